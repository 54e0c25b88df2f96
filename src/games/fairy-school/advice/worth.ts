/**
 * What elements, lines and cards are worth to a fairy now, in value units (an earth is 3, an air 6): more while her
 * projects and next steps still ask for them.
 */
import { AIR, KINDS, NONE, OP } from '../codes.ts'
import { type CompiledLine, cardOf, costOf, finalOf } from '../compiled.ts'
import { cubesOf, reaches } from '../queries.ts'
import type { State } from '../state.ts'
import type { Taste } from './taste.ts'

/** Turns a game usually has. */
const USUAL = { short: 8.5, two: 16, more: 12.5 } as const

const needs = [0, 0, 0, 0, 0]

/** Turns that a game usually has. */
export const usual = (s: State): number => (s.options.length === 'short' ? USUAL.short : s.seats === 2 ? USUAL.two : USUAL.more)

/** Turns that a game usually has yet, this one among them; below 1 when it lasts longer. */
export const usualLeft = (s: State): number => usual(s) - s.turns + 1

/** Turns still to come, this one among them. */
export const turnsLeft = (s: State): number => Math.max(1, usualLeft(s))

/** Between what counts when a game begins and when it ends. */
export const between = (s: State, early: number, late: number): number => late + (early - late) * Math.min(1, turnsLeft(s) / usual(s))

/** Points a value unit brings in the end: its share of a price, and the more the earlier the cards it buys come to work. */
export const unitWorth = (s: State): number => 0.035 + (0.055 * turnsLeft(s)) / usual(s)

/** What current projects and the next three steps ask, by kind. One buffer. */
export function needsOf(s: State, seat: number): readonly number[] {
  for (let k = 0; k < KINDS; k++) needs[k] = 0
  const projects = s.projects[seat]
  for (let i = 0; i < projects.length; i++) add(costOf(s.rules, projects[i]))
  if (s.final[seat] === NONE) return needs
  const { steps } = finalOf(s.rules, s.final[seat])
  for (let i = s.steps[seat]; i < steps.length && i < s.steps[seat] + 3; i++) add(steps[i])
  return needs
}

function add(price: readonly number[]): void {
  for (let k = 0; k < KINDS; k++) needs[k] += price[k]
}

/** Worth of a stock of elements at `own[at...]`, given needs. */
export function stockWorth(s: State, own: readonly number[], at: number, need: readonly number[], taste: Taste): number {
  const { rates } = s.rules
  const { surplus } = taste
  let worth = 0
  let lacking = 0
  for (let k = 0; k < AIR; k++) {
    const used = own[at + k] < need[k] ? own[at + k] : need[k]
    worth += rates[k] * (used + surplus * (own[at + k] - used))
    lacking += need[k] - used
  }
  const used = own[at + AIR] < need[AIR] ? own[at + AIR] : need[AIR]
  const spare = own[at + AIR] - used
  const jokers = spare < lacking ? spare : lacking
  return worth + rates[AIR] * used + taste.joker * jokers + taste.spareAir * (spare - jokers)
}

function opWorth(s: State, seat: number, op: number, n: number, creature: number, taste: Taste): number {
  switch (op) {
    case OP.cubes: {
      const each = (s.supply[seat] - taste.keptBack) / turnsLeft(s)
      return n * (each < taste.fewCubes ? taste.cubeOfFew : each < taste.someCubes ? taste.cubeOfSome : taste.cubeOfMany)
    }
    case OP.study:
      return s.studied[seat] & (1 << creature) ? 0 : between(s, taste.study, taste.studyLate)
    case OP.summon:
      return s.draw[seat].length + s.discard[seat].length > 0 ? (n > 1 ? taste.summonTwo : taste.summonOne) : 0
    case OP.discount:
      return n * taste.discount
    case OP.again:
      return taste.again
    default:
      return taste.copy
  }
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

function takeBest(s: State, options: readonly (readonly number[])[], need: readonly number[], taste: Taste): void {
  let most = Number.NEGATIVE_INFINITY
  for (const bundle of options) {
    for (let k = 0; k < KINDS; k++) before[k] = after[k] + bundle[k]
    const worth = stockWorth(s, before, 0, need, taste)
    if (worth <= most) continue
    most = worth
    for (let k = 0; k < KINDS; k++) best[k] = before[k]
  }
  for (let k = 0; k < KINDS; k++) after[k] = best[k]
}

/** What using a line would add, at most so many times; negative when it cannot be paid in kind. */
export function lineWorth(
  s: State,
  seat: number,
  card: number,
  l: CompiledLine,
  need: readonly number[],
  taste: Taste,
  max = l.max,
): number {
  for (let k = 0; k < KINDS; k++) after[k] = s.elements[seat * KINDS + k]
  if (!payOnce(l, need)) return -1
  const start = stockWorth(s, s.elements, seat * KINDS, need, taste)
  let worth = start
  for (let n = 0; n < max; n++) {
    const last = worth
    if (n > 0 && !payOnce(l, need)) break
    if (l.gain) for (let k = 0; k < KINDS; k++) after[k] += l.gain[k]
    if (l.oneOf) takeBest(s, l.oneOf, need, taste)
    worth = stockWorth(s, after, 0, need, taste)
    if (l.paid && n > 0 && worth <= last) {
      worth = last
      break
    }
  }
  const { creature } = cardOf(s.rules, card)
  let ops = 0
  for (let i = 0; i < l.ops.length; i++) ops += opWorth(s, seat, l.ops[i].op, l.ops[i].n, creature, taste)
  return worth - start + ops
}

/** What a card's better line would add. */
export function cardWorth(s: State, seat: number, card: number, need: readonly number[], taste: Taste): number {
  let most = 0
  const { lines } = cardOf(s.rules, card)
  for (let i = 0; i < lines.length; i++) {
    const worth = lineWorth(s, seat, card, lines[i], need, taste)
    if (worth > most) most = worth
  }
  return most
}

/** How likely a neighbour is to use a card, 0.1 to 0.95. */
export const attraction = (s: State, card: number, { dull, allure }: Taste): number =>
  Math.max(0.1, Math.min(0.95, (cardOf(s.rules, card).value - dull) / allure))

/** What a card in the top row brings besides its use: neighbours' cubes. */
export const shownWorth = (s: State, card: number, taste: Taste): number =>
  attraction(s, card, taste) * between(s, taste.kindness, taste.kindnessLate) * Math.min(2, s.seats - 1)

/** Worth of a card played from the top row or from the bottom row. */
export function rowWorth(s: State, seat: number, card: number, top: boolean, need: readonly number[], taste: Taste): number {
  const own = cardWorth(s, seat, card, need, taste)
  return top ? own + shownWorth(s, card, taste) : own
}

/** How much a project is worth having beyond its price. */
export function projectWorth(s: State, card: number, { project, second, third, fourth }: Taste): number {
  const { value, deck } = cardOf(s.rules, card)
  const price = costOf(s.rules, card).reduce((sum, n, k) => sum + n * s.rules.rates[k], 0)
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

/** Cards of others, those already used among them, that a fairy can afford to use this turn, so that her cubes last. */
export const quota = (s: State, seat: number, given: number, { saved }: Taste): number =>
  Math.max(0, Math.min(4, Math.ceil((s.supply[seat] + given - saved) / turnsLeft(s))))

/** Worth of a card in a study cell: the creature, less the card itself. */
export const studyWorth = (s: State, seat: number, card: number): number => {
  const { creature, value } = cardOf(s.rules, card)
  return (s.studied[seat] & (1 << creature) ? 0 : 8) - value * 0.5
}
