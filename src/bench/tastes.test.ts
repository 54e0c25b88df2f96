import { describe, expect, it } from 'vitest'
import { GAMES, isGameId, loadGame } from '../games/index.ts'
import { estimate } from './estimates.ts'
import { leads } from './tastes.ts'

const games = await Promise.all(
  Object.keys(GAMES)
    .filter(isGameId)
    .map(async (id) => ({ id, game: await loadGame(id) })),
)
const learned = games.filter(({ game }) => game.advice.tastes)

it('there is a game whose taste was learned', () => {
  expect(learned).not.toEqual([])
})

describe.each(learned)('$id', ({ game }) => {
  const options = game.notation.options({})
  const { plain = {}, keen = {} } = game.advice.tastes ?? {}

  // On deals that nothing was learned from.
  it.each([3, 4, 6])('what was learned leads what everybody has without a thought, %i seats', (seats) => {
    const [lead, half] = estimate(leads(game, options, seats, keen, 7_000_000, 120))
    expect(lead - half).toBeGreaterThan(1)
  })

  it('the same taste leads by nothing: whoever has it, the game is the same, and what one leads by the others are behind', () => {
    const [seats, from, deals] = [4, 7_000_000, 30]
    // The seat goes round with the deals: begun earlier, the same deal meets the next seat.
    const bySeat = Array.from({ length: seats }, (_, k) => leads(game, options, seats, plain, from - k, deals + k).slice(k))
    for (let deal = 0; deal < deals; deal++) expect(bySeat.reduce((sum, each) => sum + (each[deal] ?? Number.NaN), 0)).toBeCloseTo(0, 9)
    expect(new Set(bySeat.map(([first]) => first)).size).toBeGreaterThan(1)
  })
})

it('a game without tastes says so', () => {
  const without = games.find(({ game }) => !game.advice.tastes)?.game
  if (!without) throw new Error('every game has them')
  expect(() => leads(without, {}, 2, {}, 1, 1)).toThrow('no tastes')
})
