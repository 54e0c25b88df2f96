import { describe, expect, it } from 'vitest'
import { leafOf, longer, partsOf, placeIn, shorter, within, withPart } from './tree.ts'

describe('a document edited leaf by leaf', () => {
  it('names places as faults do', () => {
    expect(placeIn(placeIn(placeIn('', 'players'), 1), 'goods')).toBe('players[1].goods')
    expect(within('players[1].goods.apple', 'players[1]')).toBe(true)
    expect(within('players[10].goods', 'players[1]')).toBe(false)
    expect(within('stockpile', 'stock')).toBe(false)
    expect(within('stock', '')).toBe(true)
  })

  it('replaces one part and leaves the others as they are', () => {
    const document = { stock: { apple: 3, gold: 1 }, turn: [0, 1] }
    expect(withPart(document, 'turn', withPart(document.turn, 1, 2))).toEqual({ stock: { apple: 3, gold: 1 }, turn: [0, 2] })
    expect(document.turn).toEqual([0, 1])
    expect(partsOf(document)?.map(([key]) => key)).toEqual(['stock', 'turn'])
    expect([partsOf(7), partsOf(null), partsOf('gold')]).toEqual([null, null, null])
  })

  it('makes lists longer and shorter', () => {
    expect([longer([1, 4]), longer([]), shorter([1, 4]), shorter([])]).toEqual([[1, 4, 4], [0], [1], []])
  })

  it('reads what was typed', () => {
    expect(['', ' 12 ', '-3', 'gold', '1e999'].map(leafOf)).toEqual([null, 12, -3, 'gold', '1e999'])
  })
})
