/** Who takes a device that several people share: said behind the curtain, asked by whatever turns to her. */
import { signal } from '@preact/signals'
import type { Seat } from '../../core/game.ts'

/** Who of several has said so; null while nobody has, and while somebody looks. */
export const taker = signal<Seat | null>(null)
