/** Whether a game's shortcut to a likely move keeps the odds of its weights. */
import { expect } from 'vitest'
import { CHANCE, type Game, type Types } from '../../core/game.ts'
import { type Rng, rngAt, Sfc32 } from '../../core/rng.ts'

const DRAWS = 2000

/** Draws again and again; every move has to come as often as its weight among all says, give or take five standard deviations. */
function drawFrom<T extends Types>(game: Game<T>, s: T['state'], seat: number, rng: Rng): void {
  const weights: number[] = []
  const moves = game.moves(s, seat)
  game.advice.weights(s, seat, moves, weights)
  const sum = weights.slice(0, moves.length).reduce((a, b) => a + b, 0)
  const times = new Map<number, number>()
  for (let n = 0; n < DRAWS; n++) {
    const move = game.advice.drawn?.(s, seat, rng) ?? -1
    times.set(move, (times.get(move) ?? 0) + 1)
  }
  expect([...times.keys()].filter((move) => !moves.includes(move))).toEqual([])
  for (const [i, move] of moves.entries()) {
    const share = (weights[i] ?? 0) / sum
    const off = Math.abs((times.get(move) ?? 0) - DRAWS * share)
    expect(off, `move ${move}, expected to be ${share} of all`).toBeLessThan(5 * Math.sqrt(DRAWS * share * (1 - share)) + 1)
  }
}

/** Tries every `nth` decision of a random game for which the shortcut is made. How many they were. */
export function drawsAsWeighed<T extends Types>(game: Game<T>, seats: number, deal: number, nth: number): number {
  const s = game.setup(game.notation.options({}), seats)
  let met = 0
  for (let ply = 0, [by] = game.pending(s); by !== undefined; [by] = game.pending(s), ply++) {
    const rng = rngAt(deal, ply)
    const moves = by === CHANCE ? [game.chance(s, rng)] : game.moves(s, by)
    const short = by !== CHANCE && moves.length > 1 && game.advice.drawn?.(s, by, new Sfc32(1)) !== null
    if (short && met++ % nth === 0) drawFrom(game, s, by, new Sfc32(ply))
    game.apply(s, by, moves[rng.next(moves.length)] ?? 0)
  }
  return Math.floor(met / nth)
}
