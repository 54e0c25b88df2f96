/** The ten permanent skills: ledger 3.14, PQ-SKILL. Skill S8 has its own file. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import {
  answer,
  atOffer,
  CALM,
  cubes,
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

/** Honey is demanded and seat 1 offers one; seat 0 offers silver unless told otherwise. */
function rewards(setup: Setup, first: 'silver' | 'honey' = 'silver'): Scenario {
  const s = atOffer({ ...CALM, demand: 'honey', ...setup })
  offerAll(s, { 0: { [first]: 1 }, 1: { honey: 1 }, 2: { silver: 1 } })
  return s
}

describe('S1 cheapGold', () => {
  it('PQ-SKILL-01 gold costs one silver less than the track shows, for the holder only', () => {
    const s = scenario({ skill: { 0: 'cheapGold' }, silver: { 0: 2, 1: 2 }, goods: { 0: { silver: 5 }, 1: { silver: 2 } } })
    s.play(0, { space: 5 })
    answer(s, 0, { count: 2 })
    expect(s.player(0).goods).toEqual(goods({ silver: 1, gold: 2 }))
    const other = scenario({ skill: { 1: 'cheapGold' }, silver: { 0: 2 }, goods: { 0: { silver: 2 } } })
    expect(other.can(0, { space: 5 })).toBe(false)
  })

  it('PQ-SKILL-02 never less than one silver', () => {
    const s = scenario({ skill: { 0: 'cheapGold' }, silver: { 0: 7 }, goods: { 0: { silver: 2 } } })
    s.play(0, { space: 5 })
    if (s.position.step === 'convertCount') expect(s.can(0, { count: 3 })).toBe(false)
    answer(s, 0, { count: 2 })
    expect(s.player(0).goods).toEqual(goods({ gold: 2 }))
    expect(scenario({ skill: { 0: 'cheapGold' }, silver: { 0: 8 }, goods: { 0: {} } }).can(0, { space: 5 })).toBe(false)
  })
})

describe('S2 servantBonus and S3 ringBonus', () => {
  it('PQ-SKILL-03 PQ-SKILL-04 a servant brings the holder a marker of 2', () => {
    for (const skill of ['servantBonus', 'cheapGold'] as const) {
      const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: skill, 1: 'lightMine', 2: 'copyUnused' }, pixies: { 0: [13] } })
      offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
      const events = s.play(0, step(13, 'castle'))
      expect(s.player(0)).toMatchObject({ rewards: [{ series: 'servant', value: 15 }], markers: [0, skill === 'servantBonus' ? 1 : 0] })
      expect(ofType(events, 'servant')).toMatchObject([{ colour: 0, value: 15, bonus: skill === 'servantBonus' ? 2 : 0 }])
    }
  })

  it('PQ-SKILL-03 PQ-SKILL-04 whichever seat the holder has', () => {
    const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: 'lightMine', 1: 'servantBonus', 2: 'copyUnused' }, pixies: { 1: [13] } })
    offerAll(s, { 0: { silver: 1 }, 1: { honey: 1 }, 2: { silver: 1 } })
    s.play(1, step(13, 'castle'))
    expect([0, 1, 2].map((seat) => s.player(seat).markers[1])).toEqual([0, 1, 0])
  })

  it('PQ-SKILL-03 nothing for a servant of somebody else', () => {
    const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: 'lightMine', 1: 'servantBonus' }, pixies: { 0: [13] } })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    s.play(0, step(13, 'castle'))
    expect([s.player(0).markers[1], s.player(1).markers[1]]).toEqual([0, 0])
  })

  it('PQ-SKILL-05 PQ-SKILL-06 a ring brings the holder a marker of 2', () => {
    for (const skill of ['ringBonus', 'cheapGold'] as const) {
      const s = scenario({ skill: { 0: skill, 1: 'lightMine' }, gold: { 0: 4 }, goods: { 0: { gold: 2 } } })
      const [forged] = ofType(s.play(0, { space: 13 }), 'ringForged')
      expect(s.player(0)).toMatchObject({ rewards: [{ series: 'ring', value: 12 }], markers: [0, skill === 'ringBonus' ? 1 : 0] })
      expect(forged).toMatchObject({ value: 12, bonus: skill === 'ringBonus' ? 2 : 0 })
      expect(s.player(1).markers).toEqual([0, 0])
    }
  })
})

describe('S4 stealSilver', () => {
  it('PQ-SKILL-07 one silver of the stock in every phase I, if there is one', () => {
    const s = scenario({ skill: { 1: 'stealSilver' }, passed: [1, 2], acting: 0, goods: { 0: {}, 1: {}, 2: {} } })
    s.auto((p) => p.round === 4 && p.step === 'turn')
    const income = ofType(s.events, 'income').filter((e) => e.source === 'skill')
    expect(income.map((e) => [e.seat, goods(e.goods)])).toEqual([
      [1, goods({ silver: 1 })],
      [1, goods({ silver: 1 })],
    ])
    const dry = scenario({ skill: { 1: 'stealSilver' }, goods: { 0: {}, 1: {}, 2: {} }, stock: { silver: 0 } })
    dry.auto((p) => p.round === 3 && p.step === 'turn')
    expect(dry.player(1).goods.silver).toBe(0)
  })
})

