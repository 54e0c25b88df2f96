import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession, loadSessions, openSession, removeSession, restoreSession, type SessionModel, sessions } from './companion.ts'

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
