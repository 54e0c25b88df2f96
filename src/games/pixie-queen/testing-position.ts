/**
 * Builds a whole, valid position from the little a test wants to say. Everything not said is quiet: round 2,
 * phase II, seat 0 to act, all pixies at home, nobody has a tile, tracks on 1, goods two of each; what lies nowhere
 * else lies in the stock, so that totals hold.
 */
import type { Seat } from '../../core/game.ts'
import { EDITION, QUIET_SKILLS, SWITCHES } from './testing-edition.ts'
import {
  type Colour,
  CUBES,
  type Cubes,
  type Edition,
  type Food,
  GOODS,
  type Good,
  type Goods,
  type GoodsDelta,
  type Hands,
  type LooseTile,
  type Phase,
  type Place,
  type Position,
  type Preset,
  type Progress,
  type PublicPlayer,
  type Screen,
  SERIES,
  type Series,
  SINGLE_USE,
  type SingleUse,
  type Skill,
  type SpaceId,
  type Step,
  type Switches,
  type TileView,
} from './types.ts'

type Per<T> = Readonly<Partial<Record<Seat, T>>>

/** What a test may say about a position; every field is optional. */
export interface Setup {
  /** 2 to 5; 3 when not said. */
  readonly seats?: number
  readonly preset?: Preset
  readonly switches?: Partial<Switches>
  readonly edition?: Partial<Edition>
  readonly openScreens?: boolean
  readonly round?: number
  readonly phase?: Phase
  readonly step?: Step
  /** Null for CHANCE and offers; seat 0 (the first in `order`) when not said. */
  readonly acting?: Seat | null
  readonly deciding?: readonly Seat[]
  readonly progress?: Progress
  /** `turnNow`; 0, 1, 2… when not said. */
  readonly order?: readonly Seat[]
  /** `turnNext`; like `order` when not said. */
  readonly next?: readonly Seat[]
  readonly priority?: Seat | null
  readonly copiers?: number
  /** Where pixies stand, per colour: pyramid space, `'castle'` for the servant slot, `'mine'`. Those not named are at home. Colour 2 of a two-player game is the third colour. */
  readonly pixies?: Readonly<Partial<Record<Colour, readonly Place[]>>>
  /** Colours of the pixies in the castle, in order of arrival. */
  readonly castle?: readonly Colour[]
  /** Discs lying on spaces; they leave the owner's hand. */
  readonly discs?: Readonly<Partial<Record<SpaceId, readonly Seat[]>>>
  readonly passed?: readonly Seat[]
  /** All goods of a seat (a kind not named: none). Seats not named have two of each. */
  readonly goods?: Per<GoodsDelta>
  /** Kinds whose stock is to be exactly this; the rest of the kind is out of the game. */
  readonly stock?: GoodsDelta
  /** Cubes in the bag where they differ from a full bag; the rest is out of the game. */
  readonly bag?: Partial<Cubes>
  readonly specialRow?: GoodsDelta
  /** Stones at the two bottom miners. They come out of the bag. */
  readonly stones?: Per<readonly [number, number]>
  readonly punishment?: Per<number>
  readonly silver?: Per<number>
  readonly gold?: Per<number>
  readonly foodTile?: Per<number>
  readonly singleUse?: Per<SingleUse>
  readonly skill?: Per<Skill>
  readonly onSkill?: Per<LooseTile>
  readonly boardSkills?: readonly Skill[]
  readonly onBoardSkill?: LooseTile
  /** The stack, top first, when it is not simply what is left. */
  readonly foodTiles?: readonly number[]
  /** Reward tiles by value. Tiles taken that nobody is named for: servant tiles go by `castle`, others to the last seat. */
  readonly rewards?: Per<Partial<Record<Series, readonly number[]>>>
  /** At least so many tiles of a series are taken. */
  readonly taken?: Partial<Record<Series, number>>
  readonly markers?: Per<readonly [number, number]>
  /** All revealed demands, or only the one in force. */
  readonly demands?: readonly Food[]
  readonly demand?: Food
  readonly offers?: readonly Hands[]
  readonly eliminated?: readonly (readonly Seat[])[]
  readonly history?: readonly (readonly number[])[]
}

const START: Goods = { apple: 2, bread: 2, honey: 2, silver: 2, gold: 2 }
const NOTHING: Goods = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }
const SEATS = (n: number): Seat[] => Array.from({ length: n }, (_, i) => i)
const DEMANDS: readonly Food[] = ['honey', 'bread', 'apple', 'honey', 'bread', 'apple', 'honey']

/** One of each good by name, the rest none. */
export function goods(delta: GoodsDelta): Goods {
  return { ...NOTHING, ...delta }
}

interface Draft {
  readonly setup: Setup
  readonly seats: number
  readonly edition: Edition
  readonly out: ReadonlySet<Seat>
}

