import { describe, expect, it } from 'vitest'
import { elements, ofType, type Setup, scenario } from './testing.ts'
import { activate, copy, cubesOn, own } from './testing-cards.ts'

describe('operations', () => {
  it('FS-CARD-23 cubes come from the box into the supply, and no kindness is lost', () => {
    const s = own([146, 8], { supply: 10 })
    const before = s.position.fairies.map((f) => f.kindness)
    s.play(0, activate(146, 0))
    expect(s.fairy(0)).toMatchObject({ supply: 11, fromBox: 2, elements: elements({ plant: 3 }) })
    s.ready()
    expect(s.fairy(0).supply).toBe(12)
    expect(s.position.fairies.map((f) => f.kindness)).toEqual(before)
  })

  it("FS-CARD-24 summon: the top card goes into one's own personal zone and may be activated this turn", () => {
    const s = own([9, 2], { elements: { earth: 1 }, draw: [8, 10] })
    s.play(0, activate(9, 0, 1))
    expect(s.fairy(0).personal.map((c) => c.card)).toEqual([1, 3, 8])
    expect(s.fairy(0).draw[0]).toBe(10)
    s.play(0, activate(8, 0))
    expect(s.fairy(0).elements).toEqual(elements({ fire: 1 }))
    expect(s.can(1, activate(8, 0))).toBe(false)
    s.ready()
    expect([...s.fairy(0).discard].sort((a, b) => a - b)).toEqual([1, 2, 3, 8, 9])
    expect(s.fairy(0).supply).toBe(37)
  })

  it('FS-CARD-24 of two cards exactly one is played, the other discarded', () => {
    const s = own([57, 8], { elements: { water: 1 }, draw: [10, 12, 5] })
    s.play(0, activate(57, 0, 1))
    expect(s.fairy(0).step).toBe('summon')
    expect(s.refused(0, { summon: 5 }).code).toBe('notSummoned')
    expect(s.moves(0)).toHaveLength(2)
    s.play(0, { summon: 12 })
    expect(s.fairy(0).personal.map((c) => c.card)).toEqual([1, 3, 12])
    expect(s.fairy(0).discard).toEqual([10])
    expect(s.fairy(0).draw[0]).toBe(5)
  })

  it('FS-CARD-24 only the activator sees the cards while she decides; then all lies open', () => {
    const s = own([57, 8], { elements: { water: 1 }, draw: [10, 12, 5] })
    const other = own([57, 8], { elements: { water: 1 }, draw: [5, 10, 12] })
    const events = s.play(0, activate(57, 0, 1))
    other.play(0, activate(57, 0, 1))
    for (const viewer of [1, 2, 'table'] as const) {
      expect(s.view(viewer)).toEqual(other.view(viewer))
      const drew = ofType(events, 'drew')[0]!
      expect(s.redact(drew, viewer)).toMatchObject({ cards: [] })
    }
    expect([...s.view(0).fairies[0]!.own!.summoned].sort((a, b) => a - b)).toEqual([10, 12])
    s.play(0, { summon: 12 })
    expect(s.view(1).fairies[0]!.personal.map((c) => c.card)).toContain(12)
    expect(s.view(1).fairies[0]!.discard).toEqual([10])
  })

  it('FS-CARD-24 FS-CARD-05 the pile is refilled as usual, without the cards in play', () => {
    const s = own([57, 8], { elements: { water: 1 }, draw: [10], drawEnds: true, discard: [5, 6] })
    s.play(0, activate(57, 0, 1))
    const f = s.fairy(0)
    expect(f.summoned).toHaveLength(2)
    expect(f.summoned).toContain(10)
    expect(f.discard).toEqual([])
    expect(f.draw).not.toContain(10)
    expect(f.draw).not.toContain(57)
    expect(f.draw).toHaveLength(16 - 6 - 4 - 2)
  })

  it('FS-CARD-07 with pile and discard empty drawing stops', () => {
    const all = [5, 6, 7, 10, 11, 12]
    const s = scenario({
      fairies: { 0: { shared: [57, 8], personal: [1, 3, ...all], forest: {}, elements: { water: 1, earth: 1 }, drawEnds: true } },
    })
    expect([s.fairy(0).draw, s.fairy(0).discard]).toEqual([[], []])
    expect(s.refused(0, activate(57, 0, 1)).code).toBe('noEffect')
    const one = scenario({
      fairies: { 0: { shared: [57, 8], personal: [1, 3, ...all.slice(1)], elements: { water: 1 }, draw: [5], drawEnds: true } },
    })
    one.play(0, activate(57, 0, 1))
    expect(one.fairy(0).personal.map((c) => c.card)).toContain(5)
    expect(one.fairy(0)).toMatchObject({ step: 'activate', draw: [], discard: [] })
  })

  it('FS-CARD-25 FS-P3-05 again: a card already activated is activated once more, any line, with another cube', () => {
    const s = own([61, 58], { elements: { earth: 1 } })
    s.play(0, activate(58, 0, 0), activate(1, 0), activate(61, 0, 0), { give: 'earth' })
    expect(s.fairy(0).step).toBe('again')
    expect(s.moves(0)).toHaveLength(3)
    expect(s.refused(0, activate(3, 0))).toMatchObject({ code: 'notActivated', rule: 'FS-CARD-25' })
    expect(s.refused(0, activate(61, 0, 1)).code).toBe('chainCard')
    s.play(0, activate(58, 0, 1))
    expect(s.fairy(0)).toMatchObject({ step: 'activate', supply: 33, elements: elements({ air: 1, earth: 2, water: 1 }) })
    expect(cubesOn(s, 0, 58)).toEqual([2, 0, 0])
    expect(cubesOn(s, 0, 61)).toEqual([1, 0, 0])
    expect(s.refused(0, activate(58, 0, 0)).code).toBe('alreadyActivated')
  })

  it("FS-CARD-25 FS-INV-21 again on a neighbour's card gives her another kindness", () => {
    const s = own([61, 58], { elements: { earth: 1 } }, { fairies: { 1: { shared: [75, 8] } } })
    s.play(0, activate(75, 1), activate(61, 0, 0), { give: 'earth' }, activate(75, 1))
    expect(cubesOn(s, 1, 75)).toEqual([2, 0, 0])
    s.ready()
    expect(s.fairy(1).kindness).toBe(2)
    expect(s.fairy(0).supply).toBe(35)
  })

  it('FS-CARD-25 again needs a cube left', () => {
    const two = own([61, 58], { elements: { earth: 1 }, supply: 2 })
    two.play(0, activate(58, 0))
    expect(two.refused(0, activate(61, 0, 0)).code).toBe('noEffect')
    const gains = own([72, 58], { elements: { water: 2 }, supply: 2 })
    gains.play(0, activate(58, 0))
    const events = gains.play(0, activate(72, 0))
    expect(ofType(events, 'skipped').map((e) => e.op)).toEqual(['again'])
    expect(gains.fairy(0)).toMatchObject({ step: 'activate', supply: 0, elements: elements({ air: 1, earth: 1 }) })
  })

  it("FS-CARD-26 copy: a line of a neighbour's shared card, without a cube and without counting as activated", () => {
    const s = own([94, 8], {}, { fairies: { 1: { shared: [53, 7], personal: [2, 3] } } })
    s.play(0, activate(94, 0))
    expect(s.fairy(0).step).toBe('copy')
    expect(s.refused(0, copy(8, 0)).code).toBe('onlyOthersCards')
    expect(s.refused(0, copy(7, 1)).code).toBe('chainCard')
    expect(s.refused(0, copy(2, 1)).code).toBe('outOfReach')
    s.play(0, copy(53, 1))
    expect(s.fairy(0)).toMatchObject({ supply: 36, elements: elements({ earth: 1, fire: 1 }) })
    expect(cubesOn(s, 1, 53)).toEqual([0, 0, 0])
    s.play(0, activate(53, 1))
    expect(s.fairy(0).elements).toEqual(elements({ earth: 2, fire: 2 }))
    s.ready()
    expect(s.fairy(1).kindness).toBe(1)
  })

  it('FS-CARD-26 a card already activated may be copied, with payment and choice as its activator would', () => {
    const s = own([94, 8], { elements: { earth: 3 } }, { fairies: { 1: { shared: [85, 55], personal: [2, 3] } } })
    s.play(0, activate(85, 1), { stop: true }, activate(94, 0), copy(85, 1))
    expect(s.fairy(0).step).toBe('repeat')
    s.play(0, { repeat: true })
    expect(s.fairy(0)).toMatchObject({ step: 'activate', elements: elements({ plant: 6 }), supply: 35 })
  })

  it('FS-CARD-26 FS-CARD-27 a copied study line studies the creature of the card that bears the line', () => {
    const s = own([94, 8], { studied: ['unicorn'] }, { fairies: { 1: { shared: [78, 8] } } })
    s.play(0, activate(94, 0), copy(78, 1))
    expect(s.fairy(0).studied).toEqual(['unicorn', 'gnome'])
    expect(s.fairy(0).elements).toEqual(elements({ earth: 2, plant: 1 }))
  })
})

