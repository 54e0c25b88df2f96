/** What may be chosen, to the last piece: own goods, bounds, the last space, the last kind in the stock. PQ-ACT-14. */
import { describe, expect, it } from 'vitest'
import { EDITION } from './testing-edition.ts'
import { atOffer, CALM, CHANCE, goods, offerAll, ofType, type Scenario, scenario, step } from './testing-flow.ts'
import { FOODS, type GoodsDelta, type MoveWords, type SpaceId } from './types.ts'

const RICH = goods({ apple: 5, bread: 5, honey: 5, silver: 5, gold: 5 })
const NO_FOOD = { apple: 0, bread: 0, honey: 0 }
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const from = (seat: number): number[] => upTo(3).map((i) => (seat + i) % 3)

/** A table of three whose acting seat owns these goods, the others those. */
function owning(seat: number, own: GoodsDelta, others: GoodsDelta, setup: Parameters<typeof scenario>[0] = {}): Scenario {
  return scenario({
    order: from(seat),
    next: from(seat + 1),
    goods: Object.fromEntries(upTo(3).map((x) => [x, goods(x === seat ? own : others)])),
    ...setup,
  })
}

/** Seat 0 has chosen this space. */
function on(space: SpaceId, setup: Parameters<typeof scenario>[0] = {}, ...more: readonly MoveWords[]): Scenario {
  const s = scenario(setup)
  s.play(0, { space }, ...more)
  return s
}

describe.each(upTo(3))('seat %i', (seat) => {
  it('PQ-ACT-14 pays with its own goods, whatever the others own', () => {
    const rich = owning(seat, RICH, {})
    const poor = owning(seat, {}, RICH)
    for (const space of [4, 5, 13, 19, 20]) {
      expect(rich.can(seat, { space }), `rich ${space}`).toBe(true)
      expect(poor.can(seat, { space }), `poor ${space}`).toBe(false)
    }
  })

  it('PQ-A04-05 PQ-A05-04 PQ-A17-10 PQ-A20-08 and no more than it owns', () => {
    const four = owning(seat, { bread: 3 }, RICH)
    four.play(seat, { space: 4 })
    expect(four.refused(seat, { give: 'apple' })).toMatchObject({ code: 'notOwned', rule: 'PQ-A04-05' })
    four.play(seat, { give: 'bread' }, { take: 'silver' })
    expect(four.refused(seat, { count: 4 })).toMatchObject({ code: 'tooMany' })
    expect(four.refused(seat, { count: 0 })).toMatchObject({ code: 'tooFew' })
    const five = owning(seat, { silver: 5 }, RICH, { silver: { [seat]: 4 } })
    five.play(seat, { space: 5 })
    expect(five.refused(seat, { count: 3 })).toMatchObject({ code: 'tooMany' })
    const twenty = owning(seat, { honey: 1 }, RICH)
    twenty.play(seat, { space: 20 })
    expect(twenty.refused(seat, { count: 2 })).toMatchObject({ code: 'tooMany', rule: 'PQ-A20-03' })
    expect(twenty.refused(seat, { count: 0 })).toMatchObject({ code: 'tooFew' })
    const scraps = owning(seat, { apple: 1, gold: 2 }, RICH)
    scraps.play(seat, { space: 17 })
    expect(scraps.refused(seat, { remove: { apple: 2, gold: 1 } })).toMatchObject({ code: 'notOwned' })
    scraps.play(seat, { remove: { apple: 1, gold: 2 } })
  })

  it('PQ-OFFER-09 offers no more than it owns', () => {
    const s = atOffer({ goods: Object.fromEntries(upTo(3).map((x) => [x, x === seat ? { gold: 2 } : RICH])) })
    expect(s.refused(seat, { offer: 'gold', count: 3 })).toMatchObject({ code: 'notOwned', rule: 'PQ-OFFER-09' })
    expect(s.refused(seat, { offer: 'apple', count: 1 })).toMatchObject({ code: 'notOwned' })
    expect(s.can(seat, { offer: 'gold', count: 2 })).toBe(true)
  })

  it('PQ-A11-05 PQ-A13-02 stands on its own places of the tracks', () => {
    const s = owning(seat, { silver: 1, gold: 2 }, RICH, { silver: { [seat]: 8 }, gold: { [seat]: 4 } })
    expect(s.can(seat, { space: 13 })).toBe(true)
    s.play(seat, { space: 11 })
    expect(s.refused(seat, { track: 'silver' })).toMatchObject({ code: 'trackEnd', rule: 'PQ-A11-05' })
    expect(s.can(seat, { track: 'gold' })).toBe(true)
    const dear = owning(seat, { gold: 4 }, RICH, { gold: { [seat]: 1 } })
    expect(dear.refused(seat, { space: 13 })).toMatchObject({ code: 'cannotPay', params: { need: 5, have: 4 } })
  })

  it('PQ-A03-08 PQ-A03-11 displaces with its own apple', () => {
    const pixies = { [(seat + 1) % 3]: [1, 2, 3, 4, 5] }
    expect(owning(seat, { apple: 1 }, {}, { pixies }).can(seat, { space: 3 })).toBe(true)
    expect(owning(seat, {}, { apple: 1 }, { pixies }).refused(seat, { space: 3 })).toMatchObject({ code: 'noPromotion' })
  })

  it('PQ-MINE-09 PQ-MINE-11 of two miners with equal stones it frees the first, and a single chained one may be the first only', () => {
    const order = from(seat)
    const equal = scenario({ order, stones: { [seat]: [2, 2] } })
    expect(equal.refused(seat, { unchain: 1 })).toMatchObject({ code: 'sameMiner' })
    expect(equal.can(seat, { unchain: 0 })).toBe(true)
    const two = scenario({ order, stones: { [seat]: [3, 1] } })
    expect(two.refused(seat, { unchain: 2 })).toMatchObject({ code: 'malformed' })
    two.play(seat, { unchain: 1 })
    expect(two.player(seat).stones).toEqual([3, 0])
    expect(two.refused(seat, { unchain: 1 })).toMatchObject({ code: 'noStone' })
  })
})

