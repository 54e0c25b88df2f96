import { describe, expect, it } from 'vitest'
import { bookOf, type ClerkEntry } from './clerk.ts'
import { changesOf } from './clerk-changes.ts'
import { EDITION } from './edition.ts'

const next: ClerkEntry = { type: 'next', apart: true }
/** What it changes to put another entry in the place of one, or none. */
const changes = (entries: readonly ClerkEntry[], at: number, entry: ClerkEntry | null) => {
  const edited = [...entries.slice(0, at), ...(entry ? [entry] : []), ...entries.slice(at + 1)]
  return changesOf(EDITION, bookOf(EDITION, 3, entries), bookOf(EDITION, 3, edited))
}

describe('what a correction changes', () => {
  it('is nothing where the books come to the same', () => {
    const told: ClerkEntry[] = [
      { type: 'order', order: [0, 1, 2] },
      { type: 'favourite', seat: 2 },
    ]
    expect(changes(told, 0, { type: 'order', order: [1, 0, 2] })).toEqual([])
  })

  it('of the first order: the favourite, and whom picks ask for a pixie (PQ-SETUP-14, PQ-MINE-25)', () => {
    const told: ClerkEntry[] = [
      { type: 'order', order: [0, 1, 2] },
      { type: 'points', seat: 0, points: 10 },
    ]
    expect(changes(told, 0, { type: 'order', order: [1, 0, 2] })).toEqual([
      { kind: 'favourite', now: 1, was: 0 },
      { kind: 'picks', seat: 0, now: 1, was: 0 },
    ])
  })

  it('of the skills laid out: who holds one that is not among them, and told once (PQ-SETUP-45, PQ-PUNISH-05)', () => {
    const told: ClerkEntry[] = [
      { type: 'skills', skills: ['lightMine', 'cheapGold'] },
      { type: 'skill', seat: 1, skill: 'lightMine' },
    ]
    const stray = [{ kind: 'stray', seat: 1, skill: 'lightMine' }]
    expect(changes(told, 0, { type: 'skills', skills: ['cheapGold'] })).toEqual(stray)
    expect(changes([{ type: 'skills', skills: ['cheapGold'] }, ...told.slice(1)], 0, { type: 'skills', skills: ['extraSlot'] })).toEqual([])
  })

  it('of a tile taken: how many golden ones are left (PQ-END-01)', () => {
    expect(changes([{ type: 'tile', series: 'ring' }], 0, null)).toEqual([{ kind: 'golden', now: 15, was: 14 }])
    expect(changes([{ type: 'tile', series: 'ring' }], 0, { type: 'tile', series: 'special' })).toEqual([])
  })

  it('of who sends a pixie to a furious Queen: miners and their points (PQ-OFFER-35, PQ-PUNISH-02)', () => {
    const none = [0, 1, 2].map((seat): ClerkEntry => ({ type: 'miners', seat, miners: 0 }))
    const told: ClerkEntry[] = [...none, next, next, { type: 'furious', seat: 2, apart: true }]
    expect(changes(told, 5, { type: 'furious', seat: 1, apart: true })).toEqual([
      { kind: 'punishment', seat: 1, now: 1, was: 0 },
      { kind: 'miners', seat: 1, now: 1, was: 0 },
      { kind: 'punishment', seat: 2, now: 0, was: 1 },
      { kind: 'miners', seat: 2, now: 0, was: 1 },
    ])
  })

  it('of a step of the round that is deleted: everything after comes a phase earlier (PQ-PUNISH-01)', () => {
    const on = [next, next, next, next]
    expect(changes(on, 1, null)).toEqual([{ kind: 'moment' }, ...[0, 1, 2].map((seat) => ({ kind: 'punishment', seat, now: 0, was: 2 }))])
    const climbed: ClerkEntry[] = [{ type: 'track', seat: 0, track: 'gold', by: 2 }, next]
    expect(changes(climbed, 0, null)).toEqual([{ kind: 'track', seat: 0, track: 'gold', now: 0, was: 2 }])
  })
})
