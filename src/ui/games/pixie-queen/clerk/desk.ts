/** What every part of the clerk's screen reads: the book, the words, and the ways to tell something. */

import { type Signal, useSignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import type { SessionModel } from '../../../../app/companion.ts'
import { interfaceText, lazyTexts } from '../../../../app/texts.ts'
import { type Book, type ClerkEntry, type Told, tellAll } from '../../../../games/pixie-queen/clerk.ts'
import { readEntries } from '../../../../games/pixie-queen/clerk-read.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import type { WhyNot } from '../../../../games/pixie-queen/types.ts'
import { type ClerkText, type InterfaceText, loadClerk, loadGame, type PixieQueenText } from '../../../../text/index.ts'
import { toast } from '../../../kit/toast.tsx'
import { colourClass } from '../art.tsx'
import { lineOf } from './lines.ts'

const clerkText = lazyTexts(loadClerk)
const gameText = lazyTexts((language) => loadGame('pixie-queen', language))

/** What lies over the clerk's screen. */
export type ClerkPanel =
  | { readonly kind: 'player' | 'hand'; readonly seat: number }
  | { readonly kind: 'die'; readonly die: 'casino' | 'punishment' }
  | { readonly kind: 'entry'; readonly at: number }
  | { readonly kind: 'bag' | 'demands' | 'furious' | 'menu' | 'log' | 'setup' | 'count' }

/** An entry, or how to make one from the book as it is then and the number of entries before; null when there is nothing to tell any more. */
export type Telling = ClerkEntry | ((book: Book, at: number) => ClerkEntry | null)

/** An edit that was refused: the first entry that would no longer fit. */
export interface Refused {
  readonly line: string
  readonly misfit: WhyNot
}

/** The clerk's desk. */
export interface Desk {
  readonly session: SessionModel
  readonly c: ClerkText
  readonly t: PixieQueenText
  readonly i: InterfaceText
  readonly book: Book
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
  /** Tells one thing, in the place of the last entry where `instead` says so; true when it is kept. */
  tell(telling: Telling, instead?: (last: ClerkEntry) => boolean): Promise<boolean>
  /** Takes the last entry back. */
  undo(): void
  /** Puts another entry in the place of one, or none; what would no longer fit when nothing was changed. */
  edit(at: number, entry: ClerkEntry | null): Promise<Refused | null>
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

const summaryOf = ({ round, over }: Book) => ({ round, over })
const plain = (entries: readonly ClerkEntry[]) => entries.map((entry) => ({ ...entry }))

type Ways = Pick<Desk, 'tell' | 'undo' | 'edit'>

/** The changes of a session. Whatever would not fit is refused before anything is written. */
function waysOf(session: SessionModel, words: Omit<Parameters<typeof lineOf>[0], 'books' | 'entries'>): Ways {
  const { c } = words
  const seats = session.seats.length
  const all = (told: Told, entries: readonly ClerkEntry[]) => ({ ...words, entries, books: told.ok ? told.books : [] })
  const tell: Desk['tell'] = (telling, instead) =>
    session.change((kept) => {
      const entries = readEntries(kept, seats)
      if (!entries) return null
      const before = tellAll(EDITION, seats, entries)
      if (!before.ok) return null
      const last = entries.at(-1)
      const from = entries.length - (last && instead?.(last) ? 1 : 0)
      const entry = typeof telling === 'function' ? telling(before.book, from) : telling
      if (!entry) return null
      const after = tellAll(EDITION, seats, [...entries.slice(0, from), entry])
      if (after.ok) return { from, entries: plain([entry]), summary: summaryOf(after.book) }
      toast({ text: c.misfits[after.misfit], tone: 'danger' })
      return null
    })
  const undo = () => {
    let taken: { readonly entry: ClerkEntry; readonly line: string } | null = null
    const change = session.change((kept) => {
      const entries = readEntries(kept, seats) ?? []
      const entry = entries.at(-1)
      const told = tellAll(EDITION, seats, entries)
      const before = tellAll(EDITION, seats, entries.slice(0, -1))
      if (!entry || !before.ok) return null
      taken = { entry, line: lineOf(all(told, entries), entries.length - 1) }
      return { from: entries.length - 1, entries: [], summary: summaryOf(before.book) }
    })
    void change.then((done) => {
      const last = taken
      if (done && last) toast({ text: c.undone(last.line), action: { label: c.redo, run: () => void tell(last.entry) } })
    })
  }
  const edit: Desk['edit'] = async (at, entry) => {
    let refused: Refused | null = null
    await session.change((kept) => {
      const old = readEntries(kept, seats)
      if (!old) return null
      const entries = [...old.slice(0, at), ...(entry ? [entry] : []), ...old.slice(at + 1)]
      const told = tellAll(EDITION, seats, entries)
      if (told.ok) return { from: at, entries: plain(entries.slice(at)), summary: summaryOf(told.book) }
      // In the words it has now: the entry is named as the log shows it.
      const shown = told.at + (entry || told.at < at ? 0 : 1)
      refused = { line: lineOf(all(tellAll(EDITION, seats, old), old), shown), misfit: told.misfit }
      return null
    })
    return refused
  }
  return { tell, undo, edit }
}

/** What stands instead of a desk. */
export type Deskless = 'loading' | 'unreadable'

/** Lays the desk out for a session, as far as its words have come and its entries can be read. */
export function useNewDesk(session: SessionModel): Desk | Deskless {
  const panel = useSignal<ClerkPanel | null>(null)
  const [c, t, i] = [clerkText.value, gameText.value, interfaceText.value]
  const kept = session.entries.value
  return useMemo(() => {
    if (!c || !t || !i) return 'loading'
    const entries = readEntries(kept, session.seats.length)
    const told = entries && tellAll(EDITION, session.seats.length, entries)
    if (!entries || !told?.ok) return 'unreadable'
    const name = (seat: number) => session.seats[seat]?.name ?? ''
    const words = { c, t, name }
    return {
      session,
      c,
      t,
      i,
      book: told.book,
      books: told.books,
      entries,
      panel,
      name,
      crest: (seat) => session.seats[seat]?.crest ?? seat,
      colour: (seat) => colourClass(session.seats[seat]?.crest ?? seat),
      line: (at) => lineOf({ ...words, entries, books: told.books }, at),
      ...waysOf(session, words),
      open: (next) => {
        panel.value = next
      },
      close: () => {
        panel.value = null
      },
    }
  }, [session, kept, c, t, i])
}
