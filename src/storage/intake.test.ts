import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, DATABASE } from './db.ts'
import { takeIn } from './intake.ts'
import { StorageError } from './problems.ts'
import { Saves, type WholeTable } from './saves.ts'
import { Sessions, type WholeSession } from './sessions.ts'

const table = (id: string): WholeTable => ({
  table: {
    id,
    game: 'toy',
    rules: 1,
    name: '',
    seats: [{ kind: 'human', name: 'Ada' }],
    options: {},
    seed: 1,
    created: 1,
    updated: 1,
    owner: '',
    summary: { round: 1, over: false, turn: [0], ranks: null, facts: null },
  },
  log: [[-1, 5]],
})
const session = (id: string, entry = 'one'): WholeSession => ({
  session: { id, game: 'toy', seats: [{ name: 'Ada', crest: 0 }], seed: 7, created: 1, updated: 4, summary: { round: 2, over: true } },
  entries: [entry],
})

let connection: Connection

beforeEach(() => {
  connection?.close()
  indexedDB.deleteDatabase(DATABASE)
  connection = new Connection()
})

describe('what a file brings', () => {
  it('is kept, tables and sessions', async () => {
    await takeIn(connection, { tables: [table('t')], sessions: [session('a'), session('b', 'two')], editions: [], results: [] })
    expect((await new Saves(connection).load('t')).log).toEqual([[-1, 5]])
    const { session: found, entries } = await new Sessions(connection).load('b')
    expect(entries).toEqual(['two'])
    expect(found).toMatchObject({ updated: 4, length: 1, version: 0, deleted: null, summary: { round: 2, over: true } })
  })

  it('is all left out when one of it cannot be kept, and what was there stays', async () => {
    await takeIn(connection, { tables: [], sessions: [session('a', 'mine')], editions: [], results: [] })
    await expect(
      takeIn(connection, { tables: [table('t')], sessions: [session('b'), session('a', 'yours')], editions: [], results: [] }),
    ).rejects.toThrow(StorageError)
    expect((await new Saves(connection).list()).tables).toEqual([])
    const sessions = new Sessions(connection)
    expect((await sessions.list()).sessions.map(({ id }) => id)).toEqual(['a'])
    expect((await sessions.load('a')).entries).toEqual(['mine'])
  })
})
