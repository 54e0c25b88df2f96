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

  it('the same taste leads by nothing', () => {
    const [lead, half] = estimate(leads(game, options, 4, plain, 7_000_000, 120))
    // Three standard errors: two would be missed once in twenty times that moves of equal weight are chosen otherwise.
    expect(Math.abs(lead)).toBeLessThan(1.5 * half)
  })
})

it('a game without tastes says so', () => {
  const without = games.find(({ game }) => !game.advice.tastes)?.game
  if (!without) throw new Error('every game has them')
  expect(() => leads(without, {}, 2, {}, 1, 1)).toThrow('no tastes')
})
