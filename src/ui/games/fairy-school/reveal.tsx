/**
 * What several fairies chose in secret is revealed at once: here it is shown one fairy after another, for as long as the
 * pace of the table says, at the top edge, where neither one's own forest nor the choices lie. A tap goes on, *skip* ends it, and whatever is done elsewhere ends it too. The table beneath already shows the outcome.
 */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../../app/settings.ts'
import { PACE_MS } from '../../../app/showing.ts'
import type { Seat } from '../../../core/game.ts'
import { type CardNumber, CELLS, type Event } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Button } from '../../kit/button.tsx'
import { useNews } from '../../table/news.ts'
import { Medal, Seal, Sign, seatClass } from './art.tsx'
import { RichLine } from './rich.tsx'
import { useTable } from './table.ts'

/** What is revealed of a fairy. */
type Revealed = Extract<Event, { type: 'planned' | 'played' | 'projects' }>

const isRevealed = (e: Event): e is Revealed => e.type === 'planned' || e.type === 'played' || e.type === 'projects'

/** How many times longer than a usual move each of them is shown. */
const LONGER = 3.5

/** What the others chose, in the order of the seats after one's own; nothing unless several choices came to light together. */
export function revealedIn(events: readonly Event[], me: Seat): Revealed[] {
  const all = events.filter(isRevealed)
  if (all.length < 2) return []
  const after = (e: Revealed) => (e.seat <= me ? 1 : 0)
  return all.filter((e) => e.seat !== me).sort((a, b) => after(a) - after(b) || a.seat - b.seat)
}

/** Cards laid out as a row. */
function Cards({ numbers, sign }: { readonly numbers: readonly CardNumber[]; readonly sign?: 'share' | 'lock' }) {
  const { ctx } = useTable()
  return (
    <span class="laid">
      {sign && <Sign name={sign} />}
      {numbers.map((number) => {
        const card = cardFact(number, ctx).card
        return card && <Medal key={number} creature={card.creature} />
      })}
    </span>
  )
}

/** A forest in small: where the new cards lie. */
function Plan({ cards }: Extract<Revealed, { type: 'planned' }>) {
  const { ctx } = useTable()
  return (
    <span class="plan" aria-hidden="true">
      {CELLS.map((cell) => {
        const placed = cards.find(({ at }) => at === cell)
        const card = placed && cardFact(placed.card, ctx).card
        return <i key={cell}>{card && <Medal creature={card.creature} />}</i>
      })}
    </span>
  )
}

function Picture({ event }: { readonly event: Revealed }) {
  if (event.type === 'planned') return <Plan {...event} />
  if (event.type === 'projects') return <Cards numbers={event.chosen} />
  return (
    <>
      <Cards numbers={event.shared} sign="share" />
      <Cards numbers={event.personal} sign="lock" />
    </>
  )
}

const pause = (): number => PACE_MS[settings.value.pace] * LONGER

/** Takes up what is revealed as it comes, and lets the table wait for it. */
function useRevealed() {
  const table = useTable()
  const { model, me } = table
  const line = useSignal<readonly Revealed[]>([])
  useEffect(() => model.weigh?.((events) => Math.max(1, LONGER * revealedIn(events, me).length)), [model, me])
  useNews(table, (events) => {
    if (pause() > 0) line.value = revealedIn(events, me)
  })
  return line
}

/** The reveal; nothing most of the time. */
export function Reveal() {
  const { t, w, i, ctx, name, moment } = useTable()
  const box = useRef<HTMLElement>(null)
  const line = useRevealed()
  const [event, ...rest] = line.value
  const next = () => {
    line.value = rest
  }
  useEffect(() => {
    if (!event) return
    const timer = setTimeout(next, pause())
    const elsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) line.value = []
    }
    addEventListener('pointerdown', elsewhere, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', elsewhere, true)
    }
  }, [event])
  if (!event || moment) return null
  return (
    <section ref={box} class={`reveal ${seatClass(event.seat)}`} aria-label={w.revealed} onClick={next}>
      <header>
        <Seal seat={event.seat} />
        <b>{name(event.seat)}</b>
        <div key={event.seat} class="shown" aria-hidden="true">
          <Picture event={event} />
        </div>
        <Button
          icon="skip"
          onClick={(click) => {
            click.stopPropagation()
            line.value = []
          }}
        >
          {i.table.skip}
        </Button>
      </header>
      <p>
        <RichLine rich={t.event(event, ctx)} />
      </p>
    </section>
  )
}
