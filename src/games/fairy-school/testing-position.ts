/**
 * Builds a whole, valid position from the little a test wants to say: everybody about to choose columns or to activate.
 * Everything not said is quiet: nobody owns elements, nothing is studied, there are no projects, the outer columns have
 * been played. Cards a test does not name fill the forest and the draw pile, so that every fairy owns what she should.
 */
import type { Seat } from '../../core/game.ts'
import { EDITION } from './edition.ts'
import { parseOptions } from './options.ts'
import {
  type Bundle,
  type CardNumber,
  CELLS,
  type Cell,
  COLUMNS,
  type Column,
  type Creature,
  type ELEMENTS,
  type InPlay,
  type PlainOptions,
  type Position,
} from './types.ts'

type Per<T> = Readonly<Partial<Record<Seat, T>>>
/** A card, or a card with the cubes lying on it by seat. */
type Played = CardNumber | readonly [card: CardNumber, cubes: Per<number>]

/** What a test may say about a fairy; every field is optional. */
export interface FairySetup {
  readonly elements?: Bundle
  /** Others' cubes on her scale by colour. */
  readonly scale?: Per<number>
  /** Cubes in the supply; those missing lie on the next fairy's scale. All that lie nowhere else, when not said. */
  readonly supply?: number
  readonly fromBox?: number
  readonly studied?: readonly Creature[]
  readonly discount?: number
  readonly projects?: readonly CardNumber[]
  /** Projects realised besides those that lie somewhere by name. */
  readonly realised?: readonly CardNumber[]
  readonly bought?: number
  readonly final?: string
  readonly steps?: number
  readonly forest?: Readonly<Partial<Record<Cell, CardNumber | null>>>
  /** Columns played, whose cells are free; earth and water when not said. Activation only. */
  readonly played?: readonly Column[]
  readonly shared?: readonly Played[]
  readonly personal?: readonly Played[]
  readonly discard?: readonly CardNumber[]
  /** Top first; what is not named lies below, or in the discard when `draw` ends the pile. */
  readonly draw?: readonly CardNumber[]
  /** The draw pile holds nothing but `draw`: everything else lies in the discard. */
  readonly drawEnds?: boolean
}

/** What a test may say about a table. */
export interface Setup {
  /** 2 to 6; 3 when not said. */
  readonly seats?: number
  readonly options?: Partial<PlainOptions>
  /** Activation when not said. In phase 6 everybody is asked, whether she can pay for anything or not. */
  readonly phase?: 'selection' | 'activation' | 'realisation'
  /** 1 to 4; 1 when not said. */
  readonly trimester?: number
  /** In the trimester; 1 when not said. */
  readonly turn?: number
  readonly common?: readonly CardNumber[]
  readonly fairies?: Per<FairySetup>
}

type Fairy = Position['fairies'][number]
type Phase = NonNullable<Setup['phase']>
const STEP = { selection: 'columns', activation: 'activate', realisation: 'realise' } as const
/** Cells that are free after the shift when the outer columns were played. */
const SHIFTED: readonly Cell[] = ['top-fire', 'top-water', 'bottom-earth', 'bottom-plant']

const START = EDITION.cards.flatMap((c) => (c.deck === 'start' ? [c.number] : []))
const S_CARDS = EDITION.cards.flatMap((c) => (c.deck === 'S' ? [c.number] : []))
const isS = (n: CardNumber): boolean => S_CARDS.includes(n)
const isProject = (n: CardNumber): boolean => n > 76

/** Amounts of every element, the rest none. */
export function elements(b: Bundle): Record<(typeof ELEMENTS)[number], number> {
  return { earth: b.earth ?? 0, plant: b.plant ?? 0, fire: b.fire ?? 0, water: b.water ?? 0, air: b.air ?? 0 }
}

const cardOf = (p: Played): CardNumber => (typeof p === 'number' ? p : p[0])
const named = (f: FairySetup): CardNumber[] => [
  ...Object.values(f.forest ?? {}).flatMap((n) => (n === null ? [] : [n])),
  ...(f.shared ?? []).map(cardOf),
  ...(f.personal ?? []).map(cardOf),
  ...(f.discard ?? []),
  ...(f.draw ?? []),
]

/** Everybody's own cards: twelve start cards, the S cards named for her filled up to four (five), realised projects. */
function decks(setups: readonly FairySetup[]): CardNumber[][] {
  const size = setups.length === 2 ? 5 : 4
  const taken = new Set(setups.flatMap(named))
  const free = S_CARDS.filter((n) => !taken.has(n))
  return setups.map((f) => {
    const own = named(f)
    const s = own.filter(isS)
    if (s.length > size) throw new Error(`more than ${size} S cards for one fairy: ${s.join(' ')}`)
    return [...START, ...s, ...free.splice(0, size - s.length), ...own.filter(isProject), ...(f.realised ?? [])]
  })
}

function inPlay(list: readonly Played[], seats: number): InPlay[] {
  return list.map((p) => ({
    card: cardOf(p),
    cubes: Array.from({ length: seats }, (_, seat) => (typeof p === 'number' ? 0 : (p[1][seat] ?? 0))),
  }))
}

interface Zones {
  readonly forest: (CardNumber | null)[]
  readonly shared: InPlay[]
  readonly personal: InPlay[]
  readonly draw: CardNumber[]
  readonly discard: CardNumber[]
}

