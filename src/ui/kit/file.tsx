import type { ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'

interface Props {
  /** As the `accept` of a file input. */
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly children: ComponentChildren
}

/** Looks like a button and opens the system's file chooser; the same file can be chosen twice. */
export function FileButton({ accept, onFile, children }: Props) {
  const chosen = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (file) onFile(file)
  }
  return (
    <label class="btn quiet file-btn">
      <Icon name="upload" />
      <span>{children}</span>
      <input type="file" accept={accept} onChange={(event) => chosen(event.currentTarget)} />
    </label>
  )
}
