import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** A component whose module is loaded when it is first shown; nothing stands in its place for those few milliseconds. */
export interface Lazy<P> {
  readonly View: ComponentType<P>
  /** Loads it ahead of time. */
  load(): void
  /** Whether it is there: what stands below it waits, so that nothing jumps. */
  here(): boolean
}

/** Makes a {@link Lazy} component of a module loader. */
export function lazy<P extends object>(loader: () => Promise<ComponentType<P>>): Lazy<P> {
  const loaded = signal<{ readonly Part: ComponentType<P> } | null>(null)
  let asked = false
  const load = () => {
    if (asked) return
    asked = true
    loader().then(
      (Part) => {
        loaded.value = { Part }
      },
      () => {
        asked = false
      },
    )
  }
  const View = (props: P) => {
    load()
    const { Part } = loaded.value ?? {}
    return Part ? <Part {...props} /> : null
  }
  return { View, load, here: () => loaded.value !== null }
}
