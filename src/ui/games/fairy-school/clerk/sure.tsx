/** What passes over months that nobody has told asks first, and says what is missing. */
import type { ComponentChildren } from 'preact'
import { type Book, finished, isLast, turnsOf, withoutFinal } from '../../../../games/fairy-school/clerk.ts'
import type { FairyClerkText } from '../../../../text/index.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { momentText } from './changes.tsx'
import { type Desk, useDesk } from './desk.ts'

interface SureProps {
  readonly title: string
  readonly note: string
  /** The button that does it. */
  readonly go: string
  readonly onGo: () => void
  readonly onBack: () => void
  readonly children: ComponentChildren
}

function Sure({ title, note, go, onGo, onBack, children }: SureProps) {
  const { i } = useDesk()
  return (
    <Sheet
      class="fs clerk-sheet"
      title={title}
      note={note}
      closeLabel={i.common.close}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{i.common.cancel}</Button>
          <Button kind="primary" onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}

/** What leads on to the next trimester is called. */
export const skipTitle = (c: FairyClerkText, book: Book): string => {
  const trimester = book.trimester + 1
  return isLast({ ...book, trimester }) ? c.skipFinals : c.skip(trimester)
}

/** Asks before the months that are left of a trimester are passed over. */
export function SkipSheet() {
  const { c, book, tell, open, close } = useDesk()
  const { trimester } = book
  const skip = () => {
    close()
    void tell((now) => (now.trimester === trimester ? { type: 'trimester', trimester: trimester + 1 } : null))
  }
  return (
    <Sure title={skipTitle(c, book)} note={c.skipNote} go={c.skipGo} onGo={skip} onBack={() => open({ kind: 'menu' })}>
      <p>
        <b>{c.skipped(Math.max(1, book.turn), turnsOf(book), trimester)}</b> {c.skipAfter}
      </p>
    </Sure>
  )
}

/** What a year lacks that is ended here. */
function lacking({ c, t, book, edition, name }: Desk): readonly string[] {
  if (!isLast(book)) return [c.finish.noFinals]
  const seats = withoutFinal(book)
  const without = seats.length > 0 ? [c.unchosen(t.names.format.and(seats.map(name)))] : []
  return finished(edition, book).length > 0 ? without : [...without, c.finish.nobody]
}

/** Asks before a year that is not over is ended in the final count. */
export function FinishSheet() {
  const desk = useDesk()
  const { c, book, tell, open } = desk
  const back = () => open({ kind: 'count' })
  const end = () => {
    void tell((now) => (now.over ? null : { type: 'end' }))
    back()
  }
  return (
    <Sure title={c.count.ended} note={c.finish.lead} go={c.finish.go} onGo={end} onBack={back}>
      <ul class="lacking">
        {[c.finish.stands(momentText(desk, book)), ...lacking(desk)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Sure>
  )
}
