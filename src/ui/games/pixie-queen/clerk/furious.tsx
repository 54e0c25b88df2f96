/** Nobody met the demand: who pays for a bad offering, whose picks are open, and who sends a pixie. In this order (PQ-OFFER-23 to 37). */
import { useState } from 'preact/hooks'
import { allBelow, orderNow } from '../../../../games/pixie-queen/clerk-open.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Fines } from './fines.tsx'
import { Alarms } from './lanes.tsx'
import { OrderList } from './people.tsx'

/** Who sends a pixie; greyed out who has none. */
function Senders() {
  const { c, book, edition, name, crest, colour, tell, close } = useDesk()
  const order = orderNow(book)
  const end = (seat: number | null) => {
    close()
    void tell({ type: 'furious', seat, apart: true })
  }
  return (
    <>
      <p class="quiet-text">{c.furiousText}</p>
      {order.length > 0 && <OrderList order={order} />}
      <div class="picks senders">
        {book.players.map(({ outIn }, seat) => {
          if (outIn > 0) return null
          const spared = seat === book.favourite
          const none = spared || allBelow(edition, book, seat)
          const why = spared ? c.furiousSpared : c.furiousNone
          return (
            <button
              key={seat}
              type="button"
              class={`pick ${colour(seat)}`}
              aria-label={none ? why(name(seat)) : c.lines.furious(name(seat))}
              disabled={none}
              onClick={() => end(seat)}
            >
              <Crest colour={crest(seat)} />
              <span>{name(seat)}</span>
              {none && <small>{spared ? c.spares : c.furiousBelow}</small>}
            </button>
          )
        })}
      </div>
      <div class="picks">
        <button type="button" class="pick" onClick={() => end(null)}>
          {c.furiousNobody}
        </button>
      </div>
    </>
  )
}

/** The sheet of a furious Queen. */
export function FuriousSheet() {
  const { c, i, book, close } = useDesk()
  const [anyway, setAnyway] = useState(false)
  const held = book.alarms.length > 0 && !anyway
  return (
    <Sheet
      class="pq clerk-sheet"
      title={c.furiousTitle}
      closeLabel={i.common.close}
      onClose={close}
      actions={held && <Button onClick={() => setAnyway(true)}>{c.open.anyway}</Button>}
    >
      <div class="stack-s">
        <p class="quiet-text">{c.furiousFines}</p>
        <Fines />
        {held ? <Alarms /> : <Senders />}
      </div>
    </Sheet>
  )
}
