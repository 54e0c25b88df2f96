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
  /** How the number is written; as it is by default. */
  readonly shown?: (value: number) => string
  /** It may be large: it can be typed too. */
  readonly typed?: boolean
  readonly onChange: (value: number) => void
}

/** The number as a field; what is typed counts when the field is left, within the bounds. */
function Typed({ label, value, min, max, onChange }: Required<Pick<StepperProps, 'label' | 'value' | 'min' | 'max' | 'onChange'>>) {
  const take = (field: HTMLInputElement) => {
    const wanted = Number.parseInt(field.value, 10)
    const next = Number.isNaN(wanted) ? value : Math.min(max, Math.max(min, wanted))
    field.value = String(next)
    if (next !== value) onChange(next)
  }
  return (
    <input
      class="stepper-n"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      maxLength={String(max).length}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => take(event.currentTarget)}
    />
  )
}

/** A number with one less and one more beside it. */
export function Stepper({
  words,
  label,
  art,
  note,
  value,
  min = 0,
  max,
  shown = String,
  typed,
  onChange,
}: StepperProps & { readonly words: StepperWords }) {
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
      {typed ? <Typed {...{ label, value, min, max, onChange }} /> : <output>{shown(value)}</output>}
      <button type="button" class="step" aria-label={words.more(label)} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
