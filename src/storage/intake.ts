/** What a file brings, tables, sessions, editions and results alike, is kept in one transaction: all of it or nothing. */
import type { Connection } from './db.ts'
import { addEdition, EDITIONS, type NewEdition } from './editions.ts'
import type { ResultRecord } from './result-records.ts'
import { addResult, RESULTS } from './results.ts'
import { addTable, type WholeTable } from './saves.ts'
import { addSession, type WholeSession } from './sessions.ts'
import { written } from './transactions.ts'

/** Everything new in a file. */
export interface Intake {
  readonly tables: readonly WholeTable[]
  readonly sessions: readonly WholeSession[]
  readonly editions: readonly NewEdition[]
  /** Those that are there already stay as they are. */
  readonly results: readonly ResultRecord[]
}

/** Writes it, all or none. @throws StorageError when an id is taken. */
export const takeIn = (connection: Connection, { tables, sessions, editions, results }: Intake): Promise<void> =>
  written(connection, ['tables', 'entries', 'sessions', 'notes', EDITIONS, RESULTS], async (tx) => {
    for (const result of results) await addResult(tx, result)
    for (const table of tables) await addTable(tx, table)
    for (const session of sessions) await addSession(tx, session)
    for (const edition of editions) await addEdition(tx, edition)
  })
