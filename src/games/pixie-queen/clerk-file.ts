/** Sessions of this clerk as they come out of a file: told through before anything is kept. */
import { sessionReader } from '../../core/session.ts'
import { tellAll } from './clerk.ts'
import { summaryOf } from './clerk-count.ts'
import { readEntry } from './clerk-read.ts'
import { EDITION } from './edition.ts'

/** Reads and tells a whole session. @throws BadInput */
export const readSession = sessionReader({
  seatsFit: (seats) => Object.hasOwn(EDITION.pixies, seats),
  readEntry,
  tellAll: (seats, entries) => tellAll(EDITION, seats, entries),
  summary: (book) => summaryOf(EDITION, book),
})
