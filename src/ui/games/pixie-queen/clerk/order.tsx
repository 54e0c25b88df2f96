/** The order of a round as it lies on the table: entered by moving everybody to their place. */
import { useState } from 'preact/hooks'
import type { ClerkEntry } from '../../../../games/pixie-queen/clerk.ts'
import { likelyOrder } from '../../../../games/pixie-queen/clerk-open.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { useDesk } from './desk.ts'
import { Order } from './entryforms.tsx'

interface RealOrderProps {
  readonly onDone: () => void
  /** What was entered so far: where it is left without saving it need not be lost. */
  readonly onDraft?: (entry: ClerkEntry) => void
}

/** The form, and its two ways out. */
export function RealOrder({ onDone, onDraft }: RealOrderProps) {
  const { c, i, book, tell } = useDesk()
  const [entry, setEntry] = useState<Extract<ClerkEntry, { type: 'order' }>>({ type: 'order', order: likelyOrder(book) })
  const change = (next: ClerkEntry) => {
    if (next.type !== 'order') return
    setEntry(next)
    onDraft?.(next)
  }
  const save = () => {
    onDone()
    void tell(entry)
  }
  return (
    <>
      <p class="quiet-text">{c.order.how}</p>
      <Order entry={entry} onChange={change} />
      <div class="row-btns">
        <Button onClick={onDone}>{i.common.cancel}</Button>
        <Button kind="primary" onClick={save}>
          {c.save}
        </Button>
      </div>
    </>
  )
}

/** The same of a later round. */
export function OrderSheet() {
  const { c, i, close } = useDesk()
  return (
    <Sheet class="pq clerk-sheet" title={c.order.now} closeLabel={i.common.close} onClose={close}>
      <div class="stack-s">
        <RealOrder onDone={close} />
      </div>
    </Sheet>
  )
}
