/**
 * Which bot is stronger? Tournaments on all cores.
 *
 *     npm run arena -- --game pixie-queen --bots sharp,greedy [--seats 2] [--games 400] [--ms 100 | --iterations 600] [--options '{...}']
 *                      [--seed 1] [--threads 2] [--bar 65] [--fresh] [--json]
 *
 * The first bot holds one seat, the second all others; as many names as seats are each their own. Seats rotate: a deal is
 * played once from every seat of the first bot, with the same cards and luck of the table. `--ms` gives everybody the same
 * time a decision; without it each level takes its own. `--iterations` counts instead of reading the clock: every level takes its own
 * number of looks, at most so many, however busy the machine. Bots are the levels, each with a temperament of the game where one is
 * said (`sharp:NAME`), and `boardgameio`, the tree search of that framework over the same rules; `steady@FILE` judges positions by
 * the factors of a file that `npm run train` wrote, `steady@hand` by none. Every game is written to reports/arena/ as it ends, and a tournament that was broken off
 * goes on there; `--fresh` begins anew. Prints the first bot's share of wins with a 95 % interval over deals, scores,
 * and time per decision. Ends with 1 when its share of wins, in percent, is below `--bar`.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readArgs } from '../cli/args.ts'
import type { Arena, Pairing, Played } from './arena-worker.ts'
import { estimate, mean, plusMinus, quantile } from './estimates.ts'
import { kept, optionsIn } from './kept.ts'
import { aligned } from './long-tally.ts'
import { startThread } from './thread.ts'

const args = readArgs(['arena', ...process.argv.slice(2)])
const names = args.need('bots').split(',')
const seats = args.number('seats', Math.max(2, names.length))
const arena: Arena = {
  game: args.need('game'),
  options: args.text('options') === undefined ? {} : args.json('options'),
  ms: args.number('ms', 0),
  iterations: args.number('iterations', 0),
  seed: args.number('seed', 1),
}
const deals = Math.ceil(args.number('games', 400) / seats)
const bar = args.number('bar', 0)
const threads = args.number('threads', availableParallelism())

const [first = ''] = names
/** The bots of a table, the first one in the last place still to be rotated. */
const line = Array.from({ length: seats }, (_, i) => names[Math.min(i, names.length - 1)] ?? first)
const rotated = (by: number): string[] => line.map((_, i) => line[(i - by + seats) % seats] ?? first)
const keyOf = ({ deal, bots }: Pairing): string => `${deal} ${bots.join(',')}`

const name = `arena/${[arena.game, names.join('-').replaceAll(/[:/]/g, '.'), seats, arena.iterations ? `${arena.iterations}looks` : arena.ms || 'own', arena.seed, optionsIn(arena.options)].join('_')}`
const { before, keep } = kept<Played>(name, args.flag('fresh'))

const done = new Map(before.map((played) => [keyOf(played), played]))
const wanted = Array.from({ length: deals * seats }, (_, i): Pairing => ({ deal: Math.floor(i / seats), bots: rotated(i % seats) }))
const todo = wanted.filter((pairing) => !done.has(keyOf(pairing)))
if (todo.length < wanted.length) process.stderr.write(`${wanted.length - todo.length} of ${wanted.length} games were played before\n`)

/** One thread that takes the next game whenever it is free. */
function thread(): Promise<void> {
  const worker = startThread('./arena-worker.ts', arena)
  return new Promise((resolve, reject) => {
    const next = () => {
      const pairing = todo.shift()
      if (pairing) worker.postMessage(pairing)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (played: Played) => {
      keep(played)
      done.set(keyOf(played), played)
      if (done.size % 20 === 0) process.stderr.write(`${done.size} of ${wanted.length} games\n`)
      next()
    })
    worker.on('error', reject)
    next()
  })
}

/** Share of the win that a seat has in a game, in percent. */
const share = ({ ranks }: Played, seat: number): number => (ranks[seat] === 1 ? 100 / ranks.filter((rank) => rank === 1).length : 0)
/** The first bot's figures, a value for each deal. */
function standing() {
  const played = wanted.flatMap((pairing) => done.get(keyOf(pairing)) ?? [])
  const byDeal = Array.from({ length: deals }, (_, deal) => played.filter((game) => game.deal === deal)).filter((games) => games.length > 0)
  const each = (of: (game: Played, seat: number) => number) =>
    byDeal.map((games) => mean(games.map((game) => of(game, game.bots.indexOf(first)))))
  const others = ({ scores }: Played, seat: number) => mean(scores.filter((_, i) => i !== seat))
  return {
    games: played.length,
    wins: estimate(each(share)),
    fair: 100 / seats,
    score: estimate(each(({ scores }, seat) => scores[seat] ?? 0)),
    lead: estimate(each((game, seat) => (game.scores[seat] ?? 0) - others(game, seat))),
  }
}

/** Time per real decision of a bot. */
function clock(name: string) {
  const times = [...done.values()].flatMap(({ bots, times }) => times.filter((_, seat) => bots[seat] === name).flat())
  const sum = times.reduce((a, b) => a + b, 0)
  return {
    name,
    decisions: times.length,
    perSecond: (1000 * times.length) / sum,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    max: quantile(times, 1),
  }
}

await Promise.all(Array.from({ length: Math.min(threads, todo.length) }, thread))
const found = standing()
const clocks = [...new Set(line)].map(clock)
const summary = { ...arena, bots: names, seats, ...found, clocks }
writeFileSync(`reports/${name}.json`, `${JSON.stringify(summary, null, 2)}\n`)
if (args.flag('json')) console.log(JSON.stringify(summary))
else {
  const time = arena.iterations > 0 ? `at most ${arena.iterations} looks` : arena.ms > 0 ? `${arena.ms} ms a decision` : 'own time'
  console.log(`${arena.game}, ${seats} seats, one ${first} against ${line.slice(1).join(', ')}; ${time}, ${found.games} games`)
  console.log(
    `wins ${plusMinus(found.wins, ' %')} (fair ${found.fair.toFixed(0)} %), score ${plusMinus(found.score)}, lead ${plusMinus(found.lead)}`,
  )
  const rows = clocks.map((c) => [
    c.name,
    String(c.decisions),
    c.perSecond.toFixed(1),
    ...[c.p50, c.p95, c.max].map((ms) => `${ms.toFixed(1)} ms`),
  ])
  console.log(aligned([['bot', 'decisions', 'a second', 'p50', 'p95', 'max'], ...rows]))
}
if (found.wins[0] < bar) {
  console.error(`${first} won ${found.wins[0].toFixed(1)} %, less than ${bar} %`)
  process.exitCode = 1
}
