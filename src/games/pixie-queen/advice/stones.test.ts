import { describe, expect, it } from 'vitest'
import { advise } from '../../../bots/advise.ts'
import { choose } from '../../../bots/index.ts'
import type { Game } from '../../../core/game.ts'
import { Sfc32 } from '../../../core/rng.ts'
import { stateOf } from '../../../core/testing/scenario.ts'
import { pixieQueen } from '../index.ts'
import { buildPosition, type Setup } from '../testing.ts'
import { DONE, UNCHAIN, V, verbOf } from '../words.ts'

const game = pixieQueen as unknown as Game
const still = () => 0
const BUDGET = { ms: 1000, iterations: 200 }
const chained: Setup = { skill: { 0: 'freeUnchain' }, stones: { 0: [1, 0] } }

describe('stones', () => {
  it('PQ-SKILL-16 what costs nothing is taken away without a thought, before anything else', () => {
    const s = stateOf(pixieQueen, buildPosition(chained))
    const { move, iterations } = choose('sharp', game, game.view(s, 0), 0, new Sfc32(1), still, BUDGET)
    expect([move, iterations]).toEqual([UNCHAIN(0), 0])
    const bound = stateOf(pixieQueen, buildPosition({ ...chained, skill: {} }))
    expect(choose('sharp', game, game.view(bound, 0), 0, new Sfc32(1), still, BUDGET).iterations).toBeGreaterThan(0)
  })

  it('are never held against an answer: they can be taken away besides', () => {
    const s = stateOf(pixieQueen, buildPosition({ ...chained, skill: {}, goods: { 0: { bread: 1 } } }))
    const hint = advise(game, game.view(s, 0), 0, new Sfc32(1), still, BUDGET)
    expect(verbOf(hint.move)).not.toBe(V.unchain)
    expect(verbOf(hint.second?.move ?? DONE)).not.toBe(V.unchain)
  })

  it('say themselves what they bring when they are taken away: there is no reason besides', () => {
    const s = stateOf(pixieQueen, buildPosition({ stones: { 0: [1, 0] }, goods: { 0: { bread: 6 } }, step: 'afterAction' }))
    const hint = advise(game, game.view(s, 0), 0, new Sfc32(1), still, BUDGET, UNCHAIN(0))
    expect([hint.second?.move, hint.reasons]).toEqual([DONE, []])
    const other = advise(game, game.view(s, 0), 0, new Sfc32(1), still, BUDGET, DONE)
    expect(other.reasons.map(({ name }) => name)).toContain('stones')
  })
})
