import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, DATABASE, DATABASE_VERSION } from './db.ts'
import { EDITIONS, Editions, type NewEdition } from './editions.ts'
import { takeIn } from './intake.ts'
import { createTables } from './migrations/1-tables.ts'
import { createSessions } from './migrations/2-sessions.ts'
import { createResults } from './migrations/3-results.ts'
import { StorageError } from './problems.ts'
import { Saves } from './saves.ts'

const edition = (id: string, differs: Partial<NewEdition> = {}): NewEdition => ({
  id,
  game: 'toy',
  name: `Edition ${id}`,
  value: { track: [3, 2, 1], tiles: { ring: null } },
  created: 1,
  updated: 1,
  faults: 0,
  ...differs,
})

let connection: Connection
let editions: Editions

beforeEach(() => {
  connection?.close()
  indexedDB.deleteDatabase(DATABASE)
  connection = new Connection()
  editions = new Editions(connection)
})

const names = async () => (await editions.list()).editions.map(({ name }) => name)

describe('an edition', () => {
  it('is kept, changed and listed, the last changed first', async () => {
    await editions.create(edition('a'))
    await editions.create(edition('b', { updated: 2 }))
    expect(await names()).toEqual(['Edition b', 'Edition a'])
    await editions.change('a', { value: { track: [4] }, updated: 3, faults: null })
    await editions.change('a', { name: 'Mine' })
    expect(await editions.load('a')).toEqual({
      ...edition('a'),
      format: 1,
      deleted: null,
      name: 'Mine',
      value: { track: [4] },
      updated: 3,
      faults: null,
    })
    expect(await names()).toEqual(['Mine', 'Edition b'])
  })

  it('is refused where its id is taken or its values are no plain data; then nothing is changed', async () => {
    await editions.create(edition('a'))
    await expect(editions.create(edition('a', { name: 'Other' }))).rejects.toThrow(StorageError)
    await expect(editions.change('a', { value: Number.NaN })).rejects.toMatchObject({
      problem: { kind: 'badInput', faults: [{ path: 'value' }] },
    })
    await expect(editions.change('b', { name: 'Nobody' })).rejects.toMatchObject({ problem: { kind: 'notFound' } })
    expect(await editions.load('a')).toMatchObject(edition('a'))
  })

  it('goes into the bin, comes back, and is gone when the bin is emptied', async () => {
    await editions.create(edition('a'))
    await editions.change('a', { deleted: 10 })
    expect(await names()).toEqual([])
    await editions.change('a', { deleted: null })
    expect(await names()).toEqual(['Edition a'])
    await editions.change('a', { deleted: 10 })
    await editions.purge(10)
    await expect(editions.load('a')).resolves.toMatchObject({ deleted: 10 })
    await editions.purge(11)
    await expect(editions.load('a')).rejects.toMatchObject({ problem: { kind: 'notFound' } })
  })

  it('that cannot be read is told as such and kept, until everything is erased', async () => {
    const db = await connection.get()
    const newer = { ...edition('n'), format: 9 }
    await db.put(EDITIONS, newer)
    await db.put(EDITIONS, { id: 'x', format: 1, value: 3 })
    const { editions: read, unreadable } = await editions.list()
    expect(read).toEqual([])
    expect(unreadable).toMatchObject([
      { id: 'n', problem: { kind: 'newerSave', found: 9, known: 1 } },
      { id: 'x', problem: { kind: 'badInput' } },
    ])
    await expect(editions.change('n', { name: 'Mine' })).rejects.toThrow(StorageError)
    await editions.purge(Number.MAX_SAFE_INTEGER)
    expect(await db.get(EDITIONS, 'n')).toEqual(newer)
    await editions.erase()
    expect(await db.count(EDITIONS)).toBe(0)
  })

  it('comes from a file with everything else in it, or not at all', async () => {
    await takeIn(connection, { tables: [], sessions: [], editions: [edition('a'), edition('b')], results: [] })
    expect(await names()).toHaveLength(2)
    await expect(takeIn(connection, { tables: [], sessions: [], editions: [edition('c'), edition('a')], results: [] })).rejects.toThrow(
      StorageError,
    )
    expect(await names()).toHaveLength(2)
  })
})

it('finds room in a database of the version before, whose tables stay', async () => {
  const before = await openDB<unknown>(DATABASE, 3, {
    upgrade: (db, _from, _to, tx) => {
      createTables(db)
      createSessions(db)
      createResults(db, tx)
    },
  })
  await before.put('tables', { id: 'old', format: 0 })
  before.close()
  await editions.create(edition('a'))
  expect(await names()).toEqual(['Edition a'])
  expect(DATABASE_VERSION).toBe(4)
  expect((await new Saves(connection).list()).unreadable).toMatchObject([{ id: 'old' }])
})
