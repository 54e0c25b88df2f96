import { beforeEach, expect, it, vi } from 'vitest'

/** A browser's history: entries with their states, and steps that arrive later. */
class FakeHistory {
  readonly entries: { state: unknown; hash: string }[] = [{ state: null, hash: '#/' }]
  at = 0
  private readonly steps: number[] = []

  get state(): unknown {
    return this.entries[this.at]?.state
  }
  get hash(): string {
    return this.entries[this.at]?.hash ?? ''
  }
  pushState(state: unknown, _: string, hash = this.hash) {
    this.entries.splice(++this.at, Number.POSITIVE_INFINITY, { state, hash })
  }
  replaceState(state: unknown, _: string, hash = this.hash) {
    this.entries[this.at] = { state, hash }
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
