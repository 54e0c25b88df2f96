/** Five elements with their amounts: a token takes one more, the minus under it one less, and a large amount is typed. */
import { useState } from 'preact/hooks'
import type { Elements } from '../../../../games/fairy-school/clerk.ts'
import { COLUMNS, type Element } from '../../../../games/fairy-school/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Token } from '../art.tsx'
import { useDesk } from './desk.ts'

/** More than anybody ever has. */
const MOST = 99

/** A space that leaves the longest word its room. */
const THIN = '\u2009'

export const NO_ELEMENTS: Elements = { earth: 0, plant: 0, fire: 0, water: 0, air: 0 }

/** What becomes of an amount. Of the one there is then: a tap may come before the last one is kept. */
export type Step = (amount: number) => number

/** The elements after a step. */
export const stepped = (elements: Elements, kind: Element, step: Step): Elements => ({
  ...elements,
  [kind]: Math.min(MOST, Math.max(0, step(elements[kind]))),
})

interface AmountProps {
  readonly label: string
  readonly amount: number
  readonly onType: (amount: number) => void
}

/** An amount, to be read or typed. */
function Amount({ label, amount, onType }: AmountProps) {
  // As it is typed: a field that was emptied is nothing, and shows it only when it is left.
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setTyped(digits)
    onType(Number(digits))
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autocomplete="off"
      maxLength={String(MOST).length}
      class={amount === 0 ? 'zero' : ''}
      aria-label={label}
      value={typed ?? amount}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

interface Props {
  readonly label: string
  readonly value: Elements
  /** What a kind is called on its buttons, where there are two pads. */
  readonly named?: (kind: string) => string
  readonly onChange: (kind: Element, step: Step) => void
}

/** A pad of elements. */
export function Pad({ label, value, named = String, onChange }: Props) {
  const { c, t } = useDesk()
  return (
    <fieldset class="pad" aria-label={label}>
      {COLUMNS.map((kind) => {
        const what = named(t.names.elementForms[kind][1])
        return (
          <div key={kind}>
            <button
              type="button"
              class="step"
              aria-label={c.more(what)}
              disabled={value[kind] >= MOST}
              onClick={() => onChange(kind, (n) => n + 1)}
            >
              <Token kind={kind} />
              <small aria-hidden="true">
                +{THIN}
                {t.names.elementForms[kind][0]}
              </small>
            </button>
            <Amount label={what} amount={value[kind]} onType={(amount) => onChange(kind, () => amount)} />
            <button
              type="button"
              class="step"
              aria-label={c.less(what)}
              disabled={value[kind] <= 0}
              onClick={() => onChange(kind, (n) => n - 1)}
            >
              <Icon name="minus" />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
