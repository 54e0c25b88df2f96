/** The others as they sit, where there is room for everybody: what they share, or their forest in small; what they have and lack. */
import type { Seat } from '../../../core/game.ts'
import { COLUMNS } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Cube, Medal, Seal, Sign, seatClass, Token } from './art.tsx'
import { fairyOf, lacksOf, othersOf, type Side, sideOf } from './facts.ts'
import { show } from './show.ts'
import { useTable } from './table.ts'
import { ZoneCards } from './zones.tsx'

/** Where a fairy sits, in words. */
export function usePlace(seat: Seat): string {
  const { view, me, w } = useTable()
  const far = fairyOf(view, me).reach.includes(seat) ? w.inReach : w.outOfReach
  const words: Readonly<Record<Side, string>> = { left: w.left, right: w.right, opposite: w.opposite, far }
  return words[sideOf(view, me, seat)]
}

/** Name, place, kindness and cubes; opens her forest. */
function Head({ seat }: { readonly seat: Seat }) {
  const { view, w, name, desk } = useTable()
  const fairy = fairyOf(view, seat)
  const place = usePlace(seat)
  return (
    <h2>
      <button
        type="button"
        aria-label={`${w.forestOf(name(seat))}, ${place}, ${w.kindness(fairy.kindness)}, ${w.cubesLeft(fairy.supply)}`}
        data-at={`fairy-${seat}`}
        onClick={() => show(desk, { kind: 'fairy', seat })}
      >
        <Seal seat={seat} />
        <span>
          {name(seat)}
          <small>{place}</small>
        </span>
        <b>
          <Sign name="heart" cls="heart" />
          {fairy.kindness}
        </b>
        <b>
          <Cube seat={seat} />
          {fairy.supply}
        </b>
      </button>
    </h2>
  )
}

/** A forest in small: who lies where. */
function SmallForest({ seat }: { readonly seat: Seat }) {
  const { view, ctx } = useTable()
  return (
    <div class="small" aria-hidden="true">
      {fairyOf(view, seat).forest.map((number, at) => {
        const card = number === null ? undefined : cardFact(number, ctx).card
        return <span key={`${seat}-${at}`}>{card && <Medal creature={card.creature} />}</span>
      })}
    </div>
  )
}

function Lacking({ seat }: { readonly seat: Seat }) {
  const { view, t, w } = useTable()
  const lacks = lacksOf(view, seat)
  const { elements } = fairyOf(view, seat)
  return (
    <p class="lacking">
      <span class="has" role="img" aria-label={t.names.bundle(elements)}>
        {COLUMNS.filter((kind) => elements[kind] > 0).map((kind) => (
          <Token key={kind} kind={kind} n={elements[kind]} always />
        ))}
      </span>
      <span class="sr">
        {lacks.length === 0 ? w.lacksNothing : w.lacks(t.names.format.and(lacks.map((kind) => t.names.elementForms[kind][0])))}
      </span>
      {lacks.length > 0 && (
        <span aria-hidden="true" class="short">
          {w.lacksShort}
          {lacks.map((kind) => (
            <Token key={kind} kind={kind} />
          ))}
        </span>
      )}
    </p>
  )
}

/** One other fairy. */
function Plate({ seat }: { readonly seat: Seat }) {
  const { view, me, ctx, w, name } = useTable()
  const fairy = fairyOf(view, seat)
  const near = fairyOf(view, me).reach.includes(seat)
  return (
    <section
      class={`zone neighbour plate ${sideOf(view, me, seat)} ${near ? 'near' : ''} ${seatClass(seat)}`}
      aria-label={near ? w.sharesWithYou(name(seat)) : name(seat)}
      data-at={`plate-${seat}`}
    >
      <Head seat={seat} />
      {fairy.shared.length === 0 ? (
        <SmallForest seat={seat} />
      ) : near ? (
        <ZoneCards cards={fairy.shared} of={seat} shared />
      ) : (
        <p class="medals" aria-hidden="true">
          {fairy.shared.map(({ card }) => {
            const fact = cardFact(card, ctx).card
            return fact && <Medal key={card} creature={fact.creature} />
          })}
        </p>
      )}
      <Lacking seat={seat} />
    </section>
  )
}

/** All others, from left to right. */
export function Plates({ only }: { readonly only?: (side: Side) => boolean }) {
  const { view, me } = useTable()
  const seats = othersOf(view, me).filter((seat) => !only || only(sideOf(view, me, seat)))
  return (
    <div class="plates" style={{ '--most': 2 }}>
      {seats.map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
    </div>
  )
}
