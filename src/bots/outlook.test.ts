import { describe, expect, it } from 'vitest'
import { CHANCE } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { type ToyState, toy, toyMove } from '../core/testing/toy.ts'
import { outlook, winChances } from './outlook.ts'

const still = () => 0

function dealt(): ToyState {
  const s = toy.setup({ rounds: 2 }, 3)
  toy.apply(s, CHANCE, toyMove('deal', 8))
  return s
}

const look = (s: ToyState, seat = 0, iterations = 32) =>
  outlook({ game: toy, view: toy.view(s, seat), seat, rng: new Sfc32(3), now: still, budget: { ms: 1, iterations } })

describe('chances to win', () => {
  it('sum to one and follow the expected points', () => {
    const chances = winChances({ expected: [3, 5, 1], spread: 2 })
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(chances[1]!).toBeGreaterThan(chances[0]!)
    expect(chances[0]!).toBeGreaterThan(chances[2]!)
  })

  it('of the same lead are the surer the less can still change, and even where nothing is known', () => {
    const [open, near] = [8, 1].map((spread) => winChances({ expected: [4, 2], spread })[0]!)
    expect(near!).toBeGreaterThan(open!)
    expect(winChances({ expected: [4, 2], spread: Number.POSITIVE_INFINITY })).toEqual([0.5, 0.5])
  })
})

describe('an outlook', () => {
  it('is better for who has more, and the less open the nearer the end', () => {
    const s = dealt()
    s.points[1] = 9
    const begun = look(s)
    expect(winChances(begun).indexOf(Math.max(...winChances(begun)))).toBe(1)
    s.round = 2
    s.step = 'bid'
    expect(look(s).spread).toBeLessThan(begun.spread)
  })

  it('is the same whatever is hidden', () => {
    const s = dealt()
    const other = toy.clone(s)
    other.cards = other.cards.map((card, seat) => (seat === 0 ? card : (card % 6) + 1))
    expect(toy.view(other, 0)).toEqual(toy.view(s, 0))
    expect(look(other)).toEqual(look(s))
  })

  it('ends when its time does, but not before a few worlds', () => {
    const s = dealt()
    let asked = 0
    const question = { game: toy, view: toy.view(s, 0), seat: 0, rng: new Sfc32(3), budget: { ms: 5 } }
    outlook({ ...question, now: () => asked++ })
    expect(asked).toBeLessThan(12)
    expect(outlook({ ...question, budget: { ms: 0 }, now: still }).spread).toBeLessThan(Number.POSITIVE_INFINITY)
  })
})
