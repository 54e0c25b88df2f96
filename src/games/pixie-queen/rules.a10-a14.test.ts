import { describe, expect, it } from 'vitest'
import { goods, ofType, type Scenario, type Setup, scenario } from './testing.ts'

/** Seat 0 has rolled the punishment die. */
function rolled(roll: number, setup: Setup = {}): Scenario {
  const s = scenario(setup)
  s.play(0, { space: 10 })
  s.chance({ roll })
  return s
}

const points = (s: Scenario) => s.position.players.map((p) => p.punishment)

describe('action 10: punishment points', () => {
  it('PQ-A10-01 PQ-A10-04 the die is rolled first, then the split is decided', () => {
    const s = scenario()
    s.play(0, { space: 10 })
    expect(s.position.step).toBe('punishDie')
    expect(s.pending).toEqual([-1])
    expect(s.can(0, { split: [0, 1, 2] })).toBe(false)
    for (const roll of [0, 5]) expect(s.refused(-1, { roll }).code).toBe('wrongOutcome')
    expect(ofType(s.chance({ roll: 4 }), 'punishRolled')).toEqual([{ type: 'punishRolled', seat: 0, points: 4 }])
    expect(s.position).toMatchObject({ step: 'split', acting: 0, progress: { rolled: 4 } })
    const die = new Map<number, number>()
    for (let seed = 1; seed <= 300; seed++) {
      const t = scenario()
      t.play(0, { space: 10 })
      t.auto((p) => p.step === 'split', undefined, seed)
      const n = Number(t.position.progress.rolled)
      die.set(n, (die.get(n) ?? 0) + 1)
    }
    // faces 1, 2, 2, 3, 3, 4
    expect([...die.keys()].sort()).toEqual([1, 2, 3, 4])
    expect(die.get(2)!).toBeGreaterThan(die.get(1)! * 1.2)
    expect(die.get(3)!).toBeGreaterThan(die.get(4)! * 1.2)
  })

  it('PQ-A10-02 exactly the rolled number of points is split among the opponents', () => {
    const s = rolled(3)
    for (const split of [
      [0, 1, 1],
      [0, 4, 0],
      [0, 0, 0],
      [1, 1, 1],
    ])
      expect(s.refused(0, { split })).toMatchObject({ code: 'wrongSplit', rule: 'PQ-A10-02' })
    s.play(0, { split: [0, 1, 2] })
    expect(points(s)).toEqual([0, 1, 2])
    expect(ofType(s.events, 'punished').map((e) => [e.seat, e.points, e.reason])).toEqual([
      [1, 1, 'die'],
      [2, 2, 'die'],
    ])
  })

  it('PQ-A10-03 any split is allowed, also all points to one opponent', () => {
    const s = rolled(3)
    expect(s.moves(0)).toHaveLength(4)
    for (const split of [
      [0, 3, 0],
      [0, 0, 3],
      [0, 2, 1],
    ]) {
      const t = s.fork()
      t.play(0, { split })
      expect(points(t)).toEqual(split)
    }
    expect(rolled(4, { seats: 5 }).moves(0)).toHaveLength(35)
  })

  it('PQ-A10-05 an opponent reaching or passing a mine symbol must at once send an active pixie', () => {
    for (const [before, hit] of [
      [7, false],
      [8, true],
      [9, true],
      [10, false],
      [18, true],
    ] as const) {
      const s = rolled(2, { punishment: { 1: before }, pixies: { 1: [4, 8] } })
      s.play(0, { split: [0, 2, 0] })
      expect(s.position.step).toBe(hit ? 'send' : 'turn')
      if (!hit) continue
      expect(s.pending).toEqual([1])
      expect(s.refused(1, { send: 5 })).toMatchObject({ code: 'notActive' })
      s.play(1, { send: 4 })
      expect(s.player(1).miners).toBe(4)
      expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    }
  })

  it('PQ-A10-06 the favourite receives the points like anybody else but sends no pixie', () => {
    const s = rolled(2, { order: [1, 0, 2], acting: 0, punishment: { 1: 9 }, pixies: { 1: [4, 8] } })
    const events = s.play(0, { split: [0, 2, 0] })
    expect(points(s)).toEqual([0, 11, 0])
    expect(s.position.step).toBe('turn')
    expect(s.player(1).miners).toBe(3)
    expect(ofType(events, 'spared')).toMatchObject([{ seat: 1, why: 'favourite' }])
  })

  it('PQ-A10-07 several opponents hit are resolved in turn order', () => {
    const s = rolled(4, { seats: 4, order: [3, 2, 0, 1], acting: 0, punishment: { 1: 9, 2: 9, 3: 9 }, pixies: { 1: [4], 2: [8], 3: [5] } })
    s.play(0, { split: [0, 1, 2, 1] })
    expect(points(s)).toEqual([0, 10, 11, 10])
    expect(s.pending).toEqual([2])
    s.play(2, { send: 8 })
    expect(s.pending).toEqual([1])
    s.play(1, { send: 4 })
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    expect(s.position.spaces[5]?.pixie).toBe(3)
  })

  it('PQ-A10-08 Phagius rolls a 3, gives 1 to Indigeaux and 2 to Firenze, who passes or reaches a symbol and sends a pixie', () => {
    for (const before of [8, 9]) {
      const s = rolled(3, { punishment: { 1: 3, 2: before }, pixies: { 1: [1], 2: [2, 11] } })
      s.play(0, { split: [0, 1, 2] })
      expect(points(s)).toEqual([0, 4, before + 2])
      expect(s.pending).toEqual([2])
      expect(s.moves(2)).toEqual([{ send: 2 }, { send: 11 }])
      s.play(2, { send: 11 })
      expect(s.player(2).miners).toBe(4)
      expect(s.position.spaces[11]?.pixie).toBeNull()
      expect(s.player(1).miners).toBe(4)
    }
  })
})

