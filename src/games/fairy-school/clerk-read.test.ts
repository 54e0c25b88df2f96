import { describe, expect, it } from 'vitest'
import type { ClerkEntry } from './clerk.ts'
import { readEntries, readEntry } from './clerk-read.ts'

const ENTRIES: readonly ClerkEntry[] = [
  { type: 'length', length: 'short' },
  { type: 'kindness', seat: 0, from: 2, cubes: 3 },
  { type: 'study', seat: 1, creature: 'elf' },
  { type: 'project', seat: 2, projects: -1 },
  { type: 'study', seat: 1, creature: 'gnome', past: true },
  { type: 'project', seat: 2, projects: 5, past: true },
  { type: 'right', seat: 2, doubt: 'month', n: 3 },
  { type: 'final', seat: 0, final: 'f3' },
  { type: 'steps', seat: 0, steps: 4 },
  { type: 'elements', seat: 1, elements: { earth: 1, plant: 0, fire: 12, water: 3, air: 2 } },
  { type: 'lots', order: [2, 0, 1] },
  { type: 'trimester', trimester: 3 },
  { type: 'next' },
  { type: 'end' },
]

describe('entries of a boxed Fairy School as they come out of a store', () => {
  it.each(ENTRIES)('%j is read as it was written', (entry) => {
    expect(readEntry(JSON.parse(JSON.stringify(entry)), 3)).toEqual(entry)
  })

  it.each([
    null,
    [],
    'next',
    { type: 'toString' },
    { type: 'length', length: 'endless' },
    { type: 'kindness', seat: 3, from: 0, cubes: 1 },
    { type: 'kindness', seat: 0, from: 3, cubes: 1 },
    { type: 'kindness', seat: 0, from: 1, cubes: 0.5 },
    { type: 'study', seat: 0, creature: 'goblin' },
    { type: 'project', seat: 0 },
    { type: 'right', seat: 0, doubt: 'weather', n: 3 },
    { type: 'right', seat: 0, doubt: 'cubes', n: -1 },
    { type: 'final', seat: 0, final: 'a name that is far too long' },
    { type: 'steps', seat: 0, steps: -1 },
    { type: 'elements', seat: 0, elements: { earth: 1 } },
    { type: 'elements', seat: 0, elements: { earth: 1, plant: 0, fire: 0, water: 0, air: -1 } },
    { type: 'lots', order: [0, 0, 1] },
    { type: 'lots', order: [0, 1] },
    { type: 'trimester', trimester: 5 },
  ])('%j is refused', (raw) => {
    expect(readEntry(raw, 3)).toBeNull()
  })

  it('refuses a session with one entry that cannot be read', () => {
    expect(readEntries([...ENTRIES, { type: 'later' }], 3)).toBeNull()
    expect(readEntries(ENTRIES, 3)).toEqual(ENTRIES)
  })
})
