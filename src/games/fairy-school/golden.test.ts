import { describe, expect, it } from 'vitest'
import { goldensIn, replay } from '../../core/testing/golden.ts'
import { fairySchool } from './index.ts'
import { GOLDEN } from './testing-golden.ts'
import { LENGTHS, SETUPS } from './types.ts'
import { V } from './words.ts'

const games = goldensIn(GOLDEN, new URL('./golden/', import.meta.url))

describe('golden games', () => {
  it.each(games)('FS-INV-14 %s ends as recorded', (name, golden) => {
    expect(golden.rules).toBeLessThanOrEqual(fairySchool.rules)
    expect(replay(GOLDEN, golden)).toEqual({ rounds: golden.rounds, end: golden.end })
    expect(GOLDEN.jobs[name]?.good(golden)).toBe(true)
  })

  it('FS-END-01 FS-END-06 FS-SCORE-06 there is one for every way to end and every variant', () => {
    expect(games.map(([name]) => name)).toEqual(Object.keys(GOLDEN.jobs).sort())
    const heads = games.map(([, { seats, options }]) => ({ seats, setup: 'normal', length: 'long', wide: false, ...options }))
    for (const seats of [2, 3, 4, 5, 6]) expect(heads).toContainEqual(expect.objectContaining({ seats }))
    for (const setup of SETUPS)
      for (const length of LENGTHS) expect(heads).toContainEqual(expect.objectContaining({ setup, length, wide: false }))
    for (const seats of [4, 5, 6]) expect(heads).toContainEqual(expect.objectContaining({ seats, wide: true }))
    for (const length of LENGTHS) expect(heads).toContainEqual(expect.objectContaining({ length, wide: true }))
  })

  it('tables of earlier rules go on with the cards they began with: with those of other rules they would not come as far', () => {
    const all = Array.from({ length: fairySchool.rules }, (_, i) => i + 1)
    for (const rules of all) {
      // Six fairies have all six decks.
      const golden = games.find(([, g]) => g.rules === rules && g.seats === 6)?.[1]
      if (!golden) throw new Error(`no recorded game of rules ${rules}`)
      for (const other of all.filter((each) => each !== rules))
        expect(() => replay(GOLDEN, { ...golden, rules: other }), `${rules} under ${other}`).toThrow(/^log\[/)
    }
  })

  it('together they use every kind of move', () => {
    const verbs = games.flatMap(([, g]) => g.log.map(([, words]) => Object.keys(words as object)[0] ?? words))
    expect([...new Set(verbs)].sort()).toEqual(Object.keys(V).sort())
  })
})
