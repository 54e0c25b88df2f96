import { expect, it } from 'vitest'
import { drawsAsWeighed } from '../../testing/odds.ts'
import { fairySchool } from '../index.ts'

it.each([2, 4])('a line is drawn as often as its weight says, with %i fairies', (seats) => {
  expect(drawsAsWeighed(fairySchool, seats, 3, 12)).toBeGreaterThan(10)
})

it('so it is for one who plays to win', () => {
  const { advice } = fairySchool
  const toWin = { ...fairySchool, advice: { ...advice, ...advice.playingToWin?.(0) } }
  expect(drawsAsWeighed(toWin, 4, 3, 12)).toBeGreaterThan(10)
})
