/** What bots need of Fairy School besides its rules: an estimate that explains itself, and sensible moves. */
import type { Advice, Knowledge, Plans } from '../../core/game.ts'
import { linear } from '../../core/linear.ts'
import { parts } from './advice/features.ts'
import { drawn } from './advice/lines.ts'
import { laid, obvious } from './advice/obvious.ts'
import { goodPlans } from './advice/plan.ts'
import { TEMPERAMENTS } from './advice/temperaments.ts'
import { weights } from './advice/weights.ts'
import { byStep, PHASE, STEP } from './codes.ts'
import type { State } from './state.ts'
import type { FairySchoolTypes } from './types.ts'

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

/** What is likely where one fairy, or nobody, plays to win. */
const knowledge = (winner: number): Knowledge<FairySchoolTypes<State>> => ({
  weights: (s, seat, moves, into) => weights(s, seat, moves, into, seat === winner),
  obvious: (s, seat) => obvious(s, seat, seat === winner),
  drawn: (s, seat, rng) => drawn(s, seat, rng, seat === winner),
})
const NOBODY = -1

/** Of a hand that is to be laid into a forest. */
const PLANNING = 0.12

/** Where the cards of a hand may go: all of them, for a card laid alone is as good as the rest makes it. */
const plans = (s: State, seat: number, most: number): Plans => ({
  lines:
    s.at[seat] === STEP.plan && s.hand[seat].length > 0
      ? goodPlans(s, seat, most)
          .map((cells) => laid(s, seat, cells))
          .filter(({ length }) => length > 0)
      : [],
  effort: (PLANNING * MOST_SEATS) / s.seats,
})

/** Positions are compared between turns; what is chosen before a turn belongs to it. */
const stage = (s: State): number => s.turns + (s.phase < PHASE.aimless || s.phase === PHASE.finals ? 1 : 0)

export const advice: Advice<FairySchoolTypes<State>> = {
  ...linear(parts),
  ...knowledge(NOBODY),
  playingToWin: knowledge,
  temperaments: TEMPERAMENTS,
  effort,
  plans,
  stage,
  parts,
}
