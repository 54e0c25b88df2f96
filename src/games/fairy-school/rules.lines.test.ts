import { describe, expect, it } from 'vitest'
import { elements, type Setup, scenario } from './testing.ts'
import { activate, own, withLines } from './testing-cards.ts'

describe('lines', () => {
  it('FS-CARD-13 two lines are alternatives: an activation resolves exactly one', () => {
    const s = own([58, 8])
    const other = s.fork()
    s.play(0, activate(58, 0, 0))
    expect(s.fairy(0).elements).toEqual(elements({ air: 1 }))
    other.play(0, activate(58, 0, 1))
    expect(other.fairy(0).elements).toEqual(elements({ earth: 1, water: 1 }))
    expect(s.refused(0, activate(8, 0, 1)).code).toBe('noSuchLine')
  })

  it('FS-CARD-20 a line may ask given elements, any elements, and give one of several', () => {
    const s = own([55, 73], { elements: { earth: 1, air: 1 } })
    s.play(0, activate(55, 0, 0))
    expect(s.fairy(0).elements).toEqual(elements({ air: 1 }))
    expect(s.refused(0, { option: 2 }).code).toBe('noSuchOption')
    s.play(0, { option: 1 })
    expect(s.fairy(0).elements).toEqual(elements({ fire: 2, air: 1 }))
    s.play(0, activate(73, 0, 1))
    expect(s.refused(0, { give: 'water' }).code).toBe('notOwned')
    s.play(0, { give: 'air' })
    expect(s.fairy(0).elements).toEqual(elements({ fire: 3, earth: 1, water: 1 }))
  })

  it('FS-CARD-20 a gain and a choice on the same line are both given', () => {
    const s = own([69, 8])
    s.play(0, activate(69, 0), { option: 0 })
    expect(s.fairy(0).elements).toEqual(elements({ water: 1, earth: 1 }))
  })

  it('FS-CARD-21 a paid line repeats up to its number, each time paid anew, for one cube', () => {
    const s = own([85, 8], { elements: { earth: 3 } })
    s.play(0, activate(85, 0))
    expect(s.fairy(0)).toMatchObject({ step: 'repeat', elements: elements({ earth: 2, plant: 2 }) })
    const once = s.fork()
    once.play(0, { stop: true })
    expect(once.fairy(0)).toMatchObject({ step: 'activate', elements: elements({ earth: 2, plant: 2 }), supply: 36 })
    s.play(0, { repeat: true })
    // twice is the most, though a third earth is there
    expect(s.fairy(0)).toMatchObject({ step: 'activate', elements: elements({ earth: 1, plant: 4 }), supply: 36 })
  })

  it('FS-CARD-21 each repetition is chosen anew', () => {
    const s = own([101, 8], { elements: { plant: 2, fire: 1 } })
    s.play(0, activate(101, 0), { give: 'plant' }, { option: 0 }, { repeat: true }, { give: 'fire' }, { option: 1 })
    s.play(0, { repeat: true }, { give: 'water' }, { option: 0 })
    expect(s.fairy(0)).toMatchObject({ step: 'activate', elements: elements({ plant: 1, earth: 4, water: 1 }) })
  })

  it('FS-CARD-21 exchanges are open between two repetitions', () => {
    const s = own([100, 8], { elements: { earth: 1, air: 1 } })
    s.play(0, activate(100, 0))
    expect(s.fairy(0).step).toBe('repeat')
    s.play(0, { joker: 'earth' }, { repeat: true })
    expect(s.fairy(0).elements).toEqual(elements({ fire: 4 }))
  })

  it('FS-CARD-21 an unpaid line with a number is carried out exactly that often', () => {
    const s = own([128, 8])
    s.play(0, activate(128, 0), { option: 0 })
    expect(s.moves(0).every((m) => 'option' in m)).toBe(true)
    s.play(0, { option: 3 })
    expect(s.fairy(0)).toMatchObject({ step: 'activate', elements: elements({ earth: 1, water: 1 }), supply: 36 })
    const three = own([160, 8])
    three.play(0, activate(160, 0), { option: 1 }, { option: 1 }, { option: 2 })
    expect(three.fairy(0)).toMatchObject({ step: 'activate', elements: elements({ plant: 2, fire: 1 }) })
  })

  it('FS-CARD-22 a line whose payment cannot be made cannot be chosen, exchanges counted', () => {
    expect(own([60, 8]).refused(0, activate(60, 0))).toMatchObject({ code: 'cannotPayLine', rule: 'FS-CARD-22' })
    expect(own([60, 8], { elements: { plant: 3 } }).can(0, activate(60, 0))).toBe(false)
    const four = own([60, 8], { elements: { plant: 4 } })
    four.play(0, activate(60, 0))
    expect(four.fairy(0).elements).toEqual(elements({ earth: 2, water: 2 }))
    const joker = own([60, 8], { elements: { air: 1 } })
    joker.play(0, activate(60, 0))
    expect(joker.fairy(0).elements).toEqual(elements({ earth: 2, water: 2 }))
    expect(own([7, 8], { elements: { fire: 1 } }).refused(0, activate(7, 0, 1)).code).toBe('cannotPayLine')
  })

  it('FS-CARD-22 a line without any effect cannot be chosen', () => {
    // nothing was activated yet, so there is nothing to activate again
    const again = own([61, 8], { elements: { earth: 1 } })
    expect(again.refused(0, activate(61, 0, 0))).toMatchObject({ code: 'noEffect', rule: 'FS-CARD-22' })
    expect(again.can(0, activate(61, 0, 1))).toBe(true)
    // the neighbours' shared cards all lead on to others
    const chains: Setup = { seats: 2, fairies: { 1: { shared: [7, 72] } } }
    expect(own([94, 8], {}, chains).refused(0, activate(94, 0)).code).toBe('noEffect')
    expect(own([94, 8], {}, { seats: 2, fairies: { 1: { shared: [7, 5] } } }).can(0, activate(94, 0))).toBe(true)
  })

  it('FS-CARD-22 a study that is done already is no effect by itself', () => {
    const edition = withLines(1, { do: [{ op: 'study', n: 1 }] })
    const s = scenario({ options: { edition }, fairies: { 0: { shared: [1, 8] }, 1: { shared: [2, 8] }, 2: { studied: ['unicorn'] } } })
    expect(s.refused(2, activate(1, 0)).code).toBe('noEffect')
    s.play(1, activate(1, 0))
    expect(s.fairy(1).studied).toEqual(['unicorn'])
  })
})