describe('again and copy, further', () => {
  it('FS-CARD-26 a card that was only copied does not count as activated', () => {
    const s = own([94, 61], { elements: { earth: 1 } }, { fairies: { 1: { shared: [53, 8] } } })
    s.play(0, activate(1, 0), activate(94, 0), copy(53, 1), activate(61, 0, 0), { give: 'earth' })
    expect(s.refused(0, activate(53, 1)).code).toBe('notActivated')
    expect(s.moves(0)).toEqual([activate(1, 0)])
  })

  it('FS-CARD-22 FS-CARD-26 a copy whose only targets cannot be paid after its own payment has no effect', () => {
    const neighbours: Setup = { seats: 2, fairies: { 1: { shared: [64, 72] } } }
    const poor = own([66, 8], { elements: { earth: 1 } }, neighbours)
    expect(poor.refused(0, activate(66, 0, 0)).code).toBe('noEffect')
    const rich = own([66, 8], { elements: { earth: 2 } }, neighbours)
    rich.play(0, activate(66, 0, 0), copy(64, 1))
    expect(rich.fairy(0).elements).toEqual(elements({ plant: 1, water: 2 }))
  })

  it('FS-CARD-22 FS-CARD-25 a payment of any kinds may be chosen so that the target stays payable', () => {
    // 64 asks 1 earth; of what she has after its first activation she may give the two waters
    const s = own([7, 64], { elements: { earth: 2 } })
    s.play(0, activate(64, 0))
    expect(s.fairy(0).elements).toEqual(elements({ earth: 1, plant: 1, water: 2 }))
    s.play(0, activate(7, 0, 1), { give: 'water' }, { give: 'water' }, activate(64, 0))
    expect(s.fairy(0).elements).toEqual(elements({ plant: 2, water: 2 }))
  })

  it('FS-CARD-29 when the payment leaves nothing to activate again the operation is skipped', () => {
    const s = own([7, 64], { elements: { earth: 2, fire: 3 } })
    s.play(0, activate(64, 0), activate(7, 0, 1))
    const events = s.play(0, { give: 'earth' }, { give: 'fire' })
    // 1 plant, 2 water and 2 fire are left: an earth can still be exchanged for
    expect(s.fairy(0).step).toBe('again')
    expect(ofType(events, 'skipped')).toEqual([])
    const poor = own([7, 64], { elements: { earth: 2 } })
    poor.play(0, activate(64, 0))
    const skipped = poor.play(0, activate(7, 0, 1), { give: 'earth' }, { give: 'water' })
    expect(ofType(skipped, 'skipped').map((e) => e.op)).toEqual(['again'])
    expect(poor.fairy(0).step).toBe('activate')
  })

  it("FS-CARD-26 FS-CARD-30 a copied summon draws from one's own pile", () => {
    const s = own([94, 8], { elements: { earth: 1 }, draw: [12] }, { fairies: { 1: { shared: [9, 8], draw: [5] } } })
    s.play(0, activate(94, 0), copy(9, 1, 1))
    expect(s.fairy(0).personal.map((c) => c.card)).toEqual([1, 3, 12])
    expect(s.fairy(1).draw[0]).toBe(5)
  })
})
