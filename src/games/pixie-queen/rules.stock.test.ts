import { describe, expect, it } from 'vitest'
import { goods, ofType, type Prefer, scenario } from './testing.ts'
import { type Event, GOODS, type Good, type GoodsDelta } from './types.ts'

/** What an event moves out of or into personal stocks: [seat, goods, sign]. */
function movements(e: Event): [number, GoodsDelta, 1 | -1][] {
  switch (e.type) {
    case 'income':
    case 'stole':
    case 'casino':
    case 'wrongFood':
      return [[e.seat, e.goods, 1]]
    case 'exchanged':
      return [
        [e.seat, { [e.give]: e.count }, -1],
        [e.seat, { [e.take]: e.count }, 1],
      ]
    case 'converted':
      return [
        [e.seat, { silver: e.silver }, -1],
        [e.seat, { gold: e.gold }, 1],
      ]
    case 'advanced':
      return e.reason === 'paid' ? [[e.seat, { [e.track]: 1 }, -1]] : []
    case 'ringForged':
      return [[e.seat, { gold: e.gold }, -1]]
    case 'robbed':
      return [
        [e.seat, e.goods, 1],
        [e.victim, e.goods, -1],
      ]
    case 'drew':
      return [[e.seat, { silver: e.cubes.silver, gold: e.cubes.gold }, 1]]
    case 'peeked':
      return e.cube === 'stone' ? [] : [[e.seat, { [e.cube]: 1 }, 1]]
    case 'scrapped':
      return [[e.seat, e.goods, -1]]
    case 'specialOffered':
      return [
        [e.seat, e.paid, -1],
        [e.seat, { [e.added]: 1 }, -1],
      ]
    case 'orderChanged':
      return [[e.seat, { honey: e.honey }, -1]]
    case 'unchained':
      return [[e.seat, { bread: e.bread }, -1]]
    case 'promoted':
      return [[e.by, { apple: e.apples }, -1]]
    case 'offered':
      return e.offers.map((o, seat) => [seat, o, -1])
    default:
      return []
  }
}

/** Any legal move that is not passing or stopping, by the numbers of a small generator. */
function anyMove(seed: number): Prefer {
  let x = seed
  return (_, __, moves) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff
    const some = moves.filter((m) => !('pass' in m) && !('stop' in m) && !('seal' in m) && !('offer' in m && m.count > 3))
    const from = some.length > 0 ? some : moves
    return from[(x >> 8) % from.length]
  }
}

