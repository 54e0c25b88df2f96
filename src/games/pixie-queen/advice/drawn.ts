/** A space for a turn, drawn by weight before it is judged: whether a space may be chosen is dearer to know than its weight. */
import type { Move } from '../../../core/game.ts'
import { fraction, indexAt } from '../../../core/odds.ts'
import type { Rng } from '../../../core/rng.ts'
import { STEP } from '../codes.ts'
import { placeReason, spaceReason } from '../legal/turn.ts'
import { canUnchain } from '../queries.ts'
import type { State } from '../state.ts'
import { PASS, SPACE } from '../words.ts'
import { punishmentsLeft } from './features.ts'
import { PASSING, spaceWeight } from './weights.ts'

const SPACES = 21
/** By space; there is none of number 0. */
const odds = new Float64Array(SPACES + 1)

/**
 * {@link import('../../../core/game.ts').Advice.drawn}: of a turn without a stone to remove. A space that turns out to be closed loses
 * its odds and another one is drawn, which leaves the odds of the others as they are among each other.
 */
export function drawn(s: State, seat: number, rng: Rng): Move | null {
  if (s.step !== STEP.turn || canUnchain(s, seat)) return null
  let sum = weighSpaces(s, seat)
  for (;;) {
    const space = indexAt(fraction(rng) * (sum + PASSING), odds, SPACES + 1)
    if (space > SPACES) return PASS
    if (spaceReason(s, seat, space) === 0) return SPACE(space)
    sum -= odds[space]
    odds[space] = 0
  }
}

/** Writes the odds of the spaces that have room; their sum. */
function weighSpaces(s: State, seat: number): number {
  const left = punishmentsLeft(s)
  let sum = 0
  for (let space = 1; space <= SPACES; space++) {
    odds[space] = placeReason(s, seat, space) === 0 ? spaceWeight(s, seat, space, left) : 0
    sum += odds[space]
  }
  return sum
}
