import { describe, expect, it } from 'vitest'
import type { Event, FinalLine, View } from '../../../games/pixie-queen/types.ts'
import { view } from './testing/fixture.ts'
import { turningPoint } from './turning.ts'

const line = (seat: number, total: number, rank: number): FinalLine => ({
  seat,
  total,
  rank,
  punishment: 0,
  rewards: 0,
  stones: 0,
  majorities: 0,
  servants: 0,
  eliminated: false,
})
const over: View = { ...view, result: [line(2, -5, 1), line(0, -9, 2), line(1, -30, 3)] }
const log = (...events: Event[]) => [{ events }]

describe('the turning point', () => {
  it('is what moved winner and runner-up furthest apart, with its round', () => {
    const ring: Event = { type: 'ringForged', seat: 2, gold: 3, value: 12, bonus: 2 }
    const hit: Event = { type: 'split', seat: 1, points: [3, 0, 0, 0] }
    const point = turningPoint(over, log({ type: 'round', round: 4 }, ring, { type: 'round', round: 5 }, hit))
    expect(point).toEqual({ round: 4, event: ring, swing: 14 })
  })

  it('ignores what befell others', () => {
    expect(turningPoint(over, log({ type: 'ringForged', seat: 1, gold: 1, value: 12, bonus: 0 }))).toBe(null)
  })
})
