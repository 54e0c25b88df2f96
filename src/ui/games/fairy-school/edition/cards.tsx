/** The cards of the set as they lie on the table, by deck or as they are looked for. */
import { useState } from 'preact/hooks'
import { DECK_SIZES } from '../../../../games/fairy-school/edition-limits.ts'
import { type Card, DECKS, ELEMENTS, type Line } from '../../../../games/fairy-school/types.ts'
import { Chip } from '../../../kit/chip.tsx'
import { TextField } from '../../../kit/field.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { memo } from '../../../kit/memo.ts'
import { Token } from '../art.tsx'
import { CardFace } from '../card.tsx'
import { widthOf } from '../measure.ts'
import { deckSize, isOwn, shippedCard } from './change.ts'
import { useDesk } from './desk.ts'
import { faultsIn } from './faults.ts'
import { cardPath, cardsShown, type Placed, type Shown } from './filter.ts'
import { Faults } from './pieces.tsx'

/** The price of a project in tokens. */
const Price = ({ card }: { readonly card: Card }) => (
  <span class="fs-price">
    {ELEMENTS.map((kind) => {
      const n = card.cost?.[kind] ?? 0
      return n > 0 && <Token key={kind} kind={kind} n={n} always />
    })}
  </span>
)

/** More tokens than this after the arrow would need a third row. */
const MOST_BROKEN = 4.2
const fitsBroken = (line: Line): boolean => widthOf(line).broken <= MOST_BROKEN

/** What is printed: number, picture, lines, price. */
export const Face = memo(({ card }: { readonly card: Card }) => (
  <>
    <CardFace card={card.lines.length > 0 ? card : { ...card, lines: [{}] }} cls={card.lines.every(fitsBroken) ? 'narrow' : ''}>
      <b class="fs-number">{card.number}</b>
    </CardFace>
    {card.cost && <Price card={card} />}
  </>
))

/** A card to be opened. */
export function Tile({ card, at }: Placed) {
  const { t, w, faults, open } = useDesk()
  const own = isOwn(card)
  const mark = own ? (shippedCard(card.number) ? w.changed : w.fresh) : ''
  const wrong = faultsIn(faults, cardPath(at)).length > 0
  const label = [w.editCard(t.card(card).label), ...(mark ? [mark] : []), ...(wrong ? [w.wrong] : [])].join(', ')
  return (
    <button type="button" class={`fs-tile${wrong ? ' wrong' : ''}`} aria-label={label} onClick={() => open({ kind: 'card', at })}>
      <Face card={card} />
      {(mark || wrong) && (
        <span class="fs-marks">
          {wrong && <Icon name="warn" class="fs-wrong" />}
          {mark && <small class="fs-own">{mark}</small>}
        </span>
      )}
    </button>
  )
}

/** How many cards the deck has and needs. */
function Count({ shown, n }: { readonly shown: Shown; readonly n: number }) {
  const { edition, w } = useDesk()
  const deck = DECKS.find((each) => each === shown)
  if (!deck) return <>{w.found(n)}</>
  const [min, max] = DECK_SIZES[deck]
  const size = deckSize(edition, deck)
  return <>{min === max ? w.exactly(size, min) : w.between(size, min, max)}</>
}

/** The part of the form with the cards. */
export function Cards() {
  const { edition, faults, t, w } = useDesk()
  const [shown, setShown] = useState<Shown>('start')
  const [query, setQuery] = useState('')
  const cards = cardsShown(edition, shown, query, t, faults)
  const searching = query.trim() !== ''
  const chips: readonly (readonly [Shown, string])[] = [
    ...DECKS.map((deck) => [deck, w.decks[deck]] as const),
    ['all', w.all],
    ['own', w.changedOnly],
    ...(faults.some(({ path }) => path.startsWith('cards[')) || shown === 'wrong' ? [['wrong', w.wrongOnly] as const] : []),
  ]
  return (
    <>
      <TextField
        label={w.search}
        hideLabel
        icon="search"
        inputMode="search"
        placeholder={w.searchHint}
        autocomplete="off"
        value={query}
        onInput={setQuery}
      />
      <fieldset class="fs-chips" aria-label={w.show}>
        {chips.map(([value, label]) => (
          <Chip key={value} pressed={!searching && value === shown} onClick={() => [setShown(value), setQuery('')]}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <p class="fs-count" role="status">
        {cards.length === 0 ? w.noneFound : <Count shown={searching ? 'all' : shown} n={cards.length} />}
      </p>
      <Faults path="cards" only />
      <ul class="fs-tiles">
        {cards.map((placed) => (
          <li key={placed.at}>
            <Tile {...placed} />
          </li>
        ))}
      </ul>
    </>
  )
}
