/** The hand while the forest is planned: a card is taken up by a tap or dragged into its cell; all placed, what each column would bring. */
import { useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type CardNumber, COLUMNS } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Piece } from '../../table/piece.tsx'
import { Token } from './art.tsx'
import { CardFace } from './card.tsx'
import { useCarry } from './carry.ts'
import { Effect } from './effects.tsx'
import { fairyOf } from './facts.ts'
import { placesOf } from './light.ts'
import { show } from './show.ts'
import { part, type Table, useTable } from './table.ts'

/** More cards than this lie on their side, in two rows. */
const STANDING = 6

/** The card taken up. */
function useHeld(): CardNumber | null {
  const { desk } = useTable()
  return useComputed(() => (desk.picked.value?.kind === 'card' ? desk.picked.value.card : null)).value
}

interface CardProps {
  readonly number: CardNumber
  readonly lying: boolean
}

/** Where a card of the hand may be put down: all that it needs to know of the table, besides the card taken up, a signal. */
export const handFacts = ({ options }: Table, { number }: CardProps): readonly unknown[] => [
  [...placesOf(options, number).values()].map(({ move }) => move).join(),
]

const HandCard = part(handFacts, ({ number, lying }: CardProps) => {
  const { ctx, t, w, me, desk } = useTable()
  const held = useHeld() === number
  const carry = useCarry(number)
  const card = cardFact(number, ctx).card
  if (!card) return null
  const tap = () => {
    if (carry.dragged()) return
    if (held) show(desk, { kind: 'card', card: number, of: me })
    else desk.picked.value = { kind: 'card', card: number }
  }
  return (
    <li>
      <Piece>
        <button
          type="button"
          class={`handcard${held ? ' held' : ''}`}
          aria-pressed={held}
          aria-label={`${t.card(card).label}${held ? `, ${w.takenUp}` : ''}`}
          data-at={`hand-${number}`}
          {...carry.handlers}
          onClick={tap}
        >
          <CardFace card={card} cls={lying ? 'lying' : 'narrow'} />
        </button>
      </Piece>
    </li>
  )
})

function HandHead({ cards }: { readonly cards: readonly CardNumber[] }) {
  const { ctx, t, w } = useTable()
  const held = useHeld()
  const card = held === null ? undefined : cardFact(held, ctx).card
  return (
    <p class="handhead">
      <span>
        {card ? (
          <>
            <b>{t.card(card).name}:</b> {t.card(card).effect}
          </>
        ) : (
          w.takeUp
        )}
      </span>
      <span class="count">{w.toPlace(cards.length)}</span>
    </p>
  )
}

/** What each column would bring when it is played. */
function Yield() {
  const { view, me, ctx, w } = useTable()
  const { forest } = fairyOf(view, me)
  const first = (cell: number) => cardFact(forest[cell] ?? 0, ctx).card?.lines[0]
  return (
    <section class="hand" aria-label={w.yourHand}>
      <p class="handhead">
        <span>
          <b>{w.allPlaced}.</b> {w.columnsNext}
        </span>
      </p>
      <div class="yield" aria-hidden="true">
        {COLUMNS.map((column, k) => {
          const cost = ctx.edition.columnCost[k]?.[column] ?? 0
          const lines = [first(k), first(k + COLUMNS.length)]
          return (
            <div key={column}>
              <em>
                {cost === 0 ? (
                  w.free
                ) : (
                  <>
                    −<Token kind={column} n={cost} />
                  </>
                )}
              </em>
              {lines.map(
                (line, row) =>
                  line && (
                    <span key={row} class="fxs">
                      <Effect line={line} />
                    </span>
                  ),
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** The cards in hand; nothing when there are none to place and none were placed. */
export function Hand() {
  const { view, me, w, options } = useTable()
  const ref = useRef<HTMLUListElement>(null)
  const fairy = fairyOf(view, me)
  const cards = fairy.own?.hand ?? []
  const placing = options.some(({ words }) => 'place' in words)
  if (cards.length === 0 || (!placing && options.length > 0)) return <Yield />
  const lying = cards.length > STANDING
  return (
    <section class="hand" aria-label={w.yourHand}>
      <HandHead cards={cards} />
      <ul ref={ref} class={lying ? 'two' : ''} style={{ '--n': lying ? Math.ceil(cards.length / 2) : Math.max(cards.length, 5) }}>
        {cards.map((number) => (
          <HandCard key={number} number={number} lying={lying} />
        ))}
      </ul>
    </section>
  )
}
