/** How much of a game is still to come, as far as one can know. */
import type { State } from '../state.ts'

/** Turns a game usually has. */
const USUAL = { short: 8.5, two: 16, more: 12.5 } as const

/** Turns that a game usually has. */
export const usual = (s: State): number => (s.options.length === 'short' ? USUAL.short : s.seats === 2 ? USUAL.two : USUAL.more)

/** Turns that a game usually has yet, this one among them; below 1 when it lasts longer. */
export const usualLeft = (s: State): number => usual(s) - s.turns + 1

/** Turns still to come, this one among them. */
export const turnsLeft = (s: State): number => Math.max(1, usualLeft(s))

/** Between what counts when a game begins and when it ends. */
export const between = (s: State, early: number, late: number): number => late + (early - late) * Math.min(1, turnsLeft(s) / usual(s))

/** Points a value unit brings in the end: its share of a price, and the more the earlier the cards it buys come to work. */
export const unitWorth = (s: State): number => 0.035 + (0.055 * turnsLeft(s)) / usual(s)
