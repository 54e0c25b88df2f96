/** What every part of the clerk's screen reads: the book, the words, and the ways to tell something. */

import { type Signal, useSignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import type { SessionModel } from '../../../../app/companion.ts'
import { interfaceText, lazyTexts } from '../../../../app/texts.ts'
import { type Book, type ClerkEntry, tellAll } from '../../../../games/pixie-queen/clerk.ts'
import { summaryOf } from '../../../../games/pixie-queen/clerk-count.ts'
import { edited } from '../../../../games/pixie-queen/clerk-edit.ts'
import { editionOf } from '../../../../games/pixie-queen/clerk-edition.ts'
import { readEntries } from '../../../../games/pixie-queen/clerk-read.ts'
import type { Edition, Series, WhyNot } from '../../../../games/pixie-queen/types.ts'
import { type ClerkText, type InterfaceText, loadClerk, loadGame, type PixieQueenText } from '../../../../text/index.ts'
import { type Keeping, numbersOf, type Ways, waysOf } from '../../../companion/ledger.ts'
import { colourClass } from '../art.tsx'
import { lineOf } from './lines.ts'

const clerkText = lazyTexts((language) => loadClerk('pixie-queen', language))
const gameText = lazyTexts((language) => loadGame('pixie-queen', language))

/** What lies over the clerk's screen. */
export type ClerkPanel =
  | { readonly kind: 'player' | 'hand'; readonly seat: number }
  | { readonly kind: 'die'; readonly die: 'casino' | 'punishment' }
  | { readonly kind: 'entry'; readonly at: number }
  /** Who takes the next tile of a series. */
  | { readonly kind: 'tile'; readonly series: Series }
  /** `to`: what of it is looked for. */
  | { readonly kind: 'setup'; readonly to?: 'skills' }
  | { readonly kind: 'bag' | 'demands' | 'order' | 'furious' | 'open' | 'menu' | 'log' | 'signs' | 'count' }

/** The clerk's desk. */
export interface Desk extends Ways<ClerkEntry, Book, WhyNot> {
  readonly session: SessionModel
  readonly c: ClerkText
  readonly t: PixieQueenText
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
  /** Class of a player's colours. */
  colour(seat: number): string
  /** An entry in words. */
  line(at: number): string
  open(panel: ClerkPanel): void
  close(): void
}

/** Where among the entries the last step from one phase to the next stands; -1 before the first. */
export function lastStep(entries: readonly ClerkEntry[]): number {
  const types = entries.map(({ type }) => type)
  return Math.max(types.lastIndexOf('next'), types.lastIndexOf('furious'))
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
  edited: (seats, entries, at, entry) => edited(edition, seats, entries, at, entry),
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
      crest: (seat) => session.seats[seat]?.crest ?? seat,
      colour: (seat) => colourClass(session.seats[seat]?.crest ?? seat),
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
