import { useRef } from 'preact/hooks'
import { asSeen } from './turn.ts'

/** Further down than this, in pixels, or quicker than this, in pixels a millisecond, the sheet is let go. */
const FAR = 110
const QUICK = 0.6

/** How far down a pointer is, for the one who reads the dialog. */
const downOf = ({ clientX, clientY }: PointerEvent): number => asSeen(clientX, clientY)[1]

interface Grip {
  readonly y: number
  readonly at: number
}

/** Pointer handlers for a handle that drags its dialog down and closes it when let go far or quickly enough. */
export function useDragDown(onClose: () => void) {
  const grip = useRef<Grip | null>(null)
  const dialogOf = (event: PointerEvent) => (event.currentTarget instanceof Element ? event.currentTarget.closest('dialog') : null)
  const move = (event: PointerEvent, y: number) => {
    const dialog = dialogOf(event)
    if (dialog) dialog.style.transform = y > 0 ? `translateY(${y}px)` : ''
  }
  return {
    onPointerDown(event: PointerEvent) {
      grip.current = { y: downOf(event), at: event.timeStamp }
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (grip.current) move(event, downOf(event) - grip.current.y)
    },
    onPointerUp(event: PointerEvent) {
      const start = grip.current
      grip.current = null
      if (!start) return
      const way = downOf(event) - start.y
      const speed = way / Math.max(1, event.timeStamp - start.at)
      if (way > FAR || (way > 24 && speed > QUICK)) onClose()
      else move(event, 0)
    },
    onPointerCancel(event: PointerEvent) {
      grip.current = null
      move(event, 0)
    },
  }
}
