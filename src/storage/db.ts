/** The one database, opened lazily, upgraded step by step, and reopened when the browser closed it. */

import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { openDB } from 'idb'
import { createTables } from './migrations/1-tables.ts'
import { createSessions } from './migrations/2-sessions.ts'
import { createResults } from './migrations/3-results.ts'
import { createEditions } from './migrations/4-editions.ts'
import { StorageError } from './problems.ts'

export const DATABASE = 'fey-table'

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>

const MIGRATIONS: readonly ((db: IDBPDatabase<unknown>, tx: Upgrade) => void)[] = [
  createTables,
  createSessions,
  createResults,
  createEditions,
]

/** Current version of the database. */
export const DATABASE_VERSION = MIGRATIONS.length

/** Records are unknown until checked: what lies in a database was written by some version of this app, or by nobody we know. */
export type Database = IDBPDatabase<unknown>

/** Milliseconds a store may take to open: an upgrade may wait for another window, and some browsers never answer at all. */
const PATIENCE = 5000

/** A promise as long as there is patience for it; what comes later is there for the next one who asks. */
async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('the store does not open', 'TimeoutError')), PATIENCE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function versionFound(): Promise<number> {
  const all = (await globalThis.indexedDB.databases?.()) ?? []
  return all.find((db) => db.name === DATABASE)?.version ?? DATABASE_VERSION + 1
}

/** A connection that opens when first needed and again after it was lost. */
export class Connection {
  private opening: Promise<Database> | null = null

  /** The open database. @throws StorageError `newerSave` when a newer app has upgraded it; DOMException when it cannot be opened, or not soon. */
  get(): Promise<Database> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = null
      throw error
    })
    return soon(this.opening)
  }

  /** Closes the connection; the next use opens it again. */
  close(): void {
    const opened = this.opening
    this.opening = null
    void opened?.then((db) => db.close()).catch(() => undefined)
  }

  private async open(): Promise<Database> {
    try {
      return await openDB<unknown>(DATABASE, DATABASE_VERSION, {
        upgrade: (db, from, _to, tx) => {
          for (const step of MIGRATIONS.slice(from)) step(db, tx)
        },
        // A newer app in another window wants to upgrade: never stand in its way.
        blocking: () => this.close(),
        terminated: () => {
          this.opening = null
        },
      })
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'VersionError') throw error
      throw new StorageError({ kind: 'newerSave', found: await versionFound(), known: DATABASE_VERSION })
    }
  }
}
