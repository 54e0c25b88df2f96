/** Which phase it is, what is to do in it, and what can be told of it with one tap. */
import { askRule } from '../../../../app/rules.ts'
import { finished, isLast, leaders, withoutFinal } from '../../../../games/fairy-school/clerk.ts'
import { isWhole } from '../../../../games/fairy-school/clerk-count.ts'
import { type ClerkPhase, type Creature, TURN_PHASES } from '../../../../games/fairy-school/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Medal, Seal, Token } from '../art.tsx'
import { useDesk } from './desk.ts'
import { isTold } from './race.tsx'

/** A creature for every phase. */
const ART: Readonly<Record<ClerkPhase, Creature>> = {
  draft: 'gnome',
  finals: 'phoenix',
  planning: 'sylvan',
  selection: 'elf',
  activation: 'dragon',
  kindness: 'unicorn',
  study: 'sphinx',
  realisation: 'griffin',
  spending: 'mermaid',
}

/** The statement at which the rules of a phase open. */
const RULES: Readonly<Record<ClerkPhase, string>> = {
  draft: 'FS-DRAFT-01',
  finals: 'FS-FINAL-01',
  planning: 'FS-P1-01',
  selection: 'FS-P2-01',
  activation: 'FS-P3-01',
  kindness: 'FS-P4-01',
  study: 'FS-P5-01',
  realisation: 'FS-P6-01',
  spending: 'FS-END-02',
}

/** All phases of a month by name, before its first one the choice a trimester begins with, so that everybody sees what comes; after the last month there are none. */
function Phases() {
  const { c, book } = useDesk()
  if (book.over || book.phase === 'spending') return null
  const phases: readonly ClerkPhase[] = book.turn === 0 ? [book.phase, ...TURN_PHASES] : TURN_PHASES
  const now = phases.indexOf(book.phase)
  return (
    <ol class="phases">
      {phases.map((phase, i) => {
        const { short } = c.phases[phase]
        const label = i < now ? c.phaseDone(short) : i === now ? c.phaseNow(short) : undefined
        return (
          <li
            key={phase}
            class={`${i < now ? 'done' : i === now ? 'now' : ''}${i === now && book.turn === 0 ? ' opening' : ''}`}
            aria-current={i === now ? 'step' : undefined}
          >
            {i < now && <Icon name="check" />}
            <span aria-hidden={label !== undefined}>{short}</span>
            {label && <span class="sr">{label}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Who gains an air for being furthest (FS-FINAL-10). */
function Leaders() {
  const { c, t, book, name, crest } = useDesk()
  const seats = leaders(book)
  if (seats.length === 0) return null
  return (
    <div class="quick">
      <span class="leaders">
        <Token kind="air" />
        {seats.map((seat) => (
          <Seal key={seat} seat={crest(seat)} />
        ))}
        {c.leaders(t.names.format.and(seats.map(name)), seats.length)}
      </span>
    </div>
  )
}

/** The race is on, and somebody has nothing to run for: told where the race itself is folded (FS-FINAL-02). */
function Unchosen() {
  const { c, t, book, name, open } = useDesk()
  const seats = withoutFinal(book)
  const [first] = seats
  if (first === undefined) return null
  return (
    <div class="quick">
      <span>{c.unchosen(t.names.format.and(seats.map(name)))}</span>
      <button type="button" class="quick-w" aria-label={c.chooseFor(name(first))} onClick={() => open({ kind: 'final', seat: first })}>
        {c.chooseFinal}
      </button>
    </div>
  )
}

/** The year ends with this month (FS-END-01). */
function Ending() {
  const { c, t, book, name, edition } = useDesk()
  const seats = finished(edition, book)
  if (seats.length === 0) return null
  return (
    <p class="ending" role="status">
      <Icon name="hourglass" />
      {c.lastMonth(t.names.format.and(seats.map(name)))}
    </p>
  )
}

/** What is to do, in a few words and in some more. */
function useAdvice(): { readonly lead: string; readonly text: string } {
  const { c, book } = useDesk()
  const { lead, text } = c.phases[book.phase]
  if (book.over) return { lead: c.overLead, text: isWhole(book) ? c.wholeText : c.overText }
  if (book.phase === 'realisation' && isLast(book)) return { lead: c.finalBuildLead, text: c.finalBuild }
  // Whoever has no project takes one before the month begins, in an order of its own (FS-P0-01, 03).
  if (book.phase === 'planning' && !isLast(book)) return { lead, text: `${text} ${c.aimless}` }
  return { lead, text: book.phase === 'draft' && book.trimester === 1 ? `${text} ${c.firstDraft}` : text }
}

/** The guide through the month. */
export function Guide() {
  const { c, book } = useDesk()
  const { short } = c.phases[book.phase]
  const { lead, text } = useAdvice()
  return (
    <section class="guide" aria-label={c.guide}>
      <Phases />
      <div class="guide-body">
        <button
          type="button"
          class="guide-art"
          aria-label={c.rulesOf(short)}
          title={c.rulesOf(short)}
          onClick={() => askRule('fairy-school', RULES[book.phase])}
        >
          <Medal creature={ART[book.phase]} />
          <Icon name="book" />
        </button>
        <p>
          <b>{lead}</b> {text}
        </p>
      </div>
      {isLast(book) && !isTold(book) && <Unchosen />}
      {book.phase === 'realisation' && <Leaders />}
      {book.phase === 'realisation' && <Ending />}
    </section>
  )
}
