import { describe, expect, it } from 'vitest'
import { buildPosition, elements, type FairySetup, fromPosition, ofType, type Scenario, scenario } from './testing.ts'
import { CELLS, type Cell } from './types.ts'

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
/** Seat 0 as wished, the others quiet; the next turn's planning. */
const planning = (fairy: FairySetup): Scenario => {
  const s = scenario({ fairies: { 0: fairy, 1: { projects: [77] }, 2: { projects: [78] } } })
  s.auto((p) => p.phase === 'planning')
  return s
}
const freeCells = (s: Scenario, seat: number): Cell[] => CELLS.filter((_, i) => s.fairy(seat).forest[i] === null)
const placeAll = (s: Scenario, seat: number): void => {
  const cells = freeCells(s, seat)
  s.fairy(seat).hand.forEach((card, i) => {
    s.play(seat, { place: card, at: cells[i]! })
  })
}

describe('drawing', () => {
  it('FS-P1-01 FS-CARD-03 as many cards as free cells, from the top of her own pile', () => {
    const s = planning({ draw: [5, 6, 7, 8, 9] })
    expect(freeCells(s, 0)).toHaveLength(4)
    expect(sorted(s.fairy(0).hand)).toEqual([5, 6, 7, 8])
    expect(s.fairy(0).draw[0]).toBe(9)
    expect(ofType(s.events, 'drew').find((e) => e.seat === 0)).toMatchObject({ count: 4, shuffled: false })
  })

  it('FS-P1-01 six free cells: six cards', () => {
    const s = planning({ played: ['plant', 'fire'] })
    expect(freeCells(s, 0)).toHaveLength(6)
    expect(s.fairy(0).hand).toHaveLength(6)
  })

  it("FS-CARD-04 FS-P4-05 played cards lie on their owner's own discard", () => {
    const s = planning({ shared: [1, 2], personal: [3, 4] })
    expect(sorted(s.fairy(0).discard)).toEqual([1, 2, 3, 4])
    for (const f of s.position.fairies) expect(f.discard).toHaveLength(4)
  })

  it('FS-CARD-05 the discard is shuffled into a new pile when a card is needed, not when the pile runs out', () => {
    const exact = planning({ draw: [5, 6, 7, 8], drawEnds: true })
    expect(exact.fairy(0).draw).toEqual([])
    expect(exact.fairy(0).discard).toHaveLength(6)
    expect(ofType(exact.events, 'drew').find((e) => e.seat === 0)).toMatchObject({ count: 4, shuffled: false })
    const short = planning({ draw: [5, 6, 7], drawEnds: true })
    expect(short.fairy(0).discard).toEqual([])
    expect(short.fairy(0).hand).toHaveLength(4)
    expect(short.fairy(0).draw).toHaveLength(6)
    expect(ofType(short.events, 'drew').find((e) => e.seat === 0)).toMatchObject({ count: 4, shuffled: true })
  })

  it('FS-CARD-05 the new pile is in an order of its own luck', () => {
    const position = buildPosition({ fairies: { 0: { draw: [], drawEnds: true } } })
    const drawn = (luck: number): string => {
      const s = fromPosition({ ...position, fairies: position.fairies.map((f, seat) => (seat === 0 ? { ...f, luck } : f)) })
      s.auto((p) => p.phase === 'planning')
      return [...s.fairy(0).hand, ...s.fairy(0).draw].join()
    }
    expect(new Set([1, 2, 3, 4, 5].map(drawn)).size).toBe(5)
    expect(drawn(1)).toBe(drawn(1))
  })

  it('FS-CARD-06 example: 6 cards to draw, 2 in the pile; the 2 are not shuffled in', () => {
    const s = planning({ played: ['plant', 'fire'], draw: [5, 6], drawEnds: true })
    const f = s.fairy(0)
    expect(f.hand).toHaveLength(6)
    expect(f.hand).toContain(5)
    expect(f.hand).toContain(6)
    expect(f.draw).toHaveLength(16 - 6 - 4)
    expect(f.draw.includes(5) || f.draw.includes(6)).toBe(false)
    expect(f.discard).toEqual([])
  })

  it('FS-P6-04 FS-P6-02 FS-P6-03 realised projects are drawn in the next phase 1, the one realised last first', () => {
    const s = scenario({
      fairies: {
        0: { projects: [81, 92, 98], elements: { earth: 20, plant: 20, fire: 20, water: 20 }, draw: [5, 6, 7] },
        1: { projects: [77] },
        2: { projects: [78] },
      },
    })
    s.ready()
    s.play(0, { realise: 81 }, { realise: 98 })
    expect(s.fairy(0).draw.slice(0, 3)).toEqual([98, 81, 5])
    s.play(0, { ready: true })
    expect(s.position.phase).toBe('planning')
    expect(sorted(s.fairy(0).hand)).toEqual([5, 6, 81, 98])
  })
})

