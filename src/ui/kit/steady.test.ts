import { describe, expect, it } from 'vitest'
import { BOUNCE, steadyTaps } from './steady.ts'

const FINGER = 1
const KEY = 0

/** Which of the presses count, each a time and by what. */
const counted = (...presses: readonly (readonly [timeStamp: number, detail: number])[]) => {
  const counts = steadyTaps()
  return presses.map(([timeStamp, detail]) => counts({ timeStamp, detail }))
}

describe('a steady button', () => {
  it('takes a double tap as one, and the third of three as well', () => {
    expect(counted([1000, FINGER], [1180, 2])).toEqual([true, false])
    expect(counted([1000, FINGER], [1200, FINGER], [1400, FINGER])).toEqual([true, false, false])
  })

  it('takes the next tap that is meant', () => {
    expect(counted([0, FINGER], [BOUNCE, FINGER])).toEqual([true, true])
    expect(counted([1000, FINGER], [1000 + BOUNCE - 1, FINGER], [2000, FINGER])).toEqual([true, false, true])
  })

  it('takes every press of a key: keys do not bounce', () => {
    expect(counted([1000, KEY], [1050, KEY])).toEqual([true, true])
  })
})
