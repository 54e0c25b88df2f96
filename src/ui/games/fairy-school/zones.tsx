/**
 * Cards in play, where people sit: the left neighbour's shared cards left, the right neighbour's right, one's own below,
 * shared under the neighbours and those for oneself beside them. Each shows who used it.
 */
import type { Seat } from '../../../core/game.ts'
import type { CardNumber, InPlay, View } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { useLater } from '../../kit/later.ts'
import { Piece } from '../../table/piece.tsx'
import { Cube, Medal, Seal, Sign, seatClass } from './art.tsx'
import { CardFace } from './card.tsx'
import { completedBy, fairyOf, kindnessOn, reachedBy, sideOf, usersOf } from './facts.ts'
import { waysOf } from './light.ts'
import { show } from './show.ts'
import { part, type Table, useTable } from './table.ts'

/** More cubes of one colour than this are counted with a number. */
const FEW = 3

/** The foot of a card in play: everybody's cubes, and the place of the next one. */
function Cubes({ card, slot }: { readonly card: InPlay; readonly slot: boolean }) {
  return (
    <span class="cubes">
      {usersOf(card).map((seat) => {
        const n = card.cubes[seat] ?? 0
        return n > FEW ? (
          <span key={seat} class="many">
            <Cube seat={seat} />
            {n}
          </span>
        ) : (
          Array.from({ length: n }, (_, k) => <Cube key={`${seat}-${k}`} seat={seat} />)
        )
      })}
      {slot && (
        <span class="slot">
          <Sign name="plus" />
        </span>
      )}
    </span>
  )
}

/** What using a card would complete: a small medal. */
function Helps({ number }: { readonly number: CardNumber }) {
  const { view, me, ctx } = useTable()
  const quote = completedBy(fairyOf(view, me), cardFact(number, ctx).card?.lines ?? [])
  const project = quote && cardFact(quote.what, ctx).card
  if (!project) return null
  return (
    <span class="helps">
      <Medal creature={project.creature} />
      <i>
        <Sign name="check" />
      </i>
    </span>
  )
}

/** A card in play in words: what it is, who used it, whether it may be used now. */
function labelOf(table: Table, card: InPlay, of: Seat, open: boolean): string {
  const { view, me, ctx, t, w } = table
  const fact = cardFact(card.card, ctx).card
  const users = usersOf(card)
  const completes = open && fact ? completedBy(fairyOf(view, me), fact.lines) : undefined
  const project = completes && cardFact(completes.what, ctx).card
  const kind = of === me ? kindnessOn(card, me) : 0
  return [
    fact ? t.card(fact).label : '',
    users.length === 0 ? w.unused : w.usedBy(t.names.format.and(users.map((seat) => (seat === me ? w.byYou : ctx.name(seat))))),
    ...(kind > 0 ? [w.kindnessOf(kind)] : []),
    ...(project ? [w.completes(t.card(project).title)] : []),
    open ? w.possible : w.impossible,
  ].join(', ')
}

interface UseProps {
  readonly number: CardNumber
  readonly of: Seat
  readonly shared: boolean
}

/** A card in play where it lies; undefined once it lies there no more. */
const lying = (view: View, { number, of, shared }: UseProps): InPlay | undefined =>
  (shared ? fairyOf(view, of).shared : fairyOf(view, of).personal).find(({ card }) => card === number)

/** All that a card in play shows of the table. */
function factsOf({ view, me, ctx, options }: Table, props: UseProps): readonly unknown[] {
  const fairy = fairyOf(view, me)
  const lines = cardFact(props.number, ctx).card?.lines ?? []
  const open = waysOf(options, props.number, props.of, me).length > 0
  return [
    lying(view, props)?.cubes.join(),
    open,
    fairy.step === 'activate',
    fairy.reach.includes(props.of),
    open ? completedBy(fairy, lines)?.what : null,
  ]
}

