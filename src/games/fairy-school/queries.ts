/** Small questions about a state that judging, carrying out and showing share. */
import { KINDS, LAST, NONE } from './codes.ts'
import { cardOf, finalOf } from './compiled.ts'
import type { State } from './state.ts'

/** All elements of a fairy, each counting one (FS-P0-04). */
export function elementCount(s: State, seat: number): number {
  const e = seat * KINDS
  return s.elements[e] + s.elements[e + 1] + s.elements[e + 2] + s.elements[e + 3] + s.elements[e + 4]
}

/** Others' cubes on a fairy's scale (FS-SCORE-01). */
export function kindness(s: State, seat: number): number {
  let n = 0
  for (let i = seat * s.seats; i < (seat + 1) * s.seats; i++) n += s.scale[i]
  return n
}

/** Whether the wider neighbourhood is in force (FS-NEIGH-01). */
export const isWide = (s: State): boolean => s.options.wide && s.seats >= 4

/** Whether a fairy reaches the shared cards of an owner (FS-P3-01, FS-TWO-05, FS-NEIGH-04 and 07). */
export function reaches(s: State, seat: number, owner: number): boolean {
  const n = s.seats
  // Steps from the owner to the right until the fairy is met.
  const right = (seat - owner + n) % n
  if (!isWide(s)) return right <= 1 || right === n - 1
  return s.turns % 2 === 1 ? right <= 2 : right === 0 || right >= n - 2
}

/** Cubes of a colour on a card whose cubes are packed 4 bits a colour. */
export const cubesOf = (packed: number, colour: number): number => (packed >> (4 * colour)) & 15

/** Cubes on a card in reach that a fairy names, packed; -1 when it is not in play or out of reach. */
export function cubesOn(s: State, seat: number, card: number, owner: number): number {
  if (owner < 0 || owner >= s.seats || !reaches(s, seat, owner)) return -1
  const i = s.shared[owner].indexOf(card)
  if (i >= 0) return s.sharedCubes[owner][i]
  if (owner !== seat) return -1
  const j = s.personal[seat].indexOf(card)
  return j >= 0 ? s.personalCubes[seat][j] : -1
}

/** Whether a card is in play at all, in reach or not. */
export const isInPlay = (s: State, card: number, owner: number): boolean =>
  owner >= 0 && owner < s.seats && (s.shared[owner].includes(card) || s.personal[owner].includes(card))

/** Turns of a trimester (FS-P7-01, FS-TWO-01). */
export const turnsOf = (seats: number): number => (seats === 2 ? 4 : 3)

/** Trimesters with projects (FS-SHORT-01). */
export const drafts = (s: State): number => (s.options.length === 'short' ? 2 : 3)

/** Whether a card is a project of a trimester. */
export const isOfTrimester = (s: State, card: number, trimester: number): boolean => cardOf(s.rules, card).deck === trimester + 1

/** Whether the common discard has something for phase 0 (FS-P0-02). */
export function commonHas(s: State, trimester: number): boolean {
  for (let i = 0; i < s.common.length; i++) if (isOfTrimester(s, s.common[i], trimester)) return true
  return false
}

/** Whether a fairy has finished her final project (FS-END-01). */
export const hasFinished = (s: State, seat: number): boolean =>
  s.final[seat] !== NONE && s.steps[seat] >= finalOf(s.rules, s.final[seat]).steps.length

/** The price of a fairy's next step; null without a final project or when all are done. */
export function nextStep(s: State, seat: number): readonly number[] | null {
  if (s.final[seat] === NONE) return null
  return finalOf(s.rules, s.final[seat]).steps[s.steps[seat]] ?? null
}

/** The guard of the last trimester, and its race, are on. */
export const isLast = (s: State): boolean => s.trimester === LAST
