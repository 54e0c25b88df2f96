/** The middle of a turn and its end: dice in between do not end it. */
import type { Seat } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import type { History } from '../core/log.ts'
import { rngAt } from '../core/rng.ts'

/** Tried outcomes to tell the middle of a turn from its end; never the real ones. */
const TRIAL_SEED = 0x5bd1e995

/** After the coming outcome it is this seat's decision again. Tried with luck of its own. */
export function turnGoesOn({ game, state, ply }: History, seat: Seat): boolean {
  const copy = game.clone(state)
  for (let i = 0; i < 8 && game.pending(copy)[0] === CHANCE; i++) game.apply(copy, CHANCE, game.chance(copy, rngAt(TRIAL_SEED, ply + i)))
  const next = game.pending(copy)
  return next.length === 1 && next[0] === seat
}
