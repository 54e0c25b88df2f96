/** What a fairy has, still needs and values at one moment: opened once, and asked about each of her cards. */
import { AIR, KINDS, NONE } from '../codes.ts'
import { type CompiledLine, costOf, finalOf } from '../compiled.ts'
import { canDraw } from '../legal/lines.ts'
import type { State } from '../state.ts'
import { PLAIN, type Taste } from './taste.ts'
import { between, turnsLeft } from './turns.ts'

/** One fairy's eyes for what is on offer. Filled by {@link wantsOf}; there is one, so ask it before the next is opened. */
export interface Wants {
  taste: Taste
  rates: readonly number[]
  /** Elements by kind. */
  readonly has: number[]
  /** What current projects and the next three steps ask, by kind. */
  readonly need: number[]
  /** What she has is worth so much. */
  worth: number
  /** Value units of a cube from the box, and of a study that she has not made. */
  cube: number
  study: number
  /** Creatures she has studied, by bit. */
  studied: number
  /** Whether there is a card for her to look at. */
  summons: boolean
  /** Whether an element is worth its rate to her at most, and never more the more she has. */
  sated: boolean
}

const wants: Wants = {
  taste: PLAIN,
  rates: [],
  has: [0, 0, 0, 0, 0],
  need: [0, 0, 0, 0, 0],
  worth: 0,
  cube: 0,
  study: 0,
  studied: 0,
  summons: false,
  sated: false,
}

/** What a fairy of this taste has and wants now. */
export function wantsOf(s: State, seat: number, taste: Taste): Wants {
  wants.taste = taste
  wants.rates = s.rules.rates
  for (let k = 0; k < KINDS; k++) wants.has[k] = s.elements[seat * KINDS + k]
  askNeeds(s, seat, wants.need)
  wants.worth = stockWorth(wants, wants.has)
  wants.cube = cubeWorth(s, s.supply[seat], taste)
  wants.study = between(s, taste.study, taste.studyLate)
  wants.studied = s.studied[seat]
  wants.summons = canDraw(s, seat)
  wants.sated = taste.surplus <= 1 && taste.spareAir <= taste.joker && taste.joker <= wants.rates[AIR]
  return wants
}

function askNeeds(s: State, seat: number, need: number[]): void {
  for (let k = 0; k < KINDS; k++) need[k] = 0
  const projects = s.projects[seat]
  for (let i = 0; i < projects.length; i++) add(need, costOf(s.rules, projects[i]))
  if (s.final[seat] === NONE) return
  const { steps } = finalOf(s.rules, s.final[seat])
  for (let i = s.steps[seat]; i < steps.length && i < s.steps[seat] + 3; i++) add(need, steps[i])
}

function add(need: number[], price: readonly number[]): void {
  for (let k = 0; k < KINDS; k++) need[k] += price[k]
}

function cubeWorth(s: State, supply: number, taste: Taste): number {
  const each = (supply - taste.keptBack) / turnsLeft(s)
  return each < taste.fewCubes ? taste.cubeOfFew : each < taste.someCubes ? taste.cubeOfSome : taste.cubeOfMany
}

/** Worth of a stock of elements to her. */
export function stockWorth({ need, rates, taste }: Wants, own: readonly number[]): number {
  const { surplus } = taste
  let worth = 0
  let lacking = 0
  for (let k = 0; k < AIR; k++) {
    const used = own[k] < need[k] ? own[k] : need[k]
    worth += rates[k] * (used + surplus * (own[k] - used))
    lacking += need[k] - used
  }
  const used = own[AIR] < need[AIR] ? own[AIR] : need[AIR]
  const spare = own[AIR] - used
  const jokers = spare < lacking ? spare : lacking
  return worth + rates[AIR] * used + taste.joker * jokers + taste.spareAir * (spare - jokers)
}

const stock = [0, 0, 0, 0, 0]

/** In thought she uses a line once, and so many cubes are left to her. */
export function use(w: Wants, s: State, { pay, gain }: Pick<CompiledLine, 'pay' | 'gain'>, supply: number): void {
  for (let k = 0; k < KINDS; k++) w.has[k] += (gain ? gain[k] : 0) - (pay ? pay[k] : 0)
  w.worth = stockWorth(w, w.has)
  w.cube = cubeWorth(s, supply, w.taste)
}

/** How much more her stock is worth with a bundle more. */
export function moreWorth(w: Wants, bundle: readonly number[]): number {
  for (let k = 0; k < KINDS; k++) stock[k] = w.has[k] + bundle[k]
  return stockWorth(w, stock) - w.worth
}

/** The same with so many more of one kind; less with a negative number. */
export function moreOfKind(w: Wants, kind: number, n: number): number {
  for (let k = 0; k < KINDS; k++) stock[k] = w.has[k]
  stock[kind] += n
  return stockWorth(w, stock) - w.worth
}
