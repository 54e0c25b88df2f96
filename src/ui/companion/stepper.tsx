import type { ComponentChildren } from 'preact'
import { Icon } from '../kit/icon.tsx'

/** Names of the two buttons. */
export interface StepperWords {
  less(label: string): string
  more(label: string): string
}

/** A number that can be stepped. */
export interface StepperProps {
  readonly label: string
  readonly art?: ComponentChildren
  readonly note?: ComponentChildren
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number with one less and one more beside it. */
export function Stepper({ words, label, art, note, value, min = 0, max, onChange }: StepperProps & { readonly words: StepperWords }) {
  return (
    <div class="stepper">
      {art}
      <span class="row-t">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      <button type="button" class="step" aria-label={words.less(label)} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button type="button" class="step" aria-label={words.more(label)} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
