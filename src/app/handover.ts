/**
 * Who looks at a device that several people share. The page asks for other eyes and believes the table worker only what it
 * asked for: a message that was on its way to the one before comes to nothing.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Viewer } from '../core/game.ts'

export class Handover {
  private readonly forget: () => void
  private readonly looksS = signal<Viewer | null>(null)
  /** Whose eyes were asked for; null: whoever the worker says, for a table that is being opened. */
  private wanted: Viewer | null = null

  /** Who looks: `'table'` behind a closed curtain, null before the worker has said. */
  readonly looks: ReadonlySignal<Viewer | null> = this.looksS

  /** `forget` is called before somebody else looks: nothing of what was told may stay. */
  constructor(forget: () => void) {
    this.forget = forget
  }

  /** The table is opened, or opened again after a crash. */
  begin(): void {
    this.wanted = null
  }

  /** Nobody looks any more, at once. */
  close(): void {
    this.wanted = 'table'
    this.look('table')
  }

  /** Somebody wants to look; she does when the worker says so. */
  want(viewer: Viewer): void {
    this.wanted = viewer
  }

  /** The worker tells for this viewer from now on. */
  told(viewer: Viewer): void {
    if (this.wanted === null) this.wanted = viewer
    if (viewer === 'table' || viewer === this.wanted) this.look(viewer)
  }

  private look(viewer: Viewer): void {
    if (this.looksS.value === viewer) return
    this.forget()
    this.looksS.value = viewer
  }
}
