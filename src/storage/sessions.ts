/** Sessions beside a boxed game: like tables kept entry by entry, each change one strictly durable transaction. */
import type { Json } from '../core/game.ts'
import type { Connection } from './db.ts'
import { problemOf } from './problems.ts'
import { formatOf, isOverdue, NONE } from './records.ts'
import { resultOfSession } from './result-records.ts'
import { addResult, changeResult, RESULTS } from './results.ts'
import type { Unreadable } from './saves.ts'
import { checkNotes, checkSession, SESSION_FORMAT, type SessionRecord } from './session-records.ts'
import { fail, guarded, type Write, written } from './transactions.ts'

/** A session as it was found. */
export interface LoadedSession {
  readonly session: SessionRecord
  readonly entries: readonly Json[]
}

/** A session to be begun. */
export type NewSession = Pick<SessionRecord, 'id' | 'game' | 'seats' | 'seed' | 'edition' | 'created'>

/** A session to be written whole. */
export interface WholeSession {
  readonly session: NewSession & Pick<SessionRecord, 'updated' | 'summary'>
  readonly entries: readonly Json[]
}

/** Entries from a place on are replaced: at the end that is one more entry, with nothing it is undo, before the end it is an edit. */
export interface Rewrite {
  readonly session: string
  /** The state the writer knows; refused with `staleMove` when it is not the one that is kept. */
  readonly version: number
  readonly from: number
  readonly entries: readonly Json[]
  readonly summary: SessionRecord['summary']
  readonly now: number
}

const STORES = ['sessions', 'notes'] as const
/** What a change touches that may bring an end or take one back. */
const WITH_RESULTS = [...STORES, RESULTS] as const
const range = (session: string, from = 0) => IDBKeyRange.bound([session, from], [session, Number.POSITIVE_INFINITY])

function readSession(found: unknown): SessionRecord {
  if (found === undefined) return fail({ kind: 'notFound' })
  const format = formatOf(found)
  if (format !== null && format > SESSION_FORMAT) return fail({ kind: 'newerSave', found: format, known: SESSION_FORMAT })
  const checked = checkSession(found)
  return checked.ok ? checked.value : fail({ kind: 'badInput', faults: checked.faults })
}

/** Writes a session that is new, with its entries, and its result where it is counted up. @throws StorageError when its id is taken. */
export async function addSession(tx: Write, { session, entries }: WholeSession): Promise<void> {
  const record: SessionRecord = { ...session, format: SESSION_FORMAT, length: entries.length, version: 0, deleted: null }
  const checked = checkSession(record)
  if (!checked.ok) fail({ kind: 'badInput', faults: checked.faults })
  const added = entries.map((entry, at) => tx.objectStore('notes').add({ session: session.id, at, entry }))
  await Promise.all([...added, tx.objectStore('sessions').add(record)])
  const result = resultOfSession(record)
  if (result) await addResult(tx, result)
}

/** Everything the app does with sessions. Every method throws a `StorageError` and nothing else. */
export class Sessions {
  private readonly connection: Connection

  constructor(connection: Connection) {
    this.connection = connection
  }

  /** Begins a session without entries. @throws StorageError when its id is taken. */
  create(session: NewSession): Promise<void> {
    const begun = { ...session, updated: session.created, summary: { round: 1, over: false } }
    return this.write((tx) => addSession(tx, { session: begun, entries: [] }))
  }

  /** Reads a session whole. @throws StorageError `notFound`, `newerSave`, or `badInput` naming every fault. */
  load(id: string): Promise<LoadedSession> {
    return guarded(this.connection, async (db) => {
      const tx = db.transaction(STORES, 'readonly')
      const [found, notes] = await Promise.all([tx.objectStore('sessions').get(id), tx.objectStore('notes').getAll(range(id)), tx.done])
      const session = readSession(found)
      const entries = checkNotes(notes, session.length)
      return entries.ok ? { session, entries: entries.value } : fail({ kind: 'badInput', faults: entries.faults })
    })
  }

  /** Replaces the entries from a place on, all or nothing; with what becomes of the result in the players' book. */
  rewrite({ session: id, version, from, entries, summary, now }: Rewrite): Promise<void> {
    return this.write(async (tx) => {
      const session = readSession(await tx.objectStore('sessions').get(id))
      if (session.version !== version || from > session.length) fail({ kind: 'staleMove' })
      const notes = tx.objectStore('notes')
      if (from < session.length) await notes.delete(range(id, from))
      const length = from + entries.length
      const head = { ...session, summary, updated: now, length, version: version + 1 }
      const added = entries.map((entry, k) => notes.add({ session: id, at: from + k, entry }))
      await Promise.all([...added, tx.objectStore('sessions').put(head)])
      await changeResult(tx, resultOfSession(session), resultOfSession(head))
    }, WITH_RESULTS)
  }

  /** All sessions not in the bin, the last one first, and what could not be read. */
  async list(): Promise<{ readonly sessions: readonly SessionRecord[]; readonly unreadable: readonly Unreadable[] }> {
    const sessions: SessionRecord[] = []
    const unreadable: Unreadable[] = []
    for (const found of await guarded(this.connection, (db) => db.getAll('sessions'))) {
      try {
        sessions.push(readSession(found))
      } catch (error) {
        unreadable.push({ id: String((found as { id?: unknown } | null)?.id), problem: problemOf(error) })
      }
    }
    return { sessions: sessions.filter(({ deleted }) => deleted === null).sort((a, b) => b.updated - a.updated), unreadable }
  }

  /** Puts a session into the bin. */
  remove(id: string, now: number): Promise<void> {
    return this.mark(id, now)
  }

  /** Takes a session out of the bin. */
  restore(id: string): Promise<void> {
    return this.mark(id, null)
  }

  /** Deletes for good what went into the bin before `before`, but for some. Records that cannot be read are never touched. */
  purge(before: number, but: ReadonlySet<string> = NONE): Promise<void> {
    return this.write(async (tx) => {
      for (const found of await tx.objectStore('sessions').getAll()) {
        const checked = checkSession(found)
        if (!checked.ok || !isOverdue(checked.value, before, but)) continue
        await Promise.all([tx.objectStore('sessions').delete(checked.value.id), tx.objectStore('notes').delete(range(checked.value.id))])
      }
    })
  }

  /** Deletes everything, readable or not. */
  erase(): Promise<void> {
    return this.write(async (tx) => {
      await Promise.all([tx.objectStore('sessions').clear(), tx.objectStore('notes').clear()])
    })
  }

  private mark(id: string, deleted: number | null): Promise<void> {
    return this.write(async (tx) => {
      const session = readSession(await tx.objectStore('sessions').get(id))
      await tx.objectStore('sessions').put({ ...session, deleted })
    })
  }

  private write(work: (tx: Write) => Promise<void>, stores: readonly string[] = STORES): Promise<void> {
    return written(this.connection, stores, work)
  }
}
