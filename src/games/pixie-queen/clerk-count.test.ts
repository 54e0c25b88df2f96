import { describe, expect, it } from 'vitest'
import { Sfc32 } from '../../core/rng.ts'
import { anyMove, likelyMove, playOut } from '../../core/testing/play.ts'
import { bookOf, type ClerkEntry, tellAll } from './clerk.ts'
import { countUp, lengthOf, type Sheet, sheetsOf } from './clerk-count.ts'
import { handOf, toggled } from './clerk-hand.ts'
import { SERIES_LENGTH, SKILL_SLOT } from './codes.ts'
import { countTwice } from './count-again.ts'
import { EDITION } from './edition.ts'
import { pixieQueen } from './index.ts'
import type { State } from './state.ts'
import { SERIES, SKILLS, type Skill } from './types.ts'

const plain: Sheet = {
  punishment: 0,
  tiles: [],
  markers: 0,
  stones: 0,
  goods: { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 },
  servants: 0,
  firstServant: 0,
  fell: 0,
}

/** The books of a game of two. */
function booksOf(...entries: readonly ClerkEntry[]) {
  const told = tellAll(EDITION, 2, entries)
  if (!told.ok) throw new Error(told.misfit)
  return told.books
}
const next: ClerkEntry = { type: 'next' }
const round: readonly ClerkEntry[] = [next, next, next, next, next]

describe('how long a game was', () => {
  it('counts a round that is over, and names one that people broke off', () => {
    const punished = round.slice(0, 4)
    expect(lengthOf(booksOf(...round, ...punished, { type: 'end' }))).toEqual({ rounds: 2, stopped: 0 })
    expect(lengthOf(booksOf(...round, next, { type: 'end' }))).toEqual({ rounds: 2, stopped: 2 })
    expect(lengthOf(booksOf(...round, next, next, next, { type: 'next', apart: true }, { type: 'end' })).stopped).toBe(2)
  })

  it('is not broken off where the rules end it: after the last round, or when one is left', () => {
    const all = Array.from({ length: EDITION.rounds }, () => round).flat()
    // The track of nobody fits so many rounds of the lowest stairs: both climb first.
    const climbed = [0, 1].flatMap((seat) =>
      (['silver', 'gold'] as const).map((track): ClerkEntry => ({ type: 'track', seat, track, by: EDITION.tracks.length })),
    )
    const free = [0, 1].map((seat): ClerkEntry => ({ type: 'miners', seat, miners: 0 }))
    expect(lengthOf(booksOf(...climbed, ...free, ...all))).toEqual({ rounds: EDITION.rounds, stopped: 0 })
    expect(lengthOf(booksOf({ type: 'points', seat: 1, points: 60 }))).toEqual({ rounds: 1, stopped: 0 })
  })
})

describe('tiles that were told', () => {
  const [best, second] = EDITION.rewardTiles.servant
  const [ring] = EDITION.rewardTiles.ring
  const taken = (series: 'servant' | 'ring', seat?: number): ClerkEntry => ({ type: 'tile', series, ...(seat !== undefined && { seat }) })
  const bookAfter = (...entries: readonly ClerkEntry[]) => bookOf(EDITION, 2, entries)
  const handAfter = (...entries: readonly ClerkEntry[]) => handOf(bookAfter(...entries).players[0]!)

  it('lie there at the count already, with their points; of whom nobody told whose, nobody has', () => {
    const told = [taken('servant', 0), taken('ring'), taken('servant', 1)]
    expect(handAfter(...told)).toMatchObject({ servant: [best], ring: [], special: [] })
    expect(sheetsOf(EDITION, bookAfter(...told)).map(({ tiles, servants, firstServant }) => [tiles, servants, firstServant])).toEqual([
      [[best], 1, 1],
      [[second], 1, 2],
    ])
  })

  it('bring the points of a skill, as tapped ones do', () => {
    const proud: ClerkEntry = { type: 'skill', seat: 0, skill: 'ringBonus' }
    const told = handAfter(proud, taken('ring', 0))
    expect(told).toMatchObject({ ring: [ring], markers: 2 })
    expect(told).toEqual(toggled(handAfter(proud), 'ringBonus', 'ring', ring!))
  })

  it('are what was shown where that was entered; what is taken later is added to it', () => {
    const told = [taken('servant', 0)]
    const hand = { ...handAfter(...told), servant: [] }
    const shown: ClerkEntry = { type: 'hand', seat: 0, hand }
    expect(handAfter(...told, shown).servant).toEqual([])
    expect(handAfter(...told, shown, taken('servant', 0)).servant).toEqual([second])
    expect(handAfter({ ...shown, hand: { ...hand, servant: [best!] } }, taken('servant', 0)).servant).toEqual([best])
  })
})

