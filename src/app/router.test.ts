import { beforeEach, expect, it, vi } from 'vitest'

/** A browser's history: entries with their states, and steps that arrive later. */
class FakeHistory {
  readonly entries: { state: unknown; hash: string; scroll: string }[] = [{ state: null, hash: '#/', scroll: 'auto' }]
  at = 0
  private readonly steps: number[] = []

  get state(): unknown {
    return this.entries[this.at]?.state
  }
  get hash(): string {
    return this.entries[this.at]?.hash ?? ''
  }
  get scrollRestoration(): string {
    return this.entries[this.at]?.scroll ?? ''
  }
  set scrollRestoration(scroll: string) {
    const entry = this.entries[this.at]
    if (entry) entry.scroll = scroll
  }
  pushState(state: unknown, _: string, hash = this.hash) {
    // As a browser does it: the new entry begins with the way of the one before.
    const scroll = this.scrollRestoration
    this.entries.splice(++this.at, Number.POSITIVE_INFINITY, { state, hash, scroll })
  }
  replaceState(state: unknown, _: string, hash = this.hash) {
    this.entries[this.at] = { state, hash, scroll: this.scrollRestoration }
  }
  go(by: number) {
    this.steps.push(by)
  }
  /** Whatever is on its way arrives. */
  arrive() {
    for (const by of this.steps.splice(0)) {
      this.at += by
      for (const hear of heard) hear()
    }
  }
}

let history: FakeHistory
let heard: (() => void)[]

beforeEach(() => {
  vi.resetModules()
  history = new FakeHistory()
  heard = []
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', {
    get hash() {
      return history.hash
    },
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined }, addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => type === 'popstate' && heard.push(hear))
  return () => vi.unstubAllGlobals()
})

const router = async () => {
  const found = await import('./router.ts')
  found.startRouter()
  return found
}
const player = (name: string) => ({ name: 'book', player: name }) as const

it('opens a screen in the place of another while the entry of a sheet is still being taken back', async () => {
  const { navigate, openLayer, route } = await router()
  navigate(player('You'))
  const close = openLayer(() => undefined)
  await Promise.resolve()
  close()
  await Promise.resolve()
  // The step back over the sheet's entry has been asked for, and has not arrived.
  navigate(player('Ada'), { replace: true })
  history.arrive()
  expect(route.value).toEqual(player('Ada'))
  expect([history.at, history.entries.slice(0, 2).map(({ hash }) => hash)]).toEqual([1, ['#/', '#/book/Ada']])
})

it('opens the last of the screens that were asked for on the way', async () => {
  const { leave, navigate, route } = await router()
  navigate(player('You'))
  leave()
  navigate(player('Ada'))
  navigate(player('Bela'))
  history.arrive()
  expect(route.value).toEqual(player('Bela'))
  expect(history.entries.map(({ hash }) => hash)).toEqual(['#/', '#/book/Bela'])
})

it('scrolls a screen back to where it was when another one closes, and never when a sheet over it does', async () => {
  const { navigate, openLayer } = await router()
  navigate(player('You'))
  const close = openLayer(() => undefined)
  await Promise.resolve()
  const under = () => history.entries[1]?.scroll
  expect([history.at, under()]).toEqual([2, 'manual'])
  close()
  await Promise.resolve()
  history.arrive()
  expect([history.at, under()]).toEqual([1, 'manual'])
  navigate(player('Ada'))
  expect([history.at, under(), history.scrollRestoration]).toEqual([2, 'auto', 'auto'])
})
