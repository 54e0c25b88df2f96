import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { rngAt } from '../../../core/rng.ts'
import { fairySchool } from '../index.ts'
import { paramOf, V, verbOf } from '../words.ts'

const { advice } = fairySchool

/** Cards of others that fairies use in a game in which each always does what is likeliest, by seat. */
function given(seats: number, options: unknown, deal: number): number[] {
  const s = fairySchool.setup(fairySchool.notation.options(options), seats)
  const weights: number[] = []
  const uses = Array.from({ length: seats }, () => 0)
  for (let ply = 0, [by] = fairySchool.pending(s); by !== undefined; [by] = fairySchool.pending(s)) {
    if (by === CHANCE) {
      fairySchool.apply(s, CHANCE, fairySchool.chance(s, rngAt(deal, ply++)))
      continue
    }
    const moves = fairySchool.moves(s, by)
    advice.weights(s, by, moves, weights)
    const move = moves[weights.indexOf(Math.max(...weights.slice(0, moves.length)))] ?? 0
    if (verbOf(move) === V.activate && ((paramOf(move) >> 1) & 7) !== by) uses[by]!++
    fairySchool.apply(s, by, move)
  }
  return uses
}

const DEALS = Array.from({ length: 16 }, (_, deal) => deal + 1)

describe('two fairies that do what is likely', () => {
  it('leave few cubes with each other where each is a point for the only rival, and more where giving pays', () => {
    const sum = (options: unknown) => DEALS.flatMap((deal) => given(2, options, deal)).reduce((a, b) => a + b)
    const [printed, house] = [sum({}), sum({ giveAndTake: true })]
    expect(printed).toBeLessThan(house)
  })
})
