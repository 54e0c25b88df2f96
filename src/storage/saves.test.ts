import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, DATABASE, DATABASE_VERSION } from './db.ts'
import { StorageError } from './problems.ts'
import type { NewRecord } from './saves.ts'
import { Saves } from './saves.ts'

const summary = { round: 1, over: false, turn: [0], ranks: null, facts: {} }
const record = (id: string, updated = 1): NewRecord => ({
  id,
  game: 'toy',
  rules: 1,
  name: `Table ${id}`,
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Fern', level: 'steady' },
  ],
  options: { rounds: 2 },
  seed: 7,
  created: 1,
  updated,
  owner: 'me',
  summary,
})
const change = (table: string, ply: number, owner = 'me') => ({ table, owner, ply, summary: { ...summary, round: 2 }, now: 50 })

let connection: Connection
let saves: Saves

beforeEach(async () => {
  connection?.close()
  indexedDB.deleteDatabase(DATABASE)
  connection = new Connection()
  saves = new Saves(connection)
})

/** Writes past every check, as another version of the app would. */
async function meddle(store: string, value: unknown): Promise<void> {
  const db = await connection.get()
  await db.put(store, value)
}

const problem = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (e: unknown) => e,
  )
  return error instanceof StorageError ? error.problem : error
}

describe('saved tables', () => {
  it('are read as they were written, entry by entry', async () => {
    await saves.create([{ table: record('a'), log: [[-1, 5]] }])
    await saves.append(change('a', 1), [[0, 9]])
    await saves.append(change('a', 2), [[1, 11]])
    const { table, log } = await saves.load('a')
    expect(log).toEqual([
      [-1, 5],
      [0, 9],
      [1, 11],
    ])
    expect(table).toMatchObject({ ply: 3, updated: 50, summary: { round: 2 }, name: 'Table a', deleted: null })
  })

  it.each([
    ['without facts', { round: 1, over: false, turn: [0], ranks: null }],
    ['with facts that are no data', { ...summary, facts: new Date(0).getTime() / 0 }],
    ['with facts of nobody', { ...summary, facts: undefined }],
  ])('of an older or damaged record %s are read all the same', async (_what, found) => {
    await saves.create([{ table: record('a'), log: [] }])
    await meddle('tables', { ...record('a'), format: 1, ply: 0, deleted: null, summary: found })
    const { tables, unreadable } = await saves.list()
    expect(unreadable).toEqual([])
    expect(tables.map((table) => table.summary.facts)).toEqual([null])
    expect((await saves.load('a')).table.summary.facts).toBe(null)
  })

  it('are shortened in one step', async () => {
    await saves.create([
      {
        table: record('a'),
        log: [
          [-1, 5],
          [0, 9],
          [1, 11],
        ],
      },
      { table: record('b'), log: [[-1, 6]] },
    ])
    await saves.cut(change('a', 3), 1)
    expect((await saves.load('a')).log).toEqual([[-1, 5]])
    expect((await saves.load('b')).log).toEqual([[-1, 6]])
  })

  it('refuse a writer whose length or token is out of date, and change nothing', async () => {
    await saves.create([{ table: record('a'), log: [[-1, 5]] }])
    expect(await problem(saves.append(change('a', 0), [[0, 1]]))).toEqual({ kind: 'staleMove' })
    await saves.claim('a', 'other')
    expect(await problem(saves.append(change('a', 1), [[0, 1]]))).toEqual({ kind: 'otherWindow' })
    expect(await problem(saves.cut(change('a', 1), 0))).toEqual({ kind: 'otherWindow' })
    expect((await saves.load('a')).log).toEqual([[-1, 5]])
  })

  it('are created all or none', async () => {
    await saves.create([{ table: record('b'), log: [] }])
    expect(
      await problem(
        saves.create([
          { table: record('a'), log: [[0, 1]] },
          { table: record('b'), log: [] },
        ]),
      ),
    ).toMatchObject({ kind: 'storage' })
    expect(await problem(saves.load('a'))).toEqual({ kind: 'notFound' })
    expect((await saves.list()).tables.map((t) => t.id)).toEqual(['b'])
  })

  it('are listed last played first, go into the bin and come back', async () => {
    await saves.create([
      { table: record('a', 1), log: [] },
      { table: record('b', 3), log: [] },
      { table: record('c', 2), log: [[-1, 4]] },
    ])
    const ids = async () => (await saves.list()).tables.map((t) => t.id)
    expect(await ids()).toEqual(['b', 'c', 'a'])
    await saves.remove('c', 100)
    expect(await ids()).toEqual(['b', 'a'])
    await saves.purge(100)
    await saves.restore('c')
    expect(await ids()).toEqual(['b', 'c', 'a'])
    await saves.remove('c', 100)
    await saves.purge(101)
    expect(await problem(saves.restore('c'))).toEqual({ kind: 'notFound' })
    expect(await (await connection.get()).count('entries')).toBe(0)
  })

  it('are renamed and reseated', async () => {
    await saves.create([{ table: record('a'), log: [] }])
    await saves.rename('a', 'Monday')
    await saves.reseat('a', [
      { kind: 'human', name: 'Bo' },
      { kind: 'human', name: 'Cy' },
    ])
    expect((await saves.load('a')).table).toMatchObject({ name: 'Monday', seats: [{ name: 'Bo' }, { name: 'Cy' }] })
    expect(await problem(saves.reseat('a', []))).toMatchObject({ kind: 'badInput', faults: [{ path: 'seats' }] })
  })

  it('keep what was thought of them, and lose it rather than the table where it is damaged', async () => {
    const review = {
      viewer: 0,
      chart: [{ ply: 2, chances: [1, 0] }],
      turns: [{ ply: 1, best: 4, chances: [0.2, 0.3], reasons: [] }],
    } as const
    await saves.create([{ table: record('a'), log: [] }])
    expect((await saves.load('a')).table.review).toBeUndefined()
    await saves.keepReview('a', structuredClone(review) as never)
    expect((await saves.load('a')).table).toMatchObject({ name: 'Table a', review })
    await meddle('tables', { ...(await saves.load('a')).table, review: { ...review, chart: [{ ply: 2, chances: [7] }] } })
    expect((await saves.load('a')).table).toMatchObject({ name: 'Table a', review: null })
  })

  it('lose what was thought of them with the entries that are taken back', async () => {
    const review = { viewer: 0, chart: [{ ply: 1, chances: [1, 0] }], turns: [] }
    await saves.create([{ table: record('a'), log: [[-1, 4]] }])
    await saves.keepReview('a', review)
    await saves.claim('a', 'me')
    const { summary } = (await saves.load('a')).table
    await saves.cut({ table: 'a', owner: 'me', ply: 1, summary, now: 5 }, 0)
    expect((await saves.load('a')).table).toMatchObject({ ply: 0, review: null })
  })
})

