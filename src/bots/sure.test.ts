import { describe, expect, it } from 'vitest'
import { sureMean } from './sure.ts'

describe('the mean of what was seen', () => {
  it('is told where it lies more standard errors from nothing than are asked', () => {
    // Mean 2, standard error 1: sqrt((1 + 1 + 1 + 9) / (4 * 3)).
    const seen = [1, 1, 1, 5]
    expect(sureMean(seen, 1.9)).toBe(2)
    expect(sureMean(seen, 2)).toBe(0)
    expect(
      sureMean(
        seen.map((each) => -each),
        1.9,
      ),
    ).toBe(-2)
  })

  it('is told where all worlds say the same, but not of one world or none', () => {
    expect(sureMean([0.1, 0.1, 0.1], 100)).toBeCloseTo(0.1)
    expect(sureMean([7], 0)).toBe(0)
    expect(sureMean([], 0)).toBe(0)
  })
})
