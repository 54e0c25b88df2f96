/** What every part of the clerk's screen reads: the book, the words, and the ways to tell something. */
import { type Signal, useSignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import type { SessionModel } from '../../../../app/companion.ts'
import { interfaceText, lazyTexts } from '../../../../app/texts.ts'
import { type Book, type ClerkEntry, tellAll } from '../../../../games/fairy-school/clerk.ts'
import { summaryOf } from '../../../../games/fairy-school/clerk-count.ts'
import { editionOf } from '../../../../games/fairy-school/clerk-edition.ts'
import { readEntries } from '../../../../games/fairy-school/clerk-read.ts'
import type { Edition, WhyNot } from '../../../../games/fairy-school/types.ts'
import { type FairyClerkText, type FairySchoolText, type InterfaceText, loadClerk, loadGame } from '../../../../text/index.ts'
import { type Keeping, numbersOf, type Ways, waysOf } from '../../../companion/ledger.ts'
import { seatClass } from '../art.tsx'
import { lineOf } from './lines.ts'

const clerkText = lazyTexts((language) => loadClerk('fairy-school', language))
const gameText = lazyTexts((language) => loadGame('fairy-school', language))

/** What lies over the clerk's screen. */
export type ClerkPanel =
  | { readonly kind: 'fairy' | 'creatures' | 'final'; readonly seat: number }
  /** A fairy's elements; `back` is where to return to. */
  | { readonly kind: 'elements'; readonly seat: number; readonly back: 'order' | 'count' }
  /** An entry; `back` is where it was picked, where that was a sheet. */
  | { readonly kind: 'entry'; readonly at: number; readonly back?: 'log' | undefined }
  | { readonly kind: 'exchange' | 'order' | 'menu' | 'log' | 'setup' | 'count' | 'skip' | 'finish' }

/** The clerk's desk. */
export interface Desk extends Ways<ClerkEntry, Book, WhyNot> {
  readonly session: SessionModel
  readonly c: FairyClerkText
  readonly t: FairySchoolText
  readonly i: InterfaceText
  readonly book: Book
  /** What is printed on the board on the table. */
  readonly edition: Edition
  /** Before each entry, and after the last. */
  readonly books: readonly Book[]
  readonly entries: readonly ClerkEntry[]
  readonly panel: Signal<ClerkPanel | null>
  name(seat: number): string
  crest(seat: number): number
  /** Class of a fairy's colours. */
  colour(seat: number): string
  /** An entry in words. */
  line(at: number): string
  open(panel: ClerkPanel): void
  close(): void
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

/** The desk; inside the clerk's screen there always is one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('A part of the clerk without its desk')
  return desk
}

/** How this game's books are kept, by the numbers of an edition. */
const keeping = (edition: Edition): Keeping<ClerkEntry, Book, WhyNot> => ({
  read: readEntries,
  write: (entry) => ({ ...entry }),
  tellAll: (seats, entries) => tellAll(edition, seats, entries),
  summary: (book) => summaryOf(edition, book),
})

/** What stands instead of a desk. */
export type Deskless = 'loading' | 'unreadable'

/** Lays the desk out for a session, as far as its words have come and its entries can be read. */
export function useNewDesk(session: SessionModel): Desk | Deskless {
  const panel = useSignal<ClerkPanel | null>(null)
  const [c, t, i] = [clerkText.value, gameText.value, interfaceText.value]
  const kept = session.entries.value
  return useMemo(() => {
    if (!c || !t || !i) return 'loading'
    const edition = numbersOf(session, editionOf)
    const entries = readEntries(kept, session.seats.length)
    const told = entries && edition && tellAll(edition, session.seats.length, entries)
    if (!entries || !edition || !told?.ok) return 'unreadable'
    const name = (seat: number) => session.seats[seat]?.name ?? ''
    const crest = (seat: number) => session.seats[seat]?.crest ?? seat
    const words = { c, t, name, edition }
    return {
      session,
      c,
      t,
      i,
      book: told.book,
      edition,
      books: told.books,
      entries,
      panel,
      name,
      crest,
      colour: (seat) => seatClass(crest(seat)),
      line: (at) => lineOf({ ...words, entries, books: told.books }, at),
      ...waysOf(session, keeping(edition), { ...c, line: (all, books, at) => lineOf({ ...words, entries: all, books }, at) }),
      open: (next) => {
        panel.value = next
      },
      close: () => {
        panel.value = null
      },
    }
  }, [session, kept, c, t, i])
}
