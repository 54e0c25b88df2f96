/** A table as its small picture shows it. */
import { lastingPoints } from './score.ts'
import type { State } from './state.ts'
import type { GardenFacts } from './types.ts'

/**
 * {@link import('../../core/game.ts').Game.facts}: how far every fairy has come. Leftover elements do not count, since
 * exchanges of phase 2 are secret (FS-P2-08).
 */
export const facts = (s: State): GardenFacts => ({
  points: s.at.map((_, seat) => lastingPoints(s, seat)),
  projects: s.realised.map((cards) => cards.length),
})
