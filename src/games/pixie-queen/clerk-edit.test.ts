import { describe, expect, it } from 'vitest'
import { bookOf, type ClerkEntry, type Hand } from './clerk.ts'
import { changesOf } from './clerk-changes.ts'
import { countUp, sheetsOf } from './clerk-count.ts'
import { edited } from './clerk-edit.ts'
import { EDITION } from './edition.ts'

const SEATS = 3
const [ring, second] = EDITION.rewardTiles.ring as readonly [number, number]
const goods = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }
const shows = (seat: number, hand: Partial<Hand>): ClerkEntry => ({
  type: 'hand',
  seat,
  hand: { servant: [], ring: [], special: [], markers: 0, stones: 0, goods, ...hand },
})
const took = (seat: number): ClerkEntry => ({ type: 'tile', series: 'ring', seat })
const proud = (seat: number): ClerkEntry => ({ type: 'skill', seat, skill: 'ringBonus' })

const corrected = (entries: readonly ClerkEntry[], at: number, entry: ClerkEntry | null) =>
  bookOf(EDITION, SEATS, edited(EDITION, SEATS, entries, at, entry))
const rewards = (entries: readonly ClerkEntry[], at: number, entry: ClerkEntry | null) =>
  countUp(EDITION, sheetsOf(EDITION, corrected(entries, at, entry))).map((line) => line.rewards)

describe('a correction after hands were shown', () => {
  it('moves a tile in the count too, with the markers it brings (PQ-SKILL-05, PQ-SCORE-02)', () => {
    const told = [proud(0), took(0), shows(0, { ring: [ring], markers: 2 }), shows(1, {})]
    expect(rewards(told, 1, took(1))).toEqual([0, ring, 0])
    const back = [proud(1), took(0), shows(0, { ring: [ring] }), shows(1, {})]
    expect(rewards(back, 1, took(1))).toEqual([0, ring + 2, 0])
  })

  it('of a tile that was not taken at all: those after it are the ones before (PQ-INV-21)', () => {
    const told = [took(0), took(1), shows(0, { ring: [ring] }), shows(1, { ring: [second] })]
    expect(rewards(told, 0, null)).toEqual([0, ring, 0])
  })

  it('leaves what was moved by hand in the count', () => {
    const told = [took(0), shows(0, {}), shows(2, { ring: [ring], stones: 1, goods: { ...goods, apple: 2 } })]
    const book = corrected(told, 0, took(2))
    expect(book.players.map(({ hand }) => hand?.ring ?? [])).toEqual([[], [], [ring]])
    expect(book.players[2]!.hand).toMatchObject({ stones: 1, goods: { apple: 2 } })
  })

  it('of a skill takes its markers along (PQ-SKILL-05)', () => {
    const told = [proud(0), took(0), took(1), shows(0, { ring: [ring], markers: 2 }), shows(1, { ring: [second], markers: 1 })]
    expect(corrected(told, 0, proud(1)).players.map(({ hand }) => hand?.markers ?? null)).toEqual([0, 3, null])
  })

  it('leaves the entries as they are where they do not fit, to be refused', () => {
    const told: ClerkEntry[] = [{ type: 'points', seat: 0, points: 10 }, { type: 'settle', seat: 0, how: 'none' }, shows(0, {})]
    expect(edited(EDITION, SEATS, told, 0, null)).toEqual(told.slice(1))
  })

  it('is told before it is made', () => {
    const told = [took(0), shows(0, { ring: [ring] }), shows(1, {})]
    expect(changesOf(EDITION, bookOf(EDITION, SEATS, told), corrected(told, 0, took(1)))).toEqual([
      { kind: 'tiles', seat: 0, now: 0, was: ring },
      { kind: 'tiles', seat: 1, now: ring, was: 0 },
    ])
  })
})
