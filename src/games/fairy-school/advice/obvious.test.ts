import { describe, expect, it } from 'vitest'
import { CHANCE, type Knowledge, type Move } from '../../../core/game.ts'
import { rngAt } from '../../../core/rng.ts'
import { STEP } from '../codes.ts'
import { fairySchool } from '../index.ts'
import type { State } from '../state.ts'
import type { FairySchoolTypes } from '../types.ts'

const { advice } = fairySchool
const { obvious } = advice

/** The moves of a seat, and the weights of all. */
function weighed(s: State, by: number, { weights }: Knowledge<FairySchoolTypes<State>>): { moves: Move[]; odds: number[] } {
  const moves = fairySchool.moves(s, by)
  const odds: number[] = []
  weights(s, by, moves, odds)
  return { moves, odds: odds.slice(0, moves.length) }
}

/** Plays a game in which everybody mostly does what is likely; how many obvious moves were held against the weights of all. */
function agree(seats: number, deal: number, options: unknown, knowledge: Knowledge<FairySchoolTypes<State>>): number {
  const s = fairySchool.setup(fairySchool.notation.options(options), seats)
  let compared = 0
  for (let ply = 0, [by] = fairySchool.pending(s); by !== undefined; [by] = fairySchool.pending(s), ply++) {
    const rng = rngAt(deal, ply)
    if (by === CHANCE) {
      fairySchool.apply(s, CHANCE, fairySchool.chance(s, rng))
      continue
    }
    const { moves, odds } = weighed(s, by, knowledge)
    const line = [...(knowledge.obvious?.(s, by) ?? [])]
    // A hand is laid by a plan that is made once; what comes later of several uses is weighed when its turn comes.
    const later = fairySchool.clone(s)
    for (const move of s.at[by] === STEP.activate ? line : line.slice(0, 1)) {
      const now = weighed(later, by, knowledge)
      compared++
      expect({ ply, weight: now.odds[now.moves.indexOf(move)] }).toEqual({ ply, weight: Math.max(...now.odds) })
      fairySchool.apply(later, by, move)
    }
    const likely = moves[odds.indexOf(Math.max(...odds))] ?? 0
    fairySchool.apply(s, by, rng.next(4) === 0 ? (moves[rng.next(moves.length)] ?? 0) : likely)
  }
  return compared
}

describe('the obvious move', () => {
  it.each([
    [2, {}],
    [2, { giveAndTake: true }],
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

  it('is a whole plan for a hand, or several uses of cubes, and each move is the obvious one when its turn comes', () => {
    const s = fairySchool.setup(fairySchool.notation.options({}), 2)
    const met = { plan: 0, activate: 0 }
    for (let ply = 0; met.plan < 12 || met.activate < 12; ply++) {
      const by = fairySchool.pending(s)[0] ?? CHANCE
      const line = by === CHANCE ? [fairySchool.chance(s, rngAt(7, ply))] : [...(obvious?.(s, by) ?? [])]
      if (line.length === 0) line.push(fairySchool.moves(s, by)[0] ?? 0)
      if (line.length > 2 && s.at[by] === STEP.plan) met.plan++
      if (line.length > 2 && s.at[by] === STEP.activate) met.activate++
      for (const [i, move] of line.entries()) {
        if (i > 0) expect(obvious?.(s, by)).toEqual(line.slice(i))
        fairySchool.apply(s, by, move)
      }
    }
  })
})
