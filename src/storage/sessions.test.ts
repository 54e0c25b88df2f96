import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, DATABASE, DATABASE_VERSION } from './db.ts'
import { takeIn } from './intake.ts'
import { createTables } from './migrations/1-tables.ts'
import { StorageError } from './problems.ts'
import type { ResultRecord } from './result-records.ts'
import { Results } from './results.ts'
import { Saves } from './saves.ts'
import { Sessions } from './sessions.ts'

const fresh = (id: string, created = 1) => ({ id, game: 'toy', seats: [{ name: 'Ada', crest: 2 }], seed: 7, created })
const change = (session: string, version: number, from: number, entries: readonly string[]) => ({
  session,
  version,
  from,
  entries,
  summary: { round: 3, over: false },
  now: 50 + version,
})

let connection: Connection
let sessions: Sessions

beforeEach(() => {
  connection?.close()
  indexedDB.deleteDatabase(DATABASE)
  connection = new Connection()
  sessions = new Sessions(connection)
})

/** A session of three that is told to its end, and what the players' book has of it. */
const PEOPLE = [
  { name: 'Ada', crest: 0 },
  { name: ' ', crest: 1 },
  { name: 'Bela', crest: 2 },
]
const ended = (version: number, ...ranks: readonly number[]) => ({
  ...change('e', version, 0, ['end']),
  summary: { round: 3, over: true, ...(ranks.length > 0 ? { result: { ranks, points: [-4, -8, -20] } } : {}) },
})
const booked = async () => (await new Results(connection).list()).results

const problem = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (e: unknown) => e,
  )
  return error instanceof StorageError ? error.problem : error
}

describe('sessions', () => {
  it('are read as they were told, entry by entry', async () => {
    await sessions.create(fresh('a'))
    await sessions.rewrite(change('a', 0, 0, ['one']))
    await sessions.rewrite(change('a', 1, 1, ['two']))
    const { session, entries } = await sessions.load('a')
    expect(entries).toEqual(['one', 'two'])
    expect(session).toMatchObject({ length: 2, version: 2, updated: 51, summary: { round: 3 }, seats: [{ name: 'Ada', crest: 2 }] })
  })

  it('keep the edition they were begun with', async () => {
    await sessions.create({ ...fresh('a'), edition: { step: 9 } })
    await sessions.create(fresh('b'))
    await sessions.rewrite(change('a', 0, 0, ['one']))
    expect((await sessions.load('a')).session.edition).toEqual({ step: 9 })
    expect((await sessions.load('b')).session).not.toHaveProperty('edition')
  })

  it('are shortened and edited in one step', async () => {
    await sessions.create(fresh('a'))
    await sessions.create(fresh('b'))
    await sessions.rewrite(change('b', 0, 0, ['other']))
    await sessions.rewrite(change('a', 0, 0, ['one', 'two', 'three']))
    await sessions.rewrite(change('a', 1, 1, ['zwei', 'three']))
    expect((await sessions.load('a')).entries).toEqual(['one', 'zwei', 'three'])
    await sessions.rewrite(change('a', 2, 2, []))
    expect((await sessions.load('a')).entries).toEqual(['one', 'zwei'])
    expect((await sessions.load('b')).entries).toEqual(['other'])
  })

  it('refuse a writer that knows an older state, and change nothing', async () => {
    await sessions.create(fresh('a'))
    await sessions.rewrite(change('a', 0, 0, ['one']))
    expect(await problem(sessions.rewrite(change('a', 0, 0, ['mine'])))).toEqual({ kind: 'staleMove' })
    expect(await problem(sessions.rewrite(change('a', 1, 5, ['gap'])))).toEqual({ kind: 'staleMove' })
    expect((await sessions.load('a')).entries).toEqual(['one'])
  })

  it('are listed last told first, go into the bin and come back', async () => {
    await sessions.create(fresh('a', 1))
    await sessions.create(fresh('b', 2))
    const ids = async () => (await sessions.list()).sessions.map(({ id }) => id)
    expect(await ids()).toEqual(['b', 'a'])
    await sessions.remove('b', 10)
    expect(await ids()).toEqual(['a'])
    await sessions.purge(10)
    await sessions.restore('b')
    expect(await ids()).toEqual(['b', 'a'])
    await sessions.remove('b', 10)
    await sessions.purge(11)
    expect(await problem(sessions.load('b'))).toEqual({ kind: 'notFound' })
  })

  it('of a newer app and damaged ones are told, kept, and hide no other', async () => {
    await sessions.create(fresh('a'))
    const db = await connection.get()
    const newer = { ...fresh('n'), format: 2 }
    await db.put('sessions', newer)
    await db.put('sessions', { id: 'x', nonsense: true })
    const { sessions: good, unreadable } = await sessions.list()
    expect(good.map(({ id }) => id)).toEqual(['a'])
    expect(unreadable.map(({ id, problem: { kind } }) => [id, kind])).toEqual([
      ['n', 'newerSave'],
      ['x', 'badInput'],
    ])
    await sessions.purge(Number.MAX_SAFE_INTEGER)
    expect(await db.get('sessions', 'n')).toEqual(newer)
  })

  it('with an entry missing are refused with the reason', async () => {
    await sessions.create(fresh('a'))
    await sessions.rewrite(change('a', 0, 0, ['one', 'two']))
    await (await connection.get()).delete('notes', ['a', 0])
    expect(await problem(sessions.load('a'))).toMatchObject({ kind: 'badInput', faults: [{ path: 'length' }] })
  })
})

