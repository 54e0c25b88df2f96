/** How far a card set may go: what its door checks (options-edition.ts), and what a form for one offers. Numbers only. */
import type { Card, Deck, Element, Length } from './types.ts'

/** Fewest and most. */
export type Range = readonly [min: number, max: number]

/** Elements of one kind, wherever some are asked or given. */
export const MOST_ELEMENTS = 30

/** Parts of an effect line (FS-CARD-20, 21, FS-INV-19). */
export const LINE = { payAny: [1, 6], times: [1, 4], options: [2, 8], ops: [1, 3], n: [1, 5], gains: 12, nets: 4 } as const

/** Lines on a card (FS-CARD-01), and printed numbers. */
export const CARD = { lines: [1, 2], number: [1, 255], all: [100, 255] } as const

/** Exchange rates: an exchange must lose weight (FS-INV-18). */
export const rateRange = (kind: Element): Range => [kind === 'air' ? 3 : 2, 10]

/** Cards each deck needs: six fairies, four projects each (FS-SETUP-13); twelve start cards (FS-SETUP-08). */
export const DECK_SIZES: Readonly<Record<Deck, Range>> = { start: [12, 12], S: [28, 60], T1: [24, 60], T2: [24, 60], T3: [24, 60] }

/** Final projects of each kind (FS-FINAL-01), and all together. */
export const FINAL_COUNTS: Readonly<Record<Length, Range>> = { long: [7, 16], short: [6, 16] }
export const FINALS = [13, 32] as const

/** Steps of a final project (FS-FINAL-09). */
export const FINAL_STEPS: Readonly<Record<Length, number>> = { long: 5, short: 4 }

/** Activation cubes, and points of a grade. */
export const CUBES: Range = [0, 99]
export const GRADE: Range = [0, 300]

/** Whether cards of a deck have a price (FS-CARD-01). */
export const isProject = ({ deck }: Pick<Card, 'deck'>): boolean => deck.startsWith('T')
