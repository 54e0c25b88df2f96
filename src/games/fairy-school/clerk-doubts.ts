/** What was told and can hardly be: it is kept, for a box may know more than its books, and marked. */
import { type Book, type ClerkFairy, MONTHLY_PROJECTS, turnsOf } from './clerk.ts'
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

/** Creatures she may study in its phase, and the phases that follow it in the month (FS-STUDY-02). */
const MONTHLY_STUDIES = 1
const STUDIED: readonly ClerkPhase[] = ['study', 'realisation', 'spending']

const isSameMonth = (a: Book, b: Book): boolean => a.trimester === b.trimester && a.turn === b.turn

/** Cubes of a fairy that lie on the scales of the others (FS-P4-03, FS-INV-03). */
const givenAway = ({ fairies }: Book, seat: number): number => fairies.reduce((sum, { scale }) => sum + (scale[seat] ?? 0), 0)

/** Months that have begun; nothing is realised before the first one of a trimester. */
const monthsBegun = (book: Book): number => (book.trimester - 1) * turnsOf(book) + book.turn

const ofMonths = ({ projects, past }: ClerkFairy): number => projects - past.projects
const studiedNow = ({ studied, past }: ClerkFairy): number => studied.length - past.creatures

/** What people say when they say that a doubtful thing is right: how many there may be of a month's, or how many beyond those of the year and the box. */
export function rightOf(doubt: Doubt): number {
  if (doubt.kind === 'month') return doubt.projects
  if (doubt.kind === 'projects') return doubt.projects - doubt.most
  return doubt.kind === 'studies' ? doubt.creatures : doubt.cubes - doubt.owned
}

function doubtsOfProjects(books: readonly Book[], book: Book, seat: number): readonly Doubt[] {
  // The last spending knows no limit (FS-END-03).
  if (book.phase === 'spending') return []
  const fairy = book.fairies[seat]
  const first = books.find((each) => isSameMonth(each, book))?.fairies[seat]
  if (!fairy || !first) return []
  const monthly = ofMonths(fairy) - ofMonths(first)
  const isOver = monthly > Math.max(MONTHLY_PROJECTS, fairy.rights.month)
  // Before the first month of a trimester nothing is realised: what is told then was forgotten in another.
  if (book.turn > 0 && isOver) return [{ kind: 'month', projects: monthly }]
  const [{ projects }, months] = [fairy, monthsBegun(book)]
  const most = MONTHLY_PROJECTS * months
  return projects > most + fairy.rights.projects ? [{ kind: 'projects', projects, months, most }] : []
}

/** Creatures count from the study of a month on: those before it come from cards, which know no limit. */
function doubtsOfStudies(books: readonly Book[], book: Book, seat: number): readonly Doubt[] {
  const before = books.find((each) => isSameMonth(each, book) && STUDIED.includes(each.phase))?.fairies[seat]
  const fairy = book.fairies[seat]
  if (!fairy || !before) return []
  const creatures = studiedNow(fairy) - studiedNow(before)
  return creatures > Math.max(MONTHLY_STUDIES, fairy.rights.studies) ? [{ kind: 'studies', creatures }] : []
}

/** What is doubtful of a fairy as things stand after the last of these books. */
export function doubtsOf(edition: Edition, books: readonly Book[], seat: number): readonly Doubt[] {
  const book = books.at(-1)
  if (!book) return []
  const [cubes, owned] = [givenAway(book, seat), edition.cubes[book.length]]
  const more = book.fairies[seat]?.rights.cubes ?? 0
  const tooMany: readonly Doubt[] = cubes > owned + more ? [{ kind: 'cubes', cubes, owned }] : []
  return [...doubtsOfStudies(books, book, seat), ...doubtsOfProjects(books, book, seat), ...tooMany]
}
