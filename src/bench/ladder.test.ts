/**
 * A short arena, the same in every run: the clock stands still, so that a level looks as often into the future as it is
 * allowed to and no machine is too slow for it. Whole tournaments, by the clock, are `npm run arena`.
 */
import { describe, expect, it } from 'vitest'
import { choose, type LevelName } from '../bots/index.ts'
import type { Game } from '../core/game.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { type Contestant, contest } from './contest.ts'

const bot =
  (level: LevelName, game: Game): Contestant =>
  (view, seat, rng) =>
    choose(level, game, view, seat, rng, () => 0, { ms: 1e9 }).move

/** Wins of one bot against another, ties halved: every deal is played from both seats. */
async function wins(game: Game, one: LevelName, other: LevelName, deals: number): Promise<number> {
  const options = game.notation.options({})
  let won = 0
  for (let deal = 1; deal <= deals; deal++) {
    for (const seats of [[one, other] as const, [other, one] as const]) {
      const { ranks } = await contest(
        game,
        options,
        seats.map((level) => bot(level, game)),
        deal,
      )
      const [mine, theirs] = seats[0] === one ? ranks : [ranks[1], ranks[0]]
      won += mine === theirs ? 0.5 : (mine ?? 0) < (theirs ?? 0) ? 1 : 0
    }
  }
  return won
}

describe.each(Object.keys(GAMES) as GameId[])('the levels of %s', (id) => {
  it.each([
    { one: 'greedy', other: 'random', deals: 3 },
    { one: 'gentle', other: 'dreamy', deals: 6 },
    { one: 'steady', other: 'gentle', deals: id === 'fairy-school' ? 10 : 4 },
  ] as const)(
    '$one wins more than half of its games against $other',
    async ({ one, other, deals }) => {
      expect(await wins((await loadGame(id)) as Game, one, other, deals)).toBeGreaterThan(deals)
    },
    120_000,
  )
})
