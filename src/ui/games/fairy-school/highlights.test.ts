import { describe, expect, it } from 'vitest'
import type { Event } from '../../../games/fairy-school/types.ts'
import { mostShared } from './highlights.ts'

const used = (seat: number, of: number, card: number, how: 'cube' | 'again' | 'copy' = 'cube'): Event => ({
  type: 'activated',
  seat,
  card,
  of,
  line: 0,
  how,
})
const log = (...events: Event[]) => [{ events: [] }, { events }]

describe('the card that others used most', () => {
  it('is counted by card and owner, over all who used it', () => {
    expect(mostShared(log(used(0, 1, 5), used(0, 2, 5), used(2, 1, 5), used(1, 2, 9)))).toEqual({ card: 5, of: 1, times: 2 })
  })

  it('leaves out own uses and copies, on which no cube lies', () => {
    expect(mostShared(log(used(1, 1, 5), used(1, 1, 5), used(0, 1, 5, 'copy'), used(0, 2, 7)))).toEqual({ card: 7, of: 2, times: 1 })
  })

  it('is none where nobody shared', () => {
    expect(mostShared(log(used(1, 1, 5)))).toBe(null)
    expect(mostShared([])).toBe(null)
  })
})
