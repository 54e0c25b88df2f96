/** Corners of the rules: the other seat, the other kind, the empty stock, the second stone. */
import { describe, expect, it } from 'vitest'
import { EDITION } from './testing-edition.ts'
import { atOffer, CALM, goods, offerAll, ofType, punished, scenario } from './testing-flow.ts'
import { FOODS, TRACKS } from './types.ts'

const SILVER = { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } }
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

describe('phases I and II', () => {
  it('PQ-STEAL-07 PQ-SKILL-18 a single-use tile on S8 yields nothing', () => {
    for (const tile of ['double', 'peek'] as const) {
      const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: 'extraSlot' }, singleUse: { 0: 'mercy' }, onSkill: { 0: tile } })
      offerAll(s, SILVER)
      expect(s.position).toMatchObject({ round: 3, step: 'turn', acting: 0 })
    }
  })

  it('PQ-STEAL-19 a food tile takes what food is left, of any kind, and asks nothing when there is none', () => {
    const metal = goods({ silver: 3 })
    const next = (left: object) => {
      const s = atOffer({
        ...CALM,
        demand: 'honey',
        foodTile: { 0: 2 },
        goods: { 0: metal, 1: metal, 2: metal },
        stock: { apple: 0, bread: 0, honey: 0, ...left },
      })
      offerAll(s, SILVER)
      return s
    }
    expect(next({}).position).toMatchObject({ round: 3, step: 'turn' })
    for (const food of FOODS) expect(next({ [food]: 1 }).moves(0)).toEqual([{ food: { [food]: 1 } }])
  })

  it.each(upTo(14).map((i) => i + 1))('PQ-ACT-05 PQ-ACT-06 space %i costs one disc with a pixie on it, whosever', (space) => {
    const s = scenario({ pixies: { 1: [space] }, goods: { 0: { apple: 3, bread: 3, honey: 3, silver: 9, gold: 9 } } })
    expect(ofType(s.play(0, { space }), 'placed')).toEqual([{ type: 'placed', seat: 0, space, discs: 1, helper: 1 }])
    expect(s.player(0).discs).toBe(3)
  })

  it('PQ-ACT-21 a passed player who can only use space 1 is asked again', () => {
    const s = scenario({
      seats: 4,
      preset: 'fr',
      acting: 1,
      passed: [0],
      castle: [0, 0, 0, 0],
      goods: { 0: {} },
      stock: { silver: 0 },
      foodTile: { 0: 2 },
      singleUse: { 0: 'mercy' },
      discs: { 10: [2, 2], 12: [2], 15: [0], 16: [1], 17: [1, 1, 2], 18: [0], 21: [3, 3, 3, 3] },
    })
    s.play(1, { pass: true })
    expect(s.position).toMatchObject({ phase: 'actions', step: 'turn', acting: 0 })
    expect(s.moves(0)).toEqual([{ space: 1 }, { pass: true }])
  })

  it('PQ-ACT-21 PQ-ACT-30 one who is skipped for being unable gives nobody a second pass', () => {
    const s = scenario({
      seats: 4,
      preset: 'fr',
      acting: 1,
      passed: [0],
      goods: { 0: {} },
      discs: { 15: [0], 16: [1], 17: [0, 1, 1], 18: [0], 21: [3, 3, 3, 3] },
    })
    s.play(1, { pass: true })
    expect(s.position.acting).toBe(2)
    s.play(2, { pass: true })
    expect(s.position.phase).toBe('offerings')
    expect(s.player(0).punishment).toBe(0)
  })

  it('PQ-A11-01 PQ-A11-02 each seat moves its own disc on the track it pays for', () => {
    for (const seat of upTo(3))
      for (const [i, track] of TRACKS.entries()) {
        const order = [seat, (seat + 1) % 3, (seat + 2) % 3]
        const s = scenario({ order, silver: { 0: 1, 1: 2, 2: 3 }, gold: { 0: 4, 1: 5, 2: 6 } })
        const places = s.position.players.map((p) => [p.silverTrack, p.goldTrack])
        const from = places[seat]![i]!++
        const told = ofType(s.play(seat, { space: 11 }, { track }), 'advanced')
        expect(told).toEqual([{ type: 'advanced', seat, track, from, to: from + 1, reason: 'paid' }])
        expect(s.position.players.map((p) => [p.silverTrack, p.goldTrack])).toEqual(places)
      }
  })
})

