import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/game.ts'
import { goods, ofType, type Scenario, type Setup, scenario } from './testing.ts'

const TRACKS7 = { 0: 7, 1: 7, 2: 7 }

/** Takes one food on space 17. */
const snack = (s: Scenario, seat: Seat) => s.play(seat, { space: 17 }, { take: 'apple' })

/** Everybody passes, until the offerings. */
const restPasses = (s: Scenario) => s.auto((p) => p.phase !== 'actions')

describe('turns', () => {
  it('PQ-ACT-01 turns go in the order of the big cubes, from the favourite on, and cycle', () => {
    const s = scenario({ order: [1, 2, 0], next: [0, 1, 2] })
    const asked: (Seat | null)[] = []
    for (const space of [2, 12, 15, 15, 15, 17]) {
      const seat = s.position.acting!
      asked.push(seat)
      if (space === 12) {
        s.play(seat, { space })
        s.chance({ face: 4 })
      } else if (space === 15) {
        s.play(seat, { space })
        s.chance({ draw: { silver: 5, gold: 0, stone: 0 } })
      } else if (space === 17) snack(s, seat)
      else s.play(seat, { space })
    }
    expect(asked).toEqual([1, 2, 0, 1, 2, 0])
    expect(s.refused(2, { pass: true }).code).toBe('notYourDecision')
  })

  it('PQ-ACT-02 on a turn a player takes exactly one action with 1 or 2 discs', () => {
    const s = scenario()
    const events = s.play(0, { space: 2 })
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 2, discs: 2, helper: null }])
    expect(s.player(0).discs).toBe(2)
    expect(s.pending).toEqual([1])
    expect(s.refused(0, { space: 17 })).toMatchObject({ code: 'notYourDecision', rule: 'PQ-ACT-01' })
    s.play(1, { space: 17 })
    expect(s.refused(1, { space: 15 }).code).toBe('otherDecision')
  })

  it('PQ-ACT-03 a single space takes 1 disc', () => {
    const s = scenario()
    expect(ofType(snack(s, 0), 'placed')).toMatchObject([{ discs: 1 }])
    expect(s.player(0).discs).toBe(3)
    expect(s.position.spaces[17]?.discs).toEqual([0])
  })

  it('PQ-ACT-04 a double space without a pixie takes 2 discs', () => {
    const s = scenario()
    s.play(0, { space: 2 })
    expect(s.position.spaces[2]?.discs).toEqual([0, 0])
    expect(s.player(0).discs).toBe(2)
  })

  it('PQ-ACT-05 PQ-ACT-07 a double space with a pixie takes 1 disc and never two', () => {
    const s = scenario({ pixies: { 0: [2] } })
    expect(s.moves(0).filter((m) => 'space' in m && m.space === 2)).toHaveLength(1)
    const events = s.play(0, { space: 2 })
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 2, discs: 1, helper: 0 }])
    expect(s.position.spaces[2]).toEqual({ pixie: 0, discs: [0] })
    expect(s.player(0).discs).toBe(3)
  })

  it('PQ-ACT-06 the helping pixie may be of any colour', () => {
    for (const colour of [0, 1, 2]) {
      const s = scenario({ pixies: { [colour]: [2] } })
      s.play(0, { space: 2 })
      expect(s.player(0).discs).toBe(3)
    }
    const two = scenario({ seats: 2, pixies: { 2: [2] } })
    expect(ofType(two.play(0, { space: 2 }), 'placed')).toMatchObject([{ discs: 1, helper: 2 }])
    expect(two.player(0).discs).toBe(3)
  })

  it('PQ-ACT-08 action 21 takes all discs the player has left', () => {
    for (const [discs, left] of [
      [{}, 4],
      [{ 2: [0, 0], 17: [0] }, 1],
    ] as const) {
      const s = scenario({ discs })
      expect(ofType(s.play(0, { space: 21 }), 'placed')).toMatchObject([{ space: 21, discs: left }])
      expect(s.player(0).discs).toBe(0)
      expect(s.position.spaces[21]?.discs).toHaveLength(left)
    }
  })
})

