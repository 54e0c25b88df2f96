/** Phase IV, tracks and reward tiles: ledger 3.9, PQ-REWARD. */
import { describe, expect, it } from 'vitest'
import { answer, atOffer, CALM, goods, offerAll, ofType, scenario, step } from './testing-flow.ts'
import type { GoodsDelta } from './types.ts'

/** Tracks of all seats after the offerings; the last seat also contents the Queen where it can. */
function tracks(gifts: Record<number, GoodsDelta>, track: 'silverTrack' | 'goldTrack', start: Record<number, number> = {}): number[] {
  const at = { 0: 3, 1: 3, 2: 3, 3: 3, ...start }
  const own = goods({ apple: 2, silver: 6, gold: 4 })
  const s = atOffer({ seats: 4, demand: 'apple', silver: at, gold: at, goods: { 0: own, 1: own, 2: own, 3: own } })
  offerAll(s, { 3: { apple: 1 }, ...gifts })
  return [0, 1, 2, 3].map((p) => s.player(p)[track])
}

describe('phase IV: tracks', () => {
  it('PQ-REWARD-01 the tracks come before the promotions', () => {
    const s = atOffer({ demand: 'honey' })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { gold: 1 } })
    expect(s.position.step).toBe('promoteStep')
    expect([s.player(1).silverTrack, s.player(2).goldTrack]).toEqual([3, 3])
    s.play(0, step('mine', 1))
    const types = s.events.map((e) => e.type)
    expect(types.lastIndexOf('advanced')).toBeLessThan(types.indexOf('promoted'))
  })

  it('PQ-REWARD-02 PQ-REWARD-03 whoever offered silver advances one space, whoever offered most one more', () => {
    expect(tracks({ 0: { silver: 2 }, 1: { silver: 4 }, 2: { silver: 3 } }, 'silverTrack')).toEqual([4, 5, 4, 3])
  })

  it('PQ-REWARD-04 a tie for the most gives nobody the further space', () => {
    expect(tracks({ 0: { silver: 3 }, 1: { silver: 3 }, 2: { silver: 1 } }, 'silverTrack')).toEqual([4, 4, 4, 3])
  })

  it('PQ-REWARD-05 the only one to offer silver advances two spaces', () => {
    expect(tracks({ 0: { silver: 1 }, 1: { gold: 2 } }, 'silverTrack')).toEqual([5, 3, 3, 3])
  })

  it('PQ-REWARD-06 gold moves on the gold track, compared with gold only', () => {
    const gifts = { 0: { gold: 1 }, 1: { gold: 2 }, 2: { silver: 5 } }
    expect(tracks(gifts, 'goldTrack')).toEqual([4, 5, 3, 3])
    expect(tracks(gifts, 'silverTrack')).toEqual([3, 3, 5, 3])
  })

  it('PQ-REWARD-07 the advance is automatic', () => {
    const s = atOffer({ demand: 'honey' })
    const events = offerAll(s, { 0: { silver: 1 }, 1: { silver: 2 }, 2: { honey: 1 } })
    expect(
      ofType(events, 'advanced')
        .map((e) => [e.seat, e.from, e.to, e.reason])
        .sort(),
    ).toEqual([
      [0, 1, 2, 'offered'],
      [1, 1, 3, 'offered'],
    ])
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 2 })
  })

  it('PQ-REWARD-08 a disc stops on the last space and its amount still counts for the most', () => {
    expect(tracks({ 0: { silver: 3 }, 1: { silver: 2 } }, 'silverTrack', { 0: 8 })).toEqual([8, 4, 3, 3])
    expect(tracks({ 0: { gold: 3 } }, 'goldTrack', { 0: 7 })).toEqual([8, 3, 3, 3])
    expect(tracks({ 0: { silver: 2 }, 1: { silver: 2 } }, 'silverTrack', { 0: 8 })).toEqual([8, 4, 3, 3])
  })

  it('PQ-REWARD-08 a disc that cannot move is not said to', () => {
    const s = atOffer({ demand: 'honey', silver: { 0: 8 } })
    const events = offerAll(s, { 0: { silver: 1 }, 1: { honey: 1 }, 2: { gold: 1 } })
    expect(ofType(events, 'advanced').map((e) => e.seat)).toEqual([2])
  })

  it('PQ-REWARD-09 nobody offers a metal: its track stays', () => {
    expect(tracks({ 0: { gold: 1 }, 1: { gold: 1 }, 2: { apple: 1 } }, 'silverTrack')).toEqual([3, 3, 3, 3])
  })

  it('PQ-REWARD-10 an offering of both metals takes part in both comparisons', () => {
    const s = atOffer({ seats: 2, demand: 'honey', goods: { 0: { silver: 2, gold: 1 }, 1: { silver: 1, honey: 1 } } })
    offerAll(s, { 0: { silver: 2, gold: 1 }, 1: { silver: 1, honey: 1 } })
    expect(s.player(0)).toMatchObject({ silverTrack: 3, goldTrack: 3 })
    expect(s.player(1)).toMatchObject({ silverTrack: 2, goldTrack: 1 })
  })
})

