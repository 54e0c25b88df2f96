/**
 * The arithmetic of a picture that is zoomed and pushed about inside a frame. Everything is in CSS pixels; positions are
 * counted from the frame's upper left corner. Pure: the page is none of its business.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Size of the frame, and where the picture lies in it when nothing is zoomed. */
export interface Bounds {
  readonly frame: { readonly w: number; readonly h: number }
  readonly home: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}

/** How the picture lies: `k` times its own size, its upper left corner at x, y. */
export interface Pose extends Point {
  readonly k: number
}

/** As far as a picture grows. */
export const MOST = 3
/** Less than this is meant to be the whole picture. */
const ALMOST = 1.08

/** The picture as it lies unzoomed. */
export const whole = ({ home }: Bounds): Pose => ({ k: 1, x: home.x, y: home.y })

/** Whether a pose is as good as unzoomed: a gesture that ends there goes all the way. */
export const isWhole = ({ k }: Pose): boolean => k < ALMOST

/** A corner kept so that a side of `size` covers a frame of `room`, or lies inside it where it is the smaller one. */
const within = (corner: number, size: number, room: number): number =>
  Math.min(Math.max(corner, Math.min(0, room - size)), Math.max(0, room - size))

/** The nearest pose that is allowed: between whole and {@link MOST}, and no edge of the picture inside the frame without need. */
export function limited(pose: Pose, bounds: Bounds): Pose {
  const { frame, home } = bounds
  if (pose.k <= 1) return whole(bounds)
  const k = Math.min(pose.k, MOST)
  return { k, x: within(pose.x, home.w * k, frame.w), y: within(pose.y, home.h * k, frame.h) }
}

/** The picture at `k` times its size, with what lies under `at` staying there as far as the limits let it. */
export function zoomedAt(pose: Pose, at: Point, k: number, bounds: Bounds): Pose {
  const to = Math.min(Math.max(k, 1), MOST)
  const grown = to / pose.k
  return limited({ k: to, x: at.x - (at.x - pose.x) * grown, y: at.y - (at.y - pose.y) * grown }, bounds)
}

/** The picture pushed by a distance. */
export const pushed = (pose: Pose, dx: number, dy: number, bounds: Bounds): Pose =>
  limited({ k: pose.k, x: pose.x + dx, y: pose.y + dy }, bounds)

/** Two fingers. */
export type Pair = readonly [Point, Point]

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** The picture after two fingers went from one place to another: what lay between them still does. */
export function pinched(pose: Pose, from: Pair, to: Pair, bounds: Bounds): Pose {
  const a = middle(from)
  const b = middle(to)
  const k = Math.min(Math.max((pose.k * apart(to)) / apart(from), 1), MOST)
  const grown = k / pose.k
  return limited({ k, x: b.x - (a.x - pose.x) * grown, y: b.y - (a.y - pose.y) * grown }, bounds)
}

/** The picture pushed just as far as it takes to see a part of it, which lies at `part` now, with `margin` around it. */
export function showing(pose: Pose, part: Bounds['home'], margin: number, bounds: Bounds): Pose {
  const { frame } = bounds
  const push = (start: number, size: number, room: number): number => {
    const before = margin - start
    const behind = room - margin - (start + size)
    return before > 0 ? before : Math.min(0, Math.max(behind, before))
  }
  return pushed(pose, push(part.x, part.w, frame.w), push(part.y, part.h, frame.h), bounds)
}
