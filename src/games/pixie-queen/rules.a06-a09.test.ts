import { describe, expect, it } from 'vitest'
import { goods, ofType, type Prefer, type Scenario, type Setup, scenario } from './testing.ts'
import type { Cube, GoodsDelta } from './types.ts'

const TRACKS7 = { silver: { 0: 7, 1: 7, 2: 7 }, gold: { 0: 7, 1: 7, 2: 7 } }

/** The first in order offers one honey, all others nothing. */
const oneHoney: Prefer = (p, seat, moves) =>
  p.step !== 'offer'
    ? undefined
    : moves.find((m) => (seat === p.turnNow[0] && 'offer' in m ? m.offer === 'honey' && m.count === 1 : 'seal' in m))

const kinds = (g: GoodsDelta) =>
  Object.entries(g)
    .filter(([, n]) => n > 0)
    .map(([k]) => k)
    .sort()

describe('action 6: food tile', () => {
  it('PQ-A06-01 PQ-A06-02 the player takes the top tile of the stack onto the food slot', () => {
    const s = scenario({ foodTiles: [3, 4, 4], foodTile: { 1: 2 } })
    expect(ofType(s.play(0, { space: 6 }), 'foodTileTaken')).toEqual([{ type: 'foodTileTaken', seat: 0, value: 3 }])
    expect(s.player(0).foodTile).toBe(3)
    expect(s.position.foodTiles).toEqual([4, 4])
    const swapped = scenario({ foodTiles: [4, 2, 3], foodTile: { 1: 4 } })
    swapped.play(0, { space: 6 })
    expect(swapped.player(0).foodTile).toBe(4)
  })

  it('PQ-A06-03 PQ-A06-04 from then on it yields 2, 3 or 4 food of choice in every phase I, and that cannot be refused', () => {
    const s = scenario({
      ...TRACKS7,
      passed: [1, 2],
      foodTiles: [3, 2, 4],
      foodTile: { 1: 4 },
      goods: { 0: { honey: 2 } },
      pixies: { 1: [6] },
    })
    s.play(0, { space: 6 })
    s.auto((p) => p.step === 'foodTile' && p.acting === 0, oneHoney)
    for (const round of [3, 4]) {
      expect(s.position.round).toBe(round)
      expect(s.can(0, { food: {} })).toBe(false)
      expect(s.can(0, { done: true })).toBe(false)
      const apples = s.player(0).goods.apple
      s.play(0, { food: { apple: 3 } })
      expect(s.player(0).goods.apple).toBe(apples + 3)
      if (round === 3) s.auto((p) => p.step === 'foodTile' && p.acting === 0, oneHoney)
    }
  })

  it('PQ-A06-05 who has a food tile cannot take the action', () => {
    const s = scenario({ foodTile: { 0: 2 } })
    expect(s.refused(0, { space: 6 })).toMatchObject({ code: 'slotTaken', rule: 'PQ-A06-05' })
  })

  it('PQ-A06-06 skill S8 gives room for a second one', () => {
    const s = scenario({ foodTile: { 0: 2 }, skill: { 0: 'extraSlot' } })
    s.play(0, { space: 6 })
    expect(s.player(0)).toMatchObject({ foodTile: 2, onSkill: 3 })
    const full = scenario({ foodTile: { 0: 2 }, skill: { 0: 'extraSlot' }, onSkill: { 0: 'peek' } })
    expect(full.refused(0, { space: 6 }).code).toBe('slotTaken')
  })

  it('PQ-A06-07 the action cannot be taken when the stack is empty', () => {
    const s = scenario({ seats: 4, foodTile: { 1: 2, 2: 3, 3: 4 }, foodTiles: [3, 4] })
    expect(s.can(0, { space: 6 })).toBe(true)
    const empty = scenario({ seats: 2, foodTile: { 1: 2 }, skill: { 1: 'extraSlot' }, onSkill: { 1: 3 }, foodTiles: [4] })
    empty.play(0, { space: 6 })
    expect(empty.position.foodTiles).toEqual([])
    const none = scenario({
      seats: 3,
      edition: { foodTilesTopFirst: { ...s.position.options.edition.foodTilesTopFirst, '3': [2, 3] } },
      foodTile: { 1: 2, 2: 3 },
    })
    expect(none.refused(0, { space: 6 })).toMatchObject({ code: 'noFoodTiles', rule: 'PQ-A06-07' })
  })

  it('PQ-A06-08 a tile taken in round n yields for the first time in round n + 1', () => {
    const s = scenario({ ...TRACKS7, passed: [1, 2], goods: { 0: { honey: 1 } }, pixies: { 1: [6] } })
    expect(ofType(s.play(0, { space: 6 }), 'income')).toEqual([])
    s.auto((p) => p.step === 'foodTile', oneHoney)
    expect(s.position).toMatchObject({ round: 3, acting: 0 })
    expect(ofType(s.events, 'income').filter((e) => e.seat === 0)).toEqual([])
  })
})