describe('action 11: silver and gold track', () => {
  it('PQ-A11-01 PQ-A11-02 PQ-A11-06 1 gold to the stock for a space on gold, or 1 silver for a space on silver', () => {
    for (const track of ['silver', 'gold'] as const) {
      const s = scenario({ goods: { 0: { silver: 3, gold: 3 } }, silver: { 0: 2 }, gold: { 0: 5 } })
      const before = s.position.stock
      s.play(0, { space: 11 })
      const events = s.play(0, { track })
      const [from, to] = track === 'silver' ? [2, 3] : [5, 6]
      expect(ofType(events, 'advanced')).toEqual([{ type: 'advanced', seat: 0, track, from, to, reason: 'paid' }])
      expect(s.player(0)).toMatchObject(track === 'silver' ? { silverTrack: 3, goldTrack: 5 } : { silverTrack: 2, goldTrack: 6 })
      expect(s.player(0).goods).toEqual(goods({ silver: 3, gold: 3, [track]: 2 }))
      expect(s.position.stock[track]).toBe(before[track] + 1)
    }
    const noGold = scenario({ goods: { 0: { silver: 1 } } })
    noGold.play(0, { space: 11 })
    expect(noGold.refused(0, { track: 'gold' })).toMatchObject({
      code: 'cannotPay',
      rule: 'PQ-A11-01',
      params: { good: 'gold', need: 1, have: 0 },
    })
    const noSilver = scenario({ goods: { 0: { gold: 1 } } })
    noSilver.play(0, { space: 11 })
    expect(noSilver.refused(0, { track: 'silver' })).toMatchObject({ code: 'cannotPay', rule: 'PQ-A11-02' })
    expect(scenario({ goods: { 0: { apple: 9 } } }).refused(0, { space: 11 }).code).toBe('cannotPay')
  })

  it('PQ-A11-03 PQ-A11-04 one space of one track and no more, whatever the player owns', () => {
    const s = scenario({ goods: { 0: { silver: 9, gold: 9 } } })
    s.play(0, { space: 11 }, { track: 'silver' })
    expect(s.player(0)).toMatchObject({ silverTrack: 2, goldTrack: 1, goods: goods({ silver: 8, gold: 9 }) })
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    expect(s.can(0, { track: 'gold' })).toBe(false)
  })

  it('PQ-A11-05 an option is closed to a disc on the last space of its track', () => {
    const s = scenario({ silver: { 0: 8 }, gold: { 0: 7 } })
    s.play(0, { space: 11 })
    expect(s.refused(0, { track: 'silver' })).toMatchObject({ code: 'trackEnd', rule: 'PQ-A11-05' })
    s.play(0, { track: 'gold' })
    expect(s.player(0).goldTrack).toBe(8)
    expect(scenario({ silver: { 0: 8 }, gold: { 0: 8 } }).refused(0, { space: 11 })).toMatchObject({ code: 'trackEnd', rule: 'PQ-A11-05' })
    expect(scenario({ silver: { 0: 8 }, goods: { 0: { silver: 5 } } }).can(0, { space: 11 })).toBe(false)
  })
})

