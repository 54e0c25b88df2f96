import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, DATABASE } from './db.ts'
import { takeIn } from './intake.ts'
import { createTables } from './migrations/1-tables.ts'
import { createSessions } from './migrations/2-sessions.ts'
import { StorageError } from './problems.ts'
import type { ResultRecord } from './result-records.ts'
import { keyOf, type Results, readResult } from './results.ts'
import type { NewRecord } from './saves.ts'
import { Saves } from './saves.ts'

const going = { round: 1, over: false, turn: [0], ranks: null, facts: null }
const over = { round: 2, over: true, turn: [], ranks: [2, 1], points: [-14, 3.5], facts: null }
const table = (id: string, differs: Partial<NewRecord> = {}): NewRecord => ({
  id,
  game: 'toy',
  rules: 1,
  name: `Table ${id}`,
  seats: [
    { kind: 'human', name: ' Ada ' },
    { kind: 'bot', name: 'Fern', level: 'steady' },
  ],
  options: {},
  seed: 7,
  created: 1,
  updated: 1,
  owner: 'me',
  summary: going,
  ...differs,
})
const result = (differs: Partial<ResultRecord> = {}): ResultRecord => ({
  format: 1,
  game: 'toy',
  created: 1,
  seed: 7,
  ended: 50,
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', level: 'steady' },
  ],
  ranks: [2, 1],
  points: [-14, 3.5],
  ...differs,
})
const step = (ply: number, summary: NewRecord['summary'], id = 'a') => ({ table: id, owner: 'me', ply, summary, now: 50 })

let connection: Connection
let saves: Saves
let results: Results

beforeEach(async () => {
  connection?.close()
  indexedDB.deleteDatabase(DATABASE)
  connection = new Connection()
  saves = new Saves(connection)
  results = saves.results
})

const kept = async () => (await results.list()).results
/** A table played to its end. */
async function finished(id = 'a', differs: Partial<NewRecord> = {}): Promise<void> {
  await saves.create([{ table: table(id, differs), log: [] }])
  await saves.append(step(0, over, id), [[0, 9]])
}

describe('a result', () => {
  it('is written with the last entry of a game, not before', async () => {
    await saves.create([{ table: table('a'), log: [] }])
    await saves.append(step(0, going), [[0, 8]])
    expect(await kept()).toEqual([])
    await saves.append(step(1, over), [[0, 9]])
    expect(await kept()).toEqual([result()])
  })

  it('is taken back with the end, and written anew with the next one', async () => {
    await finished()
    await saves.cut(step(1, going), 0)
    expect(await kept()).toEqual([])
    await saves.append(step(0, { ...over, ranks: [1, 2] }), [[0, 3]])
    expect((await kept()).map(({ ranks }) => ranks)).toEqual([[1, 2]])
  })

  it('stays when an unfinished copy of the same table takes a move back', async () => {
    await finished()
    await saves.create([{ table: table('copy'), log: [[0, 1]] }])
    await saves.cut(step(1, going, 'copy'), 0)
    expect(await kept()).toHaveLength(1)
  })

  it('survives its table, and is not counted again when that comes back from a file', async () => {
    await finished()
    await saves.remove('a', 60)
    await saves.purge(100)
    expect((await saves.list()).tables).toEqual([])
    expect(await kept()).toHaveLength(1)
    await saves.create([{ table: table('from-a-file', { summary: over }), log: [[0, 9]] }])
    expect(await kept()).toEqual([result()])
  })

  it('is another one for a rematch', async () => {
    await finished()
    await finished('b', { created: 2, seed: 8 })
    expect(await kept()).toHaveLength(2)
  })

  it.each([
    ['only bots', [{ kind: 'bot', name: 'Fern', level: 'steady' }]],
    ['people without a name', [{ kind: 'human', name: ' ' }]],
  ] as const)('is none for a table of %s', async (_who, seats) => {
    await saves.create([{ table: table('a', { seats: [...seats], summary: { ...over, ranks: [1], points: [1] } }), log: [] }])
    expect(await kept()).toEqual([])
  })

  it('knows no points where the save knew none, and is none where ranks are missing', async () => {
    const { points: _, ...older } = over
    await saves.create([{ table: table('a', { summary: older }), log: [] }])
    await saves.create([{ table: table('b', { seed: 8, summary: { ...over, ranks: [1] } }), log: [] }])
    expect((await kept()).map(({ points }) => points)).toEqual([null])
  })

  it('comes from a file with what it was given there, before its table could bring it', async () => {
    const renamed = result({ seats: [{ kind: 'human', name: 'Anna' }, { kind: 'nobody' }] })
    await takeIn(connection, {
      tables: [{ table: table('a', { summary: over }), log: [[0, 9]] }],
      sessions: [],
      editions: [],
      results: [renamed],
    })
    expect(await kept()).toEqual([renamed])
    await takeIn(connection, { tables: [], sessions: [], editions: [], results: [result()] })
    expect(await kept()).toEqual([renamed])
  })

  it('goes with everything else', async () => {
    await finished()
    await saves.erase()
    expect(await kept()).toEqual([])
  })
})

