/** The changes of a session beside a boxed game: telling, taking back, correcting. What an entry means only its game knows. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { announce } from '../../app/announce.ts'
import type { SessionChange, SessionModel } from '../../app/companion.ts'
import type { Json } from '../../core/game.ts'
import { toast } from '../kit/toast.tsx'

/** A session played through by its game: the book before each entry and after the last, or the first entry that does not fit. */
export type Told<B, M extends string> =
  | { readonly ok: true; readonly books: readonly [B, ...B[]]; readonly book: B }
  | { readonly ok: false; readonly at: number; readonly misfit: M }

/** The numbers a session is told by, as its game reads them; null where this version cannot. */
export function numbersOf<X>({ edition }: SessionModel, read: (edition: Json | undefined) => X): X | null {
  try {
    return read(edition)
  } catch {
    return null
  }
}

/** How a game keeps its books. */
export interface Keeping<E, B, M extends string> {
  /** Entries as they come out of the store; null when one of them cannot be read. */
  read(kept: readonly Json[], seats: number): readonly E[] | null
  write(entry: E): Json
  tellAll(seats: number, entries: readonly E[]): Told<B, M>
  /** What the list of sessions shows. */
  summary(book: B): SessionChange['summary']
}

/** The words a change needs. */
export interface Words<E, B, M extends string> {
  readonly misfits: Readonly<Record<M, string>>
  readonly redo: string
  undone(line: string): string
  deleted(line: string): string
  corrected(line: string): string
  /** An entry in words; `books` are empty where the entries do not fit. */
  line(entries: readonly E[], books: readonly B[], at: number): string
}

/** An entry, or how to make one from the book as it is then and the number of entries before; null when there is nothing to tell any more. */
export type Telling<E, B> = E | ((book: B, at: number) => E | null)

/** An edit that was refused: the first entry that would no longer fit. */
export interface Refused<M extends string> {
  readonly line: string
  readonly misfit: M
}

/** A change that was made: the entries before and after it, which differ from a place on. */
interface Made {
  readonly before: readonly Json[]
  readonly after: readonly Json[]
  readonly from: number
}

/** The ways to change a session. Whatever would not fit is refused before anything is written. */
export interface Ways<E, B, M extends string> {
  /** Tells one thing, in the place of the last entry where `instead` says so; true when it is kept. */
  tell(telling: Telling<E, B>, instead?: (last: E) => boolean): Promise<boolean>
  /** Takes the last entry back. */
  undo(): void
  /** Puts another entry in the place of one, or none; what would no longer fit when nothing was changed. */
  edit(at: number, entry: E | null): Promise<Refused<M> | null>
}

/** What was taken back or corrected last, and the way back. */
export interface LastChange {
  readonly text: string
  readonly redo: string
  /** Restores exactly what was changed; nothing where something else was told since. */
  putBack(): void
}

const last = signal<LastChange | null>(null)

/** The last change, until something else is told: there is never more than one to put back. */
export const lastChange: ReadonlySignal<LastChange | null> = last

/** Takes the notice of a change away: that one, or whichever it is. */
export function forgetChange(change = last.value): void {
  if (last.value === change) last.value = null
}

const isSame = (a: readonly Json[], b: readonly Json[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The ways to change a session by the rules of its game. */
export function waysOf<E extends object, B, M extends string>(
  session: SessionModel,
  keeping: Keeping<E, B, M>,
  words: Words<E, B, M>,
): Ways<E, B, M> {
  const seats = session.seats.length
  const play = (entries: readonly E[]) => keeping.tellAll(seats, entries)
  const lineAt = (entries: readonly E[], at: number) => {
    const told = play(entries)
    return words.line(entries, told.ok ? told.books : [], at)
  }
  const tell: Ways<E, B, M>['tell'] = async (telling, instead) => {
    let line = ''
    const done = await session.change((kept) => {
      const entries = keeping.read(kept, seats)
      if (!entries) return null
      const before = play(entries)
      if (!before.ok) return null
      const latest = entries.at(-1)
      const from = entries.length - (latest && instead?.(latest) ? 1 : 0)
      const entry = typeof telling === 'function' ? telling(before.book, from) : telling
      if (!entry) return null
      const after = play([...entries.slice(0, from), entry])
      if (after.ok) line = words.line([...entries.slice(0, from), entry], after.books, from)
      if (after.ok) return { from, entries: [keeping.write(entry)], summary: keeping.summary(after.book) }
      toast({ text: words.misfits[after.misfit], tone: 'danger', aside: true })
      return null
    })
    if (!done) return false
    forgetChange()
    // What was pressed has the same name as before: only this tells who does not see that it counted.
    announce(line)
    return true
  }
  /** Makes the entries what they were before a change, unless something else was told since: then it would restore another thing than it names. */
  const restore = async ({ before, after, from }: Made) => {
    const done = await session.change((kept) => {
      const entries = keeping.read(before, seats)
      const told = entries && play(entries)
      return told?.ok && isSame(kept, after) ? { from, entries: before.slice(from), summary: keeping.summary(told.book) } : null
    })
    if (done) forgetChange()
  }
  /** Says what a change did, with the way back. */
  const notice = (text: string, made: Made) => {
    last.value = { text, redo: words.redo, putBack: () => void restore(made) }
  }
  const undo = () => {
    let made: (Made & { readonly line: string }) | null = null
    const change = session.change((kept) => {
      const entries = keeping.read(kept, seats) ?? []
      const from = entries.length - 1
      const before = play(entries.slice(0, -1))
      if (from < 0 || !before.ok) return null
      made = { before: kept, after: kept.slice(0, from), from, line: lineAt(entries, from) }
      return { from, entries: [], summary: keeping.summary(before.book) }
    })
    void change.then((done) => {
      const undone = made
      if (done && undone) notice(words.undone(undone.line), undone)
    })
  }
  const edit: Ways<E, B, M>['edit'] = async (at, entry) => {
    let refused: Refused<M> | null = null
    let made: (Made & { readonly text: string }) | null = null
    const done = await session.change((kept) => {
      const old = keeping.read(kept, seats)
      if (!old) return null
      const entries = [...old.slice(0, at), ...(entry ? [entry] : []), ...old.slice(at + 1)]
      const told = play(entries)
      if (told.ok) {
        const written = entries.slice(at).map(keeping.write)
        const text = entry ? words.corrected(lineAt(entries, at)) : words.deleted(lineAt(old, at))
        made = { before: kept, after: [...kept.slice(0, at), ...written], from: at, text }
        return { from: at, entries: written, summary: keeping.summary(told.book) }
      }
      // In the words it has now: the entry is named as the log shows it.
      const shown = told.at + (entry || told.at < at ? 0 : 1)
      refused = { line: lineAt(old, shown), misfit: told.misfit }
      return null
    })
    // Assigned while the change was made, which the compiler does not follow.
    const change = made as (Made & { readonly text: string }) | null
    if (done && change) notice(change.text, change)
    return refused
  }
  return { tell, undo, edit }
}
