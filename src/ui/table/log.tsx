/** What happened, in sentences: newest first, a line where one's own turn was, and a filter for what concerns oneself. */
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Chip } from '../kit/chip.tsx'
import { memo } from '../kit/memo.ts'
import { Drawer } from '../kit/sheet.tsx'
import { useBase } from './context.tsx'
import { toldAt } from './look.tsx'
import type { TableBase } from './table.ts'

/** Lines drawn at most; older ones are in the save. */
const LINES = 160

/** A line of the log. */
export interface Line {
  readonly key: string
  readonly ply: number
  /** Which of the entry's events. */
  readonly at: number
  readonly event: unknown
}

/** Ply of the viewer's own newest entry, -1 before the first. */
export function lastOwn({ model, me }: TableBase): number {
  const log = model.log.value
  for (let k = log.length - 1; k >= 0; k--) if (log[k]?.by === me) return log[k]?.ply ?? -1
  return -1
}

/** Events by others since the viewer's own newest entry, the quiet ones left out. */
export function sinceOwn(table: TableBase): number {
  const own = lastOwn(table)
  let n = 0
  for (const entry of table.model.log.value) if (entry.ply > own) n += entry.events.filter((e) => !table.tell.quiet(e)).length
  return own < 0 ? 0 : n
}

function linesOf({ model, tell }: TableBase, mine: boolean): Line[] {
  const out: Line[] = []
  const log = model.log.value
  for (let k = log.length - 1; k >= 0 && out.length < LINES; k--) {
    const entry = log[k]
    if (!entry) continue
    for (let j = entry.events.length - 1; j >= 0; j--) {
      const event = entry.events[j]
      if (!tell.quiet(event) && (!mine || tell.concerns(event))) out.push({ key: `${entry.ply}.${j}`, ply: entry.ply, at: j, event })
    }
  }
  return out
}

interface EntryProps {
  readonly line: Line
  readonly table: TableBase
  /** The table shows this moment, and the tray this line. */
  readonly looked: boolean
  /** Id of the words that tell what a tap does. */
  readonly hint?: string
  /** What a tap does. */
  readonly onLook: (line: Line) => void
}

/** What happened does not change: a line is written once in each language. */
const factsOf = ({ line, table, looked }: EntryProps): readonly unknown[] => [line.event, table.lasting, looked]

/** Shows the table as it was after a line's entry; a log that lies over it makes way. */
export async function lookAt({ model, desk }: TableBase, { ply, at }: Line): Promise<void> {
  desk.line.value = { ply: ply + 1, at }
  if ((await model.past?.look(ply + 1)) && desk.panel.value?.kind === 'log') desk.panel.value = null
}

/** A sentence of the log; a tap shows the table at that moment. Reached from the list by arrow keys, for there are many. */
export const Entry = memo(({ line, table, looked, hint, onLook }: EntryProps) => {
  const { tell } = table
  const e = line.event
  const who = tell.badge(e)
  return (
    <li class={tell.heading(e) ? 'lh' : `le${tell.concerns(e) ? ' me' : ''}`}>
      <button
        type="button"
        class="logline"
        tabIndex={-1}
        aria-label={tell.plain(e)}
        aria-describedby={hint}
        aria-current={looked}
        onClick={() => onLook(line)}
      >
        {who !== null && tell.crest(who)}
        {tell.rich(e)}
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
export function walk(event: KeyboardEvent): void {
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
function LogLines({ mine }: { readonly mine: boolean }) {
  const table = useBase()
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
          <Entry
            line={l}
            table={table}
            looked={moment?.ply === l.ply + 1 && l.at === told}
            hint={hint}
            onLook={(line) => void lookAt(table, line)}
          />
        </Fragment>
      ))}
    </ol>
  )
}

/** The filter. */
function AboutMe({ mine }: { readonly mine: { value: boolean } }) {
  const { i } = useBase()
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
  const { i } = useBase()
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

/** The log over a small screen. */
export function LogDrawer() {
  const { i, desk } = useBase()
  const mine = useSignal(false)
  const close = () => {
    desk.panel.value = null
  }
  return (
    <Drawer title={i.table.log} note={<AboutMe mine={mine} />} closeLabel={i.common.close} onClose={close}>
      <LogLines mine={mine.value} />
    </Drawer>
  )
}
