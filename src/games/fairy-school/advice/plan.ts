/** Where to put cards: choose the columns to play first, fill their cells best-first, then study cells, then the rest. */
import { BOTTOM_RIGHT, FOREST, KINDS, TOP_LEFT } from '../codes.ts'
import { cardOf } from '../compiled.ts'
import { reckon } from '../legal/pay.ts'
import { COLUMN_SETS } from '../moves.ts'
import type { State } from '../state.ts'
import { needsOf, rowWorth, stockWorth, studyWorth } from './worth.ts'

const ROW = FOREST / 2
const NO_WAY = -1000

/** What paying for columns takes away, in value units; NO_WAY when it cannot be paid in kind or with air. */
export function columnsWorth(s: State, seat: number, bits: number, need: readonly number[]): number {
  const at = seat * KINDS
  const { short, tokens, left } = reckon(s.rules, s.elements, at, s.rules.columnsCost[bits], 0, 0)
  if (short > 0) return NO_WAY
  return stockWorth(s, left, 0, need) - stockWorth(s, s.elements, at, need) - 3 * tokens
}

interface Plan {
  worth: number
  /** Card by cell, 0 where nothing is to be placed. */
  readonly cells: number[]
}

/** Takes the best card for a row out of the hand. */
function takeBest(hand: number[], worth: ReadonlyMap<number, number>): number {
  let best = 0
  for (let i = 1; i < hand.length; i++) if ((worth.get(hand[i]) ?? 0) > (worth.get(hand[best]) ?? 0)) best = i
  return hand.splice(best, 1)[0] ?? 0
}

function planFor(
  s: State,
  seat: number,
  bits: number,
  worth: { top: ReadonlyMap<number, number>; bottom: ReadonlyMap<number, number> },
  need: readonly number[],
): { plan: Plan; left: number[] } {
  const hand = s.hand[seat].slice()
  const cells = new Array<number>(FOREST).fill(0)
  let total = columnsWorth(s, seat, bits, need)
  for (let cell = 0; cell < FOREST; cell++) {
    if (!(bits & (1 << (cell % ROW)))) continue
    const row = cell < ROW ? worth.top : worth.bottom
    let card = s.forest[seat * FOREST + cell]
    if (card === 0 && hand.length > 0) {
      card = takeBest(hand, row)
      cells[cell] = card
    }
    total += row.get(card) ?? 0
  }
  return { plan: { worth: total, cells }, left: hand }
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

/** A good place for every card in hand: card by cell. */
export function goodPlan(s: State, seat: number): readonly number[] {
  const need = needsOf(s, seat)
  const top = new Map<number, number>()
  const bottom = new Map<number, number>()
  const cards = [...s.hand[seat], ...s.forest.slice(seat * FOREST, (seat + 1) * FOREST)]
  for (const card of cards) {
    if (card === 0) continue
    top.set(card, rowWorth(s, seat, card, true, need))
    bottom.set(card, rowWorth(s, seat, card, false, need))
  }
  let best = planFor(s, seat, COLUMN_SETS[0], { top, bottom }, need)
  for (let i = 1; i < COLUMN_SETS.length; i++) {
    const other = planFor(s, seat, COLUMN_SETS[i], { top, bottom }, need)
    if (other.plan.worth > best.plan.worth) best = other
  }
  placeRest(s, seat, best.plan.cells, best.left)
  return best.plan.cells
}

/** What playing a set of columns is worth, now that the forest is full. */
export function columnsPlayed(s: State, seat: number, bits: number, need: readonly number[]): number {
  let worth = columnsWorth(s, seat, bits, need)
  for (let cell = 0; cell < FOREST; cell++)
    if (bits & (1 << (cell % ROW))) worth += rowWorth(s, seat, s.forest[seat * FOREST + cell], cell < ROW, need)
  return worth
}
