/** Points the clerk gives: whose disc passes a pick or falls into the oubliette, and what phase V brings. */
import type { Alarm, Book, ClerkPlayer } from './clerk.ts'
import type { Edition } from './types.ts'

const isIn = (player: ClerkPlayer): boolean => player.outIn === 0

/** Picks that a disc reaches or passes on its way (PQ-MINE-19, 31); going back meets none. */
const picksBetween = (edition: Edition, from: number, to: number): readonly number[] =>
  edition.score.mineSymbols.filter((at) => -at > from && -at <= to)

/** Picks that a player passed between two books and that asked for no pixie, for the favourite sends none (PQ-MINE-25). */
export function sparedAt(edition: Edition, before: Book, after: Book, seat: number): readonly number[] {
  const [from, to] = [before.players[seat], after.players[seat]]
  if (!from || !to || !isIn(to) || before.favourite !== seat) return []
  return picksBetween(edition, from.punishment, to.punishment)
}

/** Points for several players in one moment: first all discs move, then who stands at the end falls, then the picks count (PQ-OUT-19). */
export function punish(edition: Edition, book: Book, points: readonly number[]): Book {
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
  const fallen = players.flatMap((player, seat) => (isIn(player) || book.falls.flat().includes(seat) ? [] : [seat]))
  const standing = (seat: number) => players[seat] !== undefined && isIn(players[seat])
  return {
    ...book,
    players,
    falls: fallen.length > 0 ? [...book.falls, fallen] : book.falls,
    alarms: [...book.alarms, ...alarms].filter(({ seat }) => standing(seat)),
    favourite: book.favourite !== null && standing(book.favourite) ? book.favourite : null,
    over: book.over || left <= 1,
  }
}

/** What a player owes in phase V, in points. */
export interface Dues {
  readonly miners: number
  readonly silver: number
  readonly gold: number
}

const NOTHING: Dues = { miners: 0, silver: 0, gold: 0 }

/** What every player will have to take in phase V as things stand (PQ-PUNISH-01 to 08). */
export function duesOf(edition: Edition, book: Book): readonly Dues[] {
  const { miners } = edition.penalties
  const { punishment } = edition.tracks
  return book.players.map((player) => {
    if (!isIn(player)) return NOTHING
    const mined = miners[Math.min(player.miners, miners.length - 1)] ?? 0
    const { silver, gold } = player.tracks
    return {
      miners: player.skill === 'lightMine' ? Math.min(1, mined) : mined,
      silver: punishment[silver] ?? 0,
      gold: punishment[gold] ?? 0,
    }
  })
}

/** What a player owes in all: before phase V for miners and stairs, between its two steps for the stairs. */
export function owedOf(edition: Edition, book: Book, seat: number): number {
  const { miners, silver, gold } = duesOf(edition, book)[seat] ?? NOTHING
  return (book.stairsDue ? 0 : miners) + silver + gold
}

/** Phase V, the first step: miners. All amounts are one moment, and who sends a pixie now pays nothing for it (PQ-PUNISH-01, 15, 16). */
export function minersStep(edition: Edition, before: Book): Book {
  const book: Book = { ...before, phase: 'punishments' }
  const after = punish(
    edition,
    book,
    duesOf(edition, book).map(({ miners }) => miners),
  )
  return { ...after, stairsDue: !after.over }
}

/** The second step: both stairs; the last space of one brings a marker instead (PQ-PUNISH-06 to 13). */
export function stairsStep(edition: Edition, book: Book): Book {
  const { length, bonusOnLast } = edition.tracks
  const after = punish(
    edition,
    book,
    duesOf(edition, book).map(({ silver, gold }) => silver + gold),
  )
  const bonus = ({ tracks }: ClerkPlayer) => [tracks.silver, tracks.gold].filter((at) => at === length - 1).length * bonusOnLast
  return {
    ...after,
    stairsDue: false,
    players: after.players.map((player) => (isIn(player) ? { ...player, markers: player.markers + bonus(player) } : player)),
  }
}

/** Both steps at once. Where the first ends the game there is no second (PQ-OUT-18). */
export function punishments(edition: Edition, before: Book): Book {
  const book = minersStep(edition, before)
  return book.stairsDue ? stairsStep(edition, book) : book
}
