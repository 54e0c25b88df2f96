/** Temperaments of the bots: what each makes more or less of than the Queen's count does. */
import type { Tilt } from '../../../core/game.ts'
import type { Temperament } from '../types.ts'
import type { NAMES } from './features.ts'

export const TEMPERAMENTS: Readonly<Record<Temperament, Tilt<(typeof NAMES)[number]>>> = {
  magpie: { own: { goods: 1.8 } },
  ivy: { own: { pixies: 1.4, goods: 1.4 } },
  honeyTongue: { own: { tracks: 1.6, rewards: 1.15 } },
  goodSoul: { own: { miners: 1.6, stones: 2 } },
  nettle: { others: { punishment: -0.8, stones: -2, pixies: -0.8, goods: -0.6 } },
  wisp: { own: { punishment: 0.6, stones: 0.3, miners: 0.6 } },
}
