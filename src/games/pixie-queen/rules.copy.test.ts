/** Action 18, copying: ledger 3.6, PQ-A18. */
import { describe, expect, it } from 'vitest'
import { answer, goods, ofType, punished, scenario } from './testing-flow.ts'

describe('action 18: cost', () => {
  it('PQ-A18-01 PQ-A18-02 one disc on the own copy space, once a round for each player', () => {
    const s = scenario({ discs: { 2: [1, 1] } })
    const events = [...s.play(0, { space: 18 }), ...answer(s, 0, { copy: 2 })]
    expect(ofType(events, 'placed')).toEqual([{ type: 'placed', seat: 0, space: 18, discs: 1, helper: null }])
    expect(s.player(0).discs).toBe(3)
    expect(s.can(1, { space: 18 })).toBe(true)
    const again = scenario({ discs: { 2: [1, 1], 18: [0] } })
    expect(again.refused(0, { space: 18 })).toMatchObject({ code: 'ownSpaceUsed', rule: 'PQ-ACT-27' })
  })

  it('PQ-A18-03 five copiers of one round receive 1, 2, 2, 3 and 3 points', () => {
    const s = scenario({ seats: 5, order: [3, 0, 4, 1, 2], discs: { 2: [0, 0] } })
    const events = [3, 0, 4, 1, 2].flatMap((seat) => [...s.play(seat, { space: 18 }), ...answer(s, seat, { copy: 2 })])
    expect(punished(events, 'copy')).toEqual([
      [3, 1],
      [0, 2],
      [4, 2],
      [1, 3],
      [2, 3],
    ])
    expect([0, 1, 2, 3, 4].map((p) => s.player(p).punishment)).toEqual([2, 3, 3, 1, 2])
    expect(s.position.copiers).toBe(5)
  })

  it('PQ-A18-03 the count starts again in the next round', () => {
    const s = scenario({ discs: { 2: [1, 1] }, copiers: 0 })
    s.play(0, { space: 18 })
    answer(s, 0, { copy: 2 })
    s.auto((p) => p.round === 3 && p.step === 'turn')
    expect(s.position.copiers).toBe(0)
  })

  it('PQ-A18-05 the points come before the copied action', () => {
    const s = scenario({ discs: { 2: [1, 1], 4: [2, 2] }, punishment: { 0: 3 } })
    s.play(0, { space: 18 })
    expect(s.position).toMatchObject({ step: 'copyTarget', acting: 0 })
    expect(s.player(0).punishment).toBe(4)
    s.play(0, { copy: 2 })
    const types = s.events.map((e) => e.type)
    expect(types.indexOf('punished')).toBeLessThan(types.indexOf('copied'))
    expect(types.indexOf('copied')).toBeLessThan(types.indexOf('stole'))
  })

  it('PQ-A18-06 reaching or passing a mine symbol costs the copier a pixie before the target is chosen', () => {
    for (const [before, copiers] of [
      [9, []],
      [19, [2]],
    ] as const) {
      const s = scenario({
        order: [1, 0, 2],
        acting: 0,
        discs: { 2: [1, 1], 4: [2, 2], 18: copiers },
        punishment: { 0: before },
        pixies: { 0: [1, 7] },
      })
      s.play(0, { space: 18 })
      expect(s.position).toMatchObject({ step: 'send', acting: 0 })
      s.play(0, { send: 7 })
      expect(s.player(0).miners).toBe(4)
      expect(s.position.step).toBe('copyTarget')
    }
    const short = scenario({ order: [1, 0, 2], acting: 0, discs: { 2: [1, 1], 4: [2, 2] }, punishment: { 0: 8 }, pixies: { 0: [1, 7] } })
    short.play(0, { space: 18 })
    expect(short.position.step).toBe('copyTarget')
  })

  it('PQ-A18-18 the price is one disc and the points, with or without a pixie on the copied space', () => {
    for (const pixies of [{}, { 1: [2] }]) {
      const s = scenario({ discs: { 2: [2] }, pixies: { 2: [9], ...pixies } })
      s.play(0, { space: 18 })
      answer(s, 0, { copy: 2 })
      expect(s.player(0)).toMatchObject({ discs: 3, punishment: 1 })
    }
  })
})

