/** Action 15, mining: ledger 3.6, PQ-A15. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { CHANCE, cubes, goods, mine, ofType, scenario } from './testing-flow.ts'

/** All five pixies of a colour on the pyramid. */
const AWAY = [1, 2, 3, 4, 5]
const UP = [6, 7, 8, 9, 10]

describe('action 15: the draw', () => {
  it('PQ-A15-01 one disc goes on the own space, which others can still use', () => {
    const s = scenario()
    const events = mine(s, 0, { silver: 5 })
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 15, discs: 1, helper: null }])
    expect(s.player(0).discs).toBe(3)
    expect(s.position.spaces[15]!.discs).toEqual([0])
    mine(s, 1, { silver: 5 })
    expect([...s.position.spaces[15]!.discs].sort()).toEqual([0, 1])
  })

  it('PQ-A15-02 a second time in a round is refused to the same player only', () => {
    const s = scenario({ discs: { 15: [0] } })
    expect(s.refused(0, { space: 15 })).toMatchObject({ code: 'ownSpaceUsed', rule: 'PQ-ACT-27' })
    s.play(0, { pass: true })
    expect(s.can(1, { space: 15 })).toBe(true)
  })

  it('PQ-A15-03 as many cubes are drawn as there are miners, not pixies', () => {
    const s = scenario({ pixies: { 0: [1, 6] } })
    s.play(0, { space: 15 })
    expect(s.position).toMatchObject({ step: 'draw', acting: null })
    expect(s.pending).toEqual([CHANCE])
    expect(s.refused(CHANCE, { draw: cubes({ silver: 2 }) }).code).toBe('wrongOutcome')
    expect(s.refused(CHANCE, { draw: cubes({ silver: 3, gold: 1 }) }).code).toBe('wrongOutcome')
    s.chance({ draw: cubes({ silver: 2, gold: 1 }) })
    expect(s.position.bag).toEqual({ silver: 28, gold: 9, stone: 15 })
  })

  it('PQ-A15-04 without any miner one cube is drawn, servants counting as none', () => {
    for (const setup of [{ pixies: { 0: AWAY } }, { pixies: { 0: [1, 2, 3, 4] }, castle: [0] }] satisfies Setup[]) {
      const s = scenario(setup)
      s.play(0, { space: 15 })
      expect(s.refused(CHANCE, { draw: cubes({}) }).code).toBe('wrongOutcome')
      expect(s.refused(CHANCE, { draw: cubes({ gold: 2 }) }).code).toBe('wrongOutcome')
      s.chance({ draw: cubes({ gold: 1 }) })
      expect(s.player(0).goods.gold).toBe(3)
    }
  })

  it('PQ-A15-05 chained miners draw like others', () => {
    const s = scenario({ pixies: { 0: [1, 2, 3] }, stones: { 0: [3, 1] } })
    s.play(0, { space: 15 })
    expect(s.refused(CHANCE, { draw: cubes({ gold: 1 }) }).code).toBe('wrongOutcome')
    expect(s.can(CHANCE, { draw: cubes({ gold: 2 }) })).toBe(true)
  })

  it('PQ-A15-06 everybody sees the cubes', () => {
    const s = scenario({ pixies: { 0: [1, 2] } })
    const [drew] = ofType(mine(s, 0, { silver: 1, gold: 1, stone: 1 }), 'drew')
    expect(drew).toEqual({ type: 'drew', seat: 0, cubes: cubes({ silver: 1, gold: 1, stone: 1 }) })
    for (const viewer of [0, 1, 2, 'table'] as const) expect(s.redact(drew!, viewer)).toEqual(drew)
  })

  it('PQ-A15-07 drawn silver and gold come from the bag, not from the stock', () => {
    const s = scenario({ goods: { 0: { apple: 1 } } })
    const stock = s.position.stock
    mine(s, 0, { silver: 3, gold: 2 })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, silver: 3, gold: 2 }))
    expect(s.position.bag).toEqual({ silver: 27, gold: 8, stone: 15 })
    expect(s.position.stock).toEqual(stock)
  })

  it('PQ-A15-18 the draw ends with the last cube of the bag', () => {
    const s = scenario({ bag: { silver: 1, gold: 1, stone: 0 } })
    s.play(0, { space: 15 })
    expect(s.refused(CHANCE, { draw: cubes({ silver: 1 }) }).code).toBe('wrongOutcome')
    expect(s.refused(CHANCE, { draw: cubes({ silver: 2 }) }).code).toBe('wrongOutcome')
    s.chance({ draw: cubes({ silver: 1, gold: 1 }) })
    expect(s.position.bag).toEqual({ silver: 0, gold: 0, stone: 0 })
    expect(s.player(0).goods).toMatchObject({ silver: 3, gold: 3 })
    expect(s.position.acting).toBe(1)
  })

  it('PQ-A15-19 with an empty bag the action cannot be chosen', () => {
    const empty = scenario({ bag: { silver: 0, gold: 0, stone: 0 } })
    expect(empty.refused(0, { space: 15 })).toMatchObject({ code: 'bagEmpty', rule: 'PQ-A15-19' })
    expect(scenario({ bag: { silver: 0, gold: 0, stone: 1 } }).can(0, { space: 15 })).toBe(true)
  })

  it('PQ-A15-20 everybody may know how many cubes are in the bag', () => {
    const s = scenario({ bag: { silver: 4, gold: 1, stone: 2 } })
    for (const viewer of [0, 1, 'table'] as const) expect(s.view(viewer).bag).toEqual({ silver: 4, gold: 1, stone: 2 })
  })

  it('PQ-A15-21 the holder of the peek tile is asked whether to use it, nobody else is', () => {
    const with_ = scenario({ singleUse: { 0: 'peek', 1: 'mercy' } })
    with_.play(0, { space: 15 })
    expect(with_.position).toMatchObject({ step: 'usePeek', acting: 0 })
    with_.play(0, { peek: true }, { pick: 'gold' }, { pick: 'gold' })
    with_.chance({ draw: cubes({ silver: 3 }) })
    expect(with_.player(0)).toMatchObject({ singleUse: null, goods: { gold: 4, silver: 5 } })
    const without = scenario({ singleUse: { 0: 'mercy', 1: 'peek' } })
    without.play(0, { space: 15 })
    expect(without.position.step).toBe('draw')
  })
})

