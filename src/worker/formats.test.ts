/**
 * Saves of every format that ever was, and that each opens in this version. A change of format needs a migration with a fixture of
 * its own in `golden/`: `database-<version>.json` is a whole database (an entry of a log as `[table, by, move]`), `file-<format>.json`
 * a file. Fixtures are frozen: what people have lies on their devices as it was written.
 */
import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { GAMES, isGameId, loadClerk } from '../games/index.ts'
import { Connection, DATABASE, DATABASE_VERSION } from '../storage/db.ts'
import { EDITION_FORMAT } from '../storage/edition-records.ts'
import { FILE_FORMAT } from '../storage/file.ts'
import { RECORD_FORMAT } from '../storage/records.ts'
import { RESULT_FORMAT } from '../storage/result-records.ts'
import { Saves } from '../storage/saves.ts'
import { SESSION_FORMAT } from '../storage/session-records.ts'
import { openShelves } from '../storage/shelves.ts'
import { importFile } from './library.ts'
import { openRecord } from './opening.ts'

const folder = new URL('./golden/', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** What each fixture was when it was added. Add a line with a fixture; never change one. */
const FROZEN: Readonly<Record<string, string>> = {
  'database-1.json': 'NkTi46-E_JHaA4Ku',
  'database-2.json': 'cVEMKaB_prsJU1AO',
  'database-3.json': 'cd8gIMT4X6sgseN5',
  'database-4.json': '1efhfgg5NEbqwnQI',
  'file-1.json': '9E1J3Set00qJLrAS',
}

interface Fixture {
  readonly version: number
  readonly stores: Readonly<Record<string, readonly unknown[]>> & { readonly entries: readonly [string, number, number][] }
}
const database = (version: number): Fixture => JSON.parse(textOf(`database-${version}.json`))

/** Keys of the stores as every version has made them. */
const KEYS: Readonly<Record<string, string | string[]>> = {
  tables: 'id',
  entries: ['table', 'ply'],
  sessions: 'id',
  notes: ['session', 'at'],
  results: ['game', 'created', 'seed'],
  editions: 'id',
}

/** Lays a fixture into the browser, by the plain interface, as its version would have left it. */
async function lay({ version, stores }: Fixture): Promise<void> {
  const plies = new Map<string, number>()
  const entries = stores.entries.map(([table, by, move]) => {
    const ply = plies.get(table) ?? 0
    plies.set(table, ply + 1)
    return { table, ply, by, move }
  })
  const db = await openDB<unknown>(DATABASE, version, {
    upgrade: (fresh) => {
      for (const store of Object.keys(stores)) fresh.createObjectStore(store, { keyPath: KEYS[store] ?? null })
    },
  })
  for (const [store, records] of Object.entries({ ...stores, entries })) await Promise.all(records.map((record) => db.put(store, record)))
  db.close()
}

let connection: Connection
beforeEach(() => {
  connection?.close()
  indexedDB.deleteDatabase(DATABASE)
  connection = new Connection()
})

const loadGame = async (id: string) => (isGameId(id) ? GAMES[id]() : null)

describe('saves of every format', () => {
  it('are here, and are what they were', () => {
    const versions = Array.from({ length: DATABASE_VERSION }, (_, i) => `database-${i + 1}.json`)
    const files = Array.from({ length: FILE_FORMAT }, (_, i) => `file-${i + 1}.json`)
    expect(readdirSync(folder).sort()).toEqual([...versions, ...files])
    const hashes = Object.fromEntries(
      readdirSync(folder).map((name) => [name, createHash('sha256').update(textOf(name)).digest('base64url').slice(0, 16)]),
    )
    expect(hashes).toEqual(FROZEN)
  })

  it('end with those that are written today: a new format needs a new fixture', () => {
    const { stores } = database(DATABASE_VERSION)
    const formats = (store: string) => [...new Set(stores[store]?.map((record) => (record as { format: number }).format))]
    expect(formats('tables')).toEqual([RECORD_FORMAT])
    expect(formats('sessions')).toEqual([SESSION_FORMAT])
    expect(formats('results')).toEqual([RESULT_FORMAT])
    expect(formats('editions')).toEqual([EDITION_FORMAT])
  })

  it.each(Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1))(
    'open: a database of version %i',
    async (version) => {
      const fixture = database(version)
      expect(fixture.version).toBe(version)
      await lay(fixture)
      const saves = new Saves(connection)
      const { tables, unreadable } = await saves.list()
      expect(unreadable).toEqual([])
      expect(tables).toHaveLength(fixture.stores['tables']?.length ?? 0)
      for (const { id, ply, summary } of tables) {
        const { history } = await openRecord({ saves, loadGame }, id)
        expect([history.ply, history.over]).toEqual([ply, summary.over])
      }
      const shelves = openShelves(connection)
      const { sessions, unreadable: lost } = await shelves.sessions.list()
      expect(lost).toEqual([])
      expect(sessions).toHaveLength(fixture.stores['sessions']?.length ?? 0)
      for (const { id, game, seats } of sessions) {
        const { entries } = await shelves.sessions.load(id)
        const read = await loadClerk(game)
        expect(read?.(seats.length, entries)).toMatchObject({ over: false })
      }
      expect((await shelves.editions.list()).editions).toHaveLength(fixture.stores['editions']?.length ?? 0)
      const { results, unreadable: strange } = await saves.results.list()
      expect(strange).toBe(0)
      expect(results, 'of the tables that are over, also where none were kept then').toHaveLength(
        tables.filter(({ summary }) => summary.over).length,
      )
    },
    60_000,
  )

  it.each(Array.from({ length: FILE_FORMAT }, (_, i) => i + 1))(
    'open: a file of format %i',
    async (format) => {
      const text = textOf(`file-${format}.json`)
      const saves = new Saves(connection)
      const deps = {
        saves,
        shelves: async () => openShelves(connection),
        loadGame,
        loadClerk,
        newId: () => crypto.randomUUID(),
        today: () => 1,
      }
      const taken = await importFile(deps, text)
      const { tables, sessions, editions } = JSON.parse(text)
      expect(taken).toMatchObject({ known: 0, knownSessions: 0, knownEditions: 0 })
      expect([taken.tables.length, taken.sessions.length, taken.editions.length]).toEqual([tables.length, sessions.length, editions.length])
      for (const id of taken.tables) expect((await openRecord({ saves, loadGame }, id)).history.ply).toBeGreaterThan(0)
    },
    60_000,
  )
})
