import { describe, expect, it } from 'vitest'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { loadGame } from '../../../../text/index.ts'
import { cardsShown, type Shown } from './filter.ts'

const [en, fr] = await Promise.all([loadGame('fairy-school', 'en'), loadGame('fairy-school', 'fr')])
const found = (shown: Shown, query = '', t = en) => cardsShown(EDITION, shown, query, t, []).map(({ card }) => card.number)

describe('cards in the form', () => {
  it('by deck, in the order of their numbers, with their places in the set', () => {
    expect(found('start')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(found('T3')).toHaveLength(30)
    expect(found('all')).toHaveLength(EDITION.cards.length)
    for (const { card, at } of cardsShown(EDITION, 'S', '', en, [])) expect(EDITION.cards[at]).toBe(card)
  })

  it('by what is on them, in whatever deck: name, number, effect; without accents', () => {
    expect(found('start', '101')).toEqual([101])
    expect(found('start', 'Mermaid 51')).toEqual([51])
    const summons = EDITION.cards.filter(({ lines }) => lines.some((line) => line.do?.some(({ op }) => op === 'summon')))
    expect(found('S', '  SUMMON ')).toEqual(summons.map(({ number }) => number))
    expect(found('start', 'sirene 51', fr)).toEqual([51])
    expect(found('start', 'basilisk')).toEqual([])
  })

  it('those that were changed, and those that do not fit', () => {
    const own = { ...EDITION, cards: EDITION.cards.map((card) => (card.number === 60 ? { ...card, creature: 'elf' as const } : card)) }
    expect(cardsShown(own, 'own', '', en, []).map(({ card }) => card.number)).toEqual([60])
    expect(found('own')).toEqual([])
    const faults = [{ path: 'cards[13].lines[0]', message: '' }]
    expect(cardsShown(EDITION, 'wrong', '', en, faults).map(({ at }) => at)).toEqual([13])
  })
})
