/** Actions 16 (swap tiles) and 17 (remove goods or take food): ledger 3.6, PQ-A16 and PQ-A17. */
import { describe, expect, it } from 'vitest'
import { goods, ofType, scenario } from './testing-flow.ts'

describe('action 16: swap tiles', () => {
  it('PQ-A16-01 takes one disc', () => {
    const s = scenario({ singleUse: { 0: 'mercy' } })
    const events = s.play(0, { space: 16 }, { swap: 'single', with: 'board', for: 'peek' })
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 16, discs: 1, helper: null }])
    expect(s.player(0).discs).toBe(3)
    expect(s.position.acting).toBe(1)
  })

  it('PQ-A16-02 one use a round in all, by whomever', () => {
    const s = scenario({ discs: { 16: [1] }, singleUse: { 0: 'mercy' } })
    expect(s.refused(0, { space: 16 })).toMatchObject({ code: 'spaceOccupied' })
  })

  it('PQ-A16-03 PQ-A16-04 food tiles, single-use tiles and skills, each for its own type', () => {
    const s = scenario({
      foodTile: { 0: 3, 1: 2 },
      singleUse: { 0: 'mercy', 1: 'double' },
      boardSkills: ['cheapGold', 'stealSilver', 'copyUnused'],
    })
    s.play(0, { space: 16 })
    expect(s.can(0, { swap: 'food', with: 1, for: 'food' })).toBe(true)
    expect(s.can(0, { swap: 'single', with: 1, for: 'single' })).toBe(true)
    expect(s.can(0, { swap: 'skill', with: 1, for: 'skill' })).toBe(true)
    expect(s.can(0, { swap: 'food', with: 1, for: 'single' })).toBe(false)
    expect(s.can(0, { swap: 'single', with: 1, for: 'food' })).toBe(false)
    expect(s.can(0, { swap: 'skill', with: 1, for: 'food' })).toBe(false)
    expect(s.can(0, { swap: 'single', with: 'board', for: 'cheapGold' })).toBe(false)
    s.play(0, { swap: 'food', with: 1, for: 'food' })
    expect([s.player(0).foodTile, s.player(1).foodTile]).toEqual([2, 3])
    expect([s.player(0).singleUse, s.player(1).singleUse]).toEqual(['mercy', 'double'])
  })

  it('PQ-A16-05 PQ-A16-07 a tile comes from the board or from an opponent, who is not asked', () => {
    const s = scenario({ singleUse: { 0: 'mercy', 2: 'double' } })
    s.play(0, { space: 16 })
    expect(s.can(0, { swap: 'single', with: 'board', for: 'peek' })).toBe(true)
    expect(s.can(0, { swap: 'single', with: 0, for: 'single' })).toBe(false)
    const [swapped] = ofType(s.play(0, { swap: 'single', with: 2, for: 'single' }), 'swapped')
    expect(swapped).toEqual({ type: 'swapped', seat: 0, gave: 'mercy', got: 'double', with: 2, along: null })
    expect([s.player(0).singleUse, s.player(2).singleUse]).toEqual(['double', 'mercy'])
    expect(s.position.singleUse).toEqual(['peek'])
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-A16-06 a type of which the player has no tile cannot be swapped', () => {
    const s = scenario({ foodTile: { 1: 2 }, singleUse: { 1: 'mercy' } })
    s.play(0, { space: 16 })
    expect(s.refused(0, { swap: 'food', with: 1, for: 'food' })).toMatchObject({ code: 'tileNotHeld', rule: 'PQ-A16-06' })
    expect(s.refused(0, { swap: 'single', with: 1, for: 'single' })).toMatchObject({ code: 'tileNotHeld', rule: 'PQ-A16-06' })
    expect(s.refused(0, { swap: 'single', with: 'board', for: 'peek' })).toMatchObject({ code: 'tileNotHeld' })
    expect(
      s
        .moves(0)
        .filter((m) => 'swap' in m)
        .every((m) => 'swap' in m && m.swap === 'skill'),
    ).toBe(true)
  })

  it('PQ-A16-08 PQ-A16-09 the old food tile goes on top of the stack and is the next to be taken', () => {
    const s = scenario({ foodTile: { 0: 4 } })
    expect(s.position.foodTiles).toEqual([2, 3, 4])
    s.play(0, { space: 16 })
    const top = s.moves(0).find((m) => 'swap' in m && m.swap === 'food' && m.with === 'board')
    s.play(0, top!)
    expect(s.player(0).foodTile).toBe(2)
    expect(s.position.foodTiles).toEqual([4, 3, 4])
    s.play(1, { space: 6 })
    expect(s.player(1).foodTile).toBe(4)
    expect(s.position.foodTiles).toEqual([3, 4])
  })

  it('PQ-A16-10 any single-use tile on the board may be taken, none that is not there', () => {
    const s = scenario({ singleUse: { 0: 'mercy', 1: 'double' } })
    s.play(0, { space: 16 })
    expect(s.can(0, { swap: 'single', with: 'board', for: 'peek' })).toBe(true)
    expect(s.refused(0, { swap: 'single', with: 'board', for: 'double' })).toMatchObject({ code: 'tileNotThere' })
    const free = scenario({ singleUse: { 0: 'mercy' } })
    free.play(0, { space: 16 }, { swap: 'single', with: 'board', for: 'double' })
    expect(free.player(0).singleUse).toBe('double')
  })

  it('PQ-A16-11 PQ-A16-12 mercy swapped for peek lies at action 9 again, action 8 is empty', () => {
    const s = scenario({ singleUse: { 0: 'mercy' } })
    s.play(0, { space: 16 }, { swap: 'single', with: 'board', for: 'peek' })
    expect(s.player(0).singleUse).toBe('peek')
    expect([...s.position.singleUse].sort()).toEqual(['double', 'mercy'])
    expect(s.refused(1, { space: 8 })).toMatchObject({ code: 'tileAway' })
    s.play(1, { space: 9 })
    expect(s.player(1).singleUse).toBe('mercy')
  })

  it('PQ-A16-13 PQ-A16-14 a skill is exchanged one for one and lies down where the new one was', () => {
    const s = scenario({ skill: { 0: 'lightMine' }, boardSkills: ['cheapGold', 'stealSilver', 'freePromotion'] })
    s.play(0, { space: 16 })
    expect(s.refused(0, { swap: 'skill', with: 'board', for: 'freeDisplacement' })).toMatchObject({ code: 'tileNotThere' })
    s.play(0, { swap: 'skill', with: 'board', for: 'stealSilver' })
    expect(s.player(0).skill).toBe('stealSilver')
    expect(s.position.skills).toEqual(['cheapGold', 'lightMine', 'freePromotion'])
  })

  it('PQ-A16-15 skill S8 takes the tile lying on it along', () => {
    const s = scenario({ skill: { 0: 'extraSlot', 1: 'lightMine' }, singleUse: { 0: 'mercy' }, onSkill: { 0: 'peek' } })
    const [swapped] = ofType(s.play(0, { space: 16 }, { swap: 'skill', with: 1, for: 'skill' }), 'swapped')
    expect(swapped).toMatchObject({ gave: 'extraSlot', got: 'lightMine', with: 1, along: 'peek' })
    expect(s.player(0)).toMatchObject({ skill: 'lightMine', onSkill: null, singleUse: 'mercy' })
    expect(s.player(1)).toMatchObject({ skill: 'extraSlot', onSkill: 'peek', singleUse: null })
  })

  it('PQ-A16-16 works even between tiles of equal value', () => {
    const s = scenario({ foodTile: { 0: 4, 1: 4 } })
    s.play(0, { space: 16 })
    s.play(0, { swap: 'food', with: 1, for: 'food' })
    expect([s.player(0).foodTile, s.player(1).foodTile]).toEqual([4, 4])
    expect(s.position.acting).toBe(1)
  })
})

