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

/** What a card of the first printing said that says something else today; tables begun with it go on with it. */
const ELF: Pick<Card, 'number' | 'lines'> = {
  number: 61,
  lines: [{ pay: { earth: 1 }, do: [{ op: 'again', n: 1 }] }, { gain: { plant: 1 } }],
}

/** The shipped card set of rules 1. */
const FIRST: Edition = { ...EDITION, cards: CARDS.map((card) => (card.number === ELF.number ? { ...card, ...ELF } : card)) }

/** The card set a table is played with. */
export const editionOf = ({ edition, printing }: Pick<PlainOptions, 'edition' | 'printing'>): Edition =>
  edition ?? (printing === 1 ? FIRST : EDITION)