/** Seat 0 is asked whether to use its double-offering tile. */
function asked(setup: Setup = {}): Scenario {
  const s = scenario({ ...TRACKS7, passed: [1, 2], singleUse: { 0: 'double' }, ...setup })
  s.play(0, { pass: true })
  expect(s.position).toMatchObject({ step: 'announceDouble', acting: 0 })
  return s
}

describe('action 7: double-offering tile', () => {
  it('PQ-A07-01 the player takes the tile from the board', () => {
    const s = scenario()
    expect(ofType(s.play(0, { space: 7 }), 'singleUseTaken')).toEqual([{ type: 'singleUseTaken', seat: 0, tile: 'double' }])
    expect(s.player(0).singleUse).toBe('double')
    expect([...s.position.singleUse].sort()).toEqual(['mercy', 'peek'])
    expect(scenario({ singleUse: { 1: 'double' } }).refused(0, { space: 7 })).toMatchObject({ code: 'tileAway', rule: 'PQ-TILE-10' })
  })

  it('PQ-A07-02 PQ-A07-04 it may be used in a coming phase III, and need not be', () => {
    const s = asked({ goods: { 0: { honey: 5, silver: 5 } } })
    expect(s.moves(0)).toEqual(expect.arrayContaining([{ announce: true }, { announce: false }]))
    s.play(0, { announce: false })
    expect(s.player(0).singleUse).toBe('double')
    s.chance({ demand: 'honey' })
    s.play(0, { offer: 'honey', count: 1 })
    expect(s.position.deciding).not.toContain(0)
    s.auto((p) => p.round === 3 && p.step === 'announceDouble')
    s.play(0, { announce: true })
    expect(s.player(0).singleUse).toBeNull()
  })

  it('PQ-A07-03 phase III of the same round counts as a coming one', () => {
    const s = scenario({ ...TRACKS7, passed: [1, 2], discs: { 2: [0, 0] } })
    s.play(0, { space: 7 })
    expect(s.position).toMatchObject({ round: 2, step: 'announceDouble', acting: 0 })
  })

  it('PQ-A07-05 PQ-A07-09 its use is announced before the demand is revealed', () => {
    const s = asked()
    expect(s.position.demands).toHaveLength(1)
    const events = s.play(0, { announce: true })
    expect(ofType(events, 'doubleAnnounced')).toEqual([{ type: 'doubleAnnounced', seat: 0, used: true }])
    expect(s.position).toMatchObject({ step: 'demand', demands: ['honey'] })
    expect(s.pending).toEqual([-1])
    s.chance({ demand: 'bread' })
    expect(s.can(0, { announce: false })).toBe(false)
  })

  it('PQ-A07-06 on announcement the tile is put back on the board', () => {
    const s = asked()
    s.play(0, { announce: true })
    expect(s.player(0).singleUse).toBeNull()
    expect([...s.position.singleUse].sort()).toEqual(['double', 'mercy', 'peek'])
  })

  it('PQ-A07-07 PQ-A07-08 the user offers two different types: demanded food and silver, food and gold, or silver and gold', () => {
    for (const pair of [
      { honey: 2, silver: 1 },
      { honey: 1, gold: 2 },
      { silver: 2, gold: 1 },
    ] as const) {
      const s = asked({ goods: { 0: { honey: 3, silver: 3, gold: 3, bread: 3 }, 1: { honey: 1 } } })
      s.play(0, { announce: true })
      s.chance({ demand: 'honey' })
      const [first, second] = Object.entries(pair) as [keyof typeof pair, number][]
      s.play(0, { offer: first![0], count: first![1] })
      expect(s.refused(0, { offer: first![0], count: 1 })).toMatchObject({ code: 'sameTypeTwice' })
      s.play(0, { offer: second![0], count: second![1] })
      expect(s.position.deciding).toEqual([1, 2])
      s.play(1, { offer: 'honey', count: 1 })
      s.auto((p) => p.step !== 'offer')
      const offered = ofType(s.events, 'offered')[0]?.offers[0] ?? {}
      expect(kinds(offered)).toEqual(kinds(pair))
      expect(offered).toMatchObject(pair)
      expect(ofType(s.events, 'punished').filter((e) => e.seat === 0 && e.reason !== 'pass')).toEqual([])
    }
    const one = asked({ goods: { 0: { honey: 3, silver: 3 } } })
    one.play(0, { announce: false })
    one.chance({ demand: 'honey' })
    one.play(0, { offer: 'honey', count: 1 })
    expect(one.can(0, { offer: 'silver', count: 1 })).toBe(false)
  })
})