/** Where everything lies: what is named first, then zones, forest and piles out of what is left. */
function layOut(f: FairySetup, deck: readonly CardNumber[], seats: number, phase: Phase): Zones {
  const used = new Set(named(f))
  const rest = deck.filter((n) => !used.has(n))
  const take = (): CardNumber => {
    const n = rest.shift()
    if (n === undefined) throw new Error('more cells than cards')
    return n
  }
  const played = phase === 'activation' ? (f.played ?? ['earth', 'water']) : []
  const zone = (list: readonly Played[] | undefined): InPlay[] => {
    const all = [...(list ?? [])]
    while (all.length < played.length) all.push(take())
    return inPlay(all, seats)
  }
  const shared = zone(f.shared)
  const personal = zone(f.personal)
  const free = (cell: Cell): boolean =>
    phase === 'realisation' ? SHIFTED.includes(cell) : played.includes(COLUMNS[CELLS.indexOf(cell) % 5] ?? 'air')
  const forest = CELLS.map((cell) => {
    const said = f.forest?.[cell]
    return said !== undefined ? said : free(cell) ? null : take()
  })
  const draw = [...(f.draw ?? []), ...(f.drawEnds ? [] : rest)]
  return { forest, shared, personal, draw, discard: [...(f.discard ?? []), ...(f.drawEnds ? rest : [])] }
}

/** Cubes of a colour on cards. */
const onCards = (zones: readonly Zones[], colour: Seat): number =>
  zones.flatMap((z) => [...z.shared, ...z.personal]).reduce((n, c) => n + (c.cubes[colour] ?? 0), 0)

/** Scales by owner and colour, and supplies, so that every cube lies somewhere (FS-INV-03). */
function cubes(setups: readonly FairySetup[], zones: readonly Zones[], all: number): { scales: number[][]; supplies: number[] } {
  const seats = setups.length
  const scales = setups.map((f) => Array.from({ length: seats }, (_, colour) => f.scale?.[colour] ?? 0))
  const supplies = setups.map((f, seat) => {
    const out = scales.reduce((n, scale) => n + (scale[seat] ?? 0), 0)
    const left = all + (f.fromBox ?? 0) - out - onCards(zones, seat)
    const supply = f.supply ?? left
    const next = scales[(seat + 1) % seats]
    if (next) next[seat] = (next[seat] ?? 0) + left - supply
    return supply
  })
  return { scales, supplies }
}

/** Turns of the whole game that have begun. */
function turnsBegun(setup: Setup, seats: number): number {
  const per = seats === 2 ? 4 : 3
  const before = setup.options?.length === 'short' && setup.trimester === 4 ? 2 : (setup.trimester ?? 1) - 1
  return before * per + (setup.turn ?? 1)
}

const FINALS = {
  long: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'],
  short: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'],
}

/** A complete position in words. @throws Error when the test asks for more cards than there are. */
export function buildPosition(setup: Setup): Position {
  const seats = setup.seats ?? 3
  const options = parseOptions({ setup: 'expert', ...setup.options })
  const phase = setup.phase ?? 'activation'
  const setups = Array.from({ length: seats }, (_, seat): FairySetup => setup.fairies?.[seat] ?? {})
  const own = decks(setups)
  const zones = setups.map((f, seat) => layOut(f, own[seat] ?? [], seats, phase))
  const { scales, supplies } = cubes(setups, zones, (options.edition ?? EDITION).cubes[options.length])
  const last = setup.trimester === 4
  const turns = turnsBegun(setup, seats)
  const fairies = setups.map(
    (f, seat): Fairy => ({
      step: STEP[phase],
      letter: null,
      elements: elements(f.elements ?? {}),
      supply: supplies[seat] ?? 0,
      fromBox: f.fromBox ?? 0,
      scale: scales[seat] ?? [],
      kindness: (scales[seat] ?? []).reduce((n, x) => n + x, 0),
      studied: f.studied ?? [],
      discount: f.discount ?? 0,
      projects: f.projects ?? [],
      realised: [...named(f).filter(isProject), ...(f.realised ?? [])],
      bought: f.bought ?? 0,
      final: f.final ?? (last ? (FINALS[options.length][seat] ?? null) : null),
      steps: f.steps ?? 0,
      ...(zones[seat] ?? layOut(f, [], seats, phase)),
      fresh: [],
      hand: [],
      planned: [],
      offer: [],
      kept: [],
      columns: [],
      chosen: [],
      summoned: [],
      frames: [],
      give: null,
      back: 'idle',
      buying: null,
      price: {},
      luck: 1000 + seat,
      shuffles: 1,
      shown: phase === 'selection' ? (f.elements ?? {}) : {},
    }),
  )
  return {
    game: 'fairy-school',
    format: 1,
    options,
    seats,
    phase,
    chance: 'none',
    trimester: setup.trimester ?? 1,
    turn: setup.turn ?? 1,
    turns,
    deciding: setups.map((_, seat) => seat),
    queue: [],
    pass: 0,
    common: setup.common ?? [],
    finals: [],
    history: Array.from({ length: turns - 1 }, () => setups.map(() => 0)),
    moment: turns,
    fairies,
    result: null,
  }
}
