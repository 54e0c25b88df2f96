/** One entry of the log, to be corrected or deleted. What would no longer fit afterwards is named, and nothing changes. */
import { useState } from 'preact/hooks'
import { type Book, type ClerkEntry, tellAll } from '../../../../games/pixie-queen/clerk.ts'
import { type Change, changesOf } from '../../../../games/pixie-queen/clerk-changes.ts'
import { edited } from '../../../../games/pixie-queen/clerk-edit.ts'
import type { WhyNot } from '../../../../games/pixie-queen/types.ts'
import type { Refused } from '../../../companion/ledger.ts'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { signed } from '../art.tsx'
import { type Desk, useDesk } from './desk.ts'
import { EntryForm, isWhole } from './entryforms.tsx'

const momentText = ({ c }: Desk, { round, phase, stairsDue, over }: Book): string => {
  if (over) return c.finalCount
  return `${c.round(round)}, ${c.phases[phase].short}${stairsDue ? ` (${c.miners})` : ''}`
}

/** A change in words; `now` is the book after the correction. */
function changeText(desk: Desk, now: Book, change: Change): string {
  const { c, t, name } = desk
  const { instead } = c.changes
  switch (change.kind) {
    case 'moment':
      return instead(c.changes.moment, momentText(desk, now), momentText(desk, desk.book))
    case 'favourite': {
      const called = (seat: number | null) => (seat === null ? c.changes.nobody : name(seat))
      return instead(c.changes.favourite, called(change.now), called(change.was))
    }
    case 'golden':
      return instead(c.golden.left, String(change.now), String(change.was))
    case 'stray':
      return c.changes.stray(name(change.seat), t.names.skills[change.skill].name)
    case 'punishment':
      return instead(`${name(change.seat)}, ${c.scored}`, signed(-change.now), signed(-change.was))
    case 'track':
      return instead(`${name(change.seat)}, ${c.stair[change.track]}`, String(change.now + 1), String(change.was + 1))
    default: {
      const what = { miners: c.miners, tiles: c.changes.tiles, markers: c.count.markers, picks: c.changes.picks }[change.kind]
      return instead(`${name(change.seat)}, ${what}`, String(change.now), String(change.was))
    }
  }
}

interface ChangesProps {
  readonly at: number
  /** What is to stand there, or null for nothing. */
  readonly entry: ClerkEntry | null
}

/** What saving or deleting would change besides the entry itself, told before it is done. */
function Changes({ at, entry }: ChangesProps) {
  const desk = useDesk()
  const { c, book, entries, edition } = desk
  const seats = book.players.length
  const told = tellAll(edition, seats, edited(edition, seats, entries, at, entry))
  // What does not fit is told when it is tried.
  if (!told.ok) return null
  const changes = changesOf(edition, book, told.book).map((change) => changeText(desk, told.book, change))
  if (changes.length === 0) return entry && <p class="quiet-text">{c.changes.nothing}</p>
  return (
    <section class="quiet-text">
      <b>{entry ? c.changes.saving : c.changes.deleting}</b>
      <ul>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** In these there is nothing to correct: a hand is shown anew, a step is only there or not. */
const FIXED = ['hand', 'next', 'end']

interface EntryProps {
  readonly at: number
  readonly onClose: () => void
}

/** The sheet of an entry. */
export function EntrySheet({ at, onClose }: EntryProps) {
  const { c, i, entries, edition, line, edit } = useDesk()
  const [entry, setEntry] = useState(entries[at])
  const [refused, setRefused] = useState<Refused<WhyNot> | null>(null)
  if (!entry) return null
  const put = async (next: ClerkEntry | null) => {
    const problem = await edit(at, next)
    if (problem) setRefused(problem)
    else onClose()
  }
  const changed = JSON.stringify(entry) !== JSON.stringify(entries[at])
  return (
    <Sheet
      class="pq clerk-sheet"
      title={c.edit}
      note={line(at)}
      closeLabel={i.common.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" icon="trash" onClick={() => void put(null)}>
            {c.remove}
          </Button>
          {!FIXED.includes(entry.type) && (
            <Button kind="primary" disabled={!changed || !isWhole(edition, entry)} onClick={() => void put(entry)}>
              {c.save}
            </Button>
          )}
        </>
      }
    >
      <div class="stack">
        {refused && (
          <Notice tone="danger">
            <p>{c.unfit(refused.line)}</p>
            <p>
              {c.misfits[refused.misfit]} {c.nothingChanged}
            </p>
          </Notice>
        )}
        <EntryForm
          entry={entry}
          onChange={(next) => {
            setRefused(null)
            setEntry(next)
          }}
        />
        {isWhole(edition, entry) && <Changes at={at} entry={changed ? entry : null} />}
      </div>
    </Sheet>
  )
}
