/** Numbers behind the words of types.ts: the rules compute with these, notation and views translate. */
import { PHASES, type Phase, STEPS, type Step } from './types.ts'

type Numbers<K extends string> = Readonly<Record<K, number>>
const numbered = <K extends string>(list: readonly K[]): Numbers<K> => Object.fromEntries(list.map((k, i) => [k, i])) as Numbers<K>

/** Step numbers, e.g. `STEP.turn`. */
export const STEP: Numbers<Step> = numbered(STEPS)
/** One function per step, by step number: calling through a list costs the same for every step. */
export function byStep<F>(named: Readonly<Partial<Record<Step, F>>>, otherwise: F): readonly F[] {
  return STEPS.map((step) => named[step] ?? otherwise)
}

/** Phase numbers, e.g. `PHASE.actions`. */
export const PHASE: Numbers<Phase> = numbered(PHASES)

export const APPLE = 0
export const BREAD = 1
export const HONEY = 2
export const SILVER = 3
export const GOLD = 4
export const KINDS = 5

/** Slots of a screen, in the order of types.ts SLOTS; `tiles[seat * 4 + slot]`. */
export const FOOD_SLOT = 0
export const SINGLE_SLOT = 1
export const SKILL_SLOT = 2
export const ON_SKILL = 3

/** A loose tile: 0 none, a food tile its value (1 to 15), a single-use tile {@link SINGLE} + its index. */
export const SINGLE = 16
export const DOUBLE_TILE = SINGLE
export const PEEK_TILE = SINGLE + 1
export const MERCY_TILE = SINGLE + 2

/** Skills as they lie in the skill slot: 0 none, else S-number. */
export const CHEAP_GOLD = 1
export const SERVANT_BONUS = 2
export const RING_BONUS = 3
export const STEAL_SILVER = 4
export const FREE_PROMOTION = 5
export const FREE_DISPLACEMENT = 6
export const FREE_UNCHAIN = 7
export const EXTRA_SLOT = 8
export const COPY_UNUSED = 9
export const LIGHT_MINE = 10

/** Reward series, in the order of types.ts SERIES; tiles are numbered series * 7 + place. */
export const SERVANT = 0
export const RING = 1
export const SPECIAL = 2
export const SERIES_LENGTH = 7
/** `tileOwner` values besides seats. */
export const ON_BOARD = -1
export const OUT = 9

/** The servant slot's index in `pixies` (1 to 14 are the pyramid). */
export const SERVANT_SLOT = 15
export const NOBODY = -1

/** What goes on when obligations are met or a player has finished: the words stand in a position's `then`. */
export const THENS = [
  'none',
  'endAction',
  'copyTarget',
  'endTurn',
  'queen',
  'tracks',
  'roundEnd',
  'punishments',
  'promotions',
  'neutral',
  'startRound',
  'income',
  'announce',
  'claim',
  'finalCount',
] as const
export type Then = (typeof THENS)[number]
export const THEN: Numbers<Then> = numbered(THENS)

/** A step that nobody sees: something goes on by itself, see apply/flow.ts. */
export const RUN = 99