describe('occupied spaces', () => {
  it('PQ-ACT-09 PQ-ACT-25 a space used once is occupied for the rest of the round, for its user too', () => {
    for (const seat of [0, 1]) {
      for (const space of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) {
        const s = scenario({
          discs: { [space]: [seat, seat] },
          pixies: { 1: [space === 1 ? 2 : 1] },
          goods: { 0: { silver: 9, gold: 9, apple: 1 } },
        })
        expect(s.refused(0, { space })).toMatchObject({ code: 'spaceOccupied', rule: 'PQ-ACT-09' })
      }
    }
    for (const space of [16, 19, 20, 21]) {
      const s = scenario({
        order: [1, 0, 2],
        acting: 0,
        discs: { [space]: [2] },
        goods: { 0: { apple: 2, bread: 2, honey: 2, silver: 2 } },
      })
      expect(s.refused(0, { space })).toMatchObject({ code: 'spaceOccupied', rule: 'PQ-ACT-25' })
      expect(scenario({ order: [1, 0, 2], acting: 0, goods: { 0: { apple: 2, bread: 2, honey: 2, silver: 2 } } }).can(0, { space })).toBe(
        true,
      )
    }
    const one = scenario({ pixies: { 0: [2] }, discs: { 2: [1] } })
    expect(one.refused(0, { space: 2 }).code).toBe('spaceOccupied')
  })

  it('PQ-ACT-10 when the helping pixie leaves, the space stays occupied', () => {
    const s = scenario({ pixies: { 0: [1] }, discs: { 1: [2] } })
    s.play(0, { space: 3 }, { promote: 1, to: 6 })
    expect(s.position.spaces[1]).toEqual({ pixie: null, discs: [2] })
    expect(s.refused(1, { space: 1 }).code).toBe('spaceOccupied')
  })

  it('PQ-ACT-11 a double space holding only a pixie is available', () => {
    const s = scenario({ pixies: { 1: [12] } })
    expect(s.can(0, { space: 12 })).toBe(true)
  })

  it('PQ-ACT-12 the own spaces 15 and 18 of a player are for this player alone', () => {
    const s = scenario({ discs: { 15: [1, 2], 18: [2], 2: [1, 1] }, copiers: 1 })
    expect(s.can(0, { space: 15 })).toBe(true)
    expect(s.can(0, { space: 18 })).toBe(true)
    s.play(0, { space: 15 })
    s.chance({ draw: { silver: 5, gold: 0, stone: 0 } })
    expect([...s.position.spaces[15]!.discs].sort()).toEqual([0, 1, 2])
    const used = scenario({ discs: { 15: [0], 18: [0], 2: [1, 1] } })
    expect(used.refused(0, { space: 15 })).toMatchObject({ code: 'ownSpaceUsed', rule: 'PQ-ACT-27' })
    expect(used.refused(0, { space: 18 })).toMatchObject({ code: 'ownSpaceUsed', rule: 'PQ-ACT-27' })
  })

  it('PQ-ACT-26 PQ-A05-09 several conversions do not open space 5 for a second use', () => {
    for (const preset of ['de', 'fr'] as const) {
      const s = scenario({ preset, goods: { 0: { silver: 8 }, 1: { silver: 8 } } })
      s.play(0, { space: 5 }, { count: 2 })
      expect(s.refused(1, { space: 5 }).code).toBe('spaceOccupied')
      const own = scenario({ preset, discs: { 5: [0, 0] }, goods: { 0: { silver: 8 } } })
      expect(own.refused(0, { space: 5 }).code).toBe('spaceOccupied')
    }
  })

  it('PQ-ACT-27 action 17 can be taken three times in all, 15 and 18 once per player', () => {
    const s = scenario()
    for (const seat of [0, 1, 2]) snack(s, seat)
    expect(s.refused(0, { space: 17 })).toMatchObject({ code: 'scrapsFull', rule: 'PQ-A17-02' })
    const t = scenario({ discs: { 17: [0, 0] } })
    snack(t, 0)
    expect(t.position.spaces[17]?.discs).toEqual([0, 0, 0])
    for (const seat of [1, 2]) {
      t.play(seat, { space: 15 })
      t.chance({ draw: { silver: 5, gold: 0, stone: 0 } })
    }
    expect([...t.position.spaces[15]!.discs].sort()).toEqual([1, 2])
    expect(t.can(0, { space: 15 })).toBe(true)
  })

  it('PQ-ACT-28 with one disc left only single spaces and double spaces with a pixie can be used', () => {
    const s = scenario({ discs: { 2: [0, 0], 17: [0] }, pixies: { 1: [12] } })
    expect(s.refused(0, { space: 11 })).toMatchObject({ code: 'needDiscs', rule: 'PQ-ACT-04', params: { need: 2, have: 1 } })
    const spaces = s.moves(0).flatMap((m) => ('space' in m ? [m.space] : []))
    expect(spaces.filter((id) => id <= 14)).toEqual([12])
    for (const id of [15, 17, 21]) expect(spaces).toContain(id)
  })

  it('PQ-ACT-33 the second of two discs lies on the hand slot: no pixie can enter there', () => {
    const s = scenario({ pixies: { 0: [1] }, discs: { 6: [1, 1], 7: [1] } })
    s.play(0, { space: 3 })
    expect(s.refused(0, { promote: 1, to: 6 }).code).toBe('slotBlocked')
    expect(s.can(0, { promote: 1, to: 7 })).toBe(true)
  })
})

