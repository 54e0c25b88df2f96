/** The exchange calculator beside a boxed game: whether elements pay a price, and with how little (FS-ELEM-05 to 11). */
import type { Elements } from './clerk.ts'
import { amounts, rulesOf } from './compiled.ts'
import { reckon } from './legal/pay.ts'
import { type Bundle, type Edition, ELEMENTS, type Element, type PlainOptions } from './types.ts'

/** How a price is met. */
export interface Payment {
  /** Elements that are missing for the exchanges; 0 when the price can be paid. */
  readonly short: number
  /** What is handed over as it is asked. */
  readonly paid: Bundle
  /** Airs that stand for basic elements, by the kind they stand for. */
  readonly jokers: Bundle
  /** Elements that are given in exchanges, and what they bring; of the kinds there is most of, an air only when nothing else is left. */
  readonly given: Bundle
  readonly bought: Bundle
  /** What remains. */
  readonly kept: Bundle
}

type Amounts = Record<Element, number>

const NONE: Elements = { earth: 0, plant: 0, fire: 0, water: 0, air: 0 }

/** The kinds of which there is any. */
const some = (elements: Elements): Bundle =>
  Object.fromEntries(ELEMENTS.flatMap((kind) => (elements[kind] > 0 ? [[kind, elements[kind]]] : [])))

/** Takes so many elements out of what is left: of the kind there is most of, airs last, for they stand for anything. */
function takeMost(left: Amounts, count: number): Amounts {
  const taken = { ...NONE }
  const basic = ELEMENTS.filter((kind) => kind !== 'air')
  for (let n = 0; n < count; n++) {
    const most = basic.reduce((best, kind) => (left[kind] > left[best] ? kind : best), basic[0] ?? 'earth')
    const kind = left[most] > 0 ? most : 'air'
    left[kind]--
    taken[kind]++
  }
  return taken
}

/** The cheapest way to pay a price: in kind, then discount, then airs as jokers, then exchanges. A discount that is left saves what would be paid in kind (FS-CARD-28). */
export function payment(options: Pick<PlainOptions, 'edition'>, elements: Elements, price: Bundle, discount = 0): Payment {
  const rules = rulesOf(options)
  const { short, tokens, bought: bill } = reckon(rules, amounts(elements), 0, amounts(price), 0, discount)
  const bought: Amounts = { ...NONE }
  for (const [k, kind] of ELEMENTS.entries()) bought[kind] = bill[k] ?? 0
  const dearest = rules.dearest.flatMap((k) => ELEMENTS[k] ?? [])
  const [paid, jokers, left] = [{ ...NONE }, { ...NONE }, { ...elements }] as [Amounts, Amounts, Amounts]
  for (const kind of ELEMENTS) {
    paid[kind] = Math.min(elements[kind], price[kind] ?? 0)
    left[kind] -= paid[kind]
  }
  let points = discount
  for (const kind of dearest) {
    const missing = (price[kind] ?? 0) - paid[kind]
    const waived = Math.min(missing, points)
    points -= waived
    jokers[kind] = missing - waived - bought[kind]
    left.air -= jokers[kind]
  }
  for (const kind of dearest) {
    const saved = Math.min(paid[kind], points)
    points -= saved
    paid[kind] -= saved
    left[kind] += saved
  }
  const given = short > 0 ? { ...NONE } : takeMost(left, tokens)
  return { short, paid: some(paid), jokers: some(jokers), given: some(given), bought: some(bought), kept: some(left) }
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
