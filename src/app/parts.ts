/** Parts of the app that are loaded when they are needed, where one of them cannot be had. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { isUnloaded } from '../storage/problems.ts'
import type { Problem } from '../worker/protocol.ts'

const missed = signal(0)

/** How often a part that was asked for could not be loaded and nobody met it. */
export const missedParts: ReadonlySignal<number> = missed

/** What went wrong, for people: a part that could not be loaded, or a defect of ours. */
export const problemFrom = (error: unknown): Problem =>
  isUnloaded(error) ? { kind: 'missingPart' } : { kind: 'bug', message: String(error) }

/** Counts from now on the parts that could not be loaded. Call once. */
export function watchParts(): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isUnloaded(event.reason)) return
    event.preventDefault()
    missed.value++
  })
}
