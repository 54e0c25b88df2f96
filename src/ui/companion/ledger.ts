/** The changes of a session beside a boxed game: telling, taking back, correcting. What an entry means only its game knows. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
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
  /** The entries with another one in the place of one, or none; where it is more than that, what else of them goes with it. */
  edited?(seats: number, entries: readonly E[], at: number, entry: E | null): readonly E[]
}

/** The words a change needs. */
export interface Words<E, B, M extends string> {
  readonly misfits: Readonly<Record<M, string>>
  readonly redo: string
  undoOf(line: string): string
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
  /** Takes back what was done last: a correction or deletion as long as nothing was told since, else the last entry. */
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

/** A correction or deletion that undo takes back before any entry. */
export interface LastEdit {
  /** Names what undo takes back. */
  readonly label: string
  takeBack(): void
}

/** A correction or deletion, in its words and those of undo. */
interface Edit extends Made, LastEdit {
  readonly text: string
  readonly session: SessionModel
}

const edits = signal<readonly Edit[]>([])

/** The correction or deletion that was done last in the open session; null once something was told since, until that is undone too. */
export const lastEdit: ReadonlySignal<LastEdit | null> = computed(() => {
  const edit = edits.value.at(-1)
  return edit && isSame(edit.session.entries.value, edit.after) ? edit : null
})

/** Forgets what could be taken back: nobody comes back to a session to undo what is long past. */
export function leaveLedger(): void {
  forgetChange()
  edits.value = []
}

const isSame = (a: readonly Json[], b: readonly Json[]): boolean => a.length === b.length && JSON.stringify(a) === JSON.stringify(b)

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
  /** What makes the entries again what they were before a change; null where something else was told since, which it would take along. */
  const wayBack = (kept: readonly Json[], { before, after, from }: Made): SessionChange | null => {
    const entries = keeping.read(before, seats)
    const told = entries && play(entries)
    return told?.ok && isSame(kept, after) ? { from, entries: before.slice(from), summary: keeping.summary(told.book) } : null
  }
  /** Says what a change did, with the way back; `then` is done when it was gone. */
  const notice = (text: string, made: Made, then: () => void = () => undefined) => {
    const putBack = async () => {
      if (!(await session.change((kept) => wayBack(kept, made)))) return
      then()
      forgetChange()
    }
    last.value = { text, redo: words.redo, putBack: () => void putBack() }
  }
  const drop = (edit: Edit) => {
    edits.value = edits.value.filter((each) => each !== edit)
  }
  const add = (edit: Edit) => {
    edits.value = [...edits.value, edit]
  }
  const undoEdit = async (edit: Edit) => {
    if (!(await session.change((kept) => wayBack(kept, edit)))) return
    drop(edit)
    const { before, after, from } = edit
    notice(words.undone(edit.text), { before: after, after: before, from }, () => add(edit))
  }
  const undoEntry = async () => {
    let made: (Made & { readonly line: string }) | null = null
    const done = await session.change((kept) => {
      const entries = keeping.read(kept, seats) ?? []
      const from = entries.length - 1
      const before = play(entries.slice(0, -1))
      if (from < 0 || !before.ok) return null
      made = { before: kept, after: kept.slice(0, from), from, line: lineAt(entries, from) }
      return { from, entries: [], summary: keeping.summary(before.book) }
    })
    // Assigned while the change was made, which the compiler does not follow.
    const undone = made as (Made & { readonly line: string }) | null
    if (done && undone) notice(words.undone(undone.line), undone)
  }
  const undo = () => {
    const edit = edits.value.at(-1)
    void (edit && lastEdit.value === edit ? undoEdit(edit) : undoEntry())
  }
  const replaced = (entries: readonly E[], at: number, entry: E | null) =>
    keeping.edited?.(seats, entries, at, entry) ?? [...entries.slice(0, at), ...(entry ? [entry] : []), ...entries.slice(at + 1)]
  const edit: Ways<E, B, M>['edit'] = async (at, entry) => {
    let refused: Refused<M> | null = null
    let made: (Made & { readonly text: string }) | null = null
    const done = await session.change((kept) => {
      const old = keeping.read(kept, seats)
      if (!old) return null
      const entries = replaced(old, at, entry)
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
    const change = made as (Made & { readonly text: string }) | null
    if (!done || !change) return refused
    const edited: Edit = { ...change, session, label: words.undoOf(change.text), takeBack: undo }
    add(edited)
    notice(change.text, edited, () => drop(edited))
    return null
  }
  return { tell, undo, edit }
}