describe('the last kind in the stock', () => {
  it.each(FOODS)('PQ-A01-03 PQ-A17-05 PQ-A04-05 %s alone can be stolen and exchanged for', (food) => {
    const s = scenario({ stock: { ...NO_FOOD, silver: 0, [food]: 1 }, goods: { 0: { apple: 1, bread: 1 } } })
    for (const space of [1, 4, 17]) expect(s.can(0, { space }), `${space}`).toBe(true)
    s.play(0, { space: 4 })
    for (const give of ['apple', 'bread'] as const)
      if (give === food) expect(s.refused(0, { give })).toMatchObject({ code: 'goodNotInStock', rule: 'PQ-A04-05' })
      else expect(s.can(0, { give })).toBe(true)
  })

  it('PQ-A04-02 silver alone can be exchanged for, with food', () => {
    const s = scenario({ stock: { ...NO_FOOD, silver: 1 }, goods: { 0: { apple: 1, silver: 1 } } })
    s.play(0, { space: 4 })
    expect(s.refused(0, { give: 'silver' })).toMatchObject({ code: 'goodNotInStock' })
    s.play(0, { give: 'apple' }, { take: 'silver' }, { count: 1 })
    expect(s.player(0).goods).toEqual(goods({ silver: 2 }))
  })

  it('PQ-A17-10 three goods of one’s own make action 17 possible without any food in the stock, two do not', () => {
    expect(scenario({ stock: NO_FOOD, goods: { 0: { gold: 3 } } }).can(0, { space: 17 })).toBe(true)
    expect(scenario({ stock: NO_FOOD, goods: { 0: { gold: 2 } } }).refused(0, { space: 17 })).toMatchObject({ code: 'needThreeGoods' })
    for (const good of ['apple', 'bread', 'honey', 'silver', 'gold'] as const) {
      const s = on(17, { goods: { 0: { ...RICH, [good]: 1 } } })
      expect(s.refused(0, { remove: { [good]: 3 } })).toMatchObject({ code: 'notOwned', rule: 'PQ-A17-04' })
    }
  })

  it('PQ-A12-06 the casino pays nothing when what its faces show is gone, whatever else lies in the stock', () => {
    const edition = { dice: { ...EDITION.dice, casino: ['G', 'SG'] } }
    expect(scenario({ edition, stock: { silver: 0, gold: 0 } }).refused(0, { space: 12 })).toMatchObject({ code: 'stockEmpty' })
    expect(scenario({ edition, stock: { silver: 1, gold: 0 } }).can(0, { space: 12 })).toBe(true)
  })

  it('PQ-STEAL-07 PQ-STEAL-19 a food tile takes what is in the stock, and names what was wrong', () => {
    const yielding = (stock: GoodsDelta) =>
      scenario({ phase: 'steal', step: 'foodTile', acting: 0, foodTile: { 0: 2 }, stock: { ...NO_FOOD, ...stock } })
    expect(yielding({ apple: 9 }).refused(0, { food: { honey: 2 } })).toMatchObject({ code: 'goodNotInStock', rule: 'PQ-STEAL-19' })
    expect(yielding({ apple: 2 }).refused(0, { food: { apple: 1 } })).toMatchObject({ code: 'wrongFoodCount', rule: 'PQ-STEAL-07' })
    expect(yielding({ apple: 1 }).refused(0, { food: {} })).toMatchObject({ code: 'mustTakeAll', rule: 'PQ-STEAL-19' })
  })
})

