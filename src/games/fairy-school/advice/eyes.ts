/**
 * What a fairy sees in her cards and in sets of columns. Nothing changes for her from the laying of her hand to the choice of her columns, so that what
 * she saw is kept until she wants something else.
 */
import { FOREST, KINDS } from '../codes.ts'
import { cardOf, type Rules } from '../compiled.ts'
import { reckon } from '../legal/pay.ts'
import { COLUMN_SETS } from '../moves.ts'
import type { State } from '../state.ts'
import type { Taste } from './taste.ts'
import { usual } from './turns.ts'
import { stockWorth, type Wants, wantsOf } from './wants.ts'
import { cardWorth, shownWorth } from './worth.ts'

/** What paying for a set of columns takes away where it cannot be paid in kind or with air. */
export const NO_WAY = -1000

/** Seats, and card numbers, below. */
const [SEATS, CARDS] = [6, 256]
/** Turns on end of which what was seen is kept: a search plays the same few again and again, and much in them comes out alike. */
const TURNS = 4

/** Everything but her cards that what she sees depends on. */
interface Moment {
  rules: Rules | null
  taste: Taste | null
  readonly numbers: number[]
}

export interface Eyes {
  /** When she saw it. */
  readonly moment: Moment
  /** What paying for a set of columns takes away from the worth of the stock, in value units, by its bits; or NO_WAY. */
  readonly paid: Float64Array
  /** What cards are worth in the top row and in the bottom row, by number, of those seen; 0, which no card has, is worth nothing. */
  readonly top: Float64Array
  readonly bottom: Float64Array
  readonly seen: Uint8Array
}

const EYES: readonly Eyes[] = Array.from({ length: SEATS * TURNS }, () => ({
  moment: { rules: null, taste: null, numbers: [] },
  paid: new Float64Array(1 << (FOREST / 2)),
  top: new Float64Array(CARDS),
  bottom: new Float64Array(CARDS),
  seen: new Uint8Array(CARDS),
}))

const now: Moment = { rules: null, taste: null, numbers: [] }

function tell(s: State, { taste, has, need, cube, studied, summons }: Wants): void {
  now.rules = s.rules
  now.taste = taste
  const { numbers } = now
  for (let k = 0; k < KINDS; k++) {
    numbers[k] = has[k]
    numbers[KINDS + k] = need[k]
  }
  numbers[2 * KINDS] = cube
  numbers[2 * KINDS + 1] = studied
  numbers[2 * KINDS + 2] = summons ? 1 : 0
  numbers[2 * KINDS + 3] = s.seats
  numbers[2 * KINDS + 4] = s.turns
  numbers[2 * KINDS + 5] = usual(s)
}

function isNow(moment: Moment): boolean {
  if (moment.rules !== now.rules || moment.taste !== now.taste) return false
  for (let i = 0; i < now.numbers.length; i++) if (moment.numbers[i] !== now.numbers[i]) return false
  return true
}

function becomeNow(moment: Moment): void {
  moment.rules = now.rules
  moment.taste = now.taste
  for (let i = 0; i < now.numbers.length; i++) moment.numbers[i] = now.numbers[i]
}

/** The eyes of a fairy of this taste, who sees all cards of her hand and her forest; until the next call for the same seat and turn. */
export function eyesOf(s: State, seat: number, taste: Taste): Eyes {
  const w = wantsOf(s, seat, taste)
  const eyes = EYES[seat * TURNS + (s.turns % TURNS)]
  tell(s, w)
  if (!isNow(eyes.moment)) {
    becomeNow(eyes.moment)
    eyes.seen.fill(0)
    for (let i = 0; i < COLUMN_SETS.length; i++) eyes.paid[COLUMN_SETS[i]] = payment(s, w, COLUMN_SETS[i])
  }
  const hand = s.hand[seat]
  for (let i = 0; i < hand.length; i++) see(eyes, s, w, hand[i])
  for (let cell = seat * FOREST; cell < (seat + 1) * FOREST; cell++) see(eyes, s, w, s.forest[cell])
  return eyes
}

const kept = [0, 0, 0, 0, 0]

function payment(s: State, w: Wants, bits: number): number {
  const cost = s.rules.columnsCost[bits]
  let inKind = true
  for (let k = 0; k < KINDS; k++) {
    kept[k] = w.has[k] - cost[k]
    if (kept[k] < 0) inKind = false
  }
  // As most are: no bill is needed.
  if (inKind) return stockWorth(w, kept) - w.worth
  const { short, tokens, left } = reckon(s.rules, w.has, 0, cost, 0, 0)
  return short > 0 ? NO_WAY : stockWorth(w, left) - w.worth - w.taste.loss * tokens
}

function see(eyes: Eyes, s: State, w: Wants, number: number): void {
  if (number === 0 || eyes.seen[number]) return
  const card = cardOf(s.rules, number)
  eyes.seen[number] = 1
  eyes.bottom[number] = cardWorth(w, card)
  eyes.top[number] = eyes.bottom[number] + shownWorth(s, card, w.taste)
}
