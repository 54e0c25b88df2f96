/** What saving or deleting an entry would change, told before it is done. */
import { type Book, type ClerkEntry, isLast, tellAll } from '../../../../games/fairy-school/clerk.ts'
import { type Change, changesOf } from '../../../../games/fairy-school/clerk-changes.ts'
import { type Desk, useDesk } from './desk.ts'
import { monthText } from './head.tsx'

/** Where the year is: trimester, month and phase. */
export function momentText({ c }: Pick<Desk, 'c'>, book: Book): string {
  if (book.over) return c.endOfYear
  const trimester = isLast(book) ? c.finalTrimester : c.trimester(book.trimester)
  const month = book.turn > 0 ? [monthText(c, book)] : []
  return [trimester, ...month, c.phases[book.phase].short].join(', ')
}

/** A change in words; `now` is the book after the correction. */
function changeText(desk: Desk, now: Book, change: Change): string {
  const { c, t, name } = desk
  const { instead, studied, unstudied } = c.changes
  switch (change.kind) {
    case 'length':
      return instead(c.changes.length, t.names.lengths[change.now], t.names.lengths[change.was])
    case 'moment':
      return instead(c.changes.moment, momentText(desk, now), momentText(desk, desk.book))
    case 'lots': {
      const order = (seats: readonly number[]) => (seats.length === 0 ? c.changes.none : seats.map(name).join(', '))
      return instead(c.changes.lots, order(change.now), order(change.was))
    }
    case 'studied':
    case 'unstudied': {
      const list = t.names.format.and(change.creatures.map((creature) => t.names.creatures[creature].name))
      return (change.kind === 'studied' ? studied : unstudied)(name(change.seat), list)
    }
    default: {
      const what = { kindness: c.kindnessTitle, projects: c.projects, steps: c.steps, elements: c.elements, final: c.race }[change.kind]
      return instead(`${name(change.seat)}, ${what}`, String(change.now ?? c.changes.none), String(change.was ?? c.changes.none))
    }
  }
}

interface ChangesProps {
  readonly at: number
  /** What is to stand there, or null for nothing. */
  readonly entry: ClerkEntry | null
}

/** The differences, entry by entry of a list. */
export function Changes({ at, entry }: ChangesProps) {
  const desk = useDesk()
  const { c, book, entries, edition } = desk
  const told = tellAll(edition, book.fairies.length, [...entries.slice(0, at), ...(entry ? [entry] : []), ...entries.slice(at + 1)])
  // What does not fit is told when it is tried.
  if (!told.ok) return null
  const changes = changesOf(book, told.book).map((change) => changeText(desk, told.book, change))
  return (
    <section class="quiet-text changes">
      <b>{entry ? c.changes.saving : c.changes.deleting}</b>
      {changes.length === 0 ? (
        <p>{c.changes.nothing}</p>
      ) : (
        <ul>
          {changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
