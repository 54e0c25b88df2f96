import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/game.ts'
import { ofType, type Scenario, type Setup, scenario } from './testing.ts'

const TRACKS7 = { 0: 7, 1: 7, 2: 7 }

/** Takes one food on space 17. */
const snack = (s: Scenario, seat: Seat) => s.play(seat, { space: 17 }, { take: 'apple' })

/** Everybody passes, until the offerings. */
const restPasses = (s: Scenario) => s.auto((p) => p.phase !== 'actions')

describe('passing', () => {
  it('PQ-ACT-17 PQ-ACT-18 instead of acting a player may pass for 5 points at once', () => {
    const s = scenario()
    const events = s.play(0, { pass: true })
    expect(ofType(events, 'passed')).toEqual([{ type: 'passed', seat: 0 }])
    expect(ofType(events, 'punished')).toMatchObject([{ seat: 0, points: 5, reason: 'pass', total: 5, symbols: 0 }])
    expect(s.position.players.map((p) => p.punishment)).toEqual([5, 0, 0])
    expect(s.player(0).discs).toBe(4)
  })

  it('PQ-ACT-19 preset de: a player who passed takes no further action in this phase', () => {
    const s = scenario({ preset: 'de' })
    s.play(0, { pass: true })
    expect(s.player(0).passed).toBe(true)
    const asked: (Seat | null)[] = []
    for (let i = 0; i < 3; i++) {
      asked.push(s.position.acting)
      snack(s, s.position.acting!)
    }
    expect(asked).toEqual([1, 2, 1])
    expect(s.position.acting).toBe(2)
  })

  it('PQ-ACT-20 preset fr: a player who passed may act again on a later turn', () => {
    const s = scenario({ preset: 'fr' })
    s.play(0, { pass: true })
    snack(s, 1)
    snack(s, 2)
    expect(s.pending).toEqual([0])
    snack(s, 0)
    expect(s.player(0)).toMatchObject({ discs: 3, punishment: 5 })
  })

  it('PQ-ACT-21 preset fr: every pass costs 5, uses no disc, and the phase ends when all with discs have passed since the last disc', () => {
    const s = scenario({ preset: 'fr', silver: TRACKS7, gold: TRACKS7 })
    s.play(0, { pass: true })
    s.play(1, { pass: true })
    snack(s, 2)
    s.play(0, { pass: true })
    s.play(1, { pass: true })
    expect(s.position.phase).toBe('actions')
    expect(s.position.players.map((p) => [p.punishment, p.discs])).toEqual([
      [10, 4],
      [10, 4],
      [0, 3],
    ])
    s.play(2, { pass: true })
    expect(s.position.phase).toBe('offerings')
    expect(s.position.players.map((p) => p.punishment)).toEqual([10, 10, 5])
  })

  it('PQ-ACT-21 preset fr: who has no executable action and has passed already is skipped without a further fine', () => {
    const setup: Setup = {
      preset: 'fr',
      bag: { stone: 0 },
      discs: { 15: [0], 18: [0], 16: [0], 17: [1, 1, 2], 19: [2], 20: [2], 21: [1, 1] },
      copiers: 1,
      priority: 1,
    }
    const s = scenario(setup)
    expect(s.moves(0)).toEqual([{ pass: true }])
    s.play(0, { pass: true })
    s.play(2, { space: 15 })
    s.chance({ draw: { silver: 5, gold: 0, stone: 0 } })
    expect(s.position.phase).toBe('offerings')
    expect(s.player(0).punishment).toBe(5)
  })

  it('PQ-ACT-22 discs a passed player has not placed count as returned', () => {
    const s = scenario({ discs: { 2: [0, 0] } })
    s.play(0, { pass: true })
    expect(s.player(0).discs).toBe(2)
    restPasses(s)
    expect(s.position.players.map((p) => p.discs)).toEqual([4, 4, 4])
  })

  it('PQ-ACT-23 passing is legal although actions could be taken', () => {
    const s = scenario()
    expect(s.moves(0).length).toBeGreaterThan(10)
    expect(s.moves(0)).toContainEqual({ pass: true })
  })

  it('PQ-ACT-29 players without discs are skipped', () => {
    const s = scenario({ discs: { 2: [1, 1], 12: [1, 1] } })
    snack(s, 0)
    expect(s.pending).toEqual([2])
    snack(s, 2)
    expect(s.pending).toEqual([0])
  })
})

describe('the end of phase II', () => {
  it('PQ-ACT-30 the phase ends when no player with discs is left to act', () => {
    const s = scenario({ preset: 'de', discs: { 2: [0, 0], 12: [0, 0], 17: [1] }, acting: 1, passed: [2] })
    snack(s, 1)
    expect(s.position).toMatchObject({ phase: 'actions', acting: 1 })
    snack(s, 1)
    expect(s.position).toMatchObject({ phase: 'actions', acting: 1 })
    s.play(1, { pass: true })
    expect(s.position.phase).toBe('offerings')
    const last = scenario({ discs: { 2: [0, 0], 12: [0, 0], 11: [1, 1], 1: [1, 1], 10: [2, 2], 17: [2] }, acting: 2 })
    snack(last, 2)
    expect(last.position.phase).toBe('offerings')
    const fr = scenario({ preset: 'fr', discs: { 2: [0, 0], 12: [0, 0], 11: [1, 1], 1: [1, 1], 10: [2, 2], 17: [2] }, acting: 2 })
    fr.play(2, { pass: true })
    expect(fr.position.phase).toBe('offerings')
  })

  it('PQ-ACT-31 all discs go back to their owners before phase III', () => {
    const s = scenario({ discs: { 2: [0, 0], 12: [0, 0], 11: [1, 1], 1: [1, 1], 10: [2, 2], 17: [2] }, acting: 2 })
    snack(s, 2)
    expect(s.position.phase).toBe('offerings')
    expect(s.position.players.map((p) => p.discs)).toEqual([4, 4, 4])
    expect(s.position.spaces.flatMap((x) => [...x.discs])).toEqual([])
    expect(s.position.players.map((p) => p.passed)).toEqual([false, false, false])
  })

  it('PQ-ACT-32 then the big cube of the action-21 player moves to the front, not before', () => {
    const s = scenario({ acting: 1, discs: { 2: [0, 0], 17: [0] } })
    s.play(1, { space: 21 })
    s.play(2, { pass: true })
    expect(s.position).toMatchObject({ phase: 'actions', turnNow: [0, 1, 2] })
    const events = s.play(0, { pass: true })
    expect(s.position).toMatchObject({ phase: 'offerings', turnNow: [1, 0, 2], turnNext: [0, 1, 2] })
    expect(s.position.spaces[21]?.discs).toEqual([])
    expect(ofType(events, 'favourite')).toEqual([{ type: 'favourite', seat: 1, temporary: true }])
  })
})
