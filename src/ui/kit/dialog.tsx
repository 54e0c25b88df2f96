import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useBack } from './back.ts'
import { useFocusKept } from './focus.ts'
import { coverToasts, DialogToasts } from './toast.tsx'

interface Props {
  readonly class: string
  /** Id of the element that names the dialog. */
  readonly labelledBy: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** What has the focus when a dialog opens; its return place when it closes. */
function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    const uncover = coverToasts(ref)
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      uncover()
    }
  }, [])
  useFocusKept(ref)
  useBack(onClose)
  return ref
}

/**
 * A modal dialog in the top layer: the rest of the page is inert, Escape, *back* and a tap beside it ask `onClose`,
 * and the focus returns where it was. Mount it to open, unmount it to close.
 */
export function Dialog({ class: cls, labelledBy, onClose, children }: Props) {
  const ref = useModal(onClose)
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  const beside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }
  return (
    <dialog ref={ref} class={cls} aria-modal="true" aria-labelledby={labelledBy} onCancel={cancel} onClick={beside}>
      {children}
      <DialogToasts dialog={ref} />
    </dialog>
  )
}
