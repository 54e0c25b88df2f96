/**
 * The sheet of a place of the board. Not a dialog of the kit, because the touched place stays lit above the scrim: the board slides
 * until the sheet no longer covers it. Focus stays inside, Escape and *back* close.
 */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useBack } from '../kit/back.ts'
import { IconButton } from '../kit/button.tsx'
import { useDragDown } from '../kit/drag.ts'
import { asSeen, turn } from '../kit/turn.ts'
import { wholeWhile } from '../kit/zoom.ts'
import { useBase } from './context.tsx'
import type { LayoutKind } from './table.ts'

interface Props {
  readonly title: string
  readonly note: ComponentChildren
  readonly art: ComponentChildren
  readonly at: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** Slides the board up so that a place of it clears a sheet at the foot. */
function slide(board: HTMLElement, covered: number): () => void {
  const view = board.parentElement
  if (covered <= 0 || !view) return () => undefined
  board.style.top = `${-Math.ceil(covered)}px`
  view.style.overflow = 'clip'
  return () => {
    board.style.top = ''
    view.style.overflow = ''
  }
}

/** Where there is room, the sheet goes to the other side of the window instead. */
function stepAside(kind: LayoutKind, sheet: HTMLElement, place: DOMRect): void {
  const [x] = asSeen(place.left + place.width / 2 - window.innerWidth / 2, place.top + place.height / 2 - window.innerHeight / 2)
  const left = x < 0
  if (turn.value !== null) sheet.dataset['aside'] = left ? 'right' : 'left'
  else if (kind === 'tablet') sheet.style.inset = place.top > window.innerHeight / 2 ? '112px 0 auto 0' : ''
  else sheet.style.margin = left ? '0 12px 0 auto' : '0 auto 0 12px'
}

/** Keeps a place of the board in sight while its sheet is open. */
function useClear(at: string, sheet: { readonly current: HTMLElement | null }): void {
  const { kind } = useBase().layout
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>(`[data-at="${at}"]`)
    const board = place?.closest<HTMLElement>('.board')
    if (!place || !board || !sheet.current) return
    // A zoomed board would lie under the scrim as a whole, and the place perhaps outside its frame.
    const zoomAgain = wholeWhile(board)
    const box = place.getBoundingClientRect()
    if (kind !== 'phone' && kind !== 'short') {
      stepAside(kind, sheet.current, box)
      return zoomAgain
    }
    const slideBack = slide(board, box.bottom + 10 - (window.innerHeight - sheet.current.offsetHeight))
    return () => {
      slideBack()
      zoomAgain()
    }
  }, [at, kind])
}

const FOCUSABLE = 'button:not([disabled]), a[href], [tabindex="0"]'

/** Keeps Tab inside the sheet. */
function trap(event: KeyboardEvent, sheet: HTMLElement): void {
  if (event.key !== 'Tab') return
  const all = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = all[0]
  const last = all.at(-1)
  const here = document.activeElement
  if (event.shiftKey && (here === first || !all.some((x) => x === here))) {
    last?.focus()
    event.preventDefault()
  } else if (!event.shiftKey && here === last) {
    first?.focus()
    event.preventDefault()
  }
}

/** At once: the sheet hears only the keys of what has the focus, and one may come before a paint. */
function useFocus(ref: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    ref.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}

/** The sheet over the board. */
export function PlaceSheet({ title, note, art, at, onClose, children }: Props) {
  const { i } = useBase()
  const ref = useRef<HTMLDialogElement>(null)
  useClear(at, ref)
  useFocus(ref)
  useBack(onClose)
  const drag = useDragDown(onClose)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (ref.current) trap(event, ref.current)
  }
  return (
    <>
      <div class="scrim" onClick={onClose} />
      <dialog open ref={ref} class="placesheet" aria-modal="true" aria-label={title} onKeyDown={keys}>
        <div class="grab" {...drag} />
        <div class="top">
          {art}
          <div class="tt">
            <h2 class="disp" tabIndex={-1}>
              {title}
            </h2>
            <small>{note}</small>
          </div>
          <IconButton icon="close" label={i.common.close} onClick={onClose} />
        </div>
        {children}
      </dialog>
    </>
  )
}
