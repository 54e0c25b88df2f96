import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/game.ts'
import { fresh, goods, type Scenario, scenario } from './testing.ts'
import { FOODS, GOODS, SKILLS, type Skill } from './types.ts'

const SIX: Skill[] = ['cheapGold', 'servantBonus', 'ringBonus', 'lightMine', 'copyUnused', 'extraSlot']
const COUNTS = [2, 3, 4, 5]
const upTo = (n: number): Seat[] => Array.from({ length: n }, (_, i) => i)

/** A table on which order and skills are dealt. */
function dealt(seats: number, order: Seat[] = upTo(seats), skills = SIX): Scenario {
  const s = fresh({ seats })
  s.chance({ order })
  s.chance({ skills })
  return s
}

/** The same with skills picked, the last player taking the first of the row: round 1, first turn. */
function begun(seats: number, order: Seat[] = upTo(seats)): Scenario {
  const s = dealt(seats, order)
  for (const [i, seat] of [...order].reverse().entries()) s.play(seat, { skill: SIX[i]! })
  return s
}

describe('setup: players and order', () => {
  it('PQ-SETUP-09 each player has a colour of the same number, and with two players colour 2 is the third', () => {
    const s = scenario({ seats: 2, pixies: { 0: [1], 1: [2], 2: [3] } })
    expect([1, 2, 3].map((id) => s.position.spaces[id]?.pixie)).toEqual([0, 1, 2])
    expect(s.position.neutralMiners).toBe(4)
    const t = scenario({ seats: 3, pixies: { 2: [3] } })
    expect(t.player(2).miners).toBe(4)
    expect(t.position.neutralMiners).toBe(0)
  })

  it('PQ-SETUP-10 PQ-SETUP-11 every score disc starts on 0 and both track discs on the first space', () => {
    for (const seats of COUNTS)
      for (const p of begun(seats).position.players) expect(p).toMatchObject({ punishment: 0, silverTrack: 1, goldTrack: 1 })
  })

  it('PQ-SETUP-12 PQ-SETUP-13 small cubes are put in random order and the big cubes in the same', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const s = fresh({ seats: 3 })
      expect(s.position.step).toBe('order')
      expect(s.pending).toEqual([-1])
      s.auto((p) => p.step !== 'order', undefined, seed)
      expect(s.position.turnNow).toEqual(s.position.turnNext)
      orders.add(s.position.turnNext.join())
    }
    expect(orders.size).toBe(6)
    for (const order of [
      [0, 0, 1],
      [0, 1, 3],
    ])
      expect(fresh({ seats: 3 }).refused(-1, { order }).code).toBe('wrongOutcome')
    for (const order of [
      [0, 1],
      [0, 1, 2, 2],
    ])
      expect(fresh({ seats: 3 }).can(-1, { order })).toBe(false)
  })

  it('PQ-SETUP-14 PQ-SETUP-15 the first big cube is the favourite, who plays first', () => {
    const s = begun(4, [2, 0, 3, 1])
    expect(s.position).toMatchObject({ round: 1, phase: 'actions', step: 'turn', acting: 2, turnNow: [2, 0, 3, 1] })
    expect(s.pending).toEqual([2])
  })

  it('PQ-SETUP-17 each player has 4 action discs and a screen of their own', () => {
    for (const seats of COUNTS) {
      const s = begun(seats)
      for (const seat of upTo(seats)) {
        expect(s.player(seat).discs).toBe(4)
        expect(s.view(seat).players.map((p) => p.screen !== null)).toEqual(upTo(seats).map((x) => x === seat))
      }
    }
  })

  it('PQ-SETUP-18 PQ-SETUP-19 PQ-SETUP-20 everybody starts with two apples, bread, silver and gold, all but the favourite with two honey', () => {
    for (const seats of COUNTS) {
      const order = [...upTo(seats)].reverse()
      const s = begun(seats, order)
      for (const seat of upTo(seats))
        expect(s.player(seat).goods).toEqual(goods({ apple: 2, bread: 2, silver: 2, gold: 2, honey: seat === order[0] ? 0 : 2 }))
    }
  })

  it('PQ-SETUP-21 all pixies start in the mine', () => {
    for (const seats of COUNTS) {
      const p = begun(seats).position
      expect(p.spaces.every((space) => space.pixie === null && space.discs.length === 0)).toBe(true)
      expect(p.servantSlot).toBeNull()
      expect(p.castle).toEqual([])
      for (const player of p.players) expect(player.stones).toEqual([0, 0])
    }
  })

  it('PQ-SETUP-22 with 2 or 3 players each uses 5 pixies', () => {
    for (const seats of [2, 3]) expect(begun(seats).position.players.map((p) => p.miners)).toEqual(upTo(seats).map(() => 5))
  })

  it('PQ-SETUP-23 with 4 players each uses 4 pixies', () => {
    expect(begun(4).position.players.map((p) => p.miners)).toEqual([4, 4, 4, 4])
  })

  it('PQ-SETUP-24 PQ-SETUP-25 with 5 players each uses 3 pixies and the others play no part', () => {
    const s = begun(5)
    expect(s.position.players.map((p) => p.miners)).toEqual([3, 3, 3, 3, 3])
    const gone = scenario({ seats: 5, castle: [0, 0], pixies: { 0: [13] } })
    expect(gone.player(0).miners).toBe(0)
    expect(gone.refused(0, { space: 3 }).code).toBe('noPromotion')
  })
})

