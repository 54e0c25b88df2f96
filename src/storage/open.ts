/** The door to saved tables, sessions, editions and the book of results: all that a page asks of storage, in one file. */
import { Connection } from './db.ts'
import { Editions } from './editions.ts'
import { Results } from './results.ts'
import { Saves } from './saves.ts'
import { Sessions } from './sessions.ts'

export { problemOf } from './problems.ts'

/** The saved tables of this browser. Nothing is opened before the first question. */
export const openSaves = (): Saves => new Saves(new Connection())

/** The sessions beside boxed games that this browser keeps. Nothing is opened before the first question. */
export const openSessions = (): Sessions => new Sessions(new Connection())

/** The results that the players' book is made of. Nothing is opened before the first question. */
export const openResults = (): Results => new Results(new Connection())

/** The editions that owners of a box have entered. Nothing is opened before the first question. */
export const openEditions = (): Editions => new Editions(new Connection())
