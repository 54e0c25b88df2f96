/** Playing any game to its end, by whatever choice, and counting what came of it. */
import { type Actor, CHANCE, type Game, type Move, type Types } from '../game.ts'
import type { Entry } from '../log.ts'
import type { Rng } from '../rng.ts'

/** Picks one of the legal moves of a seat. */
export type Choose<T extends Types> = (game: Game<T>, s: T['state'], seat: number, moves: readonly Move[], rng: Rng) => Move

/** Every move equally likely. */
export const anyMove: Choose<Types> = (_game, _s, _seat, moves, rng) => moves[rng.next(moves.length)]

/** Moves as likely as the game's weights say. */
export const likelyMove: Choose<Types> = (game, s, seat, moves, rng) => {
  const weights: number[] = []
  game.advice.weights(s, seat, moves, weights)
  const sum = weights.reduce((a, b) => a + b, 0)
  let x = (rng.next(0x40000000) / 0x40000000) * sum
  for (let i = 0; i < weights.length; i++) {
    x -= weights[i]
    if (x < 0) return moves[i]
  }
  return moves[0]
}

/** Decisions after which a game is called endless. */
const ENDLESS = 20000

/** Looks at each step before it is carried out. */
export type Watch<T extends Types> = (s: T['state'], by: Actor, m: Move) => void

/** Plays a state to its end in place; any of the seats pending may go first. @returns the log. @throws Error when it does not end, or a seat has no move. */
export function playOut<T extends Types>(game: Game<T>, s: T['state'], rng: Rng, choose: Choose<T>, watch?: Watch<T>): Entry[] {
  const log: Entry[] = []
  for (let pending = game.pending(s); pending.length > 0; pending = game.pending(s)) {
    const by = pending[pending.length > 1 ? rng.next(pending.length) : 0]
    const moves = by === CHANCE ? [game.chance(s, rng)] : game.moves(s, by)
    if (moves.length === 0) throw new Error(`seat ${by} has to decide and has no move`)
    if (log.length === ENDLESS) throw new Error('the game does not end')
    const m = by === CHANCE ? moves[0] : choose(game, s, by, moves, rng)
    watch?.(s, by, m)
    game.apply(s, by, m)
    log.push([by, m])
  }
  return log
}
