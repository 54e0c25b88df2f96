/** Actions 19 (special offering), 20 (change the turn order) and 21 (temporary priority): ledger 3.6. */
import { describe, expect, it } from 'vitest'
import { answer, atOffer, goods, offerAll, ofType, scenario, step } from './testing-flow.ts'

describe('action 19: special offering', () => {
  it('PQ-A19-01 PQ-A19-02 one disc, once a round in all', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 2 } } })
    const events = [...s.play(0, { space: 19 }), ...answer(s, 0, { add: 'silver' })]
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 19, discs: 1, helper: null }])
    expect(s.player(0).discs).toBe(3)
    expect(s.refused(1, { space: 19 })).toMatchObject({ code: 'spaceOccupied' })
  })

  it('PQ-A19-10 PQ-A19-03 PQ-A19-04 first use: apple, bread, honey and silver to the stock, one more onto the row', () => {
    const s = scenario({ goods: { 0: { apple: 2, bread: 3, honey: 1, silver: 1, gold: 1 } } })
    const stock = s.position.stock
    const events = s.play(0, { space: 19 }, { add: 'apple' })
    expect(s.player(0).goods).toEqual(goods({ bread: 2, gold: 1 }))
    expect(s.position.stock).toEqual({
      apple: stock.apple + 1,
      bread: stock.bread + 1,
      honey: stock.honey + 1,
      silver: stock.silver + 1,
      gold: stock.gold,
    })
    expect(s.position.specialRow).toEqual(goods({ apple: 2, bread: 1, honey: 1, silver: 1 }))
    const [offered] = ofType(events, 'specialOffered')
    expect(offered).toMatchObject({ seat: 0, added: 'apple', value: 5 })
    expect(goods(offered!.paid)).toEqual(goods({ apple: 1, bread: 1, honey: 1, silver: 1 }))
  })

  it('PQ-A19-05 food, silver or gold may be added, of what is left after paying', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 2, silver: 2, gold: 1 } } })
    s.play(0, { space: 19 })
    for (const add of ['honey', 'silver', 'gold'] as const) expect(s.can(0, { add })).toBe(true)
    for (const add of ['apple', 'bread'] as const) expect(s.refused(0, { add })).toMatchObject({ code: 'notOwned' })
    s.play(0, { add: 'gold' })
    expect(s.position.specialRow).toEqual(goods({ apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 }))
  })

  it('PQ-A19-06 the lowest special tile still there', () => {
    const s = scenario({
      taken: { special: 2 },
      specialRow: { apple: 2, bread: 2, honey: 1, silver: 1 },
      goods: { 0: { apple: 2, bread: 2, honey: 1, silver: 2 } },
    })
    const events = [...s.play(0, { space: 19 }), ...answer(s, 0, { add: 'silver' })]
    expect(ofType(events, 'specialOffered')).toMatchObject([{ value: 7 }])
    expect(s.player(0).rewards).toEqual([{ series: 'special', value: 7 }])
    expect(s.position.taken.special).toBe(3)
  })

  it('PQ-A19-06 with all seven tiles gone the action cannot be chosen', () => {
    const s = scenario({ taken: { special: 7 }, goods: { 0: { apple: 5, bread: 5, honey: 5, silver: 5, gold: 5 } } })
    expect(s.refused(0, { space: 19 })).toMatchObject({ code: 'noSpecialTiles' })
  })

  it('PQ-A19-07 the tile is kept behind the screen', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 } } })
    s.play(0, { space: 19 })
    answer(s, 0, { add: 'gold' })
    expect(s.view(0).players[0]!.screen!.rewards).toEqual([{ series: 'special', value: 5 }])
    expect(s.view(1).players[0]!.screen).toBeNull()
    expect(s.view('table').players[0]!.screen).toBeNull()
    expect(s.player(0).punishment).toBe(0)
  })

  it('PQ-A19-08 PQ-A19-09 the second use costs the first one and the good added then', () => {
    const row = { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 }
    const setup = { taken: { special: 1 }, specialRow: row }
    const poor = scenario({ ...setup, goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 3 } } })
    expect(poor.refused(0, { space: 19 })).toMatchObject({
      code: 'cannotPaySpecial',
      rule: 'PQ-A19-03',
      params: { good: 'gold', need: 1, have: 0 },
    })
    const s = scenario({ ...setup, goods: { 0: { ...row, honey: 2 } } })
    s.play(0, { space: 19 })
    answer(s, 0, { add: 'honey' })
    expect(s.player(0).goods).toEqual(goods({}))
    expect(s.position.specialRow).toEqual(goods({ ...row, honey: 2 }))
  })

  it('PQ-A19-11 without a good left to add the action cannot be chosen', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 1 } } })
    expect(s.refused(0, { space: 19 })).toMatchObject({ code: 'nothingToAdd', rule: 'PQ-A19-11' })
  })

  it('PQ-A19-12 goods on the row stay there through the rounds', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 } } })
    s.play(0, { space: 19 })
    answer(s, 0, { add: 'gold' })
    s.auto((p) => p.round === 4)
    expect(s.position.specialRow).toEqual(goods({ apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 }))
  })
})

