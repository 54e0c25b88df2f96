/** Which phase it is and what is to do in it. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { askRule } from '../../../../app/rules.ts'
import { ROUND_PHASES, type RoundPhase, SERIES } from '../../../../games/pixie-queen/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Picture } from '../art.tsx'
import { Asides } from './asides.tsx'
import { useDesk } from './desk.ts'

const ART: Readonly<Record<RoundPhase, string>> = {
  steal: 'a-1',
  actions: 'a-18',
  offerings: 'g-cornucopia',
  rewards: 'g-castle',
  punishments: 'a-10',
}

/** The statement at which the rules of a phase open. */
const RULES: Readonly<Record<RoundPhase, string>> = {
  steal: 'PQ-STEAL-01',
  actions: 'PQ-ACT-01',
  offerings: 'PQ-OFFER-01',
  rewards: 'PQ-REWARD-01',
  punishments: 'PQ-PUNISH-01',
}

function Phases() {
  const { c, book } = useDesk()
  const now = ROUND_PHASES.indexOf(book.phase)
  return (
    <ol class="phases">
      {ROUND_PHASES.map((phase, i) => {
        const { short } = c.phases[phase]
        const skipped = phase === 'rewards' && book.furiousIn === book.round
        const label = skipped ? c.phaseSkipped(short) : i < now ? c.phaseDone(short) : i === now ? c.phaseNow(short) : undefined
        return (
          <li
            key={phase}
            class={skipped ? 'skipped' : i < now ? 'done' : i === now ? 'now' : ''}
            aria-current={i === now ? 'step' : undefined}
          >
            {i < now && <Icon name={skipped ? 'close' : 'check'} />}
            <span aria-hidden={label !== undefined}>{short}</span>
            {label && <span class="sr">{label}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** What is different with two players. */
function useTwo(): string {
  const { c, book } = useDesk()
  if (book.players.length > 2 || book.over) return ''
  return book.phase === 'offerings' || book.phase === 'rewards' ? ` ${c.twoPlayers[book.phase]}` : ''
}

/** The guide through the round. */
export function Guide() {
  const { c, book } = useDesk()
  const { short } = c.phases[book.phase]
  const ended = { lead: `${c.lines.end}.`, text: `${c.finalCount}: ${c.countNote}.` }
  const furious = book.furiousIn === book.round
  const stairs = {
    lead: furious ? c.stairsDue.furious : c.stairsDue.lead,
    text: book.alarms.length > 0 ? c.stairsDue.picks : c.stairsDue.text,
  }
  const { lead, text } = book.over ? ended : book.stairsDue ? stairs : c.phases[book.phase]
  const two = useTwo()
  const moment = `${book.round} ${book.phase} ${book.stairsDue}`
  const seen = useRef(moment)
  useLayoutEffect(() => {
    // What is to do in it stands at the top.
    if (seen.current !== moment) window.scrollTo(0, 0)
    seen.current = moment
  }, [moment])
  const told = SERIES.some((series) => book.tiles[series] > 0)
  return (
    <section class="guide" aria-label={c.guide}>
      {!book.over && <Phases />}
      <div class="guide-body">
        <button
          type="button"
          class="guide-art"
          aria-label={c.rulesOf(short)}
          title={c.rulesOf(short)}
          onClick={() => askRule('pixie-queen', RULES[book.phase])}
        >
          <Picture id={ART[book.phase]} />
          <Icon name="book" />
        </button>
        <p>
          <b>{lead}</b> {text}
          {two}
        </p>
      </div>
      {!book.over && <Asides told={told} />}
    </section>
  )
}
