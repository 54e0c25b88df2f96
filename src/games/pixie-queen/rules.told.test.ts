/** What is told: events name what happened as it happened, once, and stay as they were told. PQ-STOCK-11. */
import { describe, expect, it } from 'vitest'
import { fresh } from './testing.ts'
import { atOffer, CALM, CHANCE, offerAll, ofType, scenario, step } from './testing-flow.ts'
import type { Skill } from './types.ts'

const SIX: Skill[] = ['cheapGold', 'servantBonus', 'ringBonus', 'lightMine', 'copyUnused', 'extraSlot']
const SILVER = { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } }

describe('what is told', () => {
  it('PQ-SETUP-12 PQ-SETUP-45 PQ-SETUP-47 the order of play, the skills on offer and who takes which', () => {
    const s = fresh({ seats: 3 })
    expect(s.chance({ order: [2, 0, 1] })).toEqual([{ type: 'order', order: [2, 0, 1] }])
    expect(s.chance({ skills: SIX })).toEqual([{ type: 'skillsOffered', skills: expect.arrayContaining(SIX) }])
    expect(s.play(1, { skill: 'lightMine' })).toEqual([{ type: 'skillTaken', seat: 1, skill: 'lightMine' }])
    expect(s.play(0, { skill: 'cheapGold' })).toEqual([{ type: 'skillTaken', seat: 0, skill: 'cheapGold' }])
  })

  it('PQ-A10-02 how the points of the die were split', () => {
    const s = scenario()
    s.play(0, { space: 10 })
    s.chance({ roll: 3 })
    const events = s.play(0, { split: [0, 1, 2] })
    expect(ofType(events, 'split')).toEqual([{ type: 'split', seat: 0, points: [0, 1, 2] }])
    expect(ofType(events, 'punished').map((e) => [e.seat, e.points])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('PQ-PROMO-07 PQ-PROMO-10 from the mine to the first row, from the fourth to the servant slot', () => {
    const s = atOffer({ ...CALM, demand: 'honey', pixies: { 0: [14] } })
    offerAll(s, { ...SILVER, 0: { honey: 2 } })
    const told = ofType([...s.play(0, step('mine', 2)), ...s.play(0, step(14, 'castle'))], 'promoted')
    expect(told).toEqual([
      { type: 'promoted', colour: 0, by: 0, from: 'mine', to: 2, displaced: null, apples: 0 },
      { type: 'promoted', colour: 0, by: 0, from: 14, to: 'castle', displaced: null, apples: 0 },
    ])
  })

  it('PQ-OFFER-33 PQ-OFFER-34 whom the furious Queen spared and why, the favourite last', () => {
    const s = atOffer({ ...CALM, demand: 'honey', pixies: { 0: [1] } })
    expect(ofType(offerAll(s, SILVER), 'spared')).toEqual([
      { type: 'spared', seat: 2, why: 'noPixie' },
      { type: 'spared', seat: 1, why: 'noPixie' },
      { type: 'spared', seat: 0, why: 'favourite' },
    ])
  })

  it('PQ-A16-05 that a tile was swapped with the board', () => {
    const s = scenario({ singleUse: { 0: 'mercy' } })
    const told = ofType(s.play(0, { space: 16 }, { swap: 'single', with: 'board', for: 'peek' }), 'swapped')
    expect(told).toEqual([{ type: 'swapped', seat: 0, gave: 'mercy', got: 'peek', with: 'board', along: null }])
  })

  it('PQ-A20-05 the order after action 20, as it was then, whoever goes out later', () => {
    const s = scenario({ next: [1, 2, 0], punishment: { 1: 58 } })
    s.play(0, { space: 20 }, { count: 1 })
    s.play(1, { pass: true })
    expect(s.position.turnNext).toEqual([0, 2])
    expect(ofType(s.events, 'orderChanged')).toEqual([{ type: 'orderChanged', seat: 0, honey: 1, order: [1, 0, 2] }])
  })

  it('PQ-A21-04 how many discs went to action 21, of whatever seat', () => {
    for (const seat of [0, 1, 2]) {
      const s = scenario({ order: [seat, (seat + 1) % 3, (seat + 2) % 3], discs: { 17: [seat] } })
      expect(ofType(s.play(seat, { space: 21 }), 'priorityTaken')).toEqual([{ type: 'priorityTaken', seat, discs: 3 }])
    }
  })

  it('PQ-END-01 the last round, when the fifteenth gold-numbered tile goes and at no other', () => {
    const castle = [1, 1, 1, 2, 2] as const
    const told = (ring: number, special: number) => {
      const s = scenario({ taken: { ring, special }, castle, goods: { 0: { gold: 9 } } })
      return ofType(s.play(0, { space: 13 }), 'lastRound')
    }
    expect(told(3, 5)).toEqual([])
    expect(told(4, 4)).toEqual([])
    expect(told(4, 5)).toEqual([{ type: 'lastRound', reason: 'tiles' }])
    expect(told(5, 5)).toEqual([])
  })

  it('PQ-END-05 PQ-ROUND-05 that the count begins, and the points at the end of each round as they stood then', () => {
    const s = atOffer({ ...CALM, round: 6, demand: 'honey', skill: { 2: 'lightMine' } })
    offerAll(s, SILVER)
    s.auto((p) => p.phase === 'over')
    expect(ofType(s.events, 'roundEnd')).toEqual([
      { type: 'roundEnd', round: 6, punishment: [2, 2, 1] },
      { type: 'roundEnd', round: 7, punishment: s.position.players.map((p) => p.punishment) },
    ])
    expect(s.position.players[0]!.punishment).toBeGreaterThan(2)
    expect(ofType(s.events, 'phase').map((e) => e.phase)).toContain('scoring')
  })

  it('PQ-STEAL-14 PQ-STOCK-02 no silver of skill S4 when there is none in the stock', () => {
    const silver = (left: number) => {
      const s = atOffer({ ...CALM, demand: 'honey', skill: { 0: 'stealSilver' }, stock: { silver: left } })
      offerAll(s, { 0: { gold: 1 }, 1: { gold: 1 }, 2: { gold: 1 } })
      expect(s.position).toMatchObject({ round: 3, step: 'turn' })
      return ofType(s.events, 'income')
    }
    expect(silver(0)).toEqual([])
    expect(silver(1)).toEqual([{ type: 'income', seat: 0, goods: { silver: 1 }, source: 'skill' }])
  })

  it('PQ-SCORE-01 no points are nought, not less than nought', () => {
    const s = scenario({ round: 7, phase: 'scoring', step: 'finalUnchain', acting: 0, stones: { 0: [1, 0] }, punishment: { 1: 4 } })
    s.play(0, { done: true })
    const [counted] = ofType(s.events, 'counted')
    expect(counted!.lines.map((line) => line.punishment)).toEqual([0, -4, 0])
    expect(s.pending).not.toContain(CHANCE)
  })
})
