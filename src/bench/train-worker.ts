/** One thread of the training: plays the games it is asked for, and hands back what was seen of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Factors, judgedBy } from '../core/linear.ts'
import { loadGame } from '../games/index.ts'
import { type Lessons, selfPlay } from './self-play.ts'

/** What the thread is started with. */
export interface School {
  readonly game: string
  readonly options: unknown
  readonly lessons: Lessons
  readonly seed: number
}

/** A game to play, positions judged by these factors. */
export interface Lesson {
  readonly number: number
  readonly seats: number
  readonly factors: Factors
}

const { game: id, options, lessons, seed } = workerData as School
const game = await loadGame(id)

parentPort?.on('message', ({ number, seats, factors }: Lesson) => {
  parentPort?.postMessage(selfPlay(judgedBy(game, factors), game.notation.options(options), seats, lessons, seed, number))
})
