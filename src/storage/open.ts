/** The door to the saved tables: all that a page asks of storage, in one file. */
import { Connection } from './db.ts'
import { Saves } from './saves.ts'

export { problemOf } from './problems.ts'

/** The saved tables of this browser. Nothing is opened before the first question. */
export const openSaves = (): Saves => new Saves(new Connection())
