/** The exchange calculator and the lots: each works alone, whether or not anything else is told. */
import { choosing } from '../../../../games/fairy-school/clerk.ts'
import { Seal, Sign, Token } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Tied } from './order.tsx'

function Exchange() {
  const { c, open } = useDesk()
  return (
    <div class="tool">
      <button type="button" class="tool-go" onClick={() => open({ kind: 'exchange' })}>
        <span class="tool-t">{c.exchange}</span>
        <span class="swap" aria-hidden="true">
          <Token kind="any" n={3} always />
          <Sign name="arrow" />
          <Token kind="water" />
        </span>
        <em>{c.exchangeGo}</em>
      </button>
    </div>
  )
}

function Order() {
  const { c, book, crest, open } = useDesk()
  return (
    <div class="tool">
      <button type="button" class="tool-go" onClick={() => open({ kind: 'order' })}>
        <span class="tool-t">{c.order}</span>
        <span class="seals" aria-hidden="true">
          {choosing(book).map((group) => (
            <span key={group.join('-')} class={group.length > 1 ? 'tied' : ''}>
              {group.map((seat) => (
                <Seal key={seat} seat={crest(seat)} />
              ))}
            </span>
          ))}
        </span>
        <em>{c.orderGo}</em>
        <Tied />
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
