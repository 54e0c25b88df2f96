/** Lots for a tie beside a boxed game. As everywhere, entry *n* is drawn from (seed, n): drawn again after an undo they fall the same. */
import { rngAt } from '../../core/rng.ts'
import type { ClerkEntry } from './clerk.ts'

/** Who comes first where kindness and elements are equal (FS-P0-04, FS-FINAL-02). */
export function drawLots(seats: number, seed: number, at: number): ClerkEntry {
  const rng = rngAt(seed, at)
  const left = Array.from({ length: seats }, (_, seat) => seat)
  return { type: 'lots', order: [...left].flatMap(() => left.splice(rng.next(left.length), 1)) }
}
