import { describe, expect, it } from 'vitest'
import { elements, ofType, scenario } from './testing.ts'
import { activate, copy, own, withLines } from './testing-cards.ts'

describe('study, discount, order of operations', () => {
  it('FS-CARD-27 study marks the creature of the card with the pair bonus, and phase 5a is open all the same', () => {
    const s = own([78, 8], { studied: ['unicorn'], played: ['plant', 'fire'], forest: { 'top-earth': 4 } })
    s.play(0, activate(78, 0))
    expect(s.fairy(0)).toMatchObject({ elements: elements({ earth: 2, plant: 1 }), studied: ['unicorn', 'gnome'] })
    s.ready()
    expect(s.position.phase).toBe('study')
    s.play(0, { study: 4 })
    expect(s.fairy(0).studied).toEqual(['unicorn', 'gnome', 'serpent'])
  })

  it('FS-CARD-27 FS-CARD-29 a creature marked already is not marked again; the gains are taken all the same', () => {
    const s = own([78, 8], { studied: ['unicorn', 'gnome'] })
    const events = s.play(0, activate(78, 0))
    expect(s.fairy(0)).toMatchObject({ elements: elements({ earth: 1, plant: 1 }), studied: ['unicorn', 'gnome'] })
    expect(ofType(events, 'skipped').map((e) => e.op)).toEqual(['study'])
  })

  it('FS-CARD-28 each point of discount removes one element of choice from a price', () => {
    const s = own([95, 8], { elements: { earth: 2, plant: 1 }, projects: [81] })
    s.play(0, activate(95, 0))
    expect(s.fairy(0)).toMatchObject({ discount: 2, elements: elements({ earth: 3, plant: 1 }) })
    s.ready()
    s.play(0, { realise: 81 })
    expect(s.fairy(0).step).toBe('waive')
    expect(s.refused(0, { waive: 'water' })).toMatchObject({ code: 'notInPrice', rule: 'FS-CARD-28' })
    expect(s.refused(0, { waive: 'earth' }).code).toBe('needDiscount')
    // without both points on the fire she could not pay
    expect(s.refused(0, { stop: true }).code).toBe('needDiscount')
    const events = s.play(0, { waive: 'fire' }, { waive: 'fire' })
    expect(s.fairy(0)).toMatchObject({ elements: elements({}), realised: [95, 81], projects: [] })
    expect(ofType(events, 'realised')[0]).toMatchObject({ card: 81, saved: 2 })
  })

  it('FS-CARD-28 which element is removed is her choice, and points may be kept for another price', () => {
    const s = own([95, 8], { elements: { earth: 20, plant: 20, fire: 20, water: 20 }, projects: [81, 92] })
    s.play(0, activate(95, 0))
    s.ready()
    s.play(0, { realise: 81 }, { waive: 'earth' }, { stop: true })
    expect(s.fairy(0)).toMatchObject({ discount: 1, elements: elements({ earth: 19, plant: 19, fire: 18, water: 20 }) })
    s.play(0, { realise: 92 }, { waive: 'fire' })
    expect(s.fairy(0)).toMatchObject({ discount: 0, elements: elements({ earth: 18, plant: 16, fire: 15, water: 20 }) })
  })

  it('FS-CARD-28 the discount serves a step of the final project as well', () => {
    const s = own([133, 8], { elements: { earth: 4, plant: 3 }, final: 'F1' }, { trimester: 4 })
    s.play(0, activate(133, 0))
    s.ready()
    s.play(0, { step: 1 }, { waive: 'earth' }, { waive: 'earth' }, { waive: 'plant' })
    expect(s.fairy(0)).toMatchObject({ steps: 1, elements: elements({ water: 1 }) })
  })

  it('FS-CARD-28 what is left of the discount lapses at the end of phase 6', () => {
    const s = own([95, 8], { projects: [81] })
    s.play(0, activate(95, 0))
    s.auto((p) => p.turn === 2)
    expect(s.fairy(0).discount).toBe(0)
  })

  it('FS-CARD-29 gains come before operations', () => {
    const s = own([124, 8], {}, { fairies: { 1: { shared: [65, 8] } } })
    s.play(0, activate(124, 0), copy(65, 1))
    expect(s.fairy(0).elements).toEqual(elements({ earth: 1, fire: 2 }))
  })

  it('FS-CARD-29 operations are carried out in printed order', () => {
    const edition = withLines(1, {
      gain: { earth: 1 },
      do: [
        { op: 'study', n: 1 },
        { op: 'discount', n: 2 },
        { op: 'cubes', n: 1 },
      ],
    })
    const s = own([1, 8], { personal: [2, 3] }, { options: { edition } })
    const events = s.play(0, activate(1, 0))
    expect(events.map((e) => e.type)).toEqual(['activated', 'gained', 'studied', 'discount', 'cubes'])
  })

  it("FS-CARD-30 on a neighbour's card cubes, summon, study and discount benefit the fairy who activates it", () => {
    const s = scenario({
      fairies: { 0: { shared: [88, 78], draw: [5] }, 1: { shared: [80, 95], draw: [6] }, 2: { draw: [10], studied: [] } },
    })
    const before = s.position.fairies
    s.play(2, activate(88, 0), activate(78, 0), activate(80, 1), activate(95, 1))
    const f = s.fairy(2)
    expect(f).toMatchObject({ supply: 37 - 4 + 1, fromBox: 1, studied: ['gnome'], discount: 2 })
    expect(f.personal.map((c) => c.card)).toContain(10)
    for (const seat of [0, 1]) {
      const { supply, fromBox, studied, discount, draw, personal } = before[seat]!
      expect(s.fairy(seat)).toMatchObject({ supply, fromBox, studied, discount, draw, personal })
    }
  })

  it('FS-INV-19 again and copy never lead to again or copy', () => {
    const s = scenario({
      fairies: { 0: { shared: [121, 94], personal: [7, 1], elements: { earth: 5 } }, 1: { shared: [148, 156] }, 2: { shared: [103, 66] } },
    })
    s.play(0, activate(1, 0), activate(7, 0, 0), activate(121, 0))
    expect(s.moves(0)).toEqual([activate(1, 0)])
    s.play(0, activate(1, 0))
    expect(s.refused(0, activate(94, 0)).code).toBe('noEffect')
  })

  it('FS-CARD-27 FS-STUDY-08 a study by a card with the bonus of choice asks for it, then the turn goes on', () => {
    const edition = withLines(10, {
      do: [
        { op: 'study', n: 1 },
        { op: 'cubes', n: 1 },
      ],
    })
    const s = own([10, 8], { studied: ['salamander'] }, { options: { edition } })
    s.play(0, activate(10, 0))
    expect(s.fairy(0)).toMatchObject({ step: 'bonus', fromBox: 0 })
    s.play(0, { bonus: 'fire' })
    expect(s.fairy(0)).toMatchObject({ step: 'activate', fromBox: 1, elements: elements({ fire: 1 }), studied: ['sphinx', 'salamander'] })
  })
})
