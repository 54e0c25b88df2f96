/** Sessions of this clerk as they come out of a file: told through before anything is kept. */
import { BadInput } from '../../core/game.ts'
import type { ReadSession } from '../../core/session.ts'
import { type ClerkEntry, tellAll } from './clerk.ts'
import { readEntry } from './clerk-read.ts'
import { EDITION } from './edition.ts'

/** Reads and tells a whole session. @throws BadInput */
export const readSession: ReadSession = (seats, entries) => {
  if (!Object.hasOwn(EDITION.pixies, seats)) throw new BadInput([{ path: 'seats', message: 'the board has no room for so many' }])
  const read = entries.map((entry) => readEntry(entry, seats))
  const known = read.filter((entry): entry is ClerkEntry => entry !== null)
  if (known.length < read.length)
    throw new BadInput(
      read.flatMap((entry, at) => (entry ? [] : [{ path: `entries[${at}]`, message: 'is nothing this version can be told' }])),
    )
  const told = tellAll(EDITION, seats, known)
  if (!told.ok)
    throw new BadInput([{ path: `entries[${told.at}]`, message: `does not fit what was told before: ${told.misfit}`, rule: told.rule }])
  return { round: told.book.round, over: told.book.over }
}
