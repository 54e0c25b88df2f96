/**
 * The clerk of a real board: what people tell it, kept entry by entry, and what follows from that. A book is nothing but its
 * entries, so that each of them can be undone or corrected; it knows the numbers of the table, not where the pieces stand.
 */
import { toggled } from './clerk-hand.ts'
import { minersStep, punish, punishments, stairsStep } from './clerk-punish.ts'
import {
  type Cubes,
  type Edition,
  type Food,
  type Goods,
  ROUND_PHASES,
  type RoundPhase,
  SERIES,
  type Series,
  type Skill,
  type Track,
  type WhyNot,
} from './types.ts'

/** Values of reward tiles. Each servant tile stands for a pixie in the castle. */
export type Tiles = Readonly<Record<Series, readonly number[]>>

/** What a player shows at the final count besides what the clerk knows anyway. */
export type Hand = Tiles & {
  /** Points of the markers. */
  readonly markers: number
  readonly stones: number
  readonly goods: Goods
}

/** What points were taken for, where that was told: passing (PQ-ACT-18), or a bad offering (PQ-OFFER-13, 17). */
export const WHYS = ['pass', 'offering'] as const
export type Why = (typeof WHYS)[number]

/** One thing the clerk is told. Seats count from 0. */
export type ClerkEntry =
  /** Punishment points received; below 0 takes some back that were told by mistake. */
  | { readonly type: 'points'; readonly seat: number; readonly points: number; readonly why?: Why }
  /** Pixies in the mine now. */
  | { readonly type: 'miners'; readonly seat: number; readonly miners: number }
  /** A disc moves so many spaces on a track. */
  | { readonly type: 'track'; readonly seat: number; readonly track: Track; readonly by: number }
  | { readonly type: 'favourite'; readonly seat: number }
  /** What the token of a round shows, told in it or later. Without its round: that of the first round of which nothing is known. */
  | { readonly type: 'demand'; readonly food: Food; readonly round?: number }
  /** The next reward tile of a series is taken, and by whom, where that was told. */
  | { readonly type: 'tile'; readonly series: Series; readonly seat?: number }
  /** Out of the bag, and put back into it. */
  | { readonly type: 'draw'; readonly cubes: Cubes }
  | { readonly type: 'return'; readonly cubes: Cubes }
  /** Which face of a die lies up, from 0. */
  | { readonly type: 'roll'; readonly die: 'casino' | 'punishment'; readonly face: number }
  /** The oldest alarm of a seat is done with: a pixie went to the mine, or the mercy tile went back, or there was none to send. */
  | { readonly type: 'settle'; readonly seat: number; readonly how: 'sent' | 'mercy' | 'none' }
  /** The first order of play, the favourite first, and the skills that lie open. */
  | { readonly type: 'order'; readonly order: readonly number[] }
  | { readonly type: 'skills'; readonly skills: readonly Skill[] }
  /** A player holds this skill from now on, and whoever had it no more. */
  | { readonly type: 'skill'; readonly seat: number; readonly skill: Skill }
  /** Nobody gave what the Queen wants: this player sends a pixie (null: nobody had to), and it goes on with the punishments, as `next` does. */
  | { readonly type: 'furious'; readonly seat: number | null; readonly apart?: true }
  | { readonly type: 'hand'; readonly seat: number; readonly hand: Hand }
  /**
   * On to the next phase. The punishments of phase V come on the way in: apart, only those for miners, and the next such entry
   * gives those of the stairs; otherwise all at once.
   */
  | { readonly type: 'next'; readonly apart?: true }
  /** It was the last round, or people end it here: what lies behind the screens is judged. */
  | { readonly type: 'end' }

/** A pick reached or passed: its owner must send an active pixie at once, or give the mercy tile back (PQ-MINE-19, 24). */
export interface Alarm {
  readonly seat: number
  /** The pick, below 0. */
  readonly at: number
}

