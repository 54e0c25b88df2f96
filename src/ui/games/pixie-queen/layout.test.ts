import { describe, expect, it } from 'vitest'
import { fitted, layoutFor } from './layout.ts'

/** Heights of the bands above the board in each layout. */
const BANDS = { phone: 45 + 58 + 32, short: 42 + 58 + 4, side: 0, tablet: 60 + 46, desktop: 60 } as const

describe('the table fits the window without scrolling', () => {
  const sizes = [
    [360, 740, 'phone'],
    [360, 640, 'short'],
    [320, 568, 'short'],
    [320, 640, 'short'],
    [393, 852, 'phone'],
    [412, 915, 'phone'],
    [820, 1180, 'tablet'],
    [768, 1024, 'tablet'],
    [1280, 800, 'desktop'],
    [1920, 1080, 'desktop'],
    [740, 360, 'side'],
    [915, 412, 'side'],
  ] as const
  it.each(sizes)('%i x %i is a %s', (width, height, kind) => {
    const plan = layoutFor(width, height)
    expect(plan.kind).toBe(kind)
    expect(plan.board.W).toBeLessThanOrEqual(width)
    const tray = kind === 'side' ? 0 : plan.tray
    expect(BANDS[plan.kind] + plan.board.H + tray).toBeLessThanOrEqual(height)
  })

  it('spends a tall phone on a second row of choices', () => {
    expect(layoutFor(360, 740).rows).toBe(1)
    expect(layoutFor(412, 915).rows).toBe(2)
  })

  it('draws windows of at least 44 pixels on the narrowest phone', () => {
    expect(layoutFor(320, 568).board.w).toBeGreaterThanOrEqual(44)
  })
})

describe('a stair', () => {
  const stair = layoutFor(360, 740).board.stair!
  /** How far its last step reaches up and in from the first. */
  const reach = (steps: number): readonly number[] => {
    const { py, dx } = fitted(stair, steps)
    return [py * (steps - 1), dx * (steps - 1)]
  }

  it('of eight steps fills its corner, and of more no more than that', () => {
    expect(fitted(stair, 8)).toEqual(stair)
    for (const steps of [9, 12, 20]) {
      const [up, inward] = reach(steps)
      expect(up).toBeCloseTo(reach(8)[0]!)
      expect(inward).toBeCloseTo(reach(8)[1]!)
      expect(fitted(stair, steps).h).toBeLessThan(fitted(stair, steps).py)
    }
  })

  it('of fewer has steps as high as ever', () => {
    expect(fitted(stair, 5)).toEqual(stair)
  })
})
