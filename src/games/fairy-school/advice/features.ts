/** How good a position is for a fairy, in points of final score, as a sum of things one can name. */
import { FOREST, KINDS, LAST, PHASE } from '../codes.ts'
import { cardOf, costOf } from '../compiled.ts'
import { cubesOf, kindness, nextStep } from '../queries.ts'
import { elementPoints, kindnessPoints, POINTS } from '../score.ts'
import type { State } from '../state.ts'
import { needsOf, stockWorth, turnsLeft, unitWorth, usualLeft } from './worth.ts'

/** Features in a fixed order; their values are written to a buffer of this length. */
export const NAMES = ['kindness', 'projects', 'steps', 'studies', 'elements', 'plans', 'deck', 'cubes', 'forest'] as const

/** Cards a fairy plays and uses a turn; the share of a card's value that comes out of it. */
const PLAYED = 4.2
const USE = 0.85
/** Shared cards a fairy plays a turn. */
const SHARED = 2
/** Points a cube is worth while they are short, and beyond; cubes for one's own cards, and those spent on others' each turn. */
const CUBE = 0.5
const SPARE = 0.05
const KEPT = 5
const SPENT = 2.4

const bits = (set: number): number => {
  let n = 0
  for (let b = set; b !== 0; b &= b - 1) n++
  return n
}

/** Cubes of others on cards in play: kindness that is as good as collected. */
function promised(s: State, seat: number): number {
  let n = 0
  for (const packed of s.sharedCubes[seat]) for (let c = 0; c < s.seats; c++) if (c !== seat) n += cubesOf(packed, c)
  return n
}

/** How much of each open price is already there, the nearest first: a project half paid is worth a part of its points. */
function plans(s: State, seat: number): number {
  let value = 0
  const e = seat * KINDS
  const near = (price: readonly number[]): number => {
    let has = 0
    let all = 0
    for (let k = 0; k < KINDS; k++) {
      all += price[k] * s.rules.rates[k]
      has += Math.min(price[k], s.elements[e + k]) * s.rules.rates[k]
    }
    return all > 0 ? has / all : 0
  }
  for (const card of s.projects[seat]) value += 0.3 * near(costOf(s.rules, card)) ** 2
  const step = s.trimester === LAST ? nextStep(s, seat) : null
  return step ? value + 0.3 * near(step) ** 2 : value
}

/** What the deck will bring in the turns to come. */
function deck(s: State, seat: number, left: number): number {
  let sum = 0
  let n = 0
  const count = (card: number): void => {
    if (card === 0) return
    sum += cardOf(s.rules, card).value
    n++
  }
  for (const list of [s.draw[seat], s.discard[seat], s.hand[seat], s.shared[seat], s.personal[seat]]) for (const card of list) count(card)
  for (let c = seat * FOREST; c < (seat + 1) * FOREST; c++) count(s.forest[c])
  if (n === 0) return 0
  const mean = sum / n
  // Two shared cards a turn, each neighbour as likely to use them as they are good.
  const kind = SHARED * Math.max(0.1, (mean - 2) / 8) * (s.seats === 2 ? 0.5 : 2)
  return left * (mean * PLAYED * USE * unitWorth(s) + kind)
}

/** Creatures lying where they will be studied. */
function forest(s: State, seat: number): number {
  if (s.phase > PHASE.study || s.phase < PHASE.planning) return 0
  let best = 0
  for (const cell of [0, FOREST - 1]) {
    const card = s.forest[seat * FOREST + cell]
    if (card !== 0 && !(s.studied[seat] & (1 << cardOf(s.rules, card).creature))) best = 1
  }
  return best * POINTS.study * 0.8
}

/**
 * Turns whose cards are still to be played. What a longer game would bring counts for everybody, so in the last trimester
 * only the usual ones: nobody is to put off a step in order to play on.
 */
const ahead = (s: State): number => {
  if (s.phase >= PHASE.spending) return 0
  const begun = s.phase >= PHASE.activation && s.phase <= PHASE.realisation
  return Math.max(0, (s.trimester === LAST ? usualLeft(s) : turnsLeft(s)) - (begun ? 1 : 0))
}

/** Her own cubes in play come back; only those on others' cards are lost. */
function returning(s: State, seat: number): number {
  let n = s.supply[seat]
  for (const packed of s.sharedCubes[seat]) n += cubesOf(packed, seat)
  for (const packed of s.personalCubes[seat]) n += cubesOf(packed, seat)
  return n
}

/** Cubes that will be used, and what is too many. */
function cubes(supply: number, left: number): number {
  const useful = left > 0 ? KEPT + SPENT * left : 0
  return CUBE * Math.min(supply, useful) + SPARE * Math.max(0, Math.min(supply, 4 * left) - useful)
}

/** Writes all features of a seat. */
export function writeFeatures(s: State, seat: number, into: number[]): void {
  const over = s.phase === PHASE.over
  const left = over ? 0 : ahead(s)
  const stock = stockWorth(s, s.elements, seat * KINDS, needsOf(s, seat)) * unitWorth(s)
  const received = (who: number): number => kindness(s, who) + (over ? 0 : promised(s, who))
  into[0] = kindnessPoints(s, received(seat), s.seats === 2 ? received(1 - seat) : 0)
  into[1] = POINTS.project * s.realised[seat].length
  into[2] = POINTS.step * s.steps[seat]
  into[3] = POINTS.study * bits(s.studied[seat])
  into[4] = over ? elementPoints(s, seat) : stock
  into[5] = over ? 0 : plans(s, seat)
  into[6] = over ? 0 : deck(s, seat, left)
  into[7] = over ? 0 : cubes(returning(s, seat), left)
  into[8] = over ? 0 : forest(s, seat)
}
