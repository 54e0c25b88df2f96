/**
 * The clerk of a real board: what people tell it, kept entry by entry, and what follows from that. A book is nothing but its
 * entries, so that each of them can be undone or corrected; it knows the numbers of the table, not where the pieces stand.
 */
import type { Cubes, Edition, Food, Phase, Track } from './types.ts'

/** Phases of a round, in order. */
export const ROUND_PHASES = ['steal', 'actions', 'offerings', 'rewards', 'punishments'] as const satisfies readonly Phase[]
export type RoundPhase = (typeof ROUND_PHASES)[number]

/** One thing the clerk is told. Seats count from 0. */
export type ClerkEntry =
  /** Punishment points received; below 0 takes some back that were told by mistake. */
  | { readonly type: 'points'; readonly seat: number; readonly points: number }
  /** Pixies in the mine now. */
  | { readonly type: 'miners'; readonly seat: number; readonly miners: number }
  /** A disc moves so many spaces on a track. */
  | { readonly type: 'track'; readonly seat: number; readonly track: Track; readonly by: number }
  | { readonly type: 'favourite'; readonly seat: number }
  | { readonly type: 'demand'; readonly food: Food }
  | { readonly type: 'draw' | 'return'; readonly cubes: Cubes }
  /** Which face of a die lies up, from 0. */
  | { readonly type: 'roll'; readonly die: 'casino' | 'punishment'; readonly face: number }
  /** The oldest alarm of a seat is done with: a pixie went to the mine, or the mercy tile went back, or there was none to send. */
  | { readonly type: 'settle'; readonly seat: number; readonly how: 'sent' | 'mercy' | 'none' }
  /** On to the next phase; the punishments of phase V are given on the way in. */
  | { readonly type: 'next' }

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
}

export interface Book {
  readonly round: number
  readonly phase: RoundPhase
  readonly over: boolean
  readonly favourite: number | null
  readonly players: readonly ClerkPlayer[]
  readonly alarms: readonly Alarm[]
  readonly bag: Cubes
  readonly demands: readonly Food[]
  /** Faces that lie up; -1 before the first roll. */
  readonly dice: Readonly<Record<'casino' | 'punishment', number>>
}

/** What was told cannot be: the sentence is for the log of a developer, `rule` for people. */
export class ClerkError extends Error {
  readonly rule: string
  constructor(rule: string, message: string) {
    super(message)
    this.rule = rule
  }
}

const count = (cubes: Cubes, sign: 1 | -1, more: Cubes): Cubes => ({
  silver: cubes.silver + sign * more.silver,
  gold: cubes.gold + sign * more.gold,
  stone: cubes.stone + sign * more.stone,
})

/** The book before anything was told (PQ-SETUP-10, 11, 21 to 24, 40, 41). */
export function openBook(edition: Edition, seats: number): Book {
  const { bag, stones, pixies } = edition
  const player: ClerkPlayer = { punishment: 0, miners: pixies[String(seats)] ?? 0, tracks: { silver: 0, gold: 0 }, markers: 0, outIn: 0 }
  return {
    round: 1,
    phase: ROUND_PHASES[0],
    over: false,
    favourite: null,
    players: Array.from({ length: seats }, () => player),
    alarms: [],
    bag: { silver: bag.silver, gold: bag.gold, stone: Math.min(stones.total, stones.perPlayer * seats) },
    demands: [],
    dice: { casino: -1, punishment: -1 },
  }
}

const isIn = (player: ClerkPlayer): boolean => player.outIn === 0

const withPlayer = (book: Book, seat: number, change: Partial<ClerkPlayer>): Book => ({
  ...book,
  players: book.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
})

/** Picks that a disc reaches or passes on its way (PQ-MINE-19, 31); going back meets none. */
const picksBetween = (edition: Edition, from: number, to: number): readonly number[] =>
  edition.score.mineSymbols.filter((at) => -at > from && -at <= to)

/** Points for several players in one moment: first all discs move, then who stands at the end falls, then the picks count (PQ-OUT-19). */
function punish(edition: Edition, book: Book, points: readonly number[]): Book {
  const alarms: Alarm[] = []
  const players = book.players.map((player, seat) => {
    const n = points[seat] ?? 0
    if (!isIn(player) || n === 0) return player
    const punishment = Math.max(0, player.punishment + n)
    if (punishment >= -edition.score.oubliette) return { ...player, punishment, miners: 0, outIn: book.round }
    // The favourite sends none (PQ-MINE-25); what was passed is never owed later (PQ-MINE-30).
    if (seat !== book.favourite) for (const at of picksBetween(edition, player.punishment, punishment)) alarms.push({ seat, at })
    return { ...player, punishment }
  })
  const left = players.filter(isIn).length
  const standing = (seat: number) => players[seat] !== undefined && isIn(players[seat])
  return {
    ...book,
    players,
    alarms: [...book.alarms, ...alarms].filter(({ seat }) => standing(seat)),
    favourite: book.favourite !== null && standing(book.favourite) ? book.favourite : null,
    over: book.over || left <= 1,
  }
}

