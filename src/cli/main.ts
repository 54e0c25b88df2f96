#!/usr/bin/env node
/** The same tables from a terminal: JSON in, JSON out. `npm run -s cli -- help` lists the commands. */
import { readFileSync } from 'node:fs'
import { run } from './run.ts'

const argv = process.argv.slice(2)
// The benchmark prints as it goes along.
if (argv[0] === 'bench') await import('../bench/main.ts')
else {
  const { status, out, error } = await run(argv, () => readFileSync(0, 'utf8'))
  process.stdout.write(out)
  process.stderr.write(error)
  process.exitCode = status
}
