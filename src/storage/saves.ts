/** Saved tables: every change is one transaction, strictly durable, so a kill leaves the last entry or one later, never half of one. */
import type { IDBPDatabase } from 'idb'
import type { Fault } from '../core/game.ts'
import type { Connection } from './db.ts'
import type { StorageProblem } from './problems.ts'
import { problemOf } from './problems.ts'
import type { LogEntry, Review, SeatRecord, Summary, TableRecord } from './records.ts'
import { checkEntries, checkTable, formatOf, isOverdue, NONE, RECORD_FORMAT } from './records.ts'
import { resultOf } from './result-records.ts'
import { addResult, keyOf, RESULTS, Results } from './results.ts'
import { fail, guarded, type Write, written } from './transactions.ts'

/** A table as it was found. */
export interface Loaded {
  readonly table: TableRecord
  readonly log: readonly LogEntry[]
}

/** A table to be written whole. */
export type NewRecord = Omit<TableRecord, 'format' | 'ply' | 'deleted'>

/** A table with its log. */
export interface WholeTable {
  readonly table: NewRecord
  readonly log: readonly LogEntry[]
}

/** A change of a log by its owner. */
export interface Change {
  readonly table: string
  /** The writer's token; refused with `otherWindow` when another has claimed the table since. */
  readonly owner: string
  /** Length of the log the writer believes in; refused with `staleMove` when it is not. */
  readonly ply: number
  readonly summary: Summary
  readonly now: number
}

/** A record that could not be read. It stays as it is. */
export interface Unreadable {
  readonly id: string
  readonly problem: StorageProblem
}

const STORES = ['tables', 'entries'] as const
/** What a change touches that may begin or take back an end. */
const WITH_RESULTS = [...STORES, RESULTS] as const

const range = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY])

function readTable(found: unknown): TableRecord {
  if (found === undefined) return fail({ kind: 'notFound' })
  const format = formatOf(found)
  if (format !== null && format > RECORD_FORMAT) return fail({ kind: 'newerSave', found: format, known: RECORD_FORMAT })
  const checked = checkTable(found)
  return checked.ok ? checked.value : fail({ kind: 'badInput', faults: checked.faults })
}

/** A new table as it is kept. */
export const recordOf = ({ table, log }: WholeTable): TableRecord => ({ ...table, format: RECORD_FORMAT, ply: log.length, deleted: null })

/** Writes a table that is new, with its log, and its result where it is over. @throws StorageError when its id is taken. */
export async function addTable(tx: Write, { table, log }: WholeTable): Promise<void> {
  const record = recordOf({ table, log })
  const checked = checkTable(record)
  if (!checked.ok) fail({ kind: 'badInput', faults: checked.faults })
  const entries = log.map(([by, move], ply) => tx.objectStore('entries').add({ table: table.id, ply, by, move }))
  await Promise.all([tx.objectStore('tables').add(record), ...entries])
  const result = resultOf(record)
  if (result) await addResult(tx, result)
}

/** Everything the app does with saved tables. Every method throws {@link StorageError} and nothing else. */
export class Saves {
  private readonly connection: Connection
  /** The results of tables that were played to their end: written with the last entry, kept when the table is deleted. */
  readonly results: Results

  constructor(connection: Connection) {
    this.connection = connection
    this.results = new Results(connection)
  }

  /** Writes new tables with their logs, all or none. @throws StorageError when an id is taken. */
  create(tables: readonly WholeTable[]): Promise<void> {
    return this.write(async (tx) => {
      for (const table of tables) await addTable(tx, table)
    }, WITH_RESULTS)
  }

  /** Reads a table whole. @throws StorageError `notFound`, `newerSave`, or `badInput` naming every fault. */
  async load(id: string): Promise<Loaded> {
    return this.guard(async (db) => {
      const tx = db.transaction(STORES, 'readonly')
      const [found, entries] = await Promise.all([tx.objectStore('tables').get(id), tx.objectStore('entries').getAll(range(id)), tx.done])
      const table = readTable(found)
      const log = checkEntries(entries, table.ply)
      return log.ok ? { table, log: log.value } : fail({ kind: 'badInput', faults: log.faults })
    })
  }

  /** Puts a new writer's token on a table: from now on the former writer's changes are refused. */
  claim(id: string, owner: string): Promise<void> {
    return this.change(id, (table) => ({ ...table, owner }))
  }

  /** Appends entries, all or none: a few bytes each and the head, in one transaction; the last of a game with its result. */
  append(change: Change, entries: readonly LogEntry[]): Promise<void> {
    const { summary, now, ply } = change
    return this.write(
      async (tx) => {
        const head = { ...(await this.own(tx, change)), summary, updated: now, ply: ply + entries.length }
        const added = entries.map(([by, move], i) => tx.objectStore('entries').add({ table: change.table, ply: ply + i, by, move }))
        const result = summary.over ? resultOf(head) : null
        if (result) added.push(tx.objectStore(RESULTS).put(result))
        await Promise.all([...added, tx.objectStore('tables').put(head)])
      },
      summary.over ? WITH_RESULTS : STORES,
    )
  }

