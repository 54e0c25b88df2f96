/** Sessions beside a boxed game: what those who keep and carry them ask its clerk. */
import type { Json } from './game.ts'

/** What the list of sessions shows. */
export interface SessionSummary {
  /** Number of the round, from 1. */
  readonly round: number
  readonly over: boolean
}

/** Reads a session through, as its game understands it. @throws BadInput naming what is no entry, or the first that does not fit. */
export type ReadSession = (seats: number, entries: readonly Json[]) => SessionSummary
