import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, loadSessions, removeSession, restoreSession, sessions } from './companion.ts'
import { beginEdition, editions, loadEditions, removeEdition, restoreEdition } from './editions.ts'

afterEach(() => vi.useRealTimers())

const begun = async (begin: Promise<unknown>): Promise<string> => String(await begin)

it.each([
  {
    what: 'a session',
    begin: () => begun(beginSession('toy', [{ name: 'Ada', crest: 0 }])),
    remove: removeSession,
    restore: restoreSession,
    ids: async () => {
      await loadSessions()
      return sessions.value?.map(({ id }) => id)
    },
  },
  {
    what: 'an edition',
    begin: () => begun(beginEdition('toy', 'Mine', {})),
    remove: removeEdition,
    restore: restoreEdition,
    ids: async () => {
      await loadEditions()
      return editions.value?.map(({ id }) => id)
    },
  },
])('$what can be brought back where it was deleted, although the clock was set far ahead and another one deleted since', async (bin) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [one, other] = [await bin.begin(), await bin.begin()]
  await bin.remove(one)
  vi.setSystemTime(Date.now() + 40 * 24 * 60 * 60 * 1000)
  await bin.remove(other)
  expect(await bin.ids()).toEqual([])
  await bin.restore(one)
  expect(await bin.ids()).toEqual([one])
})
