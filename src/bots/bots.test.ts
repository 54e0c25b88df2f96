import { describe, expect, it } from 'vitest'
import { CHANCE } from '../core/game.ts'
import { rngAt, Sfc32 } from '../core/rng.ts'
import type { ToyState } from '../core/testing/toy.ts'
import { toy, toyMove } from '../core/testing/toy.ts'
import { advise } from './advise.ts'
import type { LevelName } from './index.ts'
import { choose, chooseLine, LEVEL_NAMES, tempered } from './index.ts'

const still = () => 0
const budget = { ms: 1000, iterations: 40 }

/** Plays a whole game; calls `look` before every bot decision. */
function play(levels: readonly LevelName[], seed: number, look: (s: ToyState, seat: number) => void = () => undefined): ToyState {
  const s = toy.setup({ rounds: 3 }, levels.length)
  for (let ply = 0; ; ply++) {
    const [actor] = toy.pending(s)
    if (actor === undefined) return s
    if (actor === CHANCE) toy.apply(s, CHANCE, toy.chance(s, rngAt(seed, ply)))
    else {
      look(s, actor)
      const { move } = choose(levels[actor]!, toy, toy.view(s, actor), actor, rngAt(seed + 1, ply), still, budget)
      expect(toy.judge(s, actor, move)).toEqual({ ok: true })
      toy.apply(s, actor, move)
    }
  }
}

describe.each(LEVEL_NAMES)('a %s bot', (level) => {
  it('plays whole games, always legally', () => {
    for (let seed = 0; seed < 5; seed++) expect(toy.pending(play([level, level, level], seed))).toEqual([])
  })

  it('decides the same whatever the table hides from it', () => {
    play([level, level], 3, (s, seat) => {
      const other = toy.clone(s)
      const rival = 1 - seat
      if (!other.shown[rival] && other.cards[rival]) other.cards[rival] = (other.cards[rival]! % 6) + 1
      if (other.step === 'bid') other.bids[rival] = other.coins[rival]! - other.bids[rival]!
      expect(toy.view(other, seat)).toEqual(toy.view(s, seat))
      const answer = (state: ToyState) => choose(level, toy, toy.view(state, seat), seat, new Sfc32(9), still, budget)
      expect(answer(other)).toEqual(answer(s))
    })
  })

  it('answers at once when there is only one move', () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 8))
    s.pot = 0
    const never = () => {
      throw new Error('read the clock')
    }
    const { move, iterations } = choose(level, toy, toy.view(s, 0), 0, new Sfc32(1), never, budget)
    expect([move, iterations]).toEqual([toyMove('done'), 0])
  })
})

describe('a line of decisions', () => {
  const bidding = () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 8))
    for (const seat of [0, 1]) for (const m of [toyMove('take', 1), toyMove('done')]) toy.apply(s, seat, m)
    expect(toy.pending(s)).toEqual([0, 1])
    return s
  }
  const lineOf = (s: ToyState, seat: number, ms = 1000, now = still) =>
    chooseLine('greedy', toy, toy.view(s, seat), seat, new Sfc32(1), now, { ms, iterations: 40 })

  it('goes on to the end of a secret decision, and begins like the decision alone', () => {
    const s = bidding()
    const line = lineOf(s, 0)
    expect(line.more).toEqual([toyMove('seal')])
    expect(line.move).toBe(choose('greedy', toy, toy.view(s, 0), 0, new Sfc32(1), still, { ms: 1000, iterations: 40 }).move)
    for (const m of [line.move, ...line.more]) {
      expect(toy.judge(s, 0, m)).toEqual({ ok: true })
      toy.apply(s, 0, m)
    }
    expect(toy.pending(s)).toEqual([1])
  })

  it('goes along with advice, but not with the judgement of a move that was made', () => {
    const s = bidding()
    const view = toy.view(s, 0)
    expect(advise(toy, view, 0, new Sfc32(1), still, budget).more).toEqual([toyMove('seal')])
    const [made] = toy.moves(s, 0)
    expect(advise(toy, view, 0, new Sfc32(1), still, budget, made).more).toEqual([])
  })

  it('ends where something comes to light: with the last seal, though the seat goes on after it', () => {
    const s = bidding()
    for (const m of [lineOf(s, 0).move, toyMove('seal')]) toy.apply(s, 0, m)
    expect(lineOf(s, 1).more).toEqual([toyMove('seal')])
  })

  it('ends where the time of the first decision would not do for the next as well', () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 8))
    const took = (tick: number) => {
      let clock = 0
      return lineOf(s, 0, 1000, () => (clock += tick)).more.length
    }
    expect([took(0), took(1)]).toEqual([1, 0])
  })
})

