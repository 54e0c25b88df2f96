import { describe, expect, it } from 'vitest'
import { Nodes, Scale, select } from './tree.ts'

describe('the tree', () => {
  it('knows its arms whatever the order the moves come in', () => {
    const node = new Nodes(10).root()
    const places: number[] = []
    expect(node.find([5, 7], places)).toBe(false)
    node.grow([5, 7], [1, 3], places)
    expect([node.find([7, 5], places), places]).toEqual([true, [1, 0]])
    expect(node.find([9, 7], places)).toBe(false)
    node.grow([9, 7], [1, 1], places)
    expect([node.moves.slice(0, node.size), node.priors.slice(0, node.size)]).toEqual([
      [5, 7, 9],
      [0.25, 0.75, 0.5],
    ])
  })

  it('grows below an arm that was visited, as long as there is room', () => {
    const nodes = new Nodes(2)
    const root = nodes.root()
    root.grow([1, 2], [1, 1], [])
    expect(root.after(0, nodes)).toBeNull()
    root.add(0, 0.5)
    root.add(1, 0.5)
    const below = root.after(0, nodes)
    expect(below).not.toBeNull()
    expect(root.after(0, nodes)).toBe(below)
    expect(root.after(1, nodes)).toBeNull()
  })

  it('begins empty, though it grows where another one stood', () => {
    const nodes = new Nodes(3)
    const before = nodes.root()
    before.grow([1, 2], [1, 1], [])
    before.add(0, 1)
    before.after(0, nodes)
    before.secret(1, nodes)
    const root = nodes.root()
    expect([root.size, root.total, root.placeOf(1)]).toEqual([0, 0, -1])
    root.grow([1], [1], [])
    expect(root.after(0, nodes)).toBeNull()
    expect(root.secret(1, nodes)?.size).toBe(0)
  })

  it('looks at what is likely first, then at what proves good', () => {
    const node = new Nodes(1).root()
    const scale = new Scale()
    node.grow([1, 2], [1, 3], [])
    expect(select(node, [0, 1], 2, scale, 1.5)).toBe(1)
    for (const value of [0, 1]) scale.add(value)
    for (let n = 0; n < 50; n++) for (const arm of [0, 1]) node.add(arm, arm === 0 ? 0.9 : 0.1)
    expect(select(node, [0, 1], 2, scale, 0.1)).toBe(0)
  })
})
