/** Another window of the app with another version, as far as the database sees it. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'

/** What lies in the database, store by store. */
type Contents = Readonly<Record<string, readonly unknown[]>>

/** A window that shows nothing of the app and holds the database open. */
export interface OtherVersion {
  /** Somebody had to be asked twice to let go of the database. */
  readonly blocked: boolean
  contents(): Promise<Contents>
  /** Lets go of the database. */
  close(): Promise<void>
}

interface Held {
  db: IDBDatabase
}

async function blank(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('./robots.txt')
  return page
}

const handle = (page: Page, blocked: boolean): OtherVersion => ({
  blocked,
  contents: () =>
    page.evaluate(async () => {
      const { db } = window as unknown as Held
      const read = (store: string) =>
        new Promise<unknown[]>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => resolve(asked.result)
          asked.onerror = () => reject(asked.error)
        })
      return Object.fromEntries(await Promise.all([...db.objectStoreNames].map(async (name) => [name, await read(name)] as const)))
    }),
  close: () => page.evaluate(() => (window as unknown as Held).db.close()),
})

/** A newer app opens the database: it becomes of a version this one does not know. */
export async function openNewer(context: BrowserContext): Promise<OtherVersion> {
  const page = await blank(context)
  const blocked = await page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name === 'fey-table')
    return new Promise<boolean>((resolve, reject) => {
      let waited = false
      const asked = indexedDB.open('fey-table', (found?.version ?? 0) + 1)
      asked.onblocked = () => {
        waited = true
      }
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        Object.assign(window, { db: asked.result })
        resolve(waited)
      }
    })
  })
  return handle(page, blocked)
}

/** The first app there was has the database open, with tables in it, and does not let go when it is asked to. */
export async function openFirst(context: BrowserContext): Promise<OtherVersion> {
  const page = await blank(context)
  const fixture = JSON.parse(readFileSync(new URL('../../src/worker/golden/database-1.json', import.meta.url), 'utf8')) as {
    readonly stores: { readonly tables: readonly unknown[]; readonly entries: readonly (readonly [string, number, number])[] }
  }
  await page.evaluate(({ tables, entries }) => {
    return new Promise<void>((resolve, reject) => {
      const asked = indexedDB.open('fey-table', 1)
      asked.onupgradeneeded = () => {
        const heads = asked.result.createObjectStore('tables', { keyPath: 'id' })
        const logs = asked.result.createObjectStore('entries', { keyPath: ['table', 'ply'] })
        for (const table of tables) heads.put(table)
        const plies: Record<string, number> = {}
        for (const [table, by, move] of entries) {
          const ply = plies[table] ?? 0
          plies[table] = ply + 1
          logs.put({ table, ply, by, move })
        }
      }
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        Object.assign(window, { db: asked.result })
        resolve()
      }
    })
  }, fixture.stores)
  return handle(page, false)
}