describe('foreign records', () => {
  it('of a newer app are refused and kept', async () => {
    await saves.create([{ table: record('a'), log: [] }])
    const newer = { ...record('a'), format: 2, spell: 'unknown' }
    await meddle('tables', newer)
    expect(await problem(saves.load('a'))).toEqual({ kind: 'newerSave', found: 2, known: 1 })
    expect(await saves.list()).toEqual({ tables: [], unreadable: [{ id: 'a', problem: { kind: 'newerSave', found: 2, known: 1 } }] })
    await problem(saves.rename('a', 'x'))
    await saves.purge(Number.MAX_SAFE_INTEGER)
    expect(await (await connection.get()).get('tables', 'a')).toEqual(newer)
  })

  it('that are damaged are reported with every fault and kept', async () => {
    await saves.create([
      {
        table: record('a'),
        log: [
          [-1, 5],
          [0, 9],
        ],
      },
    ])
    const db = await connection.get()
    await db.delete('entries', ['a', 0])
    expect(await problem(saves.load('a'))).toMatchObject({ kind: 'badInput', faults: [{ path: 'log[0]' }] })
    const bad = { ...(await db.get('tables', 'a')), seed: 'x', name: 4 }
    await meddle('tables', bad)
    expect(await problem(saves.load('a'))).toMatchObject({ kind: 'badInput', faults: [{ path: 'name' }, { path: 'seed' }] })
    await problem(saves.remove('a', 1))
    expect(await db.get('tables', 'a')).toEqual(bad)
  })

  it('do not stop the good ones from being listed', async () => {
    await saves.create([{ table: record('a'), log: [] }])
    await meddle('tables', { id: 'zz', nonsense: true })
    const { tables, unreadable } = await saves.list()
    expect(tables.map((t) => t.id)).toEqual(['a'])
    expect(unreadable).toMatchObject([{ id: 'zz', problem: { kind: 'badInput' } }])
  })
})

describe('the connection', () => {
  it('makes way for a newer app, and then refuses its database without harm', async () => {
    await saves.create([{ table: record('a'), log: [] }])
    const newer = await openDB(DATABASE, DATABASE_VERSION + 1)
    expect(await problem(saves.load('a'))).toEqual({ kind: 'newerSave', found: DATABASE_VERSION + 1, known: DATABASE_VERSION })
    expect(await newer.get('tables', 'a')).toMatchObject({ name: 'Table a' })
    newer.close()
  })

  it('opens again after it was closed', async () => {
    await saves.create([{ table: record('a'), log: [] }])
    connection.close()
    expect((await saves.load('a')).table.id).toBe('a')
  })

  it('reports a store that cannot be opened', async () => {
    const broken = new Saves({ get: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) } as unknown as Connection)
    expect(await problem(broken.list())).toEqual({ kind: 'storage', message: 'QuotaExceededError: no room' })
  })
})
