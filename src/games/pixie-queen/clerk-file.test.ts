import { describe, expect, it } from 'vitest'
import { BadInput, type Json } from '../../core/game.ts'
import { readSession } from './clerk-file.ts'
import { EDITION } from './edition.ts'

const next = { type: 'next' }
const points = { type: 'points', seat: 1, points: 12 }
const sent = { type: 'settle', seat: 1, how: 'sent' }

const faults = (entries: readonly Json[], seats = 4) => {
  try {
    readSession(seats, entries)
    return []
  } catch (error) {
    if (error instanceof BadInput) return error.faults
    throw error
  }
}

describe('a session out of a file', () => {
  it('is told through: round and end come from its entries (PQ-ROUND-11)', () => {
    expect(readSession(4, [points, sent, next])).toEqual({ round: 1, over: false })
    const fallen = [1, 2, 3].map((seat) => ({ type: 'points', seat, points: 60 }))
    expect(readSession(4, fallen)).toEqual({ round: 1, over: true })
  })

  it('has a result once everybody who did not fall has shown what there is (PQ-SCORE-01, PQ-OUT-18)', () => {
    const fallen = [1, 2, 3].map((seat) => ({ type: 'points', seat, points: 60 + seat }))
    const goods = { apple: 1, bread: 0, honey: 0, silver: 0, gold: 0 }
    const hand = { servant: [], ring: [14], special: [], markers: 0, stones: 0, goods }
    const shown = { type: 'hand', seat: 0, hand }
    expect(readSession(4, [...fallen, shown])).toEqual({
      round: 1,
      over: true,
      result: { ranks: [1, 4, 3, 2], points: [11, -61, -62, -63] },
    })
    expect(readSession(4, [shown])).toEqual({ round: 1, over: false })
    const all = [0, 1, 2, 3].map((seat) => ({ type: 'hand', seat, hand }))
    expect(readSession(4, all), 'nobody has said that the game is over').toEqual({ round: 1, over: false })
    expect(readSession(4, [...all, { type: 'end' }])).toMatchObject({ over: true, result: { ranks: [1, 1, 1, 1], early: true } })
  })

  it('is told by the numbers of the box it was played with', () => {
    const { tracks } = EDITION
    const steep = {
      ...EDITION,
      tracks: { ...tracks, punishment: tracks.punishment.map((points, step) => (step === 0 ? points + 9 : points)) },
    }
    const rounds = Array.from({ length: 14 }, () => next)
    expect(readSession(4, rounds).over).toBe(false)
    expect(readSession(4, rounds, JSON.parse(JSON.stringify(steep))).over).toBe(true)
    expect(() => readSession(4, [], { tracks: 'none' })).toThrow(BadInput)
  })

  it('is refused with every entry that is none, or the first that does not fit and the rule (PQ-MINE-19)', () => {
    expect(faults([next, 'next', points, { type: 'spell' }]).map(({ path }) => path)).toEqual(['entries[1]', 'entries[3]'])
    expect(faults([next, sent])).toEqual([{ path: 'entries[1]', message: 'does not fit what was told before: alarm', rule: 'PQ-MINE-19' }])
    expect(faults([], 6)).toMatchObject([{ path: 'seats' }])
  })
})