describe('the results', () => {
  const others = [result({ created: 2, ended: 40, seats: [{ kind: 'human', name: 'Bela' }, { kind: 'nobody' }] })]

  it('are listed the oldest first, changed and put back', async () => {
    await takeIn(connection, { tables: [], sessions: [], editions: [], results: [result(), ...others] })
    expect(await kept()).toEqual([...others, result()])
    const before = await results.change((each) =>
      each.created === 1 ? { ...each, seats: [{ kind: 'human', name: 'Anna' }, { kind: 'nobody' }] } : each,
    )
    expect(before).toEqual([result()])
    expect((await kept())[1]?.seats[0]).toEqual({ kind: 'human', name: 'Anna' })
    await results.putBack(before)
    expect(await kept()).toEqual([...others, result()])
  })

  it('lose a table at which nobody with a name is left', async () => {
    await takeIn(connection, { tables: [], sessions: [], editions: [], results: [result(), ...others] })
    const before = await results.change((each) => ({ ...each, seats: each.seats.map(() => ({ kind: 'nobody' as const })) }))
    expect(await kept()).toEqual([])
    await results.putBack(before)
    expect(await kept()).toHaveLength(2)
  })

  it('that cannot be read are counted, kept when others change, erased and put back with them', async () => {
    await takeIn(connection, { tables: [], sessions: [], editions: [], results: [result()] })
    const db = await connection.get()
    const newer = { ...result({ created: 9 }), format: 2, spell: 'unknown' }
    await db.put('results', newer)
    await db.put('results', { ...result({ created: 10 }), ranks: [1] })
    expect(await results.list()).toEqual({ results: [result()], unreadable: 2 })
    await results.change(() => null)
    expect(await db.get('results', ['toy', 9, 7])).toEqual(newer)
    const before = await results.erase()
    expect(await db.count('results')).toBe(0)
    await results.putBack(before)
    expect(await db.get('results', ['toy', 9, 7])).toEqual(newer)
  })
})

describe('a result from outside', () => {
  const refusal = (input: unknown) => {
    try {
      readResult(input, 'results[0]')
    } catch (error) {
      return error instanceof StorageError ? error.problem : error
    }
    return null
  }

  it.each([
    ['seats', result({ seats: [] })],
    ['seats.0.name', result({ seats: [{ kind: 'human', name: '' }, { kind: 'nobody' }] })],
    ['ranks', result({ ranks: [1] })],
    ['ranks.0', result({ ranks: [0, 1] })],
    ['points', result({ points: [1] })],
    ['points.0', result({ points: [Number.NaN, 1] })],
    ['seed', result({ seed: 0.5 })],
    ['game', result({ game: '../toy' })],
  ])('is refused where its %s is wrong', (path, input) => {
    expect(refusal(input)).toMatchObject({ kind: 'badInput', faults: [{ path: `results[0].${path}` }] })
  })

  it('is refused when a newer app wrote it, and taken when it is whole', () => {
    expect(refusal({ ...result(), format: 2 })).toEqual({ kind: 'newerSave', found: 2, known: 1 })
    expect(readResult({ ...result(), extra: 1 })).toEqual(result())
    expect(keyOf(result())).toEqual(['toy', 1, 7])
  })
})

describe('a database of the second version', () => {
  it('begins the book with its finished tables and leaves out what it cannot read', async () => {
    const old = await openDB(DATABASE, 2, {
      upgrade: (db) => {
        createTables(db)
        createSessions(db)
      },
    })
    const head = (id: string, differs: object) => old.put('tables', { ...table(id), format: 1, ply: 0, deleted: null, ...differs })
    const { points: _, ...ended } = over
    await head('a', { summary: ended, updated: 50 })
    await head('deleted', { seed: 8, summary: ended, updated: 60, deleted: 70 })
    await head('going', { seed: 9 })
    await head('short', { seed: 10, summary: { ...ended, ranks: [1] } })
    await head('nonsense', { seed: 'x', seats: null, summary: ended })
    await head('no key', { seed: null, summary: ended })
    old.close()
    expect(await results.list()).toEqual({
      results: [result({ points: null }), result({ seed: 8, ended: 60, points: null })],
      unreadable: 0,
    })
    expect((await saves.load('a')).table.name).toBe('Table a')
  })
})
