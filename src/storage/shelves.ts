/** What files come from and go to besides tables; loaded with the first file, for who plays needs none of it. */
import { Connection } from './db.ts'
import { Editions } from './editions.ts'
import { type Intake, takeIn } from './intake.ts'
import { Sessions } from './sessions.ts'

/** The sessions and editions that are kept, and the way in for whole files. */
export interface Shelves {
  readonly sessions: Sessions
  readonly editions: Editions
  /** Keeps what a file brings, all or none. */
  takeIn(files: Intake): Promise<void>
}

/** The shelves of this browser, over one connection. */
export function openShelves(connection: Connection = new Connection()): Shelves {
  return { sessions: new Sessions(connection), editions: new Editions(connection), takeIn: (files) => takeIn(connection, files) }
}
