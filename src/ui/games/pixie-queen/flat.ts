/** The table on a device that lies flat between people: board and court in their middle. Loaded only there. */
import './styles/flat.css'
import type { View } from '../../../games/pixie-queen/types.ts'
import { scoreOf } from './facts.ts'
import { DESKTOP, flat, type Geometry, type Layout, scale, TABLET } from './layout.ts'

/** Room beside the board for the court, and above it for court and treasury; in pixels. */
const BESIDE = 192
const ABOVE = 188

/** The board with its treasury high enough to be tapped with a whole finger. */
const ACROSS: Geometry = { ...DESKTOP, treasury: { x: 12, y: 511, w: 696, h: 54 } }

/** The other with more room under the castle for the stairs, which do not grow with it. */
const UPRIGHT: Geometry = { ...TABLET, H: TABLET.H + 34, ly: TABLET.ly + 34 }

/** Board and court side by side, or one above the other: whichever shows the larger board. The tray lies elsewhere. */
function layoutFor(width: number, height: number): Layout {
  const across = Math.min((width - BESIDE) / ACROSS.W, height / ACROSS.H, 1.5)
  const upright = Math.min(width / UPRIGHT.W, (height - ABOVE) / UPRIGHT.H, 1.3)
  const bleed = width / 2
  const rest = { width, height, tray: 0, rows: 1, flat: true } as const
  // By the width of a window of the pyramid: that is how large everything is drawn.
  return across * ACROSS.w > upright * UPRIGHT.w
    ? { ...rest, kind: 'desktop', board: { ...scale(ACROSS, across), bleed } }
    : { ...rest, kind: 'tablet', board: { ...scale(UPRIGHT, upright), bleed } }
}

flat.value = layoutFor

/** Punishments lie open: everybody's score, by seat. */
export const scoresOf = (view: unknown): readonly number[] => {
  const seen = view as View
  return Array.from({ length: seen.seats }, (_, seat) => scoreOf(seen, seat))
}
