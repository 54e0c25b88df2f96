/** The move the game's weights recommend: for small decisions that deserve no search of their own. */
import type { Types } from '../core/game.ts'
import type { Choice, Question } from './bot.ts'
import { only } from './bot.ts'
import { drawIndex, heaviest, weighted } from './imagine.ts'

/**
 * The weightiest move; as often as a bot overlooks things, any that looks sensible instead. The more sensible the
 * likelier, but the more it overlooks the less that matters. `state` is one the seat holds possible.
 */
export function chooseLikely<T extends Types>(question: Question<T>, state: T['state'], oversight: number): Choice {
  const { moves, weights } = weighted(question.game, state, question.seat)
  const slips = question.rng.next(1000) < 1000 * oversight
  if (!slips) return only(moves[heaviest(weights)] ?? 0)
  const blurred = weights.map((weight) => weight ** (1 - oversight))
  return only(moves[drawIndex(blurred, question.rng)] ?? 0)
}
