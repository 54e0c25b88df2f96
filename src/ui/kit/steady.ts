/** A button on which two quick taps are one: what it does next, it does only when it is meant. */
import { useEffect, useRef, useState } from 'preact/hooks'

/** Milliseconds before a second tap counts: less is one tap that bounced, or a double tap. */
export const BOUNCE = 350

/** Which taps count: none that follows another too soon, even one that did not count. Presses of a key all do; keys do not bounce. */
export function steadyTaps(): (tap: Pick<MouseEvent, 'detail' | 'timeStamp'>) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return ({ detail, timeStamp }) => {
    const counts = detail === 0 || timeStamp - last >= BOUNCE
    last = timeStamp
    return counts
  }
}

/** What such a button is given. While a tap would not count it says so. */
export function useSteady(act: () => void) {
  const [ready, setReady] = useState(true)
  const timer = useRef(0)
  const counts = useRef<ReturnType<typeof steadyTaps> | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onClick = (event: MouseEvent) => {
    counts.current ??= steadyTaps()
    const meant = counts.current(event)
    setReady(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setReady(true), BOUNCE)
    if (meant) act()
  }
  return { class: 'steady', onClick, 'aria-disabled': ready ? undefined : true } as const
}
