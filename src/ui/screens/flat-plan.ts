/**
 * A device that lies flat in the middle: who sits at which side of it, and where everything is on the screen. Pure; all
 * numbers are CSS pixels.
 */
import type { Seat } from '../../core/game.ts'
import type { Turn } from '../kit/turn.ts'

/** The sides of the screen, clockwise from the one nearest to the reader. */
export const SIDES = ['bottom', 'left', 'top', 'right'] as const
export type Side = (typeof SIDES)[number]

/** Less than this on its shorter side is no table. */
export const ROOM = 700

/** Whether a window is large enough to lie between people. */
export const hasRoom = (width: number, height: number): boolean => Math.min(width, height) >= ROOM

/** Where people usually sit, by their number: the next in order at one's right, so that neighbours at the table are neighbours in the game. */
const USUAL: readonly (readonly Side[])[] = [
  [],
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'right', 'left'],
  ['bottom', 'right', 'top', 'left'],
  ['bottom', 'right', 'top', 'top', 'left'],
  ['bottom', 'right', 'top', 'top', 'left', 'bottom'],
]

/** The sides of so many seats before anybody has moved. */
export const usualSides = (seats: number): readonly Side[] => Array.from({ length: seats }, (_, seat) => USUAL[seats]?.[seat] ?? 'bottom')

/** Sides as they were kept, as far as they fit a table of so many seats. */
export function readSides(kept: string | null, seats: number): readonly Side[] {
  const read = (kept ?? '').split(' ').map((word) => SIDES.find((side) => side === word))
  const whole = read.filter((side) => side !== undefined)
  return whole.length === seats && read.length === seats ? whole : usualSides(seats)
}

/** Seats at a side from their left to their right: where the end of the order meets its beginning, the last sit before the first. */
export function seatsAt(sides: readonly Side[], side: Side): readonly Seat[] {
  const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []))
  const gap = seats.findIndex((seat, k) => k > 0 && seat !== (seats[k - 1] ?? seat) + 1)
  const wraps = seats[0] === 0 && seats.at(-1) === sides.length - 1
  return wraps && gap > 0 ? [...seats.slice(gap), ...seats.slice(0, gap)] : seats
}

/** How far what faces a side is turned. */
export const turnTo = (side: Side): Turn => SIDES.indexOf(side) as Turn

/** What is known of the one to face. */
export interface Holding {
  /** Nobody looks: the curtain is closed. */
  readonly closed: boolean
  /** People the device may go to. */
  readonly next: readonly Seat[]
  /** Who said that she takes it. */
  readonly chosen: Seat | null
  /** Whose eyes look; missing while it is nobody's of flesh and blood. */
  readonly viewer: Seat | undefined
}

/** The side that everything for one person faces: hers who holds the device or takes it; the bottom while that may be several, or nobody. */
export function facedSide(sides: readonly Side[], { closed, next, chosen, viewer }: Holding): Side {
  const taker = next.length === 1 ? next[0] : next.find((seat) => seat === chosen)
  const seat = closed ? taker : viewer
  return (seat === undefined ? undefined : sides[seat]) ?? 'bottom'
}

/** A part of the screen by its edges. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What lies where. */
export interface FlatPlan {
  /** Within the strips of names at the edges. */
  readonly inside: Box
  /** The tray, at the side that is faced. */
  readonly tray: Box
  /** What is left for a board that all look at. */
  readonly middle: Box
  /** The tray is long enough for the question and one's own in one row. */
  readonly long: boolean
}

/** How deep a strip of names is: a target of 48 pixels and some air, out of reach of a swipe from beyond the edge. */
export const STRIP = 56
/** The same where nobody sits. */
const EDGE = 14
/** How deep the tray is: choices in a row of their own, and where it is short one's own in a third. */
const LONG_TRAY = 142
const SHORT_TRAY = 208
const LONG = 1000

/** Takes a depth off a box at one side. */
const cut = (box: Box, side: Side, depth: number): Box => ({
  ...box,
  [side]: box[side] + (side === 'left' || side === 'top' ? depth : -depth),
})

const OPPOSITE: Readonly<Record<Side, Side>> = { bottom: 'top', top: 'bottom', left: 'right', right: 'left' }

/** Lays out a window; `safe` is what the device keeps to itself at each side. */
export function planFlat(
  width: number,
  height: number,
  sides: readonly Side[],
  faced: Side,
  safe: Readonly<Record<Side, number>>,
): FlatPlan {
  const window: Box = { left: 0, top: 0, right: width, bottom: height }
  const inside = SIDES.reduce((box, side) => cut(box, side, safe[side] + (sides.includes(side) ? STRIP : EDGE)), window)
  const across = faced === 'bottom' || faced === 'top'
  const along = across ? inside.right - inside.left : inside.bottom - inside.top
  const long = along >= LONG
  const depth = long ? LONG_TRAY : SHORT_TRAY
  const middle = cut(inside, faced, depth)
  const rest = across ? middle.bottom - middle.top : middle.right - middle.left
  return { inside, tray: cut(inside, OPPOSITE[faced], rest), middle, long }
}
