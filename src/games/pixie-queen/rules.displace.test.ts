/** Phase IV, displacement by apple: ledger 3.10, PQ-PROMO-15 to 32. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { atOffer, CALM, goods, offerAll, ofType, type Scenario, scenario, standing, step } from './testing-flow.ts'

/** Seat 0 has promotion steps; the others offer silver. */
function promoting(steps: number, setup: Setup & { demand?: 'apple' | 'honey' } = {}): Scenario {
  const demand = setup.demand ?? 'honey'
  const s = atOffer({
    ...CALM,
    demand,
    ...setup,
    goods: { 0: { [demand]: steps, ...(demand === 'honey' ? { apple: 2 } : {}) }, ...setup.goods },
  })
  offerAll(s, { 0: { [demand]: steps }, 1: { silver: 1 }, 2: { silver: 1 }, 3: { silver: 1 } })
  return s
}

describe('displacement', () => {
  it('PQ-PROMO-15 PQ-PROMO-16 PQ-PROMO-17 one apple more to the stock and the two change places', () => {
    const s = promoting(2, { pixies: { 0: [3], 1: [7] } })
    const apples = s.position.stock.apple
    const [promoted] = ofType(s.play(0, step(3, 7)), 'promoted')
    expect(promoted).toEqual({ type: 'promoted', colour: 0, by: 0, from: 3, to: 7, displaced: 1, apples: 1 })
    expect([standing(s, 0), standing(s, 1)]).toEqual([[7], [3]])
    expect(s.player(0).goods.apple).toBe(1)
    expect(s.position.stock.apple).toBe(apples + 1)
    expect(s.position.progress.steps).toBe(1)
    expect(s.player(1).miners).toBe(4)
  })

  it('PQ-PROMO-15 without an apple the slot is barred', () => {
    const s = promoting(1, { pixies: { 0: [3], 1: [7] }, goods: { 0: { honey: 1 } } })
    expect(s.refused(0, step(3, 7))).toMatchObject({ code: 'needApple', rule: 'PQ-PROMO-15' })
    expect(s.can(0, step(3, 6))).toBe(true)
  })

  it('PQ-PROMO-18 apples that were offered are gone', () => {
    const offered = promoting(2, { demand: 'apple', pixies: { 0: [3], 1: [7] } })
    expect(offered.refused(0, step(3, 7))).toMatchObject({ code: 'needApple' })
    const kept = promoting(2, { demand: 'apple', pixies: { 0: [3], 1: [7] }, goods: { 0: { apple: 3 } } })
    kept.play(0, step(3, 7))
    expect(kept.player(0).goods.apple).toBe(0)
  })

  it('PQ-PROMO-20 PQ-PROMO-21 nobody is displaced but by a promotion onto the slot', () => {
    const s = promoting(1, { pixies: { 0: [3, 12], 1: [7, 14] } })
    for (const m of s.moves(0)) {
      if (!('promote' in m)) continue
      const t = s.fork()
      const [promoted] = ofType(t.play(0, m), 'promoted')
      const target = m.to === 7 || m.to === 14 ? 1 : null
      expect(promoted!.displaced).toBe(target)
    }
    const turn = scenario({ pixies: { 0: [3], 1: [7] } })
    expect(turn.refused(0, step(3, 7))).toMatchObject({ code: 'otherDecision' })
  })

  it('PQ-PROMO-22 PQ-PROMO-23 from row 1 the displaced pixie goes to its own mine, bottom row first', () => {
    const s = promoting(2, { pixies: { 0: [6], 1: [1, 2, 3, 4] }, stones: { 1: [2, 0] } })
    s.play(0, step('mine', 2))
    expect([standing(s, 0), standing(s, 1)]).toEqual([
      [2, 6],
      [1, 3, 4],
    ])
    expect(s.player(0)).toMatchObject({ miners: 3, goods: { apple: 1 } })
    expect(s.player(1)).toMatchObject({ miners: 2, stones: [2, 0] })
  })

  it('PQ-PROMO-24 nobody is displaced from the servant slot, whatever the apples', () => {
    const s = atOffer({
      ...CALM,
      demand: 'honey',
      pixies: { 0: [14, 1], 1: [13] },
      goods: { 0: { apple: 9, honey: 1 }, 1: { honey: 1 } },
      order: [1, 0, 2],
    })
    offerAll(s, { 0: { honey: 1 }, 1: { honey: 1 }, 2: { silver: 1 } })
    s.play(1, step(13, 'castle'))
    expect(s.refused(0, step(14, 'castle'))).toMatchObject({ code: 'servantSlotTaken', rule: 'PQ-PROMO-26' })
  })

  it('PQ-PROMO-27 an own pixie is never displaced', () => {
    const s = promoting(1, { pixies: { 0: [3, 7] } })
    expect(s.refused(0, step(3, 7))).toMatchObject({ code: 'ownPixieThere', rule: 'PQ-PROMO-27' })
  })

  it('PQ-PROMO-28 neither the favourite nor the mercy tile is protected', () => {
    const s = promoting(2, { order: [1, 0, 2], pixies: { 0: [3], 1: [7], 2: [2] }, singleUse: { 2: 'mercy' } })
    s.play(0, step(3, 7))
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 0 })
    s.play(0, step('mine', 2))
    expect([standing(s, 0), standing(s, 1), standing(s, 2)]).toEqual([[2, 7], [3], []])
    expect(s.player(2)).toMatchObject({ singleUse: 'mercy', miners: 5 })
  })

  it('PQ-PROMO-29 skill S6 makes the apple unnecessary, and unspent', () => {
    for (const apple of [0, 2]) {
      const s = promoting(2, { skill: { 0: 'freeDisplacement' }, pixies: { 0: [3], 1: [7] }, goods: { 0: { honey: 2, apple } } })
      const [promoted] = ofType(s.play(0, step(3, 7)), 'promoted')
      expect(promoted).toMatchObject({ displaced: 1, apples: 0 })
      expect(s.player(0).goods).toEqual(goods({ apple }))
    }
  })

  it('PQ-PROMO-30 as often as steps and apples allow', () => {
    const s = promoting(3, { pixies: { 0: [3], 1: [7, 10], 2: [13] } })
    s.play(0, step(3, 7), step(7, 10))
    expect(s.player(0).goods.apple).toBe(0)
    expect([standing(s, 0), standing(s, 1)]).toEqual([[10], [3, 7]])
    expect(s.refused(0, step(10, 13))).toMatchObject({ code: 'needApple' })
  })

  it('PQ-PROMO-31 the displaced pixie may be promoted again in the same phase', () => {
    const s = atOffer({ ...CALM, demand: 'honey', pixies: { 0: [3], 1: [7] } })
    offerAll(s, { 0: { honey: 1 }, 1: { honey: 2 }, 2: { silver: 1 } })
    s.play(0, step(3, 7))
    s.play(1, step(3, 8), step(8, 10))
    expect([standing(s, 0), standing(s, 1)]).toEqual([[7], [10]])
  })

  it('PQ-PROMO-32 with two players the third colour can be displaced', () => {
    const s = atOffer({ ...CALM, seats: 2, demand: 'honey', pixies: { 0: [3], 2: [7] } })
    offerAll(s, { 0: { honey: 2 }, 1: { silver: 1 } })
    s.play(0, step(3, 7))
    expect([standing(s, 0), standing(s, 2)]).toEqual([[7], [3]])
    expect(s.player(0).goods.apple).toBe(1)
  })
})
