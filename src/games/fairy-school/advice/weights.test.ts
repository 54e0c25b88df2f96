import { describe, expect, it } from 'vitest'
import { CHANCE, type Knowledge } from '../../../core/game.ts'
import { rngAt } from '../../../core/rng.ts'
import { fairySchool } from '../index.ts'
import type { State } from '../state.ts'
import type { FairySchoolTypes } from '../types.ts'
import { paramOf, V, verbOf } from '../words.ts'

const { advice } = fairySchool

/** Cards of others that fairies use in a game in which each always does what is likeliest, by seat. */
function given(seats: number, options: unknown, deal: number, knowledge: Knowledge<FairySchoolTypes<State>> = advice): number[] {
  const s = fairySchool.setup(fairySchool.notation.options(options), seats)
  const weights: number[] = []
  const uses = Array.from({ length: seats }, () => 0)
  for (let ply = 0, [by] = fairySchool.pending(s); by !== undefined; [by] = fairySchool.pending(s)) {
    if (by === CHANCE) {
      fairySchool.apply(s, CHANCE, fairySchool.chance(s, rngAt(deal, ply++)))
      continue
    }
    const moves = fairySchool.moves(s, by)
    knowledge.weights(s, by, moves, weights)
    const move = moves[weights.indexOf(Math.max(...weights.slice(0, moves.length)))] ?? 0
    if (verbOf(move) === V.activate && ((paramOf(move) >> 1) & 7) !== by) uses[by]!++
    fairySchool.apply(s, by, move)
  }
  return uses
}

const DEALS = [1, 2, 3, 4]

describe('two fairies that do what is likely', () => {
  it('leave few cubes with each other where each is a point for the only rival, and more where giving pays', () => {
    const sum = (options: unknown) => DEALS.flatMap((deal) => given(2, options, deal)).reduce((a, b) => a + b)
    const [printed, house] = [sum({}), sum({ giveAndTake: true })]
    expect(printed).toBeLessThan(house)
  })
})

describe('one of four who plays to win', () => {
  it.each([0, 2])('leaves fewer cubes with others than each of those who play for points, but some (seat %i)', (winner) => {
    const games = DEALS.map((deal) => given(4, {}, deal, advice.playingToWin?.(winner)))
    const uses = [0, 1, 2, 3].map((seat) => games.reduce((sum, game) => sum + game[seat]!, 0))
    expect(uses[winner]).toBeGreaterThan(0)
    expect(uses[winner]).toBeLessThan(Math.min(...uses.filter((_, seat) => seat !== winner)))
  })

  it('does as all do among five and six', () => {
    for (const seats of [5, 6]) expect(given(seats, {}, 1, advice.playingToWin?.(0))).toEqual(given(seats, {}, 1))
  })
})