describe('setup: the board', () => {
  it('PQ-SETUP-26 PQ-SETUP-30 five players: food tiles 2, 2, 3, 3, 4, 4 from the top', () => {
    expect(begun(5).position.foodTiles).toEqual([2, 2, 3, 3, 4, 4])
  })
  it('PQ-SETUP-27 four players: food tiles 2, 3, 3, 4, 4 from the top', () => {
    expect(begun(4).position.foodTiles).toEqual([2, 3, 3, 4, 4])
  })
  it('PQ-SETUP-28 three players: food tiles 2, 3, 4, 4 from the top', () => {
    expect(begun(3).position.foodTiles).toEqual([2, 3, 4, 4])
  })
  it('PQ-SETUP-29 two players: food tiles 2, 3, 4 from the top', () => {
    expect(begun(2).position.foodTiles).toEqual([2, 3, 4])
  })

  it('PQ-SETUP-31 the double-offering, peek and mercy tiles lie at actions 7, 8 and 9', () => {
    const s = begun(3)
    expect([...s.position.singleUse].sort()).toEqual(['double', 'mercy', 'peek'])
    for (const [space, tile] of [
      [7, 'double'],
      [8, 'peek'],
      [9, 'mercy'],
    ] as const) {
      const t = s.fork()
      t.play(0, { space })
      expect(t.player(0).singleUse).toBe(tile)
      expect(t.position.singleUse).not.toContain(tile)
    }
  })

  it('PQ-SETUP-32 the spaces of the tiles, 6 to 9, form the second row of the pyramid', () => {
    const s = scenario({ pixies: { 0: [1], 1: [6] } })
    s.play(0, { space: 3 })
    for (const to of [7, 8, 9]) expect(s.can(0, { promote: 1, to })).toBe(true)
    expect(s.can(0, { promote: 1, to: 6 })).toBe(true)
    expect(s.refused(0, { promote: 1, to: 5 }).code).toBe('notAbove')
    expect(s.refused(0, { promote: 1, to: 10 }).code).toBe('notAbove')
  })

  it('PQ-SETUP-33 special-offering tiles lie in ascending order', () => {
    for (const [taken, value] of [
      [0, 5],
      [1, 6],
      [4, 9],
      [6, 12],
    ]) {
      const s = scenario({ goods: { 0: { apple: 6, bread: 6, honey: 6, silver: 6, gold: 6 } }, taken: { special: taken } })
      s.play(0, { space: 19 }, { add: 'apple' })
      expect(s.player(0).rewards).toEqual([{ series: 'special', value }])
    }
  })

  it('PQ-SETUP-34 servant tiles lie in descending order', () => {
    for (const [castle, value] of [
      [[], 15],
      [[1], 13],
      [[1, 2, 1], 9],
    ] as const) {
      const s = scenario({ phase: 'offerings', step: 'demand', pixies: { 0: [13] }, castle })
      s.chance({ demand: 'honey' })
      s.auto(
        (p) => p.round === 3,
        (_, seat, moves) =>
          moves.find((m) => ('promote' in m && m.to === 'castle') || ('offer' in m && seat === 0 && m.offer === 'honey' && m.count === 1)),
      )
      expect(s.player(0).rewards).toEqual([{ series: 'servant', value }])
    }
  })

  it('PQ-SETUP-35 ring tiles lie in descending order', () => {
    for (const [taken, value] of [
      [0, 12],
      [1, 10],
      [3, 7],
      [6, 4],
    ]) {
      const s = scenario({ goods: { 0: { gold: 5 } }, taken: { ring: taken } })
      s.play(0, { space: 13 })
      expect(s.player(0).rewards).toEqual([{ series: 'ring', value }])
    }
  })

  it('PQ-SETUP-36 demand tokens are shuffled unseen: nothing of them is in the position, and chance names them', () => {
    expect(begun(3).position.demands).toEqual([])
    const foods = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const s = scenario({ round: 1, phase: 'offerings', step: 'demand' })
      expect(s.pending).toEqual([-1])
      s.auto((p) => p.step !== 'demand', undefined, seed)
      foods.add(s.position.demands.join())
    }
    expect([...foods].sort()).toEqual(['apple', 'bread', 'honey'])
  })

  it('PQ-SETUP-37 PQ-SETUP-38 seven of the nine tokens are used, and which two are in the box nobody knows', () => {
    const six = scenario({ round: 7, phase: 'offerings', step: 'demand', demands: ['apple', 'bread', 'honey', 'honey', 'bread', 'apple'] })
    for (const demand of FOODS) expect(six.can(-1, { demand })).toBe(true)
    six.chance({ demand: 'bread' })
    six.auto((p) => p.step === 'over')
    expect(six.position.demands).toEqual(['apple', 'bread', 'honey', 'honey', 'bread', 'apple', 'bread'])
    const three = scenario({ round: 5, phase: 'offerings', step: 'demand', demands: ['apple', 'apple', 'honey', 'apple'] })
    expect(three.refused(-1, { demand: 'apple' }).code).toBe('wrongOutcome')
    for (let seed = 1; seed < 20; seed++) {
      const t = three.fork()
      t.auto((p) => p.step !== 'demand', undefined, seed)
      expect(t.position.demands[4]).not.toBe('apple')
    }
  })

  it('PQ-SETUP-39 the special row starts with an apple, a bread, a honey and a silver', () => {
    expect(begun(3).position.specialRow).toEqual(goods({ apple: 1, bread: 1, honey: 1, silver: 1 }))
  })

  it('PQ-SETUP-40 PQ-SETUP-41 the bag starts with 30 silver, 10 gold and five stones a player, at most 20', () => {
    for (const [seats, stone] of [
      [2, 10],
      [3, 15],
      [4, 20],
      [5, 20],
    ] as const)
      expect(begun(seats).position.bag).toEqual({ silver: 30, gold: 10, stone })
  })

  it('PQ-SETUP-02 PQ-SETUP-42 of 20 stones those that do not go into the bag are out of the game', () => {
    expect(COUNTS.map((seats) => begun(seats).position.stonesOut)).toEqual([10, 5, 0, 0])
  })

  it('PQ-SETUP-01 PQ-SETUP-43 what is not dealt, in the bag or on the row is the stock; together all pieces of the box', () => {
    const table = [
      [2, 35, 35, 37, 25, 16],
      [3, 33, 33, 35, 23, 14],
      [4, 31, 31, 33, 21, 12],
      [5, 29, 29, 31, 19, 10],
    ] as const
    for (const [seats, apple, bread, honey, silver, gold] of table) {
      const p = begun(seats).position
      expect(p.stock).toEqual({ apple, bread, honey, silver, gold })
      expect(p.removed).toEqual(goods({}))
      const all = GOODS.map(
        (g) =>
          p.stock[g] + p.specialRow[g] + (g === 'silver' || g === 'gold' ? p.bag[g] : 0) + p.players.reduce((n, x) => n + x.goods[g], 0),
      )
      expect(all).toEqual([40, 40, 40, 60, 30])
    }
  })

  it('PQ-SETUP-03 the 21 reward tiles, seven of each series, are all there to be taken', () => {
    expect(begun(3).position.taken).toEqual({ ring: 0, servant: 0, special: 0 })
    expect(scenario({ taken: { ring: 6 }, goods: { 0: { gold: 5 } } }).can(0, { space: 13 })).toBe(true)
    expect(scenario({ taken: { ring: 7 }, goods: { 0: { gold: 5 } } }).can(0, { space: 13 })).toBe(false)
    expect(() => scenario({ taken: { ring: 8 } })).toThrow()
  })

  it('PQ-SETUP-04 PQ-SETUP-44 the markers of value 1 and 2 lie ready: nobody has one, and they are handed out as values 1 and 2', () => {
    for (const p of begun(5).position.players) expect(p.markers).toEqual([0, 0])
    const ring = scenario({ goods: { 0: { gold: 5 } }, skill: { 0: 'ringBonus' }, markers: { 1: [5, 4] } })
    ring.play(0, { space: 13 })
    expect(ring.player(0).markers).toEqual([0, 1])
  })

  it('PQ-SETUP-05 the box holds 10 skills, 6 food tiles, 3 single-use tiles and 9 demand tokens', () => {
    expect(new Set(SKILLS).size).toBe(10)
    const five = begun(5)
    expect(five.position.foodTiles).toHaveLength(6)
    expect(five.position.singleUse).toHaveLength(3)
    const tokens = five.position.options.edition.demandTokens
    expect(tokens.apple + tokens.bread + tokens.honey).toBe(9)
  })
})