/** A complete position in words. @throws Error when the test asks for more pieces than there are. */
export function buildPosition(setup: Setup): Position {
  const seats = setup.seats ?? 3
  const edition = { ...EDITION, ...setup.edition }
  const d: Draft = { setup, seats, edition, out: new Set((setup.eliminated ?? []).flat()) }
  const alive = SEATS(seats).filter((s) => !d.out.has(s))
  const order = setup.order ?? alive
  const step = setup.step ?? 'turn'
  const acting =
    setup.acting !== undefined ? setup.acting : ['demand', 'offer', 'order', 'skills', 'over'].includes(step) ? null : (order[0] ?? null)
  const skills = dealSkills(d, alive)
  const tiles = rewardTiles(d)
  const players = SEATS(seats).map((s) => player(d, s, skills.held[s] ?? null, tiles.held[s] ?? []))
  const supplies = spread(d, players, tiles.taken.special)
  return {
    game: 'pixie-queen',
    format: 1,
    options: {
      preset: setup.preset ?? 'de',
      switches: { ...SWITCHES[setup.preset ?? 'de'], ...setup.switches },
      edition,
      openScreens: setup.openScreens ?? false,
    },
    seats,
    round: setup.round ?? 2,
    phase: setup.phase ?? 'actions',
    step,
    acting,
    deciding: setup.deciding ?? (step === 'offer' ? alive : acting === null ? [] : [acting]),
    turnNow: order,
    turnNext: setup.next ?? order,
    priority: setup.priority !== undefined ? setup.priority : (setup.discs?.[21]?.[0] ?? null),
    copiers: setup.copiers ?? (setup.discs?.[18] ?? []).length,
    spaces: SEATS(22).map((id) => ({ pixie: pixieOn(setup, id), discs: setup.discs?.[id] ?? [] })),
    servantSlot: pixieOn(setup, 'castle'),
    castle: setup.castle ?? [],
    taken: tiles.taken,
    ...supplies,
    demands: demands(setup, step),
    foodTiles: setup.foodTiles ?? foodStack(d),
    singleUse: SINGLE_USE.filter((t) => !Object.values(setup.singleUse ?? {}).includes(t) && !looseOnSkills(setup).includes(t)),
    skills: skills.board,
    onBoardSkill: setup.onBoardSkill ?? null,
    neutralMiners: seats === 2 ? homePixies(d, 2) : 0,
    eliminated: setup.eliminated ?? [],
    history: setup.history ?? SEATS((setup.round ?? 2) - 1).map(() => SEATS(seats).map(() => 0)),
    progress: setup.progress ?? (step === 'offer' || step === 'demand' ? { hands: SEATS(seats).map(() => (seats === 2 ? 2 : 1)) } : {}),
    players,
    offers: setup.offers ?? SEATS(seats).map(() => ({ sealed: false, hands: [] })),
    result: null,
  }
}

function pixieOn(setup: Setup, place: Place): Colour | null {
  for (const [colour, places] of Object.entries(setup.pixies ?? {})) if (places?.includes(place)) return Number(colour)
  return null
}

/** Pixies of a colour that are in its mine. */
function homePixies(d: Draft, colour: Colour): number {
  const all = d.edition.pixies[String(d.seats)] ?? 0
  const away =
    (d.setup.pixies?.[colour] ?? []).filter((p) => p !== 'mine').length + (d.setup.castle ?? []).filter((c) => c === colour).length
  if (away > all) throw new Error(`colour ${colour} has only ${all} pixies`)
  return all - away
}

function looseOnSkills(setup: Setup): LooseTile[] {
  return [...Object.values(setup.onSkill ?? {}), ...(setup.onBoardSkill === undefined ? [] : [setup.onBoardSkill])] as LooseTile[]
}

function foodStack(d: Draft): number[] {
  const stack = [...(d.edition.foodTilesTopFirst[String(d.seats)] ?? [])]
  const gone = [...Object.values(d.setup.foodTile ?? {}), ...looseOnSkills(d.setup).filter((t) => typeof t === 'number')]
  for (const tile of gone) {
    const at = stack.indexOf(tile ?? 0)
    if (at < 0) throw new Error(`no food tile ${tile} left`)
    stack.splice(at, 1)
  }
  return stack
}

function dealSkills(d: Draft, alive: readonly Seat[]) {
  const wanted = d.setup.skill ?? {}
  const left = QUIET_SKILLS.filter((s) => !Object.values(wanted).includes(s) && !d.setup.boardSkills?.includes(s))
  const held: Per<Skill> = Object.fromEntries(alive.map((s) => [s, wanted[s] ?? (left.shift() as Skill)]))
  const board = d.setup.boardSkills ?? left.slice(0, d.edition.skillsOffered - d.seats)
  return { held, board }
}