/** Phase V: miners, then both tracks; the last space of a track brings a marker instead (PQ-PUNISH-01 to 13). */
function punishments(edition: Edition, book: Book): Book {
  const { punishment, length, bonusOnLast } = edition.tracks
  const { miners } = edition.penalties
  const afterMiners = punish(
    edition,
    book,
    book.players.map((player) => miners[Math.min(player.miners, miners.length - 1)] ?? 0),
  )
  const spaces = ({ tracks }: ClerkPlayer) => [tracks.silver, tracks.gold]
  const afterTracks = punish(
    edition,
    afterMiners,
    afterMiners.players.map((player) => spaces(player).reduce((sum, at) => sum + (punishment[at] ?? 0), 0)),
  )
  const bonus = (player: ClerkPlayer) => spaces(player).filter((at) => at === length - 1).length * bonusOnLast
  return {
    ...afterTracks,
    players: afterTracks.players.map((player) => (isIn(player) ? { ...player, markers: player.markers + bonus(player) } : player)),
  }
}

function next(edition: Edition, book: Book): Book {
  const at = ROUND_PHASES.indexOf(book.phase) + 1
  const phase = ROUND_PHASES[at]
  if (phase === 'punishments') return punishments(edition, { ...book, phase })
  if (phase !== undefined) return { ...book, phase }
  if (book.round === edition.rounds) return { ...book, over: true }
  return { ...book, round: book.round + 1, phase: ROUND_PHASES[0] }
}

function draw(book: Book, cubes: Cubes, sign: 1 | -1): Book {
  const bag = count(book.bag, sign, cubes)
  if (Math.min(bag.silver, bag.gold, bag.stone) < 0) throw new ClerkError('PQ-SETUP-40', 'the bag holds less than that')
  return { ...book, bag }
}

/** A disc stays on its track; what is left over is lost (PQ-REWARD-08). */
function move(edition: Edition, book: Book, { seat, track, by }: Extract<ClerkEntry, { type: 'track' }>): Book {
  const player = book.players[seat]
  if (!player) return book
  const at = Math.min(edition.tracks.length - 1, Math.max(0, player.tracks[track] + by))
  return withPlayer(book, seat, { tracks: { ...player.tracks, [track]: at } })
}

function settle(book: Book, { seat, how }: Extract<ClerkEntry, { type: 'settle' }>): Book {
  const at = book.alarms.findIndex((alarm) => alarm.seat === seat)
  if (at < 0) throw new ClerkError('PQ-MINE-19', 'no pick asks for a pixie of this player')
  const settled = { ...book, alarms: book.alarms.filter((_, k) => k !== at) }
  return how === 'sent' ? withPlayer(settled, seat, { miners: (book.players[seat]?.miners ?? 0) + 1 }) : settled
}

function demand(edition: Edition, book: Book, food: Food): Book {
  const known = book.demands.filter((each) => each === food).length
  if (book.demands.length >= edition.demandTokens.used || known >= edition.demandTokens[food])
    throw new ClerkError('PQ-SETUP-37', 'there is no such token left')
  return { ...book, demands: [...book.demands, food] }
}

/**
 * The book after one more entry.
 * @throws ClerkError when it cannot be: more cubes than the bag holds, a token that is not there, an alarm nobody has
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
      return { ...book, favourite: entry.seat }
    case 'demand':
      return demand(edition, book, entry.food)
    case 'draw':
      return draw(book, entry.cubes, -1)
    case 'return':
      return draw(book, entry.cubes, 1)
    case 'roll':
      return { ...book, dice: { ...book.dice, [entry.die]: entry.face } }
    case 'settle':
      return settle(book, entry)
    case 'next':
      return next(edition, book)
  }
}

/** The book of a whole session; undo is one entry less. */
export const bookOf = (edition: Edition, seats: number, entries: readonly ClerkEntry[]): Book =>
  entries.reduce((book, entry) => tell(edition, book, entry), openBook(edition, seats))
