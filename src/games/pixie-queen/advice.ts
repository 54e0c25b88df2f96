/** What bots need of Pixie Queen besides its rules: an estimate that explains itself, and sensible moves. */
import type { Advice } from '../../core/game.ts'
import { linear } from '../../core/linear.ts'
import { drawn } from './advice/drawn.ts'
import { parts } from './advice/features.ts'
import { TEMPERAMENTS } from './advice/temperaments.ts'
import { weights } from './advice/weights.ts'
import { byStep } from './codes.ts'
import type { State } from './state.ts'
import type { PixieQueenTypes } from './types.ts'
import { V, verbOf } from './words.ts'

/** Steps that finish an action which was chosen. */
const DETAILS = byStep<'what' | 'how' | null>(
  {
    copyTarget: 'what',
    swap: 'what',
    takeFood: 'how',
    promote: 'how',
    exchangeGive: 'how',
    exchangeTake: 'how',
    exchangeCount: 'how',
    convertCount: 'how',
    advance: 'how',
    rob: 'how',
    scraps: 'how',
    addGood: 'how',
    honeyCount: 'how',
  },
  null,
)

export const advice: Advice<PixieQueenTypes<State>> = {
  ...linear(parts),
  temperaments: TEMPERAMENTS,
  weights,
  drawn,
  detail: (s) => DETAILS[s.step] ?? null,
  aside: (_s, m) => verbOf(m) === V.unchain,
  parts,
  /** The oubliette is worse than to lose, also where the only rival wins at once (PQ-OUT-18). */
  aim: { disgrace: -25 },
}
