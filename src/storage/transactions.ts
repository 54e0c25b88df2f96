/** The two ways into the database: every failure is a {@link StorageError}, and a change is one strictly durable transaction or nothing. */
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import type { Connection } from './db.ts'
import type { StorageProblem } from './problems.ts'
import { problemOf, StorageError } from './problems.ts'

export type Write = IDBPTransaction<unknown, string[], 'readwrite'>

/** Throws a problem. */
export const fail = (problem: StorageProblem): never => {
  throw new StorageError(problem)
}

/** What is said of a connection that was closed underneath: nothing was done then. */
const CLOSED = ['InvalidStateError', 'AbortError']

/** Reads, and once more where the browser has closed the connection. @throws StorageError and nothing else. */
export async function guarded<T>(connection: Connection, work: (db: IDBPDatabase<unknown>) => Promise<T>): Promise<T> {
  const attempt = async () => work(await connection.get())
  try {
    return await attempt().catch((error: unknown) => {
      if (!(error instanceof Error) || !CLOSED.includes(error.name)) throw error
      connection.close()
      return attempt()
    })
  } catch (error) {
    throw new StorageError(problemOf(error))
  }
}

/** Writes, all or nothing. @throws StorageError and nothing else. */
export function written(connection: Connection, stores: readonly string[], work: (tx: Write) => Promise<void>): Promise<void> {
  return guarded(connection, async (db) => {
    const tx = db.transaction([...stores], 'readwrite', { durability: 'strict' })
    try {
      await work(tx)
    } catch (error) {
      abort(tx)
      throw error
    }
    await tx.done
  })
}

function abort(tx: Write): void {
  tx.done.catch(() => undefined)
  try {
    tx.abort()
  } catch {
    // Already aborted by the failure itself.
  }
}
