/** What bots need of Fairy School besides its rules: an estimate that explains itself, and sensible moves. */
import type { Advice, Feature } from '../../core/game.ts'
import { NAMES, writeFeatures } from './advice/features.ts'
import { weights } from './advice/weights.ts'
import { byStep, PHASE, STEP } from './codes.ts'
import type { State } from './state.ts'
import type { FairySchoolTypes } from './types.ts'

const buffer: number[] = NAMES.map(() => 0)

/** Sum of all features. */
function evaluate(s: State, seat: number): number {
  writeFeatures(s, seat, buffer)
  let sum = 0
  for (let i = 0; i < buffer.length; i++) sum += buffer[i]
  return sum
}

function features(s: State, seat: number): Feature[] {
  writeFeatures(s, seat, buffer)
  return NAMES.map((name, i) => ({ name, value: buffer[i] })).filter((f) => f.value !== 0)
}

/**
 * A turn has some twenty small decisions, and six fairies have them one after the other: the few that carry it get the
 * time, the fewer fairies the more each. The rest is played well without thinking.
 */
const EFFORT = byStep<number>({ projects: 0.25, final: 0.25, columns: 0.08, activate: 0.02 }, 0)
const MOST_SEATS = 6
/** With more fairies nobody waits until all have thought about each of their cards. */
const FEW_SEATS = 4

const effort = (s: State, seat: number): number =>
  s.at[seat] === STEP.activate && s.seats > FEW_SEATS ? 0 : (EFFORT[s.at[seat]] * MOST_SEATS) / s.seats

/** Positions are compared between turns; what is chosen before a turn belongs to it. */
const stage = (s: State): number => s.turns + (s.phase < PHASE.aimless || s.phase === PHASE.finals ? 1 : 0)

export const advice: Advice<FairySchoolTypes<State>> = { evaluate, features, weights, effort, stage }
