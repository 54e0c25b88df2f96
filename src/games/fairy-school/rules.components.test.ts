import { describe, expect, it } from 'vitest'
import { EDITION } from './edition.ts'
import { parseOptions } from './options.ts'
import { type Bundle, type Card, CELLS, COLUMNS, CREATURES, type Deck, type Edition, ELEMENTS, LETTERS, type Line } from './types.ts'

const byDeck = (deck: Deck): Card[] => EDITION.cards.filter((c) => c.deck === deck)
const numbers = (cards: readonly Card[]): number[] => cards.map((c) => c.number).sort((a, b) => a - b)
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const size = (b: Bundle | undefined): number => Object.values(b ?? {}).reduce((n, x) => n + x, 0)
const card = (n: number): Card => EDITION.cards.find((c) => c.number === n)!
const projects = (): Card[] => [...byDeck('T1'), ...byDeck('T2'), ...byDeck('T3')]

describe('cards and boards as data', () => {
  it('FS-SETUP-13 the decks have the printed numbers and suffice for six fairies', () => {
    expect(numbers(byDeck('start'))).toEqual(range(1, 12))
    expect(numbers(byDeck('S'))).toEqual(range(49, 76))
    expect(numbers(byDeck('T1'))).toEqual(range(77, 104))
    expect(numbers(byDeck('T2'))).toEqual(range(105, 133))
    expect(numbers(byDeck('T3'))).toEqual(range(134, 163))
    for (const deck of ['S', 'T1', 'T2', 'T3'] as const) expect(byDeck(deck).length).toBeGreaterThanOrEqual(6 * 4)
    expect(4 * byDeck('start').length + EDITION.cards.length - 12).toBe(163)
  })

  it('FS-CARD-01 a card has a creature, a deck, its own number, one or two lines; a project and nothing else has a price', () => {
    expect(new Set(EDITION.cards.map((c) => c.number)).size).toBe(EDITION.cards.length)
    for (const c of EDITION.cards) {
      expect(CREATURES).toContain(c.creature)
      expect([1, 2]).toContain(c.lines.length)
      expect(c.cost !== undefined).toBe(c.deck.startsWith('T'))
    }
    for (const c of projects()) expect(c.cost!.air ?? 0).toBe(0)
  })

  it('FS-CARD-02 FS-START-02 FS-START-11 six predefined decks of four S cards, each card telling where it begins', () => {
    const lettered = EDITION.cards.filter((c) => c.letter)
    expect(lettered.every((c) => c.deck === 'S' && c.place !== undefined)).toBe(true)
    expect(EDITION.cards.filter((c) => !c.letter && c.place !== undefined)).toEqual([])
    const decks = Object.fromEntries(LETTERS.map((l) => [l, numbers(lettered.filter((c) => c.letter === l))]))
    expect(decks).toEqual({
      A: [49, 53, 67, 71],
      B: [50, 54, 55, 68],
      C: [51, 65, 70, 75],
      D: [56, 60, 62, 64],
      E: [52, 58, 63, 74],
      F: [61, 69, 73, 76],
    })
  })

  it('FS-START-04 two cards of each predefined deck begin in different columns of the top row, two in the discard', () => {
    const tops = Object.fromEntries(
      LETTERS.map((l) => [l, EDITION.cards.filter((c) => c.letter === l && c.place !== 'discard').map((c) => `${c.number} ${c.place}`)]),
    )
    expect(tops).toEqual({
      A: ['49 top-plant', '53 top-fire'],
      B: ['50 top-plant', '68 top-air'],
      C: ['51 top-air', '75 top-plant'],
      D: ['56 top-air', '62 top-fire'],
      E: ['58 top-earth', '74 top-air'],
      F: ['61 top-air', '69 top-water'],
    })
    for (const l of LETTERS) expect(EDITION.cards.filter((c) => c.letter === l && c.place === 'discard')).toHaveLength(2)
  })

  it('FS-START-06 FS-START-11 the initiation lists name three projects of trimester 1 for each deck', () => {
    expect(EDITION.initiation).toEqual({
      A: [86, 90, 99],
      B: [85, 92, 98],
      C: [84, 93, 97],
      D: [81, 89, 100],
      E: [77, 82, 88],
      F: [91, 103, 104],
    })
    for (const n of Object.values(EDITION.initiation).flat()) expect(card(n).deck).toBe('T1')
  })

  it('FS-CARD-08 a forest has columns earth, plant, air, fire, water, each with a top and a bottom cell', () => {
    expect(COLUMNS).toEqual(['earth', 'plant', 'air', 'fire', 'water'])
    expect(CELLS).toEqual([...COLUMNS.map((c) => `top-${c}`), ...COLUMNS.map((c) => `bottom-${c}`)])
  })

  it('FS-CARD-09 columns cost 1 earth, 1 plant, nothing, 1 fire, 1 water', () => {
    expect(EDITION.columnCost).toEqual([{ earth: 1 }, { plant: 1 }, {}, { fire: 1 }, { water: 1 }])
  })

  it('FS-CARD-11 the pairs of creatures and what each gives', () => {
    const pairs = EDITION.pairBonus.map((bonus, k) => [CREATURES[2 * k], CREATURES[2 * k + 1], bonus])
    expect(pairs).toEqual([
      ['unicorn', 'gnome', 'earth'],
      ['mermaid', 'serpent', 'water'],
      ['sylvan', 'elf', 'plant'],
      ['dragon', 'phoenix', 'fire'],
      ['sphinx', 'salamander', 'any'],
      ['griffin', 'cockatrice', 'air'],
    ])
  })

  it('FS-ELEM-01 five elements', () => {
    expect([...ELEMENTS].sort()).toEqual(['air', 'earth', 'fire', 'plant', 'water'])
  })

  it('FS-CARD-20 a line pays given elements or any, not both, and does something', () => {
    const lines: Line[] = EDITION.cards.flatMap((c) => c.lines)
    for (const l of lines) {
      expect(l.pay !== undefined && l.payAny !== undefined).toBe(false)
      expect(l.gain !== undefined || l.oneOf !== undefined || l.do !== undefined).toBe(true)
    }
    expect(card(73).lines).toEqual([
      { payAny: 1, gain: { earth: 1, plant: 1, water: 1 } },
      { payAny: 1, gain: { earth: 1, fire: 1, water: 1 } },
    ])
    expect(card(118).lines).toEqual([{ pay: { fire: 1 }, oneOf: [{ water: 4 }, { air: 1 }], max: 2 }])
  })

  it('FS-INV-19 no line repeats more than 4 times or gains more than 10 elements, and no operation is repeated', () => {
    for (const l of EDITION.cards.flatMap((c) => c.lines)) {
      const best = size(l.gain) + Math.max(0, ...(l.oneOf ?? []).map(size))
      expect(l.max ?? 1).toBeLessThanOrEqual(4)
      expect((l.max ?? 1) * best).toBeLessThanOrEqual(10)
      if ((l.max ?? 1) > 1) expect(l.do ?? []).toEqual([])
    }
  })

  it('FS-FINAL-08 the two elements of the first step are the two most frequent of the final project', () => {
    for (const f of EDITION.finals) {
      const sums = Object.fromEntries(ELEMENTS.map((e) => [e, f.steps.reduce((n, s) => n + (s[e] ?? 0), 0)]))
      const first = ELEMENTS.filter((e) => f.steps[0]![e])
      expect([...first].sort()).toEqual([...f.main].sort())
      const others = ELEMENTS.filter((e) => !first.includes(e)).map((e) => sums[e]!)
      expect(Math.min(...first.map((e) => sums[e]!))).toBeGreaterThan(Math.max(...others))
    }
  })

  it('FS-FINAL-09 FS-SHORT-02 ten long final projects of 5 steps, six short ones of 4', () => {
    const of = (kind: 'long' | 'short') => EDITION.finals.filter((f) => f.kind === kind)
    expect(of('long').map((f) => f.id)).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10'])
    expect(of('short').map((f) => f.id)).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6'])
    expect(of('long').every((f) => f.steps.length === 5)).toBe(true)
    expect(of('short').every((f) => f.steps.length === 4)).toBe(true)
  })

  it('FS-P6-05 the serpent 81 costs 3 earth, 1 plant and 2 fire and gives 2 water', () => {
    expect(card(81)).toMatchObject({ creature: 'serpent', cost: { earth: 3, plant: 1, fire: 2 }, lines: [{ gain: { water: 2 } }] })
  })

  it('FS-SETUP-09 FS-SETUP-08 FS-SHORT-03 starting elements and cubes are data of the edition', () => {
    expect(EDITION.startElements).toEqual({ earth: 1, plant: 1, fire: 1, water: 1 })
    expect(EDITION.cubes).toEqual({ long: 37, short: 32 })
  })

  it('FS-SETUP-03 FS-SHORT-05 the limits of the grades', () => {
    expect(EDITION.grades).toEqual({ long: [85, 90, 95], short: [65, 70, 75] })
  })
})

