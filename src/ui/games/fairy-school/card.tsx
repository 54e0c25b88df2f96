/** A small card as it lies on the table. */
import type { ComponentChildren } from 'preact'
import type { Card } from '../../../games/fairy-school/types.ts'
import { memo } from '../../kit/memo.ts'
import { Art } from './art.tsx'
import { Effects } from './effects.tsx'
import { widthOf } from './measure.ts'

interface Props {
  readonly card: Card
  /** `narrow` breaks long lines, `lying` puts the picture beside the lines. */
  readonly cls?: string
  readonly children?: ComponentChildren
}

/** What is printed on a card never changes: drawn once. */
const Printed = memo(({ card }: { readonly card: Card }) => (
  <>
    <Art creature={card.creature} />
    <Effects lines={card.lines} />
  </>
))

/** The face of a card: picture and effect lines; decoration, for whatever holds it says what it is. */
export const CardFace = ({ card, cls = '', children }: Props) => (
  <span
    class={`card ${cls}`}
    style={{ '--wide': Math.max(...card.lines.map((line) => widthOf(line).whole)).toFixed(2) }}
    aria-hidden="true"
  >
    <Printed card={card} />
    {children}
  </span>
)
