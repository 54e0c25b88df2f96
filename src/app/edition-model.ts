/**
 * An edition that is being edited: every change is kept at once. Windows on the same edition follow each other. Where one has
 * overtaken another nothing is overwritten: what was entered in the slower one becomes an edition of its own.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Fault, Json } from '../core/game.ts'
import type { EditionRecord } from '../storage/edition-records.ts'
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
  readonly kept = computed(() => this.underway.value === 0)
  private readonly checker: Checker
  private readonly others: BroadcastChannel
  /** What lies in the store, as far as this window knows. */
  private base: Json
  /** How often this window gave way to another: what was entered before is not written any more. */
  private era = 0
  private last: Promise<void> = Promise.resolve()

  constructor({ id, game, name, value }: EditionRecord) {
    this.id = id
    this.game = game
    this.name.value = name
    this.value.value = value
    this.base = value
    this.checker = new Checker(game, (checked, answer) => {
      if ('problem' in answer) this.problem.value = answer.problem
      else {
        this.faults.value = answer.faults
        if (checked === this.value.value) this.note(checked, answer.faults.length)
      }
    })
    this.checker.check(value)
    this.others = new BroadcastChannel(`fey-table:edition:${id}`)
    this.others.onmessage = () => this.inTurn(() => this.catchUp())
  }

  change(next: Json): void {
    const { era } = this
    this.value.value = next
    this.inTurn(async () => {
      if (era !== this.era) return
      try {
        await (await editionStore()).change(this.id, { value: next, updated: Date.now(), faults: null }, this.base)
        this.base = next
        this.others.postMessage(null)
      } catch (error) {
        if (!(await isStale(error))) throw error
        await this.catchUp()
      }
    })
    this.checker.check(next)
  }

  rename(name: string): void {
    this.name.value = name
    this.inTurn(async () => {
      await (await editionStore()).change(this.id, { name })
      this.others.postMessage(null)
    })
  }

  leave(): void {
    this.checker.end()
    // Not before the others have heard of the last change.
    void this.last.then(() => this.others.close())
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
    const store = await editionStore()
    const fresh = await store.load(this.id)
    this.name.value = fresh.name
    const [mine, before] = [this.value.value, this.base]
    if (JSON.stringify(mine) === JSON.stringify(fresh.value)) return
    this.era++
    this.base = fresh.value
    this.value.value = fresh.value
    this.checker.check(fresh.value)
    if (mine === before) return
    const name = freeName(fresh.name, (await store.list()).editions)
    await store.create(newEdition(this.game, name, mine))
    this.aside.value = name
  }

  /** One after the other: what was entered last must be written last. */
  private inTurn(work: () => Promise<void>): void {
    this.underway.value++
    this.last = this.last.then(async () => {
      try {
        await work()
        this.problem.value = null
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
    return { model: new Model(await (await editionStore()).load(id)) }
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
