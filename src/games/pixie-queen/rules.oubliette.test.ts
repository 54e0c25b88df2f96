/** The oubliette: ledger 3.13, PQ-OUT. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { answer, atOffer, CALM, goods, mine, offerAll, ofType, punished, type Scenario, scenario, standing, step } from './testing-flow.ts'

/** Seat 0 passes for 5 points at 56 and goes out, unless said otherwise. */
function fallen(setup: Setup = {}): Scenario {
  const s = scenario({ order: [2, 0, 1], acting: 0, punishment: { 0: 56 }, ...setup })
  s.play(0, { pass: true })
  return s
}

const SILVER = { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 }, 3: { silver: 1 } }

describe('who goes out', () => {
  it('PQ-OUT-01 PQ-OUT-02 at 60 points at once, the others play on', () => {
    const s = fallen()
    expect(ofType(s.events, 'eliminated')).toEqual([{ type: 'eliminated', seat: 0 }])
    expect(s.player(0)).toMatchObject({ alive: false, punishment: 61 })
    expect(s.position).toMatchObject({ eliminated: [[0]], step: 'turn', acting: 1 })
    expect(s.moves(0)).toEqual([])
    s.play(1, { space: 17 }, { take: 'apple' })
    expect(s.position.acting).toBe(2)
    s.auto((p) => p.round === 3 && p.step === 'turn')
    expect(s.position.turnNow).toEqual([2, 1])
  })

  it('PQ-OUT-03 sixty exactly is enough, fifty-nine is not, reward tiles do not protect', () => {
    expect(fallen({ punishment: { 0: 55 }, rewards: { 0: { ring: [12, 10] } }, markers: { 0: [2, 2] } }).player(0).alive).toBe(false)
    expect(fallen({ punishment: { 0: 54 } }).player(0)).toMatchObject({ alive: true, punishment: 59 })
  })

  it('PQ-OUT-04 being the favourite does not protect', () => {
    expect(fallen({ order: [0, 1, 2] }).player(0).alive).toBe(false)
  })
})

