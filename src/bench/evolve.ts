/** Numbers that make something best, found by drawing many and keeping to where the best were (cross-entropy method). */
import type { Taste } from '../core/game.ts'
import { fraction } from '../core/odds.ts'
import type { Rng } from '../core/rng.ts'
import { mean } from './estimates.ts'

/** How wide numbers are drawn, as a standard deviation of their logarithm: in the beginning, and at least. */
const SPREAD = { first: 0.25, least: 0.06 }
/** Share of a generation that the next one is drawn round, and how far it goes there. */
const PARENTS = 0.3
const STEP = 0.5

/** A generation: where its mean has come to, and how its best child was rated. */
export interface Generation {
  readonly mean: Taste
  readonly best: number
}

/** A number drawn from the normal distribution. */
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng))

/**
 * One generation after the other, without end.
 * @param start numbers above 0
 * @param rate how good numbers are, the more the better, in a generation (from 0): its children are compared with each other alone
 * @param children how many are drawn in each
 */
export function* evolve(
  start: Taste,
  rate: (taste: Taste, generation: number) => number,
  children: number,
  rng: Rng,
): Generator<Generation> {
  const names = Object.keys(start)
  const centre = names.map((name) => Math.log(start[name] ?? 1))
  const spread = names.map(() => SPREAD.first)
  const tasteOf = (logs: readonly number[]): Taste => Object.fromEntries(names.map((name, i) => [name, Math.exp(logs[i] ?? 0)]))
  for (let generation = 0; ; generation++) {
    const drawn = Array.from({ length: children }, () => {
      const logs = centre.map((m, i) => m + (spread[i] ?? 0) * normal(rng))
      return { logs, rating: rate(tasteOf(logs), generation) }
    })
    drawn.sort((a, b) => b.rating - a.rating)
    const parents = drawn.slice(0, Math.max(2, Math.round(children * PARENTS)))
    for (const i of names.keys()) {
      const values = parents.map(({ logs }) => logs[i] ?? 0)
      const middle = mean(values)
      const width = Math.sqrt(mean(values.map((x) => (x - middle) ** 2)))
      centre[i] = (1 - STEP) * (centre[i] ?? 0) + STEP * middle
      spread[i] = Math.max(SPREAD.least, (1 - STEP) * (spread[i] ?? 0) + STEP * width)
    }
    yield { mean: tasteOf(centre), best: drawn[0]?.rating ?? 0 }
  }
}
