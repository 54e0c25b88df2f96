/** The exchanges open to all: what any elements can be turned into, and air as a joker. */
import type { Move } from '../../../core/game.ts'
import { type Edition, ELEMENTS, type Element } from '../../../games/fairy-school/types.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import { Icon } from '../../kit/icon.tsx'
import { Sign, Token } from './art.tsx'
import type { Option } from './options.tsx'

interface Props {
  readonly edition: Edition
  readonly t: FairySchoolText
  /** Elements that may be exchanged for now. */
  readonly exchanges?: ReadonlyMap<Element, Option>
  readonly onTake?: (move: Move) => void
}

/** Elements of one rate together, cheapest rate first. */
function ratesOf(edition: Edition): readonly (readonly [rate: number, kinds: readonly Element[]])[] {
  const all = [...new Set(ELEMENTS.map((kind) => edition.rates[kind]))].sort((a, b) => a - b)
  return all.map((rate) => [rate, ELEMENTS.filter((kind) => edition.rates[kind] === rate)])
}

function Target({ kind, t, exchanges, onTake }: Props & { readonly kind: Element }) {
  const offer = exchanges?.get(kind)
  if (!offer) return <Token kind={kind} />
  return (
    <button type="button" class="take" aria-label={offer.text.label} title={t.names.element(kind, 1)} onClick={() => onTake?.(offer.move)}>
      <Token kind={kind} />
    </button>
  )
}

/** The rates of the table; elements on offer are buttons. */
export function Rates(props: Props) {
  const { edition, t } = props
  const { words: w, names } = t
  return (
    <section class="rates" aria-label={w.exchangeRates}>
      <h3>
        <Icon name="swap" />
        {w.exchange}
      </h3>
      <ul>
        {ratesOf(edition).map(([rate, kinds]) => (
          <li key={rate}>
            <Token kind="any" n={rate} always />
            <Sign name="arrow" cls="to" />
            {kinds.map((kind, k) => (
              <span key={kind} class="target">
                {k > 0 && <em aria-hidden="true">{w.or}</em>}
                <Target {...props} kind={kind} />
              </span>
            ))}
            <span class="sr">{w.rate(rate, names.format.or(kinds.map((kind) => names.elementForms[kind][0])))}</span>
          </li>
        ))}
        <li>
          <Token kind="air" />
          <Sign name="arrow" cls="to" />
          <Token kind="basic" />
          <span class="sr">{w.jokerRate}</span>
        </li>
      </ul>
      <p>{w.exchangeFree}</p>
    </section>
  )
}
