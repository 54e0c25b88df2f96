/** One entry of the log, to be corrected or deleted. What would no longer fit afterwards is named, and nothing changes. */
import { useState } from 'preact/hooks'
import { type ClerkEntry, stepsOf } from '../../../../games/fairy-school/clerk.ts'
import { CREATURES, LENGTHS, type WhyNot } from '../../../../games/fairy-school/types.ts'
import type { Refused } from '../../../companion/ledger.ts'
import { Button } from '../../../kit/button.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Medal, Seal, Sign } from '../art.tsx'
import { Changes } from './changes.tsx'
import { useDesk } from './desk.ts'
import { Pad, stepped } from './pad.tsx'
import { Finals } from './race.tsx'
import { Stepper } from './stepper.tsx'

interface FormProps<E extends ClerkEntry = ClerkEntry> {
  readonly entry: E
  readonly onChange: (entry: ClerkEntry) => void
}
type Of<T extends ClerkEntry['type']> = FormProps<Extract<ClerkEntry, { type: T }>>

/** More than anybody realises. */
const MOST = 36

interface WhoProps {
  readonly label: string
  readonly seat: number
  /** Who cannot be picked. */
  readonly not?: number
  readonly onPick: (seat: number) => void
}

function Who({ label, seat, not, onPick }: WhoProps) {
  const { book, name, crest, colour } = useDesk()
  return (
    <fieldset class="picks" aria-label={label}>
      {book.fairies.map((_, each) => (
        <button
          key={each}
          type="button"
          class={`pick ${colour(each)}`}
          aria-pressed={each === seat}
          disabled={each === not}
          onClick={() => onPick(each)}
        >
          <Seal seat={crest(each)} cls="crest" />
          <span>{name(each)}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Kindness({ entry, onChange }: Of<'kindness'>) {
  const { c, book, edition } = useDesk()
  // Nobody gives more at once than she owns (FS-SETUP-08, FS-SHORT-03).
  const most = edition.cubes[book.length]
  return (
    <>
      <h3>{c.from}</h3>
      <Who label={c.from} seat={entry.from} not={entry.seat} onPick={(from) => onChange({ ...entry, from })} />
      <div class="list">
        <Stepper label={c.cubes} value={entry.cubes} min={-most} max={most} onChange={(cubes) => onChange({ ...entry, cubes })} />
      </div>
    </>
  )
}

function Study({ entry, onChange }: Of<'study'>) {
  const { c, t } = useDesk()
  return (
    <fieldset class="picks beasts" aria-label={c.creatures}>
      {CREATURES.map((creature) => (
        <button
          key={creature}
          type="button"
          class="pick"
          aria-pressed={creature === entry.creature}
          onClick={() => onChange({ ...entry, creature })}
        >
          <Medal creature={creature} />
          <span>{t.names.creatures[creature].name}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Project({ entry, onChange }: Of<'project'>) {
  const { c } = useDesk()
  return (
    <div class="list">
      <Stepper
        label={c.projects}
        art={<Sign name="copy" cls="stepper-art" />}
        value={entry.projects}
        min={-MOST}
        max={MOST}
        onChange={(projects) => onChange({ ...entry, projects })}
      />
    </div>
  )
}

function Steps({ entry, onChange }: Of<'steps'>) {
  const { c, book, edition } = useDesk()
  const fairy = book.fairies[entry.seat]
  return (
    <div class="list">
      <Stepper
        label={c.steps}
        value={entry.steps}
        max={fairy ? stepsOf(edition, fairy) : 0}
        onChange={(steps) => onChange({ ...entry, steps })}
      />
    </div>
  )
}

function Elements({ entry, onChange }: Of<'elements'>) {
  const { c } = useDesk()
  const { elements } = entry
  return (
    <Pad label={c.elements} value={elements} onChange={(kind, step) => onChange({ ...entry, elements: stepped(elements, kind, step) })} />
  )
}

function Length({ entry, onChange }: Of<'length'>) {
  const { c, t } = useDesk()
  const options = LENGTHS.map((value) => ({ value, label: t.names.lengths[value] }))
  return <Segmented label={c.setUp.length} options={options} value={entry.length} onChange={(length) => onChange({ ...entry, length })} />
}

/** What an entry says besides who. */
function Rest({ entry, onChange }: FormProps) {
  switch (entry.type) {
    case 'kindness':
      return <Kindness entry={entry} onChange={onChange} />
    case 'study':
      return <Study entry={entry} onChange={onChange} />
    case 'project':
      return <Project entry={entry} onChange={onChange} />
    case 'final':
      return <Finals seat={entry.seat} final={entry.final} onPick={(final) => onChange({ ...entry, final })} />
    case 'steps':
      return <Steps entry={entry} onChange={onChange} />
    case 'elements':
      return <Elements entry={entry} onChange={onChange} />
    case 'length':
      return <Length entry={entry} onChange={onChange} />
    default:
      return null
  }
}

function Form({ entry, onChange }: FormProps) {
  const { c } = useDesk()
  const not = entry.type === 'kindness' ? entry.from : undefined
  return (
    <div class="stack-s">
      {'seat' in entry && (
        <>
          <h3>{c.who}</h3>
          <Who label={c.who} seat={entry.seat} {...(not === undefined ? {} : { not })} onPick={(seat) => onChange({ ...entry, seat })} />
        </>
      )}
      <Rest entry={entry} onChange={onChange} />
    </div>
  )
}

const FIXED = ['lots', 'trimester', 'next', 'end']

interface EntrySheetProps {
  readonly at: number
  /** The sheet it was picked in: whoever corrects one entry often looks for the next. */
  readonly back: 'log' | undefined
}

/** The sheet of an entry. */
export function EntrySheet({ at, back }: EntrySheetProps) {
  const { c, i, entries, line, edit, open, close } = useDesk()
  const done = () => (back ? open({ kind: back }) : close())
  const [entry, setEntry] = useState(entries[at])
  const [refused, setRefused] = useState<Refused<WhyNot> | null>(null)
  if (!entry) return null
  const put = async (next: ClerkEntry | null) => {
    const problem = await edit(at, next)
    if (problem) setRefused(problem)
    else done()
  }
  const changed = JSON.stringify(entry) !== JSON.stringify(entries[at])
  const change = (next: ClerkEntry) => {
    setRefused(null)
    setEntry(next)
  }
  return (
    <Sheet
      class="fs clerk-sheet"
      title={c.edit}
      note={line(at)}
      closeLabel={i.common.close}
      onClose={done}
      actions={
        <>
          <Button kind="danger" icon="trash" onClick={() => void put(null)}>
            {c.remove}
          </Button>
          {!FIXED.includes(entry.type) && (
            <Button kind="primary" disabled={!changed} onClick={() => void put(entry)}>
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
        <Form entry={entry} onChange={change} />
        <Changes at={at} entry={changed ? entry : null} />
      </div>
    </Sheet>
  )
}
