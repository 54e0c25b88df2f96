/** Version 4: editions of games that their owners have entered. Frozen: later versions get their own file. */
import type { IDBPDatabase } from 'idb'

/** Creates the store `editions` (key `id`). */
export function createEditions(db: IDBPDatabase<unknown>): void {
  db.createObjectStore('editions', { keyPath: 'id' })
}
