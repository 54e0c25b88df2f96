import type { GameCard } from '../games/index.tsx'

interface CoverProps {
  readonly of: GameCard
  /** How wide it is shown, as in the `sizes` of a picture. */
  readonly sizes: string
}

/** The cover of a game, in the width the screen needs. It tells nothing that is not written beside it. */
export function Cover({ of: { cover }, sizes }: CoverProps) {
  const widths = Object.entries(cover).map(([width, address]) => `${address} ${width}w`)
  return <img src={cover[560]} srcset={widths.join(', ')} sizes={sizes} alt="" width="400" height="680" decoding="async" />
}
