import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { rngAt, Sfc32 } from '../../../core/rng.ts'
import { STEP } from '../codes.ts'
import { pixieQueen, type State } from '../index.ts'

/** Every nth turn of a game in which everybody chooses at random; stones that could be removed now among them or not. */
function turns(seats: number, deal: number, nth: number): [State, number][] {
  const s = pixieQueen.setup(pixieQueen.notation.options({}), seats)
  const found: [State, number][] = []
  let met = 0
  for (let ply = 0, [by] = pixieQueen.pending(s); by !== undefined; [by] = pixieQueen.pending(s), ply++) {
    const rng = rngAt(deal, ply)
    const moves = by === CHANCE ? [pixieQueen.chance(s, rng)] : pixieQueen.moves(s, by)
    if (s.step === STEP.turn && met++ % nth === 0) found.push([pixieQueen.clone(s), by])
    pixieQueen.apply(s, by, moves[rng.next(moves.length)] ?? 0)
  }
  return found
}

const DRAWS = 4000

describe('a move drawn for a turn', () => {
  it.each([2, 4, 5])('comes as often as its weight says, with %i players', (seats) => {
    const weights: number[] = []
    let compared = 0
    for (const [s, seat] of turns(seats, 3, 2)) {
      const rng = new Sfc32(5)
      if (pixieQueen.advice.drawn?.(s, seat, rng) === null) continue
      const moves = pixieQueen.moves(s, seat)
      pixieQueen.advice.weights(s, seat, moves, weights)
      const sum = weights.slice(0, moves.length).reduce((a, b) => a + b, 0)
      const times = new Map<number, number>()
      for (let n = 0; n < DRAWS; n++) {
        const move = pixieQueen.advice.drawn?.(s, seat, rng) ?? -1
        times.set(move, (times.get(move) ?? 0) + 1)
      }
      expect([...times.keys()].filter((move) => !moves.includes(move))).toEqual([])
      for (const [i, move] of moves.entries()) {
        const share = (weights[i] ?? 0) / sum
        const off = Math.abs((times.get(move) ?? 0) - DRAWS * share)
        expect(off, `move ${move} of ${share}`).toBeLessThan(5 * Math.sqrt(DRAWS * share * (1 - share)) + 1)
      }
      compared++
    }
    expect(compared).toBeGreaterThan(5)
  })
})
