import { describe, expect, it } from 'vitest'
import { stateOf } from '../../../core/testing/scenario.ts'
import { pixieQueen } from '../index.ts'
import type { State } from '../state.ts'
import { buildPosition, type Setup } from '../testing.ts'
import type { Skill } from '../types.ts'
import { SKILL_POINTS } from './skills.ts'

/** What her skill is worth to seat 0. */
const worth = (skill: Skill, setup: Setup = {}): number => {
  const s = stateOf(pixieQueen, buildPosition({ ...setup, skill: { 0: skill } })) as State
  return pixieQueen.advice.features(s, 0).find(({ name }) => name === 'tiles')?.value ?? 0
}

describe('permanent skills', () => {
  it('are worth what they bring at a table of that size', () => {
    const ahead = (seats: number): number => worth('servantBonus', { seats }) - worth('stealSilver', { seats })
    expect([3, 4, 5].map((seats) => Math.sign(ahead(seats)))).toEqual([-1, 1, -1])
  })

  it('are worth less the fewer rounds are to come', () => {
    const rounds = [2, 4, 6].map((round) => worth('ringBonus', { round }))
    expect(rounds).toEqual([...rounds].sort((a, b) => b - a))
    expect(new Set(rounds).size).toBe(3)
  })

  it('are ten at every table', () => {
    expect(SKILL_POINTS.slice(2).map((points) => points.length)).toEqual([11, 11, 11, 11])
  })
})
