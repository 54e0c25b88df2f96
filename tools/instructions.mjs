#!/usr/bin/env node
// The speed gate that does not depend on the machine: instructions per decision of each game, over instructions per move of
// the yardstick, counted by callgrind. Two counts of each are run; their difference leaves start-up and compilation behind.
//   node tools/instructions.mjs [--game pixie-queen]
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { build } from 'vite'
import { COUNTED, YARDSTICK } from '../src/bench/bars.mjs'

const out = 'node_modules/.cache/instructions'
const only = process.argv.includes('--game') ? process.argv[process.argv.indexOf('--game') + 1] : undefined
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
async function count(what, seats, decisions) {
  const program = [process.execPath, '--predictable', '--single-threaded', `${out}/steps.mjs`, what, seats, decisions]
  const { stderr } = await promisify(execFile)('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', ...program].map(String))
  const found = /Collected : (\d+)/.exec(stderr)
  if (!found) throw new Error(`callgrind failed: ${stderr}`)
  return Number(found[1])
}

const tables = Object.entries(COUNTED).flatMap(([game, seats]) => (only === undefined || only === game ? seats.map((n) => [game, n]) : []))
const programs = [['yardstick', 4], ...tables]
const counts = new Map()
const queue = [MANY, FEW].flatMap((decisions) => programs.map(([what, seats]) => [what, seats, decisions]))

/** Takes one count after another, the long ones first. */
async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) counts.set(next.join(), await count(...next))
}

// One for each core: what else runs does not change a count.
await Promise.all(Array.from({ length: availableParallelism() }, work))
const perDecision = (what, seats) => (counts.get(`${what},${seats},${MANY}`) - counts.get(`${what},${seats},${FEW}`)) / (MANY - FEW)

const yardstick = perDecision('yardstick', 4)
console.log(`yardstick: ${yardstick.toFixed(0)} instructions a move`)
let [passed, failed] = [0, 0]
for (const [game, seats] of tables) {
  const bar = YARDSTICK[game]
  const cost = perDecision(game, seats)
  const ratio = cost / yardstick
  if (ratio > bar) failed++
  else passed++
  const verdict = `${ratio.toFixed(2)} yardstick moves (bar: ${bar})${ratio > bar ? '  MISSED' : ''}`
  console.log(`${game}, ${seats} seats: ${cost.toFixed(0)} instructions a decision, ${verdict}`)
}
mkdirSync('reports', { recursive: true })
writeFileSync('reports/instructions.json', JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
