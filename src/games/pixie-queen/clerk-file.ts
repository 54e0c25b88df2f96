/** Sessions of this clerk as they come out of a file: told through before anything is kept. */
import { sessionReader } from '../../core/session.ts'
import { tellAll } from './clerk.ts'
import { summaryOf } from './clerk-count.ts'
import { editionOf } from './clerk-edition.ts'
import { readEntry } from './clerk-read.ts'

/** Reads and tells a whole session. @throws BadInput */
export const readSession = sessionReader({
  editionOf,
  seatsFit: (seats, edition) => Object.hasOwn(edition.pixies, seats),
  readEntry,
  tellAll,
  summary: summaryOf,
})
