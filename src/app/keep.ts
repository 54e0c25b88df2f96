/** What the app keeps on this device: how much, how safely, and how to be rid of it. */
import { eraseTables } from './tables.ts'

export interface StorageState {
  /** Bytes in use, as far as the browser tells. */
  readonly used: number
  /** The browser promised not to clear it by itself. */
  readonly persisted: boolean
}

/** The state of the storage; null where the browser tells nothing. */
export async function storageState(): Promise<StorageState | null> {
  if (!navigator.storage?.estimate) return null
  const [{ usage = 0 }, persisted] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
  return { used: usage, persisted }
}

/** Asks the browser not to clear our storage; resolves to its answer. */
export async function protect(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}

/** Deletes all tables, results, sessions beside boxed games, editions and settings for good. */
export async function eraseEverything(): Promise<void> {
  await eraseTables()
  const { openEditions, openSessions } = await import('../storage/open.ts')
  // What stands in the way was told with the tables already.
  await Promise.all([openSessions(), openEditions()].map((each) => each.erase().catch(() => undefined)))
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fey-table:')) localStorage.removeItem(key)
  } catch {
    // No storage, nothing in it.
  }
}
