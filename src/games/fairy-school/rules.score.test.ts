import { describe, expect, it } from 'vitest'
import { type FairySetup, ofType, type Scenario, type Setup, scenario } from './testing.ts'
import { CREATURES, type PlainOptions } from './types.ts'

const FIFTH = { earth: 6, plant: 4, fire: 4, water: 2 }
const FOURTH_SHORT = { earth: 5, plant: 4, water: 4 }

/** Seat 0 finishes her final project in phase 6, nobody has anything else to spend. */
const finished = (fairies: Record<number, FairySetup>, options: Partial<PlainOptions> = {}, seats = 3): Scenario => {
  const short = options.length === 'short'
  const price = short ? FOURTH_SHORT : FIFTH
  const extra = fairies[0]?.elements ?? {}
  const all: Setup['fairies'] = {
    ...fairies,
    0: {
      ...fairies[0],
      final: short ? 'f1' : 'F1',
      steps: short ? 3 : 4,
      elements: {
        earth: (extra.earth ?? 0) + price.earth,
        plant: (extra.plant ?? 0) + price.plant,
        water: (extra.water ?? 0) + price.water,
        fire: (extra.fire ?? 0) + (short ? 0 : FIFTH.fire),
        air: extra.air ?? 0,
      },
    },
  }
  // without the leaders' bonus the elements are those a test names
  const s = scenario({ seats, phase: 'realisation', trimester: 4, turn: 1, options: { leadersBonus: 'none', ...options }, fairies: all })
  s.play(0, { step: short ? 4 : 5 })
  s.ready()
  s.auto((p) => p.phase === 'over')
  return s
}
const STEPS = 15

