/** One thread of the arena: plays the games it is given, one at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { choose, LEVEL_NAMES } from '../bots/index.ts'
import type { Game } from '../core/game.ts'
import { loadGame } from '../games/index.ts'
import { type Contestant, contest } from './contest.ts'

/** What the thread is started with. */
export interface Arena {
  readonly game: string
  readonly options: unknown
  /** Milliseconds a decision for everybody; 0: what each level takes by itself. */
  readonly ms: number
  readonly seed: number
}

/** A game to play: who sits where, with which cards. */
export interface Pairing {
  readonly deal: number
  readonly bots: readonly string[]
}

/** A game that was played. Times are milliseconds of each real decision, by seat. */
export interface Played extends Pairing {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly times: readonly (readonly number[])[]
}

/** The bot of boardgame.io, as a name among the levels. */
export const OUTSIDER = 'boardgameio'

const { game: id, options, ms, seed } = workerData as Arena
const game = await loadGame(id)

async function contestant(name: string): Promise<Contestant> {
  // Its drafts slow the rules down for everybody in this thread: it is loaded only where it plays.
  if (name === OUTSIDER) return (await import('./mcts.ts')).mctsContestant(game as Game, ms)
  const level = LEVEL_NAMES.find((each) => each === name)
  if (!level) throw new Error(`no bot is called ${name}: there are ${[...LEVEL_NAMES, OUTSIDER].join(', ')}`)
  const budget = ms > 0 ? { ms } : undefined
  return (view, seat, rng) => choose(level, game, view, seat, rng, () => performance.now(), budget).move
}

parentPort?.on('message', async ({ deal, bots }: Pairing) => {
  const seats = await Promise.all(bots.map(contestant))
  const result = await contest(game, game.notation.options(options), seats, seed + deal)
  const played: Played = { deal, bots, ...result, times: result.times.map((all) => all.map((each) => Math.round(each * 10) / 10)) }
  parentPort?.postMessage(played)
})
