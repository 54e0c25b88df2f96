import { afterEach, describe, expect, it } from 'vitest'
import { asSeen, type Turn, turn } from './turn.ts'

afterEach(() => {
  turn.value = null
})

/** What lies in this direction on the screen is *down*, for the one at that side. */
const DOWN: Readonly<Record<Turn, readonly [number, number]>> = { 0: [0, 1], 1: [-1, 0], 2: [0, -1], 3: [1, 0] }
const RIGHT: Readonly<Record<Turn, readonly [number, number]>> = { 0: [1, 0], 1: [0, 1], 2: [-1, 0], 3: [0, -1] }
/** Not −0, which is another number to a test. */
const plain = (way: readonly number[]) => way.map((n) => n + 0)

describe('a way across the screen', () => {
  it('is what it is where nothing lies flat', () => {
    expect(asSeen(3, -5)).toEqual([3, -5])
  })

  it.each([0, 1, 2, 3] as const)('towards oneself is down after %i quarters, and to one’s right hand is right', (quarters) => {
    turn.value = quarters
    expect(plain(asSeen(...DOWN[quarters]))).toEqual([0, 1])
    expect(plain(asSeen(...RIGHT[quarters]))).toEqual([1, 0])
  })
})
