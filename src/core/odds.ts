/** Drawing by weight. */
import type { Rng } from './rng.ts'

/** As many steps as a fraction can have. */
const STEPS = 0x40000000

/** A number from 0 to below 1. */
export const fraction = (rng: Rng): number => rng.next(STEPS) / STEPS

/** Index of the weight that a place on the scale of the first `n` falls on, which begins with 0; `n` for what lies beyond them. */
export function indexAt(place: number, weights: ArrayLike<number>, n: number): number {
  let x = place
  for (let i = 0; i < n; i++) {
    x -= weights[i] ?? 0
    if (x < 0) return i
  }
  return n
}