describe('what a table can be made with', () => {
  it('FS-START-01 three setups, the normal long game when nothing is said', () => {
    expect(parseOptions({})).toEqual({
      setup: 'normal',
      length: 'long',
      wide: false,
      leadersBonus: 'air',
      grades: true,
      edition: null,
    })
    for (const setup of ['initiation', 'normal', 'expert'] as const) expect(parseOptions({ setup }).setup).toBe(setup)
    expect(() => parseOptions({ setup: 'easy' })).toThrow('setup')
    expect(() => parseOptions({ setups: 'normal' })).toThrow('setups')
  })

  it('FS-SHORT-01 FS-NEIGH-01 FS-FINAL-10 the variants are options, and nonsense is refused', () => {
    const all = parseOptions({ length: 'short', wide: true, leadersBonus: 'none', giveAndTake: true, grades: false })
    expect(all).toMatchObject({ length: 'short', wide: true, leadersBonus: 'none', giveAndTake: true, grades: false })
    expect(parseOptions({ giveAndTake: false })).toEqual(parseOptions({}))
    for (const wrong of [{ length: 3 }, { wide: 'yes' }, { leadersBonus: 'fire' }, { giveAndTake: 'some' }, { grades: 1 }])
      expect(() => parseOptions(wrong)).toThrow(Object.keys(wrong)[0])
  })

  const withEdition = (edition: Partial<Edition>) => () => parseOptions({ edition })

  it('FS-ELEM-05 another card set may have other rates, within bounds that keep FS-INV-18', () => {
    expect(parseOptions({ edition: { rates: { ...EDITION.rates, fire: 5 } } }).edition?.rates.fire).toBe(5)
    expect(withEdition({ rates: { ...EDITION.rates, earth: 1 } })).toThrow('rates.earth')
    expect(withEdition({ rates: { ...EDITION.rates, air: 2 } })).toThrow('rates.air')
  })

  it('FS-P2-06 a card set whose middle column costs something is refused', () => {
    expect(withEdition({ columnCost: [{}, {}, { fire: 1 }, {}, {}] })).toThrow('columnCost[2]')
  })

  it('FS-CARD-20 FS-CARD-21 FS-CARD-22 a card set with a line outside the grammar is refused', () => {
    const lines = (line: Line): Partial<Edition> => ({
      cards: EDITION.cards.map((c) => (c.number === 1 ? { ...c, lines: [line] } : c)),
    })
    expect(withEdition(lines({ pay: { fire: 1 }, payAny: 1, gain: { air: 1 } }))).toThrow('pay or payAny')
    expect(withEdition(lines({ pay: { fire: 1 } }))).toThrow('no effect')
    expect(withEdition(lines({ pay: { fire: 1 }, max: 2, do: [{ op: 'cubes', n: 1 }] }))).toThrow('not repeated')
    expect(withEdition(lines({ pay: { fire: 1 }, max: 5, gain: { air: 1 } }))).toThrow('max')
    expect(withEdition(lines({ gain: { earth: 2 } }))).not.toThrow()
  })

  it('FS-SETUP-13 a card set with too few projects for six is refused', () => {
    expect(withEdition({ cards: EDITION.cards.filter((c) => c.deck !== 'T2' || c.number < 128) })).toThrow('deck T2')
  })
})
