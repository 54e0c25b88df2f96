import { describe, expect, it } from 'vitest'
import { judgedBy, linear, type Parts } from '../core/linear.ts'
import { loadGame } from '../games/index.ts'
import { errorOf, Fit } from './fit.ts'
import { partsOf, type Sample } from './self-play.ts'
import { type Course, type Grade, learn } from './training.ts'

const parts: Parts<{ coins: number; cards: number; left: number }> = {
  names: ['points', 'goods', 'goods.cards'],
  sure: 1,
  write: (s, _seat, into) => {
    into[0] = 5
    into[1] = s.coins
    into[2] = s.cards
  },
  ahead: (s) => s.left,
}

describe('factors', () => {
  const s = { coins: 4, cards: 2, left: 0.25 }
  const readings = [linear(parts), linear(parts, { goods: [2, 2] }), linear(parts, { 'goods.cards': [3, 1] }, { goods: [2, 2] })]

  it('move evenly through the game, multiply, and hold for all parts of a feature', () => {
    expect(readings.map((each) => each.evaluate(s, 0))).toEqual([11, 17, 19])
  })

  it('are seen in the features, which sum to the evaluation', () => {
    expect(readings.map((each) => each.features(s, 0).map(({ value }) => value))).toEqual([
      [5, 6],
      [5, 12],
      [5, 14],
    ])
  })
})

describe('a fit', () => {
  /** Coins are worth half of what the hand thinks, cards twice as much at the end. */
  const samples = Array.from({ length: 200 }, (_, i): Sample => {
    const [coins, cards, ahead] = [(i % 7) - 3, (i % 5) - 2, (i % 11) / 10]
    return {
      sure: i % 3,
      terms: [ahead * coins, ahead * cards, (1 - ahead) * coins, (1 - ahead) * cards],
      lead: (i % 3) + 0.5 * coins + (2 - ahead) * cards,
    }
  })
  const fit = new Fit(parts)
  for (const sample of samples) fit.add(sample)

  it('finds what there is to find', () => {
    const factors = fit.solve(1e-6)
    expect(factors).toEqual({ goods: [0.5, 0.5], 'goods.cards': [1, 2] })
    expect(errorOf(parts, factors, samples)).toBeCloseTo(0)
    expect(errorOf(parts, {}, samples)).toBeGreaterThan(0.5)
  })

  it('stays with the hand when that draws strongly', () => {
    expect(fit.solve(1e9)).toEqual({ goods: [1, 1], 'goods.cards': [1, 1] })
  })
})

describe('a course', () => {
  const last = async (seed: number, threads: number): Promise<Grade | undefined> => {
    const game = 'pixie-queen'
    const school: Course['school'] = { game, options: {}, lessons: { iterations: 0, looksAt: 'positions' }, seed }
    let found: Grade | undefined
    for await (const grade of learn({ school, parts: partsOf(await loadGame(game)), games: 240, generations: 2, threads })) found = grade
    return found
  }

  it('gives the same factors again, on any number of threads, and foretells games it has not seen better than the hand does', async () => {
    // Of too few games some teach nothing, and it stays with the hand; of these all do.
    const [once, again, other] = [await last(2, 1), await last(2, 2), await last(4, 1)]
    expect(JSON.stringify(again)).toBe(JSON.stringify(once))
    expect(other!.factors).not.toEqual(once!.factors)
    for (const { hand, learned } of [once!, other!]) expect(learned.at(-1)).toBeLessThan(hand)
  }, 60_000)
})

describe('a game judged by other factors', () => {
  it('is the same game, and judges otherwise', async () => {
    const game = await loadGame('pixie-queen')
    const judged = judgedBy(game, { goods: [2, 2] })
    const s = game.setup(game.notation.options({}), 2)
    const goods = (of: typeof game) => of.advice.features(s, 0).find(({ name }) => name === 'goods')?.value
    expect(goods(judged)).toBeCloseTo(2 * goods(game)!)
    expect(judged.moves).toBe(game.moves)
  })
})
