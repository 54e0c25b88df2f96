/** Shuffles. A deal is one number of CHANCE; each fairy's pile has a stream of her own (FS-INV-15). */
import { type Rng, Sfc32 } from '../../core/rng.ts'

/** A copy in an order of which every one is equally likely. */
export function shuffled(list: readonly number[], rng: Rng): number[] {
  const out = list.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.next(i + 1)
    const swap = out[i]
    out[i] = out[j]
    out[j] = swap
  }
  return out
}

/** The luck of a fairy that follows from the deal at the start. Seats are streams 1 to 6; 0 is the table's. */
export const luckOf = (deal: number, seat: number): number => new Sfc32(deal, seat + 1).next(0x7fffffff)

/** What a deal lays out: the table's own stream. */
export const tableRng = (deal: number): Rng => new Sfc32(deal, 0)

/** A fairy's nth shuffle. The order the cards came in plays no part, so that nobody's timing does. */
export const shuffledPile = (cards: readonly number[], luck: number, nth: number): number[] =>
  shuffled(
    cards.slice().sort((a, b) => a - b),
    new Sfc32(luck, nth),
  )
