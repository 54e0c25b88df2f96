/** What happened, in sentences: newest first, a line where one's own turn was, and a filter for what concerns oneself. */
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { Chip } from '../../kit/chip.tsx'
import { memo } from '../../kit/memo.ts'
import { Crest } from './art.tsx'
import { toldAt } from './look.tsx'
import { saysMore } from './news.ts'
import { RichLine } from './rich.tsx'
import { type Table, useTable } from './table.ts'

/** Lines drawn at most; older ones are in the save. */
const LINES = 160

const eventsOf = (entry: { readonly events: readonly Event[] }): readonly Event[] => entry.events

interface Line {
  readonly key: string
  readonly ply: number
  /** Which of the entry's events. */
  readonly at: number
  readonly event: Event
}

/** Whether an event is about a seat: its own, done to it, or to everybody. */
function concerns(e: Event, me: Seat): boolean {
  if ('seat' in e && e.seat === me) return true
  if ('victim' in e && e.victim === me) return true
  if ('target' in e && e.target === me) return true
  if (e.type === 'split') return (e.points[me] ?? 0) > 0
  if (e.type === 'promoted') return e.colour === me || e.displaced === me
  if (e.type === 'swapped') return e.with === me
  return e.type === 'demand' || e.type === 'queen' || e.type === 'round'
}

const actor = (e: Event): number | null => ('seat' in e ? e.seat : 'by' in e ? e.by : null)

/** Ply of the viewer's own newest entry, -1 before the first. */
export function lastOwn({ model, me }: Pick<Table, 'model' | 'me'>): number {
  const log = model.log.value
  for (let k = log.length - 1; k >= 0; k--) if (log[k]?.by === me) return log[k]?.ply ?? -1
  return -1
}

/** Events by others since the viewer's own newest entry, the quiet ones left out. */
export function sinceOwn(table: Pick<Table, 'model' | 'me'>): number {
  const own = lastOwn(table)
  let n = 0
  for (const entry of table.model.log.value) if (entry.ply > own) n += eventsOf(entry).filter(saysMore).length
  return own < 0 ? 0 : n
}

function linesOf({ model, me }: Table, mine: boolean): Line[] {
  const out: Line[] = []
  const log = model.log.value
  for (let k = log.length - 1; k >= 0 && out.length < LINES; k--) {
    const entry = log[k]
    if (!entry) continue
    const events = eventsOf(entry)
    for (let j = events.length - 1; j >= 0; j--) {
      const event = events[j]
      if (event && saysMore(event) && (!mine || concerns(event, me))) out.push({ key: `${entry.ply}.${j}`, ply: entry.ply, at: j, event })
    }
  }
  return out
}

interface EntryProps {
  readonly line: Line
  readonly me: Seat
  readonly table: Table
  /** The board shows this moment, and the tray this line. */
  readonly looked: boolean
  /** Id of the words that tell what a tap does. */
  readonly hint: string
}

/** What happened does not change: a line is written once in each language. */
const factsOf = ({ line, table, me, looked }: EntryProps): readonly unknown[] => [line.event, table.t, me, looked]

/** Shows the board as it was after a line's entry; a log that lies over it makes way. */
async function lookAt({ model, desk }: Table, { ply, at }: Line): Promise<void> {
  desk.line.value = { ply: ply + 1, at }
  if ((await model.past?.look(ply + 1)) && desk.panel.value?.kind === 'log') desk.panel.value = null
}

/** A sentence of the log; a tap shows the board at that moment. Reached from the list by arrow keys, for there are many. */
const Entry = memo(({ line, me, table, looked, hint }: EntryProps) => {
  const e = line.event
  const rich = table.t.event(e, table.ctx)
  const heading = e.type === 'round' || e.type === 'demand'
  const who = actor(e)
  const own = typeof rich[0] === 'object' && rich[0].kind === 'seat'
  return (
    <li class={heading ? 'lh' : `le${concerns(e, me) ? ' me' : ''}`}>
      <button
        type="button"
        class="logline"
        tabIndex={-1}
        aria-label={table.t.plain(rich)}
        aria-describedby={hint}
        aria-current={looked}
        onClick={() => void lookAt(table, line)}
      >
        {!heading && !own && who !== null && <Crest colour={who} />}
        <RichLine rich={rich} />
      </button>
    </li>
  )
}, factsOf)

const WAYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys go from line to line. */
function walk(event: KeyboardEvent): void {
  const list = event.currentTarget
  const way = WAYS[event.key]
  if (!way || !(list instanceof HTMLElement)) return
  const lines = [...list.querySelectorAll('.logline')]
  const last = lines.length - 1
  const next = lines[Math.min(way(document.activeElement ? lines.indexOf(document.activeElement) : -1, last), last)]
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}

/** The lines of the log. */
export function LogLines({ mine }: { readonly mine: boolean }) {
  const table = useTable()
  const hint = useId()
  const list = useRef<HTMLOListElement>(null)
  const { moment } = table
  const told = toldAt(table)
  useEffect(() => {
    if (moment) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [moment])
  const own = lastOwn(table)
  const lines = linesOf(table, mine)
  const at = lines.findIndex((l) => l.ply <= own)
  if (lines.length === 0) return <p class="vacant">{table.i.table.emptyLog}</p>
  return (
    <ol ref={list} class="loglines" tabIndex={0} aria-label={table.i.table.log} onKeyDown={walk}>
      <li id={hint} hidden>
        {table.i.table.lookHint}
      </li>
      {at > 0 && (
        <li class="since">
          <span>{table.i.table.sinceYourTurn}</span>
        </li>
      )}
      {lines.map((l, k) => (
        <Fragment key={l.key}>
          {k === at && at > 0 && (
            <li class="since">
              <span>{table.i.table.beforeThat}</span>
            </li>
          )}
          <Entry line={l} me={table.me} table={table} looked={moment?.ply === l.ply + 1 && l.at === told} hint={hint} />
        </Fragment>
      ))}
    </ol>
  )
}

/** The filter. */
export function AboutMe({ mine }: { readonly mine: { value: boolean } }) {
  const { i } = useTable()
  return (
    <Chip
      pressed={mine.value}
      onClick={() => {
        mine.value = !mine.value
      }}
    >
      {i.table.aboutMe}
    </Chip>
  )
}

/** The log beside a larger board. */
export function LogPanel() {
  const { i } = useTable()
  const mine = useSignal(false)
  return (
    <section class="panel logp" aria-label={i.table.log}>
      <h2>
        {i.table.log} <AboutMe mine={mine} />
      </h2>
      <LogLines mine={mine.value} />
    </section>
  )
}