describe('every space of the pyramid', () => {
  it.each(upTo(14).map((i) => i + 1))(
    'PQ-A14-01 PQ-A14-04 PQ-A18-07 PQ-ACT-28 space %i can be robbed, copied, and used with one disc beside a pixie',
    (space) => {
      const setup = { goods: { 0: RICH, 1: RICH }, discs: { 17: [0, 0, 0] } }
      const robbed = scenario({ goods: { 0: RICH, 1: RICH }, pixies: { 1: [space] } })
      robbed.play(0, { space: 14 }, { rob: space })
      expect(ofType(robbed.events, 'robbed')).toMatchObject([{ victim: 1, space }])
      const copied = scenario({ goods: { 0: RICH, 1: RICH }, discs: { [space]: [1, 1] }, pixies: space === 14 ? { 1: [13] } : {} })
      copied.play(0, { space: 18 }, { copy: space })
      expect(ofType(copied.events, 'copied')).toEqual([{ type: 'copied', seat: 0, space }])
      if (space !== 14) expect(scenario({ ...setup, pixies: { 0: [space] } }).can(0, { space })).toBe(true)
      expect(scenario(setup).can(0, { space })).toBe(false)
    },
  )

  it('PQ-A14-01 PQ-A18-09 no other can be robbed or copied', () => {
    const robbing = on(14, { pixies: { 1: [1] } })
    const copying = on(18, { discs: { 2: [1, 1] } })
    for (const space of [0, 15, 17]) {
      expect(robbing.refused(0, { rob: space })).toMatchObject({ code: 'malformed' })
      expect(copying.refused(0, { copy: space })).toMatchObject({ code: 'notDoubleSpace', rule: 'PQ-A18-09' })
    }
  })

  it('PQ-A05-09 under the switch space 5, and it alone, can be used again', () => {
    const s = scenario({ switches: { convertSpaceReusable: true }, goods: { 0: RICH }, pixies: { 1: [5, 2] }, discs: { 5: [1], 2: [1] } })
    expect(s.can(0, { space: 5 })).toBe(true)
    expect(s.refused(0, { space: 2 })).toMatchObject({ code: 'spaceOccupied' })
  })

  it('PQ-ACT-29 nobody acts without a disc', () => {
    const s = scenario({ discs: { 17: [0, 0, 0], 15: [0] } })
    for (const space of [2, 18, 21]) expect(s.refused(0, { space })).toMatchObject({ code: 'noDiscs', rule: 'PQ-ACT-29' })
  })
})

describe('action 11 names the track that could be', () => {
  it.each([
    [{ silver: { 0: 8 } }, {}, 'cannotPay', 'PQ-A11-01'],
    [{ gold: { 0: 8 } }, {}, 'cannotPay', 'PQ-A11-02'],
    [{}, {}, 'cannotPay', 'PQ-A11-02'],
    [{ silver: { 0: 8 }, gold: { 0: 8 } }, RICH, 'trackEnd', 'PQ-A11-05'],
  ])('PQ-A11-05 %o with %o: %s %s', (places, own, code, rule) => {
    expect(scenario({ ...places, goods: { 0: own } }).refused(0, { space: 11 })).toMatchObject({ code, rule })
  })
})

