/**
 * Files that come from outside: shared by another app (`public/share-target.js` put them down for us) or opened with this
 * one. Whoever shows the saved tables takes them; nothing is imported from here.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { navigate, route } from './router.ts'
import { unpack } from './shared-box.ts'

/** Ends the address when a share could not be kept. */
const LOST = /\?lost$/

const waiting = signal<readonly File[]>([])
const missed = signal(false)

/** Files that nobody has taken yet. */
export const arrivals: ReadonlySignal<readonly File[]> = waiting
/** True when something was shared that did not get here: no file in it, or no room to keep it. */
export const arrivalLost: ReadonlySignal<boolean> = missed

/** Hands over, once, the files and whether something was lost. */
export function takeArrivals(): { readonly files: readonly File[]; readonly lost: boolean } {
  const taken = { files: waiting.value, lost: missed.value }
  waiting.value = []
  missed.value = false
  return taken
}

interface OpenedFile {
  getFile(): Promise<File>
}

interface LaunchQueue {
  setConsumer(run: (launch: { readonly files?: readonly OpenedFile[] }) => void): void
}

const hasLaunches = (page: object): page is { readonly launchQueue: LaunchQueue } => 'launchQueue' in page

function arrive(files: readonly File[]): void {
  if (files.length === 0) return
  waiting.value = [...waiting.value, ...files]
  if (route.value.name !== 'tables') navigate({ name: 'tables' })
}

/** Looks for files that were shared or opened, now and whenever more come. Call once, after the router. */
export function watchArrivals(): void {
  if (hasLaunches(window)) {
    window.launchQueue.setConsumer(({ files = [] }) => void Promise.all(files.map((file) => file.getFile())).then(arrive))
  }
  if (route.value.name !== 'tables') return
  missed.value = LOST.test(location.hash)
  // Told once: the address stays in the history.
  if (missed.value) navigate(route.value, { replace: true })
  void unpack().then(arrive, () => {
    missed.value = true
  })
}
