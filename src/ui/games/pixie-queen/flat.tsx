/** The table on a device that lies flat between people: board and court in their middle. Loaded only there. */
import './styles/flat.css'
import type { View } from '../../../games/pixie-queen/types.ts'
import { Treasury } from './board.tsx'
import { Court } from './court.tsx'
import { scoreOf } from './facts.ts'
import { loaded } from './flatness.ts'
import { DESKTOP, type Layout, scale, TABLET } from './layout.ts'
import { BoardView, FootSpace, PhoneStatus } from './screen.tsx'
import { FlatStair } from './stairs.tsx'
import { useTable } from './table.ts'

/** Room beside the board for the court, and above it for court and treasury; in pixels. */
const BESIDE = 192
const ABOVE = 188

/** Board and court side by side, or one above the other: whichever shows the larger board. The tray lies elsewhere. */
function layoutFor(width: number, height: number): Layout {
  const across = Math.min((width - BESIDE) / DESKTOP.W, height / DESKTOP.H, 1.5)
  const upright = Math.min(width / TABLET.W, (height - ABOVE) / TABLET.H, 1.3)
  const bleed = width / 2
  const rest = { width, height, tray: 0, rows: 1 } as const
  // By the width of a window of the pyramid: that is how large everything is drawn.
  return across * DESKTOP.w > upright * TABLET.w
    ? { ...rest, kind: 'desktop', board: { ...scale(DESKTOP, across), bleed } }
    : { ...rest, kind: 'tablet', board: { ...scale(TABLET, upright), bleed } }
}

/** The stairs lie below the board's windows, where an upright board has room for them. */
function Stairs() {
  const { W, H } = useTable().layout.board
  return (
    <div class="corners" data-plane="" style={{ width: `${W}px`, height: `${H}px` }}>
      <div class="flats" style={{ top: `${(700 * W) / TABLET.W}px` }}>
        <FlatStair track="silver" asButton />
        <FlatStair track="gold" asButton />
      </div>
    </div>
  )
}

function Bands() {
  const { layout } = useTable()
  const upright = layout.kind === 'tablet'
  return (
    <>
      <PhoneStatus />
      <Court width={upright ? layout.width : BESIDE} />
      {upright && <Treasury named />}
      <BoardView>{upright && <Stairs />}</BoardView>
      <FootSpace />
    </>
  )
}

loaded.value = { layoutFor, Bands }

/** Punishments lie open: everybody's score, by seat. */
export const scoresOf = (view: unknown): readonly number[] => {
  const seen = view as View
  return Array.from({ length: seen.seats }, (_, seat) => scoreOf(seen, seat))
}
