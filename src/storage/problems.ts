/** What can go wrong with the store, as data: the same kinds the protocol knows, each with a sentence in every language. */
import type { Fault } from '../core/game.ts'

export type StorageProblem =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'badInput'; readonly faults: readonly Fault[] }
  /** The record or database belongs to a newer version of the app; it is kept as it is. */
  | { readonly kind: 'newerSave'; readonly found: number; readonly known: number }
  /** The log has grown or shrunk in the meantime. */
  | { readonly kind: 'staleMove' }
  /** Another window has taken the table over. */
  | { readonly kind: 'otherWindow' }
  | { readonly kind: 'storage'; readonly message: string }

/** Thrown by everything in `storage/`; `problem` is what to show. */
export class StorageError extends Error {
  readonly problem: StorageProblem
  constructor(problem: StorageProblem) {
    super(problem.kind === 'storage' ? problem.message : problem.kind)
    this.name = 'StorageError'
    this.problem = problem
  }
}

/** Trouble of the store itself, not with what was asked of it: it takes nothing, or belongs to a newer app by now. */
export const isTrouble = ({ kind }: { readonly kind: string }): boolean => kind === 'storage' || kind === 'newerSave'

/** What browsers say, and the loader of our styles, when a file of the app cannot be loaded. */
const UNLOADED = /dynamically imported module|importing a module script|preload css/i

/** Whether an error says that a file of the app could not be loaded. */
export const isUnloaded = (error: unknown): boolean => error instanceof Error && UNLOADED.test(error.message)

/** Any error of the store as a problem (out of space, private window, closed by the browser ...). */
export function problemOf(error: unknown): StorageProblem {
  if (error instanceof StorageError) return error.problem
  const name = error instanceof Error ? error.name : ''
  return { kind: 'storage', message: [name, error instanceof Error ? error.message : String(error)].filter(Boolean).join(': ') }
}
