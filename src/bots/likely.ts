/** The move the game's weights recommend: for small decisions that deserve no search of their own. */
import type { Types } from '../core/game.ts'
import type { Choice, Question } from './bot.ts'
import { legal, only } from './bot.ts'
import { noticed } from './greedy.ts'

/** The weightiest of the moves a bot of this attention notices. */
export function chooseLikely<T extends Types>(question: Question<T>, oversight: number): Choice {
  const { state, moves: all, first } = legal(question)
  const moves = noticed(question, state, all, oversight)
  const weights: number[] = []
  question.game.advice.weights(state, question.seat, moves, weights)
  let best = 0
  for (let i = 1; i < weights.length; i++) if ((weights[i] ?? 0) > (weights[best] ?? 0)) best = i
  return only(moves[best] ?? first)
}
