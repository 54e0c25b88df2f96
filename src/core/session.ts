/** Sessions beside a boxed game: what those who keep and carry them ask its clerk. */
import { BadInput, type Json } from './game.ts'

/** What the list of sessions shows. */
export interface SessionSummary {
  /** Number of the round, from 1. */
  readonly round: number
  readonly over: boolean
  /** How it ended, by seat; only once everything is known that the final count needs. */
  readonly result?: { readonly ranks: readonly number[]; readonly points: readonly number[] } | undefined
}

/** Reads a session through, as its game understands it. @throws BadInput naming what is no entry, or the first that does not fit. */
export type ReadSession = (seats: number, entries: readonly Json[]) => SessionSummary

/** A clerk, as far as reading needs it. */
export interface Clerk<E, B> {
  /** Whether so many can play. */
  seatsFit(seats: number): boolean
  /** An entry as it comes out of a store; null when it is none. */
  readEntry(value: unknown, seats: number): E | null
  tellAll(
    seats: number,
    entries: readonly E[],
  ): { readonly ok: true; readonly book: B } | { readonly ok: false; readonly at: number; readonly misfit: string; readonly rule: string }
  summary(book: B): SessionSummary
}

/** The way to read whole sessions of a clerk: every entry known, and each fitting those before it. */
export const sessionReader =
  <E, B>(clerk: Clerk<E, B>): ReadSession =>
  (seats, entries) => {
    if (!clerk.seatsFit(seats)) throw new BadInput([{ path: 'seats', message: 'the board has no room for so many' }])
    const read = entries.map((entry) => clerk.readEntry(entry, seats))
    const known = read.filter((entry) => entry !== null)
    if (known.length < read.length)
      throw new BadInput(
        read.flatMap((entry, at) => (entry === null ? [{ path: `entries[${at}]`, message: 'is nothing this version can be told' }] : [])),
      )
    const told = clerk.tellAll(seats, known)
    if (told.ok) return clerk.summary(told.book)
    throw new BadInput([{ path: `entries[${told.at}]`, message: `does not fit what was told before: ${told.misfit}`, rule: told.rule }])
  }
