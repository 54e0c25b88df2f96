/** The saved tables as screens see them. The database is loaded when it is first needed; home does not wait for it. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Json } from '../core/game.ts'
import type { TableRecord } from '../storage/records.ts'
import type { Saves, Unreadable } from '../storage/saves.ts'
import type { Problem, SeatControl, TableId } from '../worker/protocol.ts'
import { intoBin } from './bin.ts'
import { againWhenLate } from './late.ts'

/** A saved table in the list. */
export interface SavedTable {
  readonly id: TableId
  readonly game: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  /** Number of the round, from 1; 0 before the first. */
  readonly round: number
  readonly over: boolean
  /** Seats that must act now. */
  readonly turn: readonly number[]
  readonly seats: readonly { readonly kind: SeatControl['kind']; readonly name: string }[]
  /** It follows a real board. */
  readonly mirror: boolean
  /** Ranks per seat once over. */
  readonly ranks: readonly number[] | null
  /** Public facts for a thumbnail, in the game's own words; null where there are none. */
  readonly facts: Json
}

const list = signal<readonly SavedTable[] | null>(null)
const broken = signal<readonly Unreadable[]>([])
const trouble = signal<Problem | null>(null)

/** All tables, last played first; null until they are known. */
export const tables: ReadonlySignal<readonly SavedTable[] | null> = list
/** Records that could not be read: of a newer app, or damaged. They are kept. */
export const unreadable: ReadonlySignal<readonly Unreadable[]> = broken
/** Why the list could not be read or changed, else null. */
export const tablesProblem: ReadonlySignal<Problem | null> = trouble

/** Code and connection, loaded when first needed. */
const storage = () => import('../storage/open.ts')
let opening: Promise<Saves> | null = null

function saves(): Promise<Saves> {
  opening ??= storage().then(({ openSaves }) => openSaves())
  return opening
}

const toProblem = async (error: unknown): Promise<Problem> => (await storage()).problemOf(error)

function saved({ id, game, name, created, updated, summary, seats, mirror }: TableRecord): SavedTable {
  return { id, game, name, created, updated, ...summary, seats, mirror: mirror === true }
}

/** Reads the list, once more where the store opens late. Called at the start and whenever a table was left. */
export async function loadTables(): Promise<void> {
  try {
    const found = await (await saves()).list()
    list.value = found.tables.map(saved)
    broken.value = found.unreadable
    trouble.value = null
  } catch (error) {
    const problem = await toProblem(error)
    trouble.value = problem
    list.value ??= []
    againWhenLate(problem, loadTables)
  }
}

/** When a finished table was played to its end, in milliseconds since 1970; now, as long as the list does not know. */
export function endOf(id: TableId): number {
  const table = list.value?.find((each) => each.id === id)
  return table?.over ? table.updated : Date.now()
}

async function change(work: (store: Saves) => Promise<void>): Promise<void> {
  try {
    await work(await saves())
  } catch (error) {
    trouble.value = await toProblem(error)
    return
  }
  await loadTables()
}

export const rename = (id: TableId, name: string): Promise<void> => change((store) => store.rename(id, name))

/** Puts a table into the bin; {@link restore} brings it back. */
export const remove = (id: TableId): Promise<void> => change((store) => intoBin(store, id, (now) => store.remove(id, now)))

export const restore = (id: TableId): Promise<void> => change((store) => store.restore(id))

/** Deletes every table and result for good, readable or not. Asked for twice before it gets here. */
export const eraseTables = (): Promise<void> => change((store) => store.erase())