describe('scoring', () => {
  it('FS-SCORE-01 1 point per kindness', () => {
    const s = finished({ 0: { scale: { 1: 20, 2: 11 } }, 1: { scale: { 0: 7 } } })
    expect(s.position.result!.map((r) => r.kindness)).toEqual([31, 7, 0])
    expect(s.scores()).toEqual([31 + STEPS, 7, 0])
  })

  it('FS-SCORE-01 with give and take kindness counts at most 5 points beyond what a fairy gave, between two alone', () => {
    const kind = (scale: number, given: number, options: Partial<PlainOptions>, seats = 2): number[] => {
      const s = finished({ 0: { scale: { 1: scale } }, 1: { scale: { 0: given } } }, options, seats)
      expect(s.scores()[0]).toBe(s.position.result![0]!.kindness + STEPS)
      return s.position.result!.slice(0, 2).map((r) => r.kindness)
    }
    const on = { giveAndTake: true } as const
    expect(kind(20, 0, {})).toEqual([20, 0])
    expect(kind(20, 0, on)).toEqual([5, 0])
    expect(kind(20, 14, on)).toEqual([19, 14])
    expect(kind(20, 15, on)).toEqual([20, 15])
    expect(kind(3, 30, on)).toEqual([3, 8])
    expect(kind(20, 0, on, 3)).toEqual([20, 0])
  })

  it('FS-SCORE-02 3 points per realised project, wherever it lies', () => {
    const s = finished({ 0: { realised: [81, 105] }, 1: { forest: { 'top-earth': 163 }, discard: [92], draw: [98] } })
    expect(s.position.result!.map((r) => r.projects)).toEqual([6, 9, 0])
    expect(s.scores()).toEqual([6 + STEPS, 9, 0])
  })

  it('FS-SCORE-03 3 points per realised step', () => {
    const s = finished({ 1: { steps: 4 }, 2: { steps: 1 } })
    expect(s.position.result!.map((r) => r.steps)).toEqual([15, 12, 3])
    expect(s.scores()).toEqual([15, 12, 3])
  })

  it('FS-SCORE-04 2 points per studied creature', () => {
    const s = finished({ 0: { studied: [...CREATURES] }, 1: { studied: ['elf', 'sylvan', 'griffin'] } })
    expect(s.position.result!.map((r) => r.studies)).toEqual([24, 6, 0])
    expect(s.scores()).toEqual([24 + STEPS, 6, 0])
  })

  it('FS-SCORE-05 each air counts as 2 elements, 1 point per full 10: 3 air + 13 basic 1 point, 4 air + 12 basic 2 points', () => {
    for (const [own, points] of [
      [{ air: 3, earth: 5, plant: 4, fire: 4 }, 1],
      [{ air: 4, earth: 4, plant: 4, fire: 4 }, 2],
      [{ water: 9 }, 0],
      [{ water: 10 }, 1],
      [{ air: 5 }, 1],
      [{}, 0],
    ] as const) {
      const s = finished({ 0: { elements: own } })
      expect(s.position.result![0]).toMatchObject({ elements: points, total: STEPS + points })
    }
  })

  it('FS-SCORE-06 FS-SETUP-02 the highest total wins', () => {
    const s = finished({ 1: { scale: { 0: 16 } }, 2: { scale: { 0: 3 } } })
    expect(s.scores()).toEqual([15, 16, 3])
    expect(s.ranks()).toEqual([2, 1, 3])
    expect(ofType(s.events, 'over')[0]!.winners).toEqual([1])
  })

  it('FS-SCORE-06 tie: more kindness wins', () => {
    const s = finished({ 1: { scale: { 0: 15 } }, 2: { scale: { 0: 3 }, steps: 4 } })
    expect(s.scores()).toEqual([15, 15, 15])
    expect(s.ranks()).toEqual([3, 1, 2])
    expect(s.position.result!.map((r) => r.rank)).toEqual([3, 1, 2])
  })

  it('FS-SCORE-06 still tied: victory is shared', () => {
    const s = finished({ 0: { scale: { 1: 3 } }, 1: { scale: { 0: 3 }, steps: 4, realised: [81] }, 2: {} })
    expect(s.scores()).toEqual([18, 18, 0])
    expect(s.ranks()).toEqual([1, 1, 3])
    expect(ofType(s.events, 'over')[0]!.winners).toEqual([0, 1])
  })

  it('FS-SCORE-07 FS-PROJ-03 start and S cards, current projects, cubes in the supply are worth nothing', () => {
    const s = finished({ 1: { projects: [105, 106, 107], supply: 42, fromBox: 5 }, 2: { supply: 12, discard: [49, 50] } })
    const [, one, two] = s.position.result!
    expect(one!.total).toBe(0)
    expect(two!.total).toBe(0)
    // the 25 cubes missing from fairy 2 lie on the scale of fairy 0
    expect(s.position.result![0]!.kindness).toBe(25)
  })

  it('FS-SCORE-08 FS-SETUP-03 grades: 85 passes, 90 is good, 95 is honours', () => {
    // 24 for studies, 15 for steps, 21 for projects, the rest kindness
    const base = { studied: CREATURES, realised: [77, 78, 79, 80, 82, 83, 84] }
    for (const [points, grade] of [
      [84, 'none'],
      [85, 'pass'],
      [89, 'pass'],
      [90, 'good'],
      [94, 'good'],
      [95, 'honours'],
    ] as const) {
      const s = finished({ 0: { ...base, scale: { 1: points - 60 } } }, {}, 3)
      expect(s.position.result![0]).toMatchObject({ total: points, grade })
    }
  })

  it('FS-SETUP-03 several fairies or none may succeed, and without the option nobody is graded', () => {
    const base = { studied: CREATURES, realised: [77, 78, 79, 80, 82, 83, 84, 85, 86, 87] }
    const both = {
      0: { ...base, scale: { 1: 30 } },
      1: { studied: CREATURES, steps: 4, realised: [88, 89, 90, 91, 92, 93, 94, 95, 96, 97], scale: { 0: 30 } },
    }
    expect(finished(both).position.result!.map((r) => r.grade)).toEqual(['honours', 'honours', 'none'])
    expect(finished({}).position.result!.map((r) => r.grade)).toEqual(['none', 'none', 'none'])
    expect(finished(both, { grades: false }).position.result!.map((r) => r.grade)).toEqual(['none', 'none', 'none'])
  })

  it('FS-SHORT-05 grades of the short game: 65, 70, 75', () => {
    // 24 for studies, 12 for steps, 9 for projects
    const base = { studied: CREATURES, realised: [77, 78, 79] }
    for (const [points, grade] of [
      [64, 'none'],
      [65, 'pass'],
      [69, 'pass'],
      [70, 'good'],
      [74, 'good'],
      [75, 'honours'],
    ] as const) {
      const s = finished({ 0: { ...base, scale: { 1: points - 45 } } }, { length: 'short' })
      expect(s.position.result![0]).toMatchObject({ total: points, grade })
    }
  })

  it('FS-INV-20 the total is the sum of its parts and follows from the final state alone', () => {
    const s = finished({
      0: { scale: { 1: 5 }, studied: ['elf'], realised: [81], elements: { earth: 12 } },
      1: { steps: 2, elements: { water: 30 } },
    })
    const { fairies, result } = s.position
    result!.forEach((r, seat) => {
      const f = fairies[seat]!
      const count = Object.values(f.elements).reduce((n, x) => n + x, 0) + f.elements.air
      expect(r.total).toBe(r.kindness + r.projects + r.steps + r.studies + r.elements)
      expect(r).toMatchObject({
        kindness: f.kindness,
        projects: 3 * f.realised.length,
        steps: 3 * f.steps,
        studies: 2 * f.studied.length,
        elements: Math.floor(count / 10),
      })
    })
    expect(s.scores()).toEqual(result!.map((r) => r.total))
  })
})
