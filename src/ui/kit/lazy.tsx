import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { inTurn } from './later.ts'

/** A component whose module is loaded when it is first shown; nothing stands in its place for those few milliseconds. */
export interface Lazy<P> {
  readonly View: ComponentType<P>
  /** Loads it ahead of time, and says when that is over; when it fails it is tried again once it is shown. */
  load(): Promise<void>
  /** Loads it when a paint has left time for it: to ask for a file alone takes a slow phone a while. */
  ahead(): void
  /** Whether it is there: what stands below it waits, so that nothing jumps. */
  here(): boolean
}

/**
 * Makes a {@link Lazy} component of a module loader. `Lost` stands in its place when it cannot be loaded; without one the
 * rejection is left to whoever listens for those. It is tried again when it is shown anew.
 */
export function lazy<P extends object>(loader: () => Promise<ComponentType<P>>, Lost?: ComponentType): Lazy<P> {
  const state = signal<{ readonly Part: ComponentType<P> } | 'lost' | null>(null)
  let asked: Promise<void> | null = null
  let shown = 0
  const load = () => {
    asked ??= loader().then(
      (Part) => {
        state.value = { Part }
      },
      (error: unknown) => {
        if (shown === 0) {
          asked = null
          return
        }
        state.value = 'lost'
        if (!Lost) throw error
      },
    )
    return asked
  }
  const View = (props: P) => {
    useLayoutEffect(() => {
      shown++
      return () => {
        shown--
        if (shown > 0 || state.peek() !== 'lost') return
        state.value = null
        asked = null
      }
    }, [])
    const now = state.value
    if (now === 'lost') return Lost ? <Lost /> : null
    if (now) return <now.Part {...props} />
    void load()
    return null
  }
  const fetch = () => void load()
  const ahead = () => {
    if (asked === null) inTurn(fetch)
  }
  return { View, load, ahead, here: () => state.value !== null && state.value !== 'lost' }
}
