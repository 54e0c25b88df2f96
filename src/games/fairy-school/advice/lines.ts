/** What a fairy could use a cube for: the lines of cards in reach, weighed before they are judged, for that is dearer. */
import type { Move } from '../../../core/game.ts'
import { fraction, indexAt } from '../../../core/odds.ts'
import type { Rng } from '../../../core/rng.ts'
import { STEP } from '../codes.ts'
import { cardOf } from '../compiled.ts'
import { lineReason } from '../legal/lines.ts'
import { cubesOf, reaches } from '../queries.ts'
import type { State } from '../state.ts'
import { ACTIVATE, paramOf, READY } from '../words.ts'
import type { Taste } from './taste.ts'
import { pickiness, readyWeight, useWeight, useWorth } from './weights.ts'
import { needsOf } from './worth.ts'

const lines: Move[] = []
const worth: number[] = []
const odds: number[] = []
let count = 0

/** Writes down the lines of cards without her cube, in the order of her moves, and what they are worth. */
function weighLines(s: State, seat: number, taste: Taste): void {
  const need = needsOf(s, seat)
  const picky = pickiness(s, seat, taste)
  count = 0
  weighCards(s, seat, seat, s.personal[seat], s.personalCubes[seat], need, picky, taste)
  for (let n = 0; n < s.seats; n++) {
    const owner = (seat + n) % s.seats
    if (reaches(s, seat, owner)) weighCards(s, seat, owner, s.shared[owner], s.sharedCubes[owner], need, picky, taste)
  }
}

function weighCards(
  s: State,
  seat: number,
  owner: number,
  cards: readonly number[],
  cubes: readonly number[],
  need: readonly number[],
  picky: number,
  taste: Taste,
): void {
  for (let i = 0; i < cards.length; i++) {
    if (cubesOf(cubes[i], seat) > 0) continue
    const { length } = cardOf(s.rules, cards[i]).lines
    for (let line = 0; line < length; line++) {
      lines[count] = ACTIVATE(cards[i], owner, line)
      worth[count++] = useWorth(s, seat, cards[i], owner, line, need, picky, taste)
    }
  }
}

function isOpen(s: State, seat: number, m: Move): boolean {
  return lineReason(s, seat, cardOf(s.rules, paramOf(m) >> 4), paramOf(m) & 1) === 0
}

/** The line that is worth most; READY where none is worth its cube. */
export function bestLine(s: State, seat: number, taste: Taste): Move {
  if (s.supply[seat] === 0) return READY
  weighLines(s, seat, taste)
  let best = READY
  let most = 0
  for (let i = 0; i < count; i++) {
    if (worth[i] <= most || !isOpen(s, seat, lines[i])) continue
    best = lines[i]
    most = worth[i]
  }
  return best
}

/** Whether a line is worth its cube. Those found closed on the way lose their odds. */
function anyGood(s: State, seat: number): boolean {
  for (let i = 0; i < count; i++) {
    if (worth[i] <= 0) continue
    if (isOpen(s, seat, lines[i])) return true
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
  weighLines(s, seat, taste)
  for (let i = 0; i < count; i++) odds[i] = useWeight(worth[i])
  let sum = readyWeight(anyGood(s, seat))
  for (let i = 0; i < count; i++) sum += odds[i]
  for (;;) {
    const i = indexAt(fraction(rng) * sum, odds, count)
    if (i === count) return READY
    if (isOpen(s, seat, lines[i])) return lines[i]
    sum -= odds[i]
    odds[i] = 0
  }
}
