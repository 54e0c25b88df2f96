import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** The heading of a clerk's screen. It takes the focus when the screen opens, so that a reader knows where it is. */
export function Heading({ children }: { readonly children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} class="display" tabIndex={-1}>
      {children}
    </h1>
  )
}
