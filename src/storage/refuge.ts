/** Tables that are played on without being kept: stored whole as soon as the store takes them, and sealed for whoever comes after a worker that dies. Loaded with the first trouble. */
import type { Json } from '../core/game.ts'
import { fileOf } from './file.ts'
import { problemOf, type StorageProblem } from './problems.ts'
import { checkEntries, checkTable } from './records.ts'
import type { Loaded, Saves } from './saves.ts'
import type { ShelterDeps } from './shelter.ts'
import { fail } from './transactions.ts'

/** Milliseconds until storing is tried again; longer with every failure, up to the most. */
const FIRST = 2000
const MOST = 8000

/** A table that could not be kept, and who owned it when it was last. */
export interface Kept {
  readonly whole: Loaded
  readonly owner: string | undefined
}

/** A table as the text of a file that also says who owned it when it was last kept. */
const sealed = ({ table, log }: Loaded, keptBy: string | undefined): string =>
  fileOf({ tables: [{ ...table, ...(keptBy === undefined ? {} : { keptBy }), log: [...log] } as Json] })

/** What another worker has sealed. @throws StorageError `badInput` naming every fault */
export function unsealed(text: string): Kept {
  const { keptBy, log, ...head } = contents(text)
  const table = checkTable(head)
  if (!table.ok) return fail({ kind: 'badInput', faults: table.faults })
  const { id } = table.value
  const records = Array.isArray(log) ? log.map((entry, ply) => ({ table: id, ply, by: entry?.[0], move: entry?.[1] })) : []
  const entries = checkEntries(records, table.value.ply)
  if (!entries.ok) return fail({ kind: 'badInput', faults: entries.faults })
  return { whole: { table: table.value, log: entries.value }, owner: typeof keptBy === 'string' ? keptBy : undefined }
}

function contents(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text).tables[0]
  } catch {
    return fail({ kind: 'badInput', faults: [{ path: '', message: 'holds no table' }] })
  }
}

interface Guest {
  /** Who owned the table when it was last kept. */
  owner: string | undefined
  wait: number
  cancel: () => void
  /** Storing is under way. */
  busy: boolean
  told: boolean
}

export class Refuge {
  private readonly saves: Saves
  private readonly latest: (id: string) => Loaded | undefined
  private readonly deps: ShelterDeps
  private readonly guests = new Map<string, Guest>()

  /** `latest` is the table as its player has it before her. */
  constructor(saves: Saves, latest: (id: string) => Loaded | undefined, deps: ShelterDeps) {
    this.saves = saves
    this.latest = latest
    this.deps = deps
  }

  has(id: string): boolean {
    return this.guests.has(id)
  }

  /** Takes a table in that could not be stored. Where it only is not there it is tried at once: a store that was deleted is there again, empty. */
  async take(id: string, problem: StorageProblem, owner: string | undefined): Promise<void> {
    const guest = this.admit(id, owner, false)
    if (problem.kind === 'notFound') await this.settle(id)
    else this.hold(id, guest, problem)
  }

  /** Takes a table over from a worker that died: everybody knows that it is not kept. */
  inherit(id: string, owner: string | undefined): void {
    this.admit(id, owner, true)
    void this.settle(id)
  }

  /** A table here has changed. */
  changed(id: string): void {
    this.seal(id)
    void this.settle(id)
  }

  private admit(id: string, owner: string | undefined, told: boolean): Guest {
    const guest: Guest = { owner, wait: FIRST, cancel: () => undefined, busy: false, told }
    this.guests.set(id, guest)
    this.seal(id)
    return guest
  }

  /** Before anything of it is told to anybody: what a page has heard of is not lost with this worker. */
  private seal(id: string): void {
    const whole = this.latest(id)
    if (whole) this.deps.seal(id, sealed(whole, this.guests.get(id)?.owner))
  }

  /** Stores a table; when that fails it is tried again later. */
  private async settle(id: string): Promise<void> {
    const guest = this.guests.get(id)
    const whole = this.latest(id)
    if (!guest || guest.busy || !whole) return
    guest.busy = true
    try {
      await this.store(whole, guest)
      guest.owner = whole.table.owner
      guest.busy = false
      // Played on meanwhile: what was stored is no longer all.
      if (this.latest(id) !== whole) return await this.settle(id)
      guest.cancel()
      this.guests.delete(id)
      if (guest.told) this.deps.tell(id, null)
    } catch (error) {
      guest.busy = false
      this.hold(id, guest, problemOf(error))
    }
  }

  /** Where another window has played the table on, ours is kept beside it: nothing of either is lost. */
  private async store(whole: Loaded, { owner }: Guest): Promise<void> {
    try {
      await this.saves.replace(whole, owner)
    } catch (error) {
      if (problemOf(error).kind !== 'otherWindow') throw error
      await this.saves.create([{ ...whole, table: { ...whole.table, id: this.deps.newId() } }])
    }
  }

  private hold(id: string, guest: Guest, problem: StorageProblem): void {
    guest.cancel()
    guest.cancel = this.deps.after(guest.wait, () => void this.settle(id))
    guest.wait = Math.min(MOST, guest.wait * 2)
    guest.told = true
    this.deps.tell(id, problem)
  }
}