describe('phase IV: reward tiles', () => {
  it('PQ-REWARD-11 PQ-REWARD-13 demanded food gives steps, and steps lead to a servant', () => {
    const s = atOffer({ demand: 'honey', pixies: { 0: [13] } })
    offerAll(s, { 0: { honey: 2 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(s.position.progress.steps).toBe(2)
    s.play(0, step(13, 'castle'))
    expect(s.position).toMatchObject({ servantSlot: 0, castle: [], progress: { steps: 1 } })
    const events = s.play(0, step('mine', 2))
    expect(ofType(events, 'servant')).toEqual([{ type: 'servant', colour: 0, value: 15, bonus: 2 }])
  })

  it('PQ-REWARD-14 action 19 gives a special-offering tile', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 } } })
    s.play(0, { space: 19 })
    answer(s, 0, { add: 'gold' })
    expect(s.player(0).rewards).toEqual([{ series: 'special', value: 5 }])
  })

  it('PQ-REWARD-15 PQ-REWARD-16 left to right: rings and servants fall, special offerings rise', () => {
    const taken = { ring: 3, special: 3 }
    const ring = scenario({ taken, gold: { 0: 7 }, goods: { 0: { gold: 1 } } })
    ring.play(0, { space: 13 })
    expect(ring.player(0).rewards).toEqual([{ series: 'ring', value: 7 }])
    const special = scenario({
      taken,
      specialRow: { apple: 4, bread: 1, honey: 1, silver: 1 },
      goods: { 0: { apple: 5, bread: 1, honey: 1, silver: 1 } },
    })
    special.play(0, { space: 19 })
    answer(special, 0, { add: 'apple' })
    expect(special.player(0).rewards).toEqual([{ series: 'special', value: 8 }])
    const servant = atOffer({ demand: 'honey', castle: [1, 2, 1], pixies: { 0: [14] } })
    offerAll(servant, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    servant.play(0, step(14, 'castle'))
    expect(servant.player(0).rewards).toEqual([{ series: 'servant', value: 9 }])
  })

  it('PQ-REWARD-17 the first five of each series carry the gold number, the sixth and seventh do not', () => {
    for (const [taken, over] of [
      [{ ring: 5, special: 5 }, true],
      [{ ring: 4, special: 7 }, false],
      [{ ring: 7, special: 4 }, false],
    ] as const) {
      const s = atOffer({ ...CALM, demand: 'honey', taken, castle: [1, 1, 1, 2, 2] })
      offerAll(s, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
      expect(['scoring', 'over'].includes(s.position.phase)).toBe(over)
    }
  })

  it('PQ-REWARD-18 PQ-REWARD-19 PQ-REWARD-20 the pixie goes into the castle and takes no further part', () => {
    const s = atOffer({ ...CALM, demand: 'honey', castle: [1], pixies: { 0: [13, 6] } })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    s.play(0, step(13, 'castle'))
    expect(s.position).toMatchObject({ castle: [1, 0], servantSlot: null, taken: { servant: 2 } })
    expect(s.position.spaces[13]!.pixie).toBeNull()
    expect(s.player(0)).toMatchObject({ servants: 1, miners: 3, rewards: [{ series: 'servant', value: 13 }] })
    s.auto((p) => p.round === 3 && p.step === 'turn')
    const income = ofType(s.events, 'income')
      .filter((e) => e.seat === 0 && e.source === 'pixies')
      .map((e) => goods(e.goods))
    expect(income).toEqual([goods({ apple: 1, bread: 1 })])
  })

  it('PQ-REWARD-21 the claim waits for everybody’s promotions and the free step', () => {
    const s = atOffer({ demand: 'honey', skill: { 1: 'freePromotion' }, pixies: { 0: [13], 2: [14] } })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { honey: 1 } })
    s.play(0, step(13, 'castle'))
    expect(s.position).toMatchObject({ servantSlot: 0, castle: [], acting: 2 })
    s.play(2, step('mine', 1))
    expect(s.position).toMatchObject({ servantSlot: 0, castle: [], step: 'freePromotion', acting: 1 })
    s.play(1, step('mine', 2))
    expect(s.position).toMatchObject({ servantSlot: null, castle: [0] })
  })

  it('PQ-REWARD-22 reward tiles stay secret behind the screen', () => {
    const s = scenario({ rewards: { 0: { ring: [12] } }, castle: [0] })
    expect(s.view(0).players[0]!.screen!.rewards).toHaveLength(2)
    for (const viewer of [1, 2, 'table'] as const) expect(s.view(viewer).players[0]!.screen).toBeNull()
    expect(s.view(1).taken).toEqual({ ring: 1, servant: 1, special: 0 })
  })
})
