/** How good a position is for a fairy, in points of final score, as a sum of things one can name. */
import type { Parts } from '../../../core/linear.ts'
import { FOREST, KINDS, LAST, PHASE } from '../codes.ts'
import { cardOf, costOf } from '../compiled.ts'
import { cubesOf, kindness, nextStep } from '../queries.ts'
import { elementPoints, kindnessPoints, POINTS } from '../score.ts'
import type { State } from '../state.ts'
import { PLAIN } from './taste.ts'
import { turnsLeft, unitWorth, usual, usualLeft } from './turns.ts'
import { wantsOf } from './wants.ts'

/** Features, by names that have sentences in the game's texts. */
export const NAMES = ['kindness', 'projects', 'steps', 'studies', 'elements', 'plans', 'deck', 'cubes', 'forest'] as const
type Name = (typeof NAMES)[number]

/** Parts of features, in a fixed order; their values are written to a buffer of this length. */
const PARTS: readonly (Name | `${Name}.${string}`)[] = [
  'kindness',
  'projects',
  'steps',
  'studies',
  'elements.counted',
  'elements',
  'plans.projects',
  'plans.step',
  'deck.own',
  'deck.shared',
  'cubes.useful',
  'cubes.spare',
  'forest',
]
const SURE = 5

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
  const cubes = s.sharedCubes[seat]
  for (let i = 0; i < cubes.length; i++) for (let c = 0; c < s.seats; c++) if (c !== seat) n += cubesOf(cubes[i], c)
  return n
}

/** Kindness on a fairy's scale, and what is as good as there. */
export const received = (s: State, seat: number): number => kindness(s, seat) + (s.phase === PHASE.over ? 0 : promised(s, seat))

/** The share of a price that is already there. */
function near(s: State, seat: number, price: readonly number[]): number {
  let has = 0
  let all = 0
  for (let k = 0; k < KINDS; k++) {
    all += price[k] * s.rules.rates[k]
    has += Math.min(price[k], s.elements[seat * KINDS + k]) * s.rules.rates[k]
  }
  return all > 0 ? has / all : 0
}

/** How much of each open price is already there: a project half paid is worth a part of its points. */
function writePlans(s: State, seat: number, into: number[]): void {
  let value = 0
  const projects = s.projects[seat]
  for (let i = 0; i < projects.length; i++) value += 0.3 * near(s, seat, costOf(s.rules, projects[i])) ** 2
  const step = s.trimester === LAST ? nextStep(s, seat) : null
  into[6] = value
  into[7] = step ? 0.3 * near(s, seat, step) ** 2 : 0
}

let sum = 0
let count = 0

function addCard(s: State, card: number): void {
  if (card === 0) return
  sum += cardOf(s.rules, card).value
  count++
}

function addCards(s: State, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) addCard(s, cards[i])
}

/** What the deck will bring in the turns to come. */
function writeDeck(s: State, seat: number, left: number, into: number[]): void {
  if (left === 0) return
  sum = 0
  count = 0
  addCards(s, s.draw[seat])
  addCards(s, s.discard[seat])
  addCards(s, s.hand[seat])
  addCards(s, s.shared[seat])
  addCards(s, s.personal[seat])
  for (let cell = seat * FOREST; cell < (seat + 1) * FOREST; cell++) addCard(s, s.forest[cell])
  if (count === 0) return
  const mean = sum / count
  // Two shared cards a turn, each neighbour as likely to use them as they are good.
  const kind = SHARED * Math.max(0.1, (mean - 2) / 8) * (s.seats === 2 ? 0.5 : 2)
  into[8] = left * mean * PLAYED * USE * unitWorth(s)
  into[9] = left * kind
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
const turnsAhead = (s: State): number => {
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
function writeCubes(supply: number, left: number, into: number[]): void {
  const useful = left > 0 ? KEPT + SPENT * left : 0
  into[10] = CUBE * Math.min(supply, useful)
  into[11] = SPARE * Math.max(0, Math.min(supply, 4 * left) - useful)
}

/** Writes the value of every part, in the order of the names. */
function write(s: State, seat: number, into: number[]): void {
  const over = s.phase === PHASE.over
  into[0] = kindnessPoints(s, received(s, seat), s.seats === 2 ? received(s, 1 - seat) : 0)
  into[1] = POINTS.project * s.realised[seat].length
  into[2] = POINTS.step * s.steps[seat]
  into[3] = POINTS.study * bits(s.studied[seat])
  into[4] = over ? elementPoints(s, seat) : 0
  for (let i = SURE; i < PARTS.length; i++) into[i] = 0
  if (over) return
  const left = turnsAhead(s)
  into[5] = wantsOf(s, seat, PLAIN).worth * unitWorth(s)
  writePlans(s, seat, into)
  writeDeck(s, seat, left, into)
  writeCubes(returning(s, seat), left, into)
  into[12] = forest(s, seat)
}

export const parts: Parts<State> = { names: PARTS, sure: SURE, write, ahead: (s) => Math.min(1, turnsAhead(s) / usual(s)) }
