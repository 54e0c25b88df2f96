/** The offerings, shown to everybody at once when the last hand is opened (PQ-OFFER-05). */
import './styles/base.css'
import './styles/drawings.css'
import { lazyTexts } from '../../../app/texts.ts'
import type { Seat } from '../../../core/game.ts'
import { type Event, GOODS, type GoodsDelta } from '../../../games/pixie-queen/types.ts'
import { loadGame } from '../../../text/index.ts'
import { GoodPicture } from './art.tsx'
import { hangSprite } from './sprite.ts'

void hangSprite()

const gameText = lazyTexts((language) => loadGame('pixie-queen', language))

function offersIn(events: readonly unknown[]): readonly GoodsDelta[] {
  const offered = (events as readonly Event[]).find((event) => event.type === 'offered')
  return offered?.type === 'offered' ? offered.offers : []
}

/** Whose hands are opened: of those who are out nobody asks. */
export const seatsOf = (events: readonly unknown[]): readonly Seat[] => {
  const empty = new Set(
    (events as readonly Event[]).flatMap((event) => (event.type === 'punished' && event.reason === 'emptyOffering' ? [event.seat] : [])),
  )
  return offersIn(events).flatMap((offer, seat) => (GOODS.some((good) => (offer[good] ?? 0) > 0) || empty.has(seat) ? [seat] : []))
}

/** What lay in a hand. */
export function Shown({ seat, events, name }: { readonly seat: Seat; readonly events: readonly unknown[]; readonly name: string }) {
  const t = gameText.value
  const offer = offersIn(events)[seat] ?? {}
  const kinds = GOODS.filter((good) => (offer[good] ?? 0) > 0)
  return (
    <span class="pq hand-shown">
      <b>{name}</b>
      <span class="sr">{t?.names.goods(offer)}</span>
      <span class="heap" aria-hidden="true">
        {kinds.length === 0 && t?.words.nothing}
        {kinds.map((good) => (
          <span key={good}>
            <GoodPicture kind={good} />
            <b>{offer[good]}</b>
          </span>
        ))}
      </span>
    </span>
  )
}
