/** Two players and the third colour: ledger 3.15, PQ-TWO. */
import { describe, expect, it } from 'vitest'
import { fresh, type Setup } from './testing.ts'
import {
  answer,
  atDemand,
  atOffer,
  CALM,
  goods,
  mine,
  offerAll,
  ofType,
  punished,
  type Scenario,
  scenario,
  standing,
  step,
} from './testing-flow.ts'

const TWO = { ...CALM, seats: 2, demand: 'honey' } as const

/** Both have promoted; now the third colour moves. Seat 0 offered one honey and left the step. */
function neutralStep(setup: Setup = {}): Scenario {
  const s = atOffer({ ...TWO, ...setup })
  offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 } })
  s.play(0, { stop: true })
  return s
}

describe('two players: setup', () => {
  it('PQ-TWO-01 three food tiles: 2 on top, then 3, then 4', () => {
    expect(fresh({ seats: 2 }).position.foodTiles).toEqual([2, 3, 4])
  })

  it('PQ-TWO-02 PQ-TWO-03 PQ-TWO-21 a third colour with five pixies, ten stones, and no player', () => {
    const s = fresh({ seats: 2 })
    expect(s.position).toMatchObject({ neutralMiners: 5, seats: 2, bag: { silver: 30, gold: 10, stone: 10 }, stonesOut: 10 })
    expect(s.position.players).toHaveLength(2)
    s.auto((p) => p.step === 'turn')
    expect([...s.position.turnNow].sort()).toEqual([0, 1])
    expect([...s.position.turnNext].sort()).toEqual([0, 1])
    expect(s.scores()).toHaveLength(2)
    expect(fresh({ seats: 3 }).position.neutralMiners).toBe(0)
  })
})

describe('two players: offerings', () => {
  it('PQ-TWO-04 two types each', () => {
    const s = atDemand({ ...CALM, seats: 2 })
    s.chance({ demand: 'honey' })
    s.play(0, { offer: 'honey', count: 1 }, { offer: 'gold', count: 2 })
    expect(s.position.offers[0]).toEqual({
      sealed: true,
      hands: [
        { good: 'honey', count: 1 },
        { good: 'gold', count: 2 },
      ],
    })
    s.play(1, { offer: 'silver', count: 1 }, { offer: 'gold', count: 1 })
    expect([s.player(0).goldTrack, s.player(1).silverTrack, s.player(1).goldTrack]).toEqual([8, 8, 8])
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 0 })
  })

  it('PQ-TWO-05 with the double-offering tile three types', () => {
    const s = scenario({ seats: 2, passed: [1], acting: 0, singleUse: { 0: 'double' } })
    s.play(0, { space: 21 })
    s.play(0, { announce: true })
    s.chance({ demand: 'honey' })
    s.play(0, { offer: 'honey', count: 2 }, { offer: 'silver', count: 1 })
    expect(s.position.offers[0]!.sealed).toBe(false)
    s.play(0, { offer: 'gold', count: 1 })
    expect(s.position.offers[0]).toMatchObject({ sealed: true })
    expect(s.position.offers[0]!.hands).toHaveLength(3)
    s.play(1, { offer: 'honey', count: 1 }, { offer: 'silver', count: 1 })
    expect(s.position.step).toBe('promoteStep')
  })

  it('PQ-TWO-06 one type is enough, nothing at all costs 5', () => {
    const s = atOffer(TWO)
    const events = offerAll(s, { 0: { honey: 1 } })
    expect(punished(events, 'emptyOffering')).toEqual([[1, 5]])
    expect(s.player(0).punishment).toBe(0)
  })

  it('PQ-TWO-22 demanded food contents the Queen also beside another type', () => {
    const s = atOffer(TWO)
    const events = offerAll(s, { 0: { gold: 1 }, 1: { silver: 2, honey: 1 } })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'content' }])
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 1, progress: { steps: 1 } })
  })
})

