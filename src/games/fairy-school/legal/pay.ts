/**
 * Prices: in kind first, then points of discount, airs as jokers, and exchanges (FS-ELEM-05 to 11, FS-PROJ-04). What is
 * cheapest is clear but for one thing, which elements go into an exchange: those that are wanted least.
 */
import { AIR, KINDS } from '../codes.ts'
import { costOf, type Rules } from '../compiled.ts'
import { nextStep } from '../queries.ts'
import type { State } from '../state.ts'

/** How a price is met. Filled by {@link reckon}; one buffer, read it before the next call. */
export interface Bill {
  /** Elements that would be missing for the exchanges; 0 when the price can be paid. */
  short: number
  /** Points of discount used. */
  points: number
  jokers: number
  /** Elements given away in exchanges. */
  tokens: number
  /** Elements gained in exchanges, by kind. */
  readonly bought: number[]
  /** Elements left once everything in kind and all jokers are paid, by kind; the tokens are still among them. */
  readonly left: number[]
}

const bill: Bill = { short: 0, points: 0, jokers: 0, tokens: 0, bought: [0, 0, 0, 0, 0], left: [0, 0, 0, 0, 0] }

/** Works out how a price is met from `own[from...]` with so many points of discount. */
export function reckon(r: Rules, own: readonly number[], from: number, price: readonly number[], at: number, points: number): Bill {
  const { bought, left } = bill
  let spare = 0
  for (let k = 0; k < KINDS; k++) {
    const has = own[from + k]
    const asks = price[at + k]
    bought[k] = asks > has ? asks - has : 0
    left[k] = has > asks ? has - asks : 0
    spare += left[k]
  }
  let discount = points
  let tokens = 0
  bill.jokers = 0
  for (let i = 0; i < KINDS; i++) {
    const k = r.dearest[i]
    while (bought[k] > 0 && discount > 0) {
      bought[k]--
      discount--
    }
    while (k !== AIR && bought[k] > 0 && left[AIR] > 0) {
      bought[k]--
      left[AIR]--
      bill.jokers++
      spare--
    }
    tokens += bought[k] * r.rates[k]
  }
  bill.points = points - discount
  bill.tokens = tokens
  bill.short = tokens > spare ? tokens - spare : 0
  return bill
}

/** Whether a fairy can pay a price now, exchanges included. */
export const canPay = (s: State, seat: number, price: readonly number[], points: number): boolean =>
  reckon(s.rules, s.elements, seat * KINDS, price, 0, points).short === 0

const wanted = [0, 0, 0, 0, 0]

/** What a fairy's current projects and next step still ask, by kind; `except` is being paid now. */
function want(s: State, seat: number, except: number): void {
  wanted.fill(0)
  const projects = s.projects[seat]
  for (let i = 0; i < projects.length; i++) {
    if (projects[i] === except) continue
    const cost = costOf(s.rules, projects[i])
    for (let k = 0; k < KINDS; k++) wanted[k] += cost[k]
  }
  const step = nextStep(s, seat)
  if (step) for (let k = 0; k < KINDS; k++) wanted[k] += step[k]
}

/** The kind that is wanted least: most left beyond what is wanted; of equals the cheapest, then the first. */
function least(r: Rules, left: readonly number[]): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < KINDS; k++) {
    if (left[k] === 0) continue
    const beyond = left[k] - wanted[k] - r.rates[k] / 100
    if (beyond > most) {
      most = beyond
      best = k
    }
  }
  return best
}

/** Takes so many of the least wanted elements out of `left`; adds them to `given` by kind. */
export function giveLeast(s: State, seat: number, left: number[], count: number, given: number[], except: number): void {
  want(s, seat, except)
  for (let n = 0; n < count; n++) {
    const k = least(s.rules, left)
    left[k]--
    given[k]++
  }
}
