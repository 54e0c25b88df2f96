/**
 * The long run: random games over all player counts and both presets, with every invariant of the rules checked after
 * every entry, on all cores.
 *
 *     npm run games -- --games 100000 [--seed 1] [--from 0] [--json]
 *
 * Half of the games draw moves all alike, half by the weights that guide bots. Every fiftieth game is replayed from its
 * log. Prints how games end, how long they last and what they score. Ends with 1 when an invariant was broken or a game
 * not finished; `--from N --games 1` plays such a game again.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { readArgs } from '../cli/args.ts'
import { aligned, merge, scoreTable, type Tally, table } from './long-tally.ts'
import type { Report, Share } from './long-worker.ts'

const args = readArgs(['games', ...process.argv.slice(2)])
const games = args.number('games', 1000)
const seed = args.number('seed', 1)
const from = args.number('from', 0)
const threads = Math.min(availableParallelism(), games)
const MOST_FAULTS = 20

const tally: Tally = {}
const faults: string[] = []
const start = performance.now()
let done = 0

function hear(report: Report): void {
  if (report.type === 'tally') merge(tally, report.tally)
  else if (report.type === 'fault') faults.push(`game ${report.game}: ${report.text}`)
  else {
    const before = done
    done += report.games
    const step = Math.max(1000, Math.round(games / 20))
    if (Math.floor(done / step) > Math.floor(before / step))
      process.stderr.write(`${done} games, ${Math.round((performance.now() - start) / 1000)} s\n`)
  }
}

function thread(share: Share): Promise<void> {
  // A thread does not inherit the TypeScript loader on every Node version: it registers its own.
  const file = new URL('./long-worker.ts', import.meta.url).href
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}) })`
  const worker = new Worker(code, { eval: true, workerData: share })
  worker.on('message', hear)
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (status) => (status === 0 ? resolve() : reject(new Error(`a thread ended with ${status}`))))
  })
}

await Promise.all(Array.from({ length: threads }, (_, i) => thread({ first: from + i, step: threads, end: from + games, seed })))
const seconds = (performance.now() - start) / 1000
const played = Object.values(tally).reduce((sum, row) => sum + row.games, 0)
const entries = Object.values(tally).reduce((sum, row) => sum + row.entries, 0)
const sorted: Tally = Object.fromEntries(Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1)))
if (process.argv.includes('--json')) console.log(JSON.stringify({ games: played, entries, seed, seconds, faults, tally: sorted }))
else {
  console.log(
    `${played} games, ${entries} entries, each followed by all checks; seed ${seed}, ${threads} threads, ${seconds.toFixed(0)} s\n`,
  )
  console.log(`${aligned(table(sorted))}\n`)
  console.log('R1 to R7: round of the end. out: share of players eliminated. Means of decisions (people) and entries (with chance).\n')
  console.log(`Scores of all players, and of the best of each game\n${aligned(scoreTable(sorted))}\n`)
  console.log(faults.length === 0 ? 'No invariant broken, no game unfinished.' : `${faults.length} games with a fault:`)
  for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`  ${fault}`)
}
if (faults.length > 0 || played !== games) process.exitCode = 1