describe('thinking bots', () => {
  it.each(['steady', 'sharp'] as const)('%s stops early enough for its answer to be there in time', (level) => {
    const s = toy.setup({ rounds: 3 }, 4)
    toy.apply(s, CHANCE, toyMove('deal', 100))
    let clock = 0
    const { iterations } = choose(level, toy, toy.view(s, 0), 0, new Sfc32(1), () => clock++, { ms: 60 })
    expect(iterations).toBeGreaterThan(10)
    // 15 % and 10 ms less than 60; it reads the clock a few times more when its time is up.
    expect(clock).toBeLessThanOrEqual(41 + 3)
  })

  it('stop sooner on a machine that halts now and then, so that the last halt does not make them late', () => {
    const s = toy.setup({ rounds: 3 }, 4)
    toy.apply(s, CHANCE, toyMove('deal', 100))
    let clock = 0
    let read = 0
    const halting = () => {
      clock += ++read % 40 === 0 ? 100 : 1
      return clock
    }
    const { iterations } = choose('sharp', toy, toy.view(s, 0), 0, new Sfc32(1), halting, { ms: 1000 })
    expect(iterations).toBeGreaterThan(50)
    // A halt is to come within 40 looks, another may come on the way.
    expect(clock).toBeLessThan(1000 - 200)
  })

  it('know what comes next after the move they choose', () => {
    const s = toy.setup({ rounds: 3 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 7))
    const { move, second } = choose('greedy', toy, toy.view(s, 0), 0, new Sfc32(1), still, budget)
    expect(move).toBe(toyMove('take', 3))
    expect(second?.move).toBe(toyMove('take', 2))
  })

  it('advise with reasons: what the choice brings that the next best would not', () => {
    const s = toy.setup({ rounds: 3 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 7))
    const view = toy.view(s, 0)
    const { move, second, reasons } = advise(toy, view, 0, new Sfc32(1), still, budget)
    expect([move, second?.move]).toEqual([toyMove('take', 3), toyMove('take', 2)])
    // When the turn is over nothing else has changed.
    expect(reasons).toEqual([{ name: 'coins', value: 1 }])
  })

  it('advise in the time they have, with reasons from fewer worlds', () => {
    const s = toy.setup({ rounds: 3 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 7))
    let clock = 0
    const { move, reasons } = advise(toy, toy.view(s, 0), 0, new Sfc32(1), () => clock++, { ms: 200 })
    expect(clock).toBeLessThan(200)
    expect([move, reasons[0]?.name]).toEqual([toyMove('take', 3), 'coins'])
    const late = () => (clock += 500)
    expect(advise(toy, toy.view(s, 0), 0, new Sfc32(1), late, { ms: 200 }).reasons[0]?.name).toBe('coins')
  })

  it('judge a move that was made by the best other one, and refuse what was no choice', () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 7))
    const judged = (move: number) => advise(toy, toy.view(s, 0), 0, new Sfc32(1), still, { ms: 1000, iterations: 2000 }, move)
    const worst = judged(toyMove('take', 1))
    expect([worst.move, worst.second?.move]).toEqual([toyMove('take', 1), toyMove('take', 3)])
    expect(worst.reasons[0]).toMatchObject({ name: 'coins' })
    expect(worst.reasons[0]!.value).toBeLessThan(-1)
    const best = judged(toyMove('take', 3))
    expect([best.move, best.second?.move]).toEqual([toyMove('take', 3), toyMove('take', 2)])
    expect(() => judged(toyMove('bid', 1))).toThrow('had no such choice')
  })

  it('are not deterred by a decision nobody may see: the search seals in its own tree', () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 5))
    for (const [seat, kind, n] of [
      [0, 'take', 3],
      [0, 'done', 0],
      [1, 'take', 1],
      [1, 'done', 0],
    ] as const)
      toy.apply(s, seat, toyMove(kind, n))
    expect(toy.pending(s)).toEqual([0, 1])
    const { move } = choose('sharp', toy, toy.view(s, 0), 0, new Sfc32(1), still, { ms: 1, iterations: 300 })
    expect(toy.judge(s, 0, move).ok).toBe(true)
  })

  it('begin each search anew, though its tree grows where another one stood', () => {
    const answer = (deal: number) => {
      const s = toy.setup({ rounds: 3 }, 3)
      toy.apply(s, CHANCE, toyMove('deal', deal))
      return choose('sharp', toy, toy.view(s, 0), 0, new Sfc32(4), still, { ms: 1000, iterations: 400 })
    }
    const first = answer(7)
    expect(answer(100)).not.toEqual(first)
    expect(answer(7)).toEqual(first)
  })

  it('win more often than dice do', () => {
    const wins = { steady: 0, greedy: 0 }
    for (const level of ['steady', 'greedy'] as const)
      for (let seed = 0; seed < 40; seed++) {
        const seat = seed % 2
        const s = play(seat ? ['random', level] : [level, 'random'], seed)
        if (toy.ranks(s)[seat] === 1) wins[level]++
      }
    expect(wins.steady).toBeGreaterThan(26)
    expect(wins.greedy).toBeGreaterThan(24)
  })
})

