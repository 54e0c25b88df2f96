/**
 * How fast are the rules? `npm run bench [-- --game pixie-queen --ms 120 --pairs 15 --json]`
 * Processor time is measured, not the clock. Machines are shared and drift, so everything compared is alternated within one run and only ratios are judged:
 * a decision of the full game (enumerate, choose, apply) against a move of the yardstick game, and against
 * boardgame.io driving the very same rules.
 */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { readArgs } from '../cli/args.ts'
import type { Game, Move } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { BOARDGAMEIO, CLONE_NS, YARDSTICK } from './bars.mjs'
import type { Drafts } from './boardgameio-worker.ts'
import { middle, playouts, processorMs, spread } from './playouts.ts'
import { startThread } from './thread.ts'
import { yardstick } from './yardstick/playouts.ts'

/** Milliseconds each side plays before it is measured: the compiler takes a few hundred thousand decisions to settle. */
const WARM_UP = 1500

const args = readArgs(['bench', ...process.argv.slice(2).filter((word) => word !== 'bench')])
const ms = args.number('ms', 120)
const pairs = args.number('pairs', 15)
const only = args.text('game')

/** Asks the thread that drives boardgame.io; it idles while the other side is measured. */
class Boardgameio {
  private readonly thread: Worker

  constructor(drafts: Drafts) {
    this.thread = startThread('./boardgameio-worker.ts', drafts)
  }

  async nsPerDecision(span: number, seed: number): Promise<number> {
    this.thread.postMessage({ ms: span, seed })
    const [answer] = await once(this.thread, 'message')
    return Number(answer)
  }

  end(): Promise<number> {
    return this.thread.terminate()
  }
}

async function bench(id: GameId, seats: number) {
  const game = await loadGame(id)
  const framework = new Boardgameio({ game: id, seats })
  const options = game.notation.options({})
  const root = game.setup(options, seats)
  playouts(game, root, WARM_UP)
  yardstick(WARM_UP)
  await framework.nsPerDecision(WARM_UP, 1)
  const own: number[] = []
  const overYardstick: number[] = []
  const overBoardgameio: number[] = []
  for (let i = 0; i < pairs; i++) {
    const { nsPerDecision } = playouts(game, root, ms, i + 1)
    own.push(nsPerDecision)
    overYardstick.push(nsPerDecision / yardstick(ms))
    overBoardgameio.push((await framework.nsPerDecision(ms, i + 1)) / nsPerDecision)
  }
  await framework.end()
  return {
    seats,
    nsPerDecision: spread(own),
    overYardstick: spread(overYardstick),
    overBoardgameio: spread(overBoardgameio),
    ...single(game, options, seats),
  }
}

/** Nanoseconds of one clone, one enumeration, one judgement, in the middle of a game. */
function single(game: Game, options: object, seats: number) {
  const state = middle(game, game.setup(options, seats), new Sfc32(3))
  const seat = game.pending(state)[0] ?? 0
  const moves: Move[] = game.moves(state, seat)
  const into: Move[] = []
  const time = (work: () => void): number => {
    const runs: number[] = []
    for (let r = 0; r < pairs; r++) {
      let n = 0
      const start = processorMs()
      do {
        for (let i = 0; i < 200; i++) work()
        n += 200
      } while (processorMs() - start < ms / 4)
      runs.push(((processorMs() - start) * 1e6) / n)
    }
    return Math.round(spread(runs).median)
  }
  return {
    nsPerClone: time(() => void game.clone(state)),
    nsPerMoves: time(() => {
      into.length = 0
      game.moves(state, seat, into)
    }),
    nsPerJudge: time(() => void game.judge(state, seat, moves[0] ?? 0)),
  }
}

const ids = (Object.keys(GAMES) as GameId[]).filter((id) => only === undefined || id === only)
const rows = []
for (const id of ids) {
  const { seats } = await loadGame(id)
  for (let n = seats[0]; n <= seats[1]; n++) rows.push({ game: id, bar: YARDSTICK[id], ...(await bench(id, n)) })
}
const show = ({ median, p5, p95 }: { median: number; p5: number; p95: number }, digits: number) =>
  `${median.toFixed(digits)} (${p5.toFixed(digits)} to ${p95.toFixed(digits)})`
if (args.flag('json'))
  console.log(JSON.stringify({ pairs, ms, bars: { yardstick: YARDSTICK, boardgameio: BOARDGAMEIO, cloneNs: CLONE_NS }, rows }, null, 2))
else {
  console.log(`medians of ${pairs} alternated pairs of ${ms} ms of processor time (5 % to 95 %)`)
  for (const row of rows) {
    console.log(`${row.game}, ${row.seats} seats: ${Math.round(1e9 / row.nsPerDecision.median)} decisions a second`)
    console.log(`  a decision           ${show(row.nsPerDecision, 0)} ns`)
    console.log(`  over a yardstick move ${show(row.overYardstick, 2)}   (bar: at most ${row.bar})`)
    console.log(`  boardgame.io takes    ${show(row.overBoardgameio, 0)} times as long   (bar: at least ${BOARDGAMEIO})`)
    console.log(`  clone ${row.nsPerClone} ns (bar: ${CLONE_NS[row.game]}), moves ${row.nsPerMoves} ns, judge ${row.nsPerJudge} ns`)
  }
}
const missed = rows.filter(
  (row) => row.overYardstick.median > row.bar || row.overBoardgameio.median < BOARDGAMEIO || row.nsPerClone > CLONE_NS[row.game],
)
if (missed.length > 0) {
  console.log(`missed a bar: ${missed.map((row) => `${row.game} with ${row.seats}`).join(', ')}`)
  process.exitCode = 1
}
