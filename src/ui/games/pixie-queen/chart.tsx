/** The score of everybody by round, then the Queen's count: lines told apart by colour, dash and crest. */
import type { Seat } from '../../../core/game.ts'
import type { View } from '../../../games/pixie-queen/types.ts'
import { CRESTS, colourClass, Picture, signed } from './art.tsx'
import { useTable } from './table.ts'

const W = 336
const H = 150
const LEFT = 30
const RIGHT = 30
const TOP = 10
const FOOT = 22
const DASHES = ['', '2 3.5', '9 3 2 3', '7 3', '1 5'] as const

interface Scale {
  x(i: number): number
  y(v: number): number
  readonly lines: readonly number[]
  readonly last: number
}

/** Round scores of a seat, 0 first; stops where the seat fell out. */
export function scoresByRound(view: View, seat: Seat): number[] {
  return [0, ...view.history.map((row) => -(row[seat] ?? 0))]
}

function scaleOf(view: View): Scale {
  const totals = view.result?.map((r) => r.total) ?? []
  const all = [...view.history.flatMap((row) => row.map((p) => -p)), ...totals, -20]
  const low = Math.floor(Math.min(...all) / 20) * 20
  const high = Math.max(0, Math.ceil(Math.max(...totals, 0) / 20) * 20)
  const last = view.history.length + 1
  const lines = []
  for (let v = high; v >= low; v -= 20) lines.push(v)
  return {
    x: (i) => LEFT + ((W - LEFT - RIGHT) * i) / last,
    y: (v) => TOP + ((H - TOP - FOOT) * (high - v)) / (high - low),
    lines,
    last,
  }
}

function Grid({ s }: { readonly s: Scale }) {
  return (
    <>
      <rect
        x={s.x(s.last - 0.5)}
        y={TOP - 8}
        width={W - s.x(s.last - 0.5)}
        height={H - TOP - FOOT + 14}
        rx="10"
        fill="var(--honey)"
        opacity=".13"
      />
      {s.lines.map((v) => (
        <g key={v}>
          <path d={`M${LEFT} ${s.y(v)}H${W - 4}`} stroke="var(--line)" stroke-dasharray={v === 0 ? undefined : '2 4'} />
          <text x={LEFT - 6} y={s.y(v) + 4} text-anchor="end">
            {signed(v)}
          </text>
        </g>
      ))}
      {Array.from({ length: s.last - 1 }, (_, i) => (
        <text key={i} x={s.x(i + 1)} y={H - 5} text-anchor="middle">
          {i + 1}
        </text>
      ))}
    </>
  )
}

/** Where the final crests stand: two columns, none on another. */
function ends(view: View, s: Scale): Map<Seat, { readonly x: number; readonly y: number }> {
  const free = [-99, -99]
  const out = new Map<Seat, { readonly x: number; readonly y: number }>()
  for (const r of [...(view.result ?? [])].sort((a, b) => b.total - a.total)) {
    const side = (free[0] ?? 0) <= (free[1] ?? 0) ? 0 : 1
    const y = Math.max(s.y(r.total), (free[side] ?? 0) + 16)
    free[side] = y
    out.set(r.seat, { x: s.x(s.last) + (side ? 9 : -9), y })
  }
  return out
}

function Line({
  seat,
  s,
  at,
}: {
  readonly seat: Seat
  readonly s: Scale
  readonly at: { readonly x: number; readonly y: number } | undefined
}) {
  const { view, me } = useTable()
  const scores = scoresByRound(view, seat)
  const end = scores.length - 1
  const own = seat === me
  const size = own ? 20 : 17
  return (
    <g class={colourClass(seat)}>
      <path
        class="draw"
        d={`M${scores.map((v, i) => `${s.x(i).toFixed(1)} ${s.y(v).toFixed(1)}`).join('L')}`}
        fill="none"
        stroke="var(--pc-line)"
        stroke-width={own ? 3 : 2.2}
        stroke-linejoin="round"
        stroke-linecap="round"
        stroke-dasharray={own ? undefined : DASHES[seat] || '5 3'}
      />
      <circle cx={s.x(end)} cy={s.y(scores[end] ?? 0)} r="3" fill="var(--pc-line)" />
      {at && (
        <>
          <path
            d={`M${s.x(end)} ${s.y(scores[end] ?? 0)}L${at.x} ${at.y}`}
            stroke="var(--pc-line)"
            stroke-width="1.5"
            stroke-dasharray="1 4"
            stroke-linecap="round"
          />
          <svg class={`endcrest ${colourClass(seat)}`} x={at.x - size / 2} y={at.y - size / 2} width={size} height={size}>
            <use href={`#c-${CRESTS[seat] ?? 'crescent'}`} />
          </svg>
        </>
      )}
    </g>
  )
}

/** The chart with its heading and a legend for those who do not see it. */
export function Chart() {
  const { view, w, me, name } = useTable()
  const s = scaleOf(view)
  const places = ends(view, s)
  const seats = view.players.map((_, k) => k).sort((a, b) => Number(a === me) - Number(b === me))
  const label = seats.map((k) => `${name(k)}: ${scoresByRound(view, k).map(signed).join(', ')}`).join('. ')
  return (
    <>
      <div class="charthead">
        <span>{w.end.scoreByRound}</span>
        <small>{w.end.queensCount}</small>
      </div>
      <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${w.end.chartLabel(seats.map(name).join(', '))}. ${label}`}>
        <Grid s={s} />
        {seats.map((k) => (
          <Line key={k} seat={k} s={s} at={places.get(k)} />
        ))}
        <svg class="queenmark" x={s.x(s.last) - 8} y={H - 18} width="16" height="16">
          <use href="#g-queen" />
        </svg>
      </svg>
    </>
  )
}

/** A picture that says who is first. */
export const Crown = () => <Picture id="g-queen" cls="crownup" box="0 0 512 512" />
