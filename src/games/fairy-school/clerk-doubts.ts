/** What was told and can hardly be: it is kept, for a box may know more than its books, and marked. */
import { type Book, turnsOf } from './clerk.ts'
import type { Edition } from './types.ts'

/** Something to look at once more. */
export type Doubt =
  /** More projects of a fairy in this month than she may realise (FS-P6-01, FS-FINAL-07). */
  | { readonly kind: 'month'; readonly projects: number }
  /** More projects in all than so many months allow. */
  | { readonly kind: 'projects'; readonly projects: number; readonly months: number; readonly most: number }
  /** More of a fairy's cubes on the scales of others than she began with; what cards bring comes from the box (FS-SETUP-08, FS-SHORT-03, FS-CARD-23). */
  | { readonly kind: 'cubes'; readonly cubes: number; readonly owned: number }

/** Projects a fairy may realise in a month (FS-P6-01). */
const MONTHLY = 2

const isSameMonth = (a: Book, b: Book): boolean => a.trimester === b.trimester && a.turn === b.turn

/** Cubes of a fairy that lie on the scales of the others (FS-P4-03, FS-INV-03). */
const givenAway = ({ fairies }: Book, seat: number): number => fairies.reduce((sum, { scale }) => sum + (scale[seat] ?? 0), 0)

/** Months that have begun; nothing is realised before the first one of a trimester. */
const monthsBegun = (book: Book): number => (book.trimester - 1) * turnsOf(book) + book.turn

function doubtsOfProjects(books: readonly Book[], book: Book, seat: number): readonly Doubt[] {
  // The last spending knows no limit (FS-END-03).
  if (book.phase === 'spending') return []
  const projects = book.fairies[seat]?.projects ?? 0
  const before = books.find((each) => isSameMonth(each, book))?.fairies[seat]?.projects ?? 0
  // Before the first month of a trimester nothing is realised: what is told then was forgotten in another.
  if (book.turn > 0 && projects - before > MONTHLY) return [{ kind: 'month', projects: projects - before }]
  const months = monthsBegun(book)
  return projects > MONTHLY * months ? [{ kind: 'projects', projects, months, most: MONTHLY * months }] : []
}

/** What is doubtful of a fairy as things stand after the last of these books. */
export function doubtsOf(edition: Edition, books: readonly Book[], seat: number): readonly Doubt[] {
  const book = books.at(-1)
  if (!book) return []
  const [cubes, owned] = [givenAway(book, seat), edition.cubes[book.length]]
  return [...doubtsOfProjects(books, book, seat), ...(cubes > owned ? [{ kind: 'cubes', cubes, owned } as const] : [])]
}
