import { describe, expect, it } from 'vitest'
import { bookOf, type ClerkEntry } from './clerk.ts'
import { allBelow, isFirstTold, openQuestions } from './clerk-open.ts'
import { EDITION } from './edition.ts'

const book = (...entries: readonly ClerkEntry[]) => bookOf(EDITION, 4, entries)
const open = (...entries: readonly ClerkEntry[]) => openQuestions(EDITION, book(...entries))
const next: ClerkEntry = { type: 'next' }
const order: ClerkEntry = { type: 'order', order: [2, 0, 1, 3] }

describe('what is open before the next phase', () => {
  it('is who is first, anew in every round (PQ-STEAL-01)', () => {
    expect(open()).toEqual(['favourite'])
    expect(open(order)).toEqual([])
    const second = [order, next, next, next, next, next]
    expect(book(...second)).toMatchObject({ round: 2, phase: 'steal', favourite: 2 })
    expect(isFirstTold(book(...second))).toBe(false)
    expect(open(...second)).toContain('favourite')
    expect(open(...second, { type: 'favourite', seat: 2 })).not.toContain('favourite')
  })

  it('is the demand in the offerings (PQ-OFFER-01), and a pick at any time (PQ-MINE-19)', () => {
    expect(open(next)).toEqual([])
    expect(open(next, next)).toEqual(['demand'])
    expect(open(next, next, { type: 'demand', food: 'honey' })).toEqual([])
    const rung: ClerkEntry = { type: 'points', seat: 1, points: 10 }
    expect(open(order, next, rung)).toEqual(['picks'])
    expect(open(order, next, rung, { type: 'settle', seat: 1, how: 'mercy' })).toEqual([])
    expect(open(rung, { type: 'end' })).toEqual([])
  })

  it('knows who has no pixie to send (PQ-MINE-23)', () => {
    expect(allBelow(EDITION, book(), 1)).toBe(true)
    expect(allBelow(EDITION, book({ type: 'miners', seat: 1, miners: 3 }), 1)).toBe(false)
  })
})

describe('dice', () => {
  it('show nothing of the round before', () => {
    const rolled = [{ type: 'roll', die: 'casino', face: 3 } as const, next, next, next, next]
    expect(book(...rolled).dice.casino).toBe(3)
    expect(book(...rolled, next).dice).toEqual({ casino: -1, punishment: -1 })
  })
})
