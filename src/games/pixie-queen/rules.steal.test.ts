import { describe, expect, it } from 'vitest'
import { fresh, goods, ofType, type Prefer, type Scenario, type Setup, scenario } from './testing.ts'
import type { Event, Skill } from './types.ts'

const TRACKS7 = { 0: 7, 1: 7, 2: 7, 3: 7 }

/** The first in order offers one honey, all others nothing; no promotion is made. */
const oneHoney: Prefer = (p, seat, moves) =>
  p.step !== 'offer'
    ? undefined
    : moves.find((m) => (seat === p.turnNow[0] && 'offer' in m ? m.offer === 'honey' && m.count === 1 : 'seal' in m))

/** A table in phase III whose next phase I is what the test is about, and everything that happened since its beginning. */
function dawn(setup: Setup): { s: Scenario; events: Event[] } {
  const s = scenario({ phase: 'offerings', step: 'demand', silver: TRACKS7, gold: TRACKS7, ...setup })
  const round = s.position.round
  s.chance({ demand: 'honey' })
  s.auto((p) => p.round === round + 1 && (p.step === 'turn' || p.step === 'foodTile'), oneHoney)
  const start = s.events.findIndex((e) => e.type === 'round')
  return { s, events: s.events.slice(start) }
}

const income = (events: readonly Event[]) => ofType(events, 'income').map((e) => [e.seat, e.source, e.goods] as const)
const HONEY1 = { 0: { honey: 1 }, 1: {}, 2: {}, 3: {} }

describe('phase I: order', () => {
  it('PQ-STEAL-01 the big cubes are put into the order of the small cubes', () => {
    const { s } = dawn({ order: [0, 1, 2], next: [2, 0, 1] })
    expect(s.position).toMatchObject({ turnNow: [2, 0, 1], turnNext: [2, 0, 1], acting: 2 })
    expect(scenario({ order: [0, 1, 2], next: [2, 0, 1] }).position.turnNow).toEqual([0, 1, 2])
  })

  it('PQ-STEAL-02 a front place won by action 21 is wiped out by it', () => {
    const s = scenario({ passed: [0, 1], acting: 2, silver: TRACKS7, gold: TRACKS7 })
    s.play(2, { space: 21 })
    expect(s.position).toMatchObject({ phase: 'offerings', turnNow: [2, 0, 1], turnNext: [0, 1, 2] })
    s.auto((p) => p.round === 3 && p.step === 'turn')
    expect(s.position).toMatchObject({ turnNow: [0, 1, 2], turnNext: [0, 1, 2], priority: null, acting: 0 })
  })
})

describe('phase I: pixies', () => {
  it('PQ-STEAL-03 each active pixie yields its owner the food shown on its space', () => {
    const { s, events } = dawn({ goods: HONEY1, pixies: { 0: [1, 8], 1: [14], 2: [7] } })
    expect(income(events)).toEqual([
      [0, 'pixies', { apple: 2, honey: 1 }],
      [1, 'pixies', { apple: 1, bread: 1, honey: 2 }],
      [2, 'pixies', { bread: 1, honey: 1 }],
    ])
    expect(s.player(0).goods).toEqual(goods({ apple: 2, honey: 1 }))
    expect(s.player(1).goods).toEqual(goods({ apple: 1, bread: 1, honey: 2 }))
    expect(s.player(2).goods).toEqual(goods({ bread: 1, honey: 1 }))
  })

  it('PQ-STEAL-04 a space in row r shows r food icons', () => {
    const { s } = dawn({ seats: 4, goods: HONEY1, pixies: { 0: [5], 1: [9], 2: [11], 3: [13] } })
    const got = s.position.players.map((p) => p.goods.apple + p.goods.bread + p.goods.honey)
    expect(got).toEqual([1, 2, 3, 4])
    const wrongRow = scenario().position.options.edition.pyramid.map((x) => (x.id === 1 ? { ...x, icons: 'AB' } : x))
    expect(() => scenario({ edition: { pyramid: wrongRow } })).toThrow()
  })

  it('PQ-STEAL-05 PQ-STEAL-06 miners and servants yield nothing', () => {
    const { s, events } = dawn({ goods: HONEY1, castle: [1, 1, 2], pixies: { 0: [3] } })
    expect(income(events)).toEqual([[0, 'pixies', { bread: 1 }]])
    expect(s.player(1).goods).toEqual(goods({}))
    expect(s.player(2).goods).toEqual(goods({}))
  })
})

