import { describe, expect, it } from 'vitest'
import { goods, ofType, type Scenario, type Setup, scenario } from './testing.ts'
import type { MoveWords } from './types.ts'

/** Seat 0 has taken action 3 and is about to promote. */
function promoting(setup: Setup): Scenario {
  const s = scenario(setup)
  s.play(0, { space: 3 })
  expect(s.position).toMatchObject({ step: 'promote', acting: 0 })
  return s
}

const targets = (moves: readonly MoveWords[]) => moves.flatMap((m) => ('promote' in m ? [[m.promote, m.to]] : []))

describe('action 3: where a pixie may go', () => {
  it('PQ-A03-01 PQ-A03-10 the player moves one own pixie up by one row, without offering food', () => {
    const s = promoting({ goods: { 0: {} }, pixies: { 0: [2], 1: [4] } })
    const before = s.position
    const events = s.play(0, { promote: 2, to: 8 })
    expect(ofType(events, 'promoted')).toEqual([{ type: 'promoted', colour: 0, by: 0, from: 2, to: 8, displaced: null, apples: 0 }])
    expect(s.position.spaces[2]?.pixie).toBeNull()
    expect(s.position.spaces[8]?.pixie).toBe(0)
    expect(s.position.stock).toEqual(before.stock)
    expect(s.player(0)).toMatchObject({ goods: goods({}), miners: 4, discs: 2 })
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    const home = promoting({ goods: { 0: {} } })
    home.play(0, { promote: 'mine', to: 1 })
    expect(home.player(0).miners).toBe(4)
    expect(home.position.spaces[1]?.pixie).toBe(0)
    const foreign = promoting({ pixies: { 0: [2], 1: [4] } })
    expect(foreign.refused(0, { promote: 4, to: 6 }).code).toBe('noPixieThere')
  })

  it('PQ-A03-02 this action cannot move a pixie onto the servant slot', () => {
    const s = promoting({ pixies: { 0: [13, 10] } })
    expect(s.refused(0, { promote: 13, to: 'castle' })).toMatchObject({ code: 'notToServant', rule: 'PQ-A03-02' })
    expect(targets(s.moves(0)).filter(([from]) => from === 13)).toEqual([])
    const only = scenario({ castle: [0, 0, 0, 0], pixies: { 0: [13] } })
    expect(only.refused(0, { space: 3 }).code).toBe('noPromotion')
  })

  it('PQ-A03-03 the target is in the row directly above', () => {
    const s = promoting({ pixies: { 0: [1, 6] } })
    for (const [from, to] of [
      ['mine', 6],
      ['mine', 10],
      [1, 2],
      [1, 10],
      [6, 1],
      [6, 7],
      [6, 13],
    ] as const) {
      expect(s.refused(0, { promote: from, to })).toMatchObject({ code: 'notAbove', rule: 'PQ-PROMO-09' })
    }
    // with two discs on space 3 its hand slot is taken
    expect(targets(s.moves(0))).toEqual(
      expect.arrayContaining([
        ['mine', 2],
        ['mine', 4],
        ['mine', 5],
        [1, 7],
        [1, 8],
        [1, 9],
        [6, 10],
        [6, 11],
        [6, 12],
      ]),
    )
    expect(targets(s.moves(0))).toHaveLength(9)
  })

  it('PQ-A03-04 PQ-A03-08 the hand slot must be empty unless an opposing pixie is displaced for an apple', () => {
    const s = promoting({ goods: { 0: {} }, pixies: { 0: [1, 6], 1: [7] } })
    expect(s.refused(0, { promote: 1, to: 6 })).toMatchObject({ code: 'ownPixieThere', rule: 'PQ-PROMO-27' })
    expect(s.refused(0, { promote: 1, to: 7 })).toMatchObject({ code: 'needApple', rule: 'PQ-PROMO-15', params: { need: 1, have: 0 } })
    expect(s.can(0, { promote: 1, to: 8 })).toBe(true)
    expect(promoting({ goods: { 0: { apple: 1 } }, pixies: { 0: [1, 6], 1: [7] } }).can(0, { promote: 1, to: 7 })).toBe(true)
  })

  it('PQ-A03-05 PQ-A03-06 entering a hand slot next to a single disc is legal, and the disc stays', () => {
    const s = promoting({ pixies: { 0: [1] }, discs: { 6: [1] }, goods: { 0: {} } })
    s.play(0, { promote: 1, to: 6 })
    expect(s.position.spaces[6]).toEqual({ pixie: 0, discs: [1] })
    expect(s.player(1).discs).toBe(3)
  })

  it('PQ-A03-07 a space with two discs cannot be entered, not even with an apple', () => {
    for (const apple of [0, 3]) {
      const s = promoting({ pixies: { 0: [1] }, discs: { 6: [1, 1], 7: [1] }, goods: { 0: { apple } } })
      expect(s.refused(0, { promote: 1, to: 6 })).toMatchObject({ code: 'slotBlocked', rule: 'PQ-A03-07' })
      expect(s.can(0, { promote: 1, to: 7 })).toBe(true)
    }
  })
})

