import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../kit/icon.tsx'

/** Names of the two buttons. */
export interface StepperWords {
  less(label: string): string
  more(label: string): string
}

/** What becomes of a number, within its bounds. Of the one there is then: a tap or a key may come before the last one is kept. */
export type Step = (now: number) => number

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
  /** The number from what is shown; where that may be older than what is kept, the step instead. */
  readonly onChange: (value: number, step: Step) => void
}

interface TypedProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onType: (value: number) => void
}

/** The number as a field: every digit counts at once, and what is in it stays until it is left, whatever is drawn anew meanwhile. */
function Typed({ label, value, max, onType }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setTyped(digits)
    onType(Number(digits))
  }
  return (
    <input
      class="stepper-n"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      maxLength={String(max).length}
      value={typed ?? value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
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
  const change = (to: Step) => {
    const step: Step = (now) => Math.min(max, Math.max(min, to(now)))
    onChange(step(value), step)
  }
  return (
    <div class="stepper">
      {art}
      <span class="row-t">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      <button type="button" class="step" aria-label={words.less(label)} disabled={value <= min} onClick={() => change((now) => now - 1)}>
        <Icon name="minus" />
      </button>
      {typed ? <Typed label={label} value={value} max={max} onType={(n) => change(() => n)} /> : <output>{shown(value)}</output>}
      <button type="button" class="step" aria-label={words.more(label)} disabled={value >= max} onClick={() => change((now) => now + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
