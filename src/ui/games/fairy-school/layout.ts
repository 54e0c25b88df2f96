/** Where everything lies, for a window of any size. All numbers are CSS pixels. */
import type { AnyLayout, LayoutKind } from '../../table/table.ts'

/** The plan for one window. */
export interface Layout extends AnyLayout {
  readonly width: number
  readonly height: number
}

/** A phone lower than this has a lower tray. */
const LOW = 660
const TRAYS: Readonly<Record<Exclude<LayoutKind, 'side'>, number>> = { phone: 98, short: 98, tablet: 112, desktop: 104 }

function kindFor(width: number, height: number): LayoutKind {
  if (width >= 1060 && height >= 640) return 'desktop'
  if (width >= 680 && height >= 880) return 'tablet'
  if (width > height && width >= 560) return 'side'
  return height < LOW ? 'short' : 'phone'
}

/** Chooses the plan for a window. */
export function layoutFor(width: number, height: number): Layout {
  const kind = kindFor(width, height)
  return { kind, width, height, tray: kind === 'side' ? height : TRAYS[kind], rows: 1 }
}
