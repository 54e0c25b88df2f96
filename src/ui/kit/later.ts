/** What may come a moment after the answer to a tap. */
import { useEffect, useState } from 'preact/hooks'

/** `value` one paint late: what hangs on it does not hold up the picture that answers a tap. At first sight it is there at once. */
export function useLater<T>(value: T): T {
  const [late, follow] = useState<{ readonly value: T }>({ value })
  useEffect(() => {
    if (late.value !== value) follow({ value })
  }, [value])
  return late.value
}
