/** How everybody's points grew, turn by turn, and the final count. */
import type { View } from '../../../games/fairy-school/types.ts'
import { PointsChart } from '../../table/chart.tsx'
import { seatClass } from './art.tsx'
import { addressOf, SEALS } from './drawings.ts'
import { useTable } from './table.ts'

/** Turns whose numbers fit under the chart. */
const FITTING = 13

/** Turns after which a trimester ended (FS-P7-01, FS-TWO-01, FS-SHORT-01). */
function trimesterEnds({ seats, options, history }: View): number[] {
  const turns = seats === 2 ? 4 : 3
  const drafts = options.length === 'short' ? 2 : 3
  return Array.from({ length: drafts }, (_, k) => turns * (k + 1)).filter((turn) => turn < history.length)
}

/** The chart with its heading. */
export function Growth() {
  const { view, w, t, me, name } = useTable()
  const text = t.names.format.number
  const lines = view.fairies.map((_, seat) => ({
    seat,
    colour: seatClass(seat),
    points: [0, ...view.history.map((row) => row[seat] ?? 0)],
  }))
  const told = lines.map(({ seat, points }) => `${name(seat)}: ${points.map(text).join(', ')}`).join('. ')
  const rounds = view.history.length
  return (
    <>
      <div class="charthead">
        <span>{w.end.scoreByTurn}</span>
        <small>{w.end.columns.total}</small>
      </div>
      <PointsChart
        lines={lines}
        result={view.result ?? []}
        rounds={rounds}
        mark={(turn) => (rounds <= FITTING || turn % 2 === 0 ? String(turn) : '')}
        breaks={trimesterEnds(view)}
        me={me}
        range={[0, 40]}
        text={text}
        crest={(seat, box) => <image href={addressOf(SEALS[seat] ?? '')} {...box} />}
        sign={() => null}
        label={`${w.end.chartLabel(t.names.format.and(lines.map(({ seat }) => name(seat))))}. ${told}`}
      />
    </>
  )
}
