/** Version 2: sessions beside a boxed game, and what was told in them, entry by entry. Frozen: later versions get their own file. */
import type { IDBPDatabase } from 'idb'

/** Creates the stores `sessions` (key `id`) and `notes` (key `[session, at]`). */
export function createSessions(db: IDBPDatabase<unknown>): void {
  db.createObjectStore('sessions', { keyPath: 'id' })
  db.createObjectStore('notes', { keyPath: ['session', 'at'] })
}
