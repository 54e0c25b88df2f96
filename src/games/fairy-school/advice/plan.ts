/** Where to put cards: choose the columns to play first, fill their cells best-first, then study cells, then the rest. */
import { BOTTOM_RIGHT, FOREST, TOP_LEFT } from '../codes.ts'
import { cardOf } from '../compiled.ts'
import { COLUMN_SETS } from '../moves.ts'
import type { State } from '../state.ts'
import { type Eyes, eyesOf, NO_WAY } from './eyes.ts'
import type { Taste } from './taste.ts'
import { studyWorth } from './worth.ts'

const COLUMNS = FOREST / 2
const STUDIED = [TOP_LEFT, BOTTOM_RIGHT] as const

/** The best card for a row but for those that lie elsewhere already; 0 where none is left. */
function bestFor(row: Float64Array, hand: readonly number[], x = 0, y = 0, z = 0): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (row[card] <= most || card === x || card === y || card === z) continue
    best = card
    most = row[card]
  }
  return best
}

/** Free cells of a row that a set of columns may have: none, one or two. */
const FREE = 3
/** What the best cards of a hand are worth in so many free cells of the top row and then so many of the bottom row. */
const inFree = new Float64Array(FREE * FREE)

function weighHand({ top: inTop, bottom: inBottom }: Eyes, hand: readonly number[]): void {
  const first = bestFor(inTop, hand)
  const second = bestFor(inTop, hand, first)
  for (let top = 0; top < FREE; top++) {
    const [x, y] = [top > 0 ? first : 0, top > 1 ? second : 0]
    const third = bestFor(inBottom, hand, x, y)
    const fourth = bestFor(inBottom, hand, x, y, third)
    inFree[top * FREE] = inTop[x] + inTop[y]
    inFree[top * FREE + 1] = inFree[top * FREE] + inBottom[third]
    inFree[top * FREE + 2] = inFree[top * FREE + 1] + inBottom[fourth]
  }
}

/** What the cards of each column are worth, and its free cells as {@link inFree} counts them. Behind the last there is an empty one, the second of sets of one. */
const inColumn = new Float64Array(COLUMNS + 1)
const freeIn = new Uint8Array(COLUMNS + 1)

function weighColumns(s: State, seat: number, eyes: Eyes): void {
  for (let c = 0; c < COLUMNS; c++) {
    const top = s.forest[seat * FOREST + c]
    const bottom = s.forest[seat * FOREST + COLUMNS + c]
    inColumn[c] = eyes.top[top] + eyes.bottom[bottom]
    freeIn[c] = (top === 0 ? FREE : 0) + (bottom === 0 ? 1 : 0)
  }
}

/** The columns of a set, by its bits: the first, and the last or, in a set of one, the empty one. */
const firstOf = new Uint8Array(1 << COLUMNS)
const lastOf = new Uint8Array(1 << COLUMNS)
for (const bits of COLUMN_SETS) {
  firstOf[bits] = 31 - Math.clz32(bits & -bits)
  lastOf[bits] = bits === (bits & -bits) ? COLUMNS : 31 - Math.clz32(bits)
}

/** What playing a set of columns is worth, its free cells filled best-first; about NO_WAY where it cannot be paid. */
function setWorth(eyes: Eyes, bits: number): number {
  const [first, last] = [firstOf[bits], lastOf[bits]]
  return eyes.paid[bits] + inColumn[first] + inColumn[last] + inFree[freeIn[first] + freeIn[last]]
}

/**
 * Cells in the order in which they get the good cards of what is left of a hand. Rows slide outwards, and whether a card is wanted next or is to be
 * studied shows only later: none of these is best on the whole, and often one is by far in a certain hand.
 */
const REST = [
  [4, 3, 2, 1, 0, 5, 6, 7, 8, 9],
  [9, 8, 7, 6, 5, 0, 1, 2, 3, 4],
  [4, 5, 3, 6, 2, 7, 1, 8, 0, 9],
] as const
const [USUAL] = REST

/** What is left of a hand while it is laid: the first so many of a list that is used again and again. */
const rest: number[] = []
let left = 0

/** Takes the card at a place out of what is left. */
function take(place: number): number {
  const card = rest[place]
  left--
  for (let i = place; i < left; i++) rest[i] = rest[i + 1]
  return card
}

