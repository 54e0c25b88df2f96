/** Where to put cards: choose the columns to play first, fill their cells best-first, then study cells, then the rest. */
import { BOTTOM_RIGHT, FOREST, KINDS, TOP_LEFT } from '../codes.ts'
import { cardOf } from '../compiled.ts'
import { reckon } from '../legal/pay.ts'
import { COLUMN_SETS } from '../moves.ts'
import type { State } from '../state.ts'
import type { Taste } from './taste.ts'
import { cardWorth, needsOf, rowWorth, shownWorth, stockWorth, studyWorth } from './worth.ts'

const ROW = FOREST / 2
export const NO_WAY = -1000

/** What paying for columns takes away from the worth of the stock, in value units; NO_WAY when it cannot be paid in kind or with air. */
function columnsWorth(s: State, seat: number, bits: number, need: readonly number[], stock: number, taste: Taste): number {
  const { short, tokens, left } = reckon(s.rules, s.elements, seat * KINDS, s.rules.columnsCost[bits], 0, 0)
  return short > 0 ? NO_WAY : stockWorth(s, left, 0, need, taste) - stock - taste.loss * tokens
}

/** A draft of a plan. There are two, the best one so far and another, used again and again. */
interface Draft {
  worth: number
  /** Card by cell, 0 where nothing is to be placed. */
  readonly cells: number[]
  /** Cards of the hand without a cell yet: so many of the list, in the order of the hand. */
  readonly hand: number[]
  left: number
}

const draft = (): Draft => ({ worth: 0, cells: new Array<number>(FOREST).fill(0), hand: new Array<number>(FOREST).fill(0), left: 0 })
const DRAFTS = [draft(), draft()] as const

/** What cards are worth in the top row and in the bottom row, by their numbers. */
const [inTop, inBottom] = [new Float64Array(256), new Float64Array(256)]

function weigh(s: State, seat: number, card: number, need: readonly number[], taste: Taste): void {
  inBottom[card] = cardWorth(s, seat, card, need, taste)
  inTop[card] = inBottom[card] + shownWorth(s, card, taste)
}

/** Takes the best card for a row out of the hand. */
function takeBest(plan: Draft, row: Float64Array): number {
  const { hand } = plan
  let best = 0
  for (let i = 1; i < plan.left; i++) if (row[hand[i]] > row[hand[best]]) best = i
  const card = hand[best]
  plan.left--
  for (let i = best; i < plan.left; i++) hand[i] = hand[i + 1]
  return card
}

/** Fills the cells of some columns and reckons what playing them is worth; `paid` is what paying for them takes away. */
function fill(s: State, seat: number, bits: number, paid: number, plan: Draft): void {
  const hand = s.hand[seat]
  plan.left = hand.length
  for (let i = 0; i < hand.length; i++) plan.hand[i] = hand[i]
  plan.worth = paid
  for (let cell = 0; cell < FOREST; cell++) {
    plan.cells[cell] = 0
    if (!((bits | (bits << ROW)) & (1 << cell))) continue
    const row = cell < ROW ? inTop : inBottom
    let card = s.forest[seat * FOREST + cell]
    if (card === 0 && plan.left > 0) {
      card = takeBest(plan, row)
      plan.cells[cell] = card
    }
    plan.worth += row[card]
  }
}

/** The rest of the hand: unstudied creatures of little use into the study cells, good cards where they come next. */
function placeRest(s: State, seat: number, cells: number[], hand: number[]): void {
  const f = seat * FOREST
  for (const cell of [TOP_LEFT, BOTTOM_RIGHT]) {
    if (s.forest[f + cell] !== 0 || cells[cell] !== 0 || hand.length === 0) continue
    hand.sort((a, b) => studyWorth(s, seat, b) - studyWorth(s, seat, a))
    cells[cell] = hand.shift() ?? 0
  }
  hand.sort((a, b) => cardOf(s.rules, b).value - cardOf(s.rules, a).value)
  for (const cell of [4, 3, 2, 1, 0, 5, 6, 7, 8, 9]) {
    if (hand.length === 0) return
    if (s.forest[f + cell] === 0 && cells[cell] === 0) cells[cell] = hand.shift() ?? 0
  }
}