/** Seat 0, holding the peek tile, has so many miners and mines. */
function mining(miners: number, setup: Setup = {}): Scenario {
  const away = [1, 2, 4, 5, 6].slice(0, 5 - miners)
  const s = scenario({ singleUse: { 0: 'peek' }, pixies: { 0: away }, goods: { 0: {} }, ...setup })
  s.play(0, { space: 15 })
  return s
}

/** Cubes of one kind picked until nothing is to be picked any more. */
function pickAll(s: Scenario, cube: Cube): number {
  let n = 0
  for (; s.position.step === 'peekPick'; n++) s.play(0, { pick: cube })
  return n
}

describe('action 8: peek tile', () => {
  it('PQ-A08-01 the player takes the tile from the board', () => {
    const s = scenario()
    s.play(0, { space: 8 })
    expect(s.player(0).singleUse).toBe('peek')
    expect([...s.position.singleUse].sort()).toEqual(['double', 'mercy'])
    expect(scenario({ singleUse: { 0: 'mercy' } }).refused(0, { space: 8 })).toMatchObject({ code: 'slotTaken', rule: 'PQ-TILE-04' })
  })

  it('PQ-A08-02 PQ-A08-03 PQ-A08-07 it is used with action 15 if its owner says so before the first cube', () => {
    const s = mining(3)
    expect(s.position).toMatchObject({ step: 'usePeek', acting: 0 })
    expect(s.moves(0)).toEqual(expect.arrayContaining([{ peek: true }, { peek: false }]))
    const no = s.fork()
    no.play(0, { peek: false })
    expect(no.player(0).singleUse).toBe('peek')
    expect(no.pending).toEqual([-1])
    no.chance({ draw: { silver: 3, gold: 0, stone: 0 } })
    expect(no.player(0)).toMatchObject({ goods: goods({ silver: 3 }), singleUse: 'peek' })
    expect(no.position).toMatchObject({ step: 'turn', acting: 1 })
    s.play(0, { peek: true })
    expect(s.position.step).toBe('peekPick')
    expect(s.player(0).singleUse).toBeNull()
    expect(s.position.singleUse).toContain('peek')
    const without = scenario()
    without.play(0, { space: 15 })
    expect(without.pending).toEqual([-1])
  })

  it('PQ-A08-04 the first two cubes are chosen', () => {
    const s = mining(2)
    s.play(0, { peek: true })
    expect(ofType(s.play(0, { pick: 'gold' }), 'peeked')).toEqual([{ type: 'peeked', seat: 0, cube: 'gold' }])
    s.play(0, { pick: 'silver' })
    expect(s.player(0).goods).toEqual(goods({ gold: 1, silver: 1 }))
    expect(s.position.bag).toEqual({ silver: 29, gold: 9, stone: 15 })
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    const noGold = mining(2, { bag: { gold: 0 } })
    noGold.play(0, { peek: true })
    expect(noGold.refused(0, { pick: 'gold' })).toMatchObject({ code: 'cubeNotInBag', rule: 'PQ-A08-04' })
  })

  it('PQ-A08-05 with one miner or none only one cube is taken, and it is chosen', () => {
    for (const miners of [0, 1]) {
      const s = mining(miners)
      s.play(0, { peek: true })
      expect(pickAll(s, 'gold')).toBe(1)
      expect(s.player(0).goods).toEqual(goods({ gold: 1 }))
      expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    }
  })

  it('PQ-A08-06 with three or more miners two are chosen and the rest drawn blind', () => {
    for (const miners of [3, 5]) {
      const s = mining(miners)
      s.play(0, { peek: true })
      expect(pickAll(s, 'gold')).toBe(2)
      expect(s.pending).toEqual([-1])
      expect(s.refused(-1, { draw: { silver: miners, gold: 0, stone: 0 } }).code).toBe('wrongOutcome')
      s.chance({ draw: { silver: miners - 2, gold: 0, stone: 0 } })
      expect(s.player(0).goods).toEqual(goods({ gold: 2, silver: miners - 2 }))
    }
  })

  it('PQ-A08-08 chosen are the smallest of 2, the number due and the number in the bag, before the blind ones', () => {
    const one = mining(4, { bag: { silver: 1, gold: 0, stone: 0 } })
    one.play(0, { peek: true })
    expect(pickAll(one, 'silver')).toBe(1)
    expect(one.position).toMatchObject({ step: 'turn', acting: 1, bag: { silver: 0, gold: 0, stone: 0 } })
    const three = mining(5, { bag: { silver: 3, gold: 0, stone: 0 } })
    three.play(0, { peek: true })
    expect(pickAll(three, 'silver')).toBe(2)
    three.chance({ draw: { silver: 1, gold: 0, stone: 0 } })
    expect(three.player(0).goods).toEqual(goods({ silver: 3 }))
  })

  it('PQ-A08-10 stones may be chosen too', () => {
    const s = mining(1)
    s.play(0, { peek: true }, { pick: 'stone' })
    expect(s.position).toMatchObject({ step: 'placeStone', acting: 0 })
    s.play(0, { chain: 2, miner: 0 })
    expect(s.player(2).stones).toEqual([1, 0])
    expect(s.position.bag.stone).toBe(14)
  })
})

