/** What people should have told the clerk before they go on to the next phase. */
import type { Book } from './clerk.ts'
import type { Edition } from './types.ts'

/** Something still open: picks that ask for a pixie, who is first in a new order, what the Queen wants. */
export type Question = 'picks' | 'favourite' | 'demand'

/** What is open now; a pick first, for its miner counts in the punishments (PQ-MINE-19, PQ-STEAL-01, PQ-OFFER-01). */
export function openQuestions(edition: Edition, book: Book): readonly Question[] {
  const { alarms, demands, over, phase, round } = book
  if (over) return []
  const demanded = demands.length >= Math.min(round, edition.demandTokens.used)
  return [
    ...(alarms.length > 0 ? (['picks'] as const) : []),
    ...(phase === 'steal' && !isFirstTold(book) ? (['favourite'] as const) : []),
    ...(phase === 'offerings' && !demanded ? (['demand'] as const) : []),
  ]
}

/** Whether the favourite is that of this round: every round begins with a new order. */
export const isFirstTold = ({ favourite, firstIn, round }: Book): boolean => favourite !== null && firstIn === round

/** All pixies of a player are in the mine: there is none to send (PQ-MINE-23, PQ-OFFER-32). */
export const allBelow = (edition: Edition, { players }: Book, seat: number): boolean =>
  (players[seat]?.miners ?? 0) >= (edition.pixies[String(players.length)] ?? 0)
