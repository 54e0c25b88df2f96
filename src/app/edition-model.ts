/**
 * An edition that is being edited: every change is kept at once, or remembered and kept as soon as the store takes it. Windows on the same edition follow each other. Where one has
 * overtaken another nothing is overwritten: what was entered in the slower one becomes an edition of its own.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Fault, Json } from '../core/game.ts'
import type { EditionRecord } from '../storage/edition-records.ts'
import type { Editions } from '../storage/editions.ts'
import { isTrouble } from '../storage/problems.ts'
import type { Problem } from '../worker/protocol.ts'
import { Checker } from './edition-check.ts'
import { editionStore, freeName, newEdition, toProblem } from './editions.ts'

/** An edition that is being edited, with its faults if it has any. */
export interface EditionModel {
  readonly id: string
  readonly game: string
  readonly name: ReadonlySignal<string>
  readonly value: ReadonlySignal<Json>
  /** What the game finds wrong, by places in the edition; null until it has said so for the first time. */
  readonly faults: ReadonlySignal<readonly Fault[] | null>
  /** Everything entered so far is safely kept. */
  readonly kept: ReadonlySignal<boolean>
  /** Name of the edition into which went what was entered here while another window changed this one; else null. */
  readonly aside: ReadonlySignal<string | null>
  /** Why the last change could not be kept or checked, else null. */
  readonly problem: ReadonlySignal<Problem | null>
  change(value: Json): void
  rename(name: string): void
  /** Ends checking and following; what was changed is kept. */
  leave(): void
}

/** Milliseconds until keeping is tried again; longer with every failure, up to the most. */
const FIRST = 2000
const MOST = 8000

/** Editions with something entered that the store has not taken yet, whether or not they are still open. */
const held = new Map<string, Model>()

const isStale = async (error: unknown): Promise<boolean> => (await toProblem(error)).kind === 'staleMove'

class Model implements EditionModel {
  readonly id: string
  readonly game: string
  readonly name = signal('')
  readonly value = signal<Json>(null)
  readonly faults = signal<readonly Fault[] | null>(null)
  readonly aside = signal<string | null>(null)
  readonly problem = signal<Problem | null>(null)
  private readonly underway = signal(0)
  /** Something entered waits to be kept. */
  private readonly waits = signal(false)
  readonly kept = computed(() => this.underway.value === 0 && !this.waits.value)
  private wait = FIRST
  private readonly checker: Checker
  private readonly others: BroadcastChannel
  /** What lies in the store, as far as this window knows. */
  private base: Json
  private baseName: string
  /** How often this window gave way to another: what was entered before is not written any more. */
  private era = 0
  private last: Promise<void> = Promise.resolve()
  private left = false

  constructor({ id, game, name, value }: EditionRecord) {
    this.id = id
    this.game = game
    this.name.value = name
    this.value.value = value
    this.base = value
    this.baseName = name
    this.checker = new Checker(game, (checked, answer) => {
      if ('problem' in answer) this.problem.value = answer.problem
      else {
        this.faults.value = answer.faults
        if (checked === this.value.value) this.note(checked, answer.faults.length)
      }
    })
    this.checker.check(value)
    this.others = new BroadcastChannel(`fey-table:edition:${id}`)
    this.others.onmessage = () => this.inTurn(() => this.holding(() => this.catchUp()))
  }

  change(next: Json): void {
    this.value.value = next
    this.keep(next)
    this.checker.check(next)
  }

  rename(name: string): void {
    this.name.value = name
    this.keepName()
  }

  /** Goes on from what an earlier model of the same edition holds and could not keep; that one gives up. */
  inherit(from: Model): void {
    from.era++
    from.settled()
    this.name.value = from.name.value
    // What another window has kept meanwhile is not overwritten.
    this.base = from.base
    this.change(from.value.value)
    this.keepName()
  }

  leave(): void {
    this.checker.end()
    this.left = true
    // Not before the others have heard of the last change.
    void this.last.then(() => this.waits.value || this.others.close())
  }

