import { describe, expect, it } from 'vitest'
import { bookOf, type ClerkEntry, ClerkError } from './clerk.ts'
import { EDITION } from './edition.ts'

const book = (...entries: readonly ClerkEntry[]) => bookOf(EDITION, 4, entries)
const next: ClerkEntry = { type: 'next' }
const points = (seat: number, n: number): ClerkEntry => ({ type: 'points', seat, points: n })
const toPunishments = [next, next, next, next]

describe('the clerk of a real board', () => {
  it('begins with the numbers of the setup (PQ-SETUP-10, 11, 21, 23, 40, 41)', () => {
    const { players, bag, round, phase } = book()
    expect([round, phase]).toEqual([1, 'steal'])
    expect(players).toHaveLength(4)
    expect(players[0]).toEqual({ punishment: 0, miners: 4, tracks: { silver: 0, gold: 0 }, markers: 0, outIn: 0 })
    expect(bag).toEqual({ silver: 30, gold: 10, stone: 20 })
    expect([2, 3, 5].map((seats) => bookOf(EDITION, seats, []).bag.stone)).toEqual([10, 15, 20])
  })

  it('rings for every pick that is reached or passed, once (PQ-MINE-19, 28, 31)', () => {
    expect(book(points(1, 9)).alarms).toEqual([])
    expect(book(points(1, 10)).alarms).toEqual([{ seat: 1, at: -10 }])
    expect(book(points(1, 12), points(1, 9)).alarms).toEqual([
      { seat: 1, at: -10 },
      { seat: 1, at: -20 },
    ])
    expect(book(points(1, 12), points(1, -4), points(1, 1)).alarms, 'taken back and not passed again').toHaveLength(1)
  })

  it('does not ring for the favourite, neither then nor later (PQ-MINE-25, 30)', () => {
    const favourite: ClerkEntry = { type: 'favourite', seat: 1 }
    expect(book(favourite, points(1, 12), points(2, 12)).alarms).toEqual([{ seat: 2, at: -10 }])
    expect(book(favourite, points(1, 12), { type: 'favourite', seat: 0 }, points(1, 1)).alarms).toEqual([])
  })

  it('settles an alarm by a pixie or by mercy (PQ-MINE-19, 24)', () => {
    const rung = [{ type: 'miners', seat: 1, miners: 1 } as const, points(1, 22)]
    const sent = book(...rung, { type: 'settle', seat: 1, how: 'sent' })
    expect([sent.alarms, sent.players[1]!.miners]).toEqual([[{ seat: 1, at: -20 }], 2])
    expect(book(...rung, { type: 'settle', seat: 1, how: 'mercy' }).players[1]!.miners).toBe(1)
    expect(() => book({ type: 'settle', seat: 1, how: 'sent' })).toThrow(ClerkError)
  })

  it('gives the punishments of phase V: miners, then both tracks (PQ-PUNISH-01 to 08)', () => {
    const { players, phase } = book(
      { type: 'miners', seat: 0, miners: 1 },
      { type: 'miners', seat: 1, miners: 0 },
      { type: 'track', seat: 1, track: 'silver', by: 3 },
      { type: 'track', seat: 1, track: 'gold', by: 6 },
      ...toPunishments,
    )
    expect(phase).toBe('punishments')
    expect(players.map((player) => player.punishment)).toEqual([1 + 4 + 4, 0 + 2 + 0, 2 + 4 + 4, 2 + 4 + 4])
    expect(players[1]!.markers).toBe(0)
  })

  it('brings a marker for each last space, in every phase V (PQ-PUNISH-09 to 13, PQ-REWARD-08)', () => {
    const top: ClerkEntry[] = [
      { type: 'track', seat: 2, track: 'silver', by: 20 },
      { type: 'track', seat: 2, track: 'gold', by: 7 },
    ]
    expect(book(...top, ...toPunishments).players[2]!.markers).toBe(2)
    expect(book(...top, ...toPunishments, next, ...toPunishments).players[2]!.markers).toBe(4)
  })

  it('leaves those out who fell at 60; one alone is the end (PQ-OUT-01, 14, 18)', () => {
    const { players, alarms, over } = book(points(3, 60), ...toPunishments)
    expect(players[3]).toMatchObject({ punishment: 60, outIn: 1, miners: 0 })
    expect(alarms.filter(({ seat }) => seat === 3)).toEqual([])
    expect(over).toBe(false)
    expect(book(points(1, 60), points(2, 60), points(3, 60)).over).toBe(true)
  })

  it('draws from the bag what is in it (PQ-SETUP-40)', () => {
    expect(book({ type: 'draw', cubes: { silver: 2, gold: 0, stone: 1 } }).bag).toEqual({ silver: 28, gold: 10, stone: 19 })
    expect(() => book({ type: 'draw', cubes: { silver: 0, gold: 11, stone: 0 } })).toThrow('the bag holds less than that')
  })

  it('turns up tokens that there are, seven of nine (PQ-SETUP-36 to 38)', () => {
    const bread: ClerkEntry = { type: 'demand', food: 'bread' }
    expect(book(bread, bread, bread).demands).toHaveLength(3)
    expect(() => book(bread, bread, bread, bread)).toThrow('no such token')
  })

  it('ends after the last round', () => {
    const rounds = Array.from({ length: 7 }, () => [...toPunishments, next]).flat()
    // Everybody climbs first: nobody is to fall.
    const climbed = [0, 1, 2, 3].flatMap((seat): ClerkEntry[] => [
      { type: 'track', seat, track: 'silver', by: 6 },
      { type: 'track', seat, track: 'gold', by: 6 },
    ])
    expect(book(...climbed, ...rounds.slice(0, -1))).toMatchObject({ round: 7, phase: 'punishments', over: false })
    expect(book(...climbed, ...rounds)).toMatchObject({ round: 7, over: true })
  })
})
