/** The end: who won, how it adds up, how it went, and another game. The count is revealed column by column; a tap shows it all. */
import { useEffect } from 'preact/hooks'
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import { EndScreen } from '../../table/endscreen.tsx'
import { Crest, colourClass, Picture, Pixie, signed } from './art.tsx'
import { Chart, Crown } from './chart.tsx'
import { columnsOf } from './columns.tsx'
import { RichLine } from './rich.tsx'
import { prepareSharing, shareResult } from './share.ts'
import { type Table, useTable } from './table.ts'
import { turningPoint } from './turning.ts'

/** Crest and name of a line; the gate for those who fell out. */
function Head({ line }: { readonly line: FinalLine }) {
  const { w, name } = useTable()
  return (
    <>
      <span class="crested">
        <Crest colour={line.seat} />
        {line.eliminated && <Picture id="g-gate" cls="i gone" />}
      </span>
      <span class="nm">{name(line.seat)}</span>
      {line.eliminated && <span class="sr">{w.end.eliminated}</span>}
    </>
  )
}

function TurningPoint() {
  const { view, model, w, t, ctx } = useTable()
  const point = turningPoint(view, model.log.value)
  if (!point) return null
  return (
    <div class="turning">
      <span class="tn" aria-hidden="true">
        {point.round}
      </span>
      <span>
        <b>{w.end.turningPoint}</b> <RichLine rich={t.event(point.event, ctx)} />
      </span>
    </div>
  )
}

/** Why it ended, and an escape for those who fell. */
function whyOf({ model, w }: Table): string {
  for (const entry of [...model.log.value].reverse()) for (const e of entry.events) if (e.type === 'over') return w.end.reasons[e.reason]
  return w.end.judged
}

/** The round in which the viewer fell into the oubliette; null when she did not. */
function fallOf({ model, me }: Table): number | null {
  let round = 0
  for (const e of model.log.value.flatMap(({ events }) => events)) {
    if (e.type === 'round') round = e.round
    if (e.type === 'eliminated' && e.seat === me) return round
  }
  return null
}

function lengthOf(table: Table): string {
  const { view, w } = table
  const [fall, rounds] = [fallOf(table), w.end.rounds(view.history.length)]
  return fall === null ? rounds : `${w.end.fell(fall)} ${rounds}`
}

/** The winner's pixie before the moon, crowned at last. */
const Figure = ({ seat }: { readonly seat: number }) => (
  <>
    <svg class="moon" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill="url(#qg-moon)" />
    </svg>
    <Pixie colour={seat} cls="hero" />
    <Crown />
  </>
)

/** The end of the game. `onBoard` shows the board as it was at the end. */
export function End({ onBoard }: { readonly onBoard: () => void }) {
  const table = useTable()
  const { view, w, t } = table
  useEffect(prepareSharing, [])
  return (
    <EndScreen
      words={w.end}
      why={whyOf(table)}
      result={view.result ?? []}
      columns={columnsOf(table.t)}
      colour={(line) => colourClass(line.seat)}
      head={(line) => <Head line={line} />}
      and={t.names.format.and}
      text={signed}
      length={lengthOf(table)}
      figure={(seat) => <Figure seat={seat} />}
      give={() => shareResult(table)}
      onBoard={onBoard}
      hint={w.end.tapColumn}
      chart={<Chart />}
    >
      <TurningPoint />
    </EndScreen>
  )
}
