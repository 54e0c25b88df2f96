/** The line at the top: which turn it is, and how far it has come; and who is ready. */
import type { Seat } from '../../../core/game.ts'
import { CHANCES, type Phase } from '../../../games/fairy-school/types.ts'
import { Seal, Sign } from './art.tsx'
import { fairyOf, othersOf, TURN_PHASES } from './facts.ts'
import { part, type Table, useTable } from './table.ts'

/** More letters than fit beside one another on a phone: then only the phase of the moment is spelt out. */
const LETTERS = 26
const inTurn = (phase: Phase): number => TURN_PHASES.indexOf(phase)

/** All that the line tells of the table. */
export const whenFacts = ({ view }: Table): readonly unknown[] => [view.phase, view.trimester, view.turn]

/** The turn as the heading of the page, and the phases in a word each. */
export const When = part(whenFacts, () => {
  const { view, t, tell } = useTable()
  const { phase, turn } = view
  const now = inTurn(phase)
  const letters = TURN_PHASES.reduce((sum, each) => sum + t.names.phaseShort[each].length, 0)
  return (
    <div class="when">
      <h1>{tell.when()}</h1>
      {now < 0 ? (
        turn > 0 && <p class="phase">{t.names.phases[phase]}</p>
      ) : (
        <ol class={`phases${letters > LETTERS ? ' brief' : ''}`}>
          {TURN_PHASES.map((each, k) => (
            <li key={each} aria-current={k === now ? 'step' : undefined} class={k < now ? 'done' : ''}>
              {t.names.phaseShort[each]}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
})

const isReady = ({ view }: Table, seat: Seat): boolean =>
  view.phase !== 'over' && view.chance === CHANCES[0] && !view.deciding.includes(seat)

interface WaitProps {
  readonly seat: Seat
}

export const waitFacts = (table: Table, { seat }: WaitProps): readonly unknown[] => [isReady(table, seat), fairyOf(table.view, seat).points]

const Wait = part(waitFacts, ({ seat }: WaitProps) => {
  const table = useTable()
  const { view, t, w, name } = table
  const ready = isReady(table, seat)
  return (
    <span class={ready ? 'ok' : ''} data-at={`plate-${seat}`}>
      <Seal seat={seat} />
      <i aria-hidden="true">{ready ? <Sign name="check" /> : '…'}</i>
      <span class="sr">{`${name(seat)}: ${ready ? w.ready : w.deciding}, ${t.names.points(fairyOf(view, seat).points)}`}</span>
    </span>
  )
})

/** The others, each ready or still deciding. */
export function Waits() {
  const { view, me } = useTable()
  return (
    <span class="waits">
      {othersOf(view, me).map((seat) => (
        <Wait key={seat} seat={seat} />
      ))}
    </span>
  )
}