describe('action 18: target', () => {
  it('PQ-A18-07 PQ-A18-08 PQ-A18-10 a double space used this round by anybody, the copier included', () => {
    const s = scenario({ discs: { 2: [0, 0], 4: [1, 1] }, pixies: { 2: [12] } })
    s.play(0, { space: 18 })
    expect(s.moves(0)).toEqual([{ copy: 2 }, { copy: 4 }])
    expect(s.refused(0, { copy: 12 })).toMatchObject({ code: 'notUsedYet', rule: 'PQ-A18-10' })
    expect(s.refused(0, { copy: 1 })).toMatchObject({ code: 'notUsedYet', rule: 'PQ-A18-10' })
    s.play(0, { copy: 2 })
    expect(s.player(0).goods.silver).toBe(4)
  })

  it('PQ-A18-09 single spaces cannot be copied', () => {
    const s = scenario({ discs: { 2: [1, 1], 4: [1, 1], 17: [2], 15: [2], 20: [2] } })
    s.play(0, { space: 18 })
    for (const copy of [15, 17, 18, 20, 21]) expect(s.refused(0, { copy })).toMatchObject({ code: 'notDoubleSpace', rule: 'PQ-A18-09' })
  })

  it('PQ-A18-11 with skill S9 unused double spaces too', () => {
    const s = scenario({ skill: { 0: 'copyUnused' }, discs: { 2: [1, 1] } })
    s.play(0, { space: 18 })
    expect(s.can(0, { copy: 1 })).toBe(true)
    expect(s.can(0, { copy: 12 })).toBe(true)
    expect(s.refused(0, { copy: 17 })).toMatchObject({ code: 'notDoubleSpace' })
    s.play(0, { copy: 1 }, { take: 'honey' })
    expect(s.player(0).goods.honey).toBe(4)
    const unused = scenario({ skill: { 0: 'copyUnused', 1: 'cheapGold' } })
    expect(unused.can(0, { space: 18 })).toBe(true)
    expect(unused.fork().play(0, { pass: true }).length).toBeGreaterThan(0)
  })

  it('PQ-A18-12 PQ-A18-16 the copied action follows all its rules and leaves the copied space as it was', () => {
    const s = scenario({ discs: { 4: [1, 1] }, goods: { 0: { silver: 2, gold: 3 } } })
    s.play(0, { space: 18 })
    answer(s, 0, { copy: 4 })
    expect(s.refused(0, { give: 'gold' })).toMatchObject({ code: 'goldNotExchanged' })
    answer(s, 0, { give: 'silver' }, { take: 'bread' }, { count: 2 })
    expect(s.player(0).goods).toEqual(goods({ bread: 2, gold: 3 }))
    expect(s.position.spaces[4]!.discs).toEqual([1, 1])
    expect(s.position.spaces[18]!.discs).toEqual([0])
  })

  it('PQ-A18-13 a tile action cannot be copied when its tile is not there', () => {
    const s = scenario({ discs: { 2: [2, 2], 7: [1, 1], 9: [2, 2] }, singleUse: { 1: 'double' } })
    s.play(0, { space: 18 })
    expect(s.refused(0, { copy: 7 })).toMatchObject({ code: 'tileAway' })
    s.play(0, { copy: 9 })
    expect(s.player(0).singleUse).toBe('mercy')
  })

  it('PQ-A18-14 nor without a free slot for the tile', () => {
    const s = scenario({ discs: { 2: [2, 2], 6: [2, 2], 8: [1, 1] }, singleUse: { 0: 'mercy' }, foodTile: { 0: 2 } })
    s.play(0, { space: 18 })
    expect(s.refused(0, { copy: 8 })).toMatchObject({ code: 'slotTaken' })
    expect(s.refused(0, { copy: 6 })).toMatchObject({ code: 'slotTaken' })
    const roomy = scenario({ skill: { 0: 'extraSlot' }, discs: { 2: [2, 2], 8: [1, 1] }, singleUse: { 0: 'mercy' } })
    roomy.play(0, { space: 18 }, { copy: 8 })
    expect(roomy.player(0)).toMatchObject({ singleUse: 'mercy', onSkill: 'peek' })
  })

  it('PQ-A18-15 a copied action 5 converts several times', () => {
    const s = scenario({ discs: { 5: [1, 1] }, silver: { 0: 4 }, goods: { 0: { silver: 7 } } })
    s.play(0, { space: 18 })
    answer(s, 0, { copy: 5 }, { count: 3 })
    expect(s.player(0).goods).toEqual(goods({ silver: 1, gold: 3 }))
  })

  it('PQ-A18-16 a space copied but not used stays unused for the next copier', () => {
    const s = scenario({ skill: { 0: 'copyUnused', 1: 'lightMine' }, discs: { 4: [2, 2] } })
    s.play(0, { space: 18 }, { copy: 2 })
    expect(s.position.spaces[2]!.discs).toEqual([])
    s.play(1, { space: 18 })
    expect(s.can(1, { copy: 2 })).toBe(false)
  })

  it('PQ-A18-17 needs one copyable action that could be carried out now', () => {
    expect(scenario().refused(0, { space: 18 })).toMatchObject({ code: 'nothingToCopy', rule: 'PQ-A18-17' })
    const ring = scenario({ discs: { 13: [1, 1] }, goods: { 0: { gold: 4 } } })
    expect(ring.refused(0, { space: 18 })).toMatchObject({ code: 'nothingToCopy' })
    expect(scenario({ discs: { 13: [1, 1] }, goods: { 0: { gold: 5 } } }).can(0, { space: 18 })).toBe(true)
  })

  it('PQ-A18-17 a target that falls away through the points is lost, the points stay', () => {
    const s = scenario({
      order: [1, 0, 2],
      acting: 0,
      punishment: { 0: 9 },
      discs: { 3: [1] },
      castle: [0, 0, 0, 0],
      pixies: { 0: [10], 1: [1, 2, 3], 2: [4, 5] },
      goods: { 0: { bread: 2 } },
    })
    const events = [...s.play(0, { space: 18 }), ...answer(s, 0, { send: 10 })]
    expect(ofType(events, 'copyLost')).toEqual([{ type: 'copyLost', seat: 0 }])
    expect(s.player(0)).toMatchObject({ punishment: 10, miners: 1, discs: 3 })
    expect(s.position).toMatchObject({ step: 'turn', acting: 2 })
  })

  it('PQ-A18-19 a copied promotion does not reach the servant slot', () => {
    const s = scenario({ discs: { 3: [1, 1] }, pixies: { 0: [1, 13] } })
    s.play(0, { space: 18 })
    answer(s, 0, { copy: 3 })
    expect(s.refused(0, { promote: 13, to: 'castle' })).toMatchObject({ code: 'notToServant' })
    s.play(0, { promote: 1, to: 6 })
    expect(s.position.spaces[6]!.pixie).toBe(0)
  })
})