describe('action 3: displacing', () => {
  it('PQ-A03-09 the pixies change places for one apple from the personal stock', () => {
    const s = promoting({ goods: { 0: { apple: 2 } }, pixies: { 0: [6], 1: [11] } })
    const stock = s.position.stock.apple
    const events = s.play(0, { promote: 6, to: 11 })
    expect(ofType(events, 'promoted')).toEqual([{ type: 'promoted', colour: 0, by: 0, from: 6, to: 11, displaced: 1, apples: 1 }])
    expect(s.player(0).goods).toEqual(goods({ apple: 1 }))
    expect(s.position.stock.apple).toBe(stock + 1)
    expect(s.position.spaces[11]?.pixie).toBe(0)
    expect(s.position.spaces[6]?.pixie).toBe(1)
    expect(s.player(1).miners).toBe(4)
  })

  it('PQ-A03-11 the action cannot be chosen without an empty target and without an apple', () => {
    const setup: Setup = { castle: [0, 0, 0, 0], pixies: { 0: [10], 1: [13], 2: [14] } }
    expect(scenario({ ...setup, goods: { 0: { bread: 9, honey: 9 } } }).refused(0, { space: 3 })).toMatchObject({
      code: 'noPromotion',
      rule: 'PQ-A03-11',
    })
    const s = scenario({ ...setup, goods: { 0: { apple: 1 } } })
    s.play(0, { space: 3 }, { promote: 10, to: 14 })
    expect(s.player(0).goods).toEqual(goods({}))
    // neither discs nor own pixies make way for an apple
    const blocked: Setup = { castle: [0, 0, 0], pixies: { 0: [10, 13] }, discs: { 14: [1, 1] }, goods: { 0: { apple: 5 } } }
    expect(scenario(blocked).can(0, { space: 3 })).toBe(false)
  })

  it('PQ-A03-12 skill S6 replaces the apple in that test', () => {
    const s = scenario({ castle: [0, 0, 0, 0], pixies: { 0: [10], 1: [13], 2: [14] }, goods: { 0: {} }, skill: { 0: 'freeDisplacement' } })
    s.play(0, { space: 3 }, { promote: 10, to: 13 })
    expect(s.position.spaces[10]?.pixie).toBe(1)
    expect(s.player(0).goods).toEqual(goods({}))
  })

  it('PQ-A03-20 a displaced pixie lands on the slot its displacer left, beside a disc if one lies there', () => {
    const s = promoting({ goods: { 0: { apple: 1 } }, pixies: { 0: [6], 1: [11] }, discs: { 6: [2], 11: [1] } })
    s.play(0, { promote: 6, to: 11 })
    expect(s.position.spaces[6]).toEqual({ pixie: 1, discs: [2] })
    expect(s.position.spaces[11]).toEqual({ pixie: 0, discs: [1] })
  })
})