/** The plan made last, and for whom: nothing comes to light while a fairy puts her cards where it says. */
const made = { state: null as State | null, moment: 0, seat: 0, taste: null as Taste | null, cells: DRAFTS[0].cells as readonly number[] }

/** Whether the plan made last is this hand's: its cards lie where it says or are still to be put there. */
function isFollowed(s: State, seat: number, taste: Taste): boolean {
  if (made.state !== s || made.seat !== seat || made.moment !== s.moment || made.taste !== taste) return false
  let open = 0
  for (let cell = 0; cell < FOREST; cell++) {
    const card = made.cells[cell]
    const there = s.forest[seat * FOREST + cell]
    if (card === 0 || there === card) continue
    if (there !== 0 || !s.hand[seat].includes(card)) return false
    open++
  }
  return open === s.hand[seat].length
}

/** A good place for every card in hand: card by cell, until the next plan is made. */
export function goodPlan(s: State, seat: number, taste: Taste): readonly number[] {
  if (isFollowed(s, seat, taste)) return made.cells
  made.state = s
  made.moment = s.moment
  made.seat = seat
  made.taste = taste
  made.cells = makePlan(s, seat, taste)
  return made.cells
}

/** Weighs all cards of hand and forest. */
function weighAll(s: State, seat: number, need: readonly number[], taste: Taste): void {
  for (let i = 0; i < s.hand[seat].length; i++) weigh(s, seat, s.hand[seat][i], need, taste)
  for (let cell = seat * FOREST; cell < (seat + 1) * FOREST; cell++) if (s.forest[cell] !== 0) weigh(s, seat, s.forest[cell], need, taste)
}

function makePlan(s: State, seat: number, taste: Taste): readonly number[] {
  const need = needsOf(s, seat)
  weighAll(s, seat, need, taste)
  const stock = stockWorth(s, s.elements, seat * KINDS, need, taste)
  let [best, other] = DRAFTS
  best.worth = Number.NEGATIVE_INFINITY
  for (let i = 0; i < COLUMN_SETS.length; i++) {
    fill(s, seat, COLUMN_SETS[i], columnsWorth(s, seat, COLUMN_SETS[i], need, stock, taste), other)
    if (other.worth > best.worth) [best, other] = [other, best]
  }
  placeRest(s, seat, best.cells, best.hand.slice(0, best.left))
  return best.cells
}

/** A good plan for each set of columns that can be paid, best first, without those that lay the same cards alike; card by cell, 0 where nothing is to be placed. */
export function goodPlans(s: State, seat: number, most: number, taste: Taste): (readonly number[])[] {
  const need = needsOf(s, seat)
  weighAll(s, seat, need, taste)
  const stock = stockWorth(s, s.elements, seat * KINDS, need, taste)
  const plans = new Map<string, Draft>()
  for (const bits of COLUMN_SETS) {
    const paid = columnsWorth(s, seat, bits, need, stock, taste)
    if (paid === NO_WAY) continue
    const plan = draft()
    fill(s, seat, bits, paid, plan)
    placeRest(s, seat, plan.cells, plan.hand.slice(0, plan.left))
    const key = plan.cells.join()
    if (plan.worth <= (plans.get(key)?.worth ?? Number.NEGATIVE_INFINITY)) continue
    // Anew, so that of equals the first stays the first.
    plans.delete(key)
    plans.set(key, plan)
  }
  return [...plans.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ cells }) => cells)
}

const cells = new Array<number>(FOREST).fill(0)

/** What the cards of a full forest are worth where they lie, by cell; until the next call. */
export function forestWorth(s: State, seat: number, need: readonly number[], taste: Taste): readonly number[] {
  for (let cell = 0; cell < FOREST; cell++) cells[cell] = rowWorth(s, seat, s.forest[seat * FOREST + cell], cell < ROW, need, taste)
  return cells
}

/** What playing a set of columns is worth, by the worth of the cells. */
export function columnsPlayed(
  s: State,
  seat: number,
  bits: number,
  need: readonly number[],
  cells: readonly number[],
  taste: Taste,
): number {
  let worth = columnsWorth(s, seat, bits, need, stockWorth(s, s.elements, seat * KINDS, need, taste), taste)
  for (let cell = 0; cell < FOREST; cell++) if ((bits | (bits << ROW)) & (1 << cell)) worth += cells[cell]
  return worth
}
