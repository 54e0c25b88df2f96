import { expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { rngAt } from '../../../core/rng.ts'
import { FOREST, STEP } from '../codes.ts'
import { fairySchool } from '../index.ts'
import type { State } from '../state.ts'
import { eyesOf } from './eyes.ts'
import { PLAIN } from './taste.ts'

/** What a fairy sees in her hand, her forest and all sets of columns. */
function seen(s: State, seat: number): readonly number[] {
  const { paid, top, bottom } = eyesOf(s, seat, PLAIN)
  const cards = [...s.hand[seat]!, ...s.forest.slice(seat * FOREST, (seat + 1) * FOREST)]
  return [...paid, ...cards.flatMap((card) => [top[card]!, bottom[card]!])]
}

it('what a fairy remembers is what she would see anew', () => {
  const other = fairySchool.setup(fairySchool.notation.options({}), 3)
  const s = fairySchool.setup(fairySchool.notation.options({}), 3)
  const met = { plan: 0, columns: 0 }
  for (let ply = 0, [by] = fairySchool.pending(s); by !== undefined; [by] = fairySchool.pending(s), ply++) {
    if (by === CHANCE) {
      fairySchool.apply(s, CHANCE, fairySchool.chance(s, rngAt(5, ply)))
      continue
    }
    if (s.at[by] === STEP.plan || s.at[by] === STEP.columns) {
      met[s.at[by] === STEP.plan ? 'plan' : 'columns']++
      const remembered = seen(s, by)
      eyesOf(other, by, PLAIN)
      expect(seen(s, by)).toEqual(remembered)
    }
    const moves = fairySchool.moves(s, by)
    const odds: number[] = []
    fairySchool.advice.weights(s, by, moves, odds)
    fairySchool.apply(s, by, moves[odds.indexOf(Math.max(...odds.slice(0, moves.length)))] ?? 0)
  }
  expect(met.plan).toBeGreaterThan(100)
  expect(met.columns).toBeGreaterThan(25)
})
