/** What bots need of Fairy School besides its rules: an estimate that explains itself, and sensible moves. */
import type { Advice, Feature } from '../../core/game.ts'
import { NAMES, writeFeatures } from './advice/features.ts'
import { weights } from './advice/weights.ts'
import { byStep } from './codes.ts'
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

/** A turn has some fifteen small decisions: the few that carry it get the time. */
const EFFORT = byStep<number>(
  { keep: 0.3, projects: 0.5, take: 0.5, final: 1, place: 0.2, columns: 0.4, activate: 0.05, study: 0.05, realise: 0.1 },
  0,
)

export const advice: Advice<FairySchoolTypes<State>> = { evaluate, features, weights, effort: (s, seat) => EFFORT[s.at[seat]] }
