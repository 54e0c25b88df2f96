/** The results of finished tables, from which the players' book is counted: one record a table, whatever becomes of the table. */
import type { Connection } from './db.ts'
import { formatOf } from './records.ts'
import { checkResult, hasPeople, RESULT_FORMAT, type ResultRecord } from './result-records.ts'
import { fail, guarded, type Write, written } from './transactions.ts'

/** Name of the store; its key is what {@link keyOf} says. */
export const RESULTS = 'results'

/** Which table it was: a copy from a file is the same one, a rematch is another. */
export const keyOf = ({ game, created, seed }: ResultRecord): [string, number, number] => [game, created, seed]

/** Checks a result from outside. `at` prefixes the paths of the faults. @throws StorageError `newerSave`, or `badInput` naming every fault. */
export function readResult(found: unknown, at = ''): ResultRecord {
  const format = formatOf(found)
  if (format !== null && format > RESULT_FORMAT) return fail({ kind: 'newerSave', found: format, known: RESULT_FORMAT })
  const checked = checkResult(found, at)
  return checked.ok ? checked.value : fail({ kind: 'badInput', faults: checked.faults })
}

/** Adds a result that is not there yet: what is there may have been given other names since. */
export async function addResult(tx: Write, result: ResultRecord): Promise<void> {
  const store = tx.objectStore(RESULTS)
  if ((await store.getKey(keyOf(result))) === undefined) await store.put(result)
}

/**
 * Puts a corrected result in the place of another, null where there is none. One that did not change stays as it is, erased
 * or with other names; and names that were changed in the book stay changed.
 */
export async function changeResult(tx: Write, before: ResultRecord | null, after: ResultRecord | null): Promise<void> {
  const outcome = (result: ResultRecord | null) => JSON.stringify(result && [result.ranks, result.points, result.early])
  if (outcome(before) === outcome(after)) return
  const store = tx.objectStore(RESULTS)
  if (before && !after) await store.delete(keyOf(before))
  if (!after) return
  const kept = checkResult(await store.get(keyOf(after)))
  await store.put(kept.ok ? { ...after, seats: kept.value.seats, ended: kept.value.ended } : after)
}

/** A change of a result: another one of the same table, or null to delete it. */
export type Edit = (result: ResultRecord) => ResultRecord | null

/** Everything the app does with results. Every method throws a `StorageError` and nothing else. */
export class Results {
  private readonly connection: Connection

  constructor(connection: Connection) {
    this.connection = connection
  }

  /** All results, the oldest first, and how many cannot be read. */
  async list(): Promise<{ readonly results: readonly ResultRecord[]; readonly unreadable: number }> {
    const all = await guarded(this.connection, (db) => db.getAll(RESULTS))
    const results = all.flatMap((found) => {
      const checked = checkResult(found)
      return checked.ok ? [checked.value] : []
    })
    return { results: results.sort((a, b) => a.ended - b.ended), unreadable: all.length - results.length }
  }

  /** Changes results; one in which nobody is left is deleted. Those that cannot be read stay. Answers what was there, for {@link putBack}. */
  async change(edit: Edit): Promise<readonly unknown[]> {
    const before: unknown[] = []
    await this.write(async (tx) => {
      const store = tx.objectStore(RESULTS)
      for (const found of await store.getAll()) {
        const checked = checkResult(found)
        if (!checked.ok) continue
        const edited = edit(checked.value)
        if (edited === checked.value) continue
        before.push(found)
        if (edited && hasPeople(edited)) await store.put(edited)
        else await store.delete(keyOf(checked.value))
      }
    })
    return before
  }

  /** Deletes every result, readable or not. Answers what was there, for {@link putBack}. */
  async erase(): Promise<readonly unknown[]> {
    let before: readonly unknown[] = []
    await this.write(async (tx) => {
      before = await tx.objectStore(RESULTS).getAll()
      await tx.objectStore(RESULTS).clear()
    })
    return before
  }

  /** Takes a change back: records as they were, untouched. */
  putBack(records: readonly unknown[]): Promise<void> {
    return this.write(async (tx) => {
      await Promise.all(records.map((record) => tx.objectStore(RESULTS).put(record)))
    })
  }

  private write(work: (tx: Write) => Promise<void>): Promise<void> {
    return written(this.connection, [RESULTS], work)
  }
}