describe('carrying out', () => {
  it('PQ-ACT-13 the action is carried out immediately', () => {
    const s = scenario({ goods: { 0: {} } })
    const events = s.play(0, { space: 2 })
    expect(events.map((e) => e.type)).toEqual(['placed', 'stole'])
    expect(s.player(0).goods.silver).toBe(2)
  })

  it('PQ-ACT-14 an action that cannot be carried out may not be chosen', () => {
    const poor: Setup = { goods: { 0: {} }, gold: { 0: 8 }, silver: { 0: 8 }, singleUse: { 0: 'peek' }, foodTile: { 0: 2 } }
    const s = scenario(poor)
    const spaces = s.moves(0).flatMap((m) => ('space' in m ? [m.space] : []))
    for (const id of [4, 5, 6, 7, 8, 9, 11, 13, 14, 18, 19, 20]) {
      expect(spaces).not.toContain(id)
      expect(s.can(0, { space: id })).toBe(false)
    }
    for (const id of [1, 2, 3, 10, 12, 15, 16, 17, 21]) expect(spaces).toContain(id)
  })

  it('PQ-ACT-15 action 21 may be chosen even if it changes nothing', () => {
    const s = scenario({ order: [0, 1, 2] })
    expect(s.can(0, { space: 21 })).toBe(true)
    s.play(0, { space: 21 })
    restPasses(s)
    expect(s.position.turnNow).toEqual([0, 1, 2])
  })

  it('PQ-ACT-16 an action counts as executable if at least a part can happen', () => {
    const s = scenario({ stock: { silver: 1, apple: 1, bread: 0, honey: 0 }, goods: { 0: {}, 1: {}, 2: {} } })
    for (const space of [1, 2, 12, 17]) expect(s.can(0, { space })).toBe(true)
    s.play(0, { space: 1 }, { take: 'apple' })
    expect(s.player(0).goods).toEqual(goods({ apple: 1 }))
    for (const space of [2, 12]) expect(s.can(1, { space })).toBe(true)
    expect(s.refused(1, { space: 17 })).toMatchObject({ code: 'needThreeGoods', rule: 'PQ-A17-10' })
  })
})

describe('unchaining in a turn', () => {
  it('PQ-ACT-34 removing stones needs no disc and is no action', () => {
    const s = scenario({ stones: { 0: [2, 0] }, goods: { 0: { bread: 2 } } })
    const events = s.play(0, { unchain: 0 })
    expect(ofType(events, 'unchained')).toEqual([{ type: 'unchained', seat: 0, miner: 0, bread: 1 }])
    expect(s.player(0)).toMatchObject({ discs: 4, stones: [1, 0], goods: goods({ bread: 1 }) })
    expect(s.position).toMatchObject({ step: 'turn', acting: 0 })
    s.play(0, { unchain: 0 })
    expect(s.player(0)).toMatchObject({ stones: [0, 0], goods: goods({}) })
    s.play(0, { space: 2 })
    expect(s.player(0).discs).toBe(2)
  })

  it('PQ-ACT-35 after the action the turn goes on while a stone could be removed, and ends when the player says so or nothing is left to do', () => {
    const chained: Setup = { stones: { 0: [1, 0] } }
    const gained = scenario({ ...chained, goods: { 0: {} } })
    gained.play(0, { space: 17 }, { take: 'bread' })
    expect(gained.position).toMatchObject({ step: 'afterAction', acting: 0 })
    expect(gained.moves(0)).toEqual(expect.arrayContaining([{ done: true }, { unchain: 0 }]))
    expect(gained.can(0, { space: 15 })).toBe(false)
    const free = gained.fork()
    free.play(0, { unchain: 0 })
    expect(free.player(0)).toMatchObject({ stones: [0, 0], goods: goods({}) })
    expect(free.position).toMatchObject({ step: 'turn', acting: 1 })
    gained.play(0, { done: true })
    expect(gained.position).toMatchObject({ step: 'turn', acting: 1 })
    expect(gained.player(0).stones).toEqual([1, 0])
    const noMeans = scenario({ ...chained, goods: { 0: {} } })
    snack(noMeans, 0)
    expect(noMeans.position).toMatchObject({ step: 'turn', acting: 1 })
    const noStone = scenario()
    noStone.play(0, { space: 2 })
    expect(noStone.position).toMatchObject({ step: 'turn', acting: 1 })
    const s7 = scenario({ ...chained, goods: { 0: {} }, skill: { 0: 'freeUnchain' } })
    s7.play(0, { space: 2 })
    expect(s7.position).toMatchObject({ step: 'afterAction', acting: 0 })
  })

  it('PQ-ACT-35 the same holds after the last promotion step', () => {
    const s = scenario({
      phase: 'offerings',
      step: 'demand',
      stones: { 0: [1, 0] },
      goods: { 0: { honey: 1, bread: 1 }, 1: {}, 2: {} },
      pixies: { 0: [1] },
      silver: TRACKS7,
      gold: TRACKS7,
    })
    s.chance({ demand: 'honey' })
    s.play(0, { offer: 'honey', count: 1 })
    s.play(1, { seal: true })
    s.play(2, { seal: true })
    expect(s.position).toMatchObject({ phase: 'rewards', step: 'promoteStep', acting: 0 })
    s.play(0, { promote: 1, to: 6 })
    expect(s.position).toMatchObject({ phase: 'rewards', acting: 0 })
    expect(s.moves(0)).toContainEqual({ unchain: 0 })
    const events = s.play(0, { unchain: 0 })
    expect(ofType(events, 'unchained')).toEqual([{ type: 'unchained', seat: 0, miner: 0, bread: 1 }])
    expect(s.player(0).stones).toEqual([0, 0])
    expect(s.position.phase).not.toBe('rewards')
  })
})
