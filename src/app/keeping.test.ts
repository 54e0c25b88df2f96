import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSaves } from '../storage/open.ts'
import { noteExport, watchKeeping } from './keeping.ts'
import { loadTables } from './tables.ts'

// The page is at home.
vi.hoisted(() => vi.stubGlobal('location', { hash: '' }))

const DAY = 24 * 60 * 60 * 1000

/** What a browser answers, and how often it was asked to promise. */
const browser = { persisted: false, agrees: false, asked: 0 }
const kept: Record<string, string> = {}

beforeEach(() => {
  Object.assign(browser, { persisted: false, agrees: false, asked: 0 })
  for (const key of Object.keys(kept)) delete kept[key]
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
  const persist = async () => {
    browser.asked++
    browser.persisted = browser.agrees
    return browser.agrees
  }
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 1 }), persisted: async () => browser.persisted, persist } })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const table = (id: string, round: number) => ({
  ...{ id, game: 'toy', rules: 1, name: 'Friday', seats: [{ kind: 'human' as const, name: 'You' }], options: {}, seed: 7 },
  ...{ created: 1, updated: 1, owner: 'me' },
  summary: { round, over: false, turn: [0], ranks: null, facts: null },
})

/** Keeps a table that is in that round, then comes home: what of it is seen at home is looked at at once. */
async function cameHome(id: string, round: number): Promise<void> {
  await openSaves().create([{ table: table(id, round), log: [] }])
  await loadTables()
}

describe('keeping what is kept', () => {
  const remind = vi.fn()
  watchKeeping(remind)

  it('is asked of the browser once a round was finished, once and for all; where it refuses, a file is recommended after a day', async () => {
    await cameHome('a', 1)
    expect(browser.asked, 'nothing to lose yet').toBe(0)
    await cameHome('b', 2)
    await vi.waitFor(() => expect(kept['fey-table:unprotected-since']).toBeDefined())
    expect([browser.asked, remind.mock.calls.length]).toEqual([1, 0])
    vi.setSystemTime(Date.now() + DAY + 1)
    await cameHome('c', 2)
    await vi.waitFor(() => expect(remind).toHaveBeenCalledOnce())
    expect(browser.asked).toBe(1)
    noteExport()
    vi.setSystemTime(Date.now() + 2 * DAY)
    await cameHome('d', 2)
    vi.setSystemTime(Date.now() + 6 * DAY)
    await cameHome('e', 2)
    await vi.waitFor(() => expect(remind, 'everything lay in a file for a week').toHaveBeenCalledTimes(2))
  })

  it('is promised by a browser that agrees: nothing is recommended then', async () => {
    browser.agrees = true
    remind.mockClear()
    await cameHome('f', 2)
    await vi.waitFor(() => expect(browser.persisted).toBe(true))
    vi.setSystemTime(Date.now() + 9 * DAY)
    await cameHome('g', 2)
    expect([browser.asked, remind.mock.calls.length, kept['fey-table:unprotected-since']]).toEqual([1, 0, undefined])
  })
})
