/** The line at the top: trimester and month, and the month tokens. */
import { leave } from '../../../../app/router.ts'
import { type Book, isLast, turnsOf } from '../../../../games/fairy-school/clerk.ts'
import type { FairyClerkText } from '../../../../text/index.ts'
import { Heading } from '../../../companion/heading.tsx'
import { IconButton } from '../../../kit/button.tsx'
import { useDesk } from './desk.ts'

/** Which month it is; the last trimester has no fixed number of them (FS-P7-02). */
export const monthText = (c: FairyClerkText, book: Book): string =>
  book.turn === 0 ? c.beginning : c.month(book.turn, isLast(book) ? 0 : turnsOf(book))

/** The month with its phase: it stays in sight however far the page is scrolled. */
const whenText = (c: FairyClerkText, book: Book): string =>
  book.turn === 0 ? c.phases[book.phase].short : `${monthText(c, book)} · ${c.phases[book.phase].short}`

function Months() {
  const { c, book } = useDesk()
  if (isLast(book)) return null
  return (
    <span class="months" role="img" aria-label={`${c.months}: ${monthText(c, book)}`}>
      <small>{c.monthsLabel}</small>
      {Array.from({ length: turnsOf(book) }, (_, k) => (
        <i key={k} class={k + 1 < book.turn ? 'past' : k + 1 === book.turn ? 'now' : ''}>
          {k + 1}
        </i>
      ))}
    </span>
  )
}

/** Back, trimester, month. */
export function Head() {
  const { c, i, book } = useDesk()
  return (
    <header class="clerk-head">
      <IconButton icon="back" label={i.common.back} onClick={leave} />
      <div class="round">
        <Heading>{isLast(book) ? c.finalTrimester : c.trimester(book.trimester)}</Heading>
        <small>{book.over ? c.endOfYear : whenText(c, book)}</small>
      </div>
      <Months />
    </header>
  )
}
