/** Points, ranks and grades, recomputed from the state alone (FS-SCORE, FS-INV-20). */
import { AIR, KINDS, PHASE } from './codes.ts'
import { editionOf } from './edition.ts'
import { elementCount, kindness } from './queries.ts'
import type { State } from './state.ts'
import { type FinalLine, GRADES, type Grade, UNREQUITED } from './types.ts'

export const POINTS = { kindness: 1, project: 3, step: 3, study: 2, elements: 10 } as const

const bits = (set: number): number => {
  let n = 0
  for (let b = set; b !== 0; b &= b - 1) n++
  return n
}

/** Leftover elements: an air counts twice, a point per full ten (FS-SCORE-05). */
export const elementPoints = (s: State, seat: number): number =>
  Math.floor((elementCount(s, seat) + s.elements[seat * KINDS + AIR]) / POINTS.elements)

/** What a fairy keeps whatever happens: all but the leftover elements (FS-SCORE-01 to 04). */
export const lastingPoints = (s: State, seat: number): number =>
  scalePoints(s, seat) + POINTS.project * s.realised[seat].length + POINTS.step * s.steps[seat] + POINTS.study * bits(s.studied[seat])

/** What kindness is worth to a fairy who has given so many cubes herself (FS-SCORE-01). */
export const kindnessPoints = (s: State, received: number, given: number): number =>
  POINTS.kindness * (s.options.giveAndTake && s.seats === 2 ? Math.min(received, given + UNREQUITED) : received)

/** The same for the cubes that lie on the scales. */
const scalePoints = (s: State, seat: number): number => kindnessPoints(s, kindness(s, seat), s.seats === 2 ? kindness(s, 1 - seat) : 0)

/** A fairy's points as they would count now (FS-SCORE-01 to 05). */
export const pointsOf = (s: State, seat: number): number => lastingPoints(s, seat) + elementPoints(s, seat)

/** {@link import('../../core/game.ts').Game.scores}. */
export function scores(s: State): number[] {
  const out: number[] = []
  for (let seat = 0; seat < s.seats; seat++) out.push(pointsOf(s, seat))
  return out
}

/** Most points, then most kindness, then shared (FS-SCORE-06). */
export function ranks(s: State): number[] {
  const points = scores(s)
  const kind = points.map((_, seat) => kindness(s, seat))
  return points.map((p, seat) => 1 + points.filter((q, other) => q > p || (q === p && kind[other] > kind[seat])).length)
}

/** FS-SETUP-03, FS-SHORT-05. */
export function gradeOf(s: State, points: number): Grade {
  if (!s.options.grades) return 'none'
  const limits = editionOf(s.options).grades[s.options.length]
  return GRADES[limits.filter((limit) => points >= limit).length] ?? 'none'
}

/** The count of every seat, taken apart. */
export function finalLines(s: State): FinalLine[] {
  const places = ranks(s)
  return scores(s).map((total, seat) => ({
    seat,
    kindness: scalePoints(s, seat),
    projects: POINTS.project * s.realised[seat].length,
    steps: POINTS.step * s.steps[seat],
    studies: POINTS.study * bits(s.studied[seat]),
    elements: elementPoints(s, seat),
    total,
    rank: places[seat] ?? 1,
    grade: gradeOf(s, total),
  }))
}

/** The final count, once the game is over. */
export const resultOf = (s: State): FinalLine[] | null => (s.phase === PHASE.over ? finalLines(s) : null)
