import 'fake-indexeddb/auto'
import { type IDBPDatabase, openDB } from 'idb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DATABASE } from '../storage/db.ts'
import { createTables } from '../storage/migrations/1-tables.ts'
import { bookProblem, loadBook, results } from './book.ts'
import { loadSessions, sessions, sessionsProblem } from './companion.ts'
import { editions, editionsProblem, loadEditions } from './editions.ts'
import { loadTables, tables, tablesProblem } from './tables.ts'

/** A window of an older app that keeps the store shut. */
let older: IDBPDatabase
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  older = await openDB(DATABASE, 1, { upgrade: createTables })
})
afterAll(() => vi.useRealTimers())

const LISTS = [
  { name: 'tables', load: loadTables, list: tables, problem: tablesProblem },
  { name: 'sessions', load: loadSessions, list: sessions, problem: sessionsProblem },
  { name: 'editions', load: loadEditions, list: editions, problem: editionsProblem },
  { name: 'results', load: loadBook, list: results, problem: bookProblem },
]

it('every list says that the store is shut, and is read by itself as soon as it opens', async () => {
  for (const { load } of LISTS) void load()
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    for (const { name, problem } of LISTS)
      expect(problem.value, name).toMatchObject({ kind: 'storage', message: expect.stringMatching(/^Timeout/) })
  })
  older.close()
  await vi.waitFor(() => {
    for (const { name, problem, list } of LISTS) expect([problem.value, list.value], name).toEqual([null, []])
  })
})
