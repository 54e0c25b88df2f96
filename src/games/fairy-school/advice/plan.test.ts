import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { rngAt } from '../../../core/rng.ts'
import { STEP } from '../codes.ts'
import { fairySchool } from '../index.ts'
import type { State } from '../state.ts'
import { READY } from '../words.ts'
import { ownerIn } from './lines.ts'

/** Plays a game in which everybody does what is likeliest; `meet` sees each state in which a seat has to decide, before it does. */
function decideAll(seats: number, deal: number, meet: (s: State, seat: number) => void): void {
  const s = fairySchool.setup(fairySchool.notation.options({}), seats)
  const weights: number[] = []
  for (let ply = 0, [by] = fairySchool.pending(s); by !== undefined; [by] = fairySchool.pending(s), ply++) {
    if (by === CHANCE) {
      fairySchool.apply(s, CHANCE, fairySchool.chance(s, rngAt(deal, ply)))
      continue
    }
    meet(s, by)
    const moves = fairySchool.moves(s, by)
    fairySchool.advice.weights(s, by, moves, weights)
    fairySchool.apply(s, by, moves[weights.indexOf(Math.max(...weights.slice(0, moves.length)))] ?? 0)
  }
}

describe('plans', () => {
  it.each([2, 4, 6])('are legal to their end, all different, and begin with the obvious one, with %i fairies', (seats) => {
    const met = new Set<string>()
    decideAll(seats, 5, (s, seat) => {
      const { lines } = (s.at[seat] === STEP.plan ? fairySchool.advice.plans?.(s, seat, 10) : null) ?? { lines: [] }
      // With the first card of a hand; of those that are as good as each other the plan goes on with what it began.
      const moment = `${s.moment} ${seat}`
      if (lines.length < 2 || met.has(moment)) return
      met.add(moment)
      expect(lines.length).toBeLessThanOrEqual(10)
      expect(lines[0]).toEqual(fairySchool.advice.obvious?.(s, seat))
      expect(new Set(lines.map(String)).size).toBe(lines.length)
      for (const line of lines) {
        const t = fairySchool.clone(s)
        for (const move of line) {
          expect(fairySchool.judge(t, seat, move)).toEqual({ ok: true })
          fairySchool.apply(t, seat, move)
        }
        expect(t.hand[seat]).toEqual([])
      }
    })
    expect(met.size).toBeGreaterThan(10)
  })

  it('do not stop while a card of her own is worth its cube, which comes back to her', () => {
    let met = 0
    decideAll(4, 6, (s, seat) => {
      const likeliest = fairySchool.advice.obvious?.(s, seat)?.[0] ?? READY
      if (s.at[seat] !== STEP.activate || likeliest === READY || ownerIn(likeliest) !== seat) return
      met++
      const { lines } = fairySchool.advice.plans?.(s, seat, 10) ?? { lines: [] }
      expect(lines.map(([move]) => move)).not.toContain(READY)
      expect(lines.length).toBeGreaterThan(0)
    })
    expect(met).toBeGreaterThan(20)
  })
})
