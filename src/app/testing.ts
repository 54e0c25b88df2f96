/** A database that takes nothing while a test wants it so. */
import { afterEach, beforeEach, vi } from 'vitest'

/** What the database answers instead of its work; null: it works. */
export interface Refusal {
  error: string | null
}

/** For the tests of a block: writing can be refused, and time passes only when a test lets it. */
export function useRefusal(): Refusal {
  const refusal: Refusal = { error: null }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const name of ['add', 'put'] as const) {
      const real = IDBObjectStore.prototype[name]
      vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...args) {
        if (refusal.error) throw new DOMException('no room', refusal.error)
        return real.apply(this, args)
      })
    }
  })
  afterEach(() => {
    refusal.error = null
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  return refusal
}
