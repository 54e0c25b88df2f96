/** Outcomes of CHANCE: the number a deal is made from, and lots. */
import type { Move } from '../../core/game.ts'
import type { Rng } from '../../core/rng.ts'
import { CHANCE_STEP } from './codes.ts'
import { inOrder } from './legal/order.ts'
import { shuffled } from './shuffle.ts'
import type { State } from './state.ts'
import { DEAL, DEAL_BITS, ORDER } from './words.ts'

/** {@link import('../../core/game.ts').Game.chance}. */
export function chance(s: State, rng: Rng): Move {
  if (s.chance === CHANCE_STEP.lots) return ORDER(inOrder(s, shuffled(s.queue, rng)))
  return DEAL(rng.next(2 ** DEAL_BITS))
}
