/** What moves when something happens: events of the game as movements between places of the board. */
import type { Seat } from '../../../core/game.ts'
import { CUBES, type Cube, type Event, GOODS, type Good, type GoodsDelta, type Place } from '../../../games/pixie-queen/types.ts'
import type { Ghost, Step } from '../../motion/stage.ts'
import { useMotion } from '../../table/motion.ts'
import { CRESTS, colourClass, goodClass, pixieClass, sealClass } from './art.tsx'
import { useTable } from './table.ts'

/** At most so many of one kind fly together. */
const CROWD = 3

const crest = (c: number): string => CRESTS[c] ?? 'crescent'
const seal = (c: number): Ghost => ({ cls: sealClass(c), size: 22 })
const pixie = (c: number): Ghost => ({ cls: pixieClass(c), size: 32 })
const badge = (c: number): Ghost => ({ symbol: `c-${crest(c)}`, cls: colourClass(c), size: 18 })
const picture = (symbol: string): Ghost => ({ symbol, cls: 'leaf', size: 28 })

const good = (kind: Good | Cube, size = 24): Ghost => ({ cls: goodClass(kind), size })

function heap(goods: GoodsDelta): Ghost[] {
  return GOODS.flatMap((k) => Array.from({ length: Math.min(CROWD, goods[k] ?? 0) }, () => good(k)))
}

const place = (p: Place, mine: string): string => (p === 'mine' ? mine : p === 'castle' ? 'castle' : `space-${p}`)

/** Events whose things come from or go to one's mine rather than one's goods. */
const WITH_MINE = new Set<Event['type']>(['sent', 'promoted', 'unchained'])

/** Where a seat's things are: the own shelf, or the plate. */
type Home = (seat: Seat) => string

type Moves = { readonly [T in Event['type']]?: (e: Extract<Event, { type: T }>, home: Home) => readonly Step[] }

const fly = (ghosts: readonly Ghost[], from: string, to: string, more: { readonly ms?: number; readonly hide?: boolean } = {}): Step => ({
  kind: 'fly',
  ghosts,
  from,
  to,
  ...more,
})
const loss = (seat: Seat): Step => ({ kind: 'pulse', at: `plate-${seat}`, tone: 'loss' })

const moves: Moves = {
  income: (e, home) => [fly(heap(e.goods), e.source === 'pixies' ? 'queen' : `plate-${e.seat}`, home(e.seat))],
  placed: (e) => [
    fly(
      Array.from({ length: e.discs }, () => seal(e.seat)),
      `plate-${e.seat}`,
      `space-${e.space}`,
      { ms: 200 },
    ),
  ],
  stole: (e, home) => [fly(heap(e.goods), `space-${e.space}`, home(e.seat))],
  casino: (e, home) => [fly(heap(e.goods), 'space-12', home(e.seat))],
  exchanged: (e, home) => [
    fly(heap({ [e.give]: e.count }), home(e.seat), 'space-4'),
    fly(heap({ [e.take]: e.count }), 'space-4', home(e.seat)),
  ],
  converted: (e, home) => [fly(heap({ silver: e.silver }), home(e.seat), 'space-5'), fly(heap({ gold: e.gold }), 'space-5', home(e.seat))],
  foodTileTaken: (e) => [fly([picture('a-6')], 'space-6', `plate-${e.seat}`)],
  singleUseTaken: (e) => [
    fly(
      [picture(e.tile === 'double' ? 'a-7' : e.tile === 'peek' ? 'a-8' : 'a-9')],
      e.tile === 'double' ? 'space-7' : e.tile === 'peek' ? 'space-8' : 'space-9',
      `plate-${e.seat}`,
    ),
  ],
  advanced: (e) => [fly([badge(e.seat)], `${e.track}-${e.from}`, `${e.track}-${e.to}`, { ms: 240 })],
  ringForged: (e) => [fly([picture('g-ring')], 'series-ring', `plate-${e.seat}`)],
  specialOffered: (e, home) => [
    fly(heap(e.paid), home(e.seat), 'space-19'),
    fly([picture('g-cornucopia')], 'series-special', `plate-${e.seat}`),
  ],
  servant: (e) => [fly([pixie(e.colour)], 'castle', 'series-servant')],
  robbed: (e, home) => [fly(heap(e.goods), `space-${e.space}`, home(e.seat)), loss(e.victim)],
  drew: (e, home) => [
    fly(
      CUBES.flatMap((c) => Array.from({ length: Math.min(CROWD, e.cubes[c]) }, () => good(c))),
      'space-15',
      home(e.seat),
    ),
  ],
  chained: (e) => [fly([good('stone')], 'space-15', `plate-${e.target}`), loss(e.target)],
  scrapped: (e, home) => [fly(heap(e.goods), 'space-17', home(e.seat))],
  unchained: (e, home) => [fly([good('stone', 22)], home(e.seat), 'queen')],
  punished: (e) => [loss(e.seat)],
  split: (e) => e.points.flatMap((n, s) => (n > 0 ? [fly([picture('a-10')], 'space-10', `plate-${s}`, { ms: 200 })] : [])),
  sent: (e, home) => [fly([pixie(e.seat)], `space-${e.space}`, home(e.seat), { ms: 300 })],
  promoted: (e, home) => [
    ...(e.displaced === null
      ? []
      : [fly([pixie(e.displaced)], place(e.to, home(e.by)), place(e.from, `plate-${e.displaced}`), { ms: 260, hide: true })]),
    fly([pixie(e.colour)], place(e.from, home(e.colour)), place(e.to, home(e.colour)), { ms: 300, hide: true }),
  ],
  demand: (e) => [fly([good(e.food, 40)], 'queen', 'demand-now', { ms: 300 })],
  offered: (e) => e.offers.map((goods, seat) => fly(heap(goods), `plate-${seat}`, 'queen')),
  queen: (e) => [{ kind: 'pulse', at: 'queen', tone: e.mood === 'furious' ? 'loss' : 'gain' }],
  favourite: (e) => [{ kind: 'pulse', at: `plate-${e.seat}`, tone: 'mark' }],
  skillTaken: (e) => [{ kind: 'pulse', at: `plate-${e.seat}`, tone: 'gain' }],
}

function stepsOf<T extends Event['type']>(e: Extract<Event, { type: T }>, home: Home): readonly Step[] {
  const type: T = e.type as T
  return moves[type]?.(e, home) ?? []
}

/** Movements of the pieces of this game. */
export function usePieces(root: { readonly current: HTMLElement | null }): void {
  const table = useTable()
  const { me } = table
  useMotion(root, table, (e) => stepsOf(e, (seat) => (seat !== me ? `plate-${seat}` : WITH_MINE.has(e.type) ? 'own-mine' : 'own-goods')))
}
