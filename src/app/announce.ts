/** Words for people who do not see the screen change. One live region of the page speaks them. */
import { type ReadonlySignal, signal } from '@preact/signals'

/** What to say; `turn` tells the same words said twice apart. */
export interface Announcement {
  readonly text: string
  readonly turn: number
}

const newest = signal<Announcement>({ text: '', turn: 0 })

/** The words to be spoken now. */
export const announcement: ReadonlySignal<Announcement> = newest

/** Takes the words back: another screen has opened. */
export function hush(): void {
  if (newest.value.text !== '') newest.value = { text: '', turn: newest.value.turn + 1 }
}

/** Has something said, politely: after what is being read. */
export function announce(text: string): void {
  newest.value = { text, turn: newest.value.turn + 1 }
}
