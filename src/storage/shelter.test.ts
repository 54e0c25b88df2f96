import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, DATABASE, DATABASE_VERSION } from './db.ts'
import { createTables } from './migrations/1-tables.ts'
import { problemOf, type StorageProblem } from './problems.ts'
import type { LogEntry, TableRecord } from './records.ts'
import { Saves, type WholeTable } from './saves.ts'
import { Shelter } from './shelter.ts'

/** A browser that may refuse: it never opens the store, or throws as soon as something is written to one of its stores. */
class Refusing extends Connection {
  fault: { readonly name: string; readonly when: 'opening' | 'writing'; readonly store?: string } | null = null

  override async get() {
    const { fault } = this
    if (fault?.when === 'opening') throw new DOMException('refused', fault.name)
    const db = await super.get()
    if (!fault) return db
    return new Proxy(db, {
      get: (target, key) => {
        const found = Reflect.get(target, key, target)
        if (key !== 'transaction') return typeof found === 'function' ? found.bind(target) : found
        return (...args: Parameters<typeof target.transaction>) => {
          const tx = target.transaction(...args)
          if (tx.mode !== 'readwrite') return tx
          return new Proxy(tx, {
            get: (real, part) => {
              const value = Reflect.get(real, part, real)
              if (part !== 'objectStore') return typeof value === 'function' ? value.bind(real) : value
              return (name: string) => {
                const store = real.objectStore(name as never)
                if (name !== (fault.store ?? 'entries')) return store
                const refuse = () => Promise.reject(new DOMException('refused', fault.name))
                return { get: store.get.bind(store), add: refuse, put: refuse, delete: refuse }
              }
            },
          })
        }
      },
    })
  }
}

const summary = { round: 1, over: false, turn: [0], ranks: null, facts: {} }
const whole = (id: string, log: readonly LogEntry[] = []): WholeTable => ({
  table: {
    id,
    game: 'toy',
    rules: 1,
    name: id,
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Fern', level: 'steady' },
    ],
    options: {},
    seed: 7,
    created: 1,
    updated: 1,
    owner: '',
    summary,
  },
  log,
})
const change = (ply: number, owner = 'me') => ({ table: 'a', owner, ply, summary: { ...summary, round: 2 }, now: 50 })

let connection: Refusing
let shelter: Shelter
let told: (StorageProblem | null)[]
/** What was sealed last. */
let letter: string
let timers: (() => void)[]
let others: Connection[]

/** What lies in the store, as another window reads it. */
function outside(): Saves {
  const other = new Connection()
  others.push(other)
  return new Saves(other)
}
const stored = async () => (await outside().load('a')).log

/** Lets the time pass until something is tried again, and until it has come to an end. */
async function retry(): Promise<void> {
  const before = told.length
  for (const work of timers.splice(0)) work()
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(before))
}

beforeEach(async () => {
  indexedDB.deleteDatabase(DATABASE)
  connection = new Refusing()
  told = []
  timers = []
  others = []
  letter = ''
  shelter = newShelter()
})
afterEach(() => {
  connection.close()
  for (const other of others) other.close()
})

/** That of another worker. */
const newShelter = () =>
  new Shelter(connection, {
    after: (_, work) => {
      timers.push(work)
      return () => {
        timers = timers.filter((each) => each !== work)
      }
    },
    newId: () => 'beside',
    tell: (_, problem) => told.push(problem),
    seal: (_, text) => {
      letter = text
    },
  })

/** The worker dies, and another takes over what it could not keep. */
async function succeed(): Promise<void> {
  timers = []
  shelter = newShelter()
  await shelter.unseal(letter)
}

async function seated(): Promise<void> {
  await shelter.create([whole('a', [[-1, 5]])])
  await shelter.load('a')
  await shelter.claim('a', 'me')
  await shelter.append(change(1), [[0, 9]])
}

/** A table that could not be kept, and that another window has played on meanwhile; the store takes things again. */
async function overtaken(): Promise<Saves> {
  await seated()
  connection.fault = { name: 'QuotaExceededError', when: 'writing' }
  await shelter.append(change(2), [[1, 11]])
  const other = outside()
  await other.claim('a', 'other')
  await other.append(change(2, 'other'), [[1, 13]])
  connection.fault = null
  return other
}

