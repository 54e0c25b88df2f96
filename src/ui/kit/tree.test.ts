import { describe, expect, it } from 'vitest'
import { differences, leafOf, longer, partsOf, placeIn, same, shorter, valueAt, within, withPart, withValueAt } from './tree.ts'

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

  it('finds a place by its name and puts another value there', () => {
    const document = { tracks: { punishment: [4, 3], length: 2 }, pixies: { '2': 5 } }
    expect(['tracks.punishment[1]', 'pixies.2', 'tracks.none', 'tracks.length.x', ''].map((path) => valueAt(document, path))).toEqual([
      3,
      5,
      undefined,
      undefined,
      document,
    ])
    const changed = withValueAt(withValueAt(document, 'tracks.punishment[1]', 9), 'pixies.3', 4)
    expect(changed).toEqual({ tracks: { punishment: [4, 9], length: 2 }, pixies: { '2': 5, '3': 4 } })
    expect(document.tracks.punishment).toEqual([4, 3])
    expect(withValueAt(7, 'a.b', 1)).toEqual({ a: { b: 1 } })
    expect(withValueAt(document, '', 1)).toBe(1)
  })

  it('tells two documents apart by the places at which they differ', () => {
    const one = { list: [1, 2, { a: 1 }], name: 'x', gone: 1 }
    expect(differences(one, { name: 'x', gone: 1, list: [1, 2, { a: 1 }] })).toEqual([])
    expect(differences(one, { list: [1, 3, { a: 2 }], name: 'x', come: null })).toEqual(['list[1]', 'list[2].a', 'gone', 'come'])
    expect(differences(one, { ...one, list: [1, 2] })).toEqual(['list'])
    expect(differences([1], { 0: 1 })).toEqual([''])
    expect([same([1, { a: null }], [1, { a: null }]), same(null, undefined), same(undefined, undefined)]).toEqual([true, false, true])
  })
})
