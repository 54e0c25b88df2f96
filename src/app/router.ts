/**
 * Which screen is open, kept in the browser's history: *back* closes the topmost sheet or menu first, then leaves the
 * screen. Every open sheet is one history entry. When one closes by itself its entry is taken back a moment later;
 * between the two `layers` and history may differ, and {@link reconcile} brings them together.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { href, parseRoute, type Route } from './routes.ts'

interface Entry {
  /** Screens below this one that belong to us. */
  readonly depth: number
  /** Sheets open on it. */
  readonly layers: number
}

const HOME: Route = { name: 'home' }
const now = signal<Route>(parseRoute(location.hash))
const closers: (() => void)[] = []
let traversing = false
let planned = false
let homeward = false
/** The screen to open as soon as history has arrived where it is on its way to. */
let wanted: (() => void) | null = null

/** The open screen. */
export const route: ReadonlySignal<Route> = now

function entry(): Entry {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'depth' in state && 'layers' in state) {
    const { depth, layers } = state
    if (typeof depth === 'number' && typeof layers === 'number') return { depth, layers }
  }
  return { depth: 0, layers: 0 }
}

/** Told at the root of the page while history is on its way: *back* pressed in that moment would go one step too far. */
function travel(underway: boolean): void {
  traversing = underway
  document.documentElement.toggleAttribute('data-travelling', underway)
}

function reconcile(): void {
  planned = false
  if (traversing) return
  const { depth, layers } = entry()
  if (closers.length < layers) {
    travel(true)
    history.go(closers.length - layers)
  } else
    for (let i = layers + 1; i <= closers.length; i++) {
      // Under a sheet the screen may have gone on to something else by the time it closes: where it was read then is no place to return to.
      history.scrollRestoration = 'manual'
      history.pushState({ depth, layers: i }, '')
    }
}

/** Later, so that a sheet that gives way to another one needs no travelling at all. */
function plan(): void {
  if (planned) return
  planned = true
  queueMicrotask(reconcile)
}

/** Registers an open sheet or menu; *back* calls `close`. Call the answer when it closes in any other way. */
export function openLayer(close: () => void): () => void {
  closers.push(close)
  plan()
  return () => {
    const at = closers.lastIndexOf(close)
    if (at < 0) return
    closers.splice(at, 1)
    plan()
  }
}

function arrived(): void {
  now.value = parseRoute(location.hash)
  if (homeward) settleHome()
  if (traversing) {
    travel(false)
    const open = wanted
    wanted = null
    if (open) open()
    else reconcile()
    return
  }
  const { layers } = entry()
  while (closers.length > layers) closers.pop()?.()
  // Forward to where a sheet was: it is not opened again.
  if (closers.length < layers) plan()
}

/**
 * Opens a screen. `replace` puts it in the place of this one, so that *back* skips it. While history is on its way it waits: what
 * is written into an entry that is just being left would be lost with it.
 */
export function navigate(to: Route, options: { readonly replace?: boolean } = {}): void {
  if (traversing) {
    wanted = () => navigate(to, options)
    return
  }
  const { depth, layers } = entry()
  closers.length = 0
  // An entry of a sheet that just closed is free to be used again.
  const replace = options.replace === true || layers > 0
  const state = { depth: options.replace === true && layers === 0 ? depth : depth + 1, layers: 0 }
  // Whoever comes back to this screen from another one finds the place again.
  history.scrollRestoration = 'auto'
  if (replace) history.replaceState(state, '', href(to))
  else history.pushState(state, '', href(to))
  now.value = to
}

/** So many entries back, at one go: sheets that close meanwhile must not take steps of their own. */
function goBack(steps: number): void {
  closers.length = 0
  travel(true)
  history.go(-steps)
}

/** One screen back; home where this one was opened from outside. */
export function leave(): void {
  const { depth, layers } = entry()
  if (depth > 0) goBack(1 + layers)
  else goHome()
}

/** Home, from wherever. The screens on the way here are left behind: *back* does not lead into them again. */
export function goHome(): void {
  const { depth, layers } = entry()
  homeward = true
  if (depth + layers > 0) goBack(depth + layers)
  else settleHome()
}

/** The first of our screens becomes home if it is another one. */
function settleHome(): void {
  homeward = false
  if (now.value.name === 'home') return
  history.replaceState({ depth: 0, layers: 0 }, '', href(HOME))
  now.value = HOME
}

/** Follows a link inside the app without the browser's own handling, which would know nothing of depths. */
function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null
  if (!link || link.hasAttribute('target')) return
  event.preventDefault()
  navigate(parseRoute(link.getAttribute('href') ?? ''))
}

/** Begins to follow history and links. Call once. */
export function startRouter(): void {
  addEventListener('popstate', arrived)
  document.addEventListener('click', clicked)
  if (entry().layers > 0) plan()
}