describe('S5 freePromotion', () => {
  it('PQ-SKILL-08 PQ-SKILL-09 one step after all others, without having offered the demanded food', () => {
    const s = rewards({ skill: { 0: 'freePromotion' }, pixies: { 0: [3] } })
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 1 })
    s.play(1, step('mine', 1))
    expect(s.position).toMatchObject({ step: 'freePromotion', acting: 0 })
    expect(ofType(s.play(0, step(3, 8)), 'promoted')).toMatchObject([{ colour: 0, from: 3, to: 8, displaced: null, apples: 0 }])
    expect(standing(s, 0)).toEqual([8])
    expect(s.position.round).toBe(3)
  })

  it('PQ-SKILL-08 it may be left unused', () => {
    const s = rewards({ skill: { 0: 'freePromotion' } })
    s.play(1, { stop: true })
    s.play(0, { stop: true })
    expect(s.position.round).toBe(3)
    expect(standing(s, 0)).toEqual([])
  })

  it('PQ-SKILL-08 a holder without any possible step is not asked, one who can free a miner is', () => {
    const setup = { skill: { 0: 'freePromotion' }, castle: [0, 0, 0, 0], stones: { 0: [1, 0] } } as const
    const bound = rewards({ ...setup, goods: { 0: { silver: 1 } } })
    bound.play(1, { stop: true })
    expect(bound.position.round).toBe(3)
    const able = rewards({ ...setup, goods: { 0: { silver: 1, bread: 1 } } })
    able.play(1, { stop: true })
    expect(able.position).toMatchObject({ step: 'freePromotion', acting: 0 })
    able.play(0, { unchain: 0 }, step('mine', 2))
    expect(standing(able, 0)).toEqual([2])
  })

  it('PQ-SKILL-10 it may displace for an apple', () => {
    const s = rewards({ skill: { 0: 'freePromotion' }, pixies: { 0: [3], 2: [8] } })
    s.play(1, { stop: true })
    expect(ofType(s.play(0, step(3, 8)), 'promoted')).toMatchObject([{ displaced: 2, apples: 1 }])
    expect([standing(s, 0), standing(s, 2)]).toEqual([[8], [3]])
    // One of two apples paid, one brought by the pixie on 8 in the next phase I.
    expect(s.player(0).goods.apple).toBe(2)
    const poor = rewards({ skill: { 0: 'freePromotion' }, pixies: { 0: [3], 2: [8] }, goods: { 0: { silver: 1 } } })
    poor.play(1, { stop: true })
    expect(poor.refused(0, step(3, 8))).toMatchObject({ code: 'needApple' })
  })

  it('PQ-SKILL-11 it may reach the servant slot', () => {
    const s = rewards({ skill: { 0: 'freePromotion' }, pixies: { 0: [14] } })
    s.play(1, { stop: true })
    s.play(0, step(14, 'castle'))
    expect(s.position).toMatchObject({ castle: [0], taken: { servant: 1 } })
  })

  it('PQ-SKILL-12 not when phase IV is skipped', () => {
    const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: 'freePromotion' }, pixies: { 0: [3] } })
    offerAll(s, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(s.position).toMatchObject({ round: 3, step: 'turn' })
    expect(standing(s, 0)).toEqual([3])
  })

  it('PQ-SKILL-13 a servant slot taken this round bars it', () => {
    const s = rewards({ skill: { 0: 'freePromotion' }, pixies: { 0: [14, 1], 1: [13] } })
    s.play(1, step(13, 'castle'))
    expect(s.position).toMatchObject({ step: 'freePromotion', acting: 0, servantSlot: 1 })
    expect(s.refused(0, step(14, 'castle'))).toMatchObject({ code: 'servantSlotTaken' })
    s.play(0, step(1, 6))
    expect(s.position).toMatchObject({ castle: [1], servantSlot: null })
  })
})

