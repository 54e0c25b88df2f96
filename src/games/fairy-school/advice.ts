/** What bots need of Fairy School besides its rules: an estimate that explains itself, and sensible moves. */
import type { Advice, Knowledge, Move, Plans } from '../../core/game.ts'
import { linear } from '../../core/linear.ts'
import { parts } from './advice/features.ts'
import { JUDGEMENT, KEEN } from './advice/keen.ts'
import { drawn, ownerIn } from './advice/lines.ts'
import { laid, obvious } from './advice/obvious.ts'
import { goodPlans } from './advice/plan.ts'
import { PLAIN, type Taste } from './advice/taste.ts'
import { TEMPERAMENTS } from './advice/temperaments.ts'
import { LITTLE, weights } from './advice/weights.ts'
import { byStep, PHASE, STEP } from './codes.ts'
import { moves } from './moves.ts'
import type { State } from './state.ts'
import type { FairySchoolTypes } from './types.ts'
import { READY, V, verbOf } from './words.ts'

/**
 * A turn has some twenty small decisions, and six fairies have them one after the other: the few that carry it get the
 * time, the fewer fairies the more each. The rest is played well without thinking.
 */
const EFFORT = byStep<number>({ projects: 0.25, final: 0.25, columns: 0.08, activate: 0.02 }, 0)
const MOST_SEATS = 6
/** With more fairies nobody waits until all have thought about each of their cards, studies and purchases. */
const FEW_SEATS = 4

const effort = (s: State, seat: number): number =>
  s.at[seat] === STEP.activate && s.seats > FEW_SEATS ? 0 : (EFFORT[s.at[seat]] * MOST_SEATS) / s.seats

/** What is likely where each fairy judges by her taste. */
const knowledge = (taste: (seat: number) => Taste): Knowledge<FairySchoolTypes<State>> => ({
  weights: (s, seat, moves, into) => weights(s, seat, moves, into, taste(seat)),
  obvious: (s, seat) => obvious(s, seat, taste(seat)),
  drawn: (s, seat, rng) => drawn(s, seat, rng, taste(seat)),
  plans: (s, seat, most) => plans(s, seat, most, taste(seat)),
})

/** Fairies end a few points apart. Whoever counts more of her own than her chance leaves too many cubes with her rivals. */
const AIM = { spread: 3, pride: 0 }

/** Stages after which it shows what a choice was worth, the share of the time that it deserves, and whether only few fairies think about it. */
const PLANNED = byStep<{ readonly stages: number; readonly effort: number; readonly few?: true } | null>(
  {
    projects: { stages: 4, effort: 0.25 },
    final: { stages: 4, effort: 0.25 },
    plan: { stages: 3, effort: 0.12 },
    columns: { stages: 3, effort: 0.08 },
    activate: { stages: 3, effort: 0.06, few: true },
    again: { stages: 3, effort: 0.04, few: true },
    copy: { stages: 3, effort: 0.04, few: true },
    study: { stages: 3, effort: 0.03, few: true },
    realise: { stages: 3, effort: 0.03, few: true },
  },
  null,
)

/** Moves of other decisions that are worth a look ahead. */
const LIKELY = 10

/** All cards of a hand where they may go, for one laid alone is as good as the rest makes it; of other decisions the likeliest moves. */
function plans(s: State, seat: number, most: number, taste: Taste): Plans | null {
  const planned = PLANNED[s.at[seat]]
  if (!planned || (planned.few && s.seats > FEW_SEATS) || (s.at[seat] === STEP.plan && s.hand[seat].length === 0)) return null
  const lines =
    s.at[seat] === STEP.plan
      ? goodPlans(s, seat, most, taste).map((cells) => laid(s, seat, cells))
      : likeliest(s, seat, Math.min(most, LIKELY), taste)
  const effort = (planned.effort * MOST_SEATS) / s.seats
  return { lines: lines.filter(({ length }) => length > 0), stages: planned.stages, effort, tacit: s.at[seat] === STEP.plan }
}

function likeliest(s: State, seat: number, most: number, taste: Taste): (readonly Move[])[] {
  const all = moves(s, seat)
  const odds: number[] = []
  weights(s, seat, all, odds, taste)
  // Her own cards give her cubes back: nobody is done while one of hers is worth a use.
  const ownUse = all.some((move, i) => verbOf(move) === V.activate && ownerIn(move) === seat && odds[i] > LITTLE)
  return [...all.keys()]
    .filter((i) => odds[i] > 0 && !(ownUse && all[i] === READY))
    .sort((a, b) => odds[b] - odds[a])
    .slice(0, most)
    .map((i) => [all[i]])
}

/** Positions are compared between turns; what is chosen before a turn belongs to it. */
const stage = (s: State): number => s.turns + (s.phase < PHASE.aimless || s.phase === PHASE.finals ? 1 : 0)

/** How one who plays to win judges positions. */
const judgement = linear(parts, JUDGEMENT)

export const advice: Advice<FairySchoolTypes<State>> = {
  ...linear(parts),
  ...knowledge(() => PLAIN),
  tastes: { plain: PLAIN, keen: KEEN, knowledge },
  playingToWin: (winner) => ({ ...knowledge((seat) => (seat === winner ? KEEN : PLAIN)), ...judgement }),
  aim: AIM,
  temperaments: TEMPERAMENTS,
  effort,
  stage,
  parts,
}
