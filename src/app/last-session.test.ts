import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSession, lastSession, noteSession } from './last-session.ts'
import { remember } from './settings.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})

const session = { id: 'a', game: 'a-game', at: 5, names: ['Ada', 'Bram'], where: { part: 2 } } as const

describe('the session that was gone on with last', () => {
  it('is offered until it is over, deleted, or another one', () => {
    expect(lastSession()).toBeNull()
    noteSession(session, false)
    expect(lastSession()).toEqual(session)
    forgetSession('b')
    expect(lastSession()).toEqual(session)
    noteSession({ ...session, at: 6 }, true)
    expect(lastSession()).toBeNull()
    noteSession(session, false)
    forgetSession('a')
    expect(lastSession()).toBeNull()
  })

  it('says who plays and where it stands, as far as that was kept', () => {
    noteSession({ ...session, where: { round: 3 } }, false)
    expect(lastSession()).toMatchObject({ names: ['Ada', 'Bram'], where: { round: 3 } })
    remember('last-session', '{"id":"a","game":"g","at":1}')
    expect(lastSession()).toEqual({ id: 'a', game: 'g', at: 1, names: [], where: { round: 0 } })
    remember('last-session', '{"id":"a","game":"g","at":1,"names":["Ada",7],"where":{"part":"first"}}')
    expect(lastSession()).toMatchObject({ names: ['Ada'], where: { round: 0 } })
  })

  it.each(['', 'no json', '[]', '{"id":1}', '{"id":"a","game":"g"}'])('is none where something else was kept: %j', (text) => {
    remember('last-session', text)
    expect(lastSession()).toBeNull()
  })
})
