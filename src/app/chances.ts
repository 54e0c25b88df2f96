/** Everybody's chance to win at the person's newest decision: asked for once a decision, and never while an answer is awaited. */
import { type ReadonlySignal, signal } from '@preact/signals'

export class Chances {
  private readonly ask: (ply: number) => Promise<readonly number[] | null>
  private readonly latestS = signal<readonly number[] | null>(null)
  /** Length of the log at the newest decision, and at the one asked about last; -1 for none. */
  private wanted = -1
  private asked = -1
  private busy = false

  /** By seat, 0 to 1, in sum 1; null before the first answer. */
  readonly latest: ReadonlySignal<readonly number[] | null> = this.latestS

  /** `ask` fetches the chances after so many entries; null where that is past. */
  constructor(ask: (ply: number) => Promise<readonly number[] | null>) {
    this.ask = ask
  }

  /** The person has to decide after so many entries. */
  at(ply: number): void {
    this.wanted = ply
    void this.goOn()
  }

  /** Nobody wants to know. */
  forget(): void {
    this.wanted = this.asked = -1
    this.latestS.value = null
  }

  private async goOn(): Promise<void> {
    if (this.busy || this.wanted === this.asked) return
    this.busy = true
    const ply = this.wanted
    this.asked = ply
    const found = await this.ask(ply)
    this.busy = false
    // Forgotten meanwhile: it may have been for other eyes.
    if (found && this.asked === ply) this.latestS.value = found
    await this.goOn()
  }
}
