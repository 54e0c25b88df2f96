/** What can I pay with this? Elements in hand, a price, and the cheapest way from one to the other. Nothing of it is told. */
import { signal } from '@preact/signals'
import type { Elements } from '../../../../games/fairy-school/clerk.ts'
import { payment, reach } from '../../../../games/fairy-school/clerk-exchange.ts'
import { COLUMNS, ELEMENTS, type Element } from '../../../../games/fairy-school/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Token } from '../art.tsx'
import { Rates } from '../rates.tsx'
import { useDesk } from './desk.ts'
import { NO_ELEMENTS, Pad, type Step, stepped } from './pad.tsx'
import { Stepper } from './stepper.tsx'

const MOST_DISCOUNT = 20

// What was entered stays while the app is open: a price is looked at more than once.
const own = signal<Elements>(NO_ELEMENTS)
const price = signal<Elements>(NO_ELEMENTS)
const discount = signal(0)

const sum = (elements: Elements): number => ELEMENTS.reduce((all, kind) => all + elements[kind], 0)

/** How far the elements reach, one kind at a time. */
function Reach() {
  const { c, t, edition } = useDesk()
  const most = reach(edition, own.value)
  return (
    <section class="reach" aria-label={c.reach}>
      <p>
        <b>{c.reach}</b>
      </p>
      <ul>
        {COLUMNS.map((kind) => (
          <li key={kind}>
            <Token kind={kind} />
            <span aria-hidden="true">{most[kind]}</span>
            <span class="sr">{t.names.element(kind, most[kind])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the price can be paid, and how. */
function Answer() {
  const { c, t, edition } = useDesk()
  if (sum(price.value) === 0)
    return (
      <p class="answer" role="status">
        {c.askPrice}
      </p>
    )
  const { short, paid, jokers, given, bought, kept } = payment({ edition }, own.value, price.value, discount.value)
  const give = [
    ...ELEMENTS.flatMap((kind) => (paid[kind] ? [t.names.element(kind, paid[kind])] : [])),
    ...ELEMENTS.flatMap((kind) => (jokers[kind] ? [c.payAs(t.names.element('air', jokers[kind]), t.names.elementForms[kind][0])] : [])),
    ...(Object.keys(given).length > 0 ? [c.payFor(t.names.bundle(given), t.names.bundle(bought))] : []),
  ]
  return (
    <div class={`answer ${short > 0 ? 'no' : 'yes'}`} role="status">
      <Icon name={short > 0 ? 'close' : 'check'} />
      <p>
        <b>{short > 0 ? c.payNo(short) : c.payYes}</b>
        {short === 0 && (
          <>
            <span>{c.give(give.length > 0 ? give.join(', ') : t.names.bundle({}))}</span>
            <span>{c.keep(t.names.bundle(kept))}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** The sheet of the calculator. */
export function ExchangeSheet() {
  const { c, i, t, close, edition } = useDesk()
  const change = (of: typeof own) => (kind: Element, step: Step) => {
    of.value = stepped(of.value, kind, step)
  }
  const clear = () => {
    own.value = NO_ELEMENTS
    price.value = NO_ELEMENTS
    discount.value = 0
  }
  return (
    <Sheet
      class="fs clerk-sheet large"
      title={c.exchangeGo}
      closeLabel={i.common.close}
      onClose={close}
      actions={<Button onClick={clear}>{c.clear}</Button>}
    >
      <div class="stack exchange">
        <div class="pads">
          <section>
            <h3>{c.youHave}</h3>
            <Pad label={c.youHave} value={own.value} named={c.has} onChange={change(own)} />
          </section>
          <section>
            <h3>{c.price}</h3>
            <Pad label={c.price} value={price.value} named={c.costs} onChange={change(price)} />
          </section>
        </div>
        <Answer />
        <div class="list">
          <Stepper
            label={c.discount}
            note={c.discountNote}
            value={discount.value}
            max={MOST_DISCOUNT}
            onChange={(n) => {
              discount.value = n
            }}
          />
        </div>
        <Reach />
        <Rates edition={edition} t={t} />
      </div>
    </Sheet>
  )
}