describe('placing', () => {
  it('FS-P1-02 FS-P1-06 each card into a free cell of her choice, one per cell, in any order; afterwards the forest is full', () => {
    const s = planning({ draw: [5, 6, 7, 8] })
    const cells = freeCells(s, 0)
    const full = CELLS.find((c) => !cells.includes(c))!
    for (const card of [5, 6, 7, 8]) for (const at of cells) expect(s.can(0, { place: card, at })).toBe(true)
    expect(s.refused(0, { place: 5, at: full }).code).toBe('cellTaken')
    expect(s.refused(0, { place: 9, at: cells[0]! }).code).toBe('notInHand')
    s.play(0, { place: 8, at: cells[3]! })
    expect(s.refused(0, { place: 5, at: cells[3]! }).code).toBe('cellTaken')
    expect(s.refused(0, { place: 8, at: cells[0]! }).code).toBe('notInHand')
    expect(s.refused(0, { ready: true })).toMatchObject({ code: 'cardsLeft', params: { left: 3 } })
    s.play(0, { place: 5, at: cells[1]! }, { place: 6, at: cells[2]! }, { place: 7, at: cells[0]! }, { ready: true })
    expect(cells.map((c) => s.fairy(0).forest[CELLS.indexOf(c)])).toEqual([7, 5, 6, 8])
    expect(freeCells(s, 0)).toEqual([])
  })

  it('FS-P1-03 cards already in the forest do not move', () => {
    const s = planning({})
    const before = s.fairy(0).forest
    placeAll(s, 0)
    before.forEach((card, i) => {
      if (card !== null) expect(s.fairy(0).forest[i]).toBe(card)
    })
    expect(s.moves(0).every((m) => !('place' in m) || s.fairy(0).hand.includes(m.place))).toBe(true)
  })

  it('FS-P1-04 new cards are seen by their owner alone until everybody is ready', () => {
    const s = planning({ draw: [5, 6, 7, 8] })
    const other = s.fork()
    const [a, b, c, d] = freeCells(s, 0) as [Cell, Cell, Cell, Cell]
    s.play(0, { place: 5, at: a }, { place: 6, at: b }, { place: 7, at: c }, { place: 8, at: d }, { ready: true })
    other.play(0, { place: 8, at: a }, { place: 7, at: b }, { place: 6, at: c }, { place: 5, at: d }, { ready: true })
    for (const viewer of [1, 2, 'table'] as const) expect(s.view(viewer)).toEqual(other.view(viewer))
    expect(s.view(1).fairies[0]!.forest.filter((n) => n === null)).toHaveLength(4)
    expect(s.view(0).fairies[0]!.forest[CELLS.indexOf(a)]).toBe(5)
    s.auto((p) => p.phase === 'selection')
    expect(s.view(1).fairies[0]!.forest).toEqual(s.fairy(0).forest)
    // Exactly what she placed, no more.
    const told = [5, 6, 7, 8].map((card, i) => ({ card, at: [a, b, c, d][i]! }))
    expect(ofType(s.events, 'planned').find((e) => e.seat === 0)!.cards).toEqual(told)
  })

  it('FS-P1-04 what others draw is not told', () => {
    const s = planning({ draw: [5, 6, 7, 8] })
    const drew = ofType(s.events, 'drew').find((e) => e.seat === 0)!
    expect(s.redact(drew, 0)).toEqual(drew)
    expect(s.redact(drew, 1)).toMatchObject({ count: 4, cards: [] })
    expect(s.redact(drew, 'table')).toMatchObject({ count: 4, cards: [] })
  })

  it('FS-P1-05 example: six free cells, six cards; the one that gives earth and fire lies on top of the middle column', () => {
    const s = planning({
      played: ['plant', 'air'],
      forest: { 'top-earth': 1, 'bottom-water': 2 },
      draw: [53, 5, 6, 7, 8, 9],
      shared: [3, 4],
      personal: [10, 11],
    })
    expect(s.fairy(0).hand).toHaveLength(6)
    expect(
      s
        .fairy(0)
        .forest.slice(0, 5)
        .filter((n) => n !== null),
    ).toHaveLength(2)
    s.play(0, { place: 53, at: 'top-air' })
    placeAll(s, 0)
    s.play(0, { ready: true })
    s.auto((p) => p.phase === 'selection')
    s.play(0, { columns: ['air'] })
    s.auto((p) => p.phase === 'activation')
    expect(s.fairy(0).shared.map((c) => c.card)).toEqual([53])
    s.play(1, { activate: 53, of: 0, line: 0 })
    expect(s.fairy(1).elements).toEqual(elements({ earth: 1, fire: 1 }))
  })

  it('FS-INV-02 after phase 1 every forest holds ten cards', () => {
    const s = planning({ played: ['plant', 'fire'] })
    s.auto((p) => p.phase === 'selection')
    for (const f of s.position.fairies) {
      expect(f.forest.filter((n) => n !== null)).toHaveLength(10)
      expect(f.hand).toEqual([])
    }
  })
})
