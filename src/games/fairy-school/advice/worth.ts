/**
 * What lines and cards are worth to a fairy now, in value units (an earth is 3, an air 6): more while her projects and next steps still
 * ask for what they bring.
 */
import { AIR, KINDS, OP } from '../codes.ts'
import { type CompiledCard, type CompiledLine, costOf } from '../compiled.ts'
import { cubesOf, reaches } from '../queries.ts'
import type { State } from '../state.ts'
import type { Taste } from './taste.ts'
import { between, turnsLeft } from './turns.ts'
import { moreWorth, stockWorth, type Wants } from './wants.ts'

function opWorth(w: Wants, op: number, n: number, creature: number): number {
  const { taste } = w
  switch (op) {
    case OP.cubes:
      return n * w.cube
    case OP.study:
      return w.studied & (1 << creature) ? 0 : w.study
    case OP.summon:
      return w.summons ? (n > 1 ? taste.summonTwo : taste.summonOne) : 0
    case OP.discount:
      return n * taste.discount
    case OP.again:
      return taste.again
    default:
      return taste.copy
  }
}

function opsWorth(w: Wants, { creature }: CompiledCard, { ops }: CompiledLine): number {
  let worth = 0
  for (let i = 0; i < ops.length; i++) worth += opWorth(w, ops[i].op, ops[i].n, creature)
  return worth
}

const before = [0, 0, 0, 0, 0]
const after = [0, 0, 0, 0, 0]
const best = [0, 0, 0, 0, 0]

/** Pays a price in kind and with air out of `after`; false, and nothing paid, when it cannot. */
function payInKind(price: readonly number[]): boolean {
  let air = price[AIR]
  for (let k = 0; k < AIR; k++) if (price[k] > after[k]) air += price[k] - after[k]
  if (air > after[AIR]) return false
  for (let k = 0; k < AIR; k++) after[k] = after[k] > price[k] ? after[k] - price[k] : 0
  after[AIR] -= air
  return true
}

/** Pays one repetition out of `after`; false when it cannot. Exchanges for it are not thought of. */
function payOnce(l: CompiledLine, need: readonly number[]): boolean {
  if (l.pay && !payInKind(l.pay)) return false
  for (let n = 0; n < l.payAny; n++) {
    const k = leastNeeded(after, need)
    if (k < 0) return false
    after[k]--
  }
  return true
}

/** The kind of which most lies beyond needs; -1 when there is nothing. */
export function leastNeeded(own: readonly number[], need: readonly number[]): number {
  let found = -1
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < KINDS; k++) {
    const beyond = own[k] - need[k] - (k === AIR ? 4 : 0)
    if (own[k] > 0 && beyond > most) {
      most = beyond
      found = k
    }
  }
  return found
}

function takeBest(w: Wants, options: readonly (readonly number[])[]): void {
  let most = Number.NEGATIVE_INFINITY
  for (const bundle of options) {
    for (let k = 0; k < KINDS; k++) before[k] = after[k] + bundle[k]
    const worth = stockWorth(w, before)
    if (worth <= most) continue
    most = worth
    for (let k = 0; k < KINDS; k++) best[k] = before[k]
  }
  for (let k = 0; k < KINDS; k++) after[k] = best[k]
}

/** What using a line of a card would add, at most so many times; negative when it cannot be paid in kind. */
export function lineWorth(w: Wants, card: CompiledCard, l: CompiledLine, max = l.max): number {
  if (l.paid || l.oneOf || max > 1) return dealWorth(w, card, l, max)
  return (l.gain ? moreWorth(w, l.gain) : 0) + opsWorth(w, card, l)
}

/** So much may come of adding up in another order. */
export const ROUNDING = 1e-9

/** What {@link lineWorth} does not exceed, whatever she has; much quicker. */
export const lineWorthAtMost = (w: Wants, card: CompiledCard, l: CompiledLine): number =>
  w.sated ? l.most + opsWorth(w, card, l) + ROUNDING : Number.MAX_VALUE

/** The same of any line, whatever it asks and offers. */
function dealWorth(w: Wants, card: CompiledCard, l: CompiledLine, max: number): number {
  for (let k = 0; k < KINDS; k++) after[k] = w.has[k]
  if (!payOnce(l, w.need)) return -1
  let { worth } = w
  for (let n = 0; n < max; n++) {
    const last = worth
    if (n > 0 && !payOnce(l, w.need)) break
    if (l.gain) for (let k = 0; k < KINDS; k++) after[k] += l.gain[k]
    if (l.oneOf) takeBest(w, l.oneOf)
    worth = stockWorth(w, after)
    if (l.paid && n > 0 && worth <= last) {
      worth = last
      break
    }
  }
  return worth - w.worth + opsWorth(w, card, l)
}

/** What a card's better line would add. */
export function cardWorth(w: Wants, card: CompiledCard): number {
  let most = 0
  const { lines } = card
  for (let i = 0; i < lines.length; i++) {
    const worth = lineWorth(w, card, lines[i])
    if (worth > most) most = worth
  }
  return most
}

/** How likely a neighbour is to use a card, 0.1 to 0.95. */
export const attraction = ({ value }: CompiledCard, { dull, allure }: Taste): number =>
  Math.max(0.1, Math.min(0.95, (value - dull) / allure))

/** What a card in the top row brings besides its use: neighbours' cubes. */
export const shownWorth = (s: State, card: CompiledCard, taste: Taste): number =>
  attraction(card, taste) * between(s, taste.kindness, taste.kindnessLate) * Math.min(2, s.seats - 1)

/** How much a project is worth having beyond its price. */
export function projectWorth(s: State, { number, value, deck }: CompiledCard, { project, second, third, fourth }: Taste): number {
  const price = costOf(s.rules, number).reduce((sum, n, k) => sum + n * s.rules.rates[k], 0)
  return project * (value * ([0, 0, second, third, fourth][deck] ?? 0) - price)
}

/** Cubes on neighbours' cards this turn. */
export function givenAway(s: State, seat: number): number {
  let n = 0
  for (let owner = 0; owner < s.seats; owner++)
    if (owner !== seat && reaches(s, seat, owner)) {
      const cubes = s.sharedCubes[owner]
      for (let i = 0; i < cubes.length; i++) n += cubesOf(cubes[i], seat)
    }
  return n
}

/** Cards of others, those already used among them, that a fairy with so many cubes, those among them, can afford to use this turn. */
export const quota = (s: State, cubes: number, { saved }: Taste): number =>
  Math.max(0, Math.min(4, Math.ceil((cubes - saved) / turnsLeft(s))))

/** Worth of a card in a study cell: the creature, less the card itself. */
export const studyWorth = (s: State, seat: number, { creature, value }: CompiledCard): number =>
  (s.studied[seat] & (1 << creature) ? 0 : 8) - value * 0.5
