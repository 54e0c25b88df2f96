/** How a request ends. */
import type { Refusal } from '../core/game.ts'
import type { Problem, Reply } from './protocol.ts'

/** A reply without its id. */
type Strip<T> = T extends unknown ? Omit<T, 'id'> : never
export type Outcome = Strip<Reply>

export const DONE: Outcome = { type: 'done' }
export const failed = (problem: Problem): Outcome => ({ type: 'failed', problem })

/** Not allowed, with the rule and its numbers. */
export const refused = ({ code, rule, params }: Refusal): Outcome => ({ type: 'refused', code, rule, ...(params ? { params } : {}) })
