import { describe, expect, it } from 'vitest'
import { bookOf, type ClerkEntry } from './clerk.ts'
import { allBelow, demandsDue, isFirstTold, likelyOrder, openQuestions, orderNow, skillsDue, toldDemand } from './clerk-open.ts'
import { EDITION } from './edition.ts'

const book = (...entries: readonly ClerkEntry[]) => bookOf(EDITION, 4, entries)
const open = (...entries: readonly ClerkEntry[]) => openQuestions(book(...entries))
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

  it('asks for the token of this round only, and knows which were left out (PQ-OFFER-01)', () => {
    const second: ClerkEntry[] = [next, next, next, next, next, next, next]
    expect(demandsDue(book(...second))).toEqual([1, 2])
    expect(open(...second, { type: 'demand', food: 'honey', round: 1 })).toContain('demand')
    const told = book(...second, { type: 'demand', food: 'honey', round: 2 })
    expect(demandsDue(told)).toEqual([1])
    expect(openQuestions(told)).not.toContain('demand')
    expect(demandsDue(book(next)), 'none is turned up before the offerings').toEqual([])
  })

  it('knows who has no pixie to send (PQ-MINE-23)', () => {
    expect(allBelow(EDITION, book(), 1)).toBe(true)
    expect(allBelow(EDITION, book({ type: 'miners', seat: 1, miners: 3 }), 1)).toBe(false)
  })
})

describe('the order of a round', () => {
  const first = (seat: number): ClerkEntry => ({ type: 'favourite', seat })
  const round: readonly ClerkEntry[] = [next, next, next, next, next]

  it('is that of the round in which it was told, and is guessed for the next', () => {
    expect(orderNow(book())).toEqual([])
    expect(orderNow(book(order))).toEqual([2, 0, 1, 3])
    expect(orderNow(book(order, first(2)))).toEqual([2, 0, 1, 3])
    expect(orderNow(book(order, ...round))).toEqual([])
    expect(likelyOrder(book(order, ...round))).toEqual([2, 0, 1, 3])
    expect(likelyOrder(book(order, ...round, first(3)))).toEqual([3, 2, 0, 1])
    expect(likelyOrder(book())).toEqual([0, 1, 2, 3])
    expect(orderNow(book(order, ...round, { type: 'order', order: [3, 1, 0, 2] }))).toEqual([3, 1, 0, 2])
  })

  it('has whoever goes first in front and the others behind (PQ-A21-06); where the cubes lie otherwise it is not known', () => {
    expect(orderNow(book(order, next, first(1)))).toEqual([1, 2, 0, 3])
    expect(orderNow(book(order, first(1)))).toEqual([])
  })

  it('goes on without whoever fell', () => {
    expect(orderNow(book(order, { type: 'points', seat: 0, points: 60 }))).toEqual([2, 1, 3])
  })
})

it('finds the entry that told a token, of whatever round it says it is', () => {
  const told: ClerkEntry[] = [next, next, { type: 'demand', food: 'honey' }, next, { type: 'demand', food: 'bread', round: 2 }]
  const books = told.map((_, at) => book(...told.slice(0, at))).concat(book(...told))
  expect([1, 2, 3].map((round) => toldDemand(books, round))).toEqual([2, 4, -1])
})

describe('skills that were left', () => {
  const due = (...entries: readonly ClerkEntry[]) => skillsDue(book(...entries))
  const taken = (seat: number, skill: 'lightMine' | 'cheapGold' | 'extraSlot' | 'stealSilver'): ClerkEntry => ({
    type: 'skill',
    seat,
    skill,
  })

  it('are to be drawn, then to be taken by everybody, until the first round is over (PQ-SETUP-45)', () => {
    const laid: ClerkEntry = { type: 'skills', skills: ['lightMine', 'cheapGold', 'extraSlot', 'stealSilver'] }
    expect(due()).toBe('all')
    expect(due(next, next)).toBe('all')
    expect(due(laid)).toEqual([0, 1, 2, 3])
    expect(due(laid, taken(2, 'lightMine'))).toEqual([0, 1, 3])
    const all = [taken(0, 'cheapGold'), taken(1, 'extraSlot'), taken(2, 'lightMine'), taken(3, 'stealSilver')]
    expect(due(laid, ...all)).toBeNull()
    expect(due(...all), 'noted without having been laid out').toBeNull()
    expect(due(next, next, next, next, next)).toBeNull()
  })
})

describe('dice', () => {
  it('show nothing of the round before', () => {
    const rolled = [{ type: 'roll', die: 'casino', face: 3 } as const, next, next, next, next]
    expect(book(...rolled).dice.casino).toBe(3)
    expect(book(...rolled, next).dice).toEqual({ casino: -1, punishment: -1 })
  })
})
