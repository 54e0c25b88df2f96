/** What bots need of Pixie Queen besides its rules: an estimate that explains itself, and sensible moves. */
import type { Advice, Feature } from '../../core/game.ts'
import { NAMES, writeFeatures } from './advice/features.ts'
import { weights } from './advice/weights.ts'
import type { State } from './state.ts'
import type { PixieQueenTypes } from './types.ts'

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

export const advice: Advice<PixieQueenTypes<State>> = { evaluate, features, weights }
