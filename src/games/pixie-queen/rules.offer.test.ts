/** Phase III, offerings up to the question whether the Queen is content: ledger 3.8, PQ-OFFER-01 to 25. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { atDemand, atOffer, CALM, CHANCE, goods, offerAll, ofType, punished, scenario, step } from './testing-flow.ts'

/** The last action of phase II is still to be taken; afterwards phase III begins. */
function lastAction(setup: Setup) {
  const s = scenario({ passed: [1, 2], ...setup })
  s.play(0, { space: 21 })
  return s
}

describe('phase III: the demand', () => {
  it('PQ-OFFER-01 PQ-OFFER-02 one more token is revealed and names one food', () => {
    const s = atDemand({ round: 3, demands: ['apple', 'honey'] })
    expect(s.pending).toEqual([CHANCE])
    expect(s.chance({ demand: 'bread' })).toContainEqual({ type: 'demand', food: 'bread' })
    expect(s.position.demands).toEqual(['apple', 'honey', 'bread'])
    expect(s.position.step).toBe('offer')
    const exhausted = atDemand({ round: 4, demands: ['apple', 'apple', 'apple'] })
    expect(exhausted.refused(CHANCE, { demand: 'apple' }).code).toBe('wrongOutcome')
    expect(exhausted.can(CHANCE, { demand: 'honey' })).toBe(true)
  })

  it('PQ-OFFER-03 in phase II nobody knows the demand of the round', () => {
    const s = scenario({ round: 3, demands: ['apple', 'honey'] })
    for (const viewer of [0, 1, 2, 'table'] as const) expect(s.view(viewer).demands).toEqual(['apple', 'honey'])
    expect(s.position.demands).toHaveLength(2)
  })
})

describe('phase III: offerings', () => {
  it('PQ-OFFER-04 PQ-OFFER-05 offerings are taken in secret and revealed together', () => {
    const s = atOffer({ demand: 'honey' })
    expect([...s.pending].sort()).toEqual([0, 1, 2])
    const first = s.play(1, { offer: 'honey', count: 2 })
    expect(first.map((e) => e.type)).toEqual(['sealed'])
    expect([...s.pending].sort()).toEqual([0, 2])
    expect(s.view(0).offers[1]).toEqual({ sealed: true, hands: [] })
    expect(s.view(1).offers[1]).toEqual({ sealed: true, hands: [{ good: 'honey', count: 2 }] })
    s.play(0, { offer: 'silver', count: 1 })
    const last = s.play(2, { offer: 'gold', count: 2 })
    expect(ofType(last, 'offered').map((e) => e.offers.map(goods))).toEqual([
      [goods({ silver: 1 }), goods({ honey: 2 }), goods({ gold: 2 })],
    ])
  })

  it('PQ-OFFER-06 PQ-OFFER-09 any amount from one piece to all that is owned', () => {
    const s = atOffer({ demand: 'honey', goods: { 0: { honey: 3, silver: 1 } } })
    const counts = s.moves(0).flatMap((m) => ('offer' in m && m.offer === 'honey' ? [m.count] : []))
    expect(counts).toEqual([1, 2, 3])
    expect(s.refused(0, { offer: 'honey', count: 4 })).toMatchObject({ code: 'notOwned' })
    expect(s.refused(0, { offer: 'gold', count: 1 })).toMatchObject({ code: 'notOwned' })
    s.play(0, { offer: 'honey', count: 3 })
    expect(s.player(0).goods).toEqual(goods({ silver: 1 }))
    expect(s.position.offers[0]!.hands).toEqual([{ good: 'honey', count: 3 }])
  })

  it('PQ-OFFER-07 PQ-OFFER-08 one type and no more', () => {
    const s = atOffer({ demand: 'honey' })
    for (const offer of ['honey', 'silver', 'gold'] as const) expect(s.can(0, { offer, count: 1 })).toBe(true)
    s.play(0, { offer: 'honey', count: 1 })
    expect(s.position.offers[0]!.sealed).toBe(true)
    expect(s.refused(0, { offer: 'silver', count: 1 })).toMatchObject({ code: 'alreadySealed' })
  })

  it('PQ-OFFER-10 two hands never hold the same type', () => {
    const s = atOffer({ seats: 2, demand: 'honey' })
    s.play(0, { offer: 'honey', count: 1 })
    expect(s.refused(0, { offer: 'honey', count: 1 })).toMatchObject({ code: 'sameTypeTwice', rule: 'PQ-OFFER-10' })
    expect(s.can(0, { offer: 'silver', count: 1 })).toBe(true)
  })

  it('PQ-OFFER-11 the user of the double-offering tile has two hands, others one', () => {
    const s = lastAction({ singleUse: { 0: 'double' } })
    expect(s.position.step).toBe('announceDouble')
    s.play(0, { announce: true })
    s.chance({ demand: 'apple' })
    s.play(0, { offer: 'apple', count: 2 })
    expect(s.position.offers[0]!.sealed).toBe(false)
    s.play(0, { offer: 'gold', count: 1 })
    expect(s.position.offers[0]).toEqual({
      sealed: true,
      hands: [
        { good: 'apple', count: 2 },
        { good: 'gold', count: 1 },
      ],
    })
    s.play(1, { offer: 'apple', count: 1 })
    expect(s.position.offers[1]!.sealed).toBe(true)
    expect(s.player(0).singleUse).toBeNull()
    const kept = lastAction({ singleUse: { 0: 'double' } })
    kept.play(0, { announce: false })
    kept.chance({ demand: 'apple' })
    kept.play(0, { offer: 'gold', count: 1 })
    expect(kept.position.offers[0]!.sealed).toBe(true)
    expect(kept.player(0).singleUse).toBe('double')
  })

  it('PQ-OFFER-12 with two players everybody has two hands', () => {
    const s = atDemand({ seats: 2 })
    s.chance({ demand: 'honey' })
    s.play(1, { offer: 'honey', count: 2 })
    expect(s.position.offers[1]!.sealed).toBe(false)
    s.play(1, { offer: 'silver', count: 2 })
    expect(s.position.offers[1]!.sealed).toBe(true)
  })
})

