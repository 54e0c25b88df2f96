/** Tables go on where the store fails: what is written is also known here, and what could not be kept waits in a {@link Refuge}. */
import type { Connection } from './db.ts'
import type { StorageProblem } from './problems.ts'
import { isTrouble, problemOf } from './problems.ts'
import type { LogEntry, Review, SeatRecord } from './records.ts'
import type { Refuge } from './refuge.ts'
import { type Change, type Loaded, recordOf, Saves, type WholeTable } from './saves.ts'

export interface ShelterDeps {
  /** Runs `work` after `ms` milliseconds; the answer cancels it. */
  after(ms: number, work: () => void): () => void
  newId(): string
  /** A table is played on without being kept, and why; null: it is kept again. */
  tell(table: string, problem: StorageProblem | null): void
  /** A table that is not kept, as it is now: a text for {@link Shelter.unseal}, and a file of the app. Comes before anybody hears of what is new in it. */
  seal(table: string, text: string): void
}

/** It cannot be kept; or it is gone, and its player sees it before her. */
const isShelterless = (problem: StorageProblem): boolean => isTrouble(problem) || problem.kind === 'notFound'

/** Saves for whoever plays: a change that cannot be stored is kept in memory and stored as soon as it can be. */
export class Shelter extends Saves {
  /** Tables as they are for their player. */
  private readonly known = new Map<string, Loaded>()
  /** Loaded with the first trouble. */
  private refuge: Refuge | null = null
  private readonly deps: ShelterDeps

  constructor(connection: Connection, deps: ShelterDeps) {
    super(connection)
    this.deps = deps
  }

  override async load(id: string): Promise<Loaded> {
    const found = this.refuge?.has(id) ? this.known.get(id) : undefined
    const loaded = found ?? (await super.load(id))
    this.known.set(id, loaded)
    return loaded
  }

  override async create(tables: readonly WholeTable[]): Promise<void> {
    try {
      await super.create(tables)
    } catch (error) {
      if (!isTrouble(problemOf(error))) throw error
      for (const each of tables) {
        this.known.set(each.table.id, { ...each, table: recordOf(each) })
        await this.flee(each.table.id, error)
      }
    }
  }

  override claim(id: string, owner: string): Promise<void> {
    const write = () => super.claim(id, owner)
    return this.attempt(id, write, ({ table, log }) => ({ table: { ...table, owner }, log }))
  }

  override append(change: Change, entries: readonly LogEntry[]): Promise<void> {
    const write = () => super.append(change, entries)
    return this.attempt(change.table, write, ({ table, log }) => after(change, table, [...log, ...entries]))
  }

  override cut(change: Change, length: number): Promise<void> {
    const write = () => super.cut(change, length)
    return this.attempt(change.table, write, ({ table, log }) => after(change, { ...table, review: null }, log.slice(0, length)))
  }

  override reseat(id: string, seats: readonly SeatRecord[]): Promise<void> {
    const write = () => super.reseat(id, seats)
    return this.attempt(id, write, ({ table, log }) => ({ table: { ...table, seats: [...seats] }, log }))
  }

  override keepReview(id: string, review: Review): Promise<void> {
    const write = () => super.keepReview(id, review)
    return this.attempt(id, write, ({ table, log }) => ({ table: { ...table, review }, log }))
  }

  private async attempt(id: string, write: () => Promise<void>, edit: (before: Loaded) => Loaded): Promise<void> {
    const before = this.known.get(id)
    let trouble: unknown = null
    if (!before || !this.refuge?.has(id)) {
      try {
        await write()
      } catch (error) {
        if (!before || !isShelterless(problemOf(error))) throw error
        trouble = error
      }
    }
    if (before) this.known.set(id, edit(before))
    if (trouble) await this.flee(id, trouble, before?.table.owner)
    else if (this.refuge?.has(id)) this.refuge.changed(id)
  }

  /** Takes over what another worker knew and could not keep before it died. @throws StorageError `badInput` naming every fault */
  async unseal(text: string): Promise<void> {
    const { unsealed } = await import('./refuge.ts')
    const { whole, owner } = unsealed(text)
    const { id } = whole.table
    this.known.set(id, whole)
    ;(await this.open()).inherit(id, owner)
  }

  private async flee(id: string, error: unknown, owner?: string): Promise<void> {
    await (await this.open()).take(id, problemOf(error), owner)
  }

  private async open(): Promise<Refuge> {
    const { Refuge } = await import('./refuge.ts')
    this.refuge ??= new Refuge(this, (table) => this.known.get(table), this.deps)
    return this.refuge
  }
}

const after = ({ summary, now }: Change, table: Loaded['table'], log: readonly LogEntry[]): Loaded => ({
  table: { ...table, summary, updated: now, ply: log.length },
  log,
})
