/** A space for a turn, drawn before it is weighed and judged: few are looked at, where a list would need all of them. */
import type { Move } from '../../../core/game.ts'
import { fraction, indexAt } from '../../../core/odds.ts'
import type { Rng } from '../../../core/rng.ts'
import { STEP } from '../codes.ts'
import { spaceReason } from '../legal/turn.ts'
import { canUnchain } from '../queries.ts'
import type { State } from '../state.ts'
import { PASS, SPACE } from '../words.ts'
import { punishmentsLeft } from './features.ts'
import { PASSING, spaceWeight, writeMost } from './weights.ts'

const SPACES = 21
/** By space, as far as is known; there is none of number 0. */
const odds = new Float64Array(SPACES + 1)

/**
 * {@link import('../../../core/game.ts').Advice.drawn}: of a turn without a stone to remove. Spaces are drawn by the most they can weigh and
 * kept as often as they weigh of it, 0 where they turn out to be closed; from then on they are drawn by what they weigh. That leaves everything as
 * likely as its weight says.
 */
export function drawn(s: State, seat: number, rng: Rng): Move | null {
  if (s.step !== STEP.turn || canUnchain(s, seat)) return null
  const left = punishmentsLeft(s)
  let sum = writeMost(s, seat, left, odds)
  for (;;) {
    const space = indexAt(fraction(rng) * (sum + PASSING), odds, SPACES + 1)
    if (space > SPACES) return PASS
    const most = odds[space]
    const weight = spaceReason(s, seat, space) === 0 ? spaceWeight(s, seat, space, left) : 0
    if (weight === most || fraction(rng) * most < weight) return SPACE(space)
    sum += weight - most
    odds[space] = weight
  }
}