/** Takes the card that is worth most in a row; of equals the first. */
function takeFor(row: Float64Array): number {
  let best = 0
  for (let i = 1; i < left; i++) if (row[rest[i]] > row[rest[best]]) best = i
  return take(best)
}

/** Takes the card for a study cell: an unstudied creature of little use. */
function takeToStudy(s: State, seat: number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < left; i++) {
    const worth = studyWorth(s, seat, cardOf(s.rules, rest[i]))
    if (worth <= most) continue
    best = i
    most = worth
  }
  return take(best)
}

/** Takes the card that is worth most whoever has it. */
function takeGood(s: State): number {
  let best = 0
  for (let i = 1; i < left; i++) if (cardOf(s.rules, rest[i]).value > cardOf(s.rules, rest[best]).value) best = i
  return take(best)
}

/** Fills the cells of a set of columns best-first, then the study cells, then the others. */
function lay(s: State, seat: number, eyes: Eyes, bits: number, order: readonly number[], cells: number[]): void {
  const f = seat * FOREST
  const hand = s.hand[seat]
  left = hand.length
  for (let i = 0; i < left; i++) rest[i] = hand[i]
  for (let cell = 0; cell < FOREST; cell++) {
    const isFor = left > 0 && s.forest[f + cell] === 0 && ((bits | (bits << COLUMNS)) & (1 << cell)) !== 0
    cells[cell] = isFor ? takeFor(cell < COLUMNS ? eyes.top : eyes.bottom) : 0
  }
  for (const cell of STUDIED) if (left > 0 && s.forest[f + cell] === 0 && cells[cell] === 0) cells[cell] = takeToStudy(s, seat)
  for (let i = 0; i < order.length && left > 0; i++)
    if (s.forest[f + order[i]] === 0 && cells[order[i]] === 0) cells[order[i]] = takeGood(s)
}

/** The plan made last, and for whom: nothing comes to light while a fairy puts her cards where it says. */
const made = { state: null as State | null, moment: 0, seat: 0, taste: null as Taste | null, cells: new Array<number>(FOREST).fill(0) }

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
  const eyes = eyesOf(s, seat, taste)
  weighColumns(s, seat, eyes)
  weighHand(eyes, s.hand[seat])
  lay(s, seat, eyes, bestSet(eyes), USUAL, made.cells)
  return made.cells
}

function bestSet(eyes: Eyes): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < COLUMN_SETS.length; i++) {
    const worth = setWorth(eyes, COLUMN_SETS[i])
    if (worth <= most) continue
    most = worth
    best = COLUMN_SETS[i]
  }
  return best
}

/** Good plans, some for each set of columns that can be paid, the best set first, without those that lay the same cards alike; card by cell, 0 where nothing is to be placed. */
export function goodPlans(s: State, seat: number, most: number, taste: Taste): (readonly number[])[] {
  const eyes = eyesOf(s, seat, taste)
  weighColumns(s, seat, eyes)
  weighHand(eyes, s.hand[seat])
  const plans = new Map<string, readonly number[]>()
  const sets = COLUMN_SETS.filter((bits) => eyes.paid[bits] !== NO_WAY).map((bits) => ({ bits, worth: setWorth(eyes, bits) }))
  for (const { bits } of sets.sort((a, b) => b.worth - a.worth)) {
    for (const order of REST) {
      if (plans.size === most) break
      const cells: number[] = []
      lay(s, seat, eyes, bits, order, cells)
      if (!plans.has(cells.join())) plans.set(cells.join(), cells)
    }
  }
  return [...plans.values()]
}

/** What playing sets of columns is worth, by their bits; about NO_WAY where one cannot be paid in kind or with air. Until the next call. */
const played = new Float64Array(1 << COLUMNS)

/** {@link played} of a full forest, for a fairy of this taste. */
export function columnsPlayed(s: State, seat: number, taste: Taste): Readonly<Float64Array> {
  const eyes = eyesOf(s, seat, taste)
  weighColumns(s, seat, eyes)
  inFree.fill(0)
  for (let i = 0; i < COLUMN_SETS.length; i++) played[COLUMN_SETS[i]] = setWorth(eyes, COLUMN_SETS[i])
  return played
}
