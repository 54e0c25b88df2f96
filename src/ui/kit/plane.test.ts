import { describe, expect, it } from 'vitest'
import { type Bounds, isWhole, limited, MOST, type Pair, type Pose, pinched, pushed, showing, whole, zoomedAt } from './plane.ts'

/** A board of 360 by 460 at the foot of a frame that is higher than it. */
const PHONE: Bounds = { frame: { w: 360, h: 480 }, home: { x: 0, y: 20, w: 360, h: 460 } }
/** A board in the middle of a frame wider than it. */
const WIDE: Bounds = { frame: { w: 900, h: 600 }, home: { x: 100, y: 0, w: 700, h: 600 } }

/** The place of the picture, in its own unzoomed pixels, that lies under a point of the frame. */
const under = (pose: Pose, x: number, y: number) => ({ x: (x - pose.x) / pose.k, y: (y - pose.y) / pose.k })

const edges = ({ k, x, y }: Pose, { home }: Bounds) => ({ left: x, top: y, right: x + home.w * k, bottom: y + home.h * k })

describe('a zoomed picture', () => {
  it('lies at home when nothing is zoomed, however far it was pushed', () => {
    expect(whole(PHONE)).toEqual({ k: 1, x: 0, y: 20 })
    expect(pushed(whole(PHONE), 200, -90, PHONE)).toEqual(whole(PHONE))
    expect(zoomedAt({ k: 2, x: -300, y: -200 }, { x: 10, y: 10 }, 0.2, PHONE)).toEqual(whole(PHONE))
  })

  it('keeps the place under the finger where it is', () => {
    const at = { x: 150, y: 260 }
    const pose = zoomedAt(whole(PHONE), at, 2, PHONE)
    expect(pose.k).toBe(2)
    expect(under(pose, at.x, at.y)).toEqual(under(whole(PHONE), at.x, at.y))
  })

  it.each([
    ['upper left', { x: 0, y: 20 }, { left: 0, top: 0 }],
    ['lower right', { x: 360, y: 480 }, { right: 360, bottom: 480 }],
  ] as const)('never shows what is beyond its edge: zoomed at the %s corner', (_, at, wanted) => {
    expect(edges(zoomedAt(whole(PHONE), at, 2, PHONE), PHONE)).toMatchObject(wanted)
  })

  it('grows no further than the most, at the same place', () => {
    const pose = zoomedAt(whole(PHONE), { x: 180, y: 250 }, 50, PHONE)
    expect(pose.k).toBe(MOST)
    expect(under(pose, 180, 250)).toEqual(under(whole(PHONE), 180, 250))
  })

  it.each([
    [1000, 1000, { left: 0, top: 0 }],
    [-1000, -1000, { right: 360, bottom: 480 }],
    [1000, -1000, { left: 0, bottom: 480 }],
  ] as const)('is pushed by %i, %i as far as its edges', (dx, dy, wanted) => {
    const pose = zoomedAt(whole(PHONE), { x: 180, y: 250 }, 2, PHONE)
    expect(edges(pushed(pose, dx, dy, PHONE), PHONE)).toMatchObject(wanted)
  })

  it('stays inside a frame that is wider than it', () => {
    const pose = limited({ k: 1.2, x: 500, y: -900 }, WIDE)
    expect(edges(pose, WIDE)).toEqual({ left: 60, top: -120, right: 900, bottom: 600 })
    expect(limited({ ...pose, x: -500 }, WIDE).x).toBe(0)
  })

  it('follows two fingers: what lay between them still does', () => {
    const from: Pair = [
      { x: 130, y: 200 },
      { x: 230, y: 200 },
    ]
    const to: Pair = [
      { x: 100, y: 260 },
      { x: 280, y: 260 },
    ]
    const pose = pinched(whole(PHONE), from, to, PHONE)
    expect(pose.k).toBeCloseTo(1.8)
    expect(under(pose, 190, 260).x).toBeCloseTo(under(whole(PHONE), 180, 200).x)
    expect(under(pose, 190, 260).y).toBeCloseTo(under(whole(PHONE), 180, 200).y)
  })

  it('is whole again when two fingers close, and grows no further than the most when they open', () => {
    const near: Pair = [
      { x: 170, y: 240 },
      { x: 190, y: 240 },
    ]
    const far: Pair = [
      { x: 10, y: 240 },
      { x: 350, y: 240 },
    ]
    expect(pinched({ k: 2, x: -200, y: -200 }, far, near, PHONE)).toEqual(whole(PHONE))
    expect(pinched(whole(PHONE), near, far, PHONE).k).toBe(MOST)
    expect(pinched(whole(PHONE), [near[0], near[0]], near, PHONE).k, 'fingers on one spot are no division by nothing').toBe(MOST)
  })

  it('counts as whole when it is nearly so', () => {
    expect(isWhole({ k: 1.05, x: 0, y: 0 })).toBe(true)
    expect(isWhole({ k: 1.2, x: 0, y: 0 })).toBe(false)
  })

  it.each([
    ['to the left of the frame', { x: -80, y: 100, w: 60, h: 60 }, 88, 0],
    ['below and to the right', { x: 340, y: 470, w: 60, h: 60 }, -48, -58],
    ['in sight', { x: 100, y: 100, w: 60, h: 60 }, 0, 0],
    ['wider than the frame', { x: -40, y: 100, w: 500, h: 60 }, 48, 0],
  ])('moves just enough to show a part %s', (_, part, dx, dy) => {
    const pose: Pose = { k: 2, x: -180, y: -200 }
    const moved = showing(pose, part, 8, PHONE)
    expect([moved.x - pose.x, moved.y - pose.y]).toEqual([dx, dy])
  })
})
