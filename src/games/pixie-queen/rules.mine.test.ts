/** The mine: places, stones, sending pixies back: ledger 3.12, PQ-MINE. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { answer, atOffer, CALM, cubes, mine, offerAll, ofType, type Scenario, scenario, standing, step } from './testing-flow.ts'

/** Seat 0, not the favourite, passes for 5 points. */
function passing(setup: Setup): Scenario {
  const s = scenario({ order: [2, 0, 1], acting: 0, ...setup })
  s.play(0, { pass: true })
  return s
}

describe('places in the mine', () => {
  it('PQ-MINE-01 PQ-MINE-02 PQ-MINE-03 a pixie sent home fills the bottom row first and can be chained there', () => {
    const s = passing({
      punishment: { 0: 9 },
      pixies: { 0: [1, 2, 3, 6], 1: [4, 7, 8, 9, 10], 2: [5, 11, 12, 13, 14] },
      stones: { 0: [3, 0] },
    })
    s.play(0, { send: 6 })
    expect(s.player(0)).toMatchObject({ miners: 2, stones: [3, 0] })
    mine(s, 1, { stone: 1 })
    answer(s, 1, { chain: 0, miner: 1 })
    expect(s.player(0).stones).toEqual([3, 1])
  })

  it('PQ-MINE-04 upper-row miners leave first, then an unchained bottom miner', () => {
    const s = atOffer({ demand: 'honey', pixies: { 0: [6, 7] }, stones: { 0: [1, 0] }, goods: { 0: { honey: 2 } } })
    offerAll(s, { 0: { honey: 2 }, 1: { silver: 1 }, 2: { silver: 1 } })
    s.play(0, step('mine', 1))
    expect(s.player(0)).toMatchObject({ miners: 2, stones: [1, 0] })
    s.play(0, step('mine', 2))
    expect(s.player(0)).toMatchObject({ miners: 1, stones: [1, 0] })
  })

  it('PQ-MINE-04 with both bottom miners chained the upper row still leaves', () => {
    const s = atOffer({ demand: 'honey', pixies: { 0: [6, 7] }, stones: { 0: [2, 1] }, goods: { 0: { honey: 2 } } })
    offerAll(s, { 0: { honey: 2 }, 1: { silver: 1 }, 2: { silver: 1 } })
    s.play(0, step('mine', 1))
    expect(s.player(0)).toMatchObject({ miners: 2, stones: [2, 1] })
    expect(s.refused(0, step('mine', 2))).toMatchObject({ code: 'chained' })
  })

  it('PQ-MINE-05 all five pixies fit: two below, three above', () => {
    expect(scenario().player(0).miners).toBe(5)
    expect(scenario().position.options.edition.mine).toEqual({ bottom: 2, upper: 3, stonesPerMiner: 3 })
  })
})

