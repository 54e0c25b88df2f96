/** What is turned towards one side of a device that lies flat between people. Elsewhere nothing is turned. */
import { signal } from '@preact/signals'

/** Quarters of a turn, clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** How far whatever is for the one who acts is turned now; null where the device does not lie flat. */
export const turn = signal<Turn | null>(null)

/** A way across the screen, in pixels, as it goes for the one to whom things are turned. */
export function asSeen(x: number, y: number): readonly [x: number, y: number] {
  let way = [x, y] as const
  for (let quarters = turn.value ?? 0; quarters > 0; quarters--) way = [way[1], -way[0]]
  return way
}

/** Where an element lies for the same eyes; good for widths, heights and distances, for the corner counted from is nobody's. */
export function boxAsSeen(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [a, b] = asSeen(left, top)
  const [c, d] = asSeen(right, bottom)
  return new DOMRect(Math.min(a, c), Math.min(b, d), Math.abs(c - a), Math.abs(d - b))
}
