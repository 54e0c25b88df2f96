import { describe, expect, it } from 'vitest'
import { checkLaws } from '../../core/testing/contract.ts'
import { anyMove, likelyMove } from '../../core/testing/play.ts'
import { fairySchool } from './index.ts'

/** Every table the laws are tried on: the three setups, both lengths, the wide neighbourhood. */
const TABLES = [
  { setup: 'initiation' },
  { setup: 'normal', length: 'short' },
  { setup: 'expert', wide: true },
  { setup: 'normal', wide: true, leadersBonus: 'none', giveAndTake: true, grades: false },
] as const

describe('the laws of a game hold for Fairy School', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    it.each(TABLES)(`with ${seats} seats and %o`, { timeout: 60_000 }, (json) => {
      const options = fairySchool.notation.options(json)
      for (const choose of [anyMove, likelyMove])
        for (let seed = 0; seed < 2; seed++) {
          expect(checkLaws({ game: fairySchool, options, seats, seed: seed * 100 + seats, choose, every: 61 })).toBeGreaterThan(100)
        }
    })
  }
})
