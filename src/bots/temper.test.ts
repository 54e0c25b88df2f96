import { describe, expect, it } from 'vitest'
import { CHANCE } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { type ToyState, toy, toyMove } from '../core/testing/toy.ts'
import { botNamed, choose, knownBots, tempered } from './index.ts'

/** A world as a bot imagines it at the start of its thoughts, dealt and with coins on the table. */
function world(game: typeof toy, seats = 3): ToyState {
  const s = toy.setup({ rounds: 2 }, seats)
  toy.apply(s, CHANCE, toyMove('deal', 8))
  return game.determinize(toy.view(s, 0), new Sfc32(1))
}

describe('a temperament', () => {
  it('that is none leaves the game as it is', () => {
    expect(tempered(toy, 0, undefined)).toBe(toy)
  })

  it('leans towards what it likes, from where a world begins, and for its own seat alone', () => {
    const game = tempered(toy, 0, 'stingy')
    const s = world(game)
    const more = (seat: number) => game.advice.evaluate(s, seat) - toy.advice.evaluate(s, seat)
    for (const seat of [0, 1, 2]) expect(more(seat)).toBeCloseTo(0)
    s.coins[0]! += 2
    s.coins[1]! += 5
    for (const [seat, points] of [4, 0, 0].entries()) expect(more(seat)).toBeCloseTo(points)
  })

  it('leans in the same way from how one who plays to win judges', () => {
    const plain = (s: ToyState, seat: number) => 10 * (s.coins[seat] ?? 0)
    const winning = { ...toy, advice: { ...toy.advice, playingToWin: () => ({ weights: toy.advice.weights, evaluate: plain }) } }
    const game = tempered(winning, 0, 'stingy')
    const s = world(game)
    s.coins[0]! += 2
    s.coins[1]! += 5
    const judged = (seat: number) => game.advice.playingToWin?.(0).evaluate?.(s, seat) ?? 0
    expect([0, 1].map((seat) => judged(seat) - plain(s, seat))).toEqual([expect.closeTo(4), expect.closeTo(0)])
    const without = tempered({ ...toy, advice: { ...toy.advice, playingToWin: () => ({ weights: toy.advice.weights }) } }, 0, 'stingy')
    expect(without.advice.playingToWin?.(0)).not.toHaveProperty('evaluate')
  })

  it('may look at what the others have on the mean', () => {
    const game = tempered(toy, 0, 'jealous')
    const s = world(game)
    s.points[0]! += 3
    s.points[1]! += 1
    s.points[2]! += 4
    expect(game.advice.evaluate(s, 0) - toy.advice.evaluate(s, 0)).toBeCloseTo(-5)
  })

  it('counts a finished game as it is', () => {
    const game = tempered(toy, 0, 'stingy')
    const s = world(game)
    s.coins[0]! += 2
    s.step = 'over'
    expect(game.advice.evaluate(s, 0)).toBe(toy.advice.evaluate(s, 0))
  })

  it('the game does not know is refused', () => {
    for (const name of ['sulky', 'constructor', '']) expect(() => tempered(toy, 0, name)).toThrow('knows no temperament')
  })

  it('thinks first of what brings it at once, and only at the decision at hand', () => {
    const game = tempered(toy, 0, 'stingy')
    const s = world(game)
    const weigh = (from: typeof toy) => {
      const into: number[] = []
      from.advice.weights(s, 0, [toyMove('take', 1), toyMove('take', 2), toyMove('done')], into)
      return into
    }
    const [one = 0, two = 0, done = 0] = weigh(game)
    expect([one / done, two / done].map(Math.log)).toEqual([expect.closeTo(2), expect.closeTo(4)])
    game.apply(s, 0, toyMove('take', 1))
    expect(weigh(game)).toEqual(weigh(toy))
  })

  it('changes what a bot does', () => {
    const s = toy.setup({ rounds: 2 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 20))
    for (const seat of [0, 1]) for (const m of [toyMove('take', 2), toyMove('done')]) toy.apply(s, seat, m)
    expect(toy.pending(s)).toEqual([0, 1])
    const bid = (temperament?: string) =>
      Array.from(
        { length: 9 },
        (_, luck) => choose('gentle', tempered(toy, 0, temperament), toy.view(s, 0), 0, new Sfc32(luck), () => 0).move,
      )
    expect(bid('stingy')).not.toEqual(bid())
  })
})

describe('a bot in words', () => {
  it('is a level, or a level with a temperament', () => {
    expect(botNamed(toy, 'sharp')).toEqual({ level: 'sharp', temperament: undefined })
    expect(botNamed(toy, 'steady:jealous')).toEqual({ level: 'steady', temperament: 'jealous' })
    expect(['genius', 'sharp:sulky', 'sharp:', ':jealous'].map((text) => botNamed(toy, text))).toEqual([null, null, null, null])
    expect(knownBots(toy, 'human')).toMatch(/^random, .*sharp, human, LEVEL:stingy, LEVEL:jealous$/)
  })
})
