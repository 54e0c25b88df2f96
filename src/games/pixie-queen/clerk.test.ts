import { describe, expect, it } from 'vitest'
import { bookOf, type ClerkEntry, ClerkError, goldenLeft, goldenOf, tellAll } from './clerk.ts'
import { countUp, sheetsOf } from './clerk-count.ts'
import { drawCubes, drawOrder, drawSkills, roll } from './clerk-luck.ts'
import { duesOf, sparedAt } from './clerk-punish.ts'
import { readEntries, readEntry } from './clerk-read.ts'
import { EDITION } from './testing-edition.ts'
import { SERIES } from './types.ts'

const book = (...entries: readonly ClerkEntry[]) => bookOf(EDITION, 4, entries)
const next: ClerkEntry = { type: 'next' }
const points = (seat: number, n: number): ClerkEntry => ({ type: 'points', seat, points: n })
const toPunishments = [next, next, next, next]

describe('the clerk of a real board', () => {
  it('begins with the numbers of the setup (PQ-SETUP-10, 11, 21, 23, 40, 41)', () => {
    const { players, bag, round, phase } = book()
    expect([round, phase]).toEqual([1, 'steal'])
    expect(players).toHaveLength(4)
    expect(players[0]).toMatchObject({
      punishment: 0,
      miners: 4,
      tracks: { silver: 0, gold: 0 },
      markers: 0,
      outIn: 0,
      skill: null,
      hand: null,
    })
    expect(bag).toEqual({ silver: 30, gold: 10, stone: 20 })
    expect([2, 3, 5].map((seats) => bookOf(EDITION, seats, []).bag.stone)).toEqual([10, 15, 20])
  })

  it('knows where the favourite was spared, and nobody else (PQ-MINE-25)', () => {
    const before = book({ type: 'favourite', seat: 1 })
    const after = book({ type: 'favourite', seat: 1 }, points(1, 12), points(2, 12))
    expect(sparedAt(EDITION, before, after, 1)).toEqual([-10])
    expect(sparedAt(EDITION, before, after, 2)).toEqual([])
    expect(sparedAt(EDITION, before, before, 1)).toEqual([])
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

  it('never counts more miners than a player has pixies (PQ-SETUP-23)', () => {
    expect(book(points(1, 10), { type: 'settle', seat: 1, how: 'sent' }).players[1]!.miners).toBe(4)
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

  it('gives them in two steps where they are told apart, each with its picks (PQ-PUNISH-01, 15, 16, PQ-MINE-19)', () => {
    const on: ClerkEntry = { type: 'next', apart: true }
    const told: ClerkEntry[] = [points(1, 9), points(2, 3), { type: 'miners', seat: 1, miners: 1 }, next, next, next]
    const mined = book(...told, on)
    expect([mined.phase, mined.stairsDue]).toEqual(['punishments', true])
    expect(mined.players.map((player) => player.punishment)).toEqual([2, 10, 5, 2])
    expect(mined.alarms).toEqual([{ seat: 1, at: -10 }])
    const settled = book(...told, on, { type: 'settle', seat: 1, how: 'sent' })
    expect([settled.players[1]!.miners, settled.players[1]!.punishment]).toEqual([2, 10])
    const stairs = book(...told, on, { type: 'settle', seat: 1, how: 'sent' }, on)
    expect([stairs.phase, stairs.stairsDue]).toEqual(['punishments', false])
    expect(stairs.players.map((player) => player.punishment)).toEqual([10, 18, 13, 10])
    expect(stairs.alarms.map(({ seat }) => seat)).toEqual([0, 2, 3])
    expect(book(...told, on, on, on)).toMatchObject({ round: 2, phase: 'steal', stairsDue: false })
    const once = book(...told, next)
    expect(once.players).toEqual(book(...told, on, on).players)
  })

  it('knows in which round the Queen was furious, for its rewards are skipped (PQ-OFFER-35)', () => {
    expect(book(next, next, next).furiousIn).toBe(0)
    const told = book(next, next, { type: 'furious', seat: null, apart: true })
    expect(told).toMatchObject({ furiousIn: 1, phase: 'punishments', stairsDue: true })
    expect(book(next, next, { type: 'furious', seat: null }, next)).toMatchObject({ furiousIn: 1, round: 2 })
  })

  it('stops after the miners when one is left (PQ-OUT-18, 19)', () => {
    const nearly = [0, 1, 2].map((seat) => points(seat, 59))
    for (const on of [next, { ...next, apart: true }] as const) {
      const { players, over, stairsDue } = book(...nearly, next, next, next, on)
      expect([over, stairsDue, ...players.map(({ punishment }) => punishment)]).toEqual([true, false, 61, 61, 61, 2])
    }
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
    expect(book(bread, bread, bread).demands).toEqual(['bread', 'bread', 'bread', null, null, null, null])
    expect(() => book(bread, bread, bread, bread)).toThrow('no such token')
  })

  it('keeps each token with its round, in whatever order they are told (PQ-OFFER-01)', () => {
    const of = (round: number, food: 'apple' | 'bread' | 'honey'): ClerkEntry => ({ type: 'demand', food, round })
    const { demands } = book(of(3, 'honey'), of(1, 'apple'), of(2, 'bread'))
    expect(demands.slice(0, 4)).toEqual(['apple', 'bread', 'honey', null])
    expect(book(of(2, 'bread'), { type: 'demand', food: 'honey' }).demands.slice(0, 2), 'one without a round fills the first gap').toEqual([
      'honey',
      'bread',
    ])
    expect(tellAll(EDITION, 4, [of(2, 'bread'), of(2, 'honey')])).toMatchObject({ ok: false, at: 1, misfit: 'turned' })
    expect(tellAll(EDITION, 4, [of(8, 'bread')])).toMatchObject({ ok: false, at: 0, misfit: 'token' })
  })

  it('counts the golden tiles down; with the last of all three series the game ends after the round (PQ-END-01, 02, 04, PQ-INV-21, 22)', () => {
    const tiles = (series: 'servant' | 'ring' | 'special', n: number) =>
      Array.from({ length: n }, (): ClerkEntry => ({ type: 'tile', series }))
    expect(goldenLeft(EDITION, book())).toBe(15)
    const two = [...tiles('servant', 7), ...tiles('ring', 5)]
    expect(SERIES.map((series) => goldenOf(EDITION, book(...two), series))).toEqual([0, 0, 5])
    const round = [...toPunishments, next]
    expect(book(...two, ...tiles('special', 4), ...round)).toMatchObject({ round: 2, over: false })
    const all = [...two, ...tiles('special', 5)]
    expect(book(...all, ...toPunishments)).toMatchObject({ round: 1, phase: 'punishments', over: false })
    expect(book(...all, ...round)).toMatchObject({ round: 1, over: true })
    expect(() => book(...tiles('ring', 8))).toThrow(ClerkError)
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

const goods = { apple: 3, bread: 0, honey: 1, silver: 0, gold: 0 }
const hand = { servant: [13], ring: [12], special: [], markers: 1, stones: 2, goods }

describe('the clerk at the beginning', () => {
  it('takes the first order; who is first is the favourite (PQ-SETUP-12, 14)', () => {
    expect(book({ type: 'order', order: [2, 0, 3, 1] })).toMatchObject({ order: [2, 0, 3, 1], favourite: 2 })
  })

  it('draws orders, skills, cubes and faces of dice from seed and place alone (PQ-SETUP-12, 45, PQ-A15-01)', () => {
    const orders = Array.from({ length: 40 }, (_, at) => drawOrder(4, 7, at))
    for (const [at, order] of orders.entries()) {
      expect(readEntry(order, 4)).toEqual(order)
      expect(drawOrder(4, 7, at)).toEqual(order)
    }
    expect(new Set(orders.map((each) => JSON.stringify(each))).size).toBeGreaterThan(12)
    const skills = drawSkills(EDITION, 7, 3)
    expect(readEntry(skills, 4)).toEqual(skills)
    expect(skills).toMatchObject({ skills: { length: 6 } })
    const faces = Array.from({ length: 60 }, (_, at) => roll(EDITION, 'casino', 1, at))
    expect(new Set(faces.map((each) => JSON.stringify(each))).size).toBe(6)
    expect(drawCubes({ silver: 0, gold: 1, stone: 2 }, 5, 1, 1)).toEqual({ type: 'draw', cubes: { silver: 0, gold: 1, stone: 2 } })
  })

  it('gives each skill one holder, and one point at most to the one with the light mine (PQ-PUNISH-05, PQ-INV-29)', () => {
    const taken = book({ type: 'skill', seat: 0, skill: 'lightMine' }, { type: 'skill', seat: 2, skill: 'lightMine' })
    expect(taken.players.map(({ skill }) => skill)).toEqual([null, null, 'lightMine', null])
    expect(duesOf(EDITION, taken).map(({ miners }) => miners)).toEqual([2, 2, 1, 2])
  })
})

describe('the clerk and a furious Queen', () => {
  it('skips the rewards; the pixie sent counts as a miner at once (PQ-OFFER-35, PQ-ROUND-11)', () => {
    const none = [0, 1, 2, 3].map((seat): ClerkEntry => ({ type: 'miners', seat, miners: 0 }))
    const { phase, players } = book(...none, next, next, { type: 'furious', seat: 3 })
    expect([phase, ...players.map(({ punishment }) => punishment)]).toEqual(['punishments', 8, 8, 8, 9])
    expect(book(...none, next, next, { type: 'furious', seat: null }).players[3]!.miners).toBe(0)
    const apart = book(...none, next, next, { type: 'furious', seat: 3, apart: true })
    expect([apart.phase, apart.stairsDue, ...apart.players.map(({ punishment }) => punishment)]).toEqual(['punishments', true, 0, 0, 0, 1])
  })
})

describe('an edited session', () => {
  it('is told whole, or stops at the first entry that does not fit (PQ-MINE-19, PQ-SETUP-40)', () => {
    const entries: ClerkEntry[] = [points(1, 12), { type: 'settle', seat: 1, how: 'sent' }, next]
    const whole = tellAll(EDITION, 4, entries)
    expect(whole).toMatchObject({ ok: true, books: { length: 4 }, book: { phase: 'actions' } })
    expect(tellAll(EDITION, 4, [points(1, 2), ...entries.slice(1)])).toEqual({ ok: false, at: 1, misfit: 'alarm', rule: 'PQ-MINE-19' })
  })

  it('comes out of the store as it went in, and not at all where it is no session of the game', () => {
    const entries: ClerkEntry[] = [
      points(1, 12),
      { type: 'points', seat: 1, points: 5, why: 'pass' },
      { type: 'miners', seat: 2, miners: 1 },
      { type: 'track', seat: 0, track: 'gold', by: 2 },
      { type: 'favourite', seat: 3 },
      { type: 'demand', food: 'honey' },
      { type: 'demand', food: 'honey', round: 4 },
      { type: 'tile', series: 'special' },
      { type: 'tile', series: 'ring', seat: 3 },
      { type: 'draw', cubes: { silver: 1, gold: 0, stone: 2 } },
      { type: 'return', cubes: { silver: 1, gold: 0, stone: 2 } },
      { type: 'roll', die: 'casino', face: 5 },
      { type: 'settle', seat: 1, how: 'mercy' },
      { type: 'order', order: [1, 0, 3, 2] },
      { type: 'skills', skills: ['cheapGold', 'lightMine'] },
      { type: 'skill', seat: 2, skill: 'extraSlot' },
      { type: 'furious', seat: null },
      { type: 'furious', seat: 2, apart: true },
      { type: 'next', apart: true },
      { type: 'hand', seat: 0, hand },
      next,
    ]
    expect(readEntries(JSON.parse(JSON.stringify(entries)), 4)).toEqual(entries)
    const strange = [
      null,
      'next',
      { type: 'toString' },
      points(4, 1),
      points(0, 0.5),
      { ...points(0, 5), why: 'spite' },
      { type: 'order', order: [0, 0, 1, 2] },
      { type: 'tile', series: 'gold' },
      { type: 'tile', series: 'ring', seat: 4 },
      { type: 'demand', food: 'honey', round: 0 },
      { type: 'roll', die: 'casino', face: 6 },
      { type: 'hand', seat: 0, hand: { ...hand, goods: { apple: 1 } } },
      { type: 'draw', cubes: { silver: -1, gold: 0, stone: 0 } },
    ]
    for (const each of strange) expect(readEntry(each, 4), JSON.stringify(each)).toBeNull()
    expect(readEntries([...entries, { type: 'spell' }], 4)).toBeNull()
  })
})

describe('the final count of a session', () => {
  it('takes servants and the first of them from their tiles, falls from the book (PQ-SCORE-17, 18, PQ-OUT-19, 20)', () => {
    const end = book(
      points(0, 20),
      points(3, 60),
      points(2, 61),
      { type: 'hand', seat: 0, hand },
      { type: 'hand', seat: 1, hand: { ...hand, servant: [15] } },
    )
    const sheets = sheetsOf(EDITION, end)
    expect(sheets[0]).toMatchObject({ punishment: 20, tiles: [13, 12], markers: 1, stones: 2, servants: 1, firstServant: 2, fell: 0 })
    expect(sheets.map(({ fell }) => fell)).toEqual([0, 0, 2, 1])
    expect(countUp(EDITION, sheets).map(({ rank }) => rank)).toEqual([2, 1, 3, 4])
  })
})