  /** Shortens a log to `length` entries; what was thought of the game as it was goes with them, and a result that is none any more. */
  cut(change: Change, length: number): Promise<void> {
    return this.write(async (tx) => {
      const table = await this.own(tx, change)
      const ended = resultOf(table)
      if (ended) await tx.objectStore(RESULTS).delete(keyOf(ended))
      await Promise.all([
        tx.objectStore('entries').delete(range(change.table, length)),
        tx.objectStore('tables').put({ ...table, summary: change.summary, updated: change.now, ply: length, review: null }),
      ])
    }, WITH_RESULTS)
  }

  /**
   * Writes a table whole, in place of what is kept of it or where nothing is. @throws StorageError `otherWindow` when the kept one
   * belongs neither to its owner nor to `owner`; and as {@link load} does where the kept head cannot be read: then it stays as it is.
   */
  replace({ table, log }: Loaded, owner?: string): Promise<void> {
    return this.write(async (tx) => {
      const found: unknown = await tx.objectStore('tables').get(table.id)
      if (found !== undefined && ![table.owner, owner].includes(readTable(found).owner)) fail({ kind: 'otherWindow' })
      const ended = resultOf(found)
      if (ended && !table.summary.over) await tx.objectStore(RESULTS).delete(keyOf(ended))
      await Promise.all([tx.objectStore('tables').delete(table.id), tx.objectStore('entries').delete(range(table.id))])
      await addTable(tx, { table, log })
    }, WITH_RESULTS)
  }

  /** All tables not in the bin, last played first, and what could not be read. */
  async list(): Promise<{ readonly tables: readonly TableRecord[]; readonly unreadable: readonly Unreadable[] }> {
    const all = await this.guard((db) => db.getAll('tables'))
    const tables: TableRecord[] = []
    const unreadable: Unreadable[] = []
    for (const found of all) {
      try {
        tables.push(readTable(found))
      } catch (error) {
        unreadable.push({ id: String((found as { id?: unknown } | null)?.id), problem: problemOf(error) })
      }
    }
    return { tables: tables.filter((table) => table.deleted === null).sort((a, b) => b.updated - a.updated), unreadable }
  }

  rename(id: string, name: string): Promise<void> {
    return this.change(id, (table) => ({ ...table, name }))
  }

  /** Gives seats to other people or bots. */
  reseat(id: string, seats: readonly SeatRecord[]): Promise<void> {
    return this.change(id, (table) => ({ ...table, seats: [...seats] }))
  }

  /** Keeps what was thought of a finished game. */
  keepReview(id: string, review: Review): Promise<void> {
    return this.change(id, (table) => ({ ...table, review }))
  }

  /** Puts a table into the bin; {@link restore} takes it out, {@link purge} empties the bin. */
  remove(id: string, now: number): Promise<void> {
    return this.change(id, (table) => ({ ...table, deleted: now }))
  }

  restore(id: string): Promise<void> {
    return this.change(id, (table) => ({ ...table, deleted: null }))
  }

  /** Deletes for good what went into the bin before `before`, but for some. Records that cannot be read are never touched. */
  purge(before: number, but: ReadonlySet<string> = NONE): Promise<void> {
    return this.write(async (tx) => {
      for (const found of await tx.objectStore('tables').getAll()) {
        const checked = checkTable(found)
        if (!checked.ok || !isOverdue(checked.value, before, but)) continue
        await Promise.all([tx.objectStore('tables').delete(checked.value.id), tx.objectStore('entries').delete(range(checked.value.id))])
      }
    })
  }

  /** Deletes everything, readable or not. For the settings screen, after a question. */
  erase(): Promise<void> {
    return this.write(async (tx) => {
      await Promise.all(WITH_RESULTS.map((store) => tx.objectStore(store).clear()))
    }, WITH_RESULTS)
  }

  private change(id: string, edit: (table: TableRecord) => TableRecord): Promise<void> {
    return this.write(async (tx) => {
      const edited = edit(readTable(await tx.objectStore('tables').get(id)))
      const checked = checkTable(edited)
      if (!checked.ok) fail({ kind: 'badInput', faults: checked.faults })
      await tx.objectStore('tables').put(edited)
    })
  }

  /** The head of the table, when the writer still owns it and knows its length. Not checked field by field: this runs at every tap. */
  private async own(tx: Write, change: Change): Promise<object> {
    const found: unknown = await tx.objectStore('tables').get(change.table)
    if (typeof found !== 'object' || found === null) return fail({ kind: 'notFound' })
    const { owner, ply } = found as { owner?: unknown; ply?: unknown }
    if (owner !== change.owner) return fail({ kind: 'otherWindow' })
    return ply === change.ply ? found : fail({ kind: 'staleMove' })
  }

  private write(work: (tx: Write) => Promise<void>, stores: readonly string[] = STORES): Promise<void> {
    return written(this.connection, stores, work)
  }

  private guard<T>(work: (db: IDBPDatabase<unknown>) => Promise<T>): Promise<T> {
    return guarded(this.connection, work)
  }
}

/** Faults with a prefix, for documents that hold many tables. */
export function under(path: string, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, path: [path, fault.path].filter(Boolean).join('.') }))
}
