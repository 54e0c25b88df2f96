import { describe, expect, it } from 'vitest'
import type { Game } from '../core/game.ts'
import { toy, toyMove } from '../core/testing/toy.ts'
import { ACTIVATE, EXCHANGE, READY } from '../games/fairy-school/words.ts'
import { held, POLICIES } from './policies.ts'

describe('a game in which one seat keeps to a policy', () => {
  const table = toy as unknown as Game
  const s = toy.setup({ rounds: 1 }, 2)
  toy.apply(s, -1, toyMove('deal', 8))

  it('offers that seat what the policy leaves, and the others everything', () => {
    const game = held(table, 0, (_seat, moves) => moves.slice(1))
    expect(game.moves(s, 0)).toEqual(table.moves(s, 0).slice(1))
    expect(game.moves(s, 1)).toEqual(table.moves(s, 1))
    expect(held(table, 1, () => []).moves(s, 0)).toEqual(table.moves(s, 0))
  })

  it('leaves everything where the policy would leave nothing', () => {
    expect(held(table, 0, () => []).moves(s, 0)).toEqual(table.moves(s, 0))
  })
})

describe('policies of Fairy School', () => {
  const own = ACTIVATE(8, 0, 0)
  const hers = ACTIVATE(53, 1, 0)
  const all = [own, hers, READY, EXCHANGE(0)]

  it('never uses a card of a neighbour', async () => {
    const { never } = await POLICIES['fairy-school']!()
    expect(never!(0, all)).toEqual([own, READY, EXCHANGE(0)])
    expect(never!(1, all)).toEqual([hers, READY, EXCHANGE(0)])
  })

  it('always uses cards while one of a neighbour can be used', async () => {
    const { always } = await POLICIES['fairy-school']!()
    expect(always!(0, all)).toEqual([own, hers])
    expect(always!(0, [own, READY])).toEqual([own, READY])
  })
})
