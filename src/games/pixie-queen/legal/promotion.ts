/** Which steps a pixie may take: PQ-PROMO, PQ-A03, PQ-TWO-07 to 18. Answers are reason numbers, 0 for legal. */
import type { Move } from '../../../core/game.ts'
import { APPLE, FREE_DISPLACEMENT, SERVANT_SLOT } from '../codes.ts'
import { discsOn, freeMiners, hasSkill } from '../queries.ts'
import { R } from '../reasons.ts'
import type { State } from '../state.ts'
import { CASTLE, MINE, PROMOTE } from '../words.ts'

/** Action 3 and its copies: no servant slot (PQ-A03-02). */
export const BY_ACTION = 0
/** Phase IV, skill S5 included. */
export const BY_OFFERING = 1
/** The third colour's step: nobody is displaced (PQ-TWO-09). */
export const NEUTRAL = 2

/** Whether a seat could pay for a displacement (PQ-PROMO-15, PQ-PROMO-29). */
export const canDisplace = (s: State, seat: number): boolean => s.goods[seat * 5 + APPLE] > 0 || hasSkill(s, seat, FREE_DISPLACEMENT)

/** May `colour` enter this space of the pyramid? `blocked` is a space whose hand slot is about to carry a disc (PQ-A03-18), or 0. */
function entryReason(s: State, by: number, colour: number, to: number, mode: number, blocked: number): number {
  const there = s.pixies[to]
  if (there < 0) {
    if (to === blocked) return R.a03Own
    return s.used[to] !== 0 && discsOn(s, to) > 1 ? R.discsBlock : 0
  }
  if (there === colour) return R.ownPixie
  if (mode === NEUTRAL) return R.neutralDisplace
  return canDisplace(s, by) ? 0 : R.needApple
}

function servantReason(s: State, mode: number): number {
  if (mode === BY_ACTION) return R.notServant
  if (mode === NEUTRAL && !s.rules.neutralServes) return R.neutralServant
  return s.pixies[SERVANT_SLOT] >= 0 ? R.servantTaken : 0
}

/** May a pixie of `colour` step from one place to another? `by` is the seat that moves it and pays. */
export function stepReason(s: State, by: number, colour: number, from: number, to: number, mode: number): number {
  if (from > 14 || to < 1 || to > CASTLE) return R.malformed
  if (from === MINE) {
    if (s.miners[colour] === 0) return R.emptyMine
    if (freeMiners(s, colour) === 0) return R.chained
  } else if (s.pixies[from] !== colour) return R.noPixie
  const row = s.rules.row[from]
  if (to === CASTLE) return row === 4 ? servantReason(s, mode) : mode === BY_ACTION ? R.notServant : R.notAbove
  return s.rules.row[to] === row + 1 ? entryReason(s, by, colour, to, mode, 0) : R.notAbove
}

function stepsFrom(s: State, by: number, colour: number, from: number, row: number, mode: number, into: Move[]): void {
  if (row === 4) {
    if (servantReason(s, mode) === 0) into.push(PROMOTE(from, CASTLE))
    return
  }
  const targets = s.rules.spacesInRow[row + 1]
  for (let i = 0; i < targets.length; i++) if (entryReason(s, by, colour, targets[i], mode, 0) === 0) into.push(PROMOTE(from, targets[i]))
}

/** Every legal step, from the mine first, then by space number. */
export function pushSteps(s: State, by: number, colour: number, mode: number, into: Move[]): void {
  if (freeMiners(s, colour) > 0) stepsFrom(s, by, colour, MINE, 0, mode, into)
  for (let space = 1; space <= 14; space++) if (s.pixies[space] === colour) stepsFrom(s, by, colour, space, s.rules.row[space], mode, into)
}

function canStepFrom(s: State, by: number, colour: number, row: number, mode: number, blocked: number): boolean {
  if (row === 4) return servantReason(s, mode) === 0
  const targets = s.rules.spacesInRow[row + 1]
  for (let i = 0; i < targets.length; i++) if (entryReason(s, by, colour, targets[i], mode, blocked) === 0) return true
  return false
}

/** Whether any step is legal. `blocked` as in {@link entryReason}. */
export function canStep(s: State, by: number, colour: number, mode: number, blocked: number): boolean {
  if (freeMiners(s, colour) > 0 && canStepFrom(s, by, colour, 0, mode, blocked)) return true
  for (let space = 1; space <= 14; space++)
    if (s.pixies[space] === colour && canStepFrom(s, by, colour, s.rules.row[space], mode, blocked)) return true
  return false
}

/** Reason why action 3 cannot be carried out (PQ-A03-11, PQ-A03-18). */
export function promoteReason(s: State, seat: number, blocked: number): number {
  if (canStep(s, seat, seat, BY_ACTION, blocked)) return 0
  return blocked !== 0 && canStep(s, seat, seat, BY_ACTION, 0) ? R.a03Own : R.a03None
}