/** Who kept the skill of the draft through a game. */
class Kept {
  private readonly first: number[]
  private readonly swapped = new Set<number>()
  constructor(seats: number) {
    this.first = Array.from({ length: seats }, () => 0)
  }
  look(s: State): void {
    for (const [seat, had] of this.first.entries()) {
      const has = s.tiles[seat * 4 + SKILL_SLOT]!
      if (had === 0) this.first[seat] = has
      else if (has !== had) this.swapped.add(seat)
    }
  }
  skills = (): (readonly [seat: number, skill: Skill])[] =>
    this.first.flatMap((number, seat) => (number > 0 && !this.swapped.has(seat) ? [[seat, SKILLS[number - 1]!] as const] : []))
}

/** The tiles of a player, as people tap them. */
const tilesOf = (s: State, seat: number) =>
  s.rules.rewards.flatMap((value, i) => (s.owner[i] === seat ? [[SERIES[Math.floor(i / SERIES_LENGTH)]!, value] as const] : []))

describe('the final count of the clerk', () => {
  it('is that of the rules at a thousand ends of random games', () => {
    let fallen = 0
    let proud = 0
    for (let n = 0; n < 1000; n++) {
      const seats = 2 + (n % 4)
      const s = pixieQueen.setup(pixieQueen.notation.options({ preset: n % 8 < 4 ? 'de' : 'fr' }), seats)
      const kept = new Kept(seats)
      playOut(pixieQueen, s, new Sfc32(n), n % 3 === 0 ? anyMove : likelyMove, (now) => kept.look(now))
      kept.look(s)
      fallen += s.outAt.filter((moment) => moment > 0).length
      const [rules, clerk] = countTwice(s)
      expect(clerk, `game ${n}`).toEqual(rules)
      for (const [seat, skill] of kept.skills()) {
        if (s.outAt[seat]! > 0) continue
        const [ones, twos] = [s.markers[seat * 2]!, s.markers[seat * 2 + 1]!]
        const tapped = tilesOf(s, seat).reduce(
          (hand, [series, value]) => toggled(hand, skill, series, value),
          handOf({ hand: null, markers: ones, took: { servant: [], ring: [], special: [] }, skill }),
        )
        expect(tapped.markers, `game ${n}, markers of ${seat} by taps alone`).toBe(ones + 2 * twos)
        if (twos > 0) proud++
      }
    }
    expect(proud, 'some had points by a skill').toBeGreaterThan(50)
    expect(fallen, 'some fell into the oubliette').toBeGreaterThan(50)
  }, 60_000)

  it('shares a place where result, servants and the first of them are the same', () => {
    expect(countUp(EDITION, [plain, plain, { ...plain, punishment: 1 }]).map(({ rank }) => rank)).toEqual([1, 1, 3])
    const servant = { ...plain, punishment: 15, tiles: [15], servants: 1 }
    const [early, late] = [
      { ...servant, firstServant: 1 },
      { ...servant, firstServant: 2 },
    ]
    expect(countUp(EDITION, [late, early, plain]).map(({ rank }) => rank)).toEqual([2, 1, 3])
  })
})
