/** The final count of a boxed game: what the book says goes in, points, ranks and grades come out (FS-SCORE). */
import type { SessionSummary } from '../../core/session.ts'
import { type Book, type ClerkFairy, isLast, kindnessOf, yearTurn } from './clerk.ts'
import { POINTS } from './score.ts'
import { type Edition, ELEMENTS, type FinalLine, GRADES, type Grade } from './types.ts'

/** What each part of a score is worth (FS-SCORE). */
export { POINTS }

/** Leftover elements: an air counts twice, a point per full ten (FS-SCORE-05). */
export const leftoverPoints = (elements: ClerkFairy['elements']): number =>
  elements ? Math.floor((ELEMENTS.reduce((sum, kind) => sum + elements[kind], 0) + elements.air) / POINTS.elements) : 0

/** The grade of a total (FS-SETUP-03, FS-SHORT-05). */
export const gradeOf = (edition: Edition, { length }: Book, total: number): Grade =>
  GRADES[edition.grades[length].filter((limit) => total >= limit).length] ?? 'none'

/** The final count of every fairy, in the order of the seats; equal ranks share the victory (FS-SCORE-01 to 06). */
export function countUp(edition: Edition, book: Book): FinalLine[] {
  const lines = book.fairies.map((fairy, seat) => {
    const parts = {
      kindness: POINTS.kindness * kindnessOf(fairy),
      projects: POINTS.project * fairy.projects,
      steps: POINTS.step * fairy.steps,
      studies: POINTS.study * fairy.studied.length,
      elements: leftoverPoints(fairy.elements),
    }
    const total = Object.values(parts).reduce((sum, n) => sum + n, 0)
    return { seat, ...parts, total, grade: gradeOf(edition, book, total) }
  })
  const ahead = (a: (typeof lines)[number], b: (typeof lines)[number]) =>
    a.total > b.total || (a.total === b.total && a.kindness > b.kindness)
  return lines.map((line) => ({ ...line, rank: 1 + lines.filter((other) => ahead(other, line)).length }))
}

/** It is known of every fairy which elements are left. */
export const isWhole = ({ fairies }: Book): boolean => fairies.every(({ elements }) => elements !== null)

/** Where a session stands, and how it ended. */
export function summaryOf(edition: Edition, book: Book): SessionSummary {
  const { over, trimester, turn, phase } = book
  const where = { round: yearTurn(book), part: { at: isLast(book) ? ('last' as const) : trimester, round: turn }, over }
  if (!over || !isWhole(book)) return where
  const lines = countUp(edition, book)
  const result = { ranks: lines.map(({ rank }) => rank), points: lines.map(({ total }) => total) }
  // The year leads to the last spending (FS-END-05).
  return { ...where, result: phase === 'spending' ? result : { ...result, early: true } }
}