describe('phase I: food tiles', () => {
  it('PQ-STEAL-07 a food tile yields 2, 3 or 4 food according to its number', () => {
    const { s } = dawn({ goods: HONEY1, foodTile: { 0: 4, 1: 2, 2: 3 } })
    for (const [seat, n] of [
      [0, 4],
      [1, 2],
      [2, 3],
    ] as const) {
      expect(s.pending).toEqual([seat])
      expect(s.refused(seat, { food: { bread: n - 1 } })).toMatchObject({ code: 'wrongFoodCount', rule: 'PQ-STEAL-07' })
      expect(s.refused(seat, { food: { bread: n + 1 } }).code).toBe('wrongFoodCount')
      const events = s.play(seat, { food: { bread: n } })
      expect(income(events)).toContainEqual([seat, 'foodTile', { bread: n }])
      expect(s.player(seat).goods).toEqual(goods({ bread: n }))
    }
    expect(s.position.step).toBe('turn')
  })

  it('PQ-STEAL-08 PQ-STEAL-09 its owner chooses the kinds, mixed if wanted', () => {
    const { s } = dawn({ goods: HONEY1, foodTile: { 1: 3 } })
    expect(s.refused(0, { food: { apple: 3 } }).code).toBe('notYourDecision')
    expect(s.moves(1)).toHaveLength(10)
    for (const food of [{ apple: 3 }, { bread: 2, honey: 1 }, { apple: 1, bread: 1, honey: 1 }]) {
      const t = s.fork()
      t.play(1, { food })
      expect(t.player(1).goods).toEqual(goods(food))
    }
  })

  it('PQ-STEAL-10 the income of phase I is compulsory', () => {
    const { s } = dawn({ goods: HONEY1, pixies: { 0: [1] }, foodTile: { 0: 2 }, skill: { 0: 'stealSilver' } })
    expect(s.player(0).goods).toEqual(goods({ apple: 1 }))
    expect(s.moves(0)).toHaveLength(6)
    for (const words of [{ food: {} }, { food: { apple: 1 } }, { pass: true }, { done: true }] as const) expect(s.can(0, words)).toBe(false)
    s.play(0, { food: { honey: 2 } })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, honey: 2, silver: 1 }))
  })

  it('PQ-STEAL-11 the income of a food tile is compulsory in the last round too', () => {
    const { s } = dawn({ round: 6, goods: HONEY1, foodTile: { 2: 4 } })
    expect(s.position).toMatchObject({ round: 7, step: 'foodTile', acting: 2 })
    expect(s.can(2, { food: {} })).toBe(false)
    s.play(2, { food: { honey: 4 } })
    expect(s.player(2).goods).toEqual(goods({ honey: 4 }))
  })
})

