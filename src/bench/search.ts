/**
 * How fast is the search? `npm run measure:search [-- --game pixie-queen --seats 4 --ms 500 --pairs 9 --json]`
 * Moves per second inside it (every move that *sharp* applies in the tree, after it, in first glances and in races of plans, over all the time of a decision) against raw
 * random playouts of the same rules, alternated in one run; and its looks into the future per second against those of boardgame.io's tree
 * search at the same decisions. Processor time, as in `npm run bench`. Ends with 1 when a bar is missed.
 */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { choose } from '../bots/index.ts'
import { readArgs } from '../cli/args.ts'
import type { Game } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { SEARCH_LOOKS, SEARCH_MOVES } from './bars.mjs'
import { type Decision, decisionsOf } from './decisions.ts'
import { playouts, processorMs, spread } from './playouts.ts'
import type { Outsider } from './search-outsider.ts'
import { startThread } from './thread.ts'

const args = readArgs(['search', ...process.argv.slice(2)])
const ms = args.number('ms', 500)
const pairs = args.number('pairs', 9)
const [onlyGame, onlySeats] = [args.text('game'), args.number('seats', 0)]

/** Decisions of a game that are searched, and looks at each; a game may give some decisions a share of them. */
const DECISIONS = 24
const LOOKS = 1000
const WARM_UP = 1500

const think = (game: Game, { view, seat }: Decision, n: number) =>
  choose('sharp', game, view, seat, new Sfc32(n), () => 0, { ms: Number.MAX_VALUE, iterations: LOOKS })

/** Moves that a search of each decision applies: the same whenever it is searched again. */
function movesOf(game: Game, all: readonly Decision[]): number[] {
  let moves = 0
  const counted: Game = {
    ...game,
    apply: (s, by, m, emit) => {
      moves++
      game.apply(s, by, m, emit)
    },
  }
  return all.map((decision, n) => {
    moves = 0
    think(counted, decision, n)
    return moves
  })
}

/** Searches one decision after another for about `span` milliseconds of processor time. */
function search(game: Game, all: readonly Decision[], moves: readonly number[], span: number) {
  let [looks, applied] = [0, 0]
  const start = processorMs()
  // Always whole rounds: one decision is dearer than another.
  do
    for (const [n, decision] of all.entries()) {
      looks += think(game, decision, n).iterations
      applied += moves[n] ?? 0
    }
  while (processorMs() - start < span)
  const took = processorMs() - start
  return { nsPerMove: (took * 1e6) / applied, looksPerSecond: (1000 * looks) / took, movesPerLook: applied / looks }
}

/** Looks per second of the other bot at the next decision; it sits in a thread of its own, as its drafts slow the rules down. */
async function outsider(thread: Worker): Promise<number> {
  thread.postMessage(ms)
  const [looks] = await once(thread, 'message')
  return Number(looks)
}

async function measure(id: GameId, seats: number) {
  const game = await loadGame(id)
  const root = game.setup(game.notation.options({}), seats)
  const all = decisionsOf(game, root, DECISIONS)
  const moves = movesOf(game, all)
  const thread = startThread('./search-outsider.ts', { game: id, decisions: all } satisfies Outsider)
  playouts(game, root, WARM_UP)
  search(game, all, moves, WARM_UP)
  await outsider(thread)
  const runs: { ofRaw: number; looksPerSecond: number; movesPerLook: number; overOutsider: number }[] = []
  for (let i = 0; i < pairs; i++) {
    const { nsPerDecision } = playouts(game, root, ms, i + 1)
    const { nsPerMove, looksPerSecond, movesPerLook } = search(game, all, moves, ms)
    runs.push({ ofRaw: nsPerDecision / nsPerMove, looksPerSecond, movesPerLook, overOutsider: looksPerSecond / (await outsider(thread)) })
  }
  await thread.terminate()
  const figure = (of: (run: (typeof runs)[number]) => number) => spread(runs.map(of))
  return {
    game: id,
    seats,
    ofRaw: figure((run) => run.ofRaw),
    looksPerSecond: figure((run) => run.looksPerSecond),
    movesPerLook: figure((run) => run.movesPerLook).median,
    overOutsider: figure((run) => run.overOutsider),
  }
}

const rows = []
for (const id of Object.keys(GAMES) as GameId[]) {
  if (onlyGame !== undefined && id !== onlyGame) continue
  const { seats } = await loadGame(id)
  for (let n = seats[0]; n <= seats[1]; n++) if (onlySeats === 0 || n === onlySeats) rows.push(await measure(id, n))
}
if (args.flag('json')) console.log(JSON.stringify({ pairs, ms, bars: { ofRaw: SEARCH_MOVES, overOutsider: SEARCH_LOOKS }, rows }, null, 2))
else {
  const show = ({ median, p5, p95 }: ReturnType<typeof spread>, digits: number) =>
    `${median.toFixed(digits)} (${p5.toFixed(digits)} to ${p95.toFixed(digits)})`
  console.log(`medians of ${pairs} alternated runs of ${ms} ms of processor time (5 % to 95 %)`)
  for (const row of rows) {
    console.log(`${row.game}, ${row.seats} seats: ${show(row.looksPerSecond, 0)} looks a second of ${row.movesPerLook.toFixed(1)} moves`)
    console.log(`  moves of raw playouts  ${show(row.ofRaw, 2)} times as many   (bar: at least ${SEARCH_MOVES})`)
    console.log(`  boardgame.io's looks   ${show(row.overOutsider, 0)} times as many   (bar: at least ${SEARCH_LOOKS})`)
  }
}
const missed = rows.filter((row) => row.ofRaw.median < SEARCH_MOVES || row.overOutsider.median < SEARCH_LOOKS)
if (missed.length > 0) {
  console.log(`missed a bar: ${missed.map((row) => `${row.game} with ${row.seats}`).join(', ')}`)
  process.exitCode = 1
}