/** Seat 0 gives seat 1, which stands on 9 points and holds the mercy tile, one point. */
function hit(setup: Setup = {}): Scenario {
  const s = scenario({ punishment: { 1: 9 }, singleUse: { 1: 'mercy' }, pixies: { 1: [4, 8] }, ...setup })
  s.play(0, { space: 10 })
  s.chance({ roll: 1 })
  s.play(0, { split: [0, 1, 0] })
  return s
}

describe('action 9: mercy tile', () => {
  it('PQ-A09-01 the player takes the tile from the board', () => {
    const s = scenario()
    s.play(0, { space: 9 })
    expect(s.player(0).singleUse).toBe('mercy')
    expect([...s.position.singleUse].sort()).toEqual(['double', 'peek'])
  })

  it('PQ-A09-02 PQ-A09-03 PQ-A09-05 used when a pixie has to be sent: none goes, and the tile returns to the board', () => {
    const s = hit()
    expect(s.position).toMatchObject({ step: 'send', acting: 1 })
    const events = s.play(1, { mercy: true })
    expect(ofType(events, 'mercyUsed')).toEqual([{ type: 'mercyUsed', seat: 1 }])
    expect(s.player(1)).toMatchObject({ miners: 3, singleUse: null, punishment: 10 })
    expect(s.position.singleUse).toContain('mercy')
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    const quiet = scenario({ singleUse: { 0: 'mercy' } })
    expect(quiet.can(0, { mercy: true })).toBe(false)
    expect(hit({ singleUse: {} }).refused(1, { mercy: true })).toMatchObject({ code: 'noMercyTile', rule: 'PQ-A09-02' })
  })

  it('PQ-A09-04 its use is optional', () => {
    const s = hit()
    expect(s.moves(1)).toEqual(expect.arrayContaining([{ send: 4 }, { send: 8 }, { mercy: true }]))
    s.play(1, { send: 8 })
    expect(s.player(1)).toMatchObject({ miners: 4, singleUse: 'mercy' })
    expect(s.position.spaces[8]?.pixie).toBeNull()
    const none = hit({ pixies: {} })
    expect(none.position.step).toBe('turn')
    expect(none.player(1)).toMatchObject({ singleUse: 'mercy', punishment: 10 })
  })

  it('PQ-A09-06 it does not stop a displacement by an apple', () => {
    const s = scenario({ singleUse: { 1: 'mercy' }, pixies: { 1: [1] }, goods: { 0: { apple: 1 } } })
    s.play(0, { space: 3 }, { promote: 'mine', to: 1 })
    expect(s.player(1)).toMatchObject({ miners: 5, singleUse: 'mercy' })
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })
})
