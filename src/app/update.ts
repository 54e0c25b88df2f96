/**
 * The app keeps itself: everything is stored on the first visit, and a newer version is offered, never forced.
 * Screens read the signals and decide when to ask; nothing reloads a table behind anybody's back.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Workbox } from 'workbox-window'

const waiting = signal(false)
const stored = signal(false)
/** Milliseconds of peace for the first screen of a first visit. */
const FIRST_VISIT = 2000

/** Speaks with the service worker, once there is one to speak with. */
let workbox: Workbox | undefined
/** Another window has switched versions: no version waits any more, this page is only to begin anew. */
let overtaken = false
/** This window has asked for the waiting version. */
let asked = false

/** True while a newer version is downloaded and waits. Offer it between turns. */
export const updateReady: ReadonlySignal<boolean> = waiting

/** True once every file of the app is stored here, so that no network is needed any more. */
export const offlineReady: ReadonlySignal<boolean> = stored

/** Registers the service worker. Does nothing in development and where there is none (plain http, private windows of some browsers). */
export function registerUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    overtaken = controlled
    controlled = true
    if (asked) location.reload()
    else if (overtaken) whenHidden(() => location.reload())
  })
  const begin = () => void register().catch(() => undefined)
  // On a first visit everything else is fetched for later: that waits until the first screen stands.
  if (navigator.serviceWorker.controller) begin()
  else setTimeout(begin, FIRST_VISIT)
  void navigator.serviceWorker.ready.then(() => {
    stored.value = true
  })
}

/** No screen waits for what speaks with the service worker: it is fetched when it is needed. */
async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox(new URL('sw.js', document.baseURI).href)
  workbox.addEventListener('waiting', () => {
    // Where there was none before, none waits: a slow machine only takes its time to begin with the first.
    if (navigator.serviceWorker.controller) waiting.value = true
  })
  await workbox.register()
}

/** Another window has switched versions: this one follows as soon as nobody looks, before it needs a file that is gone. */
function whenHidden(run: () => void): void {
  if (document.hidden && mayLeave()) run()
  else document.addEventListener('visibilitychange', () => whenHidden(run), { once: true })
}

/** Asks whoever asks people before the page is closed: what could not be kept would go with it. */
const mayLeave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * Switches to the waiting version and reloads when it has taken over. Everything is saved before an answer reaches the
 * page, so a table opens where it was. Without a waiting version nothing happens.
 */
export function applyUpdate(): void {
  if (!waiting.value) return
  if (overtaken) location.reload()
  asked = true
  workbox?.messageSkipWaiting()
}

/** Begins the page anew, with the waiting version if there is one. */
export function renew(): void {
  if (waiting.value) applyUpdate()
  else location.reload()
}

/** Asks the server for a newer version, e.g. from the settings screen. Without a network nothing happens. */
export async function checkForUpdate(): Promise<void> {
  await workbox?.update().catch(() => undefined)
}
