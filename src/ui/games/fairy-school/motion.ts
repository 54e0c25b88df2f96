/** What moves when something happens: events of the game as movements between places of the table. */
import { useRef } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import { type Bundle, type CardNumber, ELEMENTS, type Event } from '../../../games/fairy-school/types.ts'
import type { Ghost, Step } from '../../motion/stage.ts'
import { useMotion } from '../../table/motion.ts'
import { CRESTS } from './art.tsx'
import { useTable } from './table.ts'

/** At most so many of one kind fly together. */
const CROWD = 3

const heap = (elements: Bundle): Ghost[] =>
  ELEMENTS.flatMap((kind) => Array.from({ length: Math.min(CROWD, elements[kind] ?? 0) }, () => ({ cls: `drawn tok e-${kind}`, size: 26 })))
const cube = (seat: Seat): Ghost => ({ cls: `drawn cube cube-${CRESTS[seat] ?? 'gem'}`, size: 24 })
const heart: Ghost = { cls: 'sign g-heart heart', size: 22 }

const cardAt = (of: Seat, card: CardNumber): string => `card-${of}-${card}`

/** What the newest events were about: where elements come from and go to. */
interface Focus {
  /** The card each fairy is using. */
  readonly using: Map<Seat, string>
  readonly me: Seat
}

/** Where a fairy's things are: the own purse, or her plate. */
const purse = ({ me }: Focus, seat: Seat): string => (seat === me ? `purse-${me}` : `plate-${seat}`)

const fly = (ghosts: readonly Ghost[], from: string, to: string, ms?: number): Step => ({
  kind: 'fly',
  ghosts,
  from,
  to,
  ...(ms === undefined ? {} : { ms }),
})
const pulse = (at: string, tone: 'gain' | 'loss' | 'mark'): Step => ({ kind: 'pulse', at, tone })

type Moves = { readonly [T in Event['type']]?: (e: Extract<Event, { type: T }>, focus: Focus) => readonly Step[] }

const moves: Moves = {
  activated: (e, focus) => {
    const at = cardAt(e.of, e.card)
    focus.using.set(e.seat, at)
    return e.how === 'cube' ? [fly([cube(e.seat)], purse(focus, e.seat), at, 220)] : [pulse(at, 'mark')]
  },
  paid: (e, focus) =>
    e.reason === 'line'
      ? [fly(heap(e.elements), purse(focus, e.seat), focus.using.get(e.seat) ?? '', 200)]
      : e.seat === focus.me
        ? [pulse(purse(focus, e.seat), 'loss')]
        : [],
  gained: (e, focus) => [
    fly(heap(e.elements), (e.reason === 'line' || e.reason === 'option' ? focus.using.get(e.seat) : undefined) ?? '', purse(focus, e.seat)),
  ],
  cubes: (e, focus) => [
    fly(
      Array.from({ length: Math.min(CROWD, e.count) }, () => cube(e.seat)),
      focus.using.get(e.seat) ?? '',
      purse(focus, e.seat),
    ),
  ],
  summoned: (e, focus) => [pulse(cardAt(e.seat, e.card), 'gain'), pulse(purse(focus, e.seat), 'mark')],
  kindness: (e, focus) =>
    e.from.flatMap((n, seat) =>
      n > 0 && seat !== e.seat
        ? [
            fly(
              Array.from({ length: Math.min(CROWD, n) }, () => heart),
              purse(focus, seat),
              purse(focus, e.seat),
              280,
            ),
          ]
        : [],
    ),
  studied: (e, focus) => [pulse(purse(focus, e.seat), 'gain')],
  realised: (e, focus) => [pulse(purse(focus, e.seat), 'gain')],
  stepped: (e, focus) => [pulse(e.seat === focus.me ? 'final' : purse(focus, e.seat), 'gain')],
  leaders: (e, focus) => e.seats.map((seat) => fly(heap({ air: 1 }), '', purse(focus, seat))),
}

function stepsOf<T extends Event['type']>(e: Extract<Event, { type: T }>, focus: Focus): readonly Step[] {
  const type: T = e.type as T
  return moves[type]?.(e, focus) ?? []
}

/** Movements of the pieces of this game. */
export function usePieces(root: { readonly current: HTMLElement | null }): void {
  const table = useTable()
  const using = useRef(new Map<Seat, string>()).current
  useMotion(root, table, (e) => stepsOf(e, { using, me: table.me }))
}
