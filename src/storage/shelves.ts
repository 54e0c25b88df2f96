/** What files come from and go to besides tables; loaded with the first file, for who plays needs none of it. */
import { Connection } from './db.ts'
import { type Intake, takeIn } from './intake.ts'
import { Sessions } from './sessions.ts'

/** The sessions that are kept, and the way in for whole files. */
export interface Shelves {
  readonly sessions: Sessions
  /** Keeps what a file brings, all or none. */
  takeIn(files: Intake): Promise<void>
}

/** The shelves of this browser, over one connection. */
export function openShelves(connection: Connection = new Connection()): Shelves {
  return { sessions: new Sessions(connection), takeIn: (files) => takeIn(connection, files) }
}
