/** Everything that can be told of a fairy: kindness, projects, creatures. */
import { useState } from 'preact/hooks'
import type { Book, ClerkEntry } from '../../../../games/fairy-school/clerk.ts'
import { CREATURES, type Creature } from '../../../../games/fairy-school/types.ts'
import { LastChangeLine } from '../../../companion/lastchange.tsx'
import type { Step } from '../../../companion/stepper.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Cube, Medal, Seal, Sign, Token } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Gains, neighbours } from './lanes.tsx'
import { Stepper } from './stepper.tsx'

/** Cubes that come at once: as many cards as somebody has used. */
const AMOUNTS = [1, 2, 3] as const
const MOST_PROJECTS = 40
const PAIRS = CREATURES.flatMap((_, k) => (k % 2 === 0 ? [k] : []))

/** Whether something belongs to a month that was passed over. */
type Past = { readonly past?: true }

function Giver({ seat, from }: { readonly seat: number; readonly from: number }) {
  const { c, book, name, crest, tell } = useDesk()
  const has = book.fairies[seat]?.scale[from] ?? 0
  const give = (cubes: number) => void tell({ type: 'kindness', seat, from, cubes })
  return (
    <div class="stepper giver">
      <Cube seat={crest(from)} cls="stepper-art" />
      <span class="row-t">
        <b>{name(from)}</b>
        {!neighbours(seat, book.fairies.length).includes(from) && <small>{c.farther}</small>}
      </span>
      <output>{has}</output>
      <button type="button" class="step" aria-label={c.givesBack(name(seat), name(from))} disabled={has === 0} onClick={() => give(-1)}>
        <Icon name="minus" />
      </button>
      {AMOUNTS.map((n) => (
        <button key={n} type="button" class="step" aria-label={c.receives(name(seat), name(from), n)} onClick={() => give(n)}>
          +{n}
        </button>
      ))}
    </div>
  )
}

interface BeastProps {
  readonly seat: number
  readonly creature: Creature
  readonly onPick: (creature: Creature) => void
}

function Beast({ seat, creature, onPick }: BeastProps) {
  const { t, book, crest } = useDesk()
  const studied = book.fairies[seat]?.studied.includes(creature) ?? false
  return (
    <button type="button" class={`cr ${studied ? 'on' : 'off'}`} aria-pressed={studied} onClick={() => onPick(creature)}>
      <Medal creature={creature} />
      {studied && <Cube seat={crest(seat)} cls="mark" />}
      <small>{t.names.creatures[creature].name}</small>
    </button>
  )
}

/** The creature board: six pairs with what they bring. A creature that was studied by mistake is tapped again. */
function Creatures({ seat, past, onStudy }: { readonly seat: number; readonly past?: Past; readonly onStudy?: () => void }) {
  const { c, t, book, entries, tell, edit, edition } = useDesk()
  const fairy = book.fairies[seat]
  const pick = (creature: Creature) => {
    const told = entries.findIndex((entry) => entry.type === 'study' && entry.seat === seat && entry.creature === creature)
    if (told >= 0) void edit(told, null)
    else void tell({ type: 'study', seat, creature, ...past })
    onStudy?.()
  }
  return (
    <section class="creatures" aria-label={c.creatures}>
      <header>
        <h3 class="disp">{c.creatures}</h3>
        <p class="count">{t.words.studied(fairy?.studied.length ?? 0, CREATURES.length)}</p>
      </header>
      <ul class="pairs">
        {PAIRS.map((first) => {
          const pair = CREATURES.slice(first, first + 2)
          const whole = pair.every((creature) => fairy?.studied.includes(creature))
          const bonus = edition.pairBonus[first / 2] ?? 'any'
          const [a, b] = pair.map((creature) => <Beast key={creature} seat={seat} creature={creature} onPick={pick} />)
          return (
            <li key={first} class={`pair${whole ? ' whole' : ''}`}>
              {a}
              <span class={`bonus${whole ? ' got' : ''}`}>
                <Token kind={bonus === 'any' ? 'basic' : bonus} />
                <span class="sr">{whole ? t.words.pairComplete : t.words.pairBrings(t.names.element(bonus, 1))}</span>
              </span>
              {b}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The creature board alone, for the phase of study: one creature a month (FS-P5-01), so a tap closes it. */
export function CreaturesSheet({ seat }: { readonly seat: number }) {
  const { c, i, name, crest, close } = useDesk()
  return (
    <Sheet
      class="fs clerk-sheet large"
      title={c.studies(name(seat))}
      note={c.creatureNote}
      art={<Seal seat={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={close}
    >
      <Creatures seat={seat} onStudy={close} />
    </Sheet>
  )
}

/** Projects of a fairy. Taps and digits in a row are one entry, as with elements. */
function Projects({ seat, past }: { readonly seat: number; readonly past: Past }) {
  const { c, book, tell } = useDesk()
  const value = book.fairies[seat]?.projects ?? 0
  const change = (step: Step) => {
    let replaced = 0
    const instead = (last: ClerkEntry) => {
      if (last.type !== 'project' || last.seat !== seat || last.past !== past.past) return false
      replaced = last.projects
      return true
    }
    void tell(({ fairies }) => {
      const now = fairies[seat]?.projects ?? 0
      return { type: 'project', seat, projects: step(now) - now + replaced, ...past }
    }, instead)
  }
  return (
    <Stepper
      label={c.projects}
      note={c.projectsNote}
      art={<Sign name="copy" cls="stepper-art" />}
      value={value}
      max={MOST_PROJECTS}
      typed
      onChange={(_, step) => change(step)}
    />
  )
}

/** The trimester that was gone on to last has only begun: what is entered first are the months that were passed over. */
const isCatchingUp = ({ trimester, turn }: Book, entries: readonly ClerkEntry[]): boolean =>
  turn <= 1 && entries.some((entry) => entry.type === 'trimester' && entry.trimester === trimester)

/** The sheet of a fairy. */
export function FairySheet({ seat }: { readonly seat: number }) {
  const { c, i, book, entries, name, crest, close } = useDesk()
  const [isPast, setPast] = useState(() => isCatchingUp(book, entries))
  const past: Past = isPast ? { past: true } : {}
  if (!book.fairies[seat]) return null
  const near = neighbours(seat, book.fairies.length)
  const givers = [...near, ...book.fairies.keys()].filter((from, at, all) => from !== seat && all.indexOf(from) === at)
  return (
    <Sheet
      class="fs clerk-sheet large"
      title={name(seat)}
      art={<Seal seat={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={close}
    >
      <div class="stack">
        <section>
          <div class="sec">
            <h3>
              <b>{c.kindnessTitle}</b>
            </h3>
            <span>{c.kindnessNote(name(seat))}</span>
          </div>
          <div class="list">
            {givers.map((from) => (
              <Giver key={from} seat={seat} from={from} />
            ))}
          </div>
        </section>
        {entries.some(({ type }) => type === 'trimester') && (
          <section class="stack-s">
            <Segmented
              label={c.ofWhen}
              options={[
                { value: 'past', label: c.ofPast },
                { value: 'now', label: c.ofNow },
              ]}
              value={isPast ? 'past' : 'now'}
              onChange={(value) => setPast(value === 'past')}
            />
            {isPast && <p class="quiet-text">{c.ofPastNote}</p>}
          </section>
        )}
        <div class="list">
          <Projects seat={seat} past={past} />
        </div>
        <Creatures seat={seat} past={past} />
        <Gains seat={seat} />
      </div>
      <LastChangeLine />
    </Sheet>
  )
}
