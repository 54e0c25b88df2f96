/** Learning from self-play, generation by generation. */
import { once } from 'node:events'
import type { Factors, Parts } from '../core/linear.ts'
import { errorOf, Fit } from './fit.ts'
import type { Sample } from './self-play.ts'
import { startThread } from './thread.ts'
import type { Lesson, School } from './train-worker.ts'

/** How much is to be learned. */
export interface Course {
  readonly school: School
  readonly parts: Pick<Parts<object>, 'names' | 'sure'>
  /** Games a generation, and generations. */
  readonly games: number
  readonly generations: number
  readonly threads: number
}

/** What a generation brought. Errors are those of leads foretold for games that were held out, in points. */
export interface Grade {
  readonly games: number
  readonly samples: number
  readonly hand: number
  /** After an eighth of the games, a quarter, a half, and all. */
  readonly learned: readonly number[]
  readonly factors: Factors
}

/** Of so many games one is held out of the fit, and one chooses how strongly the hand draws. */
const FOLDS = 5
const DRAWS = [300000, 100000, 30000, 10000, 3000, 1000, 300, 100, 30]
const ALMOST = 0.9
const SHARES = [1 / 8, 1 / 4, 1 / 2, 1]
const FEWEST_SEATS = 2
const SEATINGS = 3

/** Plays games on all threads, in any order, and hands them over in theirs. */
async function play(threads: readonly ReturnType<typeof startThread>[], lessons: readonly Lesson[]): Promise<Sample[][]> {
  const found: Sample[][] = []
  let next = 0
  await Promise.all(
    threads.map(async (thread) => {
      for (let i = next++; i < lessons.length; i = next++) {
        thread.postMessage(lessons[i])
        const [samples] = await once(thread, 'message')
        found[i] = samples
      }
    }),
  )
  return found
}

/**
 * Learns factors. A generation plays at two, three and four seats in turn, its bots judging by the factors of the one before it, the
 * first by hand; what all saw is fitted together. The same course gives the same factors, whatever the number of threads.
 */
export async function* learn({ school, parts, games, generations, threads }: Course): AsyncGenerator<Grade> {
  const workers = Array.from({ length: threads }, () => startThread('./train-worker.ts', school))
  const seen: Sample[][] = []
  const chooses: Sample[] = []
  const held: Sample[] = []
  let factors: Factors = {}
  try {
    for (let generation = 0; generation < generations; generation++) {
      const numbers = Array.from({ length: games }, (_, i) => generation * games + i)
      const lessons = numbers.map((number): Lesson => ({ number, seats: FEWEST_SEATS + (number % SEATINGS), factors }))
      const played = await play(workers, lessons)
      for (const [i, samples] of played.entries()) {
        if (i % FOLDS === 0) held.push(...samples)
        else if (i % FOLDS === 1) chooses.push(...samples)
        else seen.push(samples)
      }
      const fit = new Fit(parts)
      const learned: number[] = []
      for (const [i, samples] of seen.entries()) {
        for (const sample of samples) fit.add(sample)
        if (!SHARES.some((share) => Math.ceil(share * seen.length) === i + 1)) continue
        factors = nearest(
          DRAWS.map((draw) => fit.solve(draw)),
          (each) => errorOf(parts, each, chooses),
        )
        learned.push(errorOf(parts, factors, held))
      }
      const samples = held.length + chooses.length + seen.reduce((sum, each) => sum + each.length, 0)
      yield { games: (generation + 1) * games, samples, hand: errorOf(parts, {}, held), learned, factors }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** The one nearest to the hand among those that gain almost as much as the best: little is to be believed of what gains little. */
function nearest(all: readonly Factors[], errorOf: (factors: Factors) => number): Factors {
  const errors = all.map(errorOf)
  const hand = errorOf({})
  const enough = hand - ALMOST * (hand - Math.min(...errors))
  return all[errors.findIndex((error) => error <= enough)] ?? {}
}