describe('stones', () => {
  it('PQ-MINE-11 any seat may free its second miner', () => {
    for (const seat of upTo(3)) {
      const s = scenario({ order: [seat, (seat + 1) % 3, (seat + 2) % 3], stones: { 0: [3, 2], 1: [3, 2], 2: [3, 2] } })
      s.play(seat, { unchain: 1 })
      expect(s.position.players.map((p) => p.stones)).toEqual(upTo(3).map((x) => (x === seat ? [3, 1] : [3, 2])))
    }
  })

  it('PQ-ACT-35 the turn goes on after one stone while another could be removed', () => {
    const s = scenario({ stones: { 0: [2, 1] }, goods: { 0: { bread: 2 } } })
    s.play(0, { space: 2 })
    s.play(0, { unchain: 0 })
    expect(s.position).toMatchObject({ step: 'afterAction', acting: 0 })
    s.play(0, { unchain: 0 })
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-MINE-12 a stone removed before the action leaves the action to be taken, even if no pixie can step', () => {
    const s = scenario({ castle: [0, 0, 0, 0], stones: { 0: [2, 0] }, goods: { 0: { bread: 1 } } })
    expect(s.play(0, { unchain: 0 })).toEqual([{ type: 'unchained', seat: 0, miner: 0, bread: 1 }])
    expect(s.position).toMatchObject({ round: 2, phase: 'actions', step: 'turn', acting: 0 })
    s.play(0, { space: 2 })
    expect(s.position).toMatchObject({ round: 2, phase: 'actions', step: 'turn', acting: 1 })
  })

  it('PQ-ACT-35 PQ-SKILL-08 the free step is over when the last bread went and nobody can step', () => {
    for (const name of ['freePromotion', 'promoteStep'] as const) {
      const s = scenario({
        phase: 'rewards',
        step: name,
        acting: 0,
        demand: 'honey',
        skill: { 0: 'freePromotion' },
        castle: [0, 0, 0, 0],
        stones: { 0: [2, 0] },
        goods: { 0: { bread: 1 } },
        progress: { steps: 1 },
      })
      s.play(0, { unchain: 0 })
      expect(s.position).toMatchObject({ round: 3, phase: 'actions' })
      expect(ofType(s.events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, steps: 1 }])
    }
  })

  it('PQ-SCORE-05 PQ-SCORE-07 bought off one by one, in turn order, nobody being asked twice', () => {
    const s = scenario({
      round: 7,
      phase: 'scoring',
      step: 'finalUnchain',
      acting: 0,
      stones: { 0: [2, 1], 1: [1, 0], 2: [1, 0] },
      goods: { 0: { bread: 2 }, 1: { bread: 2 }, 2: { bread: 1 } },
    })
    s.play(0, { unchain: 0 })
    expect(s.position.acting).toBe(0)
    s.play(0, { done: true })
    expect(s.position.acting).toBe(1)
    s.play(1, { unchain: 0 })
    expect(s.position.acting).toBe(2)
    s.play(2, { unchain: 0 })
    expect(s.position.phase).toBe('over')
    expect(s.position.result!.map((line) => Math.abs(line.stones))).toEqual([2, 0, 0])
  })
})

