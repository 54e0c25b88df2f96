/** What may come a moment after the answer to a tap. */
import { useEffect, useState } from 'preact/hooks'

/**
 * `value` one paint late: what hangs on it does not hold up the picture that answers a tap. Until there was a paint it is
 * `first`; without one it is there at first sight.
 */
export function useLater<T>(value: T, first: T = value): T {
  const [late, follow] = useState({ value: first })
  useEffect(() => {
    if (late.value === value) return
    // Effects run in the frame of the answer; its picture leaves with the next one.
    const frame = requestAnimationFrame(() => follow({ value }))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return late.value
}
