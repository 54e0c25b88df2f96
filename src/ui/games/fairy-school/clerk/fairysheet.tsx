/** Everything that can be told of a fairy: kindness, projects, creatures. */
import { CREATURES, type Creature } from '../../../../games/fairy-school/types.ts'
import { LastChangeLine } from '../../../companion/lastchange.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Cube, Medal, Seal, Sign, Token } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'

/** Cubes that come at once: as many cards as somebody has used. */
const AMOUNTS = [1, 2, 3] as const
const MOST_PROJECTS = 40
const PAIRS = CREATURES.flatMap((_, k) => (k % 2 === 0 ? [k] : []))

function Giver({ seat, from }: { readonly seat: number; readonly from: number }) {
  const { c, book, name, crest, tell } = useDesk()
  const has = book.fairies[seat]?.scale[from] ?? 0
  const give = (cubes: number) => void tell({ type: 'kindness', seat, from, cubes })
  return (
    <div class="stepper giver">
      <Cube seat={crest(from)} cls="stepper-art" />
      <span class="row-t">
        <b>{name(from)}</b>
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
function Creatures({ seat, onStudy }: { readonly seat: number; readonly onStudy?: () => void }) {
  const { c, t, book, entries, tell, edit, edition } = useDesk()
  const fairy = book.fairies[seat]
  const pick = (creature: Creature) => {
    const told = entries.findIndex((entry) => entry.type === 'study' && entry.seat === seat && entry.creature === creature)
    if (told >= 0) void edit(told, null)
    else void tell({ type: 'study', seat, creature })
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

/** The sheet of a fairy. */
export function FairySheet({ seat }: { readonly seat: number }) {
  const { c, i, book, name, crest, tell, close } = useDesk()
  const fairy = book.fairies[seat]
  if (!fairy) return null
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
          <div class="list">{book.fairies.map((_, from) => from !== seat && <Giver key={from} seat={seat} from={from} />)}</div>
        </section>
        <div class="list">
          <Stepper
            label={c.projects}
            note={c.projectsNote}
            art={<Sign name="copy" cls="stepper-art" />}
            value={fairy.projects}
            max={MOST_PROJECTS}
            onChange={(n) => void tell({ type: 'project', seat, projects: n - fairy.projects })}
          />
        </div>
        <Creatures seat={seat} />
      </div>
      <LastChangeLine />
    </Sheet>
  )
}
