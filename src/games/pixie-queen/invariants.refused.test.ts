/** A position whose players, tiles or decision break an invariant is refused by name: PQ-INV-20 to 46. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { named, unchanged } from './testing-broken.ts'

describe('a broken position is refused by name', () => {
  it('PQ-INV-20 servants that are not the tiles taken', () => {
    expect(
      named((p) => {
        p.castle.push(0)
        p.players[0]!.miners--
        p.players[0]!.servants++
      }),
    ).toContain('PQ-INV-20')
  })

  it('PQ-INV-21 a reward tile out of order', () => {
    expect(
      named((p) => {
        p.players[0]!.rewards[0]!.value = 8
      }),
    ).toContain('PQ-INV-21')
  })

  it('PQ-INV-22 a reward tile twice, or with nobody', () => {
    expect(named((p) => void p.players[1]!.rewards.push({ series: 'ring', value: 12 }))).toContain('PQ-INV-22')
    expect(
      named((p) => {
        p.players[0]!.rewards = []
      }),
    ).toContain('PQ-INV-22')
  })

  it('PQ-INV-23 four stones at a miner, or stones at an empty place', () => {
    expect(
      named((p) => {
        p.players[2]!.stones = [4, 0]
      }),
    ).toContain('PQ-INV-23')
    expect(
      named((p) => {
        p.players[1]!.stones = [1, 1]
        p.bag.stone -= 2
      }),
    ).toContain('PQ-INV-23')
  })

  it('PQ-INV-24 a third chained miner', () => {
    expect(
      named((p) => {
        p.players[2]!.stones = [2, 1, 1] as never
      }),
    ).toHaveLength(1)
    expect(
      named((p) => {
        p.players[2]!.stones = [2, 2]
      }),
    ).toEqual([])
  })

  it('PQ-INV-27 a single-use tile in two places, or in none', () => {
    expect(named((p) => void p.singleUse.push('mercy'))).toContain('PQ-INV-27')
    expect(
      named((p) => {
        p.players[1]!.singleUse = null
      }),
    ).toContain('PQ-INV-27')
  })

  it('PQ-INV-28 a food tile in two places, or in none', () => {
    expect(named((p) => void p.foodTiles.push(2))).toContain('PQ-INV-28')
    expect(
      named((p) => {
        p.players[0]!.foodTile = null
      }),
    ).toContain('PQ-INV-28')
  })

  it('PQ-INV-29 a skill twice, or a player without', () => {
    expect(
      named((p) => {
        p.players[1]!.skill = p.players[0]!.skill
      }),
    ).toContain('PQ-INV-29')
    expect(
      named((p) => {
        p.players[1]!.skill = null
      }),
    ).toContain('PQ-INV-29')
  })

  it('PQ-INV-30 a second tile of a type without skill S8', () => {
    expect(
      named((p) => {
        p.players[1]!.onSkill = 'peek'
        p.singleUse = []
      }),
    ).toContain('PQ-INV-30')
  })

  it('PQ-INV-31 orders that are no permutation of the living', () => {
    expect(
      named((p) => {
        p.turnNow = [0, 1, 1]
      }),
    ).toContain('PQ-INV-31')
    expect(
      named((p) => {
        p.turnNext = [0, 1]
      }),
    ).toContain('PQ-INV-31')
  })

  it('PQ-INV-32 phase I in another order than prepared', () => {
    const income: Setup = { phase: 'steal', step: 'foodTile', acting: 0, foodTile: { 0: 2 } }
    expect(named(unchanged, income)).toEqual([])
    expect(
      named((p) => {
        p.turnNow = [0, 1, 2]
        p.turnNext = [1, 0, 2]
      }, income),
    ).toContain('PQ-INV-32')
  })

  it('PQ-INV-34 the favourite asked for a pixie', () => {
    const asked = (seat: number): Setup => ({
      step: 'send',
      acting: seat,
      pixies: { 0: [1, 6], 1: [2, 7] },
      progress: { owed: [0, 1, 2].map((x) => (x === seat ? 1 : 0)) },
    })
    expect(named(unchanged, asked(0))).toContain('PQ-INV-34')
    expect(named(unchanged, asked(1))).not.toContain('PQ-INV-34')
  })

  it('PQ-INV-35 a place off the track', () => {
    expect(
      named((p) => {
        p.players[0]!.silverTrack = 9
      }),
    ).toContain('PQ-INV-35')
    expect(
      named((p) => {
        p.players[1]!.goldTrack = 0
      }),
    ).toContain('PQ-INV-35')
  })

  it('PQ-INV-37 a living player at sixty', () => {
    expect(
      named((p) => {
        p.players[0]!.punishment = 60
      }),
    ).toContain('PQ-INV-37')
    expect(
      named((p) => {
        p.players[0]!.punishment = 59
      }),
    ).toEqual([])
  })

  it('PQ-INV-38 something owed while another question is asked', () => {
    expect(
      named((p) => {
        p.progress.owed = [0, 1, 0]
      }),
    ).toContain('PQ-INV-38')
  })

  it('PQ-INV-39 demands that do not fit the round', () => {
    expect(
      named((p) => {
        p.demands = ['apple']
      }),
    ).toContain('PQ-INV-39')
    expect(
      named((p) => {
        p.demands = ['apple', 'apple', 'honey']
      }),
    ).toContain('PQ-INV-39')
  })

  it('PQ-INV-45 an eighth round', () => {
    expect(
      named((p) => {
        p.round = 8
        p.demands = ['apple', 'bread', 'honey', 'apple', 'bread', 'honey', 'apple']
      }),
    ).toContain('PQ-INV-45')
  })

  it('PQ-INV-46 a record without its switches', () => {
    expect(
      named((p) => {
        p.options.switches.stoneTargets = 'nobody' as never
      }).length,
    ).toBeGreaterThan(0)
  })
})
