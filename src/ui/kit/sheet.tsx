import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useDragDown } from './drag.ts'

interface Props {
  readonly title: ComponentChildren
  /** A line under the title. */
  readonly note?: ComponentChildren
  /** A picture before the title. */
  readonly art?: ComponentChildren
  /** Name of the close button, in the language of the page. */
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children?: ComponentChildren
  /** Buttons at the foot, always visible; the primary one last. */
  readonly actions?: ComponentChildren
  readonly foot?: ComponentChildren
  readonly class?: string
}

/** A card that rises from the bottom edge. Mount it to open, unmount it to close; it asks through `onClose`. */
export function Sheet({ title, note, art, closeLabel, onClose, children, actions, foot, class: cls = '' }: Props) {
  const id = useId()
  const drag = useDragDown(onClose)
  return (
    <Dialog class={`sheet ${cls}`} labelledBy={id} onClose={onClose}>
      <div class="sheet-grab" {...drag} />
      <header class="sheet-top">
        {art}
        <div class="sheet-title">
          <h2 id={id} class="display" tabIndex={-1} autofocus>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {children && <div class="sheet-body">{children}</div>}
      {actions && <div class="sheet-acts">{actions}</div>}
      {foot && <p class="sheet-foot">{foot}</p>}
    </Dialog>
  )
}

/** The same from the side: menus and logs. On the left for the left-handed. */
export function Drawer({ title, note, art, closeLabel, onClose, children, actions, class: cls = '' }: Omit<Props, 'foot'>) {
  const id = useId()
  return (
    <Dialog class={`drawer ${cls}`} labelledBy={id} onClose={onClose}>
      <header class="sheet-top">
        {art}
        <div class="sheet-title">
          <h2 id={id} class="display" tabIndex={-1} autofocus>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div class="sheet-body">{children}</div>
      {actions && <div class="sheet-acts">{actions}</div>}
    </Dialog>
  )
}