describe('action 20: change the turn order', () => {
  const SETUP = { seats: 4, order: [2, 0, 1, 3], next: [3, 1, 2, 0], acting: 0 } as const

  it('PQ-A20-01 PQ-A20-02 one disc, once a round in all', () => {
    const s = scenario(SETUP)
    const events = [...s.play(0, { space: 20 }), ...answer(s, 0, { count: 1 })]
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 20, discs: 1, helper: null }])
    expect(s.refused(1, { space: 20 })).toMatchObject({ code: 'spaceOccupied' })
  })

  it('PQ-A20-03 PQ-A20-04 PQ-A20-05 each honey, paid to the stock, moves the small cube one place forward', () => {
    const s = scenario(SETUP)
    const honey = s.position.stock.honey
    const events = s.play(0, { space: 20 }, { count: 2 })
    expect(s.player(0).goods.honey).toBe(0)
    expect(s.position.stock.honey).toBe(honey + 2)
    expect(s.position.turnNext).toEqual([3, 0, 1, 2])
    expect(ofType(events, 'orderChanged')).toEqual([{ type: 'orderChanged', seat: 0, honey: 2, order: [3, 0, 1, 2] }])
  })

  it('PQ-A20-06 PQ-A20-07 this round goes on in its order, the next phase I takes the new one', () => {
    const s = scenario(SETUP)
    s.play(0, { space: 20 }, { count: 1 })
    expect(s.position.turnNow).toEqual([2, 0, 1, 3])
    expect(s.position.acting).toBe(1)
    s.auto((p) => p.round === 3 && p.step === 'turn')
    expect(s.position.turnNow).toEqual([3, 1, 0, 2])
    expect(s.position.acting).toBe(3)
  })

  it('PQ-A20-08 at most the places ahead and the honey owned, at least one', () => {
    const s = scenario({ ...SETUP, next: [3, 0, 1, 2], goods: { 0: { honey: 4 } } })
    s.play(0, { space: 20 })
    if (s.position.step === 'honeyCount') {
      expect(s.refused(0, { count: 2 })).toMatchObject({ code: 'tooFarForward', rule: 'PQ-A20-08' })
      s.play(0, { count: 1 })
    }
    expect(s.position.turnNext).toEqual([0, 3, 1, 2])
    expect(s.player(0).goods.honey).toBe(3)
    const poor = scenario({ ...SETUP, goods: { 0: { honey: 2 } } })
    poor.play(0, { space: 20 })
    expect(poor.moves(0)).toEqual([{ count: 1 }, { count: 2 }])
  })

  it('PQ-A20-08 with the small cube first the action cannot be chosen, nor without honey', () => {
    expect(scenario({ ...SETUP, next: [0, 1, 2, 3] }).refused(0, { space: 20 })).toMatchObject({ code: 'alreadyFirst', rule: 'PQ-A20-08' })
    expect(scenario({ ...SETUP, goods: { 0: { apple: 3 } } }).refused(0, { space: 20 })).toMatchObject({
      code: 'cannotPay',
      rule: 'PQ-A20-03',
    })
    expect(scenario({ order: [0, 1, 2], next: [1, 0, 2] }).can(0, { space: 20 })).toBe(true)
  })
})

