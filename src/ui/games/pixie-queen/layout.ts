/** Where everything lies, for a window of any size. All numbers are CSS pixels; `u` scales the board (1 at 360 wide). */
import { signal } from '@preact/signals'
import { turn } from '../../kit/turn.ts'
import type { AnyLayout } from '../../table/table.ts'

/** Two stairs in the free corners of the pyramid: first step, offset of each next one, size, and the price pill. */
export interface StairGeometry {
  readonly x: number
  readonly dx: number
  readonly w: number
  readonly h: number
  readonly y: number
  readonly py: number
  readonly hy: number
  readonly hx: number
  readonly punishments?: boolean
}

/** The board's drawing plan. */
export interface Geometry {
  readonly W: number
  readonly H: number
  readonly u: number
  /** Centre of the pyramid. */
  readonly cx: number
  /** Width of a window, heights of pane and sill, pitches, top of row 4. */
  readonly w: number
  readonly pane: number
  readonly sill: number
  readonly px: number
  readonly py: number
  readonly top: number
  /** The Queen's width and top; the servant slot's size and top. */
  readonly qw: number
  readonly qy: number
  readonly sw: number
  readonly sh: number
  readonly sy: number
  readonly stair: StairGeometry | null
  /** The treasury line; absent where it lies outside the board. */
  readonly treasury: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null
  /** Lanterns 15 to 21: left, top, width, width of 19, gap, height, height of the name under it. */
  readonly lx: number
  readonly ly: number
  readonly lw: number
  readonly lwide: number
  readonly lg: number
  readonly lh: number
  readonly lname: number
  /** How far the scenery runs beyond the board on either side. */
  readonly bleed: number
  readonly seriesNames?: boolean
  readonly deco?: 'tablet' | 'desktop'
}

/** The plan for one window. */
export interface Layout extends AnyLayout {
  readonly width: number
  readonly height: number
  readonly board: Geometry
  /** The middle of a device that lies flat between people: the board and what all look at; the tray lies elsewhere. */
  readonly flat?: boolean
}

const PHONE: Geometry = {
  W: 360,
  H: 460,
  u: 1,
  cx: 180,
  w: 66,
  pane: 46,
  sill: 18,
  px: 69,
  py: 71,
  top: 87,
  qw: 116,
  qy: -3,
  sw: 40,
  sh: 35,
  sy: 50,
  stair: { x: 5, dx: 4, w: 62, h: 22, y: 203, py: 24.2, hy: 0, hx: 6 },
  treasury: { x: 6, y: 370, w: 348, h: 25 },
  lx: 6,
  ly: 404,
  lw: 41,
  lwide: 84,
  lg: 3,
  lh: 53,
  lname: 14,
  bleed: 10,
}

const SHORT: Geometry = {
  ...PHONE,
  H: 427,
  py: 67,
  top: 84,
  stair: { x: 5, dx: 4, w: 62, h: 21.2, y: 192, py: 23, hy: 0, hx: 6 },
  treasury: { x: 6, y: 354, w: 348, h: 24 },
  ly: 386,
  lh: 40,
  lname: 0,
}

/** A board that is higher than wide, without its stairs. */
export const TABLET: Geometry = {
  W: 820,
  H: 892,
  u: 1.92,
  cx: 410,
  w: 127,
  pane: 88,
  sill: 35,
  px: 133,
  py: 136,
  top: 168,
  qw: 232,
  qy: -8,
  sw: 78,
  sh: 66,
  sy: 98,
  stair: null,
  treasury: null,
  lx: 12,
  ly: 792,
  lw: 92,
  lwide: 178,
  lg: 11,
  lh: 98,
  lname: 24,
  bleed: 4,
  deco: 'tablet',
}

/** A board that is wider than high. */
export const DESKTOP: Geometry = {
  W: 720,
  H: 636,
  u: 1.42,
  cx: 360,
  w: 94,
  pane: 65,
  sill: 26,
  px: 98,
  py: 101,
  top: 116,
  qw: 158,
  qy: -2,
  sw: 56,
  sh: 49,
  sy: 69,
  stair: { x: 26, dx: 9, w: 104, h: 31, y: 302, py: 34, hy: 14, hx: 70, punishments: true },
  treasury: { x: 12, y: 521, w: 696, h: 36 },
  lx: 12,
  ly: 572,
  lw: 84,
  lwide: 150,
  lg: 7,
  lh: 60,
  lname: 0,
  bleed: 330,
  seriesNames: true,
  deco: 'desktop',
}

