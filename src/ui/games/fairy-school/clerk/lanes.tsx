/** The points so far: a lane for every fairy with what they are made of, and what can be told of her in this phase by one tap. */
import { type Book, bonusOf, type ClerkEntry, finished, isLast } from '../../../../games/fairy-school/clerk.ts'
import { countUp, isWhole, POINTS } from '../../../../games/fairy-school/clerk-count.ts'
import { type Doubt, doubtsOf, rightOf } from '../../../../games/fairy-school/clerk-doubts.ts'
import type { Edition, FinalLine } from '../../../../games/fairy-school/types.ts'
import { Cube, Seal, Sign } from '../art.tsx'
import { useDesk } from './desk.ts'

/** Room beyond the last grade. */
const BEYOND = 8
const PARTS = ['kindness', 'projects', 'steps', 'studies', 'elements'] as const

/** Elements count when the year is over and all of them are known: before, they are still spent. */
const counted = (book: Book, line: FinalLine): FinalLine =>
  book.over && isWhole(book) ? line : { ...line, elements: 0, total: line.total - line.elements }

/** The points at the right end of all lanes. */
const endOf = (edition: Edition, book: Book, lines: readonly FinalLine[]): number =>
  Math.max(edition.grades[book.length][2] + BEYOND, ...lines.map(({ total }) => total))

/** Who sits beside a fairy: the left neighbour first; with two there is one (FS-SETUP-04, FS-TWO-05). */
export const neighbours = (seat: number, seats: number): number[] => [...new Set([(seat + seats - 1) % seats, (seat + 1) % seats])]

/** How many buttons a lane has in this phase. */
function buttonsIn({ phase, fairies, over }: Book): number {
  if (over) return 0
  if (phase === 'kindness') return Math.min(2, fairies.length - 1)
  return phase === 'study' || phase === 'realisation' || phase === 'spending' ? 1 : 0
}

function Ruler({ end }: { readonly end: number }) {
  const { t, book, edition } = useDesk()
  const [pass] = edition.grades[book.length]
  const half = 10 * Math.floor(pass / 20)
  const at = (points: number) => ({ left: `${(100 * points) / end}%` })
  return (
    <div class="ruler" aria-hidden="true">
      <span>
        <i style={at(0)}>0</i>
        <i style={at(half)}>{half}</i>
        <i style={at(pass)} title={t.names.grades.pass}>
          {pass}
        </i>
      </span>
    </div>
  )
}

/** What goes with a lane by a single tap: a neighbour's cube, a creature, a project. */
function Buttons({ seat }: { readonly seat: number }) {
  const { c, book, name, crest, tell, open, edition } = useDesk()
  // The last spending is for the others (FS-END-04).
  if (book.phase === 'spending' && finished(edition, book).includes(seat)) return null
  if (book.phase === 'kindness')
    return neighbours(seat, book.fairies.length).map((from) => (
      <button
        key={from}
        type="button"
        class="step give"
        aria-label={c.receives(name(seat), name(from), 1)}
        onClick={() => void tell({ type: 'kindness', seat, from, cubes: 1 })}
      >
        <Cube seat={crest(from)} />
        <span aria-hidden="true">+1</span>
      </button>
    ))
  if (book.phase === 'study')
    return (
      <button type="button" class="step give" aria-label={c.studies(name(seat))} onClick={() => open({ kind: 'creatures', seat })}>
        <Sign name="study" />
        <span aria-hidden="true">+1</span>
      </button>
    )
  return (
    <button
      type="button"
      class="step give"
      aria-label={c.realises(name(seat))}
      onClick={() => void tell({ type: 'project', seat, projects: 1 })}
    >
      <Sign name="copy" />
      <span aria-hidden="true">+1</span>
    </button>
  )
}

interface LaneProps {
  readonly line: FinalLine
  readonly end: number
}

function Facts({ line: { seat, kindness } }: { readonly line: FinalLine }) {
  const { book } = useDesk()
  const fairy = book.fairies[seat]
  return (
    <span class="facts">
      <span>
        <Sign name="heart" cls="heart" />
        {kindness}
      </span>
      <span>
        <Sign name="copy" />
        {fairy?.projects}
      </span>
      <span>
        <Sign name="study" />
        {fairy?.studied.length}
      </span>
      {isLast(book) && (
        <span>
          <Sign name="check" />
          {fairy?.steps}
        </span>
      )}
    </span>
  )
}

function Track({ line, end }: LaneProps) {
  const { book, crest, edition } = useDesk()
  const share = (points: number) => `${(100 * points) / end}%`
  return (
    <span class="lane-track" aria-hidden="true">
      <i class="vine">
        {PARTS.map((part) => (
          <i key={part} class={`v-${part}`} style={{ width: share(line[part]) }} />
        ))}
      </i>
      {edition.grades[book.length].map((limit) => (
        <i key={limit} class={line.total >= limit ? 'tick past' : 'tick'} style={{ left: share(limit) }} />
      ))}
      <i class="here" style={{ left: share(line.total) }}>
        <Seal seat={crest(line.seat)} />
      </i>
    </span>
  )
}

