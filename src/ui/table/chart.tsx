/** How everybody's points went, then the final count: lines told apart by colour, dash and crest. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../core/game.ts'
import { InTurn } from '../kit/inturn.tsx'
import type { Standing } from './standings.ts'

const W = 336
const H = 150
const LEFT = 30
const RIGHT = 30
const TOP = 10
const FOOT = 22
const STEP = 20
/** Dashes that tell the lines of the seats apart. */
export const DASHES = ['', '2 3.5', '9 3 2 3', '7 3', '1 5', '12 3 3 3'] as const

/** One seat's line. */
interface ChartLine {
  readonly seat: Seat
  /** Class that sets the seat's colours. */
  readonly colour: string
  /** Points at the beginning and after each round; shorter where the seat fell out. */
  readonly points: readonly number[]
}

/** A place of the chart, as the attributes of what is drawn there. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Props {
  readonly lines: readonly ChartLine[]
  /** The final count; a column of its own. */
  readonly result: readonly Standing[]
  /** Rounds played. */
  readonly rounds: number
  /** What stands under a round; empty for none. */
  readonly mark: (round: number) => string
  /** After these rounds a part of the game ended. */
  readonly breaks?: readonly number[]
  readonly me: Seat
  /** Least range of points that is drawn. */
  readonly range: readonly [low: number, high: number]
  readonly text: (points: number) => string
  /** A seat's crest, drawn into a box of the chart. */
  readonly crest: (seat: Seat, box: Box) => ComponentChildren
  /** What stands under the final count. */
  readonly sign: (box: Box) => ComponentChildren
  readonly label: string
}

interface Scale {
  x(i: number): number
  y(v: number): number
  readonly levels: readonly number[]
  readonly last: number
}

function scaleOf({ lines, result, rounds, range }: Props): Scale {
  const all = [...lines.flatMap((l) => l.points), ...result.map((r) => r.total), ...range]
  const low = Math.floor(Math.min(...all) / STEP) * STEP
  const high = Math.ceil(Math.max(...all) / STEP) * STEP
  const last = rounds + 1
  const levels = []
  for (let v = high; v >= low; v -= STEP) levels.push(v)
  return {
    x: (i) => LEFT + ((W - LEFT - RIGHT) * i) / last,
    y: (v) => TOP + ((H - TOP - FOOT) * (high - v)) / (high - low),
    levels,
    last,
  }
}

function Grid({ s, mark, text, breaks = [] }: Pick<Props, 'mark' | 'text' | 'breaks'> & { readonly s: Scale }) {
  const final = s.x(s.last - 0.5)
  return (
    <>
      <rect x={final} y={TOP - 8} width={W - final} height={H - TOP - FOOT + 14} rx="10" fill="var(--honey)" opacity=".13" />
      {breaks.map((round) => (
        <path key={`b${round}`} d={`M${s.x(round)} ${TOP}V${H - FOOT + 4}`} stroke="var(--line)" />
      ))}
      {s.levels.map((v) => (
        <g key={v}>
          <path d={`M${LEFT} ${s.y(v)}H${W - 4}`} stroke="var(--line)" stroke-dasharray={v === 0 ? undefined : '2 4'} />
          <text x={LEFT - 6} y={s.y(v) + 4} text-anchor="end">
            {text(v)}
          </text>
        </g>
      ))}
      {Array.from({ length: s.last - 1 }, (_, i) => (
        <text key={i} x={s.x(i + 1)} y={H - 5} text-anchor="middle">
          {mark(i + 1)}
        </text>
      ))}
    </>
  )
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Where the final crests stand: two columns, none on another. */
function ends(result: readonly Standing[], s: Scale): Map<Seat, Place> {
  const free = [-99, -99]
  const out = new Map<Seat, Place>()
  for (const r of [...result].sort((a, b) => b.total - a.total)) {
    const side = (free[0] ?? 0) <= (free[1] ?? 0) ? 0 : 1
    const y = Math.max(s.y(r.total), (free[side] ?? 0) + 16)
    free[side] = y
    out.set(r.seat, { x: s.x(s.last) + (side ? 9 : -9), y })
  }
  return out
}

interface LineProps extends Pick<Props, 'crest'> {
  readonly line: ChartLine
  readonly s: Scale
  readonly own: boolean
  readonly at: Place | undefined
}

function Line({ line: { seat, colour, points }, s, own, at, crest }: LineProps) {
  const end = points.length - 1
  const foot = `${s.x(end)} ${s.y(points[end] ?? 0)}`
  const size = own ? 20 : 17
  return (
    <g class={colour}>
      <path
        class="draw"
        d={`M${points.map((v, i) => `${s.x(i).toFixed(1)} ${s.y(v).toFixed(1)}`).join('L')}`}
        fill="none"
        stroke="var(--pc-line)"
        stroke-width={own ? 3 : 2.2}
        stroke-linejoin="round"
        stroke-linecap="round"
        stroke-dasharray={own ? undefined : DASHES[seat] || '5 3'}
      />
      <circle cx={s.x(end)} cy={s.y(points[end] ?? 0)} r="3" fill="var(--pc-line)" />
      {at && (
        <>
          <path d={`M${foot}L${at.x} ${at.y}`} stroke="var(--pc-line)" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round" />
          {crest(seat, { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size })}
        </>
      )}
    </g>
  )
}

/** The chart; its label tells everything to those who do not see it. One's own line lies on top. */
export function PointsChart(props: Props) {
  const { lines, result, me, text, mark, breaks, crest, sign, label } = props
  const s = scaleOf(props)
  const places = ends(result, s)
  const sorted = [...lines].sort((a, b) => Number(a.seat === me) - Number(b.seat === me))
  return (
    <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      <Grid s={s} mark={mark} text={text} breaks={breaks} />
      {sorted.map((line) => (
        <InTurn key={line.seat}>
          <Line line={line} s={s} own={line.seat === me} at={places.get(line.seat)} crest={crest} />
        </InTurn>
      ))}
      {sign({ x: s.x(s.last) - 8, y: H - 18, width: 16, height: 16 })}
    </svg>
  )
}
