import { describe, expect, it } from 'vitest'
import { type Box, facedSide, hasRoom, planFlat, readSides, SIDES, type Side, STRIP, seatsAt, turnTo, usualSides } from './flat-plan.ts'

const NONE = { bottom: 0, left: 0, top: 0, right: 0 }
const WINDOWS = [
  [1180, 820],
  [1280, 800],
  [820, 1180],
  [1024, 768],
  [744, 1133],
] as const

describe('seats round a flat device', () => {
  it.each([2, 3, 4, 5, 6])('%i people sit at different sides, as far as there are some, and nobody at more than two', (seats) => {
    const sides = usualSides(seats)
    expect(sides).toHaveLength(seats)
    expect(new Set(sides).size).toBe(Math.min(seats, 4))
    for (const side of SIDES) expect(sides.filter((each) => each === side).length).toBeLessThanOrEqual(2)
    expect(sides[0]).toBe('bottom')
  })

  it.each([2, 3, 4, 5, 6])('of %i, the next in order sits at one’s right all the way round', (seats) => {
    const sides = usualSides(seats)
    // From the bottom counterclockwise, at each side from the left to the right of those who sit there.
    const round = (['bottom', 'right', 'top', 'left'] as const).flatMap((side) => seatsAt(sides, side))
    const first = round.indexOf(0)
    expect([...round.slice(first), ...round.slice(0, first)]).toEqual(Array.from({ length: seats }, (_, seat) => seat))
  })

  it('are kept in words and read back, or as usual where they fit no such table', () => {
    expect(readSides('top top left', 3)).toEqual(['top', 'top', 'left'])
    for (const kept of [null, '', 'top', 'top top left right', 'top up left']) expect(readSides(kept, 3)).toEqual(usualSides(3))
  })

  it('at one side lie from left to right', () => {
    expect(seatsAt(['top', 'top', 'left'], 'top')).toEqual([0, 1])
    expect(seatsAt(['top', 'left', 'top'], 'top')).toEqual([2, 0])
    expect(seatsAt(['top', 'top', 'top'], 'top')).toEqual([0, 1, 2])
    expect(seatsAt(['top', 'top', 'top'], 'left')).toEqual([])
  })
})

describe('the side that is faced', () => {
  const sides: readonly Side[] = ['bottom', 'left', 'top', 'right']
  const open = { closed: false, next: [], chosen: null, viewer: undefined }

  it('is that of whoever holds the device', () => {
    sides.forEach((side, viewer) => expect(facedSide(sides, { ...open, viewer })).toBe(side))
  })

  it('is the bottom while only bots play', () => {
    expect(facedSide(['top', 'left'], open)).toBe('bottom')
  })

  it('is behind the curtain that of the one who is to take it', () => {
    expect(facedSide(sides, { ...open, closed: true, next: [2], viewer: 1 })).toBe('top')
  })

  it('is the bottom while several may take it, until one says so', () => {
    const several = { ...open, closed: true, next: [1, 3], viewer: 2 }
    expect(facedSide(sides, several)).toBe('bottom')
    expect(facedSide(sides, { ...several, chosen: 3 })).toBe('right')
    // Who said so and is not awaited any more takes nothing.
    expect(facedSide(sides, { ...several, chosen: 2 })).toBe('bottom')
  })

  it('is turned to by quarters, clockwise', () => {
    expect(SIDES.map(turnTo)).toEqual([0, 1, 2, 3])
  })
})

const within = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

describe('the plan of a flat device', () => {
  for (const [width, height] of WINDOWS)
    for (const faced of SIDES)
      it(`at ${width}x${height} has tray and board beside each other, facing ${faced}`, () => {
        const { inside, tray, middle } = planFlat(width, height, SIDES, faced, NONE)
        expect(inside).toEqual({ left: STRIP, top: STRIP, right: width - STRIP, bottom: height - STRIP })
        expect(within(tray, inside)).toBe(true)
        expect(within(middle, inside)).toBe(true)
        expect(apart(tray, middle)).toBe(true)
        expect(tray[faced]).toBe(inside[faced])
        expect(Math.min(middle.right - middle.left, middle.bottom - middle.top)).toBeGreaterThan(420)
        // The middle of the screen belongs to the board.
        const centre = { left: width / 2, right: width / 2, top: height / 2, bottom: height / 2 }
        expect(within(centre, middle)).toBe(true)
      })

  it('gives room back where nobody sits, and none that the device keeps to itself', () => {
    const { inside } = planFlat(1180, 820, ['bottom', 'top'], 'bottom', { ...NONE, top: 24 })
    expect(inside.left).toBeLessThan(STRIP)
    expect(inside.left).toBeGreaterThan(0)
    expect(inside.top).toBe(STRIP + 24)
  })

  it('is for tablets', () => {
    expect(hasRoom(820, 1180)).toBe(true)
    expect(hasRoom(1180, 820)).toBe(true)
    expect(hasRoom(390, 844)).toBe(false)
    expect(hasRoom(932, 430)).toBe(false)
  })
})
