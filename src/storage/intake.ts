/** What a file brings, tables and sessions alike, is kept in one transaction: all of it or nothing. */
import type { Connection } from './db.ts'
import { addTable, type WholeTable } from './saves.ts'
import { addSession, type WholeSession } from './sessions.ts'
import { written } from './transactions.ts'

/** Everything new in a file. */
export interface Intake {
  readonly tables: readonly WholeTable[]
  readonly sessions: readonly WholeSession[]
}

/** Writes it, all or none. @throws StorageError when an id is taken. */
export const takeIn = (connection: Connection, { tables, sessions }: Intake): Promise<void> =>
  written(connection, ['tables', 'entries', 'sessions', 'notes'], async (tx) => {
    for (const table of tables) await addTable(tx, table)
    for (const session of sessions) await addSession(tx, session)
  })
