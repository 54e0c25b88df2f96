/** The mark on the app's icon: on while a person is awaited and the app is out of sight. Installed apps only. */

let wanted = false
let listening = false

function show(): void {
  if (!('setAppBadge' in navigator)) return
  const asked = wanted && document.visibilityState === 'hidden' ? navigator.setAppBadge() : navigator.clearAppBadge()
  asked.catch(() => undefined)
}

/** Tells whether somebody at the open table must decide. */
export function awaitPerson(awaited: boolean): void {
  wanted = awaited
  if (!listening) {
    listening = true
    document.addEventListener('visibilitychange', show)
  }
  show()
}
