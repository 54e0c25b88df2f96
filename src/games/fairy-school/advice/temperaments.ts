/** Temperaments of the bots: what each makes more or less of than the school's count does. */
import type { Tilt } from '../../../core/game.ts'
import type { Temperament } from '../types.ts'
import type { NAMES } from './features.ts'

export const TEMPERAMENTS: Readonly<Record<Temperament, Tilt<(typeof NAMES)[number]>>> = {
  goldenHeart: { own: { kindness: 2 }, others: { kindness: 0.3 } },
  bookworm: { own: { studies: 2, forest: 2 } },
  squirrel: { own: { elements: 1.8 } },
  bee: { own: { projects: 1.6, plans: 4 } },
  hedgehog: { own: { cubes: 2 }, others: { kindness: -0.5 } },
  cuckoo: { own: { cubes: 0.2 }, others: { kindness: 0.5 } },
}
