/** Carrying a card of the hand into a cell with the finger or the mouse. A short tap stays a tap. */
import { useRef } from 'preact/hooks'
import type { CardNumber } from '../../../games/fairy-school/types.ts'
import { asSeen } from '../../kit/turn.ts'
import { placesOf } from './light.ts'
import { useTable } from './table.ts'

/** So far, in pixels, before a press becomes a drag. */
const FAR = 8

interface Grip {
  readonly x: number
  readonly y: number
  moved: boolean
}

const cellAt = (x: number, y: number): number | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest('[data-cell]')?.getAttribute('data-cell')
    if (cell !== null && cell !== undefined) return Number(cell)
  }
  return null
}

/** Handlers for a card of the hand; `dragged` tells, once, that the press just ended was no tap. */
export function useCarry(card: CardNumber) {
  const { desk, options, play } = useTable()
  const grip = useRef<Grip | null>(null)
  const after = useRef(false)
  const home = (el: HTMLElement) => {
    el.style.transform = ''
    el.classList.remove('carried')
    grip.current = null
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      after.current = false
      if (event.button !== 0) return
      grip.current = { x: event.clientX, y: event.clientY, moved: false }
      // A quick mouse has left the card before it is heard to move.
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const at = grip.current
      const el = event.currentTarget
      if (!at || !(el instanceof HTMLElement)) return
      const [dx, dy] = asSeen(event.clientX - at.x, event.clientY - at.y)
      if (!at.moved && Math.hypot(dx, dy) < FAR) return
      if (!at.moved) {
        at.moved = true
        el.classList.add('carried')
        desk.picked.value = { kind: 'card', card }
      }
      el.style.transform = `translate(${dx}px, ${dy}px)`
    },
    onPointerUp(event: PointerEvent) {
      const at = grip.current
      const el = event.currentTarget
      if (!at?.moved || !(el instanceof HTMLElement)) {
        grip.current = null
        return
      }
      after.current = true
      const cell = cellAt(event.clientX, event.clientY)
      const way = cell === null ? undefined : placesOf(options, card).get(cell)
      home(el)
      if (way) play(way.move)
    },
    onPointerCancel(event: PointerEvent) {
      if (event.currentTarget instanceof HTMLElement) home(event.currentTarget)
    },
  }
  return { handlers, dragged: () => after.current }
}