function Lane({ line, end }: LaneProps) {
  const { c, book, name, crest, colour, open } = useDesk()
  const { seat, kindness, total } = line
  const fairy = book.fairies[seat]
  const steps = isLast(book) ? (fairy?.steps ?? 0) : null
  const label = c.lane(name(seat), total, kindness, fairy?.projects ?? 0, fairy?.studied.length ?? 0, steps)
  return (
    <div class={`lane ${colour(seat)}`}>
      <button type="button" class="lane-open" aria-label={label} onClick={() => open({ kind: 'fairy', seat })} />
      {/* The button over all of it has said these. */}
      <span class="lane-name" aria-hidden="true">
        <Seal seat={crest(seat)} cls="crest" />
        <b>{name(seat)}</b>
        <Facts line={line} />
      </span>
      <b class="lane-score" aria-hidden="true">
        {total}
      </b>
      <Track line={line} end={end} />
      {buttonsIn(book) > 0 && (
        <span class="lane-btns">
          <Buttons seat={seat} />
        </span>
      )}
    </div>
  )
}

/** What completed pairs bring in this phase: told until the phase is over (FS-STUDY-05). Those of months passed over have brought it long ago. */
export function Gains({ seat }: { readonly seat: number }) {
  const { c, t, book, books, entries, edition } = useDesk()
  const types = entries.map(({ type }) => type)
  const since = Math.max(types.lastIndexOf('next'), types.lastIndexOf('trimester'))
  const gain = (entry: ClerkEntry, at: number): string[] => {
    const before = books[at]?.fairies[seat]
    if (at <= since || entry.type !== 'study' || entry.past || entry.seat !== seat || !before) return []
    const bonus = bonusOf(edition, before, entry.creature)
    return bonus ? [t.names.element(bonus, 1)] : []
  }
  const gains = entries.flatMap(gain)
  if (gains.length === 0 || book.over) return null
  return (
    <p class="gain" role="status">
      <Sign name="study" />
      {c.pairGain(t.names.format.and(gains))}
    </p>
  )
}

/** What was told of a fairy and can hardly be, until somebody says that it is right. */
function Doubts({ seat }: { readonly seat: number }) {
  const { c, books, name, edition, tell } = useDesk()
  const text = (doubt: Doubt): string => {
    if (doubt.kind === 'month') return c.doubts.month(doubt.projects)
    if (doubt.kind === 'projects') return c.doubts.projects(doubt.projects, doubt.months, doubt.most)
    if (doubt.kind === 'studies') return c.doubts.studies(doubt.creatures)
    return c.doubts.cubes(name(seat), doubt.cubes, doubt.owned)
  }
  return doubtsOf(edition, books, seat).map((doubt) => (
    <div key={doubt.kind} class="doubt">
      <b aria-hidden="true">?</b>
      <p role="status">{text(doubt)}</p>
      <button
        type="button"
        class="quick-w"
        aria-label={c.thatIsRightOf(text(doubt))}
        onClick={() => void tell({ type: 'right', seat, doubt: doubt.kind, n: rightOf(doubt) })}
      >
        {c.thatIsRight}
      </button>
    </div>
  ))
}

/** What the small figures of a lane count, and what each of it brings. */
function Worth() {
  const { c, book } = useDesk()
  const parts = [
    ['heart', c.kindnessTitle, POINTS.kindness],
    ['copy', c.projects, POINTS.project],
    ['study', c.creatures, POINTS.study],
    ['check', c.steps, POINTS.step],
  ] as const
  return (
    <p class="grades worth">
      <span>{c.worth}</span>
      {parts.slice(0, isLast(book) ? parts.length : -1).map(([sign, what, points]) => (
        <span key={sign} class={sign}>
          <Sign name={sign} /> {what} <b>{points}</b>
        </span>
      ))}
    </p>
  )
}

/** What the ticks of the tracks stand for. */
function Grades() {
  const { c, t, book, edition } = useDesk()
  const [pass, good, honours] = edition.grades[book.length]
  const grades = [
    [pass, t.names.grades.pass],
    [good, t.names.grades.good],
    [honours, t.names.grades.honours],
  ] as const
  return (
    <p class="grades">
      <span>{c.gradesFrom}</span>
      {grades.map(([limit, grade]) => (
        <span key={limit}>
          <b>{limit}</b> {grade}
        </span>
      ))}
    </p>
  )
}

/** All lanes. */
export function Lanes() {
  const { c, book, name, edition } = useDesk()
  const lines = countUp(edition, book).map((line) => counted(book, line))
  const end = endOf(edition, book, lines)
  return (
    <section class="scores" aria-label={c.points} style={{ '--btns': buttonsIn(book) }}>
      <Ruler end={end} />
      <ul>
        {lines.map((line) => (
          <li key={line.seat} aria-label={name(line.seat)}>
            <Lane line={line} end={end} />
            <Gains seat={line.seat} />
            <Doubts seat={line.seat} />
          </li>
        ))}
      </ul>
      <Worth />
      <Grades />
    </section>
  )
}
