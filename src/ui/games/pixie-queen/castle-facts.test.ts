import { describe, expect, it } from 'vitest'
import { readFacts } from './castle-facts.ts'

const rows = [
  [0, null, null, 1, 2],
  [null, null, null, 3],
  [null, 4, null],
  [null, null],
]

describe('facts of a saved table', () => {
  it('are read as they were kept', () => {
    expect(readFacts({ rows, slot: null })).toEqual({ rows, slot: null })
    expect(readFacts({ rows, slot: 4 })).toEqual({ rows, slot: 4 })
  })

  it.each([
    ['an old save', null],
    ['no object', 'castle'],
    ['a list', rows],
    ['no rows', { slot: 1 }],
    ['no slot', { rows }],
    ['a row too few', { rows: rows.slice(1), slot: null }],
    ['a row that is none', { rows: [...rows.slice(1), 7], slot: null }],
    ['a row too long', { rows: [[0, 0, 0, 0, 0, 0], ...rows.slice(1)], slot: null }],
    ['an empty row', { rows: [[], ...rows.slice(1)], slot: null }],
    ['a colour nobody has', { rows: [[5, null, null, null, null], ...rows.slice(1)], slot: null }],
    ['half a colour', { rows: [[0.5, null, null, null, null], ...rows.slice(1)], slot: null }],
    ['a colour in words', { rows, slot: 'star' }],
  ])('tell nothing when they are damaged: %s', (_what, json) => {
    expect(readFacts(json)).toBe(null)
  })
})
