import { describe, expect, it } from 'vitest'
import { goods, ofType, scenario } from './testing.ts'
import type { Good } from './types.ts'

describe('action 1: steal food', () => {
  it('PQ-A01-01 PQ-A01-02 the player takes two food of one kind, apples, honey or bread', () => {
    for (const take of ['apple', 'honey', 'bread'] as const) {
      const s = scenario({ goods: { 0: {} } })
      const before = s.position.stock
      s.play(0, { space: 1 })
      expect(s.moves(0)).toHaveLength(3)
      const events = s.play(0, { take })
      expect(ofType(events, 'stole')).toEqual([{ type: 'stole', seat: 0, space: 1, goods: { [take]: 2 } }])
      expect(s.player(0).goods).toEqual(goods({ [take]: 2 }))
      expect(s.position.stock[take]).toBe(before[take] - 2)
    }
    const s = scenario()
    s.play(0, { space: 1 })
    for (const take of ['silver', 'gold'] as const) expect(s.can(0, { take })).toBe(false)
  })

  it('PQ-A01-03 PQ-A01-04 only what lies in the stock: the last piece alone, and a kind with none cannot be chosen', () => {
    const s = scenario({ goods: { 0: {} }, stock: { apple: 1, honey: 0 } })
    s.play(0, { space: 1 })
    expect(s.refused(0, { take: 'honey' })).toMatchObject({ code: 'stockEmpty', rule: 'PQ-A01-04', params: { good: 'honey' } })
    expect(s.moves(0)).toEqual([{ take: 'apple' }, { take: 'bread' }])
    s.play(0, { take: 'apple' })
    expect(s.player(0).goods).toEqual(goods({ apple: 1 }))
    expect(s.position.stock.apple).toBe(0)
    const none = scenario({ stock: { apple: 0, bread: 0, honey: 0 } })
    expect(none.refused(0, { space: 1 })).toMatchObject({ code: 'stockEmpty', rule: 'PQ-A01-04' })
  })
})

describe('action 2: steal silver', () => {
  it('PQ-A02-01 the player takes two silver from the stock', () => {
    const s = scenario({ goods: { 0: { silver: 3 } } })
    const stock = s.position.stock.silver
    expect(ofType(s.play(0, { space: 2 }), 'stole')).toEqual([{ type: 'stole', seat: 0, space: 2, goods: { silver: 2 } }])
    expect(s.player(0).goods).toEqual(goods({ silver: 5 }))
    expect(s.position.stock.silver).toBe(stock - 2)
    expect(s.position.bag.silver).toBe(30)
  })

  it('PQ-A02-02 PQ-A02-03 only what lies in the stock: one silver if one is left, no action without any', () => {
    const one = scenario({ goods: { 0: {} }, stock: { silver: 1 } })
    expect(ofType(one.play(0, { space: 2 }), 'stole')).toMatchObject([{ goods: { silver: 1 } }])
    expect(one.player(0).goods).toEqual(goods({ silver: 1 }))
    expect(one.position.stock.silver).toBe(0)
    expect(scenario({ stock: { silver: 0 } }).refused(0, { space: 2 })).toMatchObject({ code: 'stockEmpty', rule: 'PQ-A02-03' })
  })
})

