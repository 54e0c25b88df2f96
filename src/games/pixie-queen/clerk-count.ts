/** The final count of a real board: what lies behind the screens goes in, the Queen's judgement comes out (PQ-SCORE, PQ-OUT-19, 20). */
import type { SessionSummary } from '../../core/session.ts'
import { type Book, goldenLeft } from './clerk.ts'
import { handOf } from './clerk-hand.ts'
import { type Edition, type FinalLine, GOODS, type Goods } from './types.ts'

/** What a player shows at the end. */
export interface Sheet {
  /** Punishment received, 0 or more. */
  readonly punishment: number
  /** Values of the reward tiles. */
  readonly tiles: readonly number[]
  /** Points of the markers. */
  readonly markers: number
  readonly stones: number
  readonly goods: Goods
  /** Pixies in the castle. */
  readonly servants: number
  /** Which of all servants the first of this player was, from 1; 0 without any. */
  readonly firstServant: number
  /** When this player fell into the oubliette among those who did, from 1, the same for those who fell together; 0 for who did not. */
  readonly fell: number
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

/** How many goods a player has the most of, or as many as anybody (PQ-SCORE-08 to 13). */
function majorities(sheets: readonly Sheet[], sheet: Sheet): number {
  const rivals = sheets.filter(({ fell }) => fell === 0)
  return GOODS.filter((good) => sheet.goods[good] > 0 && rivals.every(({ goods }) => goods[good] <= sheet.goods[good])).length
}

type Line = Omit<FinalLine, 'rank'>

function lineOf(edition: Edition, sheets: readonly Sheet[], seat: number, sheet: Sheet): Line {
  const { stone, majority } = edition.penalties
  const eliminated = sheet.fell > 0
  const [punishment, rewards, stones, hoards] = [
    0 - sheet.punishment,
    eliminated ? 0 : sum(sheet.tiles) + sheet.markers,
    eliminated ? 0 : 0 - sheet.stones * stone,
    eliminated ? 0 : 0 - majorities(sheets, sheet) * majority,
  ]
  const total = punishment + rewards + stones + hoards
  return { seat, punishment, rewards, stones, majorities: hoards, total, servants: sheet.servants, eliminated }
}

/** Who has no servant at all stands behind whoever has one. */
const late = (firstServant: number): number => (firstServant === 0 ? Number.POSITIVE_INFINITY : firstServant)

/** Below 0 when `a` ranks before `b`, 0 when they share: who stands, who fell later, result, servants, the first servant (PQ-SCORE-14 to 20). */
function compare(a: readonly [Line, Sheet], b: readonly [Line, Sheet]): number {
  const [[one, mine], [other, theirs]] = [a, b]
  if (mine.fell !== theirs.fell) return mine.fell === 0 ? -1 : theirs.fell === 0 ? 1 : theirs.fell - mine.fell
  if (mine.fell > 0) return mine.punishment - theirs.punishment
  if (one.total !== other.total) return other.total - one.total
  if (mine.servants !== theirs.servants) return theirs.servants - mine.servants
  return mine.firstServant === theirs.firstServant ? 0 : late(mine.firstServant) - late(theirs.firstServant)
}

/** The final count of every player, in the order of the sheets. */
export function countUp(edition: Edition, sheets: readonly Sheet[]): FinalLine[] {
  const lines = sheets.map((sheet, seat) => [lineOf(edition, sheets, seat, sheet), sheet] as const)
  return lines.map((line) => ({ ...line[0], rank: 1 + lines.filter((other) => compare(other, line) < 0).length }))
}

/** Which of all servants a player's first was, from 1: their tiles go in the printed order (PQ-SETUP-34, PQ-INV-21). 0 without any. */
function firstOf(edition: Edition, servants: readonly number[]): number {
  const places = servants.map((value) => edition.rewardTiles.servant.indexOf(value)).filter((place) => place >= 0)
  return places.length > 0 ? 1 + Math.min(...places) : servants.length > 0 ? edition.rewardTiles.servant.length : 0
}

/** What the clerk's book and the hands that were shown come to; who has shown nothing yet has the tiles that were told. */
export const sheetsOf = (edition: Edition, { players, falls }: Book): Sheet[] =>
  players.map((player, seat) => {
    const { servant, ring, special, markers, stones, goods } = handOf(player)
    return {
      punishment: player.punishment,
      tiles: [...servant, ...ring, ...special],
      markers,
      stones,
      goods,
      servants: servant.length,
      firstServant: firstOf(edition, servant),
      fell: 1 + falls.findIndex((together) => together.includes(seat)),
    }
  })

/** Everybody who did not fall has shown what lies behind the screen. */
export const isWhole = ({ players }: Book): boolean => players.every(({ hand, outIn }) => hand !== null || outIn > 0)

/** How long a game was. */
export interface Length {
  /** Rounds played to their end, or to the end of the game. */
  readonly rounds: number
  /** The round that people stopped before its last phase had punished; 0 where none was. */
  readonly stopped: number
}

/** How long a game was, from its books. Who falls out ends the game by the rules; who ends it by hand may break off a round. */
export function lengthOf(books: readonly Book[]): Length {
  const last = books.findIndex(({ over }) => over)
  const [before, after] = [books[last - 1], books[last]]
  if (!before || !after) return { rounds: books.at(-1)?.round ?? 0, stopped: 0 }
  const punished = before.phase === 'punishments' && !before.stairsDue
  const fell = after.players.filter(({ outIn }) => outIn === 0).length <= 1
  return { rounds: after.round, stopped: punished || fell || after.phase !== before.phase ? 0 : after.round }
}

/** Whether it was ended before it ends by itself: after the last round, without golden tiles, or with one player left (PQ-END-01, 03, PQ-OUT-18). */
const isEarly = (edition: Edition, book: Book): boolean =>
  book.round < edition.rounds && goldenLeft(edition, book) > 0 && book.players.filter(({ outIn }) => outIn === 0).length > 1

/** Where a session stands, and how it ended. */
export function summaryOf(edition: Edition, book: Book): SessionSummary {
  const { round, over } = book
  if (!over || !isWhole(book)) return { round, over }
  const lines = countUp(edition, sheetsOf(edition, book))
  const result = { ranks: lines.map(({ rank }) => rank), points: lines.map(({ total }) => total) }
  return { round, over, result: isEarly(edition, book) ? { ...result, early: true } : result }
}
