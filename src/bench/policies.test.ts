import { describe, expect, it } from 'vitest'
import { playObvious } from '../bots/imagine.ts'
import { CHANCE, type Game, type Move } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'
import { toy, toyMove } from '../core/testing/toy.ts'
import { ACTIVATE, EXCHANGE, paramOf, READY, V, verbOf } from '../games/fairy-school/words.ts'
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

it('one who plays to win and plans keeps to a policy as well', async () => {
  const { fairySchool } = await import('../games/fairy-school/index.ts')
  const { never } = await POLICIES['fairy-school']!()
  const game = held(fairySchool as unknown as Game, 0, never!)
  const forbidden = (move: Move) => verbOf(move) === V.activate && ((paramOf(move) >> 1) & 7) !== 0
  const s = game.setup(game.notation.options({}), 3)
  let planned = 0
  for (let ply = 0; ply < 700; ply++) {
    const by = game.pending(s)[0] ?? CHANCE
    if (by === CHANCE) game.apply(s, CHANCE, game.chance(s, rngAt(3, ply)))
    else {
      const { plans } = game.advice.playingToWin!(by)
      const lines = by === 0 ? (plans?.(s, by, 10)?.lines ?? []) : []
      planned += lines.length
      expect(lines.flat().filter(forbidden)).toEqual([])
      playObvious(game, s, by)
    }
  }
  expect(planned).toBeGreaterThan(50)
})
