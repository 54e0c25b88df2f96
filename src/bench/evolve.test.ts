import { describe, expect, it } from 'vitest'
import type { Taste } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { evolve, type Generation } from './evolve.ts'

const START = { sweet: 1, sour: 4 }
const BEST = { sweet: 3, sour: 2 }
const near = (taste: Taste): number =>
  -((Math.log(taste['sweet'] ?? 0) - Math.log(BEST.sweet)) ** 2) - (Math.log(taste['sour'] ?? 0) - Math.log(BEST.sour)) ** 2

function grown(seed: number, generations: number, rate: (taste: Taste, generation: number) => number = near): Generation {
  let last: Generation | undefined
  for (const generation of evolve(START, rate, 20, new Sfc32(seed))) {
    last = generation
    if (--generations === 0) break
  }
  return last ?? { mean: {}, best: 0 }
}

describe('an evolution of tastes', () => {
  it('finds what is rated best', () => {
    const { mean, best } = grown(1, 60)
    expect(Math.abs((mean['sweet'] ?? 0) - BEST.sweet)).toBeLessThan(0.2)
    expect(Math.abs((mean['sour'] ?? 0) - BEST.sour)).toBeLessThan(0.2)
    expect(best).toBeGreaterThan(-0.01)
  })

  it('comes to the same with the same luck, to others with another', () => {
    expect(grown(2, 3)).toEqual(grown(2, 3))
    expect(grown(3, 3)).not.toEqual(grown(2, 3))
  })

  it('rates so many children a generation, all numbers above 0', () => {
    const rated: number[] = []
    grown(4, 3, (taste, generation) => {
      rated.push(generation)
      expect(Math.min(...Object.values(taste))).toBeGreaterThan(0)
      return near(taste)
    })
    expect(rated).toEqual([0, 1, 2].flatMap((n) => new Array<number>(20).fill(n)))
  })
})