  private keep(next: Json): void {
    const { era } = this
    this.inTurn(async () => {
      if (era !== this.era) return
      try {
        await this.holding(() => this.write({ value: next, updated: Date.now(), faults: null }, this.base))
        this.base = next
      } catch (error) {
        if (!(await isStale(error))) throw error
        await this.holding(() => this.catchUp())
      }
    })
  }

  private keepName(): void {
    this.inTurn(() => this.writeName())
  }

  private async writeName(): Promise<void> {
    const name = this.name.value
    await this.holding(() => this.write({ name }))
    this.baseName = name
  }

  private async write(change: Parameters<Editions['change']>[1], base?: Json): Promise<void> {
    await (await editionStore()).change(this.id, change, base)
    this.others.postMessage(null)
  }

  /** Where the store does not take it at the moment, everything entered is tried again by itself. */
  private async holding(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (isTrouble(await toProblem(error))) this.hold()
      throw error
    }
  }

  private hold(): void {
    if (this.waits.value) return
    this.waits.value = true
    held.set(this.id, this)
    const { era } = this
    setTimeout(() => {
      this.waits.value = false
      if (era !== this.era) return
      this.keep(this.value.value)
      this.inTurn(async () => {
        if (era !== this.era || this.waits.value) return
        await this.writeName()
        this.settled()
      })
    }, this.wait)
    this.wait = Math.min(MOST, this.wait * 2)
  }

  /** Nothing waits any more. */
  private settled(): void {
    this.wait = FIRST
    if (held.get(this.id) === this) held.delete(this.id)
    if (this.left) this.others.close()
  }

  /** Keeps the number of faults, unless it is already that of other values. */
  private note(checked: Json, faults: number): void {
    this.inTurn(async () => {
      try {
        await (await editionStore()).change(this.id, { faults }, checked)
      } catch (error) {
        if (!(await isStale(error))) throw error
      }
    })
  }

  /** Goes on from what another window has kept. What was entered here and is not in the store goes into an edition of its own. */
  private async catchUp(): Promise<void> {
    const fresh = await (await editionStore()).load(this.id)
    const alike = JSON.stringify(this.value.value) === JSON.stringify(fresh.value)
    // Before anything takes its place: until then it is nowhere else.
    const entered = !alike && this.value.value !== this.base
    if (entered) this.aside.value = await this.putAside()
    this.follow(fresh.name, entered)
    if (alike) {
      this.base = this.value.value
      return
    }
    this.era++
    this.settled()
    this.base = fresh.value
    this.value.value = fresh.value
    this.checker.check(fresh.value)
  }

  /** Takes over another window's name, unless one was given here that is not in the store: that has gone with what was put aside, or is kept now. */
  private follow(name: string, entered: boolean): void {
    const waiting = !entered && this.name.value !== this.baseName
    this.baseName = name
    if (waiting) this.keepName()
    else this.name.value = name
  }

  /** Keeps what was entered here as an edition of its own; its name. */
  private async putAside(): Promise<string> {
    const store = await editionStore()
    const copy = newEdition(this.game, freeName(this.name.value, (await store.list()).editions), this.value.value)
    await store.create(copy)
    // What is entered meanwhile belongs to it as well.
    for (let { value } = copy; value !== this.value.value; ) {
      value = this.value.value
      await store.change(copy.id, { value })
    }
    return copy.name
  }

  /** One after the other: what was entered last must be written last. */
  private inTurn(work: () => Promise<void>): void {
    this.underway.value++
    this.last = this.last.then(async () => {
      try {
        await work()
        // What waits is still a problem, whatever else has gone well.
        if (!this.waits.value) this.problem.value = null
      } catch (error) {
        this.problem.value = await toProblem(error)
      }
      this.underway.value--
    })
  }
}

/** Opens an edition; the problem when it cannot be read. */
export async function openEdition(id: string): Promise<{ readonly model: EditionModel } | { readonly problem: Problem }> {
  try {
    const model = new Model(await (await editionStore()).load(id))
    const before = held.get(id)
    if (before) model.inherit(before)
    return { model }
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
