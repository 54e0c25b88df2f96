/** What was told and can hardly be: it is kept, for a box may know more than its books, and marked. */
import { type Book, turnsOf } from './clerk.ts'
import type { ClerkPhase, Edition } from './types.ts'

/** Something to look at once more. */
export type Doubt =
  /** More projects of a fairy in this month than she may realise (FS-P6-01, FS-FINAL-07). */
  | { readonly kind: 'month'; readonly projects: number }
  /** More projects in all than so many months allow. */
  | { readonly kind: 'projects'; readonly projects: number; readonly months: number; readonly most: number }
  /** More creatures of a fairy since this month's study than she may study in it; what cards let her study is extra (FS-STUDY-02, FS-CARD-27). */
  | { readonly kind: 'studies'; readonly creatures: number }
  /** More of a fairy's cubes on the scales of others than she began with; what cards bring comes from the box (FS-SETUP-08, FS-SHORT-03, FS-CARD-23). */
  | { readonly kind: 'cubes'; readonly cubes: number; readonly owned: number }

/** Projects a fairy may realise in a month (FS-P6-01). */
const MONTHLY = 2
/** Creatures she may study in its phase, and the phases that follow it in the month (FS-STUDY-02). */
const MONTHLY_STUDIES = 1
const STUDIED: readonly ClerkPhase[] = ['study', 'realisation', 'spending']

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

/** Creatures count from the study of a month on: those before it come from cards, which know no limit. */
function doubtsOfStudies(books: readonly Book[], book: Book, seat: number): readonly Doubt[] {
  const before = books.find((each) => isSameMonth(each, book) && STUDIED.includes(each.phase))
  const creatures = (book.fairies[seat]?.studied.length ?? 0) - (before?.fairies[seat]?.studied.length ?? Infinity)
  return creatures > MONTHLY_STUDIES ? [{ kind: 'studies', creatures }] : []
}

/** What is doubtful of a fairy as things stand after the last of these books. */
export function doubtsOf(edition: Edition, books: readonly Book[], seat: number): readonly Doubt[] {
  const book = books.at(-1)
  if (!book) return []
  const [cubes, owned] = [givenAway(book, seat), edition.cubes[book.length]]
  const tooMany: readonly Doubt[] = cubes > owned ? [{ kind: 'cubes', cubes, owned }] : []
  return [...doubtsOfStudies(books, book, seat), ...doubtsOfProjects(books, book, seat), ...tooMany]
}