describe('action 12: casino', () => {
  const gamble = (face: number, setup: Setup = {}) => {
    const s = scenario({ goods: { 0: {} }, ...setup })
    s.play(0, { space: 12 })
    expect(s.pending).toEqual([-1])
    return { s, events: s.chance({ face }) }
  }

  it('PQ-A12-01 the player rolls the die and receives what it shows', () => {
    const faces = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) {
      const s = scenario()
      s.play(0, { space: 12 })
      s.auto((p) => p.step !== 'casinoDie', undefined, seed)
      faces.add(ofType(s.events, 'casino')[0]!.face)
    }
    expect([...faces].sort()).toEqual([0, 1, 2, 3, 4, 5])
    const s = scenario()
    s.play(0, { space: 12 })
    expect(s.refused(-1, { face: 6 }).code).toBe('wrongOutcome')
  })

  it('PQ-A12-02 one result: 1 apple, 1 honey and 1 bread', () => {
    for (const face of [0, 1]) expect(gamble(face).s.player(0).goods).toEqual(goods({ apple: 1, bread: 1, honey: 1 }))
  })

  it('PQ-A12-03 one result: 2 silver', () => {
    for (const face of [2, 3]) expect(gamble(face).s.player(0).goods).toEqual(goods({ silver: 2 }))
  })

  it('PQ-A12-04 one result: 1 gold', () => {
    const { s, events } = gamble(5)
    expect(s.player(0).goods).toEqual(goods({ gold: 1 }))
    expect(ofType(events, 'casino')).toEqual([{ type: 'casino', seat: 0, face: 5, goods: { gold: 1 } }])
    expect(gamble(4).s.player(0).goods).toEqual(goods({ gold: 1 }))
  })

  it('PQ-A12-05 what the stock lacks is not received', () => {
    const { s, events } = gamble(0, { stock: { bread: 0 } })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, honey: 1 }))
    expect(ofType(events, 'casino')).toMatchObject([{ goods: { apple: 1, honey: 1 } }])
    expect(gamble(2, { stock: { silver: 1 } }).s.player(0).goods).toEqual(goods({ silver: 1 }))
    expect(gamble(4, { stock: { gold: 0 } }).s.player(0).goods).toEqual(goods({}))
  })

  it('PQ-A12-06 it may be chosen as long as at least one result could yield something', () => {
    const none = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }
    for (const kind of ['apple', 'bread', 'honey', 'silver', 'gold'] as const)
      expect(scenario({ stock: { ...none, [kind]: 1 } }).can(0, { space: 12 })).toBe(true)
    expect(scenario({ stock: none }).refused(0, { space: 12 })).toMatchObject({ code: 'stockEmpty', rule: 'PQ-A12-06' })
  })
})

