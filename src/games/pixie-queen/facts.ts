/** The castle as a saved table's small picture shows it. */
import { SERVANT_SLOT } from './codes.ts'
import type { State } from './state.ts'
import type { CastleFacts, Colour } from './types.ts'

const colour = (n: number): Colour | null => (n < 0 ? null : n)

/** {@link import('../../core/game.ts').Game.facts}: everybody sees the castle (PQ-STOCK-11). */
export function facts(s: State): CastleFacts {
  const rows = s.rules.spacesInRow.slice(1, 5).map((spaces) => spaces.map((id) => colour(s.pixies[id])))
  return { rows, slot: colour(s.pixies[SERVANT_SLOT]) }
}