describe('action 15: stones', () => {
  it('PQ-A15-08 PQ-A15-09 PQ-A15-22 the drawer places each stone, at different miners and players', () => {
    const s = scenario({ pixies: { 0: [1, 2, 3] } })
    mine(s, 0, { stone: 2 })
    expect(s.position).toMatchObject({ step: 'placeStone', acting: 0, progress: { stones: 2 } })
    expect(s.refused(1, { chain: 2, miner: 0 }).code).toBe('notYourDecision')
    expect(s.play(0, { chain: 1, miner: 0 })[0]).toEqual({ type: 'chained', seat: 0, target: 1, miner: 0 })
    s.play(0, { chain: 2, miner: 0 })
    expect([0, 1, 2].map((p) => s.player(p).stones)).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ])
    expect(s.position.acting).toBe(1)
  })

  it('PQ-A15-09 the limits of the mine bind the drawer: three a miner, two miners a player', () => {
    const s = scenario({ pixies: { 0: AWAY, 2: [6, 7, 8, 9] }, stones: { 1: [3, 2], 2: [2, 0] } })
    mine(s, 0, { stone: 1 })
    expect(s.refused(0, { chain: 1, miner: 0 })).toMatchObject({ code: 'noRoomForStone', rule: 'PQ-MINE-08' })
    expect(s.refused(0, { chain: 2, miner: 1 })).toMatchObject({ code: 'noMinerThere', rule: 'PQ-MINE-09' })
    expect(s.moves(0).filter((m) => 'chain' in m)).toEqual([
      { chain: 1, miner: 1 },
      { chain: 2, miner: 0 },
    ])
  })

  it('PQ-A15-10 fr: any miner may be chained, the own ones included', () => {
    const s = scenario({ preset: 'fr' })
    mine(s, 0, { silver: 3, stone: 2 })
    expect(new Set(s.moves(0).flatMap((m) => ('chain' in m ? [m.chain] : [])))).toEqual(new Set([0, 1, 2]))
    s.play(0, { chain: 0, miner: 0 }, { chain: 0, miner: 0 })
    expect(s.player(0).stones).toEqual([2, 0])
  })

  it('PQ-A15-11 de: the own miners are safe while another player has room', () => {
    const s = scenario({ pixies: { 1: AWAY, 2: [6, 7, 8, 9] }, stones: { 2: [2, 0] } })
    mine(s, 0, { silver: 3, stone: 2 })
    expect(s.refused(0, { chain: 0, miner: 0 })).toMatchObject({ code: 'othersHaveRoom', rule: 'PQ-A15-11' })
    if (s.position.step === 'placeStone' && s.player(2).stones[0] === 2) s.play(0, { chain: 2, miner: 0 })
    if (s.position.step === 'placeStone') s.play(0, { chain: 0, miner: 0 })
    expect(s.player(2).stones).toEqual([3, 0])
    expect(s.player(0).stones).toEqual([1, 0])
  })

  it('PQ-A15-12 fr: with no other miner about, the drawer chains the own', () => {
    const s = scenario({ preset: 'fr', pixies: { 1: AWAY, 2: UP } })
    mine(s, 0, { silver: 4, stone: 1 })
    if (s.position.step === 'placeStone') s.play(0, { chain: 0, miner: 0 })
    expect(s.player(0).stones).toEqual([1, 0])
    expect(s.position.stonesOut).toBe(5)
  })

  it('PQ-A15-13 de: when all opposing chains are full or absent the own miner takes the stone', () => {
    const s = scenario({ pixies: { 2: UP }, stones: { 0: [2, 0], 1: [3, 3] } })
    mine(s, 0, { silver: 4, stone: 1 })
    expect(s.can(0, { chain: 1, miner: 0 })).toBe(false)
    if (s.position.step === 'placeStone') s.play(0, { chain: 0, miner: 1 })
    expect(s.player(0).stones[0] + s.player(0).stones[1]).toBe(3)
    expect(s.position.stonesOut).toBe(5)
  })

  it('PQ-A15-14 PQ-A15-17 fr: with no miner left at all the stone leaves the game', () => {
    const s = scenario({
      preset: 'fr',
      seats: 4,
      pixies: { 0: [1, 2, 3, 4], 1: [5, 6, 7, 8], 2: [9, 10, 11, 12], 3: [13, 14] },
      castle: [3, 3],
    })
    const events = mine(s, 0, { stone: 1 })
    expect(ofType(events, 'stoneLost')).toEqual([{ type: 'stoneLost', seat: 0 }])
    expect(s.position).toMatchObject({ stonesOut: 1, acting: 1, bag: { stone: 19 } })
  })

  it('PQ-A15-15 PQ-A15-16 with miners but no room anywhere the stone leaves the game, in both presets', () => {
    for (const preset of ['de', 'fr'] as const) {
      const s = scenario({ preset, seats: 4, pixies: { 0: [1, 2, 3], 3: [4, 5, 6, 7] }, stones: { 0: [3, 0], 1: [3, 3], 2: [3, 3] } })
      mine(s, 0, { stone: 1 })
      expect(s.position).toMatchObject({ stonesOut: 1, bag: { stone: 4 } })
      expect([0, 1, 2, 3].map((p) => s.player(p).stones)).toEqual([
        [3, 0],
        [3, 3],
        [3, 3],
        [0, 0],
      ])
    }
  })

  it('PQ-A15-16 a stone has to be placed while any miner has room, in both presets', () => {
    for (const preset of ['de', 'fr'] as const) {
      const s = scenario({ preset, pixies: { 0: [1, 2, 3, 4], 2: UP }, stones: { 0: [3, 0], 1: [3, 2] } })
      mine(s, 0, { stone: 1 })
      expect(s.can(0, { done: true })).toBe(false)
      if (s.position.step === 'placeStone') s.play(0, { chain: 1, miner: 1 })
      expect(s.player(1).stones).toEqual([3, 3])
      expect(s.position.stonesOut).toBe(5)
    }
  })

  it('PQ-A15-17 a stone removed again does not return to the bag', () => {
    for (const preset of ['de', 'fr'] as const) {
      const s = scenario({ preset, stones: { 0: [1, 0] } })
      const before = s.position
      s.play(0, { unchain: 0 })
      expect(s.position.bag).toEqual(before.bag)
      expect(s.position.stonesOut).toBe(before.stonesOut + 1)
    }
  })
})
