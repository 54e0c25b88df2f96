import { describe, expect, it } from 'vitest'
import { type ClerkEntry, tellAll } from './clerk.ts'
import { type Doubt, doubtsOf, rightOf } from './clerk-doubts.ts'
import { EDITION } from './edition.ts'

const next: ClerkEntry = { type: 'next' }
const times = (n: number): ClerkEntry[] => Array.from({ length: n }, () => next)
const project = (projects: number): ClerkEntry => ({ type: 'project', seat: 0, projects })
const cubes = (seat: number, n: number): ClerkEntry => ({ type: 'kindness', seat, from: 0, cubes: n })

const doubts = (...entries: readonly ClerkEntry[]) => {
  const told = tellAll(EDITION, 3, entries)
  if (!told.ok) throw new Error(told.misfit)
  return doubtsOf(EDITION, told.books, 0)
}

const right = (doubt: Doubt): ClerkEntry => ({ type: 'right', seat: 0, doubt: doubt.kind, n: rightOf(doubt) })

/** A draft and the phases of the first month; a month more. */
const toBuild = times(1 + 5)
const month = times(6)

describe('what can hardly be', () => {
  it('is a third project in one month, two are not (FS-P6-01)', () => {
    expect(doubts(...toBuild, ...month, project(2))).toEqual([])
    expect(doubts(...toBuild, ...month, project(2), project(1))).toEqual([{ kind: 'month', projects: 3 }])
    expect(doubts(...toBuild, ...month, project(3), project(-1)), 'one was taken back').toEqual([])
    expect(doubts(...toBuild, ...month, project(3), ...month), 'a new month counts anew').toEqual([])
  })

  it('is more projects than all months so far allow (FS-P6-01, FS-P7-01)', () => {
    expect(doubts(...toBuild, project(22), ...month)).toEqual([{ kind: 'projects', projects: 22, months: 2, most: 4 }])
    expect(doubts(...toBuild, project(22))).toEqual([{ kind: 'month', projects: 22 }])
    const late: ClerkEntry = { type: 'trimester', trimester: 3 }
    expect(doubts(late, project(12))).toEqual([])
    expect(doubts(late, project(13))).toEqual([{ kind: 'projects', projects: 13, months: 6, most: 12 }])
  })

  it('is a second creature since the study of this month, one of a card before it is not (FS-STUDY-02, FS-CARD-27)', () => {
    const toActivate = times(1 + 2)
    const [byCard, one, other] = (['elf', 'gnome', 'dragon'] as const).map((creature): ClerkEntry => ({ type: 'study', seat: 0, creature }))
    if (!byCard || !one || !other) throw new Error('creatures')
    const once = [...toActivate, byCard, next, next, one]
    expect(doubts(...once)).toEqual([])
    expect(doubts(...once, other)).toEqual([{ kind: 'studies', creatures: 2 }])
    expect(doubts(...once, next, other), 'told a phase later').toEqual([{ kind: 'studies', creatures: 2 }])
    expect(doubts(...once, other, next, next), 'a new month counts anew').toEqual([])
    expect(doubts(...once, next, next, other), 'nothing is told before its study').toEqual([])
  })

  it('is no number of projects in the last spending (FS-END-03)', () => {
    const year: ClerkEntry[] = [
      { type: 'trimester', trimester: 4 },
      { type: 'final', seat: 1, final: 'F2' },
      ...times(6),
      { type: 'steps', seat: 1, steps: 5 },
      next,
    ]
    expect(doubts(...year, project(3))).toEqual([])
  })

  it('is more cubes on the scales of others than a fairy has, 37 or 32 (FS-SETUP-08, FS-SHORT-03, FS-INV-03)', () => {
    expect(doubts(cubes(1, 30), cubes(2, 7))).toEqual([])
    expect(doubts(cubes(1, 30), cubes(2, 8))).toEqual([{ kind: 'cubes', cubes: 38, owned: 37 }])
    expect(doubts({ type: 'length', length: 'short' }, cubes(1, 33))).toEqual([{ kind: 'cubes', cubes: 33, owned: 32 }])
  })

  it('is nothing of a month that the book has passed over, but for the sum (FS-P6-01, FS-STUDY-02)', () => {
    const late: ClerkEntry[] = [{ type: 'trimester', trimester: 2 }, ...times(6)]
    const creatures = (['elf', 'gnome', 'dragon'] as const).map(
      (creature): ClerkEntry => ({ type: 'study', seat: 0, creature, past: true }),
    )
    const before: ClerkEntry = { type: 'project', seat: 0, projects: 6, past: true }
    expect(doubts(...late, ...creatures, before)).toEqual([])
    expect(doubts(...late, ...creatures, before, { type: 'study', seat: 0, creature: 'phoenix' }, project(2))).toEqual([])
    const now = (['sphinx', 'unicorn'] as const).map((creature): ClerkEntry => ({ type: 'study', seat: 0, creature }))
    expect(doubts(...late, ...creatures, ...now, before, project(3)), 'what is of this month is asked for as ever').toEqual([
      { kind: 'studies', creatures: 2 },
      { kind: 'month', projects: 3 },
    ])
    expect(doubts(...late, { ...before, projects: 9 })).toEqual([{ kind: 'projects', projects: 9, months: 4, most: 8 }])
  })

  it('is at rest once people say that it is right, until there is more of it or another month (FS-P6-01, FS-STUDY-02, FS-CARD-27)', () => {
    const third: Doubt = { kind: 'month', projects: 3 }
    expect(doubts(...toBuild, project(3), right(third)), 'nor is its sum doubted').toEqual([])
    expect(doubts(...toBuild, project(3), right(third), project(1))).toEqual([{ kind: 'month', projects: 4 }])
    expect(doubts(...toBuild, project(3), right(third), ...month, project(2)), 'nor the sum of the months after it').toEqual([])
    expect(doubts(...toBuild, project(3), right(third), ...month, project(3))).toEqual([{ kind: 'month', projects: 3 }])

    const toStudy = times(1 + 4)
    const [one, other, more] = (['elf', 'gnome', 'dragon'] as const).map((creature): ClerkEntry => ({ type: 'study', seat: 0, creature }))
    if (!one || !other || !more) throw new Error('creatures')
    const second: Doubt = { kind: 'studies', creatures: 2 }
    expect(doubts(...toStudy, one, other, right(second), next)).toEqual([])
    expect(doubts(...toStudy, one, other, right(second), more)).toEqual([{ kind: 'studies', creatures: 3 }])
  })

  it('is no sum and no cube that people say is right (FS-P7-01, FS-SETUP-08, FS-CARD-23)', () => {
    const late: ClerkEntry = { type: 'trimester', trimester: 3 }
    const sum: Doubt = { kind: 'projects', projects: 13, months: 6, most: 12 }
    expect(doubts(late, project(13), right(sum))).toEqual([])
    expect(doubts(late, project(13), right(sum), project(1))).toEqual([{ ...sum, projects: 14 }])
    const given: Doubt = { kind: 'cubes', cubes: 38, owned: 37 }
    expect(doubts(cubes(1, 38), right(given))).toEqual([])
    expect(doubts(cubes(1, 38), right(given), cubes(2, 1))).toEqual([{ ...given, cubes: 39 }])
  })
})
