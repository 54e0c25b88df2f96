import { describe, expect, it } from 'vitest'
import { goldensIn, replay } from '../../core/testing/golden.ts'
import { pixieQueen } from './index.ts'
import { GOLDEN } from './testing-golden.ts'

const games = goldensIn(GOLDEN, new URL('./golden/', import.meta.url))
const VERBS =
  'order skills roll face draw demand skill food space pass unchain done stop take give count promote split track rob peek pick chain swap remove copy add send mercy announce offer seal'

describe('golden games', () => {
  it.each(games)('%s ends as recorded', (name, golden) => {
    expect(golden.rules).toBe(pixieQueen.rules)
    expect(replay(GOLDEN, golden)).toEqual({ rounds: golden.rounds, end: golden.end })
    expect(GOLDEN.jobs[name]?.good(golden)).toBe(true)
  })

  it('there is one for every way to end, and for every number of players in both presets', () => {
    expect(games.map(([name]) => name)).toEqual(Object.keys(GOLDEN.jobs).sort())
    const tables = games.filter(([, g]) => g.start === null).map(([, g]) => `${g.seats} ${g.preset}`)
    for (const seats of [2, 3, 4, 5]) for (const preset of ['de', 'fr']) expect(tables).toContain(`${seats} ${preset}`)
  })

  it('together they use every action space and every kind of move', () => {
    const moves = games.flatMap(([, g]) => g.log.map(([, words]) => words as object))
    const spaces = new Set(moves.flatMap((m) => ('space' in m ? [m.space] : [])))
    expect([...spaces].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
    expect([...new Set(moves.map((m) => Object.keys(m)[0]))].sort()).toEqual(VERBS.split(' ').sort())
  })
})
