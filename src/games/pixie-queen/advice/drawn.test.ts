import { expect, it } from 'vitest'
import { drawsAsWeighed } from '../../testing/odds.ts'
import { pixieQueen } from '../index.ts'

it.each([2, 4, 5])('a space is drawn as often as its weight says, with %i players', (seats) => {
  expect(drawsAsWeighed(pixieQueen, seats, 3, 2)).toBeGreaterThan(5)
})