function rewardTiles(d: Draft) {
  const held: TileView[][] = SEATS(d.seats).map(() => [])
  const taken: Record<Series, number> = { servant: 0, ring: 0, special: 0 }
  for (const series of SERIES) {
    const values = d.edition.rewardTiles[series]
    const owner = new Map<number, Seat>()
    for (const s of SEATS(d.seats)) for (const value of d.setup.rewards?.[s]?.[series] ?? []) owner.set(value, s)
    const count = Math.max(
      d.setup.taken?.[series] ?? 0,
      series === 'servant' ? (d.setup.castle ?? []).length : 0,
      ...[...owner.keys()].map((v) => values.indexOf(v) + 1),
    )
    taken[series] = count
    for (const [i, value] of values.slice(0, count).entries()) {
      const seat = owner.get(value) ?? (series === 'servant' ? d.setup.castle?.[i] : d.seats - 1)
      if (seat !== undefined && seat < d.seats && !d.out.has(seat)) held[seat]?.push({ series, value })
    }
  }
  return { held, taken }
}

function player(d: Draft, s: Seat, skill: Skill | null, rewards: readonly TileView[]): PublicPlayer & Screen {
  const { setup, edition } = d
  const alive = !d.out.has(s)
  const placed = Object.values(setup.discs ?? {}).reduce((n, seats) => n + (seats ?? []).filter((x) => x === s).length, 0)
  return {
    alive,
    punishment: setup.punishment?.[s] ?? (alive ? 0 : -edition.score.oubliette),
    silverTrack: setup.silver?.[s] ?? 1,
    goldTrack: setup.gold?.[s] ?? 1,
    discs: alive ? edition.discs - placed : 0,
    passed: (setup.passed ?? []).includes(s),
    miners: alive ? homePixies(d, s) : 0,
    stones: setup.stones?.[s] ?? [0, 0],
    foodTile: setup.foodTile?.[s] ?? null,
    singleUse: setup.singleUse?.[s] ?? null,
    skill,
    onSkill: setup.onSkill?.[s] ?? null,
    servants: (setup.castle ?? []).filter((c) => c === s).length,
    goods: alive ? (setup.goods?.[s] ? goods(setup.goods[s]) : START) : NOTHING,
    rewards,
    markers: setup.markers?.[s] ?? [0, 0],
  }
}

/** Puts every piece somewhere: what players, row, bag and hands do not hold is stock, or out of the game where a stock is prescribed. */
function spread(d: Draft, players: readonly (PublicPlayer & Screen)[], specialTaken: number) {
  const { setup, edition, seats } = d
  const atMiners = players.reduce((n, p) => n + p.stones[0] + p.stones[1], 0)
  const full: Cubes = { ...edition.bag, stone: Math.max(0, Math.min(edition.stones.perPlayer * seats, edition.stones.total) - atMiners) }
  const bag = Object.fromEntries(CUBES.map((c) => [c, setup.bag?.[c] ?? full[c]])) as Cubes
  const specialRow = goods(setup.specialRow ?? grownRow(edition.specialRow, specialTaken))
  const stock: Record<Good, number> = { ...NOTHING }
  const removed: Record<Good, number> = { ...NOTHING }
  for (const g of GOODS) {
    const inHands = (setup.step === 'offer' ? (setup.offers ?? []) : [])
      .flatMap((o) => o.hands)
      .reduce((n, h) => n + (h.good === g ? h.count : 0), 0)
    const inBag = g === 'silver' || g === 'gold' ? bag[g] : 0
    const spilt = g === 'silver' || g === 'gold' ? Math.max(0, full[g] - bag[g]) : 0
    const rest = edition.goods[g] - players.reduce((n, p) => n + p.goods[g], 0) - specialRow[g] - inBag - inHands
    stock[g] = setup.stock?.[g] ?? rest - spilt
    removed[g] = rest - stock[g]
    if (stock[g] < 0 || removed[g] < 0) throw new Error(`more ${g} wanted than there is`)
  }
  return { stock, removed, specialRow, bag, stonesOut: edition.stones.total - bag.stone - atMiners }
}

function grownRow(start: GoodsDelta, taken: number): GoodsDelta {
  const row: Record<Good, number> = goods(start)
  for (let i = 0; i < taken; i++) row[GOODS[i % GOODS.length] as Good]++
  return row
}

function demands(setup: Setup, step: Step): readonly Food[] {
  if (setup.demands) return setup.demands
  const round = setup.round ?? 2
  const phase = setup.phase ?? 'actions'
  const revealed =
    ['rewards', 'punishments', 'scoring'].includes(phase) || (phase === 'offerings' && step !== 'demand' && step !== 'announceDouble')
  if (!revealed) return DEMANDS.slice(0, round - 1)
  const now = setup.demand ?? DEMANDS[round - 1] ?? 'apple'
  const others = DEMANDS.filter((_, i) => i !== DEMANDS.lastIndexOf(now))
  return [...others.slice(0, round - 1), now]
}
