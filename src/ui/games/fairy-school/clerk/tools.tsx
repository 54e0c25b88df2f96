/** The exchange calculator and the lots: each works alone, whether or not anything else is told. */
import { choosing } from '../../../../games/fairy-school/clerk.ts'
import { ELEMENTS } from '../../../../games/fairy-school/types.ts'
import { Seal } from '../art.tsx'
import { useDesk } from './desk.ts'

function Exchange() {
  const { c, edition, open } = useDesk()
  const rates = ELEMENTS.map((kind) => edition.rates[kind])
  return (
    <div class="tool">
      <button type="button" class="tool-go" onClick={() => open({ kind: 'exchange' })}>
        <span class="tool-t">{c.exchange}</span>
        <span class="tool-note">{c.exchangeRate(Math.min(...rates), Math.max(...rates))}</span>
        <em>{c.exchangeGo}</em>
      </button>
    </div>
  )
}

function Order() {
  const { c, book, crest, open } = useDesk()
  const order = choosing(book)
  return (
    <div class="tool">
      <button type="button" class="tool-go" onClick={() => open({ kind: 'order' })}>
        <span class="tool-t">{c.order}</span>
        <span class="seals" aria-hidden="true">
          {order.map((group) => (
            <span key={group.join('-')} class={group.length > 1 ? 'tied' : ''}>
              {group.map((seat) => (
                <Seal key={seat} seat={crest(seat)} />
              ))}
            </span>
          ))}
        </span>
        <em>{c.orderGo}</em>
        {order.some((group) => group.length > 1) && <small class="tool-note">{c.framed}</small>}
      </button>
    </div>
  )
}

/** The two of them. */
export function Tools() {
  const { c } = useDesk()
  return (
    <section class="tools" aria-label={c.tools}>
      <Exchange />
      <Order />
    </section>
  )
}
