import { expect, it } from 'vitest'
import { drawsAsWeighed } from '../../testing/odds.ts'
import { fairySchool } from '../index.ts'

it.each([2, 4])('a line is drawn as often as its weight says, with %i fairies', (seats) => {
  expect(drawsAsWeighed(fairySchool, seats, 3, 12)).toBeGreaterThan(10)
})
