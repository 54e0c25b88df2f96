/** The players' book in a file: the results of finished tables, whether the tables are still there or not. */
import { BadInput } from '../core/game.ts'
import type { ResultRecord } from '../storage/result-records.ts'
import { keyOf, readResult } from '../storage/results.ts'
import type { Saves } from '../storage/saves.ts'

interface ResultDeps {
  readonly saves: Saves
}

/** The part of a document that holds the book; nothing where it is blank. */
export async function resultsOut({ saves }: ResultDeps): Promise<{ readonly results?: readonly ResultRecord[] }> {
  const { results } = await saves.results.list()
  return results.length > 0 ? { results } : {}
}

function readResults(document: unknown): ResultRecord[] {
  const { results = [] } = document as { readonly results?: unknown }
  if (!Array.isArray(results)) throw new BadInput([{ path: 'results', message: 'must be a list' }])
  return results.map((each, i) => readResult(each, `results[${i}]`))
}

/** The results of a document that are not in the book yet. @throws BadInput, StorageError when one of them cannot be read. */
export async function unknownResults({ saves }: ResultDeps, document: unknown): Promise<ResultRecord[]> {
  const found = readResults(document)
  const { results } = await saves.results.list()
  const kept = new Set(results.map((each) => keyOf(each).join()))
  return found.filter((each) => !kept.has(keyOf(each).join()))
}