/** What is kept of a player. */
export interface ClerkPlayer {
  /** Punishment received, 0 or more. */
  readonly punishment: number
  readonly miners: number
  /** Spaces from the start of the track. */
  readonly tracks: Readonly<Record<Track, number>>
  /** Bonus points of the last spaces, taken as markers (PQ-PUNISH-11). */
  readonly markers: number
  /** Round in which the player fell into the oubliette; 0 when not. */
  readonly outIn: number
  readonly skill: Skill | null
  /** Values of the reward tiles taken, as far as it was told by whom. */
  readonly took: Tiles
  /** What was shown at the final count. */
  readonly hand: Hand | null
}

export interface Book {
  readonly round: number
  readonly phase: RoundPhase
  /** The round in which the Queen was furious last, whose Rewards were skipped (PQ-OFFER-35); 0 before. */
  readonly furiousIn: number
  /** In phase V: the stairs have not punished yet. */
  readonly stairsDue: boolean
  readonly over: boolean
  readonly favourite: number | null
  /** The round in which the favourite was told last; 0 before. */
  readonly firstIn: number
  /** The order that was told last. */
  readonly order: readonly number[]
  /** The round in which that holds; 0 where nobody told how it lies now. */
  readonly orderIn: number
  /** Skills that were laid out. */
  readonly skills: readonly Skill[]
  /** Who fell into the oubliette, the first first; together who fell in one moment. */
  readonly falls: readonly (readonly number[])[]
  readonly players: readonly ClerkPlayer[]
  readonly alarms: readonly Alarm[]
  readonly bag: Cubes
  /** What the tokens show, by round from 0; null where that was not told. */
  readonly demands: readonly (Food | null)[]
  /** Reward tiles taken of each series, as far as that was told. */
  readonly tiles: Readonly<Record<Series, number>>
  /** Faces that lie up; -1 before the first roll of a round. */
  readonly dice: Readonly<Record<'casino' | 'punishment', number>>
}

/** What was told cannot be: the message is for developers, `misfit` for people. */
export class ClerkError extends Error {
  readonly misfit: WhyNot
  /** The statement it goes against. */
  readonly rule: string
  constructor(misfit: WhyNot, rule: string, message: string) {
    super(message)
    this.misfit = misfit
    this.rule = rule
  }
}

const count = (cubes: Cubes, sign: 1 | -1, more: Cubes): Cubes => ({
  silver: cubes.silver + sign * more.silver,
  gold: cubes.gold + sign * more.gold,
  stone: cubes.stone + sign * more.stone,
})

const NO_ROLL: Book['dice'] = { casino: -1, punishment: -1 }

/** The book before anything was told (PQ-SETUP-10, 11, 21 to 24, 40, 41). */
export function openBook(edition: Edition, seats: number): Book {
  const { bag, stones, pixies } = edition
  const start = { punishment: 0, tracks: { silver: 0, gold: 0 }, markers: 0, outIn: 0, skill: null, hand: null }
  const took: Tiles = { servant: [], ring: [], special: [] }
  const player: ClerkPlayer = { ...start, took, miners: pixies[String(seats)] ?? 0 }
  return {
    round: 1,
    phase: ROUND_PHASES[0],
    furiousIn: 0,
    stairsDue: false,
    over: false,
    favourite: null,
    firstIn: 0,
    order: [],
    orderIn: 0,
    skills: [],
    falls: [],
    players: Array.from({ length: seats }, () => player),
    alarms: [],
    bag: { silver: bag.silver, gold: bag.gold, stone: Math.min(stones.total, stones.perPlayer * seats) },
    demands: Array.from({ length: edition.demandTokens.used }, () => null),
    tiles: { servant: 0, ring: 0, special: 0 },
    dice: NO_ROLL,
  }
}

const withPlayer = (book: Book, seat: number, change: Partial<ClerkPlayer>): Book => ({
  ...book,
  players: book.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
})

/** Gold-numbered tiles of a series that nobody has taken; they go first (PQ-INV-21). */
export const goldenOf = ({ rewardTiles }: Edition, { tiles }: Book, series: Series): number =>
  Math.max(0, rewardTiles.goldNumbered - tiles[series])

