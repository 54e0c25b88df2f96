/** What people should have told the clerk: before they go on to the next phase, and before the first round. */
import type { Book } from './clerk.ts'
import type { Edition } from './types.ts'

/** Something still open: picks that ask for a pixie, who is first in a new order, what the Queen wants. */
export type Question = 'picks' | 'favourite' | 'demand'

/** What is open now; a pick first, for its miner counts in the punishments (PQ-MINE-19, PQ-STEAL-01, PQ-OFFER-01). */
export function openQuestions(book: Book): readonly Question[] {
  const { alarms, over, phase } = book
  if (over) return []
  return [
    ...(alarms.length > 0 ? (['picks'] as const) : []),
    ...(phase === 'steal' && !isFirstTold(book) ? (['favourite'] as const) : []),
    ...(phase === 'offerings' && demandsDue(book).includes(book.round) ? (['demand'] as const) : []),
  ]
}

/** How many tokens lie open on the board: one a round, from its third phase on (PQ-OFFER-01). */
const shownBy = ({ round, phase }: Book): number => round - (phase === 'steal' || phase === 'actions' ? 1 : 0)

/** The rounds whose token lies open and was not told, from the first. */
export const demandsDue = (book: Book): readonly number[] =>
  book.demands.slice(0, shownBy(book)).flatMap((food, at) => (food === null ? [at + 1] : []))

/** Skills that are still to be drawn, or players who have not said which they take; null where all is known or they were left (PQ-SETUP-45, 46). */
export function skillsDue({ skills, players, round, over }: Book): 'all' | readonly number[] | null {
  if (round > 1 || over) return null
  const without = players.flatMap(({ skill }, seat) => (skill === null ? [seat] : []))
  if (without.length === 0) return null
  return skills.length === 0 ? 'all' : without
}

/** Whether the favourite is that of this round: every round begins with a new order. */
export const isFirstTold = ({ favourite, firstIn, round }: Book): boolean => favourite !== null && firstIn === round

/** The order of this round, as far as it was told, of those who are still in the game; empty where it is not known. */
export const orderNow = ({ order, orderIn, round, players }: Book): readonly number[] =>
  orderIn === round ? order.filter((seat) => players[seat]?.outIn === 0) : []

/** What the order of this round probably is, to be put right: the last one known, behind who is first now. */
export function likelyOrder({ order, favourite, firstIn, round, players }: Book): readonly number[] {
  const last = order.length > 0 ? order : players.map((_, seat) => seat)
  return favourite !== null && firstIn === round ? [favourite, ...last.filter((seat) => seat !== favourite)] : last
}

/** Which of the entries between these books told the token of a round; -1 where none did. */
export const toldDemand = (books: readonly Book[], round: number): number =>
  books.findIndex(({ demands }, at) => demands[round - 1] === null && (books[at + 1]?.demands[round - 1] ?? null) !== null)

/** All pixies of a player are in the mine: there is none to send (PQ-MINE-23, PQ-OFFER-32). */
export const allBelow = (edition: Edition, { players }: Book, seat: number): boolean =>
  (players[seat]?.miners ?? 0) >= (edition.pixies[String(players.length)] ?? 0)
