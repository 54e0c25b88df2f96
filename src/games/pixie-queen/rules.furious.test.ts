/** Phase III, the furious Queen: ledger 3.8, PQ-OFFER-26 to 37. */
import { describe, expect, it } from 'vitest'
import { answer, atOffer, CALM, offerAll, ofType, punished, standing, step } from './testing-flow.ts'

const SILVER = { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 }, 3: { silver: 1 } }

describe('the furious Queen', () => {
  it('PQ-OFFER-26 PQ-OFFER-27 PQ-OFFER-35 metal is lost without advance, phase IV is skipped, phase V follows', () => {
    const s = atOffer({ demand: 'honey', silver: { 0: 2, 1: 7, 2: 7 }, gold: { 0: 7, 1: 7, 2: 2 } })
    const { stock } = s.position
    const events = offerAll(s, { 0: { silver: 2 }, 1: { silver: 1 }, 2: { gold: 2 } })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'furious' }])
    expect([s.player(0).silverTrack, s.player(2).goldTrack]).toEqual([2, 2])
    expect(ofType(events, 'phase').map((e) => e.phase)).not.toContain('rewards')
    expect(ofType(events, 'phase').map((e) => e.phase)).toContain('punishments')
    expect(punished(events, 'miners')).toEqual([
      [0, 2],
      [1, 2],
      [2, 1],
    ])
    expect(punished(events, 'tracks')).toEqual([
      [0, 3],
      [2, 3],
    ])
    expect(s.position.stock).toMatchObject({ silver: stock.silver + 3, gold: stock.gold + 2 })
    expect(s.position.round).toBe(3)
  })

  it('PQ-OFFER-28 PQ-OFFER-30 the last of the big cubes loses one active pixie of own choice', () => {
    const s = atOffer({ ...CALM, order: [1, 0, 2], next: [2, 1, 0], demand: 'honey', pixies: { 0: [3, 8], 1: [4, 9], 2: [1, 6, 10] } })
    offerAll(s, SILVER)
    expect(s.position).toMatchObject({ step: 'send', acting: 2 })
    expect(s.moves(2)).toEqual([{ send: 1 }, { send: 6 }, { send: 10 }])
    const events = s.play(2, { send: 6 })
    expect(ofType(events, 'sent')).toEqual([{ type: 'sent', seat: 2, space: 6 }])
    expect([standing(s, 0), standing(s, 1), standing(s, 2)]).toEqual([
      [3, 8],
      [4, 9],
      [1, 10],
    ])
  })

  it('PQ-OFFER-29 PQ-OFFER-31 only a pixie on a hand slot counts: miners and servants do not', () => {
    const s = atOffer({ ...CALM, demand: 'honey', castle: [2, 2], pixies: { 1: [3, 8] } })
    offerAll(s, SILVER)
    expect(s.position).toMatchObject({ step: 'send', acting: 1 })
    s.play(1, { send: 8 })
    expect(s.position.castle).toEqual([2, 2])
    expect(s.player(2)).toMatchObject({ servants: 2, miners: 3 })
  })

  it('PQ-OFFER-32 PQ-OFFER-33 the search goes forward until one pixie has been sent', () => {
    const s = atOffer({
      ...CALM,
      seats: 4,
      demand: 'honey',
      singleUse: { 2: 'mercy' },
      pixies: { 0: [1], 1: [2, 6], 2: [3, 7] },
      silver: { 0: 7, 1: 4, 2: 7, 3: 7 },
    })
    const events = offerAll(s, SILVER)
    expect(ofType(events, 'spared')).toEqual([{ type: 'spared', seat: 3, why: 'noPixie' }])
    expect(s.position).toMatchObject({ step: 'send', acting: 2 })
    s.play(2, { mercy: true })
    expect(s.position.singleUse).toContain('mercy')
    expect(s.position).toMatchObject({ step: 'send', acting: 1 })
    s.play(1, { send: 2 })
    expect([standing(s, 0), standing(s, 1), standing(s, 2)]).toEqual([[1], [6], [3, 7]])
    expect(ofType(s.events, 'sent')).toEqual([{ type: 'sent', seat: 1, space: 2 }])
    expect(s.player(1).silverTrack).toBe(4)
    expect(s.position.round).toBe(3)
  })

  it('PQ-OFFER-33 it stops with the first pixie sent', () => {
    const s = atOffer({ ...CALM, seats: 4, demand: 'honey', pixies: { 1: [2, 6], 2: [3, 7] } })
    offerAll(s, SILVER)
    expect(s.position).toMatchObject({ step: 'send', acting: 2 })
    s.play(2, { send: 3 })
    expect(standing(s, 1)).toEqual([2, 6])
    expect(s.position.round).toBe(3)
  })

  it('PQ-OFFER-34 the favourite is never asked', () => {
    const s = atOffer({ ...CALM, demand: 'honey', pixies: { 0: [1, 6] } })
    const events = offerAll(s, SILVER)
    expect(ofType(events, 'sent')).toEqual([])
    expect(standing(s, 0)).toEqual([1, 6])
    expect(s.position.round).toBe(3)
  })

  it('PQ-OFFER-36 the search follows the order changed by action 21', () => {
    const s = atOffer({ ...CALM, order: [2, 0, 1], next: [0, 1, 2], priority: 2, demand: 'honey', pixies: { 0: [1, 6], 2: [2, 7] } })
    offerAll(s, SILVER)
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
    s.play(0, { send: 1 })
    expect(standing(s, 2)).toEqual([2, 7])
  })

  it('PQ-OFFER-37 penalties for empty or wrong offerings stand, furious or not', () => {
    for (const gift of ['silver', 'honey'] as const) {
      const s = atOffer({ ...CALM, demand: 'honey' })
      const events = offerAll(s, { 0: { [gift]: 1 }, 1: { apple: 1 } })
      if (gift === 'honey') answer(s, 0, step('mine', 1))
      expect(ofType([...s.events], 'queen')[0]!.mood).toBe(gift === 'silver' ? 'furious' : 'content')
      expect(punished(events, 'wrongOffering')).toEqual([[1, 5]])
      expect(punished(events, 'emptyOffering')).toEqual([[2, 5]])
    }
  })
})
