/** A finished game looked back on by the strongest bot: asked for once, thought out while other things go on. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Reviewed } from '../worker/protocol.ts'
import type { Reviews } from './model.ts'

export class Reviewing implements Reviews {
  private readonly ask: () => Promise<Reviewed | null>
  private readonly callOff: () => void
  private readonly foundS = signal<Reviewed | null>(null)
  /** Counts the games thought over: an end that is taken back makes room for another. */
  private game = 0
  private readonly shareS = signal<number | null>(null)

  readonly found: ReadonlySignal<Reviewed | null> = this.foundS
  readonly share: ReadonlySignal<number | null> = this.shareS

  /** `ask` fetches the review, null when there is none; `callOff` ends the thinking. */
  constructor(ask: () => Promise<Reviewed | null>, callOff: () => void) {
    this.ask = ask
    this.callOff = callOff
  }

  async start(): Promise<void> {
    if (this.foundS.value || this.shareS.value !== null) return
    this.shareS.value = 0
    const { game } = this
    const found = await this.ask()
    if (game !== this.game) return
    this.foundS.value = found
    this.shareS.value = null
  }

  stop(): void {
    if (this.shareS.value !== null) this.callOff()
  }

  /** The game goes on: what was thought of it, or is, is past. */
  forget(): void {
    this.stop()
    this.game++
    this.foundS.value = null
    this.shareS.value = null
  }

  /** It has come so far. */
  came(share: number): void {
    if (this.shareS.value !== null) this.shareS.value = share
  }
}
