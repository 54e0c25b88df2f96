/** Sessions beside a boxed game: what those who keep and carry them ask its clerk. */
import { BadInput, type Json } from './game.ts'

/** What the list of sessions shows. */
export interface SessionSummary {
  /** Number of the round, from 1. */
  readonly round: number
  /** Where a game has longer parts of which rounds are counted anew: which part, from 1, and the round in it, 0 before its first. */
  readonly part?: { readonly at: number | 'last'; readonly round: number } | undefined
  readonly over: boolean
  /** How it ended, by seat; only once everything is known that the final count needs. `early`: people ended it before its rules did. */
  readonly result?:
    | { readonly ranks: readonly number[]; readonly points: readonly number[]; readonly early?: boolean | undefined }
    | undefined
}

/** Reads a session through, as its game understands it, by the numbers of an edition or the app's own. @throws BadInput naming what is no entry, or the first that does not fit. */
export type ReadSession = (seats: number, entries: readonly Json[], edition?: Json) => SessionSummary

/** A clerk, as far as reading needs it. */
export interface Clerk<E, B, X> {
  /** The numbers a session is told by; undefined stands for the app's own. @throws BadInput */
  editionOf(value: Json | undefined): X
  /** Whether so many can play. */
  seatsFit(seats: number, edition: X): boolean
  /** An entry as it comes out of a store; null when it is none. */
  readEntry(value: unknown, seats: number): E | null
  tellAll(
    edition: X,
    seats: number,
    entries: readonly E[],
  ): { readonly ok: true; readonly book: B } | { readonly ok: false; readonly at: number; readonly misfit: string; readonly rule: string }
  summary(edition: X, book: B): SessionSummary
}

/** The way to read whole sessions of a clerk: every entry known, and each fitting those before it. */
export const sessionReader =
  <E, B, X>(clerk: Clerk<E, B, X>): ReadSession =>
  (seats, entries, value) => {
    const edition = clerk.editionOf(value)
    if (!clerk.seatsFit(seats, edition)) throw new BadInput([{ path: 'seats', message: 'the board has no room for so many' }])
    const read = entries.map((entry) => clerk.readEntry(entry, seats))
    const known = read.filter((entry) => entry !== null)
    if (known.length < read.length)
      throw new BadInput(
        read.flatMap((entry, at) => (entry === null ? [{ path: `entries[${at}]`, message: 'is nothing this version can be told' }] : [])),
      )
    const told = clerk.tellAll(edition, seats, known)
    if (told.ok) return clerk.summary(edition, told.book)
    throw new BadInput([{ path: `entries[${told.at}]`, message: `does not fit what was told before: ${told.misfit}`, rule: told.rule }])
  }