/** The points of the tile of a series that is taken next; undefined where none is left (PQ-INV-21). */
export const nextTile = ({ rewardTiles }: Edition, { tiles }: Book, series: Series): number | undefined =>
  rewardTiles[series][tiles[series]]

/** Those of all three series. With the last of them the game ends after the round (PQ-END-01, 02, 04). */
export const goldenLeft = (edition: Edition, book: Book): number => SERIES.reduce((sum, series) => sum + goldenOf(edition, book, series), 0)

/** Who had shown tiles already, for a count so far, shows one more. */
function withTile(book: Book, seat: number, series: Series, value: number): Book {
  const player = book.players[seat]
  if (!player) return book
  const { took, hand, skill } = player
  const shown = hand && !hand[series].includes(value) ? toggled(hand, skill, series, value) : hand
  return withPlayer(book, seat, { took: { ...took, [series]: [...took[series], value] }, hand: shown })
}

function tile(edition: Edition, before: Book, { series, seat }: Extract<ClerkEntry, { type: 'tile' }>): Book {
  const value = nextTile(edition, before, series)
  if (value === undefined) throw new ClerkError('tile', 'PQ-INV-22', 'all tiles of this series are taken')
  const book = { ...before, tiles: { ...before.tiles, [series]: before.tiles[series] + 1 } }
  return seat === undefined ? book : withTile(book, seat, series, value)
}

function next(edition: Edition, book: Book, apart: boolean): Book {
  if (book.over) return book
  if (book.stairsDue) return stairsStep(edition, book)
  const at = ROUND_PHASES.indexOf(book.phase) + 1
  const phase = ROUND_PHASES[at]
  if (phase === 'punishments') return (apart ? minersStep : punishments)(edition, book)
  if (phase !== undefined) return { ...book, phase }
  if (book.round === edition.rounds || goldenLeft(edition, book) === 0) return { ...book, over: true }
  return { ...book, round: book.round + 1, phase: ROUND_PHASES[0], dice: NO_ROLL }
}

function draw(book: Book, cubes: Cubes, sign: 1 | -1): Book {
  const bag = count(book.bag, sign, cubes)
  if (Math.min(bag.silver, bag.gold, bag.stone) < 0) throw new ClerkError('bag', 'PQ-SETUP-40', 'the bag holds less than that')
  return { ...book, bag }
}

/** A disc stays on its track; what is left over is lost (PQ-REWARD-08). */
function move(edition: Edition, book: Book, { seat, track, by }: Extract<ClerkEntry, { type: 'track' }>): Book {
  const player = book.players[seat]
  if (!player) return book
  const at = Math.min(edition.tracks.length - 1, Math.max(0, player.tracks[track] + by))
  return withPlayer(book, seat, { tracks: { ...player.tracks, [track]: at } })
}

/** One more miner, as far as the player has pixies (PQ-SETUP-22 to 24). */
function sendOne(edition: Edition, book: Book, seat: number): Book {
  const all = edition.pixies[String(book.players.length)] ?? 0
  return withPlayer(book, seat, { miners: Math.min(all, (book.players[seat]?.miners ?? 0) + 1) })
}

function settle(edition: Edition, book: Book, { seat, how }: Extract<ClerkEntry, { type: 'settle' }>): Book {
  const at = book.alarms.findIndex((alarm) => alarm.seat === seat)
  if (at < 0) throw new ClerkError('alarm', 'PQ-MINE-19', 'no pick asks for a pixie of this player')
  const settled = { ...book, alarms: book.alarms.filter((_, k) => k !== at) }
  return how === 'sent' ? sendOne(edition, settled, seat) : settled
}

/** A token belongs to its round, whenever it is told. */
function demand({ demandTokens }: Edition, book: Book, { food, round }: Extract<ClerkEntry, { type: 'demand' }>): Book {
  const at = round === undefined ? book.demands.indexOf(null) : round - 1
  if (book.demands.filter((each) => each === food).length >= demandTokens[food] || book.demands[at] === undefined)
    throw new ClerkError('token', 'PQ-SETUP-37', 'there is no such token left')
  if (book.demands[at] !== null) throw new ClerkError('turned', 'PQ-OFFER-01', 'the token of this round is known')
  return { ...book, demands: book.demands.map((each, k) => (k === at ? food : each)) }
}