describe('goods and stock', () => {
  it('PQ-STOCK-01 every supply is limited to the pieces in the box', () => {
    expect(scenario({ stock: { silver: 0 } }).refused(0, { space: 2 })).toMatchObject({ code: 'stockEmpty', rule: 'PQ-A02-03' })
    const s = scenario({ stock: { silver: 3 } })
    s.play(0, { space: 2 })
    expect(s.position.stock.silver).toBe(1)
    expect(() => scenario({ goods: { 0: { apple: 40 } } })).toThrow()
    const p = scenario().position
    expect(() => scenario({ edition: { goods: { ...p.options.edition.goods, apple: 2 } } })).toThrow()
  })

  it('PQ-STOCK-02 a good that is not in the stock cannot be taken', () => {
    const s = scenario({ stock: { honey: 0 } })
    s.play(0, { space: 1 })
    expect(s.refused(0, { take: 'honey' })).toMatchObject({ code: 'stockEmpty', params: { good: 'honey' } })
    expect(s.moves(0)).toEqual([{ take: 'apple' }, { take: 'bread' }])
    const t = scenario({ stock: { bread: 0 } })
    t.play(0, { space: 17 })
    expect(t.refused(0, { take: 'bread' }).code).toBe('goodNotInStock')
  })

  it('PQ-STOCK-03 a gain the stock cannot cover is reduced to what is there and nothing is owed later', () => {
    const s = scenario({ stock: { silver: 1 }, goods: { 0: {}, 1: { silver: 2 } } })
    expect(ofType(s.play(0, { space: 2 }), 'stole')).toMatchObject([{ goods: { silver: 1 } }])
    expect(s.player(0).goods).toEqual(goods({ silver: 1 }))
    s.play(1, { space: 11 }, { track: 'silver' })
    expect(s.position.stock.silver).toBe(1)
    expect(s.player(0).goods).toEqual(goods({ silver: 1 }))
  })

  it('PQ-STOCK-04 goods paid or offered go to the stock', () => {
    const s = scenario({ goods: { 0: { gold: 2, honey: 1 } } })
    const before = s.position.stock
    s.play(0, { space: 11 }, { track: 'gold' })
    expect(s.position.stock).toEqual({ ...before, gold: before.gold + 1 })
    const t = scenario({
      phase: 'offerings',
      step: 'demand',
      goods: { 0: { honey: 2 }, 1: { silver: 2 }, 2: { gold: 2 } },
      silver: { 0: 7, 1: 7, 2: 7 },
      gold: { 0: 7, 1: 7, 2: 7 },
    })
    const stock = t.position.stock
    t.chance({ demand: 'honey' })
    t.play(0, { offer: 'honey', count: 2 })
    t.play(1, { offer: 'silver', count: 1 })
    t.play(2, { offer: 'gold', count: 2 })
    expect(t.position.stock).toEqual({ ...stock, honey: stock.honey + 2, silver: stock.silver + 1, gold: stock.gold + 2 })
    expect(t.position.removed).toEqual(goods({}))
  })

  it('PQ-STOCK-05 goods due may not be refused', () => {
    const s = scenario({ phase: 'offerings', step: 'demand', pixies: { 0: [1] }, foodTile: { 1: 3 } })
    s.chance({ demand: 'honey' })
    s.auto((p) => p.round === 3)
    expect(ofType(s.events, 'income')).toMatchObject([{ seat: 0, goods: { apple: 1 } }])
    expect(s.pending).toEqual([1])
    expect(s.moves(1).every((m) => 'food' in m && Object.values(m.food).reduce((a, b) => a + b, 0) === 3)).toBe(true)
    expect(s.refused(1, { food: { apple: 2 } }).code).toBe('wrongFoodCount')
    for (const words of [{ food: {} }, { pass: true }, { done: true }, { stop: true }] as const) expect(s.can(1, words)).toBe(false)
    const casino = scenario()
    casino.play(0, { space: 12 })
    casino.chance({ face: 2 })
    expect(casino.player(0).goods.silver).toBe(4)
  })

  it('PQ-STOCK-06 PQ-STOCK-09 PQ-STOCK-10 goods, reward tiles and markers are hidden behind the screen of their owner', () => {
    const s = scenario({ goods: { 0: { silver: 5, honey: 1 } }, rewards: { 0: { ring: [12] } }, markers: { 0: [2, 1] } })
    const screen = { goods: goods({ silver: 5, honey: 1 }), rewards: [{ series: 'ring', value: 12 }], markers: [2, 1] }
    expect(s.view(0).players[0]?.screen).toEqual(screen)
    for (const viewer of [1, 2, 'table'] as const) {
      const seen = s.view(viewer).players[0]
      expect(seen?.screen).toBeNull()
      expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['goods']))
      expect(JSON.stringify(seen)).not.toMatch(/"(goods|rewards|markers)"/)
    }
    const open = scenario({
      openScreens: true,
      goods: { 0: { silver: 5, honey: 1 } },
      rewards: { 0: { ring: [12] } },
      markers: { 0: [2, 1] },
    })
    for (const viewer of [1, 'table'] as const) expect(open.view(viewer).players[0]?.screen).toEqual(screen)
  })

  it('PQ-STOCK-07 unused discs lie where everybody sees them', () => {
    const s = scenario({ discs: { 2: [1, 1], 17: [2] } })
    for (const viewer of [0, 1, 2, 'table'] as const) expect(s.view(viewer).players.map((p) => p.discs)).toEqual([4, 2, 3])
  })

  it('PQ-STOCK-08 food, single-use and skill tiles lie open', () => {
    const s = scenario({ foodTile: { 1: 4 }, singleUse: { 1: 'peek' }, skill: { 1: 'extraSlot' }, onSkill: { 1: 'mercy' } })
    for (const viewer of [0, 2, 'table'] as const)
      expect(s.view(viewer).players[1]).toMatchObject({ foodTile: 4, singleUse: 'peek', skill: 'extraSlot', onSkill: 'mercy' })
  })

  it('PQ-STOCK-11 every movement of goods is open: who follows the public events knows every stock', () => {
    const moved = new Set<string>()
    for (const seed of [3, 5, 8, 13]) {
      const s = scenario({
        seats: 4,
        round: 3,
        pixies: { 0: [13], 1: [14, 2], 2: [10], 3: [6] },
        stones: { 1: [1, 0] },
        foodTile: { 2: 3 },
        singleUse: { 0: 'peek' },
      })
      const known = s.position.players.map((p) => ({ ...p.goods }) as Record<Good, number>)
      let read = 0
      s.auto(
        (p) => {
          for (const event of s.events.slice(read)) {
            const seen = s.redact(event, 'table')
            if (seen?.type === 'eliminated') for (const g of GOODS) known[seen.seat]![g] = 0
            for (const [seat, delta, sign] of seen ? movements(seen) : []) {
              moved.add(event.type)
              for (const g of GOODS) known[seat]![g] += sign * (delta[g] ?? 0)
            }
          }
          read = s.events.length
          if (p.step !== 'offer' && p.step !== 'addGood') expect(p.players.map((x) => x.goods)).toEqual(known)
          return p.step === 'over'
        },
        anyMove(seed),
        seed,
      )
    }
    expect([...moved]).toEqual(expect.arrayContaining(['income', 'stole', 'drew', 'offered', 'scrapped', 'robbed', 'advanced']))
  })
})
