import { describe, expect, it } from 'vitest'
import { CHANCE, type Game } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { type ToyState, type ToyTypes, toy, toyMove } from '../core/testing/toy.ts'
import { compare } from './explain.ts'

const [TAKE1, TAKE2, TAKE3, DONE, SHOW] = [toyMove('take', 1), toyMove('take', 2), toyMove('take', 3), toyMove('done'), toyMove('show')]

function held(game: Game<ToyTypes>, one: readonly number[], other: readonly number[], ahead: number, end = 1000, tick = 0) {
  const s = toy.setup({ rounds: 2 }, 2)
  toy.apply(s, CHANCE, toyMove('deal', 7))
  let time = 0
  const now = () => {
    time += tick
    return time
  }
  const budget = { ms: 1000 }
  return compare({ game, view: toy.view(s, 0), seat: 0, budget, rng: new Sfc32(3), now }, one, other, ahead, end)
}

const judging = (features: (s: ToyState, seat: number) => { name: string; value: number }[]): Game<ToyTypes> => ({
  ...toy,
  advice: { ...toy.advice, features, evaluate: (s, seat) => features(s, seat).reduce((sum, { value }) => sum + value, 0) },
})

describe('a choice held against another', () => {
  it('tells what it brings that the other would not, both ways round', () => {
    expect(held(toy, [TAKE3], [TAKE1], 0)).toEqual({ reasons: [{ name: 'coins', value: 2 }], better: 2 })
    expect(held(toy, [TAKE1], [TAKE3], 0)).toEqual({ reasons: [{ name: 'coins', value: -2 }], better: -2 })
    expect(held(toy, [TAKE2], [TAKE2], 8)).toEqual({ reasons: [], better: 0 })
  })

  it('plays plans as they are, not only how they begin', () => {
    // Both leave the last word to their plan: showing a card is 2 points.
    const staged: Game<ToyTypes> = { ...toy, advice: { ...toy.advice, stage: (s) => s.round } }
    const names = (one: readonly number[], other: readonly number[]) => held(staged, one, other, 1).reasons.map(({ name }) => name)
    expect(names([TAKE1, SHOW], [TAKE1, DONE])).toContain('points')
    expect(held(staged, [TAKE1, SHOW], [TAKE1, SHOW], 2)).toEqual({ reasons: [], better: 0 })
  })

  it('tells what shows first, but nothing where that speaks against what comes of it', () => {
    const late = judging((s, seat) => {
      const over = s.step === 'over' || s.round > 1
      const coins = s.coins[seat] ?? 0
      return [over ? { name: 'fame', value: 3 * coins } : { name: 'weight', value: -coins }]
    })
    const soon = held(late, [TAKE3], [TAKE1], 0)
    expect(soon).toEqual({ reasons: [{ name: 'weight', value: -2 }], better: -2 })
    const far = held(late, [TAKE3], [TAKE1], 40)
    expect(far.better).toBeGreaterThan(0)
    expect(far.reasons).toEqual([])
    const steady = judging((s, seat) => [{ name: s.round > 1 ? 'fame' : 'coins', value: s.coins[seat] ?? 0 }])
    expect(held(steady, [TAKE3], [TAKE1], 40).reasons[0]?.name).toBe('coins')
  })

  it('tells what rivals lose, and does not count it among its own points', () => {
    const grudge = judging((s, seat) => [{ name: 'coins', value: seat === 0 ? 0 : -(s.coins[0] ?? 0) }])
    expect(held(grudge, [TAKE3], [TAKE1], 0)).toEqual({ reasons: [{ name: 'rivals', value: 2 }], better: 0 })
  })

  it('asks for the time, and sees a few worlds at least', () => {
    expect(held(toy, [TAKE3], [TAKE1], 0, 0, 1).better).toBe(2)
    const noise = judging((s, seat) => [{ name: 'card', value: seat === 0 ? (s.cards[1] ?? 0) * (s.coins[0] ?? 0) : 0 }])
    // What hangs on a card that nobody knows is sure after many worlds only, but after those it is.
    expect(held(noise, [TAKE3], [TAKE1], 0, 1_000_000, 1).better).toBeGreaterThan(5)
  })
})
