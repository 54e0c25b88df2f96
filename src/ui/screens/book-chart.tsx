/** The drawings of the players' book: a share of games won, who was ahead, points from game to game. */
import type { Played, Rival } from '../../app/statistics.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** The share of games won as a bar, and where equal players would stand. Decoration: the numbers stand beside it. */
export function ShareBar({ share, even }: { readonly share: number; readonly even: number }) {
  return (
    <span class="share-bar" aria-hidden="true">
      <i style={{ width: percent(share) }} />
      <b style={{ left: percent(even) }} />
    </span>
  )
}

/** How often one was ahead, level and behind, as parts of one bar. Decoration as well. */
export function DuelBar({ ahead, level, behind }: Pick<Rival, 'ahead' | 'level' | 'behind'>) {
  return (
    <span class="duel-bar" aria-hidden="true">
      {ahead > 0 && <i class="ahead" style={{ flexGrow: ahead }} />}
      {level > 0 && <i style={{ flexGrow: level }} />}
      {behind > 0 && <i class="behind" style={{ flexGrow: behind }} />}
    </span>
  )
}

const W = 336
const H = 150
const LEFT = 34
const RIGHT = 12
const TOP = 12
const FOOT = 12
/** More games than these would be a scribble. */
const MOST = 30
const LEVELS = 5

/** A step of the scale that reads well: 1, 2 or 5 times a power of ten. */
function stepFor(span: number): number {
  const rough = Math.max(span, 1) / LEVELS
  const ten = 10 ** Math.floor(Math.log10(rough))
  return Math.max(1, ([1, 2, 5].find((each) => each * ten >= rough) ?? 10) * ten)
}

interface Scale {
  y(points: number): number
  readonly levels: readonly number[]
}

function scaleOf(points: readonly number[]): Scale {
  const step = stepFor(Math.max(...points) - Math.min(...points))
  const low = Math.floor(Math.min(...points) / step) * step
  const high = Math.max(Math.ceil(Math.max(...points) / step) * step, low + step)
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)
  return { levels, y: (value) => TOP + ((H - TOP - FOOT) * (high - value)) / (high - low) }
}

interface ChartProps {
  /** The oldest first; games without known points are left out. */
  readonly played: readonly Played[]
  readonly mean: number
  readonly text: (points: number) => string
  /** Tells everything to those who do not see the chart. */
  readonly label: (list: readonly number[]) => string
}

/** Points from game to game, wins as full dots, and the mean of all. Nothing before there are two. */
export function GamesChart({ played, mean, text, label }: ChartProps) {
  const games = played.flatMap(({ points, rank }) => (points === null ? [] : [{ points, won: rank === 1 }])).slice(-MOST)
  if (games.length < 2) return null
  const points = games.map((each) => each.points)
  const { y, levels } = scaleOf([...points, mean])
  const x = (i: number) => LEFT + 8 + ((W - LEFT - RIGHT - 8) * i) / (games.length - 1)
  return (
    <svg class="games-chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label(points)}>
      {levels.map((level) => (
        <g key={level}>
          <path class="grid" d={`M${LEFT} ${y(level)}H${W - 2}`} />
          <text x={LEFT - 6} y={y(level) + 4} text-anchor="end">
            {text(level)}
          </text>
        </g>
      ))}
      <path class="mean" d={`M${LEFT} ${y(mean).toFixed(1)}H${W - 2}`} />
      <path class="line" d={`M${points.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`} />
      {games.map((game, i) => (
        <circle key={i} class={game.won ? 'won' : ''} cx={x(i).toFixed(1)} cy={y(game.points).toFixed(1)} r="4.5" />
      ))}
    </svg>
  )
}
