/** Everything printed on cards and boards, as data (ledger part 5 and FS-CARD-08 to 11). */
import { CARDS, FINALS } from './edition.cards.ts'
import { type Card, type Edition, type PlainOptions, PRINTINGS, type Printing } from './types.ts'

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

/** What cards were, by the rules under which they were it for the last time; tables begun under those go on with them. */
const FORMERLY: Readonly<Record<Printing, Readonly<Record<number, Partial<Card>>>>> = {
  1: {
    52: { place: 'top-earth' },
    61: { place: 'top-plant', lines: [{ pay: { earth: 1 }, do: [{ op: 'again', n: 1 }] }, { gain: { plant: 1 } }], value: 7.6 },
    74: { place: 'discard' },
  },
  2: {
    49: { place: 'top-air' },
    54: { place: 'top-air' },
    58: { place: 'top-air' },
    63: { lines: [{ pay: { earth: 1 }, gain: { water: 3 } }, { gain: { plant: 1 } }] },
    68: { place: 'discard' },
    73: {
      lines: [
        { payAny: 1, gain: { earth: 1, water: 2 } },
        { payAny: 1, gain: { earth: 2, water: 1 } },
      ],
      value: 6.9,
    },
    74: { place: 'top-earth' },
  },
  3: {
    52: { lines: [{ gain: { earth: 2 } }, { pay: { earth: 1 }, oneOf: [{ plant: 1 }, { fire: 1 }] }], value: 6.2 },
    63: { lines: [{ payAny: 1, gain: { water: 3 } }, { gain: { plant: 1 } }], value: 6.6 },
    73: {
      lines: [
        { payAny: 1, gain: { earth: 1, plant: 1, water: 1 } },
        { payAny: 1, gain: { earth: 2, water: 1 } },
      ],
      value: 7.9,
    },
  },
}

const EARLIER: Edition[] = []

/** The shipped card set of earlier rules: that of the next ones, but for what changed with them. Made when a table asks for it, once. */
function earlier(printing: Printing): Edition {
  const made = EARLIER[printing]
  if (made) return made
  const later = PRINTINGS.find((each) => each > printing)
  const { cards, ...rest } = later === undefined ? EDITION : earlier(later)
  const edition = { ...rest, cards: cards.map((card) => ({ ...card, ...FORMERLY[printing][card.number] })) }
  EARLIER[printing] = edition
  return edition
}

/** The card set a table is played with. */
export const editionOf = ({ edition, printing }: Pick<PlainOptions, 'edition' | 'printing'>): Edition =>
  edition ?? (printing === undefined ? EDITION : earlier(printing))
