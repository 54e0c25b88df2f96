/** How a request ends. */
import type { Problem, Reply } from './protocol.ts'

/** A reply without its id. */
type Strip<T> = T extends unknown ? Omit<T, 'id'> : never
export type Outcome = Strip<Reply>

export const DONE: Outcome = { type: 'done' }
export const failed = (problem: Problem): Outcome => ({ type: 'failed', problem })