describe('phase I: the first round', () => {
  const six: Skill[] = ['stealSilver', 'servantBonus', 'ringBonus', 'lightMine', 'copyUnused', 'extraSlot']
  const begin = () => {
    const s = fresh({ seats: 3 })
    s.chance({ order: [1, 2, 0] })
    s.chance({ skills: six })
    s.play(0, { skill: 'ringBonus' })
    s.play(2, { skill: 'stealSilver' })
    s.play(1, { skill: 'lightMine' })
    return s
  }

  it('PQ-STEAL-12 PQ-STEAL-13 in round 1 neither pixies nor food tiles yield food', () => {
    const s = begin()
    expect(s.position).toMatchObject({ round: 1, phase: 'actions', step: 'turn', acting: 1 })
    expect(s.position.players.map((p) => [p.goods.apple, p.goods.bread, p.goods.honey])).toEqual([
      [2, 2, 2],
      [2, 2, 0],
      [2, 2, 2],
    ])
    expect(income(s.events).filter(([, source]) => source !== 'skill')).toEqual([])
    expect(s.position.players.map((p) => p.foodTile)).toEqual([null, null, null])
  })

  it('PQ-STEAL-14 the holder of S4 receives 1 silver already in round 1', () => {
    const s = begin()
    expect(income(s.events)).toEqual([[2, 'skill', { silver: 1 }]])
    expect(s.position.players.map((p) => p.goods.silver)).toEqual([2, 2, 3])
    expect(s.position.stock.silver).toBe(60 - 30 - 1 - 7)
  })
})

describe('phase I: short stock', () => {
  it('PQ-STEAL-15 PQ-STEAL-16 when the stock is short the first in the new order takes everything due, then the second', () => {
    const one = dawn({ next: [1, 0, 2], goods: HONEY1, pixies: { 0: [1], 1: [4] }, stock: { apple: 1 } })
    expect(one.s.player(1).goods).toEqual(goods({ apple: 1 }))
    expect(one.s.player(0).goods).toEqual(goods({}))
    // due: seat 2 four apples, seat 0 one, seat 1 two; five lie there
    const five = dawn({ next: [2, 0, 1], goods: HONEY1, pixies: { 0: [1], 1: [4, 6], 2: [8, 9, 10, 11] }, stock: { apple: 5 } })
    expect(five.s.position.players.map((p) => p.goods.apple)).toEqual([1, 0, 4])
    expect(five.s.position.stock.apple).toBe(0)
    const order = ofType(five.events, 'income').map((e) => e.seat)
    expect(order.filter((x, i) => order.indexOf(x) === i)).toEqual([2, 0, 1])
  })

  it('PQ-STEAL-18 of one income the icons come first, then the food tile, then the silver of S4', () => {
    const { s, events } = dawn({ goods: HONEY1, pixies: { 0: [1] }, foodTile: { 0: 2 }, skill: { 0: 'stealSilver' }, stock: { apple: 2 } })
    expect(income(events)).toEqual([[0, 'pixies', { apple: 1 }]])
    expect(s.refused(0, { food: { apple: 2 } }).code).toBe('goodNotInStock')
    const rest = s.play(0, { food: { apple: 1, bread: 1 } })
    expect(income(rest)).toEqual([
      [0, 'foodTile', { apple: 1, bread: 1 }],
      [0, 'skill', { silver: 1 }],
    ])
    const none = dawn({ goods: HONEY1, skill: { 1: 'stealSilver' }, stock: { silver: 0 } })
    expect(none.s.player(1).goods).toEqual(goods({}))
  })

  it('PQ-STEAL-19 a tile is answered from the kinds still there, with all of them if there are too few', () => {
    const { s } = dawn({ goods: HONEY1, foodTile: { 1: 4 }, stock: { apple: 0, bread: 1 } })
    expect(s.refused(1, { food: { apple: 1, honey: 3 } })).toMatchObject({ code: 'goodNotInStock' })
    expect(s.refused(1, { food: { bread: 2, honey: 2 } })).toMatchObject({ code: 'goodNotInStock' })
    expect(s.moves(1)).toHaveLength(2)
    // the honey offered is the only honey there is
    const few = dawn({ goods: HONEY1, foodTile: { 1: 4 }, stock: { apple: 2, bread: 0, honey: 0 } })
    expect(few.s.refused(1, { food: { apple: 2 } })).toMatchObject({ code: 'mustTakeAll', rule: 'PQ-STEAL-19' })
    expect(few.s.moves(1)).toHaveLength(1)
    few.s.play(1, { food: { apple: 2, honey: 1 } })
    expect(few.s.player(1).goods).toEqual(goods({ apple: 2, honey: 1 }))
    expect(few.s.position.step).toBe('turn')
  })
})
