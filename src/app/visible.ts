/** Whether the page can be seen: another tab, or the phone in a pocket, hides it. */
import { type ReadonlySignal, signal } from '@preact/signals'

const visibleS = signal(!document.hidden)
document.addEventListener('visibilitychange', () => {
  visibleS.value = !document.hidden
})

export const visible: ReadonlySignal<boolean> = visibleS
