import { describe, expect, it } from 'vitest'
import { CHANCE } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { type ToyState, toy, toyMove } from '../core/testing/toy.ts'
import { LEVELS } from './levels.ts'
import { chooseSearch } from './search.ts'

const [LEAST, MOST] = [toyMove('take', 1), toyMove('take', 3)]

/** Seat 0 is so far behind that it cannot win; what is likely says that it takes little. */
const beaten = {
  ...toy,
  advice: {
    ...toy.advice,
    evaluate: (s: ToyState, seat: number) => 10 * (s.coins[seat] ?? 0) - (seat === 0 ? 1000 : 0),
    weights: (_s: ToyState, _seat: number, moves: readonly number[], into: number[]) =>
      moves.forEach((m, i) => {
        into[i] = m === LEAST ? 2 : 1
      }),
    drawn: undefined,
    obvious: undefined,
  },
}

describe('pride', () => {
  const chosen = (seats: number, pride: number, disgrace?: number) => {
    const s = toy.setup({ rounds: 9 }, seats)
    toy.apply(s, CHANCE, toyMove('deal', 8))
    const question = {
      game: beaten,
      view: toy.view(s, 0),
      seat: 0,
      budget: { ms: 1000, iterations: 200 },
      rng: new Sfc32(1),
      now: () => 0,
    }
    return chooseSearch(question, { ...LEVELS.sharp, playout: 0, glances: 0, pride, ...(disgrace !== undefined && { disgrace }) }).move
  }

  it('lets one who cannot win any more play for her own points', () => {
    expect(chosen(3, 0.1)).toBe(MOST)
    expect(chosen(3, 0)).toBe(LEAST)
  })

  it('counts nothing with two, where one’s loss is the other’s gain', () => {
    expect([chosen(2, 0.1), chosen(2, 0)]).toEqual([LEAST, LEAST])
  })

  it('counts with two where one would end in disgrace', () => {
    expect([chosen(2, 0.1, -500), chosen(2, 0.1, -2000), chosen(2, 0, -500)]).toEqual([MOST, LEAST, LEAST])
  })
})
