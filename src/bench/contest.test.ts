import { describe, expect, it } from 'vitest'
import type { Game } from '../core/game.ts'
import { toy } from '../core/testing/toy.ts'
import { type Contestant, contest } from './contest.ts'
import { estimate, plusMinus, quantile } from './estimates.ts'
import { mctsContestant } from './mcts.ts'

const table = toy as unknown as Game
const options = { rounds: 2 }

/** Any legal move, by the bot's own luck. */
const careless: Contestant = (view, seat, rng) => {
  const moves = table.moves(table.determinize(view, rng), seat)
  return moves[rng.next(moves.length)]!
}

describe('a contest', () => {
  it('is the same again with the same deal, and another with another', async () => {
    const [once, again, other] = await Promise.all([1, 1, 2].map((deal) => contest(table, options, [careless, careless], deal)))
    expect(again).toMatchObject({ scores: once!.scores, ranks: once!.ranks })
    expect(other!.scores).not.toEqual(once!.scores)
    expect(once!.times.every((all) => all.length > 0)).toBe(true)
  })

  it('names the bot that answers against the rules', async () => {
    await expect(contest(table, options, [careless, () => 0x7000000], 1)).rejects.toThrow('seat 1 answered against the rules')
  })

  it('can be played by the tree search of boardgame.io', async () => {
    const iterations: number[] = []
    const outsider = mctsContestant(table, 2, (n) => iterations.push(n))
    const { ranks } = await contest(table, options, [outsider, careless], 3)
    expect(ranks).toContain(1)
    expect(Math.min(...iterations)).toBeGreaterThan(0)
  })
})

describe('figures', () => {
  it('tell a mean with its 95 % interval', () => {
    const [mean, half] = estimate([40, 60, 40, 60])
    expect(mean).toBe(50)
    expect(half).toBeCloseTo(1.96 * Math.sqrt(400 / 3 / 4))
    expect(plusMinus([50, 11.3], ' %')).toBe('50.0 % ± 11.3')
  })

  it('tell points of a distribution', () => {
    const values = [5, 1, 4, 2, 3]
    expect([0, 0.5, 0.95, 1].map((q) => quantile(values, q))).toEqual([1, 3, 5, 5])
    expect(quantile([], 0.5)).toBeNaN()
  })
})
