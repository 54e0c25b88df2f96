/** Cards to choose from before the forest lies open: passing rounds, three of the projects kept, the common discard. */
import { useComputed } from '@preact/signals'
import { type CardNumber, COLUMNS } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Button } from '../../kit/button.tsx'
import { Piece } from '../../table/piece.tsx'
import { Sign, Token } from './art.tsx'
import { CardFace } from './card.tsx'
import { fairyOf } from './facts.ts'
import { has, projectsWay, toggled, waysOf } from './light.ts'
import { show } from './show.ts'
import { useTable } from './table.ts'

const PROJECTS = 3

/** The price of a project under its card. */
function Price({ number }: { readonly number: CardNumber }) {
  const { ctx } = useTable()
  const cost = cardFact(number, ctx).card?.cost
  if (!cost) return null
  return (
    <span class="costs">
      {COLUMNS.filter((kind) => cost[kind]).map((kind) => (
        <Token key={kind} kind={kind} n={cost[kind] ?? 0} always />
      ))}
    </span>
  )
}

interface OfferProps {
  readonly number: CardNumber
  /** Marked or not, where several are marked before they are chosen. */
  readonly marked?: boolean
  readonly open: boolean
  readonly tap: () => void
}

function OfferCard({ number, marked, open, tap }: OfferProps) {
  const { ctx, t, w } = useTable()
  const card = cardFact(number, ctx).card
  if (!card) return null
  const label = [t.card(card).label, ...(marked === undefined ? [open ? w.possible : w.impossible] : [])].join(', ')
  return (
    <li>
      <Piece>
        <button
          type="button"
          class={`offer${open ? ' open' : ''}${marked ? ' chosen' : ''}`}
          aria-pressed={marked}
          aria-label={label}
          data-at={`offer-${number}`}
          onClick={tap}
        >
          <CardFace card={card}>
            <Price number={number} />
            {marked && (
              <em class="tick">
                <Sign name="check" />
              </em>
            )}
          </CardFace>
        </button>
      </Piece>
    </li>
  )
}

const gridOf = (count: number): number => (count <= 4 ? 2 : 3)

/** Cards that open large and are chosen there. */
function OneOf({ numbers, title }: { readonly numbers: readonly CardNumber[]; readonly title: string }) {
  const { me, options, desk } = useTable()
  return (
    <section class="offers" aria-label={title}>
      <ul style={{ '--n': gridOf(numbers.length) }}>
        {numbers.map((number) => (
          <OfferCard
            key={number}
            number={number}
            open={waysOf(options, number, me, me).length > 0}
            tap={() => show(desk, { kind: 'card', card: number, of: me })}
          />
        ))}
      </ul>
    </section>
  )
}

/** Three of the projects kept, marked and then chosen. */
function Three() {
  const { view, me, t, w, options, desk, play } = useTable()
  const own = fairyOf(view, me).own
  const numbers = [...(own?.kept ?? []), ...fairyOf(view, me).projects]
  const marked = useComputed(() => (desk.picked.value?.kind === 'projects' ? desk.picked.value.cards : [])).value
  const way = projectsWay(options, marked)
  const mark = (number: CardNumber) => {
    desk.picked.value = { kind: 'projects', cards: toggled(marked, number, PROJECTS) }
  }
  return (
    <section class="offers" aria-label={t.names.prompts.projects}>
      <h2>{w.chosen(marked.length, PROJECTS)}</h2>
      <ul style={{ '--n': gridOf(numbers.length) }}>
        {numbers.map((number) => (
          <OfferCard
            key={number}
            number={number}
            marked={marked.includes(number)}
            open={!marked.includes(number)}
            tap={() => mark(number)}
          />
        ))}
      </ul>
      {way && (
        <Button kind="primary" wide aria-label={way.text.label} onClick={() => play(way.move)}>
          {w.readyButton}
        </Button>
      )}
    </section>
  )
}

/** Cards kept in earlier passing rounds. */
function Kept({ numbers }: { readonly numbers: readonly CardNumber[] }) {
  const { view, me, ctx, t, w, name, desk } = useTable()
  // To the left, which is the previous seat (FS-SETUP-04).
  const next = (me - 1 + view.seats) % view.seats
  return (
    <section class="kept">
      <p>{numbers.length > 0 ? w.keptCards(numbers.length) : w.passTo(name(next))}</p>
      <ul>
        {numbers.map((number) => {
          const card = cardFact(number, ctx).card
          return (
            card && (
              <li key={number}>
                <button
                  type="button"
                  class="handcard"
                  aria-label={t.card(card).label}
                  onClick={() => show(desk, { kind: 'card', card: number, of: me })}
                >
                  <CardFace card={card} cls="lying" />
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

/** What is laid before one to choose from; null when nothing is. */
export function Offer() {
  const { view, me, w, t, options } = useTable()
  const fairy = fairyOf(view, me)
  const own = fairy.own
  if (has(options, 'projects')) return <Three />
  if (has(options, 'take')) return <OneOf numbers={view.common} title={w.common(view.common.length)} />
  if (!own || own.offer.length === 0) return own && own.kept.length > 0 ? <Kept numbers={own.kept} /> : null
  return (
    <>
      <OneOf numbers={own.offer} title={t.names.prompts.keep} />
      <Kept numbers={own.kept} />
    </>
  )
}
