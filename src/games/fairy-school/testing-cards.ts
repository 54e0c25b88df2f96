/** Short ways to put cards into play and to use them, on top of the scenario harness. */
import { EDITION } from './edition.ts'
import { type FairySetup, type Scenario, type Setup, scenario } from './testing.ts'
import type { CardNumber, Edition, Line, MoveWords } from './types.ts'

/** Activates a line of a card of an owner. */
export const activate = (card: CardNumber, of: number, line = 0): MoveWords => ({ activate: card, of, line })
/** Copies a line of a card of an owner. */
export const copy = (card: CardNumber, of: number, line = 0): MoveWords => ({ copy: card, of, line })

/** Cubes by colour on a card in play. @throws Error when it is not. */
export function cubesOn(s: Scenario, owner: number, card: CardNumber): readonly number[] {
  const found = [...s.fairy(owner).shared, ...s.fairy(owner).personal].find((c) => c.card === card)
  if (!found) throw new Error(`card ${card} of seat ${owner} is not in play`)
  return found.cubes
}

/** Phase 3 with these cards in the shared zone of seat 0, and 1 and 3 in her personal zone. */
export const own = (shared: readonly CardNumber[], fairy: FairySetup = {}, more: Setup = {}): Scenario =>
  scenario({ ...more, fairies: { ...more.fairies, 0: { personal: [1, 3], ...fairy, shared } } })

/** The shipped cards, one of them with other lines. */
export const withLines = (number: CardNumber, ...lines: Line[]): Edition => ({
  ...EDITION,
  cards: EDITION.cards.map((c) => (c.number === number ? { ...c, lines } : c)),
})
