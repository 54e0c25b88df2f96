import { describe, expect, it, vi } from 'vitest'
import { BadInput } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import { parseOptions } from '../../../../games/pixie-queen/options.ts'
import { edition as de } from '../../../../text/pixie-queen/edition.de.ts'
import { edition as en } from '../../../../text/pixie-queen/edition.en.ts'
import { edition as fr } from '../../../../text/pixie-queen/edition.fr.ts'
import { withValueAt } from '../../../kit/tree.ts'
import { faultWords } from './faults.ts'
import { PARTS } from './places.ts'
import { shipped } from './shipped.ts'

// The form asks the browser for its language as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

/** What the rules say of the app's edition with other values at some places. */
function faultsWith(values: Readonly<Record<string, number | string | null | readonly number[]>>) {
  const edition = Object.entries(values).reduce((whole, [path, value]) => withValueAt(whole, path, value), shipped)
  try {
    parseOptions({ edition })
    return []
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return error.faults
  }
}

describe('the form for editions', () => {
  it('holds every value of an edition, each in one part', () => {
    expect(PARTS.flatMap(({ roots }) => roots).sort()).toEqual(Object.keys(EDITION).sort())
  })

  it('begins with what the rules take for the app’s own', () => {
    expect(faultsWith({})).toEqual([])
    expect(parseOptions({ edition: shipped }).edition).toEqual({ ...EDITION, specialRow: { ...EDITION.specialRow, gold: 0 } })
  })

  it.each([
    ['tracks.punishment[0]', 31],
    ['tracks.punishment[8]', 2],
    ['tracks.silverPerGold', [1, 2]],
    ['score.mineSymbols[0]', 4],
    ['goods.silver', 3],
    ['rounds', 9],
    ['demandTokens.used', 20],
    ['pyramid[3].id', 2],
    ['pyramid[3].icons', 'AAA'],
    ['dice.casino[0]', ''],
    ['penalties.pass', null],
  ] as const)('says in every language what is wrong at %s', (path, value) => {
    const faults = faultsWith({ [path]: value })
    expect(faults.length).toBeGreaterThan(0)
    for (const { message } of faults) {
      for (const words of [fr, de]) expect(faultWords(message, words)).not.toBe(message)
      expect(faultWords(message, en)).toMatch(/\w/)
    }
  })

  it('leaves a sentence it does not know as it is', () => {
    expect(faultWords('is not known', de)).toBe('is not known')
  })
})
