/** What a page needs of the database, behind one door: home asks for it in one file. */
import { Connection } from './db.ts'
import { Saves } from './saves.ts'

export { problemOf } from './problems.ts'

/** The saved tables. Nothing is opened before the first question. */
export const openSaves = (): Saves => new Saves(new Connection())