describe('action 4: exchange', () => {
  it('PQ-A04-01 up to seven goods of one kind are given for the same number of one other kind', () => {
    const s = scenario({ goods: { 0: { apple: 9, honey: 1 } } })
    s.play(0, { space: 4 }, { give: 'apple' })
    expect(s.refused(0, { take: 'apple' })).toMatchObject({ code: 'exchangeNeedsOther', rule: 'PQ-A04-01' })
    s.play(0, { take: 'bread' })
    expect(s.refused(0, { count: 8 })).toMatchObject({ code: 'tooMany', rule: 'PQ-A04-05', params: { count: 8, max: 7 } })
    expect(s.moves(0)).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => ({ count })))
    expect(ofType(s.play(0, { count: 7 }), 'exchanged')).toEqual([{ type: 'exchanged', seat: 0, give: 'apple', take: 'bread', count: 7 }])
    expect(s.player(0).goods).toEqual(goods({ apple: 2, bread: 7, honey: 1 }))
  })

  it('PQ-A04-02 PQ-A04-03 apple, honey, bread and silver may stand on both sides, gold on neither', () => {
    const kinds: Good[] = ['apple', 'bread', 'honey', 'silver']
    for (const give of kinds) {
      const s = scenario({ goods: { 0: { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 } } })
      s.play(0, { space: 4 })
      expect(s.refused(0, { give: 'gold' })).toMatchObject({ code: 'goldNotExchanged', rule: 'PQ-A04-03' })
      s.play(0, { give })
      expect(s.refused(0, { take: 'gold' })).toMatchObject({ code: 'goldNotExchanged', rule: 'PQ-A04-03' })
      expect(s.moves(0)).toEqual(kinds.filter((k) => k !== give).map((take) => ({ take })))
    }
    expect(scenario({ goods: { 0: { gold: 5 } } }).refused(0, { space: 4 })).toMatchObject({ code: 'nothingToExchange' })
  })

  it('PQ-A04-04 what is given goes to the stock, what is taken comes from it', () => {
    const s = scenario({ goods: { 0: { honey: 3 } } })
    const before = s.position.stock
    s.play(0, { space: 4 }, { give: 'honey' }, { take: 'silver' }, { count: 2 })
    expect(s.position.stock).toEqual({ ...before, honey: before.honey + 2, silver: before.silver - 2 })
  })

  it('PQ-A04-05 the number is at least 1 and at most the smallest of 7, what is owned and what the stock has', () => {
    const counts = (apple: number, bread: number) => {
      const s = scenario({ goods: { 0: { apple } }, stock: { bread } })
      s.play(0, { space: 4 }, { give: 'apple' }, { take: 'bread' })
      expect(s.refused(0, { count: 0 })).toMatchObject({ code: 'tooFew' })
      const most = s.moves(0).length
      expect(s.refused(0, { count: most + 1 })).toMatchObject({ code: 'tooMany', rule: 'PQ-A04-05' })
      return most
    }
    expect(counts(9, 20)).toBe(7)
    expect(counts(4, 20)).toBe(4)
    expect(counts(9, 3)).toBe(3)
    const s = scenario({ goods: { 0: { apple: 2 } }, stock: { bread: 0 } })
    s.play(0, { space: 4 }, { give: 'apple' })
    expect(s.refused(0, { take: 'bread' })).toMatchObject({ code: 'goodNotInStock' })
    expect(s.can(0, { give: 'honey' })).toBe(false)
    const empty = scenario({ goods: { 0: { apple: 2 } }, stock: { bread: 0, honey: 0, silver: 0 } })
    expect(empty.can(0, { space: 4 })).toBe(false)
    const poor = scenario({ goods: { 0: {} } })
    expect(poor.refused(0, { space: 4 })).toMatchObject({ code: 'nothingToExchange', rule: 'PQ-A04-05' })
  })

  it('PQ-A04-06 Orienne puts 5 apples into the stock and takes 5 silver', () => {
    const s = scenario({ goods: { 0: { apple: 6, silver: 1 } }, stock: { silver: 5 } })
    const before = s.position.stock
    s.play(0, { space: 4 }, { give: 'apple' }, { take: 'silver' }, { count: 5 })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, silver: 6 }))
    expect(s.position.stock).toEqual({ ...before, apple: before.apple + 5, silver: 0 })
  })
})

