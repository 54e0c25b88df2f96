import { describe, expect, it } from 'vitest'
import { checker } from '../../../../core/check.ts'
import type { Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { readEdition as door } from '../../../../games/fairy-school/options-edition.ts'
import {
  canCopy,
  canCopyFinal,
  canRemoveFinal,
  freeNumber,
  inDeck,
  inLetter,
  isOwn,
  keptBy,
  shippedCard,
  stepsOf,
  withCard,
  withCopy,
  withFinal,
  withFinalCopy,
  withLines,
  withoutCard,
  withoutFinal,
  withPart,
} from './change.ts'
import { readEdition } from './read.ts'
import { worthOf } from './worth.ts'

const SHIPPED: Json = JSON.parse(JSON.stringify(EDITION))

function faultsOf(value: Json): readonly string[] {
  const c = checker()
  door(c, value)
  return c.faults.map(({ path, message }) => `${path} ${message}`)
}

const indexOf = (number: number, value: Json = SHIPPED): number => readEdition(value).cards.findIndex((card) => card.number === number)
const cardIn = (value: Json, number: number) => readEdition(value).cards[indexOf(number, value)]!

describe('a card set as a document', () => {
  it('the shipped one is read as it is; parts left out are the shipped ones; nonsense is something harmless', () => {
    expect(readEdition(SHIPPED)).toEqual(EDITION)
    expect(readEdition({})).toEqual(EDITION)
    expect(readEdition({ rates: { earth: 5 } }).rates).toEqual({ ...EDITION.rates, earth: 5 })
    const odd = readEdition({ cards: [null, { number: 'x', lines: [7] }], finals: 3, grades: { long: ['a', 1] }, rates: [] })
    expect(odd.cards).toHaveLength(2)
    expect(odd.cards[1]).toEqual({ number: 0, deck: 'start', creature: 'unicorn', lines: [{}], value: 0 })
    expect(odd.finals).toEqual([])
    expect(odd.grades.long).toEqual([85, 1, 95])
  })

  it('a change touches its place only: what the form does not understand elsewhere stays as it was written', () => {
    const value: Json = {
      cards: [{ odd: true }, ...EDITION.cards.slice(1).map((card) => JSON.parse(JSON.stringify(card)))],
      remark: 'mine',
    }
    const edition = readEdition(value)
    const card = withLines(edition.cards[1]!, [{ gain: { air: 1 } }])
    const next = withCard(value, edition, 1, card) as { cards: Json[]; remark: string }
    expect(next.cards[0]).toEqual({ odd: true })
    expect(next.cards[1]).toEqual({ ...card })
    expect(next.remark).toBe('mine')
    expect(withPart({ remark: 'mine' }, 'cubes', { long: 1, short: 2 })).toEqual({ remark: 'mine', cubes: { long: 1, short: 2 } })
    expect((withCard({}, EDITION, 0, EDITION.cards[3]!) as { cards: Json[] }).cards).toHaveLength(EDITION.cards.length)
  })

  it('a copy has the next number, its deck, and no starting deck; the door takes it', () => {
    const edition = readEdition(SHIPPED)
    const value = withCopy(SHIPPED, edition, indexOf(49))
    expect(faultsOf(value)).toEqual([])
    const copy = readEdition(value).cards[indexOf(49) + 1]!
    const { letter: _, place: __, ...rest } = EDITION.cards[indexOf(49)]!
    expect(copy).toEqual({ ...rest, number: 164 })
    expect(isOwn(copy)).toBe(true)
    expect(canCopy(edition, EDITION.cards[0]!)).toBe(false)
    expect(faultsOf(withCopy(SHIPPED, edition, 0))).not.toEqual([])
  })

  it('a card goes where its deck can spare it and nothing names it', () => {
    const edition = readEdition(SHIPPED)
    expect(keptBy(edition, cardIn(SHIPPED, 1))).toBe('deck')
    expect(keptBy(edition, cardIn(SHIPPED, 86))).toBe('initiation')
    expect(keptBy(edition, cardIn(SHIPPED, 57))).toBe('deck')
    expect(keptBy(edition, cardIn(SHIPPED, 78))).toBe(null)
    expect(faultsOf(withoutCard(SHIPPED, edition, indexOf(78)))).toEqual([])
    const more = withCopy(SHIPPED, edition, indexOf(57))
    expect(keptBy(readEdition(more), cardIn(more, 49))).toBe('letter')
    expect(faultsOf(withoutCard(more, readEdition(more), indexOf(49, more)))).not.toEqual([])
    expect(keptBy(readEdition(more), cardIn(more, 57))).toBe(null)
  })

  it('another number is followed by the lists of first projects', () => {
    const edition = readEdition(SHIPPED)
    const number = freeNumber(edition, 86, 1)!
    const value = withCard(SHIPPED, edition, indexOf(86), { ...cardIn(SHIPPED, 86), number })
    expect(readEdition(value).initiation.A).toEqual([number, 90, 99])
    expect(faultsOf(value)).toEqual([])
    expect([number, freeNumber(edition, 49, -1), freeNumber(edition, 1, -1)]).toEqual([164, 48, undefined])
  })

  it('projects have a price and S cards a starting deck, and only they', () => {
    const s = cardIn(SHIPPED, 49)
    expect(inDeck(s, 'T2')).toEqual({ ...inLetter(s, undefined), deck: 'T2', cost: { earth: 1 } })
    expect(inDeck(inDeck(s, 'T2'), 'S').cost).toBeUndefined()
    expect(inDeck(s, 'S')).toEqual(s)
    expect(inLetter(inLetter(s, undefined), 'B')).toEqual({ ...inLetter(s, undefined), letter: 'B', place: 'discard' })
    expect(inLetter(s, 'B').place).toBe('top-plant')
  })

  it('final projects are copied and deleted within their numbers', () => {
    const edition = readEdition(SHIPPED)
    const copied = withFinalCopy(SHIPPED, edition, 0)
    expect(readEdition(copied).finals[1]).toEqual({ ...EDITION.finals[0], id: 'F11' })
    expect(faultsOf(copied)).toEqual([])
    const short = EDITION.finals.findIndex(({ kind }) => kind === 'short')
    expect(canRemoveFinal(edition, EDITION.finals[short]!)).toBe(false)
    expect(faultsOf(withoutFinal(SHIPPED, edition, short))).not.toEqual([])
    expect(canRemoveFinal(edition, EDITION.finals[0]!)).toBe(true)
    expect(faultsOf(withoutFinal(SHIPPED, edition, 0))).toEqual([])
    const full = { ...edition, finals: Array.from({ length: 16 }, (_, k) => ({ ...EDITION.finals[0]!, id: `F${k + 1}` })) }
    expect(canCopyFinal(full, full.finals[0]!)).toBe(false)
    expect(stepsOf({ ...EDITION.finals[0]!, steps: [] })).toHaveLength(5)
    const dearer = { ...EDITION.finals[0]!, steps: EDITION.finals[0]!.steps.map((step) => ({ ...step, air: 1 })) }
    expect(faultsOf(withFinal(SHIPPED, edition, 0, dearer))).toEqual([])
    expect(readEdition(withFinal(SHIPPED, edition, 0, dearer)).finals[0]).toEqual(dearer)
  })

  it('cards are worth what the shipped ones say they are', () => {
    for (const card of EDITION.cards) expect(Math.abs(worthOf(card.lines) - card.value), `card ${card.number}`).toBeLessThanOrEqual(0.15)
  })

  it('what differs is found whatever the order of keys', () => {
    const card = EDITION.cards[4]!
    const turned = { value: card.value, lines: card.lines, creature: card.creature, deck: card.deck, number: card.number, cost: undefined }
    expect(isOwn(turned)).toBe(false)
    expect(isOwn(card)).toBe(false)
    expect(isOwn({ ...card, creature: 'elf' })).toBe(true)
    expect(isOwn({ ...card, lines: card.lines.slice(1) })).toBe(true)
    expect(shippedCard(13)).toBeUndefined()
  })
})