describe('a level that plays to win', () => {
  const LEAST = toyMove('take', 1)
  /** In this one whoever plays to win takes as little as can be, and the others more; no decision is worth a search. */
  const modest = {
    ...toy,
    advice: {
      ...toy.advice,
      effort: () => 0,
      weights: (_s: ToyState, _seat: number, moves: readonly number[], into: number[]) =>
        moves.forEach((m, i) => {
          into[i] = m === LEAST ? 0 : 1
        }),
      playingToWin: (winner: number) => ({
        weights: (_s: ToyState, seat: number, moves: readonly number[], into: number[]) =>
          moves.forEach((m, i) => {
            into[i] = (m === LEAST) === (seat === winner) ? 1 : 0
          }),
      }),
    },
  }
  const dealt = () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 8))
    return s
  }

  it.each([
    ['sharp', true],
    ['steady', false],
    ['greedy', false],
  ] as const)('asks the game what is likely then: %s %s', (level, toWin) => {
    const s = dealt()
    expect(toy.moves(s, 0)).toContain(LEAST)
    const { move } = choose(level, modest, toy.view(s, 0), 0, new Sfc32(1), still, budget)
    expect(move === LEAST).toBe(toWin)
  })

  it('judges positions as the game does then', () => {
    // Only who plays to win sees anything in coins, and nothing else counts.
    const judging = {
      ...toy,
      advice: {
        ...toy.advice,
        evaluate: () => 0,
        playingToWin: () => ({ weights: toy.advice.weights, evaluate: (s: ToyState, seat: number) => s.coins[seat] ?? 0 }),
      },
    }
    const s = dealt()
    const { move, evaluation } = choose('sharp', judging, toy.view(s, 0), 0, new Sfc32(1), still, { ms: 1000, iterations: 400 })
    expect(move).toBe(toyMove('take', 3))
    expect(evaluation).toBeGreaterThan(1)
    expect(choose('steady', judging, toy.view(s, 0), 0, new Sfc32(1), still, { ms: 1000, iterations: 400 }).evaluation).toBe(0)
  })

  it('and so does one with a temperament', () => {
    const s = dealt()
    const game = tempered(modest, 0, 'stingy')
    expect(choose('sharp', game, toy.view(s, 0), 0, new Sfc32(1), still, budget).move).toBe(LEAST)
    expect(choose('steady', game, toy.view(s, 0), 0, new Sfc32(1), still, budget).move).not.toBe(LEAST)
  })
})
