/** Phase II: whose turn, discs, passing, the end of the phase. PQ-ACT, PQ-A21. */
import { NOBODY, PHASE, STEP, THEN } from '../codes.ts'
import { spaceReason } from '../legal/turn.ts'
import { canUnchain, isAlive } from '../queries.ts'
import type { State } from '../state.ts'
import { ask, colourWord, type Emit, goOn, returnDiscs } from './common.ts'
import { punish } from './punish.ts'

function canAct(s: State, seat: number): boolean {
  for (let space = 21; space >= 1; space--) if (spaceReason(s, seat, space) === 0) return true
  return false
}

/** Whether a seat still takes part; notes who is skipped for being unable (PQ-ACT-21). */
function takesTurn(s: State, seat: number): boolean {
  const bit = 1 << seat
  if (s.discs[seat] === 0) return false
  if ((s.passed & bit) === 0) return true
  if (s.rules.passEnds || (s.idle & bit) !== 0) return false
  if (canAct(s, seat)) return true
  s.idle |= bit
  return false
}

/** The next player in order who still has something to do, or the end of the phase (PQ-ACT-01, PQ-ACT-29, PQ-ACT-30). */
export function nextTurn(s: State, emit: Emit): void {
  const n = s.now.length
  // The one behind; the first when it is nobody's turn.
  const first = s.now.indexOf(s.turn) + 1
  for (let k = 0; k < n; k++) {
    const seat = s.now[(first + k) % n]
    if (!takesTurn(s, seat)) continue
    s.turn = seat
    s.action = 0
    s.then = THEN.none
    ask(s, STEP.turn, seat)
    return
  }
  endPhase(s, emit)
}

/** Discs return, then the big cube of the action-21 player moves (PQ-ACT-31, PQ-ACT-32, PQ-A21-08). */
function endPhase(s: State, emit: Emit): void {
  returnDiscs(s)
  s.turn = NOBODY
  s.action = 0
  s.passed = 0
  s.idle = 0
  s.phase = PHASE.offerings
  emit?.({ type: 'phase', phase: 'offerings' })
  if (s.priority !== NOBODY && isAlive(s, s.priority)) {
    s.now.splice(s.now.indexOf(s.priority), 1)
    s.now.unshift(s.priority)
    emit?.({ type: 'favourite', seat: s.priority, temporary: true })
  }
  goOn(s, THEN.announce)
}

/** Places discs on a space (PQ-ACT-03 to 08); the action starts elsewhere. */
export function placeDiscs(s: State, seat: number, space: number, emit: Emit): void {
  const helper = space <= 14 ? s.pixies[space] : NOBODY
  const discs = space === 21 ? s.discs[seat] : space <= 14 && helper === NOBODY ? 2 : 1
  s.discs[seat] -= discs
  s.used[space] += discs << (3 * seat)
  s.idle = 0
  s.action = space
  s.copying = 0
  emit?.({ type: 'placed', seat, space, discs, helper: colourWord(helper) })
}

/** PQ-ACT-17 to 23. */
export function pass(s: State, seat: number, emit: Emit): void {
  s.passed |= 1 << seat
  s.idle |= 1 << seat
  emit?.({ type: 'passed', seat })
  punish(s, seat, s.rules.passCost, 'pass', emit)
  goOn(s, THEN.endTurn)
}

/** The action is over; the turn goes on while a stone could be removed (PQ-ACT-35). */
export function endAction(s: State): void {
  s.action = 0
  s.copying = 0
  s.give = 0
  s.take = 0
  s.rolled = 0
  if (canUnchain(s, s.turn)) {
    s.then = THEN.endTurn
    ask(s, STEP.afterAction, s.turn)
  } else goOn(s, THEN.endTurn)
}
