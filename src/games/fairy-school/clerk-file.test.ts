import { describe, expect, it } from 'vitest'
import { BadInput, type Json } from '../../core/game.ts'
import { readSession } from './clerk-file.ts'

const faults = (entries: readonly Json[], seats = 3) => {
  try {
    readSession(seats, entries)
    return []
  } catch (error) {
    if (error instanceof BadInput) return error.faults
    throw error
  }
}

const kindness = (from: number) => ({ type: 'kindness', seat: 0, from, cubes: 1 })

describe('a session of Fairy School out of a file', () => {
  it('is told through: the month of the year comes from its entries (FS-P7-01)', () => {
    const next = { type: 'next' }
    const second = { type: 'trimester', trimester: 2 }
    expect(readSession(3, [])).toEqual({ round: 1, part: { at: 1, round: 0 }, over: false })
    expect(readSession(3, [second])).toEqual({ round: 4, part: { at: 2, round: 0 }, over: false })
    expect(readSession(3, [second, next])).toEqual({ round: 4, part: { at: 2, round: 1 }, over: false })
    expect(readSession(3, [{ type: 'length', length: 'short' }, { type: 'trimester', trimester: 3 }, next]).part).toEqual({
      at: 'last',
      round: 1,
    })
  })

  it('has a result once it is over and all elements are told (FS-SCORE-01, 05)', () => {
    const next = { type: 'next' }
    const finals = [0, 1, 2].map((seat) => ({ type: 'final', seat, final: `f${seat + 1}` }))
    const early: readonly Json[] = [{ type: 'length', length: 'short' }, { type: 'trimester', trimester: 3 }, kindness(1), ...finals]
    // The choice of the finals, then all the months there may be, the last of which has one phase more.
    const over = [...early, ...Array.from({ length: 1 + 12 * 6 + 1 }, () => next)]
    const left = [0, 1, 2].map((seat) => ({ type: 'elements', seat, elements: { earth: 0, plant: 0, fire: 10 * seat, water: 0, air: 0 } }))
    expect(readSession(3, [...over, ...left.slice(1)])).toMatchObject({ over: true })
    expect(readSession(3, [...over, ...left.slice(1)])).not.toHaveProperty('result')
    expect(readSession(3, [...over, ...left]).result).toEqual({ ranks: [2, 3, 1], points: [1, 1, 2] })
    // People may end it sooner.
    expect(readSession(3, [...early, ...left])).not.toHaveProperty('result')
    expect(readSession(3, [...early, ...left, { type: 'end' }]).result).toEqual({ ranks: [2, 3, 1], points: [1, 1, 2], early: true })
    // In the last spending to end it is what comes next (FS-END-05).
    const spending = over.slice(0, -1)
    expect(readSession(3, [...spending, ...left, { type: 'end' }]).result).toEqual({ ranks: [2, 3, 1], points: [1, 1, 2] })
  })

  it('is refused with every entry that is none, or the first that does not fit and the rule (FS-P4-02)', () => {
    expect(faults([kindness(1), 'next', { type: 'spell' }]).map(({ path }) => path)).toEqual(['entries[1]', 'entries[2]'])
    expect(faults([kindness(1), kindness(0)])).toMatchObject([{ path: 'entries[1]', rule: 'FS-P4-02' }])
    expect(faults([], 1)).toMatchObject([{ path: 'seats' }])
    expect(faults([], 7)).toMatchObject([{ path: 'seats' }])
  })
})
