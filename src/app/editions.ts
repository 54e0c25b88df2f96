/** Editions of games entered by hand, as their screens see them: the list, one that is being edited, and the one chosen for the next table. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Fault, Json } from '../core/game.ts'
import type { EditionRecord } from '../storage/edition-records.ts'
import type { EditionChange, Editions } from '../storage/editions.ts'
import type { Problem } from '../worker/protocol.ts'
import { Checker } from './edition-check.ts'

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

/** How long a deleted edition can be brought back, in milliseconds. */
const BIN = 24 * 60 * 60 * 1000

const storage = () => import('../storage/open.ts')
let opening: Promise<Editions> | null = null

function store(): Promise<Editions> {
  opening ??= storage().then(({ openEditions }) => openEditions())
  return opening
}

const toProblem = async (error: unknown): Promise<Problem> => (await storage()).problemOf(error)

/** Reads the list. */
export async function loadEditions(): Promise<void> {
  try {
    const found = await (await store()).list()
    list.value = found.editions
    lost.value = found.unreadable.length
    trouble.value = null
  } catch (error) {
    trouble.value = await toProblem(error)
    list.value ??= []
  }
}

async function tidy(work: (kept: Editions) => Promise<void>): Promise<void> {
  try {
    await work(await store())
  } catch (error) {
    trouble.value = await toProblem(error)
    return
  }
  await loadEditions()
}

/** Puts an edition into the bin; {@link restoreEdition} brings it back. */
export const removeEdition = (id: string): Promise<void> =>
  tidy(async (kept) => {
    await kept.purge(Date.now() - BIN)
    await kept.change(id, { deleted: Date.now() })
  })

export const restoreEdition = (id: string): Promise<void> => tidy((kept) => kept.change(id, { deleted: null }))

export const renameEdition = (id: string, name: string): Promise<void> => tidy((kept) => kept.change(id, { name }))

/** Begins an edition with these values, those of the app without faults: its id, or why it could not be kept. */
export async function beginEdition(game: string, name: string, value: Json): Promise<string | Problem> {
  try {
    const now = Date.now()
    const id = crypto.randomUUID()
    await (await store()).create({ id, game, name, value, created: now, updated: now, faults: 0 })
    return id
  } catch (error) {
    return toProblem(error)
  }
}

/** An edition that is being edited. Every change is kept at once, with its faults if it has any. */
export interface EditionModel {
  readonly id: string
  readonly game: string
  readonly name: ReadonlySignal<string>
  readonly value: ReadonlySignal<Json>
  /** What the game finds wrong, by places in the edition; null until it has said so for the first time. */
  readonly faults: ReadonlySignal<readonly Fault[] | null>
  /** Everything entered so far is safely kept. */
  readonly kept: ReadonlySignal<boolean>
  /** Why the last change could not be kept or checked, else null. */
  readonly problem: ReadonlySignal<Problem | null>
  change(value: Json): void
  rename(name: string): void
  /** Ends the checking; what was changed is kept. */
  leave(): void
}

function modelOf({ id, game, ...found }: EditionRecord): EditionModel {
  const value = signal<Json>(found.value)
  const name = signal(found.name)
  const faults = signal<readonly Fault[] | null>(null)
  const problem = signal<Problem | null>(null)
  const underway = signal(0)
  let last: Promise<void> = Promise.resolve()
  // One after the other: what was entered last must be written last.
  const keep = (change: EditionChange) => {
    underway.value++
    last = last.then(async () => {
      try {
        await (await store()).change(id, change)
        problem.value = null
      } catch (error) {
        problem.value = await toProblem(error)
      }
      underway.value--
    })
  }
  const checker = new Checker(game, (checked, answer) => {
    if ('problem' in answer) problem.value = answer.problem
    else {
      faults.value = answer.faults
      if (checked === value.value) keep({ faults: answer.faults.length })
    }
  })
  checker.check(found.value)
  return {
    id,
    game,
    name,
    value,
    faults,
    kept: computed(() => underway.value === 0),
    problem,
    change: (next) => {
      value.value = next
      keep({ value: next, updated: Date.now(), faults: null })
      checker.check(next)
    },
    rename: (next) => {
      name.value = next
      keep({ name: next })
    },
    leave: () => checker.end(),
  }
}

/** Opens an edition; the problem when it cannot be read. */
export async function openEdition(id: string): Promise<{ readonly model: EditionModel } | { readonly problem: Problem }> {
  try {
    return { model: modelOf(await (await store()).load(id)) }
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
