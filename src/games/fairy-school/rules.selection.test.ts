import { describe, expect, it } from 'vitest'
import { elements, type FairySetup, ofType, type Scenario, scenario } from './testing.ts'
import { COLUMNS, type Column, ELEMENTS } from './types.ts'

const selecting = (own: FairySetup, more: Record<number, FairySetup> = {}): Scenario =>
  scenario({ phase: 'selection', fairies: { ...more, 0: own } })
const middle = (s: Scenario, ...seats: number[]): void => {
  for (const seat of seats) s.play(seat, { columns: ['air'] })
}
const ONE_EACH = { earth: 1, plant: 1, fire: 1, water: 1 }

describe('phase 2, selection', () => {
  it('FS-P2-01 one or two columns, never none, never three', () => {
    const s = selecting({ elements: ONE_EACH })
    const sets = s.moves(0).flatMap((m) => ('columns' in m ? [m.columns] : []))
    expect(sets.filter((c) => c.length === 1)).toHaveLength(5)
    expect(sets.filter((c) => c.length === 2)).toHaveLength(10)
    expect(sets).toHaveLength(15)
    expect(s.refused(0, { columns: [] }).code).toBe('oneOrTwoColumns')
    expect(s.refused(0, { columns: ['earth', 'plant', 'air'] }).code).toBe('oneOrTwoColumns')
  })

  it('FS-P2-02 FS-CARD-09 each column costs its element', () => {
    for (const column of COLUMNS) {
      const s = selecting({ elements: { ...ONE_EACH, air: 0 } })
      s.play(0, { columns: [column] })
      middle(s, 1, 2)
      expect(s.fairy(0).elements).toEqual(elements({ ...ONE_EACH, ...(column === 'air' ? {} : { [column]: 0 }) }))
      expect(ofType(s.events, 'paid').map((e) => [e.seat, e.elements, e.reason])).toEqual(
        column === 'air' ? [] : [[0, { [column]: 1 }, 'column']],
      )
    }
  })

  it('FS-P2-03 FS-P2-04 all cards are played: the top ones into the shared zone, the bottom ones into the personal zone', () => {
    const s = selecting({
      elements: ONE_EACH,
      forest: { 'top-plant': 1, 'bottom-plant': 2, 'top-fire': 3, 'bottom-fire': 4, 'top-air': 5 },
    })
    const before = s.fairy(0).forest
    s.play(0, { columns: ['plant', 'fire'] })
    middle(s, 1, 2)
    const f = s.fairy(0)
    expect(f.shared.map((c) => c.card)).toEqual([1, 3])
    expect(f.personal.map((c) => c.card)).toEqual([2, 4])
    expect(f.forest).toEqual(before.map((n, cell) => ([1, 3].includes(cell % 5) ? null : n)))
    expect(s.fairy(1).shared).toHaveLength(1)
    expect(s.fairy(1).personal).toHaveLength(1)
    expect(s.position.phase).toBe('activation')
  })

  it('FS-P2-05 FS-P2-06 a fairy without elements can play only the middle column', () => {
    const s = selecting({})
    expect(s.moves(0).filter((m) => 'columns' in m)).toEqual([{ columns: ['air'] }])
    expect(s.refused(0, { columns: ['earth'] }).code).toBe('cannotPayColumns')
    expect(s.refused(0, { columns: ['air', 'water'] }).code).toBe('cannotPayColumns')
    expect(s.refused(0, { ready: true }).code).toBe('otherDecision')
  })

  it('FS-P2-07 exchanges pay for a column, air among them', () => {
    const joker = selecting({ elements: { air: 1 } })
    joker.play(0, { columns: ['fire'] })
    middle(joker, 1, 2)
    expect(joker.fairy(0).elements).toEqual(elements({}))
    expect(joker.fairy(0).shared).toHaveLength(1)

    const three = selecting({ elements: { plant: 3 } })
    expect(three.can(0, { columns: ['earth'] })).toBe(true)
    expect(three.can(0, { columns: ['fire'] })).toBe(false)
    three.play(0, { columns: ['earth'] })
    middle(three, 1, 2)
    expect(three.fairy(0).elements).toEqual(elements({}))

    const four = selecting({ elements: { water: 4 } })
    expect(four.can(0, { columns: ['fire'] })).toBe(true)
    expect(four.can(0, { columns: ['fire', 'water'] })).toBe(false)
    expect(selecting({ elements: { water: 5 } }).can(0, { columns: ['fire', 'water'] })).toBe(true)
  })

  it('FS-P2-08 columns, payments and exchanges are hidden until all have chosen', () => {
    const s = selecting({ elements: { earth: 4, air: 1 } })
    const other = s.fork()
    const before = s.view(1)
    s.play(0, { joker: 'fire' })
    expect(s.view(1)).toEqual(before)
    s.play(0, { exchange: 'water' }, { give: 'earth' }, { give: 'earth' }, { give: 'earth' })
    expect(s.view(1)).toEqual(before)
    expect(s.view('table')).toEqual(other.view('table'))
    expect(s.view(0).fairies[0]!.elements).toEqual(elements({ earth: 1, fire: 1, water: 1 }))
    s.play(0, { columns: ['earth', 'fire'] })
    other.play(0, { columns: ['air'] })
    for (const viewer of [1, 2, 'table'] as const) expect(s.view(viewer)).toEqual(other.view(viewer))
    expect(s.fairy(0).shared).toEqual([])
    expect(s.refused(0, { columns: ['air'] }).code).toBe('alreadySealed')
    middle(s, 1)
    expect(s.view(2).fairies[1]!.shared).toEqual([])
    middle(s, 2)
    expect(s.view(1).fairies[0]!.elements).toEqual(elements({ water: 1 }))
    expect(s.view(1).fairies[0]!.shared).toHaveLength(2)
  })

  it('FS-P2-08 nothing of the exchanges of phase 2 is told to the others', () => {
    const s = selecting({ elements: { earth: 3 } })
    const events = s.play(0, { exchange: 'water' }, { give: 'earth' }, { give: 'earth' }, { give: 'earth' })
    for (const e of events) {
      const told = s.redact(e, 1)
      expect(told === undefined || !('elements' in told)).toBe(true)
    }
  })

  it('FS-P2-09 example: the middle column and the plant column; 1 plant is paid, 4 cards are played', () => {
    const s = selecting({ elements: { plant: 1, fire: 1 } })
    s.play(0, { columns: ['plant', 'air'] })
    middle(s, 1, 2)
    expect(s.fairy(0).elements).toEqual(elements({ fire: 1 }))
    expect(s.fairy(0).shared.length + s.fairy(0).personal.length).toBe(4)
  })
})

