/** Random playouts of any game, measured in the smallest loop that still does what a search does: enumerate, choose, apply. */
import { CHANCE, type Game, type Move, type Types } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'

/**
 * Processor time of this process so far in milliseconds, all threads. What else the machine does counts little in it, where
 * wall time on a busy machine says nothing; only one thread of the bench works at a time.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How much was played, and how long one decision took. */
export interface Pace {
  readonly games: number
  readonly decisions: number
  readonly nsPerDecision: number
}

/**
 * Plays one random game in place.
 * @returns the number of decisions, those of CHANCE included.
 */
export function playout<T extends Types>(game: Game<T>, state: T['state'], rng: Rng, moves: Move[]): number {
  let count = 0
  for (let actors = game.pending(state); actors.length > 0; actors = game.pending(state)) {
    const actor = actors[0] ?? CHANCE
    if (actor === CHANCE) game.apply(state, CHANCE, game.chance(state, rng))
    else {
      moves.length = 0
      game.moves(state, actor, moves)
      game.apply(state, actor, moves[rng.next(moves.length)] ?? 0)
    }
    count++
  }
  return count
}

/** Random games from `root` for about `ms` milliseconds of processor time. */
export function playouts<T extends Types>(game: Game<T>, root: T['state'], ms: number, seed = 1): Pace {
  const rng = new Sfc32(seed)
  const moves: Move[] = []
  let games = 0
  let decisions = 0
  const start = processorMs()
  do {
    decisions += playout(game, game.clone(root), rng, moves)
    games++
  } while (processorMs() - start < ms)
  return { games, decisions, nsPerDecision: ((processorMs() - start) * 1e6) / decisions }
}

/** A state from the middle of a random game, where a seat must decide between at least eight moves. */
export function middle<T extends Types>(game: Game<T>, state: T['state'], rng: Rng): T['state'] {
  for (let count = 0; ; count++) {
    const actor = game.pending(state)[0] ?? CHANCE
    const moves = actor === CHANCE ? [game.chance(state, rng)] : game.moves(state, actor)
    if (count > 40 && moves.length >= 8) return state
    game.apply(state, actor, moves[rng.next(moves.length)] ?? 0)
  }
}

/** The middle of the sorted values. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Median, and the range that holds the middle nine tenths. */
export function spread(values: readonly number[]): { median: number; p5: number; p95: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
  return { median: median(values), p5: at(0.05), p95: at(0.95) }
}
