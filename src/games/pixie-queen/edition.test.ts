import { describe, expect, it } from 'vitest'
import { EDITION, SWITCHES } from './edition.ts'
import { SWITCHES as PRINTED_SWITCHES } from './testing.ts'

const falling = (values: readonly number[]) => values.every((v, i) => i === 0 || v < (values[i - 1] ?? 0))

describe('the shipped edition', () => {
  it('has the printed numbers of pieces (ledger 5.1)', () => {
    expect(EDITION.goods).toEqual({ apple: 40, bread: 40, honey: 40, silver: 60, gold: 30 })
    expect(EDITION.stones).toEqual({ total: 20, perPlayer: 5 })
    for (const series of ['servant', 'ring', 'special'] as const) expect(EDITION.rewardTiles[series]).toHaveLength(7)
    expect(EDITION.rewardTiles.goldNumbered).toBe(5)
    expect(EDITION.skillsOffered).toBe(6)
    const { apple, bread, honey, used } = EDITION.demandTokens
    expect([apple + bread + honey, used]).toEqual([9, 7])
    expect(EDITION.discs).toBe(4)
    expect(EDITION.mine).toMatchObject({ bottom: 2, stonesPerMiner: 3 })
    expect(EDITION.rounds).toBe(7)
  })

  it('has the printed setup by number of players (ledger 5.2)', () => {
    expect(EDITION.pixies).toEqual({ '2': 5, '3': 5, '4': 4, '5': 3 })
    expect(EDITION.foodTilesTopFirst).toEqual({ '2': [2, 3, 4], '3': [2, 3, 4, 4], '4': [2, 3, 3, 4, 4], '5': [2, 2, 3, 3, 4, 4] })
    expect(EDITION.bag).toEqual({ silver: 30, gold: 10 })
    expect(EDITION.start).toEqual({ apple: 2, bread: 2, silver: 2, gold: 2, honeyUnlessFavourite: 2 })
    expect(EDITION.specialRow).toEqual({ apple: 1, bread: 1, honey: 1, silver: 1 })
  })

  it('has the printed rows, track spaces, orders of tiles, faces and costs (ledger 5.3 to 5.7)', () => {
    expect(EDITION.pyramid.map((s) => s.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    for (const space of EDITION.pyramid) {
      expect(space.icons).toHaveLength(space.row)
      if (space.id >= 6 && space.id <= 9) expect(space.row).toBe(2)
    }
    const { length, punishment, bonusOnLast, silverPerGold, goldPerRing } = EDITION.tracks
    expect([punishment[length - 2], punishment[length - 1], bonusOnLast]).toEqual([0, 0, 1])
    expect([silverPerGold[3], goldPerRing[3]]).toEqual([2, 2])
    expect(EDITION.score.oubliette).toBe(-60)
    expect(falling(EDITION.rewardTiles.ring)).toBe(true)
    expect(falling(EDITION.rewardTiles.servant)).toBe(true)
    expect(falling([...EDITION.rewardTiles.special].reverse())).toBe(true)
    expect(new Set(EDITION.dice.casino)).toEqual(new Set(['AHB', 'SS', 'G']))
    expect(EDITION.dice.punishment).toContain(3)
    expect(EDITION.copyCosts).toEqual([1, 2, 2, 3, 3])
    expect(EDITION.penalties).toEqual({ pass: 5, emptyOffering: 5, wrongFood: 5, majority: 3, stone: 1, miners: [0, 1, 2] })
    expect(EDITION.exchangeLimit).toBe(7)
  })

  it('has the switches of both presets (ledger 4.1)', () => {
    expect(SWITCHES).toEqual(PRINTED_SWITCHES)
  })
})
