import { describe, expect, it } from 'vitest'
import { stateOf } from '../../../core/testing/scenario.ts'
import { pixieQueen } from '../index.ts'
import type { State } from '../state.ts'
import { buildPosition, type Setup } from '../testing.ts'
import { SPACE } from '../words.ts'
import { FIRST_PLACE, firstToCome } from './features.ts'

const state = (setup: Setup): State => stateOf(pixieQueen, buildPosition(setup)) as State

/** What the order of play is worth, seat by seat. */
const worth = (setup: Setup): number[] => {
  const s = state(setup)
  const isOrder = (name: string) => name === 'first' || name === 'order'
  return s.now.map((_, seat) => pixieQueen.advice.features(s, seat).reduce((sum, { name, value }) => sum + (isOrder(name) ? value : 0), 0))
}

describe('the order of play', () => {
  it('is worth most in front, less the nearer the end', () => {
    const [early = 0, ...behind] = worth({ round: 2 })
    const [late = 0] = worth({ round: 7 })
    expect(behind).toEqual([0, 0])
    expect(late).toBeGreaterThan(0)
    expect(early).toBeGreaterThan(late)
  })

  it('counts for a part of what it brings, found by play for each number of seats: looks ahead see the rest', () => {
    const credits = [2, 3, 4, 5].map((seats) => {
      const setup = { seats, order: [0, 1, 2, 3, 4].slice(0, seats), next: [1, 0, 2, 3, 4].slice(0, seats) }
      const [now = 0, next = 0] = worth(setup)
      // With five who is not first is credited with a little of the next order, too: seat 0 here, the second of it.
      const behind = seats === 5 ? 0.7 * 3 * 0.08 * firstToCome(state(setup)) : 0
      return [(now - behind) / FIRST_PLACE, next / firstToCome(state(setup))]
    })
    const wanted = [
      [0.6, 0.6],
      [0.75, 0.75],
      [0.5, 0.64],
      [1, 0.7],
    ]
    for (const [i, pair] of wanted.entries())
      for (const [j, credit] of pair.entries()) expect(Math.abs((credits[i]?.[j] ?? 0) - credit)).toBeLessThan(0.03)
  })

  it('is worth a little to those behind with five, more the more seats are behind them, and nothing at other tables', () => {
    const last = {
      4: worth({ seats: 4, order: [0, 1, 2, 3], next: [1, 2, 0, 3] }),
      5: worth({ seats: 5, order: [0, 1, 2, 3, 4], next: [1, 2, 3, 0, 4] }),
    }
    expect(last[4].slice(2)).toEqual([0, 0])
    const [, first = 0, second = 0, fourth = 0, fifth] = last[5]
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(fourth)
    expect(fourth).toBeGreaterThan(0)
    expect(fifth).toBe(0)
  })

  it('parts this round from those to come', () => {
    const [now = 0, next = 0, none] = worth({ order: [0, 1, 2], next: [1, 0, 2] })
    expect(none).toBe(0)
    expect(now + next).toBeCloseTo(worth({})[0] ?? 0)
    expect(worth({ priority: 1, discs: { 21: [1] } }).map((x) => x > 0)).toEqual([true, true, false])
  })

  it('is changed gladly where the honey takes one to the front', () => {
    const weight = (honey: number): number => {
      const into: number[] = []
      pixieQueen.advice.weights(state({ next: [1, 2, 0], goods: { 0: { honey } } }), 0, [SPACE(20)], into)
      return into[0] ?? 0
    }
    expect(weight(2)).toBeGreaterThan(10 * weight(1))
  })
})
