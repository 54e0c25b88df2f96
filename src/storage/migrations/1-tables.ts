/** Version 1: heads of tables, and their logs entry by entry. Frozen: later versions get their own file. */
import type { IDBPDatabase } from 'idb'

/** Creates the stores `tables` (key `id`) and `entries` (key `[table, ply]`). */
export function createTables(db: IDBPDatabase<unknown>): void {
  db.createObjectStore('tables', { keyPath: 'id' })
  db.createObjectStore('entries', { keyPath: ['table', 'ply'] })
}
