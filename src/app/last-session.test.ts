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

const session = { id: 'a', game: 'a-game', at: 5 }

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

  it.each(['', 'no json', '[]', '{"id":1}', '{"id":"a","game":"g"}'])('is none where something else was kept: %j', (text) => {
    remember('last-session', text)
    expect(lastSession()).toBeNull()
  })
})
