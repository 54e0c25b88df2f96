/** A position whose board breaks an invariant is refused at the door, with the invariant's name: PQ-INV-01 to 18. */
import { describe, expect, it } from 'vitest'
import { fromPosition } from './testing.ts'
import { draft, named, unchanged } from './testing-broken.ts'
import type { Position } from './types.ts'

describe('a broken position is refused by name', () => {
  it('PQ-INV-43 the position itself is accepted unchanged', () => {
    expect(named(unchanged)).toEqual([])
    expect(fromPosition(draft() as unknown as Position).position).toEqual(draft())
  })

  it('PQ-INV-01 one apple too many, anywhere', () => {
    expect(named((p) => void p.stock.apple++)).toContain('PQ-INV-01')
    expect(named((p) => void p.players[0]!.goods.apple--)).toContain('PQ-INV-01')
    expect(named((p) => void p.removed.apple++)).toContain('PQ-INV-01')
    expect(named((p) => void p.stock.bread++)).not.toContain('PQ-INV-01')
  })

  it('PQ-INV-02 one bread or honey too few', () => {
    expect(named((p) => void p.stock.bread--)).toContain('PQ-INV-02')
    expect(named((p) => void p.players[2]!.goods.honey--)).toContain('PQ-INV-02')
  })

  it('PQ-INV-03 metal counts the bag', () => {
    expect(named((p) => void p.bag.silver--)).toContain('PQ-INV-03')
    expect(named((p) => void p.stock.gold++)).toContain('PQ-INV-03')
    expect(
      named((p) => {
        p.bag.gold--
        p.stock.gold++
      }),
    ).toEqual([])
  })

  it('PQ-INV-04 stones', () => {
    expect(named((p) => void p.stonesOut++)).toContain('PQ-INV-04')
    expect(named((p) => void p.bag.stone--)).toContain('PQ-INV-04')
  })

  it('PQ-INV-05 negative or fractional counts', () => {
    expect(
      named((p) => {
        p.players[0]!.goods.honey = -1
        p.stock.honey += 1
      }),
    ).toContain('PQ-INV-05')
    expect(
      named((p) => {
        p.stock.gold -= 0.5
        p.bag.gold += 0.5
      }),
    ).toContain('PQ-INV-05')
  })

  it('PQ-INV-06 PQ-INV-07 a special row that does not fit the tiles taken', () => {
    expect(
      named((p) => {
        p.specialRow.apple++
        p.stock.apple--
      }),
    ).toContain('PQ-INV-06')
    expect(
      named((p) => {
        p.specialRow.honey--
        p.specialRow.gold++
        p.stock.honey++
        p.stock.gold--
      }),
    ).toContain('PQ-INV-07')
  })

  it('PQ-INV-08 a bag with more than it had at setup', () => {
    expect(
      named((p) => {
        p.bag.silver++
        p.stock.silver--
      }),
    ).toContain('PQ-INV-08')
  })

  it('PQ-INV-09 a pixie too many or too few', () => {
    expect(named((p) => void p.players[0]!.miners++)).toContain('PQ-INV-09')
    expect(
      named((p) => {
        p.spaces[6]!.pixie = null
      }),
    ).toContain('PQ-INV-09')
  })

  it('PQ-INV-10 a hand slot has room for one pixie only, other spaces for none', () => {
    expect(
      named((p) => {
        p.spaces[16]!.pixie = 0
        p.spaces[6]!.pixie = null
      }),
    ).toContain('PQ-ACT-04')
    expect(
      named((p) => {
        p.spaces[2]!.pixie = [1, 0] as never
        p.spaces[6]!.pixie = null
      }),
    ).not.toEqual([])
  })

  it('PQ-INV-11 a pixie and two discs together, or three discs', () => {
    expect(
      named((p) => {
        p.spaces[2]!.discs = [0, 0]
        p.players[0]!.discs--
      }),
    ).toContain('PQ-INV-11')
    expect(
      named((p) => {
        p.spaces[4]!.discs = [1, 1, 1]
        p.players[1]!.discs--
      }),
    ).toContain('PQ-INV-11')
  })

  it('PQ-INV-12 two discs of different players', () => {
    expect(
      named((p) => {
        p.spaces[4]!.discs = [0, 1]
        p.players[0]!.discs--
        p.players[1]!.discs++
      }),
    ).toContain('PQ-INV-12')
  })

  it('PQ-INV-14 discs that are not four', () => {
    expect(named((p) => void p.players[2]!.discs--)).toContain('PQ-INV-14')
  })

  it('PQ-INV-15 discs outside phase II', () => {
    expect(
      named((p) => {
        Object.assign(p, { phase: 'offerings', step: 'demand', acting: null, deciding: [] })
      }),
    ).toContain('PQ-INV-15')
  })

  it('PQ-INV-16 two discs on one own space', () => {
    expect(
      named((p) => {
        p.spaces[15]!.discs = [0, 0]
        p.players[0]!.discs--
      }),
    ).toContain('PQ-INV-16')
  })

  it('PQ-INV-17 single spaces too full', () => {
    expect(
      named((p) => {
        p.spaces[17]!.discs = [2, 2, 2, 2]
        p.players[2]!.discs -= 2
      }),
    ).toContain('PQ-INV-17')
    expect(
      named((p) => {
        p.spaces[19]!.discs = [1, 2]
        p.players[2]!.discs--
      }),
    ).toContain('PQ-INV-17')
    expect(
      named((p) => {
        p.spaces[21]!.discs = [1, 2]
        p.players[1]!.discs--
        p.players[2]!.discs--
        p.priority = 1
      }),
    ).toContain('PQ-INV-17')
  })

  it('PQ-INV-18 a pixie on the servant slot outside phase IV', () => {
    expect(
      named((p) => {
        p.servantSlot = 0
        p.players[0]!.miners--
      }),
    ).toContain('PQ-INV-18')
  })
})
