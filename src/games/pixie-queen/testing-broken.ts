/** A rich, valid position to be broken in one place, and what reading it then names. */
import { BadInput } from '../../core/game.ts'
import { buildPosition, fromPosition, type Setup } from './testing.ts'
import type { Position } from './types.ts'

type Loose<T> = T extends readonly (infer U)[] ? Loose<U>[] : T extends object ? { -readonly [K in keyof T]: Loose<T[K]> } : T
/** A position that may be written to. */
export type Draft = Loose<Position>

/** A rich, valid position: something lies in every place. */
const RICH: Setup = {
  round: 3,
  acting: 0,
  boardSkills: ['freeUnchain', 'extraSlot', 'copyUnused'],
  pixies: { 0: [1, 6], 1: [2, 7, 12], 2: [13] },
  castle: [1],
  discs: { 2: [0], 4: [1, 1], 15: [0], 17: [2, 2], 19: [1], 21: [] },
  stones: { 1: [0, 0], 2: [3, 1], 0: [2, 0] },
  foodTile: { 0: 2 },
  singleUse: { 1: 'mercy', 2: 'double' },
  rewards: { 0: { ring: [12] }, 2: { ring: [10], special: [5] } },
  goods: { 0: { apple: 3, silver: 2 }, 1: { bread: 1, gold: 1 } },
  markers: { 0: [1, 1] },
  punishment: { 0: 12, 1: 7 },
  silver: { 0: 3 },
  gold: { 2: 5 },
}

/** The rich position, or another one, free to be changed. */
export function draft(setup: Setup = RICH): Draft {
  return JSON.parse(JSON.stringify(buildPosition(setup))) as Draft
}

/** The rule ids named when a changed position is read; empty when it is accepted. */
export function named(change: (p: Draft) => void, setup?: Setup): (string | undefined)[] {
  const p = draft(setup)
  change(p)
  try {
    fromPosition(p as unknown as Position)
  } catch (error) {
    if (error instanceof BadInput) return error.faults.map((f) => f.rule)
    throw error
  }
  return []
}

/** No change at all. */
export const unchanged = (): undefined => undefined