/** The same with every number k times as large. */
const times = <T extends object>(o: T, k: number): T =>
  Object.fromEntries(Object.entries(o).map(([key, n]) => [key, typeof n === 'number' ? n * k : n])) as unknown as T

/** The same plan, k times as large. */
export const scale = (g: Geometry, k: number): Geometry => ({
  ...times(g, k),
  stair: g.stair && times(g.stair, k),
  treasury: g.treasury && times(g.treasury, k),
})

/** What a stair's corner holds at full size: one step and seven on top of it. */
const ABOVE_FIRST = 7

/** The stair with `steps` steps: more than its corner holds at full size are lower, fewer leave room above. */
export function fitted(st: StairGeometry, steps: number): StairGeometry {
  const k = Math.min(1, ABOVE_FIRST / (steps - 1))
  return { ...st, dx: st.dx * k, py: st.py * k, h: st.h * k }
}

/** Heights of a phone's bands around the board: status, court, score track; then the tray, with one or two rows of choices. */
const TALL = { above: 135, tray: 143, tray2: 196 } as const
const LOW = { above: 106, tray: 111 } as const
/** A board smaller than this share of the width would rather do without the score track. */
const NARROW = 0.97

function phone(width: number, height: number): Layout {
  const full = Math.min(width / 360, 1.6)
  const u = Math.min(full, (height - TALL.above - TALL.tray) / PHONE.H)
  if (u >= NARROW * full || u >= 1.2) {
    const rows = height - TALL.above - PHONE.H * u >= TALL.tray2 ? 2 : 1
    return { kind: 'phone', width, height, board: centred(scale(PHONE, u), width), tray: rows === 2 ? TALL.tray2 : TALL.tray, rows }
  }
  const low = Math.max(0.6, Math.min(full, (height - LOW.above - LOW.tray) / SHORT.H))
  return { kind: 'short', width, height, board: centred(scale(SHORT, low), width), tray: LOW.tray, rows: 1 }
}

/** Scenery reaches the window's edges when the board is narrower than it. */
const centred = (g: Geometry, width: number): Geometry => ({ ...g, bleed: Math.max(g.bleed, (width - g.W) / 2 + 4) })

function side(width: number, height: number): Layout {
  const u = Math.min((height - 8) / SHORT.H, (width - 330) / 360, 1.8)
  return { kind: 'side', width, height, board: { ...scale(SHORT, u), bleed: width }, tray: height, rows: 1 }
}

function tablet(width: number, height: number): Layout {
  const k = Math.min(width / 820, (height - 106 - 186) / 892)
  return { kind: 'tablet', width, height, board: centred(scale(TABLET, k), width), tray: 186, rows: 1 }
}

function desktop(width: number, height: number): Layout {
  const k = Math.min((width - 560) / 720, (height - 164) / 636, 1.5)
  return { kind: 'desktop', width, height, board: { ...scale(DESKTOP, k), bleed: width / 2 }, tray: 104, rows: 1 }
}

/** Plans a device that lies flat; loaded only there, null before. */
export const flat = signal<((width: number, height: number) => Layout) | null>(null)

/** Chooses the plan for a window. */
export function layoutFor(width: number, height: number): Layout {
  if (turn.value !== null && flat.value) return flat.value(width, height)
  if (width >= 1060 && height >= 640) return desktop(width, height)
  if (width >= 680 && height >= 880) return tablet(width, height)
  if (width > height && width >= 560) return side(width, height)
  return phone(width, height)
}

/** Rows of the pyramid from the top: how many windows each has. */
export const WINDOWS_IN_ROW = [0, 5, 4, 3, 2] as const

/** Top of a pyramid row, 1 (bottom) to 4 (top). */
export const rowTop = (g: Geometry, row: number): number => g.top + (4 - row) * g.py
/** Where the castle stands on the ground. */
export const groundLine = (g: Geometry): number => rowTop(g, 1) + g.pane + g.sill
