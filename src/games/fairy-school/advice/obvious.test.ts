import { describe, expect, it } from 'vitest'
import { CHANCE, type Knowledge } from '../../../core/game.ts'
import { rngAt } from '../../../core/rng.ts'
import { fairySchool } from '../index.ts'
import type { State } from '../state.ts'
import type { FairySchoolTypes } from '../types.ts'

const { advice } = fairySchool
const { obvious } = advice

/** Plays a game in which everybody mostly does what is likely; how many obvious moves were held against the weights of all. */
function agree(seats: number, deal: number, options: unknown, knowledge: Knowledge<FairySchoolTypes<State>>): number {
  const s = fairySchool.setup(fairySchool.notation.options(options), seats)
  const weights: number[] = []
  let compared = 0
  for (let ply = 0, [by] = fairySchool.pending(s); by !== undefined; [by] = fairySchool.pending(s), ply++) {
    const rng = rngAt(deal, ply)
    if (by === CHANCE) {
      fairySchool.apply(s, CHANCE, fairySchool.chance(s, rng))
      continue
    }
    const moves = fairySchool.moves(s, by)
    knowledge.weights(s, by, moves, weights)
    const most = Math.max(...weights.slice(0, moves.length))
    const [move] = knowledge.obvious?.(s, by) ?? []
    if (move !== undefined) {
      compared++
      expect({ ply, weight: weights[moves.indexOf(move)] }).toEqual({ ply, weight: most })
    }
    fairySchool.apply(s, by, rng.next(4) === 0 ? (moves[rng.next(moves.length)] ?? 0) : (moves[weights.indexOf(most)] ?? 0))
  }
  return compared
}

describe('the obvious move', () => {
  it.each([
    [2, {}],
    [3, { length: 'short' }],
    [4, { wide: true }],
    [6, {}],
  ])('weighs most of all, with %i fairies and %o', (seats, options) => {
    for (const deal of [1, 2, 3]) expect(agree(seats, deal, options, advice)).toBeGreaterThan(200)
  })

  it('weighs most of all for one who plays to win, too', () => {
    const toWin = advice.playingToWin?.(1) ?? advice
    for (const deal of [1, 2, 3]) expect(agree(4, deal, {}, toWin)).toBeGreaterThan(200)
  })

  it('is a whole plan for a hand, and each of its cards is the obvious one when its turn comes', () => {
    const s = fairySchool.setup(fairySchool.notation.options({}), 2)
    const lines: (readonly number[])[] = []
    for (let ply = 0; lines.length < 12; ply++) {
      const by = fairySchool.pending(s)[0] ?? CHANCE
      const line = by === CHANCE ? [fairySchool.chance(s, rngAt(7, ply))] : [...(obvious?.(s, by) ?? [])]
      if (line.length === 0) line.push(fairySchool.moves(s, by)[0] ?? 0)
      if (line.length > 1) lines.push(line)
      for (const [i, move] of line.entries()) {
        if (i > 0) expect(obvious?.(s, by)).toEqual(line.slice(i))
        fairySchool.apply(s, by, move)
      }
    }
    expect(lines.every((line) => line.length > 2)).toBe(true)
  })
})
