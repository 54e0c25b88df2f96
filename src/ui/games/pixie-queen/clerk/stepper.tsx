import type { ComponentChildren } from 'preact'
import { Icon } from '../../../kit/icon.tsx'
import { useDesk } from './desk.ts'

interface Props {
  readonly label: string
  readonly art?: ComponentChildren
  readonly note?: ComponentChildren
  readonly value: number
  readonly min?: number
  readonly max: number
  /** As it is written; the number itself where it is missing. */
  readonly text?: string
  readonly onChange: (value: number) => void
}

/** A number with one less and one more beside it. */
export function Stepper({ label, art, note, value, min = 0, max, text, onChange }: Props) {
  const { c } = useDesk()
  return (
    <div class="stepper">
      {art}
      <span class="row-t">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      <button type="button" class="step" aria-label={c.less(label)} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <output>{text ?? value}</output>
      <button type="button" class="step" aria-label={c.more(label)} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