describe('action 13: forge a ring', () => {
  it('PQ-A13-01 PQ-A13-02 the price in gold is the number beside the place on the gold track', () => {
    const prices = [1, 2, 3, 4, 5, 6, 7, 8].map((gold) => {
      const s = scenario({ goods: { 0: { gold: 9 } }, gold: { 0: gold }, silver: { 0: 9 - gold } })
      const stock = s.position.stock.gold
      s.play(0, { space: 13 })
      expect(s.position.stock.gold).toBe(stock + 9 - s.player(0).goods.gold)
      return 9 - s.player(0).goods.gold
    })
    expect(prices).toEqual([5, 4, 3, 2, 2, 2, 1, 1])
    const poor = scenario({ goods: { 0: { gold: 4 } } })
    expect(poor.refused(0, { space: 13 })).toMatchObject({ code: 'cannotPay', rule: 'PQ-A13-02', params: { need: 5, have: 4 } })
  })

  it('PQ-A13-03 PQ-A13-04 the ring is given at once for the highest ring tile still there', () => {
    const s = scenario({ goods: { 0: { gold: 5 } }, rewards: { 1: { ring: [12, 10] } } })
    const events = s.play(0, { space: 13 })
    expect(ofType(events, 'ringForged')).toEqual([{ type: 'ringForged', seat: 0, gold: 5, value: 8, bonus: 0 }])
    expect(s.player(0).rewards).toEqual([{ series: 'ring', value: 8 }])
    expect(s.position.taken.ring).toBe(3)
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-A13-05 PQ-A13-07 Orienne on the 4th space with 4 gold forges a single ring, pays 2 and keeps 2', () => {
    const s = scenario({ goods: { 0: { gold: 4 } }, gold: { 0: 4 } })
    s.play(0, { space: 13 })
    expect(s.player(0)).toMatchObject({ goods: goods({ gold: 2 }), rewards: [{ series: 'ring', value: 12 }] })
    expect(s.position.taken.ring).toBe(1)
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-A13-06 with skill S3 the player also receives 2 reward points', () => {
    const s = scenario({ goods: { 0: { gold: 5 } }, skill: { 0: 'ringBonus' } })
    expect(ofType(s.play(0, { space: 13 }), 'ringForged')).toMatchObject([{ value: 12, bonus: 2 }])
    expect(s.player(0).markers).toEqual([0, 1])
    const other = scenario({ goods: { 0: { gold: 5 } }, skill: { 1: 'ringBonus' } })
    other.play(0, { space: 13 })
    expect(other.position.players.map((p) => p.markers)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('PQ-A13-08 the action cannot be chosen when all seven ring tiles are gone', () => {
    expect(scenario({ goods: { 0: { gold: 5 } }, taken: { ring: 7 } }).refused(0, { space: 13 })).toMatchObject({
      code: 'noRingTiles',
      rule: 'PQ-A13-08',
    })
    const last = scenario({ goods: { 0: { gold: 5 } }, taken: { ring: 6 } })
    last.play(0, { space: 13 })
    expect(last.player(0).rewards).toEqual([{ series: 'ring', value: 4 }])
  })
})

describe('action 14: rob a pixie', () => {
  const robbing = (setup: Setup): Scenario => {
    const s = scenario(setup)
    s.play(0, { space: 14 })
    return s
  }

  it('PQ-A14-01 the player chooses a pixie of an opponent on the pyramid', () => {
    const s = robbing({ pixies: { 0: [2], 1: [1, 6], 2: [13] } })
    expect(s.moves(0)).toEqual([{ rob: 1 }, { rob: 6 }, { rob: 13 }])
    expect(s.refused(0, { rob: 2 })).toMatchObject({ code: 'notOpposing', rule: 'PQ-A14-01' })
    expect(s.refused(0, { rob: 3 })).toMatchObject({ code: 'noPixieThere', rule: 'PQ-A14-01' })
  })

  it('PQ-A14-02 PQ-A14-06 the opponent hands over the goods of that space; the stock is not involved', () => {
    const s = robbing({
      pixies: { 1: [13], 2: [14] },
      goods: { 0: {}, 1: { apple: 3, bread: 3, honey: 3, silver: 3 }, 2: { apple: 3, bread: 3, honey: 3 } },
    })
    const stock = s.position.stock
    expect(ofType(s.play(0, { rob: 13 }), 'robbed')).toEqual([
      { type: 'robbed', seat: 0, victim: 1, space: 13, goods: { apple: 1, bread: 2, honey: 1 } },
    ])
    expect(s.player(0).goods).toEqual(goods({ apple: 1, bread: 2, honey: 1 }))
    expect(s.player(1).goods).toEqual(goods({ apple: 2, bread: 1, honey: 2, silver: 3 }))
    expect(s.player(2).goods).toEqual(goods({ apple: 3, bread: 3, honey: 3 }))
    expect(s.position.stock).toEqual(stock)
  })

  it('PQ-A14-03 an opponent without all of them hands over as many as possible', () => {
    const s = robbing({ pixies: { 1: [13] }, goods: { 0: {}, 1: { apple: 5, bread: 1, silver: 4 } } })
    expect(ofType(s.play(0, { rob: 13 }), 'robbed')).toMatchObject([{ goods: { apple: 1, bread: 1 } }])
    expect(s.player(0).goods).toEqual(goods({ apple: 1, bread: 1 }))
    expect(s.player(1).goods).toEqual(goods({ apple: 4, silver: 4 }))
  })

  it('PQ-A14-04 the action cannot be chosen if no opposing pixie stands on the pyramid', () => {
    expect(scenario({ pixies: { 0: [2, 13] }, castle: [1, 2] }).refused(0, { space: 14 })).toMatchObject({
      code: 'noPixieToRob',
      rule: 'PQ-A14-04',
    })
    expect(scenario({ seats: 2, pixies: { 2: [13] } }).refused(0, { space: 14 }).code).toBe('noPixieToRob')
    expect(scenario({ pixies: { 2: [3] } }).can(0, { space: 14 })).toBe(true)
  })

  it('PQ-A14-05 it may be chosen even if the victim turns out to have none of the goods', () => {
    const s = robbing({ pixies: { 1: [2] }, goods: { 0: {}, 1: { apple: 4 } } })
    s.play(0, { rob: 2 })
    expect(s.player(0).goods).toEqual(goods({}))
    expect(s.player(1).goods).toEqual(goods({ apple: 4 }))
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    expect(s.player(0).discs).toBe(2)
  })

  it('PQ-A14-07 pixies of the favourite can be robbed like others', () => {
    const s = robbing({ order: [1, 0, 2], acting: 0, pixies: { 1: [6] }, goods: { 0: {}, 1: { apple: 1, bread: 1 } } })
    s.play(0, { rob: 6 })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, bread: 1 }))
  })
})