describe('phase III: penalties', () => {
  it('PQ-OFFER-13 offering nothing costs 5 points at once', () => {
    const s = atOffer({ demand: 'honey', punishment: { 1: 3 } })
    const events = offerAll(s, { 0: { honey: 1 }, 2: { silver: 1 } })
    expect(punished(events, 'emptyOffering')).toEqual([[1, 5]])
    expect(s.player(1)).toMatchObject({ punishment: 8, goods: { honey: 2, silver: 2 } })
    expect(s.position.phase).toBe('rewards')
  })

  it('PQ-OFFER-14 having nothing to offer is no excuse', () => {
    const s = atOffer({ demand: 'honey', goods: { 1: {} } })
    const events = offerAll(s, { 0: { honey: 1 }, 2: { honey: 1 } })
    expect(punished(events, 'emptyOffering')).toEqual([[1, 5]])
  })

  it('PQ-OFFER-15 PQ-OFFER-16 PQ-OFFER-17 PQ-OFFER-18 wrong food is accepted as a move, costs 5 and comes back', () => {
    const s = atOffer({ demand: 'honey', goods: { 0: { apple: 2, silver: 1 } } })
    const stock = s.position.stock.apple
    const events = offerAll(s, { 0: { apple: 2 }, 1: { honey: 1 }, 2: { honey: 1 } })
    expect(punished(events, 'wrongOffering')).toEqual([[0, 5]])
    expect(punished(events, 'emptyOffering')).toEqual([])
    expect(ofType(events, 'wrongFood').map((e) => [e.seat, goods(e.goods)])).toEqual([[0, goods({ apple: 2 })]])
    expect(s.player(0)).toMatchObject({ punishment: 5, goods: goods({ apple: 2, silver: 1 }) })
    expect(s.position.stock.apple).toBe(stock)
    expect(s.position.acting).toBe(1)
  })

  it('PQ-OFFER-19 what is accepted goes to the stock', () => {
    const s = atOffer({ demand: 'bread' })
    const { stock } = s.position
    offerAll(s, { 0: { bread: 2 }, 1: { silver: 1 }, 2: { gold: 2 } })
    expect(s.position.stock).toEqual({ ...stock, bread: stock.bread + 2, silver: stock.silver + 1, gold: stock.gold + 2 })
    expect(s.player(0).goods).toEqual(goods({ apple: 2, honey: 2, silver: 2, gold: 2 }))
  })

  it('PQ-OFFER-20 metal is a useful offering even at the end of its track', () => {
    const s = atOffer({ demand: 'honey', silver: { 0: 8 }, gold: { 1: 8 } })
    offerAll(s, { 0: { silver: 1 }, 1: { gold: 1 }, 2: { honey: 1 } })
    expect([0, 1, 2].map((p) => s.player(p).punishment)).toEqual([0, 0, 0])
    expect(s.player(0)).toMatchObject({ silverTrack: 8, goods: { silver: 1 } })
  })

  it('PQ-OFFER-21 a wrong offering gives no steps and does not content the Queen', () => {
    const s = atOffer({ demand: 'honey', goods: { 0: { apple: 3 }, 1: { silver: 1 }, 2: { bread: 2 } } })
    const events = offerAll(s, { 0: { apple: 3 }, 1: { silver: 1 }, 2: { bread: 2 } })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'furious' }])
    expect(ofType(events, 'promoted')).toEqual([])
    expect(s.position.round).toBe(3)
  })

  it('PQ-OFFER-22 of several hands wrong food is punished once and the right part counts', () => {
    const s = atOffer({ seats: 2, demand: 'honey' })
    const events = offerAll(s, { 0: { apple: 1, honey: 2 }, 1: { apple: 1, bread: 2 } })
    expect(ofType(events, 'punished').map((e) => [e.seat, e.points, e.reason])).toEqual([
      [0, 5, 'wrongOffering'],
      [1, 5, 'wrongOffering'],
    ])
    expect(s.player(1).goods).toEqual(goods({ apple: 2, bread: 2, honey: 2, silver: 2, gold: 2 }))
    expect(s.player(0).goods).toEqual(goods({ apple: 2, bread: 2, silver: 2, gold: 2 }))
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 0, progress: { steps: 2 } })
  })

  it('PQ-OFFER-23 penalties fall in turn order with their mine consequences, before the Queen looks', () => {
    const s = atOffer({ order: [1, 2, 0], demand: 'honey', punishment: { 0: 7, 2: 18 }, pixies: { 0: [1, 6], 2: [2, 7] } })
    const events = offerAll(s, { 1: { silver: 1 } })
    expect(punished(events, 'emptyOffering')).toEqual([
      [2, 5],
      [0, 5],
    ])
    expect(ofType(events, 'queen')).toEqual([])
    expect(s.position).toMatchObject({ step: 'send', acting: 2 })
    s.play(2, { send: 7 })
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
    expect(ofType(s.play(0, { send: 6 }), 'queen')).toEqual([{ type: 'queen', mood: 'furious' }])
  })

  it('PQ-OFFER-24 PQ-OFFER-25 demanded food of a single player contents the Queen and phase IV takes place', () => {
    const s = atOffer({ ...CALM, demand: 'apple', silver: { 0: 3, 1: 7, 2: 7 } })
    const events = offerAll(s, { 0: { silver: 1 }, 1: { gold: 1 }, 2: { apple: 1 } })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'content' }])
    expect(s.player(0).silverTrack).toBe(5)
    expect(s.position).toMatchObject({ phase: 'rewards', step: 'promoteStep', acting: 2 })
    s.play(2, step('mine', 4))
    expect(s.position.round).toBe(3)
  })
})
