/** A table at a glance, for the list of saved tables: a flower for every fairy, as high as her points, a leaf for each project. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Json } from '../../../core/game.ts'
import type { GardenFacts } from '../../../games/fairy-school/types.ts'
import { readFacts } from './garden-facts.ts'

/** Plan of the picture: its size, where stems begin, the lowest and the highest blossom. */
const W = 110
const H = 92
const GROUND = 84
const LOW = 66
const HIGH = 20
/** Points of the highest blossom: a good year. */
const YEAR = 100
const MOST_LEAVES = 9
const LEAF = 'M0 0q1.6 -5 6.6 -5.6q-.6 5 -6.6 5.6z'

/** Faces of the seats and their deep partners, as on the crests; petals tell them apart without colour. */
const BLOSSOMS = [
  { face: '#f77fbe', deep: '#9c2468', petals: 5, long: 8.6, wide: 3.9 },
  { face: '#5cb6ff', deep: '#134b89', petals: 4, long: 8.4, wide: 4.8 },
  { face: '#5fd0a4', deep: '#0e5b4c', petals: 8, long: 8.4, wide: 2.5 },
  { face: '#ff8a5c', deep: '#97320f', petals: 6, long: 8.6, wide: 3 },
  { face: '#f4ecd8', deep: '#655989', petals: 12, long: 8.6, wide: 1.7 },
  { face: '#d0bfff', deep: '#4a2c93', petals: 3, long: 8.2, wide: 6 },
] as const

function Blossom({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  const b = BLOSSOMS[seat] ?? BLOSSOMS[0]
  return (
    <g fill={b.face} stroke={b.deep} stroke-width="1">
      {Array.from({ length: b.petals }, (_, k) => (
        <ellipse
          key={k}
          cx={x}
          cy={y - b.long / 2 - 0.8}
          rx={b.wide}
          ry={b.long / 2}
          transform={`rotate(${(360 * k) / b.petals} ${x} ${y})`}
        />
      ))}
      <circle cx={x} cy={y} r="3" fill="#ffe08a" stroke="#8a5300" />
    </g>
  )
}

interface FlowerProps {
  readonly seat: number
  readonly x: number
  readonly points: number
  readonly projects: number
}

function Flower({ seat, x, points, projects }: FlowerProps) {
  const y = LOW - (LOW - HIGH) * Math.min(1, points / YEAR)
  const leaves = Math.min(projects, MOST_LEAVES)
  return (
    <g>
      <path d={`M${x} ${GROUND + 3}V${y}`} stroke="#2c7a3d" stroke-width="2.4" stroke-linecap="round" />
      {Array.from({ length: leaves }, (_, k) => (
        <path
          key={k}
          d={LEAF}
          fill="#2f8a45"
          transform={`translate(${x} ${GROUND - 3 - ((GROUND - y - 12) * k) / MOST_LEAVES}) scale(${k % 2 === 0 ? 1 : -1} 1)`}
        />
      ))}
      <Blossom seat={seat} x={x} y={y} />
    </g>
  )
}

/** Daylight in every theme, like the cover. */
function Garden({ facts: { points, projects } }: { readonly facts: GardenFacts }) {
  const sky = useId()
  const pitch = Math.min(24, (W - 10) / points.length)
  return (
    <svg class="board-thumb" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#8fd3ee" />
        <stop offset=".55" stop-color="#dff3ea" />
        <stop offset=".8" stop-color="#fff1c2" />
      </linearGradient>
      <rect width={W} height={H} fill={`url(#${sky})`} />
      <circle cx="90" cy="18" r="9" fill="#fff6d0" />
      <path d={`M0 62Q26 46 52 58T${W} 52V${H}H0Z`} fill="#b4dd84" />
      <path d={`M0 76Q30 66 60 74T${W} 70V${H}H0Z`} fill="#7cc257" />
      {points.map((earned, seat) => (
        <Flower
          key={seat}
          seat={seat}
          x={W / 2 + (seat - (points.length - 1) / 2) * pitch}
          points={earned}
          projects={projects[seat] ?? 0}
        />
      ))}
      <path d={`M0 ${GROUND + 2}q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0V${H}H0Z`} fill="#4da24a" />
    </svg>
  )
}

/** The picture of a table from its facts; `otherwise` where they tell nothing. */
export function Thumb({ facts, otherwise }: { readonly facts: Json; readonly otherwise: ComponentChildren }) {
  const garden = readFacts(facts)
  return <>{garden ? <Garden facts={garden} /> : otherwise}</>
}
