/** Going round the table: a sideways swipe or an arrow key. */
import { useRef } from 'preact/hooks'
import { asSeen } from '../../kit/turn.ts'

/** So far, in pixels, a finger must go sideways. */
const FAR = 48

/** Handlers for an element on which a swipe to the left, or the right arrow key, goes one seat to the right. */
export function useRound(go: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      // A mouse has the buttons, and its press may belong to something else.
      from.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      const start = from.current
      from.current = null
      const [dx, dy] = start ? asSeen(event.clientX - start.x, event.clientY - start.y) : [0, 0]
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) go(dx < 0 ? 1 : -1)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'ArrowRight') go(1)
      if (event.key === 'ArrowLeft') go(-1)
    },
  }
}
