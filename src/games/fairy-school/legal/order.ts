/** Who chooses first in phase 0 and among the final projects: kindness, then fewer elements, then lots (FS-P0-03, 04). */
import { elementCount, kindness } from '../queries.ts'
import type { State } from '../state.ts'

/** Negative when `a` goes before `b`, 0 when lots decide. */
export const before = (s: State, a: number, b: number): number => kindness(s, b) - kindness(s, a) || elementCount(s, a) - elementCount(s, b)

/** Whether lots must decide between two of these seats. */
export function isTied(s: State, seats: readonly number[]): boolean {
  return seats.some((a, i) => seats.some((b, j) => i < j && before(s, a, b) === 0))
}

/** Seats in order of choice; of equals the one that stands first in `seats`. */
export const inOrder = (s: State, seats: readonly number[]): number[] => seats.slice().sort((a, b) => before(s, a, b))