describe('exchanges', () => {
  const exchanged = (own: FairySetup['elements'], wanted: Column, gives: readonly Column[]): Scenario => {
    const s = selecting({ elements: own })
    s.play(0, { exchange: wanted }, ...gives.map((give) => ({ give })))
    return s
  }

  it('FS-ELEM-05 three elements for 1 earth or 1 water', () => {
    for (const wanted of ['earth', 'water'] as const)
      expect(exchanged({ plant: 3 }, wanted, ['plant', 'plant', 'plant']).fairy(0).elements).toEqual(elements({ [wanted]: 1 }))
    const two = selecting({ elements: { plant: 2 } })
    expect(two.refused(0, { exchange: 'earth' })).toMatchObject({ code: 'tooFewElements', params: { need: 3, have: 2 } })
    expect(two.refused(0, { exchange: 'water' }).code).toBe('tooFewElements')
  })

  it('FS-ELEM-06 four elements for 1 plant or 1 fire', () => {
    for (const wanted of ['plant', 'fire'] as const)
      expect(exchanged({ water: 4 }, wanted, ['water', 'water', 'water', 'water']).fairy(0).elements).toEqual(elements({ [wanted]: 1 }))
    const three = selecting({ elements: { water: 3 } })
    expect(three.refused(0, { exchange: 'plant' }).code).toBe('tooFewElements')
    expect(three.refused(0, { exchange: 'fire' })).toMatchObject({ params: { need: 4, have: 3 } })
  })

  it('FS-ELEM-07 six elements for 1 air', () => {
    const six = exchanged({ earth: 6 }, 'air', ['earth', 'earth', 'earth', 'earth', 'earth', 'earth'])
    expect(six.fairy(0).elements).toEqual(elements({ air: 1 }))
    expect(selecting({ elements: { earth: 5 } }).refused(0, { exchange: 'air' }).code).toBe('tooFewElements')
  })

  it('FS-ELEM-08 FS-ELEM-12 one air for any basic element', () => {
    for (const joker of ['earth', 'plant', 'fire', 'water'] as const) {
      const s = selecting({ elements: { air: 2 } })
      s.play(0, { joker })
      expect(s.fairy(0).elements).toEqual(elements({ air: 1, [joker]: 1 }))
    }
    const s = selecting({ elements: { air: 1 } })
    expect(s.refused(0, { joker: 'air' }).code).toBe('basicOnly')
    s.play(0, { joker: 'fire' })
    expect(s.refused(0, { joker: 'fire' }).code).toBe('noAir')
  })

  it('FS-ELEM-09 exchanges cost no cube and may be repeated', () => {
    const s = selecting({ elements: { plant: 9 } })
    for (let n = 1; n <= 3; n++) {
      s.play(0, { exchange: 'earth' }, { give: 'plant' }, { give: 'plant' }, { give: 'plant' })
      expect(s.fairy(0)).toMatchObject({ elements: elements({ plant: 9 - 3 * n, earth: n }), supply: 37 })
    }
  })

  it('FS-ELEM-10 FS-ELEM-09 exchanges are open in phases 2, 3 and 6', () => {
    const s = selecting({ elements: { earth: 11, plant: 9, air: 2 }, projects: [81] })
    const exchange = (): void => {
      s.play(0, { exchange: 'water' }, { give: 'plant' }, { give: 'plant' }, { give: 'plant' })
    }
    exchange()
    s.play(0, { joker: 'fire' })
    s.auto((p) => p.phase === 'activation')
    exchange()
    s.play(0, { joker: 'fire' })
    s.auto((p) => p.phase === 'realisation')
    exchange()
    expect(s.fairy(0).elements).toMatchObject({ water: 3, fire: 2, plant: 0, air: 0 })
    s.auto((p) => p.phase === 'planning')
    expect(s.refused(0, { exchange: 'water' }).code).toBe('noExchangeNow')
    expect(s.refused(0, { joker: 'water' }).code).toBe('noExchangeNow')
  })

  it('FS-ELEM-11 example: 1 earth, 1 fire and 1 water give 1 water', () => {
    const s = exchanged({ earth: 1, fire: 1, water: 1 }, 'water', ['earth', 'fire', 'water'])
    expect(s.fairy(0).elements).toEqual(elements({ water: 1 }))
  })

  it('FS-ELEM-11 air may be given too, and only what one owns', () => {
    const s = selecting({ elements: { air: 1, fire: 3 } })
    s.play(0, { exchange: 'earth' })
    expect(s.refused(0, { give: 'water' }).code).toBe('notOwned')
    expect(s.refused(0, { columns: ['air'] }).code).toBe('otherDecision')
    s.play(0, { give: 'air' })
    expect(s.refused(0, { give: 'air' }).code).toBe('notOwned')
    s.play(0, { give: 'fire' }, { give: 'fire' })
    expect(s.fairy(0).elements).toEqual(elements({ earth: 1, fire: 1 }))
  })

  it('FS-ELEM-02 FS-ELEM-03 FS-ELEM-13 amounts are whole, without limit, and seen by all', () => {
    const s = selecting({ elements: { earth: 60, air: 41 } }, { 1: { elements: { water: 3 } } })
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(s.view(viewer).fairies[0]!.elements).toEqual(elements({ earth: 60, air: 41 }))
      expect(s.view(viewer).fairies[1]!.elements).toEqual(elements({ water: 3 }))
    }
    for (let n = 0; n < 10; n++) s.play(0, { exchange: 'air' }, ...Array.from({ length: 6 }, () => ({ give: 'earth' as const })))
    expect(s.fairy(0).elements).toEqual(elements({ air: 51 }))
  })

  it('FS-INV-18 every exchange loses weight, with 1 for a basic element and 2 for an air', () => {
    const s = selecting({ elements: { earth: 7, plant: 5, fire: 3, water: 4, air: 6 } })
    const weight = (): number => ELEMENTS.reduce((n, e) => n + (e === 'air' ? 2 : 1) * s.fairy(0).elements[e], 0)
    let last = weight()
    for (let n = 0; ; n++) {
      const all = s.moves(0).filter((m) => 'exchange' in m || 'joker' in m)
      if (all.length === 0) break
      s.play(0, all[n % all.length]!)
      while (s.fairy(0).step === 'give') {
        const gives = s.moves(0)
        s.play(0, gives[gives.length - 1]!)
      }
      expect(weight()).toBeLessThan(last)
      last = weight()
      expect(n).toBeLessThan(30)
    }
    expect(s.can(0, { columns: ['air'] })).toBe(true)
  })
})
