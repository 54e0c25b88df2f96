import { describe, expect, it } from 'vitest'
import { CHANCE } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { type ToyState, toy, toyMove } from '../core/testing/toy.ts'
import { chooseLine } from './index.ts'
import { chooseAmong } from './race.ts'

const AIM = { spread: 8, pride: 0.1, most: 200 }
const [DONE, SHOW] = [toyMove('done'), toyMove('show')]
const PLANS = [
  [toyMove('take', 1), DONE],
  [toyMove('take', 2), DONE],
  [toyMove('take', 3), SHOW],
]

/** A round is a stage; only coins count. */
const game = {
  ...toy,
  advice: { ...toy.advice, evaluate: (s: ToyState, seat: number) => s.coins[seat] ?? 0, stage: (s: ToyState) => s.round },
}

function race(ms: number, iterations: number, tick = 0, about?: number, lines = PLANS, played = game) {
  const s = toy.setup({ rounds: 9 }, 3)
  toy.apply(s, CHANCE, toyMove('deal', 8))
  let time = 0
  const now = () => {
    time += tick
    return time
  }
  return chooseAmong(
    { game: played, view: toy.view(s, 0), seat: 0, budget: { ms, iterations }, rng: new Sfc32(1), now },
    { lines, stages: 2, effort: 1 },
    s,
    AIM,
    about,
  )
}

describe('a race of plans', () => {
  it('answers with all moves of the plan that brings most', () => {
    expect(race(1000, 90)).toMatchObject({ move: toyMove('take', 3), more: [SHOW], second: { move: toyMove('take', 2) } })
  })

  it('counts its looks, no more than it may have', () => {
    expect(race(1000, 30).iterations).toBeLessThanOrEqual(30)
    expect(race(1000, 30).iterations).toBeGreaterThan(24)
  })

  it('ends when the others are clearly behind, which takes eight worlds', () => {
    const { iterations } = race(1000, 1_000_000)
    expect(iterations).toBeGreaterThanOrEqual(8 * 2 * 2)
    expect(iterations).toBeLessThanOrEqual(8 * 3 * 2)
  })

  it('tells what it thinks of a move that is asked about, however bad, and of the best that begins otherwise', () => {
    for (const lines of [PLANS, PLANS.slice(1)]) {
      const judged = race(1000, 200, 0, toyMove('take', 1), lines)
      expect(judged).toMatchObject({ move: toyMove('take', 1), second: { move: toyMove('take', 3) } })
      expect(judged.evaluation).toBeLessThan(judged.second?.evaluation ?? 0)
    }
    const best = race(1000, 200, 0, toyMove('take', 3))
    expect(best).toMatchObject({ move: toyMove('take', 3), more: [SHOW], second: { move: toyMove('take', 2) } })
    expect(best.evaluation).toBeGreaterThan(best.second?.evaluation ?? 0)
  })

  it('answers with the likeliest plan where there is no time for one world', () => {
    expect(race(1000, 5)).toMatchObject({ move: toyMove('take', 1), more: [DONE], iterations: 0 })
    const late = race(10, 1000, 6)
    expect(late).toMatchObject({ move: toyMove('take', 1), more: [DONE] })
    expect(late).not.toHaveProperty('second')
  })

  it.each([
    ['keeps the likeliest plan where another one is ahead by no more than chance', [6, -5], 1],
    ['gives it up for one that is surely ahead', [2, 1], 3],
    ['gives it up for none that is behind', [-2, -1], 1],
  ])('%s', (_, swings, wanted) => {
    // What the likeliest plan brings is always the same; what the others bring goes to and fro from world to world.
    const worlds = new Map<number, number>()
    const evaluate = (s: ToyState & { first?: number }, seat: number): number => {
      const { first = 0 } = s
      if (seat > 0 || first === toyMove('take', 1)) return 0
      const n = worlds.get(first) ?? 0
      worlds.set(first, n + 1)
      return first === toyMove('take', 3) ? (swings[n % 2] ?? 0) : -9
    }
    const swinging: typeof game = {
      ...game,
      apply: (s: ToyState & { first?: number }, by, m, emit) => {
        if (by === 0) s.first ??= m
        toy.apply(s, by, m, emit)
      },
      advice: { ...game.advice, evaluate },
    }
    expect(race(1000, 60, 0, undefined, PLANS, swinging).move).toBe(toyMove('take', wanted))
  })

  it('stops when its time is up', () => {
    // Two stages a look, and the clock is read before each.
    expect(race(100, 1_000_000, 1).iterations).toBeLessThanOrEqual(200)
  })
})

describe('a level', () => {
  const planning = {
    ...game,
    advice: { ...game.advice, plans: (s: ToyState) => (s.step === 'turn' ? { lines: PLANS, stages: 2, effort: 0.5 } : null) },
  }
  const answer = (level: 'sharp' | 'steady') => {
    const s = toy.setup({ rounds: 9 }, 3)
    toy.apply(s, CHANCE, toyMove('deal', 8))
    return chooseLine(level, planning, toy.view(s, 0), 0, new Sfc32(3), () => 0, { ms: 1, iterations: 60 })
  }

  it('that thinks of plans answers with one as a whole, in its share of the looks', () => {
    expect(answer('sharp')).toMatchObject({ move: toyMove('take', 3), more: [SHOW] })
    expect(answer('sharp').iterations).toBeLessThanOrEqual(30)
  })

  it('that does not thinks of single moves', () => {
    expect(answer('steady').iterations).toBeGreaterThan(30)
  })
})