/** Who is first. After the steal phase by going first: the others close up behind (PQ-A21-06). In it the cubes lie otherwise than was told. */
function first(book: Book, seat: number): Book {
  const { order, orderIn, phase } = book
  const now = { ...book, favourite: seat, firstIn: book.round }
  if (order[0] === seat || orderIn < book.round) return now
  return phase === 'steal' ? { ...now, orderIn: 0 } : { ...now, order: [seat, ...order.filter((each) => each !== seat)] }
}

/** One skill, one holder (PQ-INV-29). */
const take = (book: Book, seat: number, skill: Skill): Book => ({
  ...book,
  players: book.players.map((player, at) => {
    if (at === seat) return { ...player, skill }
    return player.skill === skill ? { ...player, skill: null } : player
  }),
})

/** The pixie that pays for it goes to the mine before the miners are counted (PQ-OFFER-26 to 35). */
function furious(edition: Edition, book: Book, { seat, apart }: Extract<ClerkEntry, { type: 'furious' }>): Book {
  const sent = seat === null ? book : sendOne(edition, book, seat)
  return (apart ? minersStep : punishments)(edition, { ...sent, furiousIn: book.round })
}

/**
 * The book after one more entry.
 * @throws ClerkError when it cannot be: more cubes than the bag holds, a token or tile that is not there, an alarm nobody has
 */
export function tell(edition: Edition, book: Book, entry: ClerkEntry): Book {
  switch (entry.type) {
    case 'points':
      return punish(
        edition,
        book,
        book.players.map((_, seat) => (seat === entry.seat ? entry.points : 0)),
      )
    case 'miners':
      return withPlayer(book, entry.seat, { miners: entry.miners })
    case 'track':
      return move(edition, book, entry)
    case 'favourite':
      return first(book, entry.seat)
    case 'demand':
      return demand(edition, book, entry)
    case 'tile':
      return tile(edition, book, entry)
    case 'draw':
      return draw(book, entry.cubes, -1)
    case 'return':
      return draw(book, entry.cubes, 1)
    case 'roll':
      return { ...book, dice: { ...book.dice, [entry.die]: entry.face } }
    case 'settle':
      return settle(edition, book, entry)
    case 'order':
      return { ...book, order: entry.order, orderIn: book.round, favourite: entry.order[0] ?? null, firstIn: book.round }
    case 'skills':
      return { ...book, skills: entry.skills }
    case 'skill':
      return take(book, entry.seat, entry.skill)
    case 'furious':
      return furious(edition, book, entry)
    case 'hand':
      return withPlayer(book, entry.seat, { hand: entry.hand })
    case 'next':
      return next(edition, book, entry.apart === true)
    case 'end':
      return { ...book, stairsDue: false, over: true }
  }
}

/** The book of a whole session; undo is one entry less. */
export const bookOf = (edition: Edition, seats: number, entries: readonly ClerkEntry[]): Book =>
  entries.reduce((book, entry) => tell(edition, book, entry), openBook(edition, seats))

/** A session played through: the book before each entry and after the last, or the first entry that does not fit. */
export type Told =
  | { readonly ok: true; readonly books: readonly [Book, ...Book[]]; readonly book: Book }
  | { readonly ok: false; readonly at: number; readonly misfit: WhyNot; readonly rule: string }

/** Tells a book all its entries, and stops at the first that does not fit: after an edit nothing is half applied. */
export function tellAll(edition: Edition, seats: number, entries: readonly ClerkEntry[]): Told {
  let book = openBook(edition, seats)
  const books: [Book, ...Book[]] = [book]
  for (const [at, entry] of entries.entries()) {
    try {
      book = tell(edition, book, entry)
    } catch (error) {
      if (error instanceof ClerkError) return { ok: false, at, misfit: error.misfit, rule: error.rule }
      throw error
    }
    books.push(book)
  }
  return { ok: true, books, book }
}
