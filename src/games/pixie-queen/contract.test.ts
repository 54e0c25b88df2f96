import { describe, expect, it } from 'vitest'
import { checkLaws } from '../../core/testing/contract.ts'
import { anyMove, likelyMove } from '../../core/testing/play.ts'
import { pixieQueen } from './index.ts'

/** Every table the laws are tried on: both presets, open and closed screens, and all variants at once. */
const TABLES = [
  { preset: 'de' },
  { preset: 'fr' },
  { preset: 'de', openScreens: true },
  { preset: 'fr', switches: { neutralCanBeChained: true, convertSpaceReusable: true, sendPerSymbol: 'once', neutralMayServe: false } },
] as const

describe('the laws of a game hold for Pixie Queen', () => {
  for (const seats of [2, 3, 4, 5]) {
    it.each(TABLES)(`with ${seats} seats and %o`, { timeout: 60_000 }, (json) => {
      const options = pixieQueen.notation.options(json)
      for (const choose of [anyMove, likelyMove])
        for (let seed = 0; seed < 3; seed++) {
          expect(checkLaws({ game: pixieQueen, options, seats, seed: seed * 100 + seats, choose, every: 17 })).toBeGreaterThan(20)
        }
    })
  }
})
