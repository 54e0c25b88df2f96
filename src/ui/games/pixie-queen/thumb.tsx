/** A table at a glance, for the list of saved tables: the Queen on her castle, and who stands at which window. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Json } from '../../../core/game.ts'
import type { CastleFacts, Colour } from '../../../games/pixie-queen/types.ts'
import { readFacts } from './castle-facts.ts'
import queen from './drawings/queen.svg?raw'
import { addressOf, PIXIES } from './drawings.ts'

/** Plan of the picture: its size, the middle, a storey's pitch and foot, a window's pitch and size. */
const W = 110
const H = 92
const CX = W / 2
const STOREY = 15
const FOOT = 86
const PITCH = 17
const WINDOW = 12

const QUEEN = addressOf(queen)
const FACES = PIXIES.map(addressOf)
const STARS = 'M8 10h0M22 26h0M14 44h0M34 12h0M80 10h0M97 22h0M103 40h0M90 34h0M5 62h0M104 58h0'

const Pixie = ({ colour, x, foot }: { readonly colour: Colour; readonly x: number; readonly foot: number }) => (
  <image href={FACES[colour]} x={x - 6.4} y={foot - 15} width="12.8" height="16" />
)

const arch = (x: number, foot: number): string => {
  const w = WINDOW - 1.6
  return `M${x - w / 2} ${foot}v-7.4a${w / 2} ${w / 2} 0 0 1 ${w} 0v7.4z`
}

/** One row of windows, `row` 0 at the foot. Lit where somebody stands. */
function Storey({ row, windows }: { readonly row: number; readonly windows: CastleFacts['rows'][number] }) {
  const foot = FOOT - row * STOREY
  const width = windows.length * PITCH + 3
  const x = (i: number) => CX + (i - (windows.length - 1) / 2) * PITCH
  return (
    <>
      <rect x={CX - width / 2} y={foot - STOREY} width={width} height={STOREY + 3} fill="var(--wall)" />
      <rect x={CX - width / 2 - 1.5} y={foot - STOREY - 1} width={width + 3} height="2.4" rx="1.1" fill="var(--ledge)" />
      {windows.map((colour, i) => (
        <path
          key={i}
          d={arch(x(i), foot - 1)}
          fill={colour === null ? 'var(--frame-shut)' : '#ffd063'}
          stroke={colour === null ? 'none' : 'var(--honey-lo)'}
        />
      ))}
      {windows.map((colour, i) => colour !== null && <Pixie key={i} colour={colour} x={x(i)} foot={foot - 1} />)}
    </>
  )
}

function Castle({ facts }: { readonly facts: CastleFacts }) {
  const sky = useId()
  return (
    <svg class="board-thumb" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--sky-2)" />
        <stop offset="1" stop-color="var(--sky-4)" />
      </linearGradient>
      <rect width={W} height={H} fill={`url(#${sky})`} />
      <path d={STARS} stroke="var(--star)" stroke-opacity="var(--star-o)" stroke-width="1" stroke-linecap="round" />
      <path d={`M0 62Q24 50 48 60T${W} 56V${H}H0Z`} fill="var(--hill-1)" />
      <path d={`M0 76Q30 64 60 74T${W} 70V${H}H0Z`} fill="var(--hill-2)" />
      <image href={QUEEN} x={CX - 21} y="3.5" width="42" height="30.8" />
      {facts.rows.map((windows, row) => (
        <Storey key={row} row={row} windows={windows} />
      ))}
      {facts.slot !== null && <Pixie colour={facts.slot} x={CX} foot={FOOT - 4 * STOREY} />}
      <path d={`M0 ${FOOT}H${W}V${H}H0Z`} fill="var(--ground)" />
    </svg>
  )
}

/** The picture of a table from its facts; `otherwise` where they tell nothing. */
export function Thumb({ facts, otherwise }: { readonly facts: Json; readonly otherwise: ComponentChildren }) {
  const castle = readFacts(facts)
  return <>{castle ? <Castle facts={castle} /> : otherwise}</>
}