describe('S6 freeDisplacement', () => {
  it('PQ-SKILL-14 the holder pays no apple', () => {
    const s = rewards({ skill: { 0: 'freeDisplacement' }, pixies: { 0: [3], 1: [7] }, goods: { 0: { honey: 1 } } }, 'honey')
    s.play(0, step(3, 7))
    expect([standing(s, 0), standing(s, 1)]).toEqual([[7], [3]])
  })

  it('PQ-SKILL-15 action 3 and its copies too', () => {
    const s = scenario({ skill: { 0: 'freeDisplacement' }, pixies: { 0: [2], 1: [7] }, goods: { 0: {} } })
    s.play(0, { space: 3 }, step(2, 7))
    expect([standing(s, 0), standing(s, 1)]).toEqual([[7], [2]])
    const copy = scenario({
      skill: { 0: 'freeDisplacement' },
      pixies: { 0: [2], 1: [7] },
      discs: { 3: [2, 2] },
      goods: { 0: { apple: 1 } },
    })
    copy.play(0, { space: 18 })
    answer(copy, 0, { copy: 3 })
    copy.play(0, step(2, 7))
    expect(copy.player(0).goods.apple).toBe(1)
    expect([standing(copy, 0), standing(copy, 1)]).toEqual([[7], [2]])
  })
})

describe('S7 freeUnchain', () => {
  it('PQ-SKILL-16 stones are removed without bread', () => {
    for (const bread of [0, 2]) {
      const s = scenario({ skill: { 0: 'freeUnchain' }, stones: { 0: [2, 0] }, goods: { 0: { bread } } })
      const events = s.play(0, { unchain: 0 }, { unchain: 0 })
      expect(ofType(events, 'unchained').map((e) => e.bread)).toEqual([0, 0])
      expect(s.player(0)).toMatchObject({ stones: [0, 0], goods: goods({ bread }) })
    }
  })

  it('PQ-SKILL-17 de: between the turns of others too, fr: on the own turn only', () => {
    const setup: Setup = { skill: { 1: 'freeUnchain' }, stones: { 1: [1, 0], 2: [1, 0] }, goods: { 1: {}, 2: { bread: 2 } } }
    const de = scenario(setup)
    expect(de.moves(1)).toEqual([{ unchain: 0 }])
    expect(de.can(2, { unchain: 0 })).toBe(false)
    de.play(1, { unchain: 0 })
    expect(de.player(1).stones).toEqual([0, 0])
    expect(de.position).toMatchObject({ step: 'turn', acting: 0 })
    const fr = scenario({ ...setup, preset: 'fr' })
    expect(fr.refused(1, { unchain: 0 })).toMatchObject({ code: 'notNow', rule: 'PQ-MINE-12' })
    expect(scenario({ ...setup, switches: { freeUnchainAnytime: false } }).can(1, { unchain: 0 })).toBe(false)
  })

  it('PQ-SKILL-17 never inside another player’s action', () => {
    const s = scenario({ skill: { 1: 'freeUnchain' }, stones: { 1: [3, 3], 2: [3, 0] } })
    s.play(0, { space: 15 })
    expect(s.can(1, { unchain: 0 })).toBe(false)
    s.chance({ draw: cubes({ stone: 2, silver: 3 }) })
    if (s.position.step === 'placeStone') expect(s.refused(1, { unchain: 0 })).toMatchObject({ code: 'notNow', rule: 'PQ-MINE-12' })
    const pair = scenario({ skill: { 1: 'freeUnchain' }, stones: { 1: [2, 0] } })
    mine(pair, 0, { stone: 2, silver: 3 })
    pair.play(0, { chain: 1, miner: 0 })
    expect(pair.refused(1, { unchain: 0 })).toMatchObject({ code: 'notNow', rule: 'PQ-MINE-12' })
  })
})

describe('S9 copyUnused', () => {
  it('PQ-SKILL-25 PQ-SKILL-26 an unused double space can be copied and stays available to others', () => {
    const s = scenario({ skill: { 0: 'copyUnused' } })
    s.play(0, { space: 18 })
    expect(s.can(0, { copy: 2 })).toBe(true)
    s.play(0, { copy: 2 })
    expect(s.player(0).goods.silver).toBe(4)
    s.play(1, { space: 2 })
    expect(s.player(1).goods.silver).toBe(4)
  })

  it('PQ-SKILL-25 nobody else can', () => {
    const s = scenario({ skill: { 1: 'copyUnused' }, discs: { 4: [2, 2] } })
    s.play(0, { space: 18 })
    expect(s.can(0, { copy: 2 })).toBe(false)
  })
})

describe('S10 lightMine', () => {
  it('PQ-SKILL-27 at most one point for miners in each phase V', () => {
    const s = atOffer({
      ...CALM,
      demand: 'honey',
      skill: { 1: 'lightMine', 2: 'cheapGold' },
      pixies: { 0: [1, 2, 3, 4, 5] },
      order: [0, 1, 2],
    })
    offerAll(s, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(punished(s.events, 'miners').filter(([, n]) => n > 0)).toEqual([
      [1, 1],
      [2, 2],
    ])
    const single = atOffer({ ...CALM, demand: 'honey', skill: { 0: 'lightMine' }, pixies: { 0: [1, 2, 3, 4] } })
    offerAll(single, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(punished(single.events, 'miners')[0]).toEqual([0, 1])
  })
})