const UseCard = part(factsOf, (props: UseProps) => {
  const { number, of, shared } = props
  const table = useTable()
  const { view, me, ctx, options, desk } = table
  const card = lying(view, props)
  const fact = cardFact(number, ctx).card
  const open = waysOf(options, number, of, me).length > 0
  const dim = (card?.cubes[me] ?? 0) > 0 || (!open && fairyOf(view, me).step === 'activate' && fairyOf(view, me).reach.includes(of))
  if (!fact || !card) return null
  const label = labelOf(table, card, of, open)
  const kind = shared && of === me ? kindnessOn(card, me) : 0
  return (
    <li>
      <Piece>
        <button
          type="button"
          class={`use${open ? ' open' : ''}${dim && !open ? ' used' : ''}`}
          aria-label={label}
          data-at={`card-${of}-${card.card}`}
          onClick={() => show(desk, { kind: 'card', card: card.card, of })}
        >
          <CardFace card={fact}>
            <Cubes card={card} slot={open} />
            {kind > 0 && (
              <b class="kind">
                +{kind}
                <Sign name="heart" />
              </b>
            )}
            {open && <Helps number={card.card} />}
          </CardFace>
        </button>
      </Piece>
    </li>
  )
})

interface ZoneProps {
  readonly cards: readonly InPlay[]
  readonly of: Seat
  readonly shared: boolean
  /** So many fit side by side. */
  readonly most?: number | undefined
}

/** Cards in play as buttons. When they change their size they do so a zone at a time, and not in the frame that brings a new one. */
export function ZoneCards({ cards, of, shared, most }: ZoneProps) {
  const fits = useLater(most)
  return (
    <ul style={fits === undefined ? undefined : { '--most': fits }}>
      {cards.map((card) => (
        <UseCard key={card.card} number={card.card} of={of} shared={shared} />
      ))}
    </ul>
  )
}

/** The head of what a neighbour shares: opens her forest. Nothing in it changes. */
const Head = part(
  () => [],
  ({ seat }: { readonly seat: Seat }) => {
    const { w, name, desk } = useTable()
    return (
      <h2>
        <button
          type="button"
          aria-label={w.forestOf(name(seat))}
          data-at={`fairy-${seat}`}
          onClick={() => show(desk, { kind: 'fairy', seat })}
        >
          <Seal seat={seat} />
          <span>{w.sharesWithYou(name(seat))}</span>
        </button>
      </h2>
    )
  },
)

/** What a neighbour shares. */
function Neighbour({ seat, most }: { readonly seat: Seat; readonly most: number }) {
  const { view, me, w, name } = useTable()
  return (
    <section
      class={`zone neighbour ${sideOf(view, me, seat)} ${seatClass(seat)}`}
      aria-label={w.sharesWithYou(name(seat))}
      data-at={`plate-${seat}`}
    >
      <Head seat={seat} />
      <ZoneCards cards={fairyOf(view, seat).shared} of={seat} shared most={most} />
    </section>
  )
}

/** How many cards lie in the widest zone, so that all cards are of one size. */
const widest = (view: View, me: Seat): number =>
  Math.max(2, ...fairyOf(view, me).reach.map((seat) => fairyOf(view, seat).shared.length), fairyOf(view, me).personal.length)

/** One's own cards in play: shared, and those for oneself. */
export function OwnZones({ most }: { readonly most?: number }) {
  const { view, me, w } = useTable()
  const fairy = fairyOf(view, me)
  return (
    <>
      <section class="zone share" aria-label={w.youShare}>
        <h2>
          <Sign name="share" />
          <span>{w.youShare}</span>
        </h2>
        <ZoneCards cards={fairy.shared} of={me} shared most={most} />
      </section>
      <section class="zone alone" aria-label={w.yoursAlone}>
        <h2>
          <span>{w.yoursAlone}</span>
          <Sign name="lock" />
        </h2>
        <ZoneCards cards={fairy.personal} of={me} shared={false} most={most} />
      </section>
    </>
  )
}

/** All cards within reach. */
export function Zones() {
  const { view, me } = useTable()
  const near = reachedBy(view, me)
  const most = widest(view, me)
  return (
    <div class={`zones n${near.length}`}>
      {near.map((seat) => (
        <Neighbour key={seat} seat={seat} most={most} />
      ))}
      <OwnZones most={most} />
    </div>
  )
}
