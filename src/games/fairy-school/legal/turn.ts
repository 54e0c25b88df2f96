/** Whether a fairy may choose, place, play, study or buy: everything but the lines of cards. */
import { AIR, BOTTOM_RIGHT, FOREST, KINDS, LAST, NONE, PER_TURN, PHASE, STEP, TOP_LEFT } from '../codes.ts'
import { cardOf, costOf } from '../compiled.ts'
import { elementCount, hasFinished, isOfTrimester, nextStep } from '../queries.ts'
import { R } from '../reasons.ts'
import type { State } from '../state.ts'
import { canPay, reckon } from './pay.ts'

export const bitCount = (bits: number): number => {
  let n = 0
  for (let b = bits; b !== 0; b &= b - 1) n++
  return n
}

/** Projects a fairy chooses three of, ascending: those kept, and those she has not realised (FS-DRAFT-04). */
export const candidates = (s: State, seat: number): readonly number[] => [...s.kept[seat], ...s.projects[seat]].sort((a, b) => a - b)

/** Every three of so many, by their places, in order. */
export function eachThree(n: number, take: (i: number, j: number, k: number) => void): void {
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) for (let k = j + 1; k < n; k++) take(i, j, k)
}

const isCandidate = (s: State, seat: number, card: number): boolean => s.kept[seat].includes(card) || s.projects[seat].includes(card)

/** Three different candidates in ascending order, packed 8 bits each (FS-DRAFT-04). */
export function projectsReason(s: State, seat: number, p: number): number {
  const a = p & 255
  const b = (p >> 8) & 255
  const c = p >> 16
  if (!(a < b && b < c)) return R.three
  return isCandidate(s, seat, a) && isCandidate(s, seat, b) && isCandidate(s, seat, c) ? 0 : R.candidate
}

/** A project of this trimester out of the common discard (FS-P0-01, 02). */
export function takeReason(s: State, card: number): number {
  if (!s.common.includes(card)) return R.common
  return isOfTrimester(s, card, s.trimester) ? 0 : R.trimester
}

/** A card of the hand to a free cell (FS-P1-02, 03; FS-EXPERT-03). */
export function placeReason(s: State, seat: number, card: number, cell: number): number {
  if (cell >= FOREST) return R.malformed
  if (!s.hand[seat].includes(card)) return R.hand
  if (s.at[seat] === STEP.place) {
    if (bitCount(s.planned[seat]) >= 2) return R.twoOnly
    if (cell >= FOREST / 2) return R.topOnly
  }
  return s.forest[seat * FOREST + cell] === 0 ? 0 : R.cell
}

/** Whether all cards are placed (FS-P1-02; expert: two of them, FS-EXPERT-03). */
export function placedReason(s: State, seat: number): number {
  if (s.at[seat] === STEP.place) return bitCount(s.planned[seat]) === 2 ? 0 : R.startLeft
  return s.hand[seat].length === 0 ? 0 : R.cardsLeft
}

/** One or two columns that can be paid, exchanges included (FS-P2-01 to 07). */
export function columnsReason(s: State, seat: number, bits: number): number {
  if (bits > 31) return R.malformed
  const n = bitCount(bits)
  if (n < 1 || n > 2) return R.columns
  return canPay(s, seat, s.rules.columnsCost[bits], 0) ? 0 : R.columnPay
}

/** Whether a card in a study cell shows a creature not yet studied (FS-STUDY-01, 03). */
export function studyReason(s: State, seat: number, card: number): number {
  const f = seat * FOREST
  if (card === 0 || (s.forest[f + TOP_LEFT] !== card && s.forest[f + BOTTOM_RIGHT] !== card)) return R.studyCell
  return s.studied[seat] & (1 << cardOf(s.rules, card).creature) ? R.studied : 0
}

/** Whether phase 5a asks a fairy anything (FS-P5-01). */
export function canStudy(s: State, seat: number): boolean {
  const f = seat * FOREST
  return studyReason(s, seat, s.forest[f + TOP_LEFT]) === 0 || studyReason(s, seat, s.forest[f + BOTTOM_RIGHT]) === 0
}

/** Steps at which exchanges are open (FS-ELEM-10, FS-Q14). */
export const exchangesOpen = (step: number): boolean =>
  step === STEP.columns || step === STEP.activate || step === STEP.repeat || step === STEP.realise

/** Elements of any kinds for one (FS-ELEM-05 to 07). */
export function exchangeReason(s: State, seat: number, kind: number): number {
  if (!exchangesOpen(s.at[seat])) return R.exchangeNow
  return elementCount(s, seat) >= s.rules.rates[kind] ? 0 : R.exchange
}

/** One air for one basic element (FS-ELEM-08). */
export function jokerReason(s: State, seat: number, kind: number): number {
  if (!exchangesOpen(s.at[seat])) return R.exchangeNow
  if (kind === AIR) return R.jokerBasic
  return s.elements[seat * KINDS + AIR] > 0 ? 0 : R.noAir
}

/** A current project that can be paid (FS-P6-01, FS-PROJ-04, FS-FINAL-07, FS-END-03). */
export function realiseReason(s: State, seat: number, card: number): number {
  if (!s.projects[seat].includes(card)) return R.project
  if (s.phase !== PHASE.spending && s.bought[seat] >= PER_TURN) return R.perTurn
  return canPay(s, seat, costOf(s.rules, card), s.discount[seat]) ? 0 : R.projectPay
}

/** The next step of the final project (FS-FINAL-05, 06). */
export function stepReason(s: State, seat: number, step: number): number {
  if (s.trimester !== LAST || s.final[seat] === NONE) return R.noFinal
  if (hasFinished(s, seat)) return R.stepsDone
  if (step !== s.steps[seat] + 1) return R.order
  const price = nextStep(s, seat)
  return price && canPay(s, seat, price, s.discount[seat]) ? 0 : R.stepPay
}

/** Whether there is anything a fairy could buy now. */
export function canBuy(s: State, seat: number): boolean {
  if (s.trimester === LAST && stepReason(s, seat, s.steps[seat] + 1) === 0) return true
  const projects = s.projects[seat]
  for (let i = 0; i < projects.length; i++) if (realiseReason(s, seat, projects[i]) === 0) return true
  return false
}

const short = (s: State, seat: number, points: number): boolean =>
  reckon(s.rules, s.elements, seat * KINDS, s.price, seat * KINDS, points).short > 0

/** A price with a point off it, while it is looked at. */
const cheaper = new Array<number>(KINDS).fill(0)

/** One point of discount off one element of the price (FS-CARD-28): the rest must stay payable. */
export function waiveReason(s: State, seat: number, kind: number): number {
  const p = seat * KINDS + kind
  if (kind >= KINDS || s.price[p] === 0) return R.notAsked
  for (let k = 0; k < KINDS; k++) cheaper[k] = s.price[seat * KINDS + k] - (k === kind ? 1 : 0)
  return reckon(s.rules, s.elements, seat * KINDS, cheaper, 0, s.discount[seat] - 1).short > 0 ? R.waive : 0
}

/** Paying the rest of the price without further discount. */
export const payRestReason = (s: State, seat: number): number => (short(s, seat, 0) ? R.waive : 0)