describe('a table whose store fails', () => {
  for (const name of ['QuotaExceededError', 'UnknownError', 'TimeoutError'])
    it(`with ${name} in the middle goes on, and is stored whole by itself when it can be`, async () => {
      await seated()
      connection.fault = { name, when: 'writing' }
      await shelter.append(change(2), [[1, 11]])
      await shelter.append(change(3), [[0, 12]])
      await shelter.cut(change(4), 3)
      await shelter.reseat('a', [{ kind: 'human', name: 'Eve' }])
      expect(told.at(-1)).toEqual({ kind: 'storage', message: `${name}: refused` })
      expect((await shelter.load('a')).log, 'what is exported').toEqual([
        [-1, 5],
        [0, 9],
        [1, 11],
      ])
      expect(await stored(), 'what was kept before is untouched').toEqual([
        [-1, 5],
        [0, 9],
      ])
      await retry()
      expect(await stored()).toHaveLength(2)
      connection.fault = null
      await retry()
      expect(told.at(-1)).toBeNull()
      expect(await outside().load('a')).toMatchObject({
        table: { ply: 3, owner: 'me', seats: [{ name: 'Eve' }] },
        log: [
          [-1, 5],
          [0, 9],
          [1, 11],
        ],
      })
      expect(timers, 'nothing is tried any more').toEqual([])
      await shelter.append(change(3), [[0, 14]])
      expect(await stored()).toHaveLength(4)
    })

  it('is made, opened and played where nothing may be opened at all', async () => {
    connection.fault = { name: 'SecurityError', when: 'opening' }
    await seated()
    expect((await shelter.load('a')).log).toEqual([
      [-1, 5],
      [0, 9],
    ])
    expect(told.at(-1)).toMatchObject({ kind: 'storage' })
    connection.fault = null
    await vi.waitFor(async () => {
      for (const work of timers.splice(0)) work()
      expect(await stored()).toHaveLength(2)
    })
  })

  it('is opened where it can be read but not claimed, as on a full disk', async () => {
    await outside().create([whole('a', [[-1, 5]])])
    connection.fault = { name: 'QuotaExceededError', when: 'writing', store: 'tables' }
    await shelter.load('a')
    await shelter.claim('a', 'me')
    await shelter.append(change(1), [[0, 9]])
    expect((await outside().load('a')).table.owner).toBe('')
    connection.fault = null
    await retry()
    expect((await outside().load('a')).table).toMatchObject({ owner: 'me', ply: 2 })
  })

  it('is whole again at once when the database was deleted under it, and nobody is troubled', async () => {
    await seated()
    const deleting = indexedDB.deleteDatabase(DATABASE)
    await new Promise((resolve) => {
      deleting.onsuccess = resolve
    })
    await shelter.append(change(2), [[1, 11]])
    expect(await stored()).toHaveLength(3)
    expect(told).toEqual([])
  })

  it('goes on over a new connection when the browser has closed the old one', async () => {
    await seated()
    ;(await connection.get()).close()
    await shelter.append(change(2), [[1, 11]])
    expect(await stored()).toHaveLength(3)
    expect(told).toEqual([])
  })

  it('makes way for a newer app, goes on, and touches nothing of it', async () => {
    await seated()
    const newer = await openDB(DATABASE, DATABASE_VERSION + 1)
    const before = await Promise.all(['tables', 'entries'].map((store) => newer.getAll(store)))
    await shelter.append(change(2), [[1, 11]])
    await shelter.create([{ ...whole('b', [[-1, 6]]) }])
    await shelter.claim('b', 'me')
    const taken = { kind: 'newerSave', found: DATABASE_VERSION + 1, known: DATABASE_VERSION }
    expect(told).toEqual([taken, taken])
    expect([(await shelter.load('a')).log.length, (await shelter.load('b')).log.length]).toEqual([3, 1])
    await retry()
    expect(told.at(-1)).toEqual(taken)
    expect(await Promise.all(['tables', 'entries'].map((store) => newer.getAll(store)))).toEqual(before)
    newer.close()
  })

  it('waits for an older app that keeps the store shut, and is stored when that lets go', async () => {
    const older = await openDB(DATABASE, 1, { upgrade: createTables })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const creating = shelter.create([whole('a', [[-1, 5]])])
    await vi.advanceTimersByTimeAsync(6000)
    await creating
    vi.useRealTimers()
    expect(told.at(-1)).toMatchObject({ kind: 'storage', message: expect.stringMatching(/^Timeout/) })
    await shelter.load('a')
    await shelter.claim('a', 'me')
    await shelter.append(change(1), [[0, 9]])
    older.close()
    await retry()
    expect(told.at(-1)).toBeNull()
    expect(await stored()).toHaveLength(2)
  })

  it('that another window has played on is kept beside that', async () => {
    const other = await overtaken()
    await retry()
    expect((await other.load('a')).log.at(-1)).toEqual([1, 13])
    expect((await other.load('beside')).log.at(-1)).toEqual([1, 11])
  })

  it('never overwrites a record that a newer app or nobody we know has put in its place', async () => {
    await seated()
    connection.fault = { name: 'UnknownError', when: 'writing' }
    await shelter.append(change(2), [[1, 11]])
    const db = await openDB(DATABASE)
    const head = (await db.get('tables', 'a')) as TableRecord
    for (const strange of [
      { ...head, format: 99 },
      { ...head, seats: 'gone' },
    ]) {
      await db.put('tables', strange)
      connection.fault = null
      await retry()
      expect(await db.get('tables', 'a')).toEqual(strange)
      expect(['newerSave', 'badInput']).toContain(told.at(-1)?.kind)
    }
    db.close()
  })

  it('is no shelter for what is refused for a reason: another owner, a length that is past', async () => {
    await seated()
    const problem = (work: Promise<void>) => work.then(() => null, problemOf)
    expect(await problem(shelter.append(change(2, 'stranger'), [[1, 11]]))).toEqual({ kind: 'otherWindow' })
    expect(await problem(shelter.append(change(1), [[1, 11]]))).toEqual({ kind: 'staleMove' })
    expect(await stored()).toHaveLength(2)
    expect(told).toEqual([])
  })
})