describe('action 17: remove goods or take one food', () => {
  it('PQ-A17-01 PQ-A17-05 one disc, one apple from the stock', () => {
    const s = scenario({ goods: { 0: {} } })
    const events = s.play(0, { space: 17 }, { take: 'apple' })
    expect(ofType(events, 'placed')).toMatchObject([{ space: 17, discs: 1 }])
    expect(s.player(0)).toMatchObject({ discs: 3, goods: goods({ apple: 1 }) })
    expect(s.position.stock.apple).toBe(40 - 1 - 4 - 1)
  })

  it('PQ-A17-02 PQ-A17-03 three times a round in all, the same player as often as places are free', () => {
    const s = scenario({ discs: { 17: [0, 0] } })
    s.play(0, { space: 17 }, { take: 'honey' })
    expect(s.position.spaces[17]!.discs).toEqual([0, 0, 0])
    expect(s.refused(1, { space: 17 })).toMatchObject({ code: 'scrapsFull', rule: 'PQ-A17-02' })
    expect(scenario({ discs: { 17: [1, 2] } }).can(0, { space: 17 })).toBe(true)
  })

  it('PQ-A17-06 PQ-A17-07 or one honey, or one bread, never a metal', () => {
    for (const food of ['honey', 'bread'] as const) {
      const s = scenario({ goods: { 0: {} } })
      s.play(0, { space: 17 }, { take: food })
      expect(s.player(0).goods).toEqual(goods({ [food]: 1 }))
    }
    const s = scenario()
    s.play(0, { space: 17 })
    expect(s.can(0, { take: 'silver' })).toBe(false)
    expect(s.can(0, { take: 'gold' })).toBe(false)
  })

  it('PQ-A17-05 PQ-A17-06 PQ-A17-07 a food not in the stock cannot be taken', () => {
    const s = scenario({ stock: { apple: 0, honey: 0 } })
    s.play(0, { space: 17 })
    expect(s.refused(0, { take: 'apple' })).toMatchObject({ code: 'goodNotInStock' })
    expect(s.refused(0, { take: 'honey' })).toMatchObject({ code: 'goodNotInStock' })
    expect(s.can(0, { take: 'bread' })).toBe(true)
  })

  it('PQ-A17-04 PQ-A17-08 de: three goods of choice leave the game', () => {
    const s = scenario({ goods: { 0: { apple: 2, silver: 1, gold: 4 } } })
    const stock = s.position.stock
    s.play(0, { space: 17 }, { remove: { apple: 1, gold: 2 } })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, silver: 1, gold: 2 }))
    expect(s.position.removed).toEqual(goods({ apple: 1, gold: 2 }))
    expect(s.position.stock).toEqual(stock)
  })

  it('PQ-A17-04 PQ-A17-09 fr: three goods of choice go to the stock', () => {
    const s = scenario({ preset: 'fr', goods: { 0: { bread: 2, silver: 5 } } })
    const stock = s.position.stock
    s.play(0, { space: 17 }, { remove: { bread: 1, silver: 2 } })
    expect(s.player(0).goods).toEqual(goods({ bread: 1, silver: 3 }))
    expect(s.position.removed).toEqual(goods({}))
    expect(s.position.stock).toEqual({ ...stock, bread: stock.bread + 1, silver: stock.silver + 2 })
  })

  it('PQ-A17-08 PQ-A17-09 the switch decides, not the preset', () => {
    const s = scenario({ preset: 'de', switches: { removeGoodsTo: 'stock' } })
    s.play(0, { space: 17 }, { remove: { honey: 2, silver: 1 } })
    expect(s.position.removed).toEqual(goods({}))
  })

  it('PQ-A17-10 exactly three goods of any mix, and only goods that are owned', () => {
    const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 } } })
    s.play(0, { space: 17 })
    expect(s.can(0, { remove: { apple: 1, bread: 1 } })).toBe(false)
    expect(s.can(0, { remove: { apple: 1, bread: 1, honey: 1, silver: 1 } })).toBe(false)
    expect(s.can(0, { remove: { apple: 3 } })).toBe(false)
    expect(s.moves(0).filter((m) => 'remove' in m)).toHaveLength(10)
    s.play(0, { remove: { honey: 1, silver: 1, gold: 1 } })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, bread: 1 }))
  })

  it('PQ-A17-10 with fewer than three goods nothing can be removed', () => {
    const s = scenario({ goods: { 0: { apple: 2 } } })
    s.play(0, { space: 17 })
    expect(s.refused(0, { remove: { apple: 3 } })).toMatchObject({ code: 'needThreeGoods', rule: 'PQ-A17-10' })
    const nothing = scenario({ goods: { 0: { gold: 2 } }, stock: { apple: 0, bread: 0, honey: 0 } })
    expect(nothing.can(0, { space: 17 })).toBe(false)
  })
})
