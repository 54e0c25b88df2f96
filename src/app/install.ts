/** Keeping the app: the browser's own offer where there is one, an explained way where there is none. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { keptSwitch } from './settings.ts'

/** The event browsers fire before they would offer installation themselves. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offer = signal<InstallOffer | null>(null)
const dismissed = keptSwitch('install-dismissed')
const installed = signal(false)

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && 'userChoice' in event

/** iPhones and iPads, which only install by hand. An iPad says it is a Mac, but a Mac has no touch screen. */
export function byHand(agent = navigator.userAgent, touches = navigator.maxTouchPoints): boolean {
  return /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touches > 1)
}

/** True in a window of its own. */
function standalone(): boolean {
  const legacy = 'standalone' in navigator && navigator.standalone === true
  return legacy || matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches
}

/** How it can be installed here: by a button, by a way to be shown, or not (any more). */
export const installWay = computed<'button' | 'hand' | 'none'>(() => {
  if (installed.value) return 'none'
  if (offer.value) return 'button'
  return byHand() ? 'hand' : 'none'
})

/** Whether home shows its strip: possible, and not put away by the person. */
export const installOffered: ReadonlySignal<boolean> = computed(() => installWay.value !== 'none' && !dismissed.on.value)

/** Listens for the browser's offer. Call early: it comes once. */
export function watchInstall(): void {
  installed.value = standalone()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isOffer(event)) offer.value = event
  })
  addEventListener('appinstalled', () => {
    installed.value = true
    offer.value = null
  })
}

/** Shows the browser's question; resolves to true when the person agreed. */
export async function install(): Promise<boolean> {
  const event = offer.value
  if (!event) return false
  offer.value = null
  await event.prompt()
  return (await event.userChoice).outcome === 'accepted'
}

/** Puts the strip away for good; settings still offer it. */
export const dismissInstall = (): void => dismissed.turn(true)