describe('two players: the third colour steps', () => {
  it('PQ-TWO-07 PQ-TWO-11 the favourite moves one of its pixies up one row, choosing which and where', () => {
    const s = neutralStep({ order: [1, 0], pixies: { 1: [7], 2: [3] } })
    expect(s.position).toMatchObject({ step: 'neutralPromotion', acting: 1 })
    expect(s.refused(0, step(3, 6))).toMatchObject({ code: 'notYourDecision' })
    expect(s.refused(1, { stop: true })).toMatchObject({ code: 'mustStep', rule: 'PQ-TWO-11' })
    expect(s.moves(1).filter((m) => 'promote' in m)).toHaveLength(3 + 4)
    expect(s.can(1, step('mine', 5))).toBe(true)
    const events = s.play(1, step(3, 9))
    expect(standing(s, 2)).toEqual([9])
    expect(ofType(events, 'promoted')).toMatchObject([{ colour: 2, by: 1, from: 3, to: 9, displaced: null, apples: 0 }])
    expect(s.position.round).toBe(3)
  })

  it('PQ-TWO-08 the temporary favourite does it', () => {
    const s = neutralStep({ order: [1, 0], next: [0, 1], priority: 1 })
    expect(s.position).toMatchObject({ step: 'neutralPromotion', acting: 1 })
  })

  it('PQ-TWO-09 no apple, nobody is displaced, not even with skill S6', () => {
    const s = neutralStep({ skill: { 0: 'freeDisplacement' }, pixies: { 0: [1], 1: [7], 2: [3] } })
    expect(s.refused(0, step(3, 7))).toMatchObject({ code: 'neutralNoDisplace', rule: 'PQ-TWO-09' })
    expect(s.refused(0, step('mine', 1))).toMatchObject({ code: 'neutralNoDisplace' })
    expect(s.can(0, step('mine', 2))).toBe(true)
  })

  it('PQ-TWO-10 impossible: skipped', () => {
    const s = neutralStep({ castle: [2, 2, 2, 2], pixies: { 0: [1, 2, 3], 1: [4, 5] } })
    expect(ofType(s.events, 'neutralSkipped')).toHaveLength(1)
    expect(s.position).toMatchObject({ neutralMiners: 1, round: 3 })
    const three = atOffer({ ...CALM, demand: 'honey' })
    offerAll(three, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    three.play(0, { stop: true })
    expect(three.position.round).toBe(3)
    expect(ofType(three.events, 'neutralSkipped')).toEqual([])
  })

  it('PQ-TWO-12 after skill S5, and not when phase IV is skipped', () => {
    const s = atOffer({ ...TWO, skill: { 1: 'freePromotion' } })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 } })
    s.play(0, step('mine', 1))
    expect(s.position).toMatchObject({ step: 'freePromotion', acting: 1 })
    s.play(1, step('mine', 2))
    expect(s.position).toMatchObject({ step: 'neutralPromotion', acting: 0 })
    const furious = atOffer(TWO)
    offerAll(furious, { 0: { silver: 1 }, 1: { silver: 1 } })
    expect(furious.position).toMatchObject({ round: 3, neutralMiners: 5 })
  })

  it('PQ-TWO-18 it may step onto a free servant slot; the tile leaves the game and counts as taken', () => {
    const s = neutralStep({ castle: [0], pixies: { 2: [13] } })
    const events = s.play(0, step(13, 'castle'))
    expect(ofType(events, 'servant')).toMatchObject([{ colour: 2, value: 13, bonus: 0 }])
    expect(s.position).toMatchObject({ castle: [0, 2], taken: { servant: 2 }, servantSlot: null })
    expect(s.player(0).rewards).toEqual([{ series: 'servant', value: 15 }])
    expect(s.player(1).rewards).toEqual([])
    const taken = atOffer({ ...TWO, pixies: { 0: [13], 2: [14] } })
    offerAll(taken, { 0: { honey: 1 }, 1: { silver: 1 } })
    taken.play(0, step(13, 'castle'))
    expect(taken.can(0, step(14, 'castle'))).toBe(false)
    const barred = neutralStep({ switches: { neutralMayServe: false }, pixies: { 2: [13] } })
    expect(barred.can(0, step(13, 'castle'))).toBe(false)
  })
})

