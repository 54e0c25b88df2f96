import type { ComponentChildren } from 'preact'

/** A line of what a box brings to the table: its picture, and how many of it go where. */
export function SetupLine({ art, children }: { readonly art: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <li>
      <span class="setup-art">{art}</span>
      <span>{children}</span>
    </li>
  )
}
