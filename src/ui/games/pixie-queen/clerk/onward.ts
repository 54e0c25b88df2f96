/** The way from one phase to the next. */
import { type Book, goldenLeft } from '../../../../games/pixie-queen/clerk.ts'
import { ROUND_PHASES } from '../../../../games/pixie-queen/types.ts'
import type { Desk } from './desk.ts'

const isLastRound = ({ edition, book }: Desk): boolean => book.round === edition.rounds || goldenLeft(edition, book) === 0

/** What the button on reads, and what comes then. */
export function onward(desk: Desk): { readonly title: string; readonly note: string } {
  const { c, book } = desk
  if (book.over) return { title: c.finalCount, note: c.countNote }
  if (book.stairsDue) return { title: c.stairsDue.go, note: c.stairsDue.first }
  const following = ROUND_PHASES[ROUND_PHASES.indexOf(book.phase) + 1]
  if (following) return { title: c.phases[following].go, note: c.phases[following].first }
  return { title: c.endOfRound, note: isLastRound(desk) ? c.thenCount : c.thenRound(book.round + 1) }
}

const isSameMoment = (a: Book, b: Book): boolean => a.round === b.round && a.phase === b.phase && a.stairsDue === b.stairsDue

/** Goes on: only from the moment that is shown. Another window, or a tap before that is still being kept, may have gone on already. */
export const goOn = ({ book, tell }: Desk): void => void tell((now) => (isSameMoment(now, book) ? { type: 'next', apart: true } : null))
