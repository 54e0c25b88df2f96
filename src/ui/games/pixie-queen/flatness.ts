/** Whether the device lies flat between people; how the table is laid out then is loaded only then. */
import { computed, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { turn } from '../../kit/turn.ts'
import type { layoutFor } from './layout.ts'

/** The table in the middle of people: how its parts are laid out, and where they are. */
interface Flatness {
  readonly layoutFor: typeof layoutFor
  readonly Bands: ComponentType
}

/** As it was loaded; null before. */
export const loaded = signal<Flatness | null>(null)
/** The same while the device lies flat. */
export const flat = computed(() => (turn.value === null ? null : loaded.value))
