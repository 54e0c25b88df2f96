/** Players as the clerk shows them: never by their crest alone. */
import type { ComponentChildren } from 'preact'
import { Crest } from '../art.tsx'
import { useDesk } from './desk.ts'

interface PersonProps {
  readonly seat: number
  /** What a tap tells. */
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Beside the crest. */
  readonly beside?: ComponentChildren
  readonly onClick: (tap: MouseEvent) => void
}

/** A button of one player: crest, and the name under it. */
export function Person({ seat, label, pressed, disabled = false, beside, onClick }: PersonProps) {
  const { name, crest, colour } = useDesk()
  return (
    <button type="button" class={`quick-p ${colour(seat)}`} aria-pressed={pressed} aria-label={label} disabled={disabled} onClick={onClick}>
      <span class="quick-n">
        <Crest colour={crest(seat)} />
        {beside}
      </span>
      <small>{name(seat)}</small>
    </button>
  )
}

/** An order of play, the favourite first. */
export function OrderList({ order }: { readonly order: readonly number[] }) {
  const { name, crest, colour } = useDesk()
  return (
    <ol class="order-list">
      {order.map((seat) => (
        <li key={seat} class={colour(seat)}>
          <Crest colour={crest(seat)} />
          {name(seat)}
        </li>
      ))}
    </ol>
  )
}
