/** Editions of games entered by hand, as their screens see them: the list, and what is done with one of it. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Json } from '../core/game.ts'
import type { EditionRecord } from '../storage/edition-records.ts'
import type { Editions, NewEdition } from '../storage/editions.ts'
import type { Problem } from '../worker/protocol.ts'
import { intoBin } from './bin.ts'
import { againWhenLate } from './late.ts'

/** An edition in the list. */
export type SavedEdition = Pick<EditionRecord, 'id' | 'game' | 'name' | 'updated' | 'faults'> & { readonly value: Json }

const list = signal<readonly SavedEdition[] | null>(null)
const lost = signal(0)
const trouble = signal<Problem | null>(null)

/** All editions, the last changed first; null until they are known. */
export const editions: ReadonlySignal<readonly SavedEdition[] | null> = list
/** How many are kept that this app cannot read. */
export const unreadableEditions: ReadonlySignal<number> = lost
/** Why the list could not be read or changed, else null. */
export const editionsProblem: ReadonlySignal<Problem | null> = trouble

const storage = () => import('../storage/open.ts')
let opening: Promise<Editions> | null = null

/** Where editions are kept. */
export function editionStore(): Promise<Editions> {
  opening ??= storage().then(({ openEditions }) => openEditions())
  return opening
}

/** What went wrong with the store, for people. */
export const toProblem = async (error: unknown): Promise<Problem> => (await storage()).problemOf(error)

/** Reads the list, once more where the store opens late. */
export async function loadEditions(): Promise<void> {
  try {
    const found = await (await editionStore()).list()
    list.value = found.editions
    lost.value = found.unreadable.length
    trouble.value = null
  } catch (error) {
    const problem = await toProblem(error)
    trouble.value = problem
    list.value ??= []
    againWhenLate(problem, loadEditions)
  }
}

async function tidy(work: (kept: Editions) => Promise<void>): Promise<void> {
  try {
    await work(await editionStore())
  } catch (error) {
    trouble.value = await toProblem(error)
    return
  }
  await loadEditions()
}

/** Puts an edition into the bin; {@link restoreEdition} brings it back. */
export const removeEdition = (id: string): Promise<void> => tidy((kept) => intoBin(kept, id, (deleted) => kept.change(id, { deleted })))

export const restoreEdition = (id: string): Promise<void> => tidy((kept) => kept.change(id, { deleted: null }))

export const renameEdition = (id: string, name: string): Promise<void> => tidy((kept) => kept.change(id, { name }))

/** A name nobody has yet: the second one gets a number. */
export function freeName(wanted: string, taken: readonly Pick<SavedEdition, 'name'>[]): string {
  let name = wanted
  for (let n = 2; taken.some((each) => each.name === name); n++) name = `${wanted} ${n}`
  return name
}

/** An edition as it begins, its faults not known yet. */
export function newEdition(game: string, name: string, value: Json): NewEdition {
  const now = Date.now()
  return { id: crypto.randomUUID(), game, name, value, created: now, updated: now, faults: null }
}

/** Begins an edition with these values, those of the app without faults: its id, or why it could not be kept. */
export async function beginEdition(game: string, name: string, value: Json): Promise<string | Problem> {
  try {
    const edition = newEdition(game, name, value)
    await (await editionStore()).create({ ...edition, faults: 0 })
    return edition.id
  } catch (error) {
    return toProblem(error)
  }
}
