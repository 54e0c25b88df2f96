import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DATABASE, DATABASE_VERSION } from '../storage/db.ts'
import { openSessions } from '../storage/open.ts'
import { beginSession, loadSessions, openSession, removeSession, restoreSession, type SessionModel, sessions } from './companion.ts'
import { useRefusal } from './testing.ts'

const summary = { round: 1, over: false }

/** One more entry at the end. */
const told = (model: SessionModel, entry: string) => model.change((entries) => ({ from: entries.length, entries: [entry], summary }))

async function opened(id: string): Promise<SessionModel> {
  const found = await openSession(id)
  if ('problem' in found) throw new Error(found.problem.kind)
  return found.model
}

let id = ''

beforeEach(async () => {
  const begun = await beginSession('toy', [{ name: 'Ada', crest: 0 }])
  if (typeof begun !== 'string') throw new Error(begun.kind)
  id = begun
})

describe('a session', () => {
  it('shows an entry once it is kept, and keeps fast ones in their order', async () => {
    const model = await opened(id)
    const all = ['a', 'b', 'c'].map((entry) => told(model, entry))
    expect(model.entries.value).toEqual([])
    expect(await Promise.all(all)).toEqual([true, true, true])
    expect(model.entries.value).toEqual(['a', 'b', 'c'])
    expect((await opened(id)).entries.value).toEqual(['a', 'b', 'c'])
  })

  it('is edited and shortened as a whole', async () => {
    const model = await opened(id)
    await told(model, 'a')
    await told(model, 'b')
    await model.change(() => ({ from: 0, entries: ['A', 'b'], summary }))
    await model.change(() => ({ from: 1, entries: [], summary: { round: 2, over: true } }))
    expect((await opened(id)).entries.value).toEqual(['A'])
    await loadSessions()
    expect(sessions.value?.find((each) => each.id === id)?.summary).toEqual({ round: 2, over: true })
  })

  it('told in two windows loses nothing: the later one is refused, catches up and goes on', async () => {
    const [one, other] = [await opened(id), await opened(id)]
    await told(one, 'mine')
    expect(await told(other, 'yours')).toBe(false)
    expect(other.problem.value).toEqual({ kind: 'staleMove' })
    expect(other.entries.value).toEqual(['mine'])
    expect(await told(other, 'yours')).toBe(true)
    expect(other.problem.value).toBeNull()
    expect((await opened(id)).entries.value).toEqual(['mine', 'yours'])
  })

  it('that nobody has is told as a problem', async () => {
    expect(await openSession('nobody')).toEqual({ problem: { kind: 'notFound' } })
  })

  it('goes into the bin and comes back', async () => {
    await removeSession(id)
    expect(sessions.value?.some((each) => each.id === id)).toBe(false)
    await restoreSession(id)
    expect(sessions.value?.some((each) => each.id === id)).toBe(true)
  })
})

describe('a session that the store does not take', () => {
  const refusal = useRefusal()

  /** Lets the time pass until keeping is tried again, and waits until it has come to an end. */
  const retried = async (model: SessionModel, kept: boolean) => {
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(model.unkept.value === null).toBe(kept))
  }
  /** As another window would read it. */
  const stored = async (of: string) => (await openSessions().load(of)).entries

  it('goes on in memory, says why, goes into a file, and is kept whole by itself', async () => {
    const model = await opened(id)
    await told(model, 'a')
    refusal.error = 'QuotaExceededError'
    expect(await told(model, 'b')).toBe(true)
    expect(await told(model, 'c')).toBe(true)
    expect(model.unkept.value).toMatchObject({ kind: 'storage', message: expect.stringMatching(/^Quota/) })
    expect(model.entries.value).toEqual(['a', 'b', 'c'])
    expect(JSON.parse(model.exported())).toMatchObject({ app: 'fey-table', sessions: [{ game: 'toy', entries: ['a', 'b', 'c'] }] })
    expect(await stored(id), 'what lay there is untouched').toEqual(['a'])
    expect(await opened(id), 'left and opened again it is the same').toBe(model)
    const listed = () => sessions.value?.find((each) => each.id === id)
    await loadSessions()
    expect(listed(), 'it is in the list as this window has it').toMatchObject({ length: 3, unkept: true })
    await retried(model, false)
    refusal.error = null
    await retried(model, true)
    expect(await stored(id)).toEqual(['a', 'b', 'c'])
    await vi.waitFor(() => expect(listed()).toMatchObject({ length: 3 }))
    expect(listed()).not.toHaveProperty('unkept')
    await told(model, 'd')
    expect(await stored(id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('begins all the same', async () => {
    refusal.error = 'SecurityError'
    const fresh = await beginSession('toy', [{ name: 'Bo', crest: 1 }])
    if (typeof fresh !== 'string') throw new Error(fresh.kind)
    const model = await opened(fresh)
    expect(await told(model, 'a')).toBe(true)
    await loadSessions()
    expect(sessions.value?.filter((each) => each.id === fresh)).toMatchObject([{ length: 1, unkept: true }])
    refusal.error = null
    await retried(model, true)
    expect(await stored(fresh)).toEqual(['a'])
  })

  it('that another window has gone on with is kept beside that one', async () => {
    const model = await opened(id)
    refusal.error = 'QuotaExceededError'
    await told(model, 'mine')
    refusal.error = null
    const [{ session }] = [await openSessions().load(id)]
    await openSessions().rewrite({ session: id, version: session.version, from: 0, entries: ['yours'], summary, now: 9 })
    await retried(model, true)
    expect(model.entries.value).toEqual(['yours'])
    expect(model.problem.value).toEqual({ kind: 'staleMove' })
    const all = await Promise.all((await openSessions().list()).sessions.map((each) => stored(each.id)))
    expect(all).toContainEqual(['mine'])
    expect(all).toContainEqual(['yours'])
  })

  it('that was deleted under its window is there again', async () => {
    const model = await opened(id)
    await told(model, 'a')
    await openSessions().erase()
    expect(await told(model, 'b')).toBe(true)
    await retried(model, true)
    expect(await stored(id)).toEqual(['a', 'b'])
  })

  it('goes on and begins where a newer app has taken the store over, and touches nothing of it', async () => {
    const model = await opened(id)
    await told(model, 'a')
    const newer = await openDB(DATABASE, DATABASE_VERSION + 1)
    const before = await newer.getAll('sessions')
    expect(await told(model, 'b')).toBe(true)
    expect(model.unkept.value).toMatchObject({ kind: 'newerSave' })
    expect(JSON.parse(model.exported())).toMatchObject({ sessions: [{ entries: ['a', 'b'] }] })
    expect(typeof (await beginSession('toy', [{ name: 'Bo', crest: 1 }]))).toBe('string')
    await retried(model, false)
    expect(await newer.getAll('sessions')).toEqual(before)
    newer.close()
  })
})
