/** The size of an element, followed. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/** Width and height in CSS pixels, whole; the window's until it is known. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The content size of an element (without its padding), as it changes. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  // Only once: to ask the window for its size makes the browser lay out whatever has just changed.
  const [size, set] = useState<Size>(() => ({ width: window.innerWidth, height: window.innerHeight }))
  useLayoutEffect(() => {
    const el = ref.current
    if (!el) return
    const measure = (box: { readonly width: number; readonly height: number }) => {
      const next = { width: Math.round(box.width), height: Math.round(box.height) }
      set((old) => (old.width === next.width && old.height === next.height ? old : next))
    }
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect))
    observer.observe(el)
    return () => observer.disconnect()
  }, [])
  return size
}
