/** One entry of the log, to be corrected or deleted. What would no longer fit afterwards is named, and nothing changes. */
import { useState } from 'preact/hooks'
import type { ClerkEntry } from '../../../../games/pixie-queen/clerk.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import { CUBES, FOODS, type WhyNot } from '../../../../games/pixie-queen/types.ts'
import type { Refused } from '../../../companion/ledger.ts'
import { Button } from '../../../kit/button.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest, GoodPicture } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'
import { DieFace } from './tools.tsx'

interface FormProps<E extends ClerkEntry = ClerkEntry> {
  readonly entry: E
  readonly onChange: (entry: ClerkEntry) => void
}

const MOST_POINTS = 60

type Seated = Extract<ClerkEntry, { readonly seat: number }>
const isSeated = (entry: ClerkEntry): entry is Exclude<Seated, { type: 'hand' | 'furious' }> =>
  'seat' in entry && entry.type !== 'hand' && entry.type !== 'furious'

function Who({ seat, onPick }: { readonly seat: number; readonly onPick: (seat: number) => void }) {
  const { c, book, name, crest, colour } = useDesk()
  return (
    <fieldset class="picks" aria-label={c.who}>
      {book.players.map((_, each) => (
        <button key={each} type="button" class={`pick ${colour(each)}`} aria-pressed={each === seat} onClick={() => onPick(each)}>
          <Crest colour={crest(each)} />
          <span>{name(each)}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Food({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'demand' }>>) {
  const { t } = useDesk()
  return (
    <div class="picks">
      {FOODS.map((food) => (
        <button key={food} type="button" class="pick" aria-pressed={entry.food === food} onClick={() => onChange({ ...entry, food })}>
          <GoodPicture kind={food} />
          <span>{t.names.goodForms[food][1]}</span>
        </button>
      ))}
    </div>
  )
}

function Face({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'roll' }>>) {
  const { c } = useDesk()
  return (
    <fieldset class="picks faces" aria-label={c.whichFace}>
      {EDITION.dice[entry.die].map((_, face) => (
        <button
          key={face}
          type="button"
          class="pick"
          aria-label={String(face + 1)}
          aria-pressed={entry.face === face}
          onClick={() => onChange({ ...entry, face })}
        >
          <DieFace die={entry.die} face={face} />
        </button>
      ))}
    </fieldset>
  )
}

function How({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'settle' }>>) {
  const { c } = useDesk()
  const options = (['sent', 'mercy', 'none'] as const).map((value) => ({ value, label: c[value] }))
  return <Segmented label={c.alarmText} options={options} value={entry.how} onChange={(how) => onChange({ ...entry, how })} />
}

/** The numbers of an entry. */
function Numbers({ entry, onChange }: FormProps) {
  const { c, t } = useDesk()
  if (entry.type === 'points')
    return (
      <Stepper
        label={c.punishment}
        value={entry.points}
        min={-MOST_POINTS}
        max={MOST_POINTS}
        onChange={(points) => onChange({ ...entry, points })}
      />
    )
  if (entry.type === 'miners')
    return (
      <Stepper
        label={c.miners}
        value={entry.miners}
        max={EDITION.mine.bottom + EDITION.mine.upper}
        onChange={(miners) => onChange({ ...entry, miners })}
      />
    )
  if (entry.type === 'track')
    return (
      <Stepper
        label={c.stair[entry.track]}
        value={entry.by}
        min={-EDITION.tracks.length}
        max={EDITION.tracks.length}
        onChange={(by) => onChange({ ...entry, by })}
      />
    )
  if (entry.type === 'draw' || entry.type === 'return')
    return CUBES.map((cube) => (
      <Stepper
        key={cube}
        label={t.names.goodForms[cube][1]}
        art={<GoodPicture kind={cube} cls="stepper-art" />}
        value={entry.cubes[cube]}
        max={EDITION.bag.silver}
        onChange={(n) => onChange({ ...entry, cubes: { ...entry.cubes, [cube]: n } })}
      />
    ))
  return null
}

function Form({ entry, onChange }: FormProps) {
  return (
    <div class="stack-s">
      {isSeated(entry) && <Who seat={entry.seat} onPick={(seat) => onChange({ ...entry, seat })} />}
      <div class="list">
        <Numbers entry={entry} onChange={onChange} />
      </div>
      {entry.type === 'demand' && <Food entry={entry} onChange={onChange} />}
      {entry.type === 'roll' && <Face entry={entry} onChange={onChange} />}
      {entry.type === 'settle' && <How entry={entry} onChange={onChange} />}
    </div>
  )
}

const FIXED = ['order', 'skills', 'hand', 'furious', 'next']

/** The sheet of an entry. */
export function EntrySheet({ at }: { readonly at: number }) {
  const { c, i, entries, line, edit, close } = useDesk()
  const [entry, setEntry] = useState(entries[at])
  const [refused, setRefused] = useState<Refused<WhyNot> | null>(null)
  if (!entry) return null
  const put = async (next: ClerkEntry | null) => {
    const problem = await edit(at, next)
    if (problem) setRefused(problem)
    else close()
  }
  const changed = JSON.stringify(entry) !== JSON.stringify(entries[at])
  return (
    <Sheet
      class="pq clerk-sheet"
      title={c.edit}
      note={line(at)}
      closeLabel={i.common.close}
      onClose={close}
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
        <Form
          entry={entry}
          onChange={(next) => {
            setRefused(null)
            setEntry(next)
          }}
        />
      </div>
    </Sheet>
  )
}
