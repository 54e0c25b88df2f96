import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { Zoom } from './zoom.ts'

interface Props {
  readonly class?: string
  /** Name of the button that leads back to the whole picture. */
  readonly label: string
  /** True where nothing should move. */
  readonly still: () => boolean
  readonly children: ComponentChildren
}

/**
 * A frame in which a picture can be zoomed: by two fingers, a double tap beside its controls, Ctrl and the wheel, or + and
 * − and 0 while the focus is in it. Children with `data-plane` zoom; they lie exactly over each other.
 */
export function ZoomFrame({ class: cls = '', label, still, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const zoom = useRef<Zoom | null>(null)
  const [zoomed, setZoomed] = useState(false)
  useLayoutEffect(() => {
    if (!ref.current) return
    const made = new Zoom(ref.current, { still, onZoom: setZoomed })
    zoom.current = made
    // Nobody zooms before there is something to see: what hears fingers and keys comes after the picture.
    let leave: (() => void) | null = null
    void import('./zoom-input.ts').then(({ listen }) => {
      if (zoom.current === made) leave = listen(made)
    })
    return () => {
      zoom.current = null
      leave?.()
      made.end()
    }
  }, [])
  const back = () => {
    zoom.current?.toWhole()
    // The button goes; the keyboard stays where it was.
    const plane = ref.current?.querySelector<HTMLElement>('[data-plane]')
    plane?.focus({ preventScroll: true })
  }
  return (
    <div ref={ref} class={`zoomframe ${cls}`}>
      {children}
      {zoomed && <IconButton icon="zoom-out" label={label} framed class="zoomback" onClick={back} />}
    </div>
  )
}
