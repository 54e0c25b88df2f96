/** Looking back: one past moment lies over the present, which goes on beneath and is not touched. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Look, Why } from '../worker/protocol.ts'
import type { Past } from './model.ts'

export class LookingBack implements Past {
  private readonly ask: (ply: number) => Promise<Look | null>
  private readonly inquire: (ply: number) => Promise<Why | null>
  private readonly momentS = signal<Look | null>(null)
  /** Numbers what was wanted, so that an answer that comes late changes nothing. */
  private wish = 0

  readonly moment: ReadonlySignal<Look | null> = this.momentS

  /** `ask` fetches a moment, `inquire` the reasons of its decision; null where there is none. */
  constructor(ask: (ply: number) => Promise<Look | null>, inquire: (ply: number) => Promise<Why | null>) {
    this.ask = ask
    this.inquire = inquire
  }

  async look(ply: number): Promise<boolean> {
    const wish = ++this.wish
    if (this.momentS.value?.ply === ply) return true
    const found = await this.ask(ply)
    if (!found || wish !== this.wish) return false
    this.momentS.value = found
    return true
  }

  async why(): Promise<Why | null> {
    const moment = this.momentS.value
    const found = moment && (await this.inquire(moment.ply))
    return moment === this.momentS.value ? found : null
  }

  back(): void {
    this.wish++
    this.momentS.value = null
  }

  /** The log was cut to this length: a moment beyond it never was. */
  cut(ply: number): void {
    const { value } = this.momentS
    if (value && value.ply > ply) this.back()
  }
}
