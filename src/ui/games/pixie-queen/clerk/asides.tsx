/** What of a phase can be told with one tap, under its words. */
import { goldenLeft, goldenOf } from '../../../../games/pixie-queen/clerk.ts'
import { isFirstTold, orderNow, skillsDue, toldDemand } from '../../../../games/pixie-queen/clerk-open.ts'
import { FOODS, type RoundPhase, SERIES, type Skill } from '../../../../games/pixie-queen/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Fines, Turns } from './fines.tsx'
import { OrderList, Person } from './people.tsx'

/** The order of this round; in the first how to lay it, and where nobody told it, the way to. */
function Order() {
  const { c, book, open } = useDesk()
  const order = orderNow(book)
  if (order.length === 0)
    return (
      <div class="quick">
        <button type="button" class="quick-w" aria-haspopup="dialog" onClick={() => open({ kind: 'order' })}>
          {c.order.note}
        </button>
      </div>
    )
  return (
    <div class="quick drawn-order">
      <span>{c.order.now}</span>
      <OrderList order={order} />
      {book.round === 1 && <small>{c.setUp.orderHow}</small>}
    </div>
  )
}

/** Skills that act in a phase of every round, and are easily forgotten (PQ-SKILL-07, 08). */
const RECALLED: Readonly<Partial<Record<RoundPhase, Skill>>> = { steal: 'stealSilver', rewards: 'freePromotion' }

/** Recalls the skill of this phase to its holder. */
function Recalled() {
  const { t, book, name } = useDesk()
  const skill = RECALLED[book.phase]
  const holder = book.players.findIndex((player) => player.outIn === 0 && player.skill === skill)
  if (!skill || holder < 0) return null
  const words = t.names.skills[skill]
  return (
    <p class="recalled">
      <b>
        {name(holder)}, {words.name}:
      </b>{' '}
      {words.does}
    </p>
  )
}

/** Who is first, as the big cubes lie now. */
export function First() {
  const { c, book, name, tell } = useDesk()
  return (
    <fieldset class="quick people" aria-label={c.whoIsFirst}>
      <span>{c.whoIsFirst}</span>
      {book.players.map(
        ({ outIn }, seat) =>
          outIn === 0 && (
            <Person
              key={seat}
              seat={seat}
              label={c.isFavourite(name(seat))}
              pressed={isFirstTold(book) && book.favourite === seat}
              onClick={() => void tell({ type: 'favourite', seat })}
            />
          ),
      )}
    </fieldset>
  )
}

/** The demand of the round, and what when nobody met it. */
export function Demand() {
  const { c, t, book, books, tell, open } = useDesk()
  const { round } = book
  const food = book.demands[round - 1]
  if (food === undefined) return null
  if (food)
    return (
      <div class="quick">
        <button
          type="button"
          class="quick-told"
          aria-haspopup="dialog"
          aria-label={c.toCorrect(c.demandNow(t.names.some(food)))}
          onClick={() => open({ kind: 'entry', at: toldDemand(books, round) })}
        >
          <GoodPicture kind={food} /> {c.demandNow(t.names.some(food))} <Icon name="edit" />
        </button>
        <button type="button" class="quick-w" onClick={() => open({ kind: 'furious' })}>
          {c.furious}
        </button>
      </div>
    )
  return (
    <fieldset class="quick" aria-label={c.theDemand}>
      <span>{c.theDemand}</span>
      {FOODS.map((each) => (
        <button
          key={each}
          type="button"
          class="quick-b"
          aria-label={c.demandNow(t.names.some(each))}
          onClick={() => void tell({ type: 'demand', food: each, round })}
        >
          <GoodPicture kind={each} />
        </button>
      ))}
    </fieldset>
  )
}

/** Skills that were left, to be drawn or noted later: said in the first round, as long as it lasts. */
function Undrawn() {
  const { c, t, book, name, open } = useDesk()
  const due = skillsDue(book)
  if (due === null) return null
  const all = due === 'all'
  return (
    <div class="quick undrawn">
      <span>{all ? c.setUp.undrawn : c.setUp.untaken(t.names.format.and(due.map(name)))}</span>
      <button type="button" class="quick-w" aria-haspopup="dialog" onClick={() => open({ kind: 'setup', to: 'skills' })}>
        {all ? c.setUp.goDraw : c.setUp.goNote}
      </button>
    </div>
  )
}

/** The golden tiles that are left; a tap takes one. */
export function Golden() {
  const { c, t, book, open, edition } = useDesk()
  if (goldenLeft(edition, book) === 0) return <p class="quick">{c.golden.gone}</p>
  return (
    <fieldset class="quick people" aria-label={c.golden.left}>
      <span>
        {c.golden.left} <small>{c.golden.tap}</small>
      </span>
      {SERIES.map((series) => {
        const left = goldenOf(edition, book, series)
        return (
          <button
            key={series}
            type="button"
            class="quick-p"
            aria-label={c.golden.take(t.names.series[series].name, left)}
            disabled={book.tiles[series] >= edition.rewardTiles[series].length}
            aria-haspopup="dialog"
            onClick={() => open({ kind: 'tile', series })}
          >
            <span class="quick-n">
              <Picture id={SERIES_ART[series]} />
              {left}
            </span>
            <small>{t.names.series[series].name}</small>
          </button>
        )
      })}
    </fieldset>
  )
}

/** The other end of a game, where nobody told the tiles: it may be counted up before the last round. */
function GoldGone() {
  const { c, open } = useDesk()
  return (
    <div class="quick">
      <span>{c.goldGone}</span>
      <button type="button" class="quick-w" onClick={() => open({ kind: 'count' })}>
        {c.finalCount}
      </button>
    </div>
  )
}

/** What a phase is told by besides its words. `told`: tiles were told, so the clerk knows when the golden ones are gone. */
export function Asides({ told }: { readonly told: boolean }) {
  const { book } = useDesk()
  const { phase } = book
  return (
    <>
      <Undrawn />
      {phase === 'steal' && <First />}
      {phase === 'steal' && <Order />}
      {phase === 'actions' && <Turns />}
      <Recalled />
      {phase === 'offerings' && <Demand />}
      {phase === 'offerings' && <Fines />}
      {(phase === 'actions' || (told && phase === 'punishments')) && <Golden />}
      {phase === 'punishments' && !told && !book.stairsDue && <GoldGone />}
    </>
  )
}
