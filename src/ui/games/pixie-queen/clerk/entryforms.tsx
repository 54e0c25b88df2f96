/** What can be corrected of an entry, kind by kind. */
import type { ClerkEntry } from '../../../../games/pixie-queen/clerk.ts'
import { CUBES, type Edition, FOODS, SERIES, SKILLS, type Skill } from '../../../../games/pixie-queen/types.ts'
import { IconButton } from '../../../kit/button.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Crest, delta, GoodPicture, Picture, SERIES_ART, SKILL_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { facesOf, faceText, isSameFace } from './lines.ts'
import { Stepper } from './stepper.tsx'
import { DieFace } from './tools.tsx'

interface FormProps<E extends ClerkEntry = ClerkEntry> {
  readonly entry: E
  readonly onChange: (entry: ClerkEntry) => void
}

const MOST_POINTS = 60

type Seated = Extract<ClerkEntry, { readonly seat: number }>
const isSeated = (entry: ClerkEntry): entry is Exclude<Seated, { type: 'hand' | 'furious' | 'tile' }> =>
  'seat' in entry && entry.type !== 'hand' && entry.type !== 'furious' && entry.type !== 'tile'

function Who({ seat, onPick }: { readonly seat: number | null; readonly onPick: (seat: number) => void }) {
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

/** What the token of a round shows, and which round it is. */
function Food({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'demand' }>>) {
  const { c, t, book } = useDesk()
  return (
    <>
      <h3>{c.whichRound}</h3>
      <fieldset class="tokens" aria-label={c.whichRound}>
        {book.demands.map((_, at) => (
          <button
            key={at}
            type="button"
            class="pick"
            aria-label={c.round(at + 1)}
            aria-pressed={entry.round === at + 1}
            onClick={() => onChange({ ...entry, round: at + 1 })}
          >
            <b>{at + 1}</b>
          </button>
        ))}
      </fieldset>
      <div class="picks">
        {FOODS.map((food) => (
          <button key={food} type="button" class="pick" aria-pressed={entry.food === food} onClick={() => onChange({ ...entry, food })}>
            <GoodPicture kind={food} />
            <span>{t.names.goodForms[food][1]}</span>
          </button>
        ))}
      </div>
    </>
  )
}

/** Who took a tile, and of which series. */
function Row({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'tile' }>>) {
  const { t } = useDesk()
  return (
    <>
      <Who seat={entry.seat ?? null} onPick={(seat) => onChange({ ...entry, seat })} />
      <div class="picks">
        {SERIES.map((series) => (
          <button
            key={series}
            type="button"
            class="pick"
            aria-pressed={entry.series === series}
            onClick={() => onChange({ ...entry, series })}
          >
            <Picture id={SERIES_ART[series]} cls="row-crest" />
            <span>{t.names.series[series].name}</span>
          </button>
        ))}
      </div>
    </>
  )
}

function Face({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'roll' }>>) {
  const { c, t, edition } = useDesk()
  return (
    <fieldset class="picks faces" aria-label={c.whichFace}>
      {facesOf(edition, entry.die).map((face) => (
        <button
          key={face}
          type="button"
          class="pick"
          aria-label={faceText({ t, edition }, entry.die, face)}
          aria-pressed={isSameFace(edition, entry.die, entry.face, face)}
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

const NUMBERED: readonly string[] = ['points', 'miners', 'track', 'draw', 'return']

/** The numbers of an entry. */
function Numbers({ entry, onChange }: FormProps) {
  const { c, t, edition } = useDesk()
  if (entry.type === 'points')
    return (
      <Stepper
        label={c.entryPoints}
        value={-entry.points}
        min={-MOST_POINTS}
        max={MOST_POINTS}
        shown={delta}
        onChange={(score) => onChange({ ...entry, points: -score })}
      />
    )
  if (entry.type === 'miners')
    return (
      <Stepper
        label={c.miners}
        value={entry.miners}
        max={edition.mine.bottom + edition.mine.upper}
        onChange={(miners) => onChange({ ...entry, miners })}
      />
    )
  if (entry.type === 'track')
    return (
      <Stepper
        label={c.stair[entry.track]}
        value={entry.by}
        min={-edition.tracks.length}
        max={edition.tracks.length}
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
        max={edition.bag.silver}
        onChange={(n) => onChange({ ...entry, cubes: { ...entry.cubes, [cube]: n } })}
      />
    ))
  return null
}

/** Who is before whom. */
export function Order({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'order' }>>) {
  const { c, name, crest, colour } = useDesk()
  const { order } = entry
  const forward = (place: number) => {
    const from = (i: number) => (i === place ? place - 1 : i === place - 1 ? place : i)
    onChange({ ...entry, order: order.map((seat, i) => order[from(i)] ?? seat) })
  }
  return (
    <ol class="list order-form">
      {order.map((seat, place) => (
        <li key={seat} class={colour(seat)}>
          <Crest colour={crest(seat)} cls="row-crest" />
          <span class="row-t">
            <b>{name(seat)}</b>
          </span>
          <IconButton icon="up" label={c.forward(name(seat))} disabled={place === 0} onClick={() => forward(place)} />
        </li>
      ))}
    </ol>
  )
}

/** Six skills lie open, no more and no fewer (PQ-SETUP-45). */
export const isWhole = ({ skillsOffered }: Edition, entry: ClerkEntry): boolean =>
  entry.type !== 'skills' || entry.skills.length === skillsOffered

/** Which skills lie open. */
export function Laid({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'skills' }>>) {
  const { c, t, edition } = useDesk()
  const toggle = (skill: Skill) => {
    const on = (each: Skill) => (each === skill ? !entry.skills.includes(each) : entry.skills.includes(each))
    onChange({ ...entry, skills: SKILLS.filter(on) })
  }
  return (
    <>
      <p class="quiet-text" role="status">
        {c.laidOf(entry.skills.length, edition.skillsOffered)}
      </p>
      <fieldset class="picks laid" aria-label={c.setUp.skills}>
        {SKILLS.map((skill) => (
          <button key={skill} type="button" class="pick" aria-pressed={entry.skills.includes(skill)} onClick={() => toggle(skill)}>
            <Picture id={SKILL_ART[skill][0]} />
            <span>{t.names.skills[skill].name}</span>
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** Who had to send a pixie to the furious Queen. */
function Sender({ entry, onChange }: FormProps<Extract<ClerkEntry, { type: 'furious' }>>) {
  const { c } = useDesk()
  return (
    <>
      <Who seat={entry.seat} onPick={(seat) => onChange({ ...entry, seat })} />
      <div class="picks">
        <button type="button" class="pick" aria-pressed={entry.seat === null} onClick={() => onChange({ ...entry, seat: null })}>
          {c.furiousNobody}
        </button>
      </div>
    </>
  )
}

/** The form of an entry: whatever of it can be corrected. */
export function EntryForm({ entry, onChange }: FormProps) {
  const { c } = useDesk()
  return (
    <div class="stack-s">
      {isSeated(entry) && <Who seat={entry.seat} onPick={(seat) => onChange({ ...entry, seat })} />}
      {NUMBERED.includes(entry.type) && (
        <div class="list">
          <Numbers entry={entry} onChange={onChange} />
        </div>
      )}
      {entry.type === 'demand' && <Food entry={entry} onChange={onChange} />}
      {entry.type === 'tile' && <Row entry={entry} onChange={onChange} />}
      {entry.type === 'roll' && <Face entry={entry} onChange={onChange} />}
      {entry.type === 'settle' && <How entry={entry} onChange={onChange} />}
      {entry.type === 'order' && <Order entry={entry} onChange={onChange} />}
      {entry.type === 'skills' && <Laid entry={entry} onChange={onChange} />}
      {entry.type === 'furious' && <Sender entry={entry} onChange={onChange} />}
      {entry.type === 'next' && <p class="quiet-text">{c.onlyStep}</p>}
      {entry.type === 'end' && <p class="quiet-text">{c.onlyEnd}</p>}
    </div>
  )
}
