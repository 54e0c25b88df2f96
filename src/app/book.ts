/** The players' book as its screens see it: the results of this device, other names, erasing, and the way back. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ResultRecord } from '../storage/result-records.ts'
import type { Results } from '../storage/results.ts'
import type { Problem } from '../worker/protocol.ts'
import { againWhenLate } from './late.ts'
import { renamed } from './statistics.ts'

const list = signal<readonly ResultRecord[] | null>(null)
const lost = signal(0)
const trouble = signal<Problem | null>(null)

/** All results, the oldest first; null until they are known. */
export const results: ReadonlySignal<readonly ResultRecord[] | null> = list
/** How many are kept that this app cannot read. */
export const unreadableResults: ReadonlySignal<number> = lost
/** Why the book could not be read or changed, else null. */
export const bookProblem: ReadonlySignal<Problem | null> = trouble

const storage = () => import('../storage/open.ts')
let opening: Promise<Results> | null = null

function store(): Promise<Results> {
  opening ??= storage().then(({ openResults }) => openResults())
  return opening
}

/** Does something with the store, then reads it anew. What stands in the way is {@link bookProblem}; then the answer is null. */
async function withStore<T>(work: (kept: Results) => Promise<T>): Promise<T | null> {
  try {
    const kept = await store()
    const answer = await work(kept)
    const found = await kept.list()
    list.value = found.results
    lost.value = found.unreadable
    trouble.value = null
    return answer
  } catch (error) {
    const problem = (await storage()).problemOf(error)
    trouble.value = problem
    list.value ??= []
    againWhenLate(problem, loadBook)
    return null
  }
}

/** Reads the book, once more where the store opens late. */
export async function loadBook(): Promise<void> {
  await withStore(async () => undefined)
}

/** Takes a change back. */
export type TakeBack = () => void

async function changed(work: (kept: Results) => Promise<readonly unknown[]>): Promise<TakeBack | null> {
  const before = await withStore(work)
  return before && (() => void withStore((kept) => kept.putBack(before)))
}

/** Gives a person another name; where somebody has it already, the two become one. Null: nothing was changed. */
export const renamePlayer = (from: string, to: string): Promise<TakeBack | null> =>
  changed((kept) => kept.change((result) => renamed(result, from, to.trim())))

/** Erases a person: who played with her keeps the games, games of hers alone go. Null: nothing was changed. */
export const erasePlayer = (name: string): Promise<TakeBack | null> =>
  changed((kept) => kept.change((result) => renamed(result, name, null)))

/** Erases the whole book; saved tables stay. Null: nothing was changed. */
export const eraseBook = (): Promise<TakeBack | null> => changed((kept) => kept.erase())