describe('action 3: miners', () => {
  it('PQ-A03-13 a chained miner cannot be promoted', () => {
    const all: Setup = { castle: [0, 0, 0], goods: { 0: { apple: 3 } } }
    expect(scenario({ ...all, stones: { 0: [2, 1] } }).refused(0, { space: 3 }).code).toBe('noPromotion')
    const s = scenario({ ...all, stones: { 0: [1, 0] } })
    s.play(0, { space: 3 }, { promote: 'mine', to: 2 })
    expect(s.player(0)).toMatchObject({ miners: 1, stones: [1, 0] })
  })

  it('PQ-A03-14 stones may be removed with bread in the same turn before promoting', () => {
    const setup: Setup = { castle: [0, 0, 0, 0], stones: { 0: [2, 0] }, goods: { 0: { bread: 2 } } }
    const first = scenario(setup)
    first.play(0, { unchain: 0 }, { unchain: 0 }, { space: 3 }, { promote: 'mine', to: 1 })
    expect(first.player(0)).toMatchObject({ miners: 0, stones: [0, 0], goods: goods({}) })
    const inside = scenario({ ...setup, pixies: { 0: [1] }, castle: [0, 0, 0] })
    inside.play(0, { space: 3 })
    expect(inside.refused(0, { promote: 'mine', to: 2 }).code).toBe('chained')
    inside.play(0, { unchain: 0 })
    expect(inside.refused(0, { promote: 'mine', to: 2 }).code).toBe('chained')
    inside.play(0, { unchain: 0 }, { promote: 'mine', to: 2 })
    expect(inside.position.spaces[2]?.pixie).toBe(0)
  })

  it('PQ-A03-15 in all other respects promotion is as in phase IV: from row 1 a displaced pixie goes to its mine', () => {
    const s = promoting({ goods: { 0: { apple: 1 } }, pixies: { 1: [1, 4] }, stones: { 1: [1, 0] } })
    s.play(0, { promote: 'mine', to: 1 })
    expect(s.position.spaces[1]?.pixie).toBe(0)
    expect(s.player(0).miners).toBe(4)
    expect(s.player(1)).toMatchObject({ miners: 4, stones: [1, 0] })
    const two = promoting({ seats: 2, goods: { 0: { apple: 1 } }, pixies: { 2: [1] } })
    two.play(0, { promote: 'mine', to: 1 })
    expect(two.position.neutralMiners).toBe(5)
  })
})

describe('action 3: discs', () => {
  it('PQ-A03-16 a pixie may leave a space that carries a disc; disc and occupation stay', () => {
    const s = promoting({ pixies: { 0: [2] }, discs: { 2: [2] } })
    s.play(0, { promote: 2, to: 7 })
    expect(s.position.spaces[2]).toEqual({ pixie: null, discs: [2] })
    expect(s.refused(1, { space: 2 })).toMatchObject({ code: 'spaceOccupied' })
  })

  it('PQ-A03-17 a pixie entering a free slot beside a disc does not make the space available again', () => {
    const s = promoting({ pixies: { 0: [2] }, discs: { 7: [2] } })
    s.play(0, { promote: 2, to: 7 })
    expect(s.refused(1, { space: 7 })).toMatchObject({ code: 'spaceOccupied', rule: 'PQ-ACT-09' })
  })

  it('PQ-A03-18 with two discs the own hand slot of space 3 is no target, for a copy of action 3 it is', () => {
    const s = promoting({})
    expect(s.refused(0, { promote: 'mine', to: 3 })).toMatchObject({ code: 'slotBlocked', rule: 'PQ-A03-07' })
    const full: Setup = { seats: 4, pixies: { 1: [1, 2], 2: [4, 5] }, goods: { 0: {} } }
    expect(scenario(full).refused(0, { space: 3 })).toMatchObject({ code: 'ownDiscBlocks', rule: 'PQ-A03-18' })
    const copy = scenario({ ...full, skill: { 0: 'copyUnused' } })
    copy.play(0, { space: 18 }, { copy: 3 })
    expect(targets(copy.moves(0))).toEqual([['mine', 3]])
    copy.play(0, { promote: 'mine', to: 3 })
    expect(copy.position.spaces[3]).toEqual({ pixie: 0, discs: [] })
    // used with one disc beside a pixie that has gone since
    const beside = scenario({ ...full, discs: { 3: [1] } })
    beside.play(0, { space: 18 }, { copy: 3 }, { promote: 'mine', to: 3 })
    expect(beside.position.spaces[3]).toEqual({ pixie: 0, discs: [1] })
    // taken with one disc the pixie stands on the slot
    const own = scenario({ pixies: { 0: [3] } })
    own.play(0, { space: 3 }, { promote: 3, to: 6 })
    expect(own.position.spaces[3]).toEqual({ pixie: null, discs: [0] })
  })

  it('PQ-A03-19 a pixie on a space not yet used makes it cost one disc for everybody', () => {
    const s = promoting({ pixies: { 0: [6] } })
    s.play(0, { promote: 6, to: 12 })
    expect(ofType(s.play(1, { space: 12 }), 'placed')).toMatchObject([{ discs: 1, helper: 0 }])
    expect(s.player(1).discs).toBe(3)
  })
})
