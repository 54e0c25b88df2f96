import { describe, expect, it } from 'vitest'
import { REASONS } from './reasons.ts'
import { CELLS, COLUMNS, ELEMENTS, type MoveWords, REFUSALS } from './types.ts'
import { moveOf, V, verbOf, wordsOf } from './words.ts'

const EVERY: readonly MoveWords[] = [
  { deal: 0 },
  { deal: 2 ** 26 - 1 },
  { order: [2, 0, 1] },
  { order: [5, 4, 3, 2, 1, 0] },
  { keep: 77 },
  { projects: [77, 105, 163] },
  { take: 104 },
  ...CELLS.map((at) => ({ place: 163, at })),
  { ready: true },
  ...COLUMNS.map((c) => ({ columns: [c] })),
  { columns: ['earth', 'water'] },
  { columns: [] },
  { activate: 163, of: 5, line: 1 },
  { activate: 1, of: 0, line: 0 },
  { copy: 92, of: 3, line: 1 },
  ...ELEMENTS.flatMap((e) => [{ give: e }, { bonus: e }, { exchange: e }, { joker: e }, { waive: e }]),
  { option: 0 },
  { option: 3 },
  { repeat: true },
  { stop: true },
  { summon: 12 },
  { study: 49 },
  { realise: 81 },
  { step: 5 },
  { final: 'F1' },
  { final: 'F10' },
  { final: 'f6' },
]

describe('moves in words', () => {
  it('FS-INV-14 every move has words, and the words give the same move back', () => {
    for (const words of EVERY) {
      const move = moveOf(words)
      expect(move).toBeGreaterThanOrEqual(0)
      expect(move).toBeLessThan(2 ** 31)
      expect(wordsOf(move)).toEqual(words)
    }
    expect(new Set(EVERY.map(moveOf)).size).toBe(EVERY.length)
    expect(new Set(EVERY.map((w) => verbOf(moveOf(w)))).size).toBe(Object.keys(V).length)
  })

  it('the order in which columns are named does not matter', () => {
    expect(moveOf({ columns: ['water', 'earth'] })).toBe(moveOf({ columns: ['earth', 'water'] }))
  })

  it('nonsense is refused by name', () => {
    const wrong = [
      null,
      [],
      {},
      { deal: -1 },
      { deal: 2 ** 26 },
      { keep: 256 },
      { keep: 1.5 },
      { place: 3, at: 'middle' },
      { place: 3 },
      { ready: false },
      { columns: ['fire', 'fire'] },
      { columns: ['moon'] },
      { activate: 3, of: 8, line: 0 },
      { activate: 3, of: 0, line: 2 },
      { give: 'gold' },
      { projects: [1, 2] },
      { final: 'G1' },
      { final: 'F17' },
      { final: 'f0' },
      { order: [8] },
      { keep: 3, of: 1 },
    ]
    for (const json of wrong) expect(() => moveOf(json), JSON.stringify(json)).toThrow()
    for (const move of [-1, 1.5, 2 ** 31, 31]) expect(() => wordsOf(move), String(move)).toThrow()
  })
})

describe('reasons', () => {
  it('every refusal has a reason that names a statement, and no reason is without its word', () => {
    expect([...new Set(REASONS.map((r) => r.code))].sort()).toEqual([...REFUSALS].sort())
    for (const r of REASONS) expect(r.rule).toMatch(/^FS-[A-Z0-9]+-\d\d$/)
  })
})
