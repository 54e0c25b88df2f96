#!/usr/bin/env node
// The speed gate that does not depend on the machine: instructions per decision of each game, over instructions per move of
// the yardstick, counted by callgrind. Two counts of each are run; their difference leaves start-up and compilation behind.
//   node tools/instructions.mjs [--bar 4]
import { spawnSync } from 'node:child_process'
import { build } from 'vite'

const out = 'node_modules/.cache/instructions'
const bar = Number(process.argv[process.argv.indexOf('--bar') + 1]) || 4
// The compiler is busy with rare moves up to a hundred thousand decisions; what is counted starts after that.
const [FEW, MANY] = [150_000, 300_000]

if (spawnSync('valgrind', ['--version']).error) {
  console.log('instruction gate: valgrind is not installed, so nothing was counted (apt-get install valgrind)')
  process.exit(0)
}

await build({
  configFile: false,
  logLevel: 'error',
  build: { ssr: 'src/bench/steps.ts', outDir: out, minify: false, rollupOptions: { output: { entryFileNames: 'steps.mjs' } } },
})

/** Instructions executed by one run. */
function count(what, seats, decisions) {
  const run = spawnSync(
    'valgrind',
    [
      '--tool=callgrind',
      '--callgrind-out-file=/dev/null',
      process.execPath,
      '--predictable',
      '--single-threaded',
      `${out}/steps.mjs`,
      what,
      seats,
      decisions,
    ].map(String),
    { encoding: 'utf8' },
  )
  const found = /Collected : (\d+)/.exec(run.stderr)
  if (run.status !== 0 || !found) throw new Error(`callgrind failed: ${run.stderr}`)
  return Number(found[1])
}

const perDecision = (what, seats) => (count(what, seats, MANY) - count(what, seats, FEW)) / (MANY - FEW)
const games = ['pixie-queen']
const yardstick = perDecision('yardstick', 4)
console.log(`yardstick: ${yardstick.toFixed(0)} instructions a move`)
let missed = 0
for (const game of games)
  for (const seats of [2, 3, 4, 5]) {
    const cost = perDecision(game, seats)
    const ratio = cost / yardstick
    if (ratio > bar) missed++
    console.log(
      `${game}, ${seats} seats: ${cost.toFixed(0)} instructions a decision, ${ratio.toFixed(2)} yardstick moves (bar: ${bar})${ratio > bar ? '  MISSED' : ''}`,
    )
  }
process.exitCode = missed > 0 ? 1 : 0
