import { beforeEach, expect, it, vi } from 'vitest'
import { registerUpdates, updateReady } from './update.ts'

/** What listens for a version that waits. */
const told: (() => void)[] = []
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (_: string, listener: () => void) => told.push(listener)
    register = async () => undefined
  },
}))

const page = new EventTarget()
const workers = Object.assign(new EventTarget(), { controller: {} as object | null, ready: Promise.resolve() })
const reload = vi.fn()
const tab = Object.assign(new EventTarget(), { hidden: false, baseURI: 'http://localhost/' })

/** The tab is put behind another, or taken out again. */
function put(hidden: boolean): void {
  tab.hidden = hidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('document', tab)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
})

it('a window that another one has overtaken begins anew when nobody looks, but not while it has what could not be kept', () => {
  const ask = (event: Event) => event.preventDefault()
  registerUpdates()
  page.addEventListener('beforeunload', ask)
  workers.dispatchEvent(new Event('controllerchange'))
  put(true)
  put(false)
  expect(reload).not.toHaveBeenCalled()
  page.removeEventListener('beforeunload', ask)
  expect(reload, 'somebody looks').not.toHaveBeenCalled()
  put(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('the first version of all is no newer one, however long it takes to begin', async () => {
  registerUpdates()
  await vi.waitFor(() => expect(told).not.toHaveLength(0))
  workers.controller = null
  for (const tell of told) tell()
  expect(updateReady.value).toBe(false)
  workers.controller = {}
  for (const tell of told) tell()
  expect(updateReady.value).toBe(true)
})
