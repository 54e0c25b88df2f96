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
    expect(readSession(3, [])).toEqual({ round: 1, over: false })
    expect(readSession(3, [{ type: 'trimester', trimester: 2 }])).toEqual({ round: 4, over: false })
  })

  it('is refused with every entry that is none, or the first that does not fit and the rule (FS-P4-02)', () => {
    expect(faults([kindness(1), 'next', { type: 'spell' }]).map(({ path }) => path)).toEqual(['entries[1]', 'entries[2]'])
    expect(faults([kindness(1), kindness(0)])).toMatchObject([{ path: 'entries[1]', rule: 'FS-P4-02' }])
    expect(faults([], 1)).toMatchObject([{ path: 'seats' }])
    expect(faults([], 7)).toMatchObject([{ path: 'seats' }])
  })
})