describe('two players: the third colour on the board', () => {
  it('PQ-TWO-14 PQ-TWO-15 displaced by apple like others, from row 1 into its own mine', () => {
    const s = atOffer({ ...TWO, pixies: { 0: [3], 2: [1, 7] } })
    offerAll(s, { 0: { honey: 2 }, 1: { silver: 1 } })
    s.play(0, step(3, 7))
    expect([standing(s, 0), standing(s, 2), s.position.neutralMiners]).toEqual([[7], [1, 3], 3])
    s.play(0, step('mine', 1))
    expect([standing(s, 0), standing(s, 2), s.position.neutralMiners]).toEqual([[1, 7], [3], 4])
    expect(s.player(0).goods.apple).toBe(0)
  })

  it('PQ-TWO-16 its pixie makes a double space cost one disc, for both', () => {
    for (const seat of [0, 1]) {
      const s = scenario({ seats: 2, order: [seat, 1 - seat], pixies: { 2: [2] } })
      const [placed] = ofType(s.play(seat, { space: 2 }), 'placed')
      expect(placed).toMatchObject({ discs: 1, helper: 2 })
    }
  })

  it('PQ-TWO-17 skill S6 works against it too', () => {
    const s = atOffer({ ...TWO, skill: { 0: 'freeDisplacement' }, pixies: { 0: [3], 2: [7] }, goods: { 0: { honey: 1 } } })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 } })
    s.play(0, step(3, 7))
    expect([standing(s, 0), standing(s, 2)]).toEqual([[7], [3]])
  })

  it('PQ-TWO-19 it yields nothing in phase I and cannot be robbed', () => {
    const s = scenario({ ...CALM, seats: 2, pixies: { 2: [6, 13] }, goods: { 0: {}, 1: {} } })
    expect(s.refused(0, { space: 14 })).toMatchObject({ code: 'noPixieToRob' })
    s.auto((p) => p.round === 3 && p.step === 'turn')
    expect(ofType(s.events, 'income')).toEqual([])
    const both = scenario({ seats: 2, pixies: { 1: [6, 7], 2: [13] } })
    both.play(0, { space: 14 })
    expect(both.moves(0).filter((m) => 'rob' in m)).toEqual([{ rob: 6 }, { rob: 7 }])
    expect(both.refused(0, { rob: 13 })).toMatchObject({ code: 'notOpposing' })
  })

  it('PQ-TWO-20 no stones at its miners', () => {
    const s = scenario({ seats: 2, pixies: { 0: [1, 2, 3, 4], 1: [5, 6, 7, 8, 9] } })
    mine(s, 0, { stone: 1 })
    expect(s.can(0, { chain: 2, miner: 0 })).toBe(false)
    answer(s, 0, { chain: 0, miner: 0 })
    expect(s.player(0).stones).toEqual([1, 0])
  })

  it('PQ-TWO-20 with the switch its bottom miners take stones, and stay', () => {
    const s = scenario({
      seats: 2,
      switches: { neutralCanBeChained: true },
      pixies: { 0: [1, 2, 3, 4], 1: [5, 6, 7, 8, 9], 2: [10, 11, 12, 13] },
    })
    mine(s, 0, { stone: 1 })
    answer(s, 0, { chain: 2, miner: 0 })
    expect(s.player(0).stones).toEqual([0, 0])
    expect(s.position).toMatchObject({ stonesOut: 10, neutralStones: [1, 0], neutralMiners: 1 })
    const p = neutralStep({ switches: { neutralCanBeChained: true }, pixies: { 2: [1, 2, 3] } })
    expect(p.can(0, step('mine', 4))).toBe(true)
  })

  it('PQ-TWO-23 all points of action 10 go to the one opponent', () => {
    const s = scenario({ seats: 2 })
    s.play(0, { space: 10 })
    s.chance({ roll: 3 })
    answer(s, 0, { split: [0, 3] })
    expect([s.player(0).punishment, s.player(1).punishment]).toEqual([0, 3])
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-TWO-24 a furious Queen can only hit the second player', () => {
    const s = atOffer({ ...TWO, order: [1, 0], pixies: { 0: [1, 6], 1: [2, 7], 2: [3] } })
    offerAll(s, { 0: { silver: 1 }, 1: { silver: 1 } })
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
    s.play(0, { send: 6 })
    expect([standing(s, 0), standing(s, 1), standing(s, 2)]).toEqual([[1], [2, 7], [3]])
    const none = atOffer({ ...TWO, order: [1, 0], pixies: { 1: [2, 7] } })
    offerAll(none, { 0: { silver: 1 }, 1: { silver: 1 } })
    expect(none.position.round).toBe(3)
    expect(none.player(0).goods).toEqual(goods({ apple: 2, bread: 2, honey: 2, silver: 1, gold: 2 }))
  })
})
