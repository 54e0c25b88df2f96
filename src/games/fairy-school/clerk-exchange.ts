/** The exchange calculator beside a boxed game: whether elements pay a price, and with how little (FS-ELEM-05 to 11). */
import type { Elements } from './clerk.ts'
import { amounts, rulesOf } from './compiled.ts'
import { reckon } from './legal/pay.ts'
import { type Bundle, type Edition, ELEMENTS, type Element, type PlainOptions } from './types.ts'

/** How a price is met. */
export interface Payment {
  /** Elements that are missing for the exchanges; 0 when the price can be paid. */
  readonly short: number
  /** Airs that stand for a basic element. */
  readonly jokers: number
  /** Elements that are given in exchanges, and what they bring. */
  readonly given: number
  readonly bought: Bundle
}

/** The cheapest way to pay a price: in kind, then discount, then airs as jokers, then exchanges. */
export function payment(options: Pick<PlainOptions, 'edition'>, elements: Elements, price: Bundle, discount = 0): Payment {
  const bill = reckon(rulesOf(options), amounts(elements), 0, amounts(price), 0, discount)
  const bought = Object.fromEntries(ELEMENTS.flatMap((kind, k) => ((bill.bought[k] ?? 0) > 0 ? [[kind, bill.bought[k]]] : [])))
  return { short: bill.short, jokers: bill.jokers, given: bill.tokens, bought }
}

/** How many of each kind a fairy could have at once if she gave everything else for it: an air is any one basic element, the rest goes into exchanges (FS-ELEM-05 to 09). */
export function reach(edition: Edition, elements: Elements): Elements {
  const all = ELEMENTS.reduce((sum, kind) => sum + elements[kind], 0)
  const most = (kind: Element): number => {
    const jokers = kind === 'air' ? 0 : elements.air
    return elements[kind] + jokers + Math.floor((all - elements[kind] - jokers) / edition.rates[kind])
  }
  return { earth: most('earth'), plant: most('plant'), fire: most('fire'), water: most('water'), air: most('air') }
}