describe('what becomes of the pieces', () => {
  it('PQ-OUT-05 PQ-OUT-06 pixies leave pyramid and mine, those in the castle stay', () => {
    const s = fallen({ pixies: { 0: [1, 13], 1: [4] }, castle: [0, 1] })
    expect(standing(s, 0)).toEqual([])
    expect(s.player(0)).toMatchObject({ miners: 0, servants: 1 })
    expect(s.position).toMatchObject({ castle: [0, 1], taken: { servant: 2 } })
    s.play(1, { space: 3 }, step('mine', 1))
    expect(standing(s, 1)).toEqual([1, 4])
  })

  it('PQ-OUT-07 placed discs stay to the end of phase II, unplaced ones leave at once', () => {
    const s = fallen({ discs: { 1: [0, 0], 17: [0] } })
    expect(s.player(0).discs).toBe(0)
    expect(s.position.spaces[1]!.discs).toEqual([0, 0])
    expect(s.refused(1, { space: 1 })).toMatchObject({ code: 'spaceOccupied' })
    s.play(1, { pass: true })
    s.play(2, { pass: true })
    expect(s.position.spaces.every((space) => space.discs.length === 0)).toBe(true)
    expect([0, 1, 2].map((p) => s.player(p).discs)).toEqual([0, 4, 4])
  })

  it('PQ-OUT-08 goods go to the stock', () => {
    const s = scenario({ order: [2, 0, 1], acting: 0, punishment: { 0: 56 }, goods: { 0: { apple: 3, silver: 1, gold: 2 } } })
    const { stock } = s.position
    s.play(0, { pass: true })
    expect(s.player(0).goods).toEqual(goods({}))
    expect(s.position.stock).toEqual({ ...stock, apple: stock.apple + 3, silver: stock.silver + 1, gold: stock.gold + 2 })
  })

  it('PQ-OUT-09 single-use tiles return to their spaces, food tile and skill leave', () => {
    const s = fallen({ skill: { 0: 'extraSlot' }, singleUse: { 0: 'mercy' }, onSkill: { 0: 'double' }, foodTile: { 0: 3 } })
    expect([...s.position.singleUse].sort()).toEqual(['double', 'mercy', 'peek'])
    expect(s.player(0)).toMatchObject({ skill: null, foodTile: null, singleUse: null, onSkill: null })
    expect(s.position.foodTiles).toEqual([2, 4, 4])
    expect(s.position.skills).not.toContain('extraSlot')
    const food = fallen({ skill: { 0: 'extraSlot' }, foodTile: { 0: 3 }, onSkill: { 0: 2 } })
    expect(food.position).toMatchObject({ foodTiles: [4, 4], onBoardSkill: null })
  })

  it('PQ-OUT-10 reward tiles and markers leave but count as taken', () => {
    const s = fallen({ rewards: { 0: { ring: [12], special: [5, 6] } }, markers: { 0: [1, 1] } })
    expect(s.player(0)).toMatchObject({ rewards: [], markers: [0, 0] })
    expect(s.position.taken).toEqual({ ring: 1, special: 2, servant: 0 })
  })

  it('PQ-OUT-11 stones at the miners leave the game', () => {
    const s = fallen({ stones: { 0: [3, 2], 1: [1, 0] } })
    expect(s.player(0).stones).toEqual([0, 0])
    expect(s.position).toMatchObject({ stonesOut: 10, bag: { stone: 9 } })
  })

  it('PQ-OUT-09 PQ-OUT-10 PQ-OUT-11 whichever seat it is, and only its own pieces', () => {
    const s = scenario({
      seats: 4,
      order: [0, 3, 2, 1],
      acting: 2,
      punishment: { 2: 56 },
      stones: { 1: [2, 1], 2: [3, 2], 3: [1, 1] },
      markers: { 0: [1, 1], 1: [2, 1], 2: [3, 3], 3: [1, 2] },
      rewards: { 1: { ring: [12] }, 2: { ring: [10] }, 3: { ring: [8] } },
      singleUse: { 2: 'peek', 3: 'mercy' },
    })
    s.play(2, { pass: true })
    expect([0, 1, 2, 3].map((seat) => s.player(seat).stones)).toEqual([
      [0, 0],
      [2, 1],
      [0, 0],
      [1, 1],
    ])
    expect([0, 1, 2, 3].map((seat) => s.player(seat).markers)).toEqual([
      [1, 1],
      [2, 1],
      [0, 0],
      [1, 2],
    ])
    expect([0, 1, 2, 3].map((seat) => s.player(seat).rewards.map((tile) => tile.value))).toEqual([[], [12], [], [8]])
    expect(s.position.singleUse).toEqual(['double', 'peek'])
    expect(s.position).toMatchObject({ acting: 1, turnNow: [0, 3, 1] })
  })

  it('PQ-OUT-12 likewise in phases III and V', () => {
    const setup: Setup = { demand: 'honey', punishment: { 1: 56 }, pixies: { 1: [1, 6] }, singleUse: { 1: 'mercy' }, stones: { 1: [1, 0] } }
    const three = atOffer({ ...CALM, ...setup })
    offerAll(three, { 0: { honey: 1 }, 2: { honey: 1 } })
    const five = atOffer({ ...setup, order: [1, 0, 2], silver: { 0: 7, 1: 1, 2: 7 }, gold: { 0: 7, 1: 1, 2: 7 } })
    offerAll(five, SILVER)
    for (const s of [three, five]) {
      expect(s.player(1)).toMatchObject({ alive: false, miners: 0, goods: goods({}), skill: null, stones: [0, 0] })
      expect(standing(s, 1)).toEqual([])
      expect(s.position.singleUse).toContain('mercy')
      expect(s.position.turnNow).not.toContain(1)
    }
  })
})