describe('tiles', () => {
  it('PQ-SKILL-18 PQ-SKILL-21 the second tile lies on S8, of whatever seat', () => {
    const s = scenario({ order: [2, 0, 1], skill: { 2: 'extraSlot' }, singleUse: { 2: 'mercy' } })
    s.play(2, { space: 8 })
    expect(s.player(2)).toMatchObject({ singleUse: 'mercy', onSkill: 'peek' })
  })

  it('PQ-SKILL-20 PQ-SKILL-22 S8 takes its tile along to the board, of whatever seat', () => {
    const s = scenario({
      order: [1, 2, 0],
      skill: { 1: 'extraSlot' },
      onSkill: { 1: 'peek' },
      boardSkills: ['cheapGold', 'stealSilver', 'freePromotion'],
    })
    s.play(1, { space: 16 }, { swap: 'skill', with: 'board', for: 'cheapGold' })
    expect(s.player(1)).toMatchObject({ skill: 'cheapGold', onSkill: null })
    expect(s.position).toMatchObject({ skills: ['extraSlot', 'stealSilver', 'freePromotion'], onBoardSkill: 'peek' })
  })

  it('PQ-SKILL-22 the tile on S8 stays on the board while other skills are swapped', () => {
    const s = scenario({ skill: { 0: 'lightMine' }, boardSkills: ['extraSlot', 'cheapGold', 'stealSilver'], onBoardSkill: 'peek' })
    const told = ofType(s.play(0, { space: 16 }, { swap: 'skill', with: 'board', for: 'cheapGold' }), 'swapped')
    expect(told).toMatchObject([{ gave: 'lightMine', got: 'cheapGold', along: null }])
    expect(s.position.onBoardSkill).toBe('peek')
    expect(s.player(0).onSkill).toBeNull()
  })

  it('PQ-SKILL-20 only a swapped S8 moves the tile on it, not a food tile of the same number', () => {
    const edition = { foodTilesTopFirst: { ...EDITION.foodTilesTopFirst, '3': [2, 4, 8] } }
    const s = scenario({ edition, foodTile: { 0: 8 }, skill: { 0: 'extraSlot' }, onSkill: { 0: 'peek' } })
    s.play(0, { space: 16 }, { swap: 'food', with: 'board' })
    expect(s.player(0)).toMatchObject({ foodTile: 2, skill: 'extraSlot', onSkill: 'peek' })
  })
})

describe('points', () => {
  it('PQ-OFFER-15 PQ-OFFER-17 PQ-OFFER-18 every kind of food is wrong when another is demanded', () => {
    for (const demand of FOODS)
      for (const wrong of FOODS.filter((food) => food !== demand)) {
        const s = atOffer({ ...CALM, demand })
        const events = offerAll(s, { 0: { [wrong]: 2 }, 1: { [demand]: 1 }, 2: { silver: 1 } })
        expect(ofType(events, 'wrongFood')).toEqual([{ type: 'wrongFood', seat: 0, goods: { [wrong]: 2 } }])
        expect(punished(events, 'wrongOffering')).toEqual([[0, 5]])
        expect(s.player(0).goods[wrong]).toBe(2)
      }
  })

  it('PQ-MINE-28 one pixie at most for one movement, under the switch, and none where no symbol is passed', () => {
    const passing = (from: number, pass: number) => {
      const penalties = { ...EDITION.penalties, pass }
      const punishment = { 0: from }
      const s = scenario({
        switches: { sendPerSymbol: 'once' },
        edition: { penalties },
        order: [2, 0, 1],
        acting: 0,
        punishment,
        pixies: { 0: [1, 6, 10] },
      })
      const symbols = ofType(s.play(0, { pass: true }), 'punished').map((e) => e.symbols)
      return [...symbols, s.position.step]
    }
    expect(passing(8, 12)).toEqual([1, 'send'])
    expect(passing(8, 11)).toEqual([1, 'send'])
    expect(passing(8, 1)).toEqual([0, 'turn'])
  })

  it('PQ-PUNISH-04 PQ-SKILL-27 no miners, no points, with skill S10 as without', () => {
    for (const skill of ['lightMine', 'servantBonus'] as const) {
      const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: skill }, pixies: { 0: [1, 2, 3, 4, 6] } })
      expect(punished(offerAll(s, SILVER), 'miners').map(([seat]) => seat)).toEqual([1, 2])
    }
  })
})