describe('a database of the first version', () => {
  it('gets room for sessions and keeps its tables', async () => {
    const old = await openDB(DATABASE, 1, { upgrade: createTables })
    const table = {
      id: 't',
      game: 'toy',
      rules: 1,
      name: 'Monday',
      seats: [{ kind: 'human', name: 'Ada' }],
      options: {},
      seed: 1,
      created: 1,
      updated: 1,
      owner: 'me',
      summary: { round: 1, over: false, turn: [0], ranks: null },
      format: 1,
      ply: 1,
      deleted: null,
    }
    await old.put('tables', table)
    await old.put('entries', { table: 't', ply: 0, by: -1, move: 5 })
    old.close()
    expect(DATABASE_VERSION).toBeGreaterThan(1)
    expect((await new Saves(connection).load('t')).log).toEqual([[-1, 5]])
    await sessions.create(fresh('a'))
    expect((await sessions.list()).sessions).toHaveLength(1)
  })
})

describe('the result of a session', () => {
  const RESULT: ResultRecord = {
    format: 1,
    game: 'toy',
    created: 1,
    seed: 7,
    ended: 50,
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'nobody' }, { kind: 'human', name: 'Bela' }],
    ranks: [1, 2, 3],
    points: [-4, -8, -20],
  }
  beforeEach(() => sessions.create({ ...fresh('e'), seats: PEOPLE }))

  it('is in the book once it is counted up, gone with the end that is taken back, and there when the session is deleted', async () => {
    await sessions.rewrite(ended(0))
    expect(await booked()).toEqual([])
    await sessions.rewrite(ended(1, 1, 2, 3))
    expect(await booked()).toEqual([{ ...RESULT, ended: 51 }])
    await sessions.rewrite(ended(2))
    expect(await booked()).toEqual([])
    await sessions.rewrite(ended(3, 1, 2, 3))
    await sessions.remove('e', 60)
    await sessions.purge(70)
    expect(await booked()).toHaveLength(1)
  })

  it('says so where people ended it early', async () => {
    const change = ended(0, 1, 2, 3)
    await sessions.rewrite({ ...change, summary: { ...change.summary, result: { ranks: [1, 2, 3], points: [-4, -8, -20], early: true } } })
    expect(await booked()).toMatchObject([{ early: true }])
    await sessions.rewrite({ ...ended(1, 1, 2, 3) })
    expect((await booked())[0], 'and no more where it goes on to its end').not.toHaveProperty('early')
  })

  it('is corrected with the count, under the names it has in the book by then', async () => {
    await sessions.rewrite(ended(0, 1, 2, 3))
    await new Results(connection).change((result) => ({ ...result, seats: [{ kind: 'human', name: 'Adda' }, ...result.seats.slice(1)] }))
    await sessions.rewrite(ended(1, 3, 2, 1))
    expect(await booked()).toMatchObject([{ ranks: [3, 2, 1], ended: 50, seats: [{ name: 'Adda' }, { kind: 'nobody' }, { name: 'Bela' }] }])
  })

  it('that was erased stays erased while it does not change', async () => {
    await sessions.rewrite(ended(0, 1, 2, 3))
    await new Results(connection).erase()
    await sessions.rewrite(ended(1, 1, 2, 3))
    expect(await booked()).toEqual([])
  })

  it('comes with a session out of a file, and not twice', async () => {
    const session = { ...fresh('f'), seats: PEOPLE, updated: 50, summary: ended(0, 1, 2, 3).summary }
    const whole = { session, entries: ['end'] }
    await takeIn(connection, { tables: [], sessions: [whole], editions: [], results: [{ ...RESULT, points: null }] })
    expect(await booked()).toEqual([{ ...RESULT, points: null }])
    await new Results(connection).erase()
    await takeIn(connection, { tables: [], sessions: [{ ...whole, session: { ...session, id: 'g' } }], editions: [], results: [] })
    expect(await booked()).toEqual([RESULT])
  })
})