describe('the others', () => {
  it('PQ-OUT-13 cubes close up and the next becomes favourite at once, for consequences of the same step too', () => {
    const s = atOffer({ order: [0, 1, 2], next: [2, 0, 1], demand: 'honey', punishment: { 0: 55, 1: 9 }, pixies: { 1: [1, 6] } })
    offerAll(s, { 2: { honey: 1 } })
    expect(s.position).toMatchObject({ turnNow: [1, 2], turnNext: [2, 1], step: 'promoteStep', acting: 2 })
    expect(s.player(1).punishment).toBe(14)
    expect(standing(s, 1)).toEqual([1, 6])
  })

  it('PQ-OUT-13 no cube moves for an action-21 player who has gone out, and space 21 stays occupied', () => {
    const s = scenario({ seats: 4, order: [0, 1, 2, 3], discs: { 21: [2, 2, 2, 2] }, priority: 2, passed: [3], punishment: { 2: 58 } })
    s.play(0, { space: 10 })
    s.chance({ roll: 3 })
    s.play(0, { split: [0, 0, 3, 0] })
    expect(s.player(2).alive).toBe(false)
    expect(s.refused(1, { space: 21 })).toMatchObject({ code: 'spaceOccupied' })
    s.play(1, { pass: true })
    s.play(0, { pass: true })
    expect(s.position.turnNow).toEqual([0, 1, 3])
  })

  it('PQ-OUT-14 no part in offerings, amounts, punishments or majorities', () => {
    const s = atOffer({
      ...CALM,
      seats: 4,
      round: 7,
      demand: 'honey',
      eliminated: [[1]],
      goods: { 0: { silver: 1 }, 2: { silver: 2, honey: 1 }, 3: { honey: 1 } },
      silver: { 0: 3, 1: 7, 2: 3, 3: 3 },
    })
    expect([...s.pending].sort()).toEqual([0, 2, 3])
    offerAll(s, { 0: { silver: 1 }, 2: { silver: 2 }, 3: { honey: 1 } })
    expect([s.player(0).silverTrack, s.player(2).silverTrack]).toEqual([4, 5])
    s.play(3, { stop: true })
    expect(ofType(s.events, 'punished').filter((e) => e.seat === 1)).toEqual([])
    expect(s.position.phase).toBe('over')
    expect(Math.abs(s.position.result!.find((line) => line.seat === 1)!.majorities)).toBe(0)
  })

  it('PQ-OUT-15 a copier who goes out copies nothing more', () => {
    const s = scenario({ order: [2, 0, 1], acting: 0, punishment: { 0: 59 }, discs: { 2: [1, 1], 4: [2, 2] } })
    const events = s.play(0, { space: 18 })
    expect(s.player(0).alive).toBe(false)
    expect(ofType(events, 'copied')).toEqual([])
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-OUT-15 goods already offered go to the stock and do not content the Queen', () => {
    const s = atOffer({ ...CALM, demand: 'honey', progress: { hands: [2, 1, 1] }, punishment: { 0: 55 }, order: [1, 0, 2] })
    const { stock } = s.position
    const events = offerAll(s, { 0: { apple: 1, honey: 2 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(s.player(0)).toMatchObject({ alive: false, goods: goods({}) })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'furious' }])
    expect(s.position.stock).toMatchObject({ apple: stock.apple + 2, honey: stock.honey + 2, silver: stock.silver + 4 })
  })

  it('PQ-OUT-08 what sends another out shows the goods, and cannot be taken back; with open screens it shows nothing new', () => {
    for (const openScreens of [false, true]) {
      const last = atOffer({ ...CALM, openScreens, demand: 'honey', punishment: { 1: 59 }, goods: { 0: { honey: 1 } }, pixies: { 0: [5] } })
      offerAll(last, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
      expect(last.position).toMatchObject({ step: 'promoteStep', deciding: [0] })
      expect(last.reveals(0, { stop: true })).toBe(!openScreens)
      last.play(0, { stop: true })
      expect(last.player(1).alive).toBe(false)
    }
  })

  it('PQ-OUT-15 only the hands of the fallen are void', () => {
    const s = atOffer({ ...CALM, demand: 'honey', progress: { hands: [1, 2, 1] }, punishment: { 1: 55 } })
    const events = offerAll(s, { 0: { silver: 1 }, 1: { apple: 1, honey: 2 }, 2: { honey: 1 } })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'content' }])
    expect(s.position.offers.map((o) => o.hands)).toEqual([[{ good: 'silver', count: 1 }], [], [{ good: 'honey', count: 1 }]])
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 2, progress: { steps: 1 } })
    expect(s.player(0).silverTrack).toBe(8)
  })

  it('PQ-OUT-16 the copy cost count is not turned back', () => {
    const s = scenario({ order: [2, 0, 1], acting: 0, punishment: { 0: 59 }, discs: { 2: [1, 1] } })
    s.play(0, { space: 18 })
    expect(punished(s.play(1, { space: 18 }), 'copy')).toEqual([[1, 2]])
  })

  it('PQ-OUT-17 two left of three do not play by the rules for two', () => {
    const s = fallen()
    s.play(1, { pass: true })
    s.play(2, { pass: true })
    expect(s.position.neutralMiners).toBe(0)
    s.chance({ demand: 'honey' })
    s.play(1, { offer: 'honey', count: 1 })
    expect(s.position.offers[1]!.sealed).toBe(true)
    s.play(2, { offer: 'honey', count: 1 })
    s.play(2, { stop: true })
    s.play(1, { stop: true })
    expect(s.position.round).toBe(3)
  })

  it('PQ-OUT-18 the last one left wins at once', () => {
    const s = scenario({ order: [0, 1], acting: 1, eliminated: [[2]], punishment: { 0: 50, 1: 55, 2: 60 } })
    const events = s.play(1, { pass: true })
    expect(s.position).toMatchObject({ phase: 'over', step: 'over', acting: null })
    expect(s.pending).toEqual([])
    expect(ofType(events, 'over')).toEqual([{ type: 'over', reason: 'lastStanding', winners: [0] }])
    expect(s.ranks()).toEqual([1, 2, 3])
  })

  it('PQ-OUT-19 all points of one step are one moment: out together, then mine consequences of those still in', () => {
    const s = atOffer({
      ...CALM,
      seats: 4,
      order: [0, 1, 2, 3],
      demand: 'honey',
      punishment: { 0: 57, 1: 55, 2: 9, 3: 9 },
      pixies: { 2: [1, 6], 3: [2, 7] },
    })
    const events = offerAll(s, {})
    const types = events.map((e) => e.type)
    expect(types.indexOf('eliminated')).toBeGreaterThan(types.lastIndexOf('punished'))
    expect(s.position.eliminated).toEqual([[0, 1]])
    expect(s.position).toMatchObject({ turnNow: [2, 3], step: 'send', acting: 3 })
    expect(standing(s, 2)).toEqual([1, 6])
  })

  it('PQ-OUT-19 fewer points rank higher among those of one moment, equal points share, and the first wins if nobody is left', () => {
    const s = scenario({ seats: 4, castle: [3], punishment: { 1: 58, 2: 57, 3: 58 } })
    s.play(0, { space: 10 })
    s.chance({ roll: 4 })
    s.play(0, { split: [0, 2, 0, 2] })
    expect(s.position.eliminated).toEqual([[1, 3]])
    s.play(2, { pass: true })
    expect(s.position.phase).toBe('over')
    expect(s.ranks()).toEqual([1, 3, 2, 3])
    expect(s.scores()).toEqual([-15, -60, -62, -60])
    const none = atOffer({ seats: 3, demand: 'honey', punishment: { 0: 57, 1: 55, 2: 58 } })
    const events = offerAll(none, {})
    expect(none.ranks()).toEqual([2, 1, 3])
    expect(ofType(events, 'over')).toEqual([{ type: 'over', reason: 'lastStanding', winners: [1] }])
  })

  it('PQ-OUT-20 the eliminated rank behind all others, later elimination higher', () => {
    const s = atOffer({
      ...CALM,
      seats: 4,
      round: 7,
      demand: 'honey',
      eliminated: [[3]],
      punishment: { 0: 55, 1: 40, 2: 30, 3: 60 },
      rewards: {},
    })
    offerAll(s, { 1: { silver: 1 }, 2: { silver: 1 } })
    s.auto((p) => p.phase === 'over')
    expect(s.position.eliminated).toEqual([[3], [0]])
    expect(s.ranks()).toEqual([3, 2, 1, 4])
    expect(s.position.result!.find((line) => line.seat === 0)!.eliminated).toBe(true)
  })

  it('PQ-OUT-20 each fall is a moment of its own, whatever the seats', () => {
    const s = scenario({ seats: 4, order: [0, 2, 3], acting: 0, eliminated: [[1]], punishment: { 0: 55, 1: 62, 3: 20 } })
    s.play(0, { pass: true })
    expect(s.position).toMatchObject({ eliminated: [[1], [0]], acting: 2 })
    expect(s.ranks().slice(0, 2)).toEqual([3, 4])
  })
})

describe('the oubliette in a draw', () => {
  it('PQ-OUT-05 PQ-OUT-11 miners of the fallen can no longer be chained', () => {
    const s = fallen()
    mine(s, 1, { stone: 1, silver: 4 })
    expect(s.can(1, { chain: 0, miner: 0 })).toBe(false)
    answer(s, 1, { chain: 2, miner: 0 })
    expect(s.player(2).stones).toEqual([1, 0])
  })
})
