/** A store that does not answer yet: another window may still keep it shut. */
import type { Problem } from '../worker/protocol.ts'

/** How the message of a store that does not answer begins. */
export const LATE = /^Timeout/

/** Reads again by itself what the store was too late for: a list that could not be read is there as soon as it opens. */
export function againWhenLate(problem: Problem, read: () => Promise<void>): void {
  if (problem.kind === 'storage' && LATE.test(problem.message)) void read()
}