describe('stones', () => {
  it('PQ-MINE-06 PQ-MINE-07 PQ-MINE-08 PQ-MINE-09 at most two miners a player, three stones each, in the bottom row', () => {
    const s = scenario({ pixies: { 0: [1, 2] }, stones: { 1: [3, 2], 2: [3, 3] } })
    mine(s, 0, { stone: 2, silver: 1 })
    answer(s, 0, { chain: 1, miner: 1 })
    expect(s.player(1)).toMatchObject({ miners: 5, stones: [3, 3] })
    answer(s, 0, { chain: 0, miner: 0 })
    expect(s.player(0).stones).toEqual([1, 0])
  })

  it('PQ-MINE-09 a place without a miner carries no stone', () => {
    const s = scenario({ preset: 'fr', pixies: { 0: [1, 2], 1: [3, 4, 6, 7], 2: [5, 8, 9, 10, 11] }, stones: {} })
    mine(s, 0, { silver: 2, stone: 1 })
    expect(s.refused(0, { chain: 1, miner: 1 })).toMatchObject({ code: 'noMinerThere' })
    expect(s.refused(0, { chain: 2, miner: 0 })).toMatchObject({ code: 'noMinerThere' })
    expect(s.can(0, { chain: 1, miner: 0 })).toBe(true)
  })

  it('PQ-MINE-10 a chained miner stays in the mine', () => {
    const s = scenario({ pixies: { 0: [6, 7, 8] }, stones: { 0: [1, 1] }, goods: { 0: { bread: 1 } } })
    s.play(0, { space: 3 })
    expect(s.refused(0, step('mine', 1))).toMatchObject({ code: 'chained' })
    s.play(0, { unchain: 0 })
    s.play(0, step('mine', 1))
    expect(s.player(0)).toMatchObject({ miners: 1, stones: [1, 0] })
  })

  it('PQ-MINE-11 PQ-MINE-12 one bread a stone to the stock, on the own turn only', () => {
    const s = scenario({ stones: { 0: [2, 1], 1: [1, 0] }, goods: { 0: { bread: 2 } } })
    const bread = s.position.stock.bread
    expect(s.refused(1, { unchain: 0 })).toMatchObject({ code: 'notNow', rule: 'PQ-MINE-12' })
    const events = s.play(0, { unchain: 0 }, { unchain: 0 })
    expect(ofType(events, 'unchained').map((e) => [e.seat, e.bread])).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(s.player(0)).toMatchObject({ stones: [1, 0], discs: 4, goods: { bread: 0 } })
    expect(s.position.stock.bread).toBe(bread + 2)
    expect(s.refused(0, { unchain: 0 })).toMatchObject({ code: 'needBread', rule: 'PQ-MINE-11' })
    expect(s.position).toMatchObject({ step: 'turn', acting: 0 })
    const none = scenario()
    expect(none.refused(0, { unchain: 0 })).toMatchObject({ code: 'noStone' })
  })

  it('PQ-MINE-12 PQ-MINE-13 also with bread gained by the action, and between two promotions', () => {
    const s = scenario({ stones: { 0: [1, 0] }, goods: { 0: {} } })
    s.play(0, { space: 17 }, { take: 'bread' })
    expect(s.position).toMatchObject({ step: 'afterAction', acting: 0 })
    s.play(0, { unchain: 0 })
    expect(s.player(0).stones).toEqual([0, 0])
    expect(s.position.acting).toBe(1)
    const p = atOffer({ demand: 'honey', pixies: { 0: [6, 7, 8] }, stones: { 0: [1, 1] }, goods: { 0: { honey: 3, bread: 1 } } })
    offerAll(p, { 0: { honey: 3 }, 1: { silver: 1 }, 2: { silver: 1 } })
    p.play(0, step(6, 10), { unchain: 0 }, step('mine', 1))
    expect(p.player(0)).toMatchObject({ miners: 1, stones: [1, 0], goods: { bread: 0 } })
  })

  it('PQ-MINE-14 also during final scoring', () => {
    const s = atOffer({ ...CALM, round: 7, demand: 'honey', stones: { 0: [2, 0] }, goods: { 0: { bread: 1, silver: 1 } } })
    offerAll(s, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    expect(s.position).toMatchObject({ step: 'finalUnchain', acting: 0 })
    s.play(0, { unchain: 0 })
    answer(s, 0, { done: true })
    expect(s.position.result![0]!.stones).toBe(-1)
  })

  it('PQ-MINE-15 PQ-MINE-16 PQ-MINE-17 removed stones are out of play, in both presets', () => {
    for (const preset of ['fr', 'de'] as const) {
      const s = scenario({ preset, stones: { 0: [2, 0] } })
      expect(s.position.options.switches.unchainedStonesTo).toBe(preset === 'fr' ? 'supply' : 'outOfGame')
      s.play(0, { unchain: 0 })
      expect(s.position).toMatchObject({ stonesOut: 6, bag: cubes({ silver: 30, gold: 10, stone: 13 }) })
    }
  })

  it('PQ-MINE-18 a miner is free only without any stone', () => {
    const s = scenario({ pixies: { 0: [6, 7, 8, 9] }, stones: { 0: [2, 0] } })
    s.play(0, { space: 3 }, { unchain: 0 })
    expect(s.player(0).stones).toEqual([1, 0])
    expect(s.refused(0, step('mine', 1))).toMatchObject({ code: 'chained' })
    s.play(0, { unchain: 0 }, step('mine', 1))
    expect(s.player(0).miners).toBe(0)
  })
})

describe('mine symbols', () => {
  it('PQ-MINE-19 reaching a symbol costs a pixie just as passing it, one short of it does not', () => {
    for (const [before, asked] of [
      [4, false],
      [5, true],
      [9, true],
      [10, false],
      [14, false],
      [15, true],
      [45, true],
    ] as const) {
      const s = passing({ punishment: { 0: before }, pixies: { 0: [1, 6] } })
      expect(s.position.step === 'send').toBe(asked)
      expect(s.player(0).punishment).toBe(before + 5)
    }
  })

  it('PQ-MINE-20 in every phase', () => {
    const offering = atOffer({ demand: 'honey', punishment: { 1: 9 }, pixies: { 1: [1, 6] } })
    offerAll(offering, { 0: { honey: 1 }, 2: { honey: 1 } })
    expect(offering.position).toMatchObject({ step: 'send', acting: 1 })
    const last = atOffer({ ...CALM, demand: 'honey', punishment: { 1: 9 }, pixies: { 1: [1, 6, 7] } })
    offerAll(last, { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
    last.play(1, { send: 7 })
    expect(last.position).toMatchObject({ step: 'send', acting: 1, phase: 'punishments' })
  })

  it('PQ-MINE-21 PQ-MINE-32 the owner chooses, from any row, and nobody changes places', () => {
    const s = passing({ punishment: { 0: 9 }, pixies: { 0: [1, 6, 13], 1: [9] } })
    expect(s.moves(0)).toEqual([{ send: 1 }, { send: 6 }, { send: 13 }])
    expect(s.refused(0, { send: 9 })).toMatchObject({ code: 'notActive' })
    expect(s.refused(0, { send: 2 })).toMatchObject({ code: 'notActive' })
    s.play(0, { send: 13 })
    expect([standing(s, 0), standing(s, 1)]).toEqual([[1, 6], [9]])
    expect(s.player(0).miners).toBe(3)
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
  })

  it('PQ-MINE-22 PQ-MINE-23 servants are safe, and without active pixies nobody is sent', () => {
    const s = passing({ punishment: { 0: 9 }, castle: [0, 0] })
    expect(ofType(s.events, 'spared')).toEqual([{ type: 'spared', seat: 0, why: 'noPixie' }])
    expect(s.position).toMatchObject({ step: 'turn', acting: 1, castle: [0, 0] })
  })

  it('PQ-MINE-24 the mercy tile may be returned instead', () => {
    const s = passing({ punishment: { 0: 9 }, pixies: { 0: [1, 6] }, singleUse: { 0: 'mercy' } })
    expect(s.moves(0)).toEqual([{ send: 1 }, { send: 6 }, { mercy: true }])
    s.play(0, { mercy: true })
    expect([standing(s, 0), s.player(0).singleUse]).toEqual([[1, 6], null])
    const without = passing({ punishment: { 0: 9 }, pixies: { 0: [1, 6] }, singleUse: { 0: 'peek', 1: 'mercy' } })
    expect(without.refused(0, { mercy: true })).toMatchObject({ code: 'noMercyTile' })
  })

  it('PQ-MINE-25 PQ-MINE-26 the favourite, temporary or not, sends nobody', () => {
    for (const setup of [{ order: [0, 1, 2] }, { order: [0, 1, 2], next: [1, 0, 2] }] satisfies Setup[]) {
      const s = passing({ ...setup, punishment: { 0: 9 }, pixies: { 0: [1, 6] } })
      expect(ofType(s.events, 'spared')).toEqual([{ type: 'spared', seat: 0, why: 'favourite' }])
      expect(standing(s, 0)).toEqual([1, 6])
    }
    const temporary = atOffer({
      order: [2, 0, 1],
      next: [0, 1, 2],
      priority: 2,
      demand: 'honey',
      punishment: { 2: 9 },
      pixies: { 2: [1, 6] },
    })
    offerAll(temporary, { 0: { honey: 1 }, 1: { honey: 1 } })
    expect(standing(temporary, 2)).toEqual([1, 6])
  })

  it('PQ-MINE-27 the overtaken favourite is no longer exempt, the one still to be overtaken is', () => {
    const after = atOffer({ order: [2, 0, 1], next: [0, 1, 2], priority: 2, demand: 'honey', punishment: { 0: 9 }, pixies: { 0: [1, 6] } })
    offerAll(after, { 1: { honey: 1 }, 2: { honey: 1 } })
    expect(after.position).toMatchObject({ step: 'send', acting: 0 })
    const before = scenario({
      order: [0, 1, 2],
      acting: 0,
      discs: { 21: [2, 2, 2, 2] },
      priority: 2,
      punishment: { 0: 9 },
      pixies: { 0: [1, 6] },
    })
    before.play(0, { pass: true })
    expect(standing(before, 0)).toEqual([1, 6])
  })

  it('PQ-MINE-28 each symbol passed by one movement costs one pixie, or only one by the switch', () => {
    const edition = { score: { max: 20, oubliette: -60, mineSymbols: [-10, -12, -30] } }
    const each = passing({ edition, punishment: { 0: 8 }, pixies: { 0: [1, 6, 10] } })
    each.play(0, { send: 1 }, { send: 6 })
    expect(each.position.step).toBe('turn')
    expect(each.player(0).miners).toBe(4)
    const mercy = passing({ edition, punishment: { 0: 8 }, pixies: { 0: [1, 6, 10] }, singleUse: { 0: 'mercy' } })
    mercy.play(0, { mercy: true })
    expect(mercy.refused(0, { mercy: true })).toMatchObject({ code: 'noMercyTile' })
    mercy.play(0, { send: 10 })
    expect(mercy.player(0).miners).toBe(3)
    const once = passing({ edition, switches: { sendPerSymbol: 'once' }, punishment: { 0: 8 }, pixies: { 0: [1, 6, 10] } })
    once.play(0, { send: 1 })
    expect(once.position.step).toBe('turn')
  })

  it('PQ-MINE-29 several players hit at the same time resolve in turn order', () => {
    const s = atOffer({ order: [1, 2, 0], demand: 'honey', punishment: { 0: 9, 2: 9 }, pixies: { 0: [1, 6], 2: [2, 7] } })
    offerAll(s, { 1: { honey: 1 } })
    expect(s.position).toMatchObject({ step: 'send', acting: 2, progress: { owed: [1, 0, 1] } })
    s.play(2, { send: 2 })
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
  })

  it('PQ-MINE-30 PQ-MINE-31 nothing is owed later, and a symbol already passed costs nothing again', () => {
    const s = scenario({ order: [2, 0, 1], acting: 0, preset: 'fr', punishment: { 0: 9 } })
    s.play(0, { pass: true })
    s.play(1, { space: 17 }, { take: 'apple' })
    s.play(2, { space: 17 }, { take: 'apple' })
    s.play(0, { space: 3 })
    s.play(0, step('mine', 1))
    expect(standing(s, 0)).toEqual([1])
    const again = passing({ punishment: { 0: 10 }, pixies: { 0: [1, 6] } })
    expect(again.position.step).toBe('turn')
    expect(standing(again, 0)).toEqual([1, 6])
  })
})
