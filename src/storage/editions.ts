/** Editions that owners of a box have entered: one record each, written whole with every change. Tables keep a copy of theirs and never look here. */
import type { Json } from '../core/game.ts'
import type { Connection } from './db.ts'
import { checkEdition, EDITION_FORMAT, type EditionRecord } from './edition-records.ts'
import { problemOf } from './problems.ts'
import { formatOf, isOverdue, NONE } from './records.ts'
import type { Unreadable } from './saves.ts'
import { fail, guarded, type Write, written } from './transactions.ts'

/** Name of the store. */
export const EDITIONS = 'editions'

/** An edition to be written. */
export type NewEdition = Omit<EditionRecord, 'format' | 'deleted'>

/** What is changed of an edition. */
export type EditionChange = Partial<Pick<EditionRecord, 'name' | 'updated' | 'faults' | 'deleted'> & { readonly value: Json }>

function readEdition(found: unknown): EditionRecord {
  if (found === undefined) return fail({ kind: 'notFound' })
  const format = formatOf(found)
  if (format !== null && format > EDITION_FORMAT) return fail({ kind: 'newerSave', found: format, known: EDITION_FORMAT })
  const checked = checkEdition(found)
  return checked.ok ? checked.value : fail({ kind: 'badInput', faults: checked.faults })
}

function checked(record: object): EditionRecord {
  const result = checkEdition(record)
  return result.ok ? result.value : fail({ kind: 'badInput', faults: result.faults })
}

/** Writes an edition that is new. @throws StorageError when its id is taken. */
export async function addEdition(tx: Write, edition: NewEdition): Promise<void> {
  await tx.objectStore(EDITIONS).add(checked({ ...edition, format: EDITION_FORMAT, deleted: null }))
}

/** Everything the app does with editions. Every method throws a `StorageError` and nothing else. */
export class Editions {
  private readonly connection: Connection

  constructor(connection: Connection) {
    this.connection = connection
  }

  /** Writes a new edition. @throws StorageError when its id is taken. */
  create(edition: NewEdition): Promise<void> {
    return this.write((tx) => addEdition(tx, edition))
  }

  /** Reads an edition. @throws StorageError `notFound`, `newerSave`, or `badInput` naming every fault. */
  load(id: string): Promise<EditionRecord> {
    return guarded(this.connection, async (db) => readEdition(await db.get(EDITIONS, id)))
  }

  /**
   * Changes an edition; the last writer is right, unless it says which value it knows. @throws StorageError as {@link load} does,
   * and `staleMove` when another value than `known` is kept; then it stays as it is.
   */
  change(id: string, change: EditionChange, known?: Json): Promise<void> {
    return this.write(async (tx) => {
      const found = readEdition(await tx.objectStore(EDITIONS).get(id))
      if (known !== undefined && JSON.stringify(found.value) !== JSON.stringify(known)) fail({ kind: 'staleMove' })
      await tx.objectStore(EDITIONS).put(checked({ ...found, ...change }))
    })
  }

  /** All editions not in the bin, the last changed first, and what could not be read. */
  async list(): Promise<{ readonly editions: readonly EditionRecord[]; readonly unreadable: readonly Unreadable[] }> {
    const editions: EditionRecord[] = []
    const unreadable: Unreadable[] = []
    for (const found of await guarded(this.connection, (db) => db.getAll(EDITIONS))) {
      try {
        editions.push(readEdition(found))
      } catch (error) {
        unreadable.push({ id: String((found as { id?: unknown } | null)?.id), problem: problemOf(error) })
      }
    }
    return { editions: editions.filter(({ deleted }) => deleted === null).sort((a, b) => b.updated - a.updated), unreadable }
  }

  /** Deletes for good what went into the bin before `before`, but for some. Records that cannot be read are never touched. */
  purge(before: number, but: ReadonlySet<string> = NONE): Promise<void> {
    return this.write(async (tx) => {
      for (const found of await tx.objectStore(EDITIONS).getAll()) {
        const result = checkEdition(found)
        if (result.ok && isOverdue(result.value, before, but)) await tx.objectStore(EDITIONS).delete(result.value.id)
      }
    })
  }

  /** Deletes everything, readable or not. */
  erase(): Promise<void> {
    return this.write((tx) => tx.objectStore(EDITIONS).clear())
  }

  private write(work: (tx: Write) => Promise<void>): Promise<void> {
    return written(this.connection, [EDITIONS], work)
  }
}
