/**
 * `npm run check`: everything about the sources that can be judged without running them, then the weight of a fresh build.
 * Ends non-zero when a check fails; writes reports/check.json for `npm test`. `--no-build` leaves out build and weights.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary, filesUnder, root, run, seconds } from './files.mjs'
import { faultsOf } from './laws.mjs'
import { described, importersOfWorkers, weigh } from './sizes.mjs'

/** Runs a program whose exit code is the verdict. */
const program = (command, env) => async () => {
  const { code, output } = await run(command, { quiet: true, env })
  return { ok: code === 0, lines: code === 0 ? [] : output.trim().split('\n') }
}

async function laws() {
  const paths = [...filesUnder('src', /\.(tsx?|css)$/), ...filesUnder('e2e', /\.ts$/)]
  const faults = paths.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')))
  const lines = faults.map(({ path, line, message, warning }) => `${warning ? 'note' : 'ERROR'} ${path}:${line} ${message}`)
  return { ok: faults.every((fault) => fault.warning), lines: lines.sort() }
}

async function sizes() {
  const weights = weigh()
  return { ok: weights.every(({ bytes, limit, strangers }) => bytes <= limit && strangers.length === 0), lines: weights.map(described) }
}

async function firstScripts() {
  const found = importersOfWorkers()
  return { ok: found.length === 0, lines: found.map((file) => `${file} imports a worker's first script`) }
}

const checks = [
  ['types of every layer', program([...binary('typescript/bin/tsc'), '-b', '--pretty', 'false'])],
  ['lint and format', program([...binary('@biomejs/biome/bin/biome'), 'check', '--max-diagnostics=30', '--error-on-warnings'])],
  ['import law, bans, names, lengths', laws],
  ['unused code', program([...binary('knip/bin/knip.js'), '--no-progress'])],
  ...(process.argv.includes('--no-build')
    ? []
    : [
        ['build', program([...binary('vite/bin/vite.js'), 'build'])],
        ['weight of the build', sizes],
        ['first scripts of workers', firstScripts],
      ]),
]

const results = []
for (const [name, check] of checks) {
  const start = performance.now()
  const { ok, lines } = await check().catch((error) => ({ ok: false, lines: [String(error?.stack ?? error)] }))
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(start)})`)
  for (const line of lines) console.log(`       ${line}`)
  results.push({ name, ok })
}
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/check.json'), JSON.stringify(results))
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
