import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, DATABASE } from '../storage/db.ts'
import { takeIn } from '../storage/intake.ts'
import type { ResultRecord } from '../storage/result-records.ts'
import { bookProblem, eraseBook, erasePlayer, loadBook, renamePlayer, results, unreadableResults } from './book.ts'

const result = (created: number, ...names: string[]): ResultRecord => ({
  format: 1,
  game: 'toy',
  created,
  seed: 1,
  ended: created,
  seats: names.map((name) => ({ kind: 'human', name })),
  ranks: names.map((_, i) => i + 1),
  points: null,
})
const BOOK = [result(1, 'Ada', 'Bela'), result(2, 'Ada'), result(3, 'Adda')]
const names = () => results.value?.map(({ seats }) => seats.map((each) => (each.kind === 'human' ? each.name : each.kind)))
const WHOLE = [['Ada', 'Bela'], ['Ada'], ['Adda']]
/** Until what was taken back stands in the book again. */
const back = (takeBack: (() => void) | null) =>
  new Promise<void>((resolve) => {
    const before = results.value
    takeBack?.()
    const stop = results.subscribe((now) => {
      if (now === before) return
      queueMicrotask(() => stop())
      resolve()
    })
  })

const connection = new Connection()

beforeEach(async () => {
  const db = await connection.get()
  await db.clear('results')
  await takeIn(connection, { tables: [], sessions: [], editions: [], results: BOOK })
  await loadBook()
})

describe('the players’ book', () => {
  it('is read', () => {
    expect(names()).toEqual(WHOLE)
    expect([bookProblem.value, unreadableResults.value]).toEqual([null, 0])
  })

  it('makes one of two names, and two again', async () => {
    const takeBack = await renamePlayer('Adda', ' Ada ')
    expect(names()).toEqual([['Ada', 'Bela'], ['Ada'], ['Ada']])
    await back(takeBack)
    expect(names()).toEqual(WHOLE)
  })

  it('erases a person with the games nobody else was in, and brings both back', async () => {
    const takeBack = await erasePlayer('Ada')
    expect(names()).toEqual([['nobody', 'Bela'], ['Adda']])
    await back(takeBack)
    expect(names()).toEqual(WHOLE)
  })

  it('is erased and brought back whole', async () => {
    const takeBack = await eraseBook()
    expect(names()).toEqual([])
    await back(takeBack)
    expect(names()).toEqual(WHOLE)
  })

  it('tells of records it cannot read', async () => {
    await (await connection.get()).put('results', { ...result(4, 'Cleo'), format: 2 })
    await loadBook()
    expect(names()).toEqual(WHOLE)
    expect(unreadableResults.value).toBe(1)
  })

  it('says why it cannot be read, and changes nothing', async () => {
    const newer = indexedDB.open(DATABASE, 99)
    await new Promise((resolve) => {
      newer.onsuccess = resolve
    })
    expect(await eraseBook()).toBeNull()
    expect(bookProblem.value).toMatchObject({ kind: 'newerSave', found: 99 })
    expect(names()).toEqual(WHOLE)
    newer.result.close()
  })
})