describe('splits, hands and steps', () => {
  it('PQ-A10-02 a split names every seat once', () => {
    const s = on(10)
    s.chance({ roll: 3 })
    for (const split of [
      [0, 3],
      [0, 1, 2, 0],
      [0, 1, 1, 1],
    ])
      expect(s.refused(0, { split })).toMatchObject({ code: 'malformed' })
    expect(s.can(0, { split: [0, 1, 2] })).toBe(true)
  })

  it('PQ-OFFER-07 PQ-OFFER-10 PQ-TWO-05 three hands, three kinds, in their order', () => {
    const s = atOffer({ seats: 2, demand: 'honey', goods: { 0: RICH, 1: RICH }, progress: { hands: [2, 3] } })
    s.play(1, { offer: 'honey', count: 1 })
    expect(s.refused(1, { offer: 'apple', count: 1 })).toMatchObject({ code: 'handOrder' })
    s.play(1, { offer: 'silver', count: 1 })
    expect(s.refused(1, { offer: 'silver', count: 1 })).toMatchObject({ code: 'sameTypeTwice', rule: 'PQ-OFFER-10' })
    s.play(1, { offer: 'gold', count: 1 })
    expect(s.refused(1, { offer: 'gold', count: 1 })).toMatchObject({ code: 'alreadySealed' })
    expect(s.pending).toEqual([0])
  })

  it('PQ-PROMO-04 PQ-PROMO-07 PQ-PROMO-10 a step goes from the mine or the pyramid to the pyramid or the servant slot', () => {
    const s = scenario({
      phase: 'rewards',
      step: 'promoteStep',
      acting: 0,
      demand: 'honey',
      pixies: { 0: [1] },
      castle: [0, 0, 0, 0],
      progress: { steps: 2 },
    })
    for (const move of [step('castle', 1), step('castle', 'castle'), step(14, 'mine'), step('mine', 'mine')])
      expect(s.refused(0, move)).toMatchObject({ code: 'malformed' })
    expect(s.refused(0, step('mine', 2))).toMatchObject({ code: 'noMinerThere', rule: 'PQ-PROMO-07' })
    expect(s.refused(0, step(1, 'castle'))).toMatchObject({ code: 'notAbove', rule: 'PQ-PROMO-09' })
    expect(on(3, { pixies: { 0: [1, 13] } }).refused(0, step(1, 'castle'))).toMatchObject({ code: 'notToServant', rule: 'PQ-A03-02' })
  })

  it.each([13, 14])('PQ-PROMO-10 PQ-PROMO-13 steps are not lost while the pixie on space %i can reach the servant slot', (space) => {
    const s = atOffer({ ...CALM, demand: 'honey', castle: [0, 0, 0, 0], pixies: { 0: [space] } })
    offerAll(s, { 0: { honey: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(s.moves(0)).toEqual([step(space, 'castle'), { stop: true }])
  })

  it('PQ-TWO-18 under the switch the third colour alone is kept from the servant slot', () => {
    const setup = {
      seats: 2,
      switches: { neutralMayServe: false },
      phase: 'rewards',
      acting: 0,
      demand: 'honey',
      pixies: { 0: [13], 2: [14] },
    } as const
    expect(scenario({ ...setup, step: 'promoteStep', progress: { steps: 1 } }).can(0, step(13, 'castle'))).toBe(true)
    expect(scenario({ ...setup, step: 'neutralPromotion' }).refused(0, step(14, 'castle'))).toMatchObject({
      code: 'notToServant',
      rule: 'PQ-TWO-18',
    })
    expect(scenario({ ...setup, switches: {}, step: 'neutralPromotion' }).can(0, step(14, 'castle'))).toBe(true)
  })

  it('PQ-ACT-01 CHANCE owes the outcome, not the player', () => {
    expect(on(10).pending).toEqual([CHANCE])
  })
})
