import { describe, expect, it } from 'vitest'
import { choose } from '../bots/index.ts'
import { winChances } from '../bots/outlook.ts'
import { type GameId, loadGame } from '../games/index.ts'
import { brier, forecasts, reliability } from './calibration.ts'
import type { Contestant } from './contest.ts'
import { mean } from './estimates.ts'

/**
 * Games played, and real decisions between two forecasts: those of many small ones are longer. Of Pixie Queen's six sets of 128 games came to
 * 0.85 to 0.91 of equal chances' score, so fewer say little.
 */
const GAMES: Readonly<Record<GameId, { readonly games: number; readonly step: number }>> = {
  'pixie-queen': { games: 384, step: 30 },
  'fairy-school': { games: 8, step: 90 },
}
/** By so much of the Brier score of equal chances the foretold ones are better. */
const MARGIN = 0.1
const SEATS = 3
describe.each(Object.keys(GAMES) as GameId[])('chances foretold in %s', (id) => {
  it('are better than equal ones, and those called likely come more often', async () => {
    const game = await loadGame(id)
    const { games, step } = GAMES[id]
    const bot: Contestant = (view, seat, rng) => choose('gentle', game, view, seat, rng, () => 0, { ms: 1, iterations: 12 }).move
    const deals = Array.from({ length: games }, (_, deal) => forecasts(game, game.notation.options({}), [bot, bot, bot], 70 + deal, step))
    const found = (await Promise.all(deals)).flat().map(({ outlook, won }) => ({ chances: winChances(outlook), won }))
    const score = mean(found.map(({ chances, won }) => brier(chances, won)))
    const equal = mean(found.map(({ won }) => brier(Array(SEATS).fill(1 / SEATS), won)))
    expect(score).toBeLessThan(equal * (1 - MARGIN))
    const pairs = found.flatMap(({ chances, won }) => chances.map((chance, seat) => [chance, won[seat]!] as const))
    const came = (likely: boolean) => mean(pairs.filter(([chance]) => chance > 1 / SEATS === likely).map(([, won]) => won))
    expect(came(true)).toBeGreaterThan(1.5 * came(false))
  }, 300_000)
})

describe('the scores of forecasts', () => {
  it('punish what was foretold wrongly by its square', () => {
    expect(brier([1, 0], [1, 0])).toBe(0)
    expect(brier([0, 1], [1, 0])).toBe(2)
    expect(brier([0.5, 0.5], [1, 0])).toBe(0.5)
  })

  it('sort chances into tenths beside what came', () => {
    const bins = reliability([
      [0.21, 1],
      [0.27, 0],
      [1, 1],
    ])
    expect(bins).toEqual([
      { from: 0.2, count: 2, foretold: 0.24, came: 0.5 },
      { from: 0.9, count: 1, foretold: 1, came: 1 },
    ])
  })
})
