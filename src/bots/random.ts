/** The bot that throws dice: the floor everything else is measured against. */
import type { Types } from '../core/game.ts'
import type { Choice, Question } from './bot.ts'
import { legal, only } from './bot.ts'

/** Any legal move, all equally likely. */
export function chooseRandom<T extends Types>(question: Question<T>): Choice {
  const { moves, first } = legal(question)
  return only(moves[question.rng.next(moves.length)] ?? first)
}
