import { describe, expect, it } from 'vitest'
import { type ClerkEntry, tellAll } from './clerk.ts'
import { changesOf } from './clerk-changes.ts'
import { EDITION } from './edition.ts'

const next: ClerkEntry = { type: 'next' }
const times = (n: number): ClerkEntry[] => Array.from({ length: n }, () => next)

function bookOf(entries: readonly ClerkEntry[]) {
  const told = tellAll(EDITION, 3, entries)
  if (!told.ok) throw new Error(told.misfit)
  return told.book
}

/** What it changes to put another entry in the place of one, or none. */
const changes = (entries: readonly ClerkEntry[], at: number, entry: ClerkEntry | null) =>
  changesOf(bookOf(entries), bookOf([...entries.slice(0, at), ...(entry ? [entry] : []), ...entries.slice(at + 1)]))

describe('what a correction changes in a year', () => {
  it('of a phase that is deleted: everything after comes a phase earlier (FS-P7-01)', () => {
    const told = times(1 + 6 + 1)
    expect(changes(told, 3, null)).toEqual([{ kind: 'moment' }])
  })

  it('of a phase that is deleted: elements told for a tie count again only where they are of the phase now (FS-P0-03)', () => {
    const elements: ClerkEntry = { type: 'elements', seat: 1, elements: { earth: 2, plant: 0, fire: 0, water: 0, air: 1 } }
    expect(changes([next, elements, next], 2, null)).toEqual([{ kind: 'moment' }, { kind: 'elements', seat: 1, now: 3, was: null }])
  })

  it('of cubes from another fairy, of a project, of steps (FS-P4-03, FS-SCORE-02, FS-FINAL-09)', () => {
    const cubes: ClerkEntry = { type: 'kindness', seat: 0, from: 1, cubes: 3 }
    expect(changes([cubes], 0, { ...cubes, cubes: 1 })).toEqual([{ kind: 'kindness', seat: 0, now: 1, was: 3 }])
    expect(changes([cubes], 0, { ...cubes, from: 2 }), 'a colour is no point').toEqual([])
    expect(changes([{ type: 'project', seat: 2, projects: 1 }], 0, null)).toEqual([{ kind: 'projects', seat: 2, now: 0, was: 1 }])
    const race: ClerkEntry[] = [
      { type: 'trimester', trimester: 4 },
      { type: 'final', seat: 0, final: 'F1' },
      { type: 'steps', seat: 0, steps: 2 },
    ]
    expect(changes(race, 2, null)).toEqual([{ kind: 'steps', seat: 0, now: 0, was: 2 }])
    expect(changes(race.slice(0, 2), 1, { type: 'final', seat: 0, final: 'F2' })).toEqual([
      { kind: 'final', seat: 0, now: 'F2', was: 'F1' },
    ])
  })

  it('of a creature: the one that goes and the one that comes (FS-STUDY-03)', () => {
    expect(changes([{ type: 'study', seat: 0, creature: 'elf' }], 0, { type: 'study', seat: 0, creature: 'gnome' })).toEqual([
      { kind: 'studied', seat: 0, creatures: ['gnome'] },
      { kind: 'unstudied', seat: 0, creatures: ['elf'] },
    ])
  })

  it('of the length and of lots (FS-SHORT-01, FS-FINAL-02)', () => {
    expect(changes([{ type: 'length', length: 'short' }], 0, null)).toEqual([{ kind: 'length', now: 'long', was: 'short' }])
    expect(changes([{ type: 'lots', order: [1, 0, 2] }], 0, null)).toEqual([{ kind: 'lots', now: [], was: [1, 0, 2] }])
  })
})
