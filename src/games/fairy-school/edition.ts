/** Everything printed on cards and boards, as data (ledger part 5 and FS-CARD-08 to 11). */
import { CARDS, FINALS } from './edition.cards.ts'
import type { Card, Edition, PlainOptions } from './types.ts'

export const EDITION: Edition = {
  rates: { earth: 3, plant: 4, fire: 4, water: 3, air: 6 },
  columnCost: [{ earth: 1 }, { plant: 1 }, {}, { fire: 1 }, { water: 1 }],
  pairBonus: ['earth', 'water', 'plant', 'fire', 'any', 'air'],
  startElements: { earth: 1, plant: 1, fire: 1, water: 1 },
  cubes: { long: 37, short: 32 },
  initiation: {
    A: [86, 90, 99],
    B: [85, 92, 98],
    C: [84, 93, 97],
    D: [81, 89, 100],
    E: [77, 82, 88],
    F: [91, 103, 104],
  },
  cards: CARDS,
  finals: FINALS,
  grades: { long: [85, 90, 95], short: [65, 70, 75] },
}

/** What cards of the first printing were that are something else today; tables begun with them go on with them. */
const FORMERLY: Readonly<Record<number, Partial<Card>>> = {
  52: { place: 'top-earth' },
  61: { place: 'top-plant', lines: [{ pay: { earth: 1 }, do: [{ op: 'again', n: 1 }] }, { gain: { plant: 1 } }], value: 7.6 },
  74: { place: 'discard' },
}

/** The shipped card set of rules 1. */
const FIRST: Edition = { ...EDITION, cards: CARDS.map((card) => ({ ...card, ...FORMERLY[card.number] })) }

/** The card set a table is played with. */
export const editionOf = ({ edition, printing }: Pick<PlainOptions, 'edition' | 'printing'>): Edition =>
  edition ?? (printing === 1 ? FIRST : EDITION)
