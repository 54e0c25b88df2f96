import { describe, expect, it } from 'vitest'
import { checker } from '../../../../core/check.ts'
import type { Fault, Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { readEdition as door } from '../../../../games/fairy-school/options-edition.ts'
import { LANGUAGES, loadEditionForm, loadGame } from '../../../../text/index.ts'
import { aboutDeck, faultsAt, faultsIn, sayFault } from './faults.ts'

/** What the door says, with places as the form gets them. */
function faultsOf(edition: object): readonly Fault[] {
  const c = checker()
  const plain: Json = JSON.parse(JSON.stringify(edition))
  door(c, plain)
  return c.faults.map((each) => ({ ...each, path: each.path.replace(/^edition\./, '') }))
}

const [first, ...others] = EDITION.cards
const withFirst = (change: object) => ({ cards: [{ ...first, ...change }, ...others] })
const withLine = (line: object) => withFirst({ lines: [line] })
const [f1, ...finals] = EDITION.finals
const withFinal = (change: object) => ({ finals: [{ ...f1, ...change }, ...finals] })
const projects = (list: readonly number[]) => ({ initiation: { ...EDITION.initiation, A: list } })

/** One set for every sentence of the door that values of the right kind can bring about. */
const WRONG: readonly (readonly [place: string, edition: object, says: RegExp])[] = [
  ['rates.air', { rates: { ...EDITION.rates, air: 2 } }, /3.*10/],
  ['cards[1].number', withFirst({ number: 2 }), /./],
  ['cards[0].lines[0]', withLine({ pay: { earth: 1 } }), /./],
  ['cards[0].lines[0]', withLine({ pay: { earth: 1 }, payAny: 1, gain: { air: 1 } }), /./],
  ['cards[0].lines[0]', withLine({ max: 2, do: [{ op: 'study', n: 1 }] }), /./],
  ['cards[0].lines[0]', withLine({ gain: { earth: 13 } }), /12/],
  ['cards[0].lines[0]', withLine({ pay: { earth: 1 }, gain: { earth: 6 } }), /4/],
  ['cards[0].cost', withFirst({ cost: { earth: 1 } }), /./],
  ['finals[0].steps[0]', withFinal({ steps: [{}, ...(f1?.steps.slice(1) ?? [])] }), /./],
  ['cards', { cards: EDITION.cards.filter(({ number }) => number !== 57) }, /27/],
  ['cards', { cards: EDITION.cards.map((card) => (card.number === 49 ? { ...card, place: 'discard' } : card)) }, /\bA\b/],
  ['finals', { finals: EDITION.finals.filter(({ id }) => id !== 'f1') }, /6/],
  ['finals[1].id', withFinal({ id: 'F2' }), /F16/],
  ['initiation.A', projects([86, 90, 254]), /254/],
  ['initiation', projects([86, 90, 85]), /1/],
  ['columnCost[2]', { columnCost: EDITION.columnCost.map((cost, k) => (k === 2 ? { earth: 1 } : cost)) }, /./],
  ['finals[0].main', withFinal({ main: ['earth'] }), /2/],
  ['cards[0].lines[0].do', withLine({ do: Array(4).fill({ op: 'study', n: 1 }) }), /1.*3/],
]

describe('what the rules find wrong, in the words of the form', () => {
  it('every sentence of the door has one of its own in every language, with its numbers, at its place', async () => {
    for (const language of LANGUAGES) {
      const words = { w: await loadEditionForm('fairy-school', language), t: await loadGame('fairy-school', language) }
      const said = WRONG.map(([place, edition, says]) => {
        const faults = faultsOf(edition)
        expect(
          faults.map(({ path }) => path),
          place,
        ).toContain(place)
        const [at] = faultsAt(faults, place)
        const sentence = at ? sayFault(at, words) : ''
        expect(sentence, `${language} ${place}`).toMatch(says)
        expect(sentence).not.toBe(words.w.faults.other)
        for (const each of faults) expect(sayFault(each, words), each.message).not.toBe(words.w.faults.other)
        return sentence
      })
      expect(new Set(said).size, said.join('\n')).toBe(WRONG.length)
      expect(sayFault({ path: 'cards', message: 'must be a list' }, words)).toBe(words.w.faults.other)
    }
  })

  it('is found at a place and inside it, and told apart by deck', () => {
    const faults = [
      { path: 'cards[1].lines[0].max', message: '' },
      { path: 'cards[12]', message: '' },
      { path: 'cards', message: 'deck B needs' },
    ]
    expect(faultsIn(faults, 'cards[1]')).toEqual([faults[0]])
    expect(faultsAt(faults, 'cards[1]')).toEqual([])
    expect(faultsAt(faults, 'cards')).toEqual([faults[2]])
    expect([aboutDeck('deck B needs'), aboutDeck('deck B needs', 'B'), aboutDeck('deck B needs', 'A')]).toEqual([true, true, false])
    expect(aboutDeck('must have 12 cards of deck start, has 11')).toBe(false)
  })
})
