/** What happened, in sentences: newest first under the headings of the game, a line where one's own turn was, and a filter for what concerns oneself. */
import { useSignal } from '@preact/signals'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Chip } from '../kit/chip.tsx'
import { Icon } from '../kit/icon.tsx'
import { memo } from '../kit/memo.ts'
import { Drawer } from '../kit/sheet.tsx'
import { useBase } from './context.tsx'
import { holds, type Line, type Section, sectionsOf } from './lines.ts'
import { toldAt } from './look.tsx'
import { lastOwn } from './news.ts'
import type { TableBase } from './table.ts'

/** Events told at most; older ones are in the save. */
const LINES = 400

/** The newest lines, oldest first. */
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
  return out.reverse()
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
  /** At the end of a heading: what folds its lines. */
  readonly children?: ComponentChildren
}

/** What happened does not change: a line is written once in each language. */
const factsOf = ({ line, table, looked }: EntryProps): readonly unknown[] => [line.event, line.more?.length, table.lasting, looked]

/** Shows the table as it was after a line's entry; a log that lies over it makes way. */
export async function lookAt({ model, desk }: TableBase, { ply, at }: Line): Promise<void> {
  desk.line.value = { ply: ply + 1, at }
  if ((await model.past?.look(ply + 1)) && desk.panel.value?.kind === 'log') desk.panel.value = null
}

/** A sentence of the log; a tap shows the table at that moment. Reached from the list by arrow keys, for there are many. */
export const Entry = memo(({ line, table, looked, hint, onLook, children }: EntryProps) => {
  const { tell } = table
  const e = line.event
  const who = tell.badge(e)
  const tails = (line.more ?? []).flatMap((m) => tell.tail?.(m.event) ?? [])
  return (
    <li class={tell.heading(e) ? 'lh' : `le${tell.concerns(e) ? ' me' : ''}`}>
      <button
        type="button"
        class="logline"
        tabIndex={-1}
        aria-label={[tell.plain(e), ...tails.map((t) => t.plain)].join(', ')}
        aria-describedby={hint}
        aria-current={looked}
        onClick={() => onLook(line)}
      >
        {who !== null && tell.crest(who)}
        {tails.length === 0 ? (
          tell.rich(e)
        ) : (
          <span>
            {tell.rich(e)}
            {tails.map((t) => [', ', t.rich])}
          </span>
        )}
      </button>
      {children}
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

/** Newest parts of the game that lie open by themselves. */
const OPEN = 2

interface PartProps {
  readonly section: Section
  readonly table: TableBase
  readonly hint: string
  readonly open: boolean
  /** Before which line the viewer's own turn is told; null for none. */
  readonly own: Line | null
  flip(): void
}

const Ruler = ({ children }: { readonly children: string }) => (
  <li class="since">
    <span>{children}</span>
  </li>
)

/** A part of the game: its headings, the last of which folds the lines under them. */
function Part({ section: { heads, lines }, table, hint, open, own, flip }: PartProps) {
  const { i, moment } = table
  const told = toldAt(table)
  const looked = (line: Line) => moment !== null && holds(line, moment.ply, told)
  const shared = { table, hint, onLook: (line: Line) => void lookAt(table, line) }
  const before = own && <Ruler>{i.table.beforeThat}</Ruler>
  const first = own === lines[0] || !open
  return (
    <>
      {first && before}
      {heads.map((head, k) => (
        <Entry key={head.key} line={head} looked={looked(head)} {...shared}>
          {k === heads.length - 1 && lines.length > 0 && (
            <button type="button" class="fold" aria-expanded={open} aria-label={i.table.lines(lines.length)} onClick={flip}>
              {!open && lines.length}
              <Icon name={open ? 'up' : 'down'} />
            </button>
          )}
        </Entry>
      ))}
      {open &&
        lines.map((line) => (
          <Fragment key={line.key}>
            {!first && own === line && before}
            <Entry line={line} looked={looked(line)} {...shared} />
          </Fragment>
        ))}
    </>
  )
}

/** The lines of the log: the newest parts of the game open, the older ones folded under their headings. */
function LogLines({ mine }: { readonly mine: boolean }) {
  const table = useBase()
  const hint = useId()
  const list = useRef<HTMLOListElement>(null)
  const flipped = useSignal<ReadonlySet<string>>(new Set())
  const { moment, i } = table
  const told = toldAt(table)
  useEffect(() => {
    if (moment) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [moment])
  const last = lastOwn(table)
  const sections = sectionsOf(linesOf(table, mine), table.tell).filter(({ lines }, k) => k === 0 || lines.length > 0)
  if (sections.length === 0) return <p class="vacant">{i.table.emptyLog}</p>
  const own = sections.flatMap(({ lines }) => lines).find(({ ply }) => ply <= last) ?? null
  const newest = sections.find(({ lines }) => lines.length > 0)?.lines[0]
  const split = own !== null && own !== newest
  const flip = (key: string) => {
    const next = new Set(flipped.value)
    if (!next.delete(key)) next.add(key)
    flipped.value = next
  }
  return (
    <ol ref={list} class="loglines" tabIndex={0} aria-label={i.table.log} onKeyDown={walk}>
      <li id={hint} hidden>
        {i.table.lookHint}
      </li>
      {split && <Ruler>{i.table.sinceYourTurn}</Ruler>}
      {sections.map((section, k) => {
        const { key, heads, lines } = section
        const open =
          heads.length === 0 || (k < OPEN || (moment !== null && lines.some((l) => holds(l, moment.ply, told)))) !== flipped.value.has(key)
        return (
          <Part
            key={key}
            section={section}
            table={table}
            hint={hint}
            open={open}
            own={split && lines.includes(own) ? own : null}
            flip={() => flip(key)}
          />
        )
      })}
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
