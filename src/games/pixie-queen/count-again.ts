/** The end of a game counted twice: by the rules, and by a clerk beside it from what people read off the table and behind the screens. */
import { type Book, type Hand, openBook } from './clerk.ts'
import { countUp, sheetsOf } from './clerk-count.ts'
import { SERIES_LENGTH } from './codes.ts'
import { EDITION } from './edition.ts'
import { finalLines } from './score.ts'
import type { State } from './state.ts'
import { type FinalLine, GOODS, type Goods } from './types.ts'

/** Values of a player's tiles of a series: 0 servants, 1 rings, 2 special ones. */
const tilesOf = (s: State, seat: number, series: number): readonly number[] => {
  const from = series * SERIES_LENGTH
  return s.rules.rewards.slice(from, from + SERIES_LENGTH).filter((_, i) => s.owner[from + i] === seat)
}

const goodsOf = (s: State, seat: number): Goods => {
  const [apple = 0, bread = 0, honey = 0, silver = 0, gold = 0] = s.goods.slice(seat * GOODS.length)
  return { apple, bread, honey, silver, gold }
}

/** Who fell, the first first; together who fell in one moment. */
const fallsOf = ({ outAt }: State): readonly (readonly number[])[] => {
  const moments = [...new Set(outAt.filter((moment) => moment > 0))].sort((a, b) => a - b)
  return moments.map((moment) => outAt.flatMap((at, seat) => (at === moment ? [seat] : [])))
}

const handOf = (s: State, seat: number): Hand => ({
  servant: tilesOf(s, seat, 0),
  ring: tilesOf(s, seat, 1),
  special: tilesOf(s, seat, 2),
  markers: (s.markers[seat * 2] ?? 0) + 2 * (s.markers[seat * 2 + 1] ?? 0),
  stones: (s.stones[seat * 2] ?? 0) + (s.stones[seat * 2 + 1] ?? 0),
  goods: goodsOf(s, seat),
})

/** The clerk's count. Who fell shows nothing (PQ-OUT-10, 11). */
function countAgain(s: State): readonly FinalLine[] {
  const open = openBook(EDITION, s.seats)
  const players: Book['players'] = open.players.map((player, seat) => ({
    ...player,
    punishment: s.punishment[seat] ?? 0,
    hand: (s.outAt[seat] ?? 0) > 0 ? null : handOf(s, seat),
  }))
  return countUp(EDITION, sheetsOf(EDITION, { ...open, over: true, players, falls: fallsOf(s) }))
}

/**
 * The counts of a game that is over and was played by the shipped numbers; to be the same (PQ-SCORE, PQ-OUT-19, 20). Servants
 * of who fell are left out: they decide nothing, and the clerk does not ask for them.
 */
export const countTwice = (s: State): readonly [rules: readonly FinalLine[], clerk: readonly FinalLine[]] => [
  finalLines(s).map((line) => (line.eliminated ? { ...line, servants: 0 } : line)),
  countAgain(s),
]
