/** The move the game's weights recommend: for small decisions that deserve no search of their own. */
import type { Types } from '../core/game.ts'
import type { Choice, Question } from './bot.ts'
import { legal, only } from './bot.ts'
import { drawIndex, heaviest, weighted } from './imagine.ts'

/**
 * The weightiest move; as often as a bot overlooks things, any that looks sensible instead. The more sensible the
 * likelier, but the more it overlooks the less that matters.
 */
export function chooseLikely<T extends Types>(question: Question<T>, oversight: number): Choice {
  const { state, first } = legal(question)
  const { moves, weights } = weighted(question.game, state, question.seat)
  const slips = question.rng.next(1000) < 1000 * oversight
  if (!slips) return only(moves[heaviest(weights)] ?? first)
  const blurred = weights.map((weight) => weight ** (1 - oversight))
  return only(moves[drawIndex(blurred, question.rng)] ?? first)
}