describe('setup: skills', () => {
  it('PQ-SETUP-45 six of the ten skills are shuffled out and laid face up', () => {
    const s = fresh({ seats: 3 })
    s.chance({ order: [0, 1, 2] })
    expect(s.position.step).toBe('skills')
    expect(s.pending).toEqual([-1])
    for (const skills of [SIX.slice(0, 5), [...SIX, 'freeUnchain' as const]]) expect(s.refused(-1, { skills }).code).toBe('wrongOutcome')
    const seen = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const t = s.fork()
      t.auto((p) => p.step !== 'skills', undefined, seed)
      expect(new Set(t.position.skills).size).toBe(6)
      for (const skill of t.position.skills) seen.add(skill)
    }
    expect(seen.size).toBe(10)
  })

  it('PQ-SETUP-46 the other four skills are out of the game', () => {
    const s = dealt(3)
    expect([...s.position.skills].sort()).toEqual([...SIX].sort())
    const pick = s.refused(2, { skill: 'freeUnchain' })
    expect(pick).toMatchObject({ code: 'skillNotOffered', rule: 'PQ-SETUP-47' })
    expect(s.moves(2)).toHaveLength(6)
    const t = begun(3)
    t.play(0, { space: 16 })
    const swaps = t.moves(0).filter((m) => 'swap' in m && m.with === 'board')
    expect(swaps.map((m) => ('swap' in m ? m.for : '')).sort()).toEqual(['copyUnused', 'extraSlot', 'lightMine'])
  })

  it('PQ-SETUP-47 skills are taken in reverse turn order, the favourite last', () => {
    const s = dealt(4, [2, 0, 3, 1])
    const asked: Seat[] = []
    for (const skill of ['extraSlot', 'ringBonus', 'cheapGold', 'lightMine'] as const) {
      const seat = s.position.acting!
      asked.push(seat)
      expect(s.refused((seat + 1) % 4, { skill }).code).toBe('notYourDecision')
      s.play(seat, { skill })
      expect(s.player(seat).skill).toBe(skill)
    }
    expect(asked).toEqual([1, 3, 0, 2])
    const gone = dealt(3)
    gone.play(2, { skill: 'ringBonus' })
    expect(gone.refused(1, { skill: 'ringBonus' }).code).toBe('skillNotOffered')
  })

  it('PQ-SETUP-48 skills nobody took stay on the board', () => {
    for (const seats of COUNTS) {
      const s = begun(seats)
      expect(s.position.skills).toHaveLength(6 - seats)
      expect([...s.position.skills]).toEqual(expect.arrayContaining(SIX.slice(seats)))
    }
  })
})
