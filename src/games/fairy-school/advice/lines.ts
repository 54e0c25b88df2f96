/** What a fairy could use a cube for: the lines of cards in reach, weighed before they are judged, for that is dearer. */
import type { Move } from '../../../core/game.ts'
import { fraction, indexAt } from '../../../core/odds.ts'
import type { Rng } from '../../../core/rng.ts'
import { KINDS, STEP } from '../codes.ts'
import { type CompiledCard, type CompiledLine, cardOf } from '../compiled.ts'
import { affords, lineReason } from '../legal/lines.ts'
import { cubesOf, reaches } from '../queries.ts'
import type { State } from '../state.ts'
import { ACTIVATE, paramOf, READY } from '../words.ts'
import type { Taste } from './taste.ts'
import { use, type Wants, wantsOf } from './wants.ts'
import { pickiness, readyWeight, useWeight, useWorth } from './weights.ts'
import { givenAway, lineWorth, lineWorthAtMost, ROUNDING } from './worth.ts'

/** Lines in reach, in the order of her moves; a list used again and again. */
const lines: Move[] = []
const cards: CompiledCard[] = []
const effects: CompiledLine[] = []
/** What using each is worth, or what it is worth at most. */
const worth: number[] = []
/** How many cubes she had used in thought when it was weighed; BEFORE that it was not, and AFTER all it is no longer in reach. */
const weighedAfter: number[] = []
const [BEFORE, AFTER] = [-1, 1000]
const odds: number[] = []
let count = 0

const cardIn = (m: Move): number => paramOf(m) >> 1
/** Whose card an activation uses. */
export const ownerIn = (m: Move): number => (paramOf(m) >> 1) & 7

/** Writes down the lines of cards without her cube, and what they are worth at most. */
function list(s: State, seat: number, w: Wants, picky: number): void {
  count = 0
  listCards(s, seat, w, picky, seat, s.personal[seat], s.personalCubes[seat])
  for (let n = 0; n < s.seats; n++) {
    const owner = (seat + n) % s.seats
    if (reaches(s, seat, owner)) listCards(s, seat, w, picky, owner, s.shared[owner], s.sharedCubes[owner])
  }
}

function listCards(
  s: State,
  seat: number,
  w: Wants,
  picky: number,
  owner: number,
  numbers: readonly number[],
  cubes: readonly number[],
): void {
  const isOwn = owner === seat
  for (let i = 0; i < numbers.length; i++) {
    if (cubesOf(cubes[i], seat) > 0) continue
    const card = cardOf(s.rules, numbers[i])
    for (let line = 0; line < card.lines.length; line++) {
      lines[count] = ACTIVATE(numbers[i], owner, line)
      cards[count] = card
      effects[count] = card.lines[line]
      worth[count] = useWorth(lineWorthAtMost(w, card, effects[count]), isOwn, picky)
      weighedAfter[count++] = BEFORE
    }
  }
}

/** What a line is worth after so many uses in thought. */
function weigh(seat: number, w: Wants, picky: number, i: number, uses: number): void {
  worth[i] = useWorth(lineWorth(w, cards[i], effects[i]), ownerIn(lines[i]) === seat, picky)
  weighedAfter[i] = uses
}

/** Whether it is plain what comes of a line now: she need not make up for what it asks. */
function isClear({ clear, pay }: CompiledLine, has: readonly number[]): boolean {
  if (clear && pay) for (let k = 0; k < KINDS; k++) if (pay[k] > has[k]) return false
  return clear
}

const isOpen = (s: State, seat: number, i: number): boolean => lineReason(s, seat, cards[i], paramOf(lines[i]) & 1) === 0

/**
 * The lines that are worth most, one after the other as long as it is plain what comes of them; READY after them where none is worth its cube
 * any more.
 */
export function bestLines(s: State, seat: number, taste: Taste): readonly Move[] {
  const uses: Move[] = []
  let supply = s.supply[seat]
  if (supply === 0) return [READY]
  const w = wantsOf(s, seat, taste)
  const given = givenAway(s, seat)
  let thought = 0
  let picky = pickiness(s, seat, taste, given)
  list(s, seat, w, picky)
  while (supply > 0) {
    const best = bestListed()
    if (best < 0) break
    const move = lines[best]
    if (weighedAfter[best] < uses.length) weigh(seat, w, picky, best, uses.length)
    else if (isClear(effects[best], w.has)) {
      uses.push(move)
      supply += effects[best].cubes - 1
      if (ownerIn(move) !== seat) thought++
      use(w, s, effects[best], supply)
      const before = picky
      picky = pickiness(s, seat, taste, given, thought, supply)
      leave(seat, w, picky, best, effects[best].paid || picky < before)
    } else if (uses.length === 0 ? isOpen(s, seat, best) : effects[best].brings && affords(s, effects[best], w.has, 0)) {
      uses.push(move)
      return uses
    } else if (uses.length > 0 && !effects[best].brings) {
      // Whether it has an effect then shows only when its turn has come.
      return uses
    } else worth[best] = -1
  }
  uses.push(READY)
  return uses
}

/** Of the lines in the list the first that is worth most; -1 where none is worth anything. */
function bestListed(): number {
  let best = -1
  let most = 0
  for (let i = 0; i < count; i++) {
    if (worth[i] <= most) continue
    best = i
    most = worth[i]
  }
  return best
}

/** Strikes out the lines of a card used in thought. Others may be worth more than before; those that only bring elements are not, unless all are to be weighed `anew`. */
function leave(seat: number, w: Wants, picky: number, used: number, anew: boolean): void {
  const card = cardIn(lines[used])
  const less = w.sated && !anew
  for (let i = 0; i < count; i++) {
    if (cardIn(lines[i]) === card) {
      worth[i] = -1
      weighedAfter[i] = AFTER
    } else if (less && effects[i].plain) worth[i] += ROUNDING
    else if (weighedAfter[i] !== AFTER) {
      worth[i] = useWorth(lineWorthAtMost(w, cards[i], effects[i]), ownerIn(lines[i]) === seat, picky)
      weighedAfter[i] = BEFORE
    }
  }
}

/** Whether a line is worth its cube. Those found closed on the way lose their odds. */
function anyGood(s: State, seat: number): boolean {
  for (let i = 0; i < count; i++) {
    if (worth[i] <= 0) continue
    if (isOpen(s, seat, i)) return true
    odds[i] = 0
  }
  return false
}

/**
 * {@link import('../../../core/game.ts').Knowledge.drawn}: of an activation. A line that turns out to be closed loses its odds and another
 * one is drawn, which leaves the odds of the others as they are among each other.
 */
export function drawn(s: State, seat: number, rng: Rng, taste: Taste): Move | null {
  if (s.at[seat] !== STEP.activate) return null
  if (s.supply[seat] === 0) return READY
  const w = wantsOf(s, seat, taste)
  const picky = pickiness(s, seat, taste)
  list(s, seat, w, picky)
  for (let i = 0; i < count; i++) {
    weigh(seat, w, picky, i, 0)
    odds[i] = useWeight(worth[i])
  }
  let sum = readyWeight(anyGood(s, seat))
  for (let i = 0; i < count; i++) sum += odds[i]
  for (;;) {
    const i = indexAt(fraction(rng) * sum, odds, count)
    if (i === count) return READY
    if (isOpen(s, seat, i)) return lines[i]
    sum -= odds[i]
    odds[i] = 0
  }
}