describe('action 21: temporary priority', () => {
  it('PQ-A21-01 one shared space, one use a round', () => {
    const s = scenario()
    s.play(0, { space: 21 })
    expect(s.refused(1, { space: 21 })).toMatchObject({ code: 'spaceOccupied' })
  })

  it('PQ-A21-02 even the player already first may take it', () => {
    const s = scenario()
    s.play(0, { space: 21 })
    expect(s.position).toMatchObject({ priority: 0, acting: 1 })
    s.play(1, { pass: true })
    s.play(2, { pass: true })
    expect(s.position.turnNow).toEqual([0, 1, 2])
  })

  it('PQ-A21-04 all discs the player has left are placed', () => {
    for (const [discs, left] of [
      [{}, 4],
      [{ 17: [0] }, 3],
      [{ 1: [0, 0], 17: [0] }, 1],
    ] as const) {
      const s = scenario({ discs })
      const events = s.play(0, { space: 21 })
      expect(ofType(events, 'priorityTaken')).toEqual([{ type: 'priorityTaken', seat: 0, discs: left }])
      expect(s.player(0).discs).toBe(0)
      expect(s.position.spaces[21]!.discs).toEqual(Array(left).fill(0))
    }
  })

  it('PQ-A21-05 a player without discs is not asked and cannot take it', () => {
    const s = scenario({ discs: { 1: [1, 1], 2: [1, 1] } })
    s.play(0, { space: 17 }, { take: 'apple' })
    expect(s.position.acting).toBe(2)
    expect(s.can(1, { space: 21 })).toBe(false)
    expect(s.can(2, { space: 21 })).toBe(true)
  })

  it('PQ-A21-06 PQ-A21-07 the part in phase II is over at once, the big cubes stay until it ends', () => {
    const s = scenario({ order: [0, 1, 2], acting: 1 })
    s.play(1, { space: 21 })
    s.play(2, { space: 17 }, { take: 'apple' })
    s.play(0, { space: 17 }, { take: 'apple' })
    expect(s.position).toMatchObject({ acting: 2, turnNow: [0, 1, 2] })
    s.play(2, { pass: true })
    expect(s.position).toMatchObject({ acting: 0, turnNow: [0, 1, 2] })
    s.play(0, { pass: true })
    expect(s.position.turnNow).toEqual([1, 0, 2])
  })

  it('PQ-A21-08 PQ-A21-09 PQ-A21-10 PQ-A21-18 at the end of phase II the big cube goes first, the others keep their order', () => {
    const s = scenario({ seats: 4, order: [3, 0, 1, 2], next: [2, 3, 0, 1], passed: [3, 0, 2], acting: 1 })
    const events = s.play(1, { space: 21 })
    expect(s.position.turnNow).toEqual([1, 3, 0, 2])
    expect(s.position.turnNext).toEqual([2, 3, 0, 1])
    expect(ofType(events, 'favourite')).toEqual([{ type: 'favourite', seat: 1, temporary: true }])
    expect(s.position.spaces.every((space) => space.discs.length === 0)).toBe(true)
  })

  it('PQ-A21-11 the temporary favourite promotes first', () => {
    const s = scenario({ passed: [0, 1], acting: 2 })
    s.play(2, { space: 21 })
    s.chance({ demand: 'honey' })
    offerAll(s, { 0: { honey: 1 }, 1: { honey: 1 }, 2: { honey: 1 } })
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 2 })
    s.play(2, step('mine', 1))
    expect(s.position.acting).toBe(0)
  })

  it('PQ-A21-12 the temporary favourite sends no pixie at a mine symbol, the overtaken favourite does', () => {
    const s = atOffer({
      order: [2, 0, 1],
      next: [0, 1, 2],
      priority: 2,
      demand: 'honey',
      punishment: { 0: 9, 2: 9 },
      pixies: { 0: [1, 6], 2: [2, 7] },
    })
    const events = offerAll(s, { 1: { honey: 1 } })
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
    expect(s.player(2)).toMatchObject({ punishment: 14, miners: 3 })
    expect(ofType(events, 'spared')).toEqual([{ type: 'spared', seat: 2, why: 'favourite' }])
  })

  it('PQ-A21-12 nor to a furious Queen', () => {
    const s = atOffer({ order: [2, 0, 1], next: [0, 1, 2], priority: 2, demand: 'honey', pixies: { 2: [2, 7] } })
    const events = offerAll(s, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(ofType(events, 'queen')).toEqual([{ type: 'queen', mood: 'furious' }])
    expect(ofType(events, 'sent')).toEqual([])
    expect(s.position.spaces[2]!.pixie).toBe(2)
  })

  it('PQ-A21-13 the advantage ends when the big cubes copy the small ones', () => {
    const s = scenario({ order: [0, 1, 2], next: [1, 0, 2], passed: [0, 1], acting: 2 })
    s.play(2, { space: 21 })
    expect(s.position.turnNow).toEqual([2, 0, 1])
    s.auto((p) => p.round === 3 && p.step === 'turn')
    expect(s.position).toMatchObject({ turnNow: [1, 0, 2], priority: null, acting: 1 })
  })

  it('PQ-A21-16 PQ-A21-17 the turn passes to the next in the unchanged order who still has discs', () => {
    const s = scenario({ seats: 4, order: [3, 1, 0, 2], acting: 1, discs: { 1: [0, 0], 2: [0, 0] } })
    s.play(1, { space: 21 })
    expect(s.position.acting).toBe(2)
    const direct = scenario({ seats: 4, order: [3, 1, 0, 2], acting: 1 })
    direct.play(1, { space: 21 })
    expect(direct.position.acting).toBe(0)
  })
})
