/** The score of everybody by round, then the Queen's count. */
import type { Seat } from '../../../core/game.ts'
import type { View } from '../../../games/pixie-queen/types.ts'
import { PointsChart } from '../../table/chart.tsx'
import { CRESTS, colourClass, Picture, signed } from './art.tsx'
import { useTable } from './table.ts'

/** Round scores of a seat, 0 first; stops where the seat fell out. */
function scoresByRound(view: View, seat: Seat): number[] {
  return [0, ...view.history.map((row) => -(row[seat] ?? 0))]
}

/** The chart with its heading. */
export function Chart() {
  const { view, w, me, name } = useTable()
  const lines = view.players.map((_, seat) => ({ seat, colour: colourClass(seat), points: scoresByRound(view, seat) }))
  const told = lines.map(({ seat, points }) => `${name(seat)}: ${points.map(signed).join(', ')}`).join('. ')
  return (
    <>
      <div class="charthead">
        <span>{w.end.scoreByRound}</span>
        <small>{w.end.queensCount}</small>
      </div>
      <PointsChart
        lines={lines}
        result={view.result ?? []}
        rounds={view.history.length}
        mark={String}
        me={me}
        range={[-20, 0]}
        text={signed}
        crest={(seat, box) => (
          <svg class={`endcrest ${colourClass(seat)}`} {...box}>
            <use href={`#c-${CRESTS[seat] ?? 'crescent'}`} />
          </svg>
        )}
        sign={(box) => (
          <svg class="queenmark" {...box}>
            <use href="#g-queen" />
          </svg>
        )}
        label={`${w.end.chartLabel(lines.map(({ seat }) => name(seat)).join(', '))}. ${told}`}
      />
    </>
  )
}

/** A picture that says who is first. */
export const Crown = () => <Picture id="g-queen" cls="crownup" box="0 0 512 512" />
