/**
 * The long run: random games over all player counts and variants of each game, with every invariant of the rules checked after
 * every entry, and at the end the count of the rules beside that of the clerk of the box, on all cores.
 *
 *     npm run games -- --games 100000 [--game pixie-queen] [--seed 1] [--from 0] [--json]
 *
 * So many games of each game in the list, or of one. Half of them draw moves all alike, half by the weights that guide
 * bots. Every fiftieth is replayed from its log. Prints how games end, how long they last and what they score. Ends with 1
 * when an invariant was broken, a game not finished or counted otherwise by the clerk; `--from N --games 1` plays such a game again.
 */
import { availableParallelism } from 'node:os'
import { readArgs } from '../cli/args.ts'
import { aligned, merge, scoreTable, type Tally, table } from './long-tally.ts'
import type { Report, Share } from './long-worker.ts'
import { SUPERVISED, type SupervisedId } from './supervised.ts'
import { startThread } from './thread.ts'

const args = readArgs(['games', ...process.argv.slice(2)])
const games = args.number('games', 1000)
const seed = args.number('seed', 1)
const from = args.number('from', 0)
const only = args.text('game')
const asJson = args.flag('json')
const threads = Math.min(availableParallelism(), games)
const MOST_FAULTS = 20

/** What came of the games of one game. */
class Run {
  readonly tally: Tally = {}
  readonly faults: string[] = []
  private readonly start = performance.now()
  private done = 0

  get seconds(): number {
    return (performance.now() - this.start) / 1000
  }

  hear(report: Report): void {
    if (report.type === 'tally') merge(this.tally, report.tally)
    else if (report.type === 'fault') this.faults.push(`game ${report.game}: ${report.text}`)
    else this.progress(report.games)
  }

  private progress(more: number): void {
    const step = Math.max(1000, Math.round(games / 20))
    const before = this.done
    this.done += more
    if (Math.floor(this.done / step) > Math.floor(before / step))
      process.stderr.write(`${this.done} games, ${Math.round(this.seconds)} s\n`)
  }
}

function thread(run: Run, share: Share): Promise<void> {
  const worker = startThread('./long-worker.ts', share)
  worker.on('message', (report: Report) => run.hear(report))
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (status) => (status === 0 ? resolve() : reject(new Error(`a thread ended with ${status}`))))
  })
}

/** Plays the games of one game and prints what came of them. @returns whether all is well. */
async function supervise(game: SupervisedId): Promise<boolean> {
  const run = new Run()
  const shares = Array.from({ length: threads }, (_, i) => ({ game, first: from + i, step: threads, end: from + games, seed }))
  await Promise.all(shares.map((share) => thread(run, share)))
  const { seconds, faults } = run
  const tally: Tally = Object.fromEntries(Object.entries(run.tally).sort(([a], [b]) => (a < b ? -1 : 1)))
  const sum = (field: 'games' | 'entries') => Object.values(tally).reduce((n, row) => n + row[field], 0)
  const [played, entries] = [sum('games'), sum('entries')]
  if (asJson) console.log(JSON.stringify({ game, games: played, entries, seed, seconds, faults, tally }))
  else {
    const { reasons } = await SUPERVISED[game]()
    const pace = `${threads} threads, ${seconds.toFixed(0)} s, ${((1000 * threads * seconds) / played).toFixed(1)} ms of a thread a game`
    console.log(
      `${game}: ${played} games, ${entries} entries, each followed by all checks, and every end counted by the clerk too; seed ${seed}, ${pace}\n`,
    )
    console.log(`${aligned(table(tally, reasons))}\n`)
    console.log('Means of decisions (people) and entries (with chance); shares of games, or of players.\n')
    console.log(`Scores of all players, and of the best of each game\n${aligned(scoreTable(tally))}\n`)
    console.log(
      faults.length === 0
        ? 'No invariant broken, no game unfinished, no count of the clerk other than that of the rules.\n'
        : `${faults.length} games with a fault:`,
    )
    for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`  ${fault}`)
  }
  return faults.length === 0 && played === games
}

const known = Object.keys(SUPERVISED) as SupervisedId[]
const asked = known.filter((id) => only === undefined || id === only)
if (asked.length === 0) throw new Error(`no game is called ${only}`)
for (const game of asked) if (!(await supervise(game))) process.exitCode = 1
