/** Five elements with their amounts: a token takes one more, the minus under it one less. */
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

interface Props {
  readonly label: string
  readonly value: Elements
  /** What a kind is called on its buttons, where there are two pads. */
  readonly named?: (kind: string) => string
  /** One more or one less of a kind. */
  readonly onChange: (kind: Element, by: 1 | -1) => void
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
            <button type="button" class="step" aria-label={c.more(what)} disabled={value[kind] >= MOST} onClick={() => onChange(kind, 1)}>
              <Token kind={kind} />
              <small aria-hidden="true">
                +{THIN}
                {t.names.elementForms[kind][0]}
              </small>
            </button>
            <output class={value[kind] === 0 ? 'zero' : ''}>{value[kind]}</output>
            <button type="button" class="step" aria-label={c.less(what)} disabled={value[kind] <= 0} onClick={() => onChange(kind, -1)}>
              <Icon name="minus" />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