describe('action 5: convert silver into gold', () => {
  it('PQ-A05-01 the player pays silver to the stock and takes gold from it', () => {
    const s = scenario({ goods: { 0: { silver: 9 } }, silver: { 0: 2 } })
    const before = s.position.stock
    s.play(0, { space: 5 })
    expect(ofType(s.play(0, { count: 2 }), 'converted')).toEqual([{ type: 'converted', seat: 0, silver: 6, gold: 2 }])
    expect(s.player(0).goods).toEqual(goods({ silver: 3, gold: 2 }))
    expect(s.position.stock).toEqual({ ...before, silver: before.silver + 6, gold: before.gold - 2 })
  })

  it('PQ-A05-02 the silver price of one gold is the number beside the place on the silver track', () => {
    const prices = [4, 3, 3, 2, 2, 2, 1, 1].map((_, i) => {
      // the gold track stands elsewhere, so that the wrong track would show
      const s = scenario({ goods: { 0: { silver: 9 } }, silver: { 0: i + 1 }, gold: { 0: 8 - i } })
      s.play(0, { space: 5 }, { count: 1 })
      return 9 - s.player(0).goods.silver
    })
    expect(prices).toEqual([4, 3, 3, 2, 2, 2, 1, 1])
    const other = scenario({
      goods: { 0: { silver: 12 } },
      silver: { 0: 3 },
      edition: { tracks: { ...scenario().position.options.edition.tracks, silverPerGold: [9, 8, 6, 5, 4, 3, 2, 1] } },
    })
    other.play(0, { space: 5 }, { count: 2 })
    expect(other.player(0).goods).toEqual(goods({ gold: 2 }))
  })

  it('PQ-A05-03 PQ-A05-04 in one use any number may be converted, up to what silver and the gold in the stock allow', () => {
    const s = scenario({ goods: { 0: { silver: 14 } }, silver: { 0: 3 } })
    s.play(0, { space: 5 })
    expect(s.moves(0)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }, { count: 4 }])
    expect(s.refused(0, { count: 5 })).toMatchObject({ code: 'tooMany', rule: 'PQ-A05-04' })
    expect(s.refused(0, { count: 0 })).toMatchObject({ code: 'tooFew' })
    s.play(0, { count: 4 })
    expect(s.player(0).goods).toEqual(goods({ silver: 2, gold: 4 }))
    const short = scenario({ goods: { 0: { silver: 14 } }, silver: { 0: 3 }, stock: { gold: 2 } })
    short.play(0, { space: 5 })
    expect(short.moves(0)).toEqual([{ count: 1 }, { count: 2 }])
    expect(short.refused(0, { count: 3 }).code).toBe('tooMany')
  })

  it('PQ-A05-05 the action cannot be chosen if not even one conversion is possible', () => {
    expect(scenario({ goods: { 0: { silver: 3 } } }).refused(0, { space: 5 })).toMatchObject({ code: 'cannotConvert', rule: 'PQ-A05-05' })
    expect(scenario({ goods: { 0: { silver: 4 } } }).can(0, { space: 5 })).toBe(true)
    expect(scenario({ goods: { 0: { silver: 9 } }, stock: { gold: 0 } }).refused(0, { space: 5 })).toMatchObject({
      code: 'goldStockEmpty',
      rule: 'PQ-A05-04',
    })
  })

  it('PQ-A05-06 skill S1 lowers the price by 1 per gold, never below 1', () => {
    const prices = [1, 2, 3, 4, 5, 6, 7, 8].map((silver) => {
      const s = scenario({ goods: { 0: { silver: 9 } }, silver: { 0: silver }, skill: { 0: 'cheapGold' } })
      s.play(0, { space: 5 }, { count: 2 })
      return (9 - s.player(0).goods.silver) / 2
    })
    expect(prices).toEqual([3, 2, 2, 1, 1, 1, 1, 1])
    expect(scenario({ goods: { 0: { silver: 3 } }, skill: { 0: 'cheapGold' } }).can(0, { space: 5 })).toBe(true)
    expect(scenario({ goods: { 0: { silver: 3 } }, skill: { 1: 'cheapGold' } }).can(0, { space: 5 })).toBe(false)
  })

  it('PQ-A05-07 Klaus on the 4th space of the silver track turns 6 silver into 3 gold', () => {
    const s = scenario({ goods: { 0: { silver: 6 } }, silver: { 0: 4 }, stock: { gold: 3 } })
    s.play(0, { space: 5 }, { count: 3 })
    expect(s.player(0).goods).toEqual(goods({ gold: 3 }))
    expect(s.position.stock.gold).toBe(0)
  })

  it('PQ-A05-08 with skill S1 Klaus pays 3 silver for 3 gold', () => {
    const s = scenario({ goods: { 0: { silver: 6 } }, silver: { 0: 4 }, skill: { 0: 'cheapGold' } })
    s.play(0, { space: 5 }, { count: 3 })
    expect(s.player(0).goods).toEqual(goods({ silver: 3, gold: 3 }))
  })
})
