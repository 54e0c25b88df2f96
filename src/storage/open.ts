/** The door to saved tables and sessions: all that a page asks of storage, in one file. */
import { Connection } from './db.ts'
import { type Intake, takeIn } from './intake.ts'
import { Saves } from './saves.ts'
import { Sessions } from './sessions.ts'

export { problemOf } from './problems.ts'

/** The saved tables of this browser. Nothing is opened before the first question. */
export const openSaves = (): Saves => new Saves(new Connection())

/** The sessions beside boxed games that this browser keeps. Nothing is opened before the first question. */
export const openSessions = (): Sessions => new Sessions(new Connection())

/** Both over one connection, and the way in for whole files. */
export function openLibrary() {
  const connection = new Connection()
  return { saves: new Saves(connection), sessions: new Sessions(connection), takeIn: (files: Intake) => takeIn(connection, files) }
}
