/** The cheapest exchange that makes a price payable, as moves: what the table works out when one pays, done beforehand by hand. */
import type { Move } from '../../../core/game.ts'
import { type Bundle, type Edition, ELEMENTS, type Element, type Quote } from '../../../games/fairy-school/types.ts'
import { moveOf } from '../../../games/fairy-school/words.ts'

/** Kinds of a bundle, each as often as it counts. */
const each = (bundle: Bundle): Element[] => ELEMENTS.flatMap((kind) => Array.from({ length: bundle[kind] ?? 0 }, () => kind))

/**
 * The exchanges of a quote one by one: airs as jokers for what is dearest to exchange, then exchanges, each with the elements
 * given for it. Nothing where the price is there in kind, cannot be met, or waits for a discount.
 */
export function tradesOf(quote: Quote, edition: Edition): Move[] {
  if (!quote.payable || quote.discount > 0) return []
  const short = each(quote.missing).sort((a, b) => edition.rates[b] - edition.rates[a])
  const given = each(quote.exchanged)
  let jokers = quote.jokers
  return short.flatMap((kind) => {
    if (kind !== 'air' && jokers > 0) {
      jokers--
      return [moveOf({ joker: kind })]
    }
    return [moveOf({ exchange: kind }), ...given.splice(0, edition.rates[kind]).map((give) => moveOf({ give }))]
  })
}
