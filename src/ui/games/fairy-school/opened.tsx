/** What fairies chose in secret, shown to everybody at once: where cards were placed (FS-P2), columns played (FS-P3), projects. */
import './styles/drawings.css'
import './styles/opened.css'
import type { TableModel } from '../../../app/model.ts'
import { lazyTexts } from '../../../app/texts.ts'
import type { Seat } from '../../../core/game.ts'
import { editionOf } from '../../../games/fairy-school/edition.ts'
import { type CardNumber, CELLS, type Event, type View } from '../../../games/fairy-school/types.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import { loadGame } from '../../../text/index.ts'
import { Medal, Sign } from './art.tsx'

type Choice = Extract<Event, { type: 'planned' | 'played' | 'projects' }>
type TextContext = Parameters<FairySchoolText['event']>[1]

const gameText = lazyTexts((language) => loadGame('fairy-school', language))

const choicesIn = (events: readonly unknown[]): readonly Choice[] =>
  (events as readonly Event[]).flatMap((event) =>
    event.type === 'planned' || event.type === 'played' || event.type === 'projects' ? [event] : [],
  )

/** Whose choice is opened; one that came to light alone is no common reveal. */
export const seatsOf = (events: readonly unknown[]): readonly Seat[] => {
  const choices = choicesIn(events)
  return choices.length < 2 ? [] : choices.map(({ seat }) => seat)
}

const creatureOf = (card: CardNumber, { edition }: TextContext) => edition.cards.find(({ number }) => number === card)?.creature

interface Drawn {
  readonly choice: Choice
  readonly ctx: TextContext
}

const Cards = ({ cards, ctx }: { readonly cards: readonly CardNumber[]; readonly ctx: TextContext }) =>
  cards.map((card) => {
    const creature = creatureOf(card, ctx)
    return creature && <Medal key={card} creature={creature} />
  })

/** A forest in small, or the cards in a row. */
function Picture({ choice, ctx }: Drawn) {
  if (choice.type === 'projects')
    return (
      <span class="opened-row">
        <Cards cards={choice.chosen} ctx={ctx} />
      </span>
    )
  if (choice.type === 'played')
    return (
      <span class="opened-row">
        <Sign name="share" />
        <Cards cards={choice.shared} ctx={ctx} />
        <Sign name="lock" />
        <Cards cards={choice.personal} ctx={ctx} />
      </span>
    )
  return (
    <span class="opened-plan">
      {CELLS.map((cell) => (
        <i key={cell}>
          <Cards cards={choice.cards.flatMap(({ card, at }) => (at === cell ? [card] : []))} ctx={ctx} />
        </i>
      ))}
    </span>
  )
}

interface Props {
  readonly seat: Seat
  readonly events: readonly unknown[]
  readonly model: TableModel
  readonly name: string
}

/** What she chose: drawn for those who look, in a sentence for those who listen. */
export function Shown({ seat, events, model, name }: Props) {
  const t = gameText.value
  const view = model.view.value as View | null
  const choice = choicesIn(events).find((event) => event.seat === seat)
  if (!t || !view || !choice) return null
  const nameOf = (each: Seat) => model.seats.value[each]?.name ?? ''
  const ctx: TextContext = { view, edition: editionOf(view.options), me: -1, name: nameOf }
  return (
    <span class="fs opened">
      <span class="sr">{t.plain(t.event(choice, ctx))}</span>
      <b aria-hidden="true">{name}</b>
      <span aria-hidden="true">
        <Picture choice={choice} ctx={ctx} />
      </span>
    </span>
  )
}
