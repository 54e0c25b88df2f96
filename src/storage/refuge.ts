/** Tables that are played on without being kept: stored whole as soon as the store takes them. Loaded with the first trouble. */
import { problemOf, type StorageProblem } from './problems.ts'
import type { Loaded, Saves } from './saves.ts'
import type { ShelterDeps } from './shelter.ts'

/** Milliseconds until storing is tried again; longer with every failure, up to the most. */
const FIRST = 2000
const MOST = 8000

interface Guest {
  /** Who owned the table when it was last kept. */
  readonly owner: string | undefined
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

  /** Takes a table in that could not be stored. It is tried at once: a store that was deleted is there again, empty. */
  async take(id: string, problem: StorageProblem, owner: string | undefined): Promise<void> {
    const guest: Guest = { owner, wait: FIRST, cancel: () => undefined, busy: false, told: false }
    this.guests.set(id, guest)
    if (problem.kind === 'notFound') await this.settle(id)
    if (this.guests.get(id) === guest) this.hold(id, guest, problem)
  }

  /** Stores a table; when that fails it is tried again later. */
  async settle(id: string): Promise<void> {
    const guest = this.guests.get(id)
    const whole = this.latest(id)
    if (!guest || guest.busy || !whole) return
    guest.busy = true
    try {
      await this.store(whole, guest)
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
