/** Sessions of this clerk as they come out of a file: told through before anything is kept. */
import { sessionReader } from '../../core/session.ts'
import { tellAll } from './clerk.ts'
import { summaryOf } from './clerk-count.ts'
import { editionOf } from './clerk-edition.ts'
import { readEntry } from './clerk-read.ts'
import { SEATS } from './types.ts'

/** Reads and tells a whole session. @throws BadInput */
export const readSession = sessionReader({
  editionOf,
  seatsFit: (seats) => seats >= SEATS[0] && seats <= SEATS[1],
  readEntry,
  tellAll,
  summary: summaryOf,
})