describe('a worker that dies with a table that is not kept', () => {
  it('leaves all of it to the next, which plays it on and has it stored when it can be', async () => {
    await seated()
    connection.fault = { name: 'QuotaExceededError', when: 'writing' }
    await shelter.append(change(2), [[1, 11]])
    await shelter.append(change(3), [[0, 12]])
    await succeed()
    expect(await shelter.load('a')).toMatchObject({
      table: { ply: 4, owner: 'me' },
      log: [
        [-1, 5],
        [0, 9],
        [1, 11],
        [0, 12],
      ],
    })
    await shelter.claim('a', 'next')
    await shelter.append(change(4, 'next'), [[0, 13]])
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ kind: 'storage' }))
    expect(await stored(), 'what was kept before is untouched').toHaveLength(2)
    connection.fault = null
    await retry()
    expect(told.at(-1)).toBeNull()
    expect((await outside().load('a')).log).toHaveLength(5)
    expect((await outside().list()).tables).toHaveLength(1)
  })

  it('says that all is kept again also where the next one succeeds at once, in one table and not in two', async () => {
    await outside().create([whole('a', [[-1, 5]])])
    connection.fault = { name: 'UnknownError', when: 'writing', store: 'tables' }
    await shelter.load('a')
    await shelter.claim('a', 'me')
    await shelter.append(change(1), [[0, 9]])
    connection.fault = null
    await succeed()
    // It is claimed while it is being stored under the name of the one that died.
    await shelter.claim('a', 'next')
    await vi.waitFor(() => expect(told.at(-1)).toBeNull())
    const { tables } = await outside().list()
    expect(tables.map(({ id, ply, owner }) => [id, ply, owner])).toEqual([['a', 2, 'next']])
  })

  it('also of one that could never be kept at all', async () => {
    connection.fault = { name: 'SecurityError', when: 'opening' }
    await seated()
    await succeed()
    expect((await shelter.load('a')).log).toHaveLength(2)
  })

  it('keeps it beside what another window has played meanwhile', async () => {
    const other = await overtaken()
    await succeed()
    await vi.waitFor(() => expect(told.at(-1)).toBeNull())
    expect((await other.load('a')).log.at(-1)).toEqual([1, 13])
    expect((await other.load('beside')).log.at(-1)).toEqual([1, 11])
  })

  it('is believed only where what it left is a table', async () => {
    const problem = (work: Promise<void>) => work.then(() => null, problemOf)
    await seated()
    connection.fault = { name: 'QuotaExceededError', when: 'writing' }
    await shelter.append(change(2), [[1, 11]])
    const { tables } = JSON.parse(letter) as { readonly tables: readonly [object] }
    const spoilt = [{ ply: 9 }, { seats: 'gone' }, { format: 99 }, { log: [[0, 1], 'x', null] }, { log: 7 }]
    for (const text of ['', 'null', '{}', ...spoilt.map((part) => JSON.stringify({ tables: [{ ...tables[0], ...part }] }))])
      expect(await problem(newShelter().unseal(text)), text.slice(0, 20)).toMatchObject({ kind: 'badInput' })
  })
})
