/** Phase IV: tracks, promotions, S5, the third colour, the servant. PQ-REWARD, PQ-PROMO-01 to 14, PQ-TWO-07 to 18. */
import { FREE_PROMOTION, NOBODY, OUT, PHASE, SERVANT, SERVANT_BONUS, SERVANT_SLOT, SILVER, STEP, THEN } from '../codes.ts'
import { BY_OFFERING, canStep, NEUTRAL } from '../legal/promotion.ts'
import { canUnchain, hasSkill } from '../queries.ts'
import type { State } from '../state.ts'
import { TRACKS } from '../types.ts'
import { ask, type Emit, goOn, takeReward } from './common.ts'
import { offered } from './offerings.ts'

/** The Queen is content: discs move, steps are handed out (PQ-REWARD-01). */
export function beginRewards(s: State, emit: Emit): void {
  s.phase = PHASE.rewards
  emit?.({ type: 'phase', phase: 'rewards' })
  advanceTrack(s, 0, emit)
  advanceTrack(s, 1, emit)
  const demand = s.demands[s.demands.length - 1]
  for (let i = 0; i < s.now.length; i++) s.due[s.now[i]] = offered(s, s.now[i], demand)
  nextPromoter(s, emit)
}

/** PQ-REWARD-02 to 10. */
function advanceTrack(s: State, track: number, emit: Emit): void {
  let most = 0
  let leaders = 0
  for (let i = 0; i < s.now.length; i++) {
    const n = offered(s, s.now[i], SILVER + track)
    if (n > most) leaders = 0
    if (n >= most) {
      most = n
      leaders++
    }
  }
  for (let i = 0; i < s.now.length; i++) {
    const n = offered(s, s.now[i], SILVER + track)
    if (n > 0) moveDisc(s, s.now[i], track, n === most && leaders === 1 ? 2 : 1, emit)
  }
}

/** A disc stops on the last space (PQ-REWARD-08). */
function moveDisc(s: State, seat: number, track: number, spaces: number, emit: Emit): void {
  const from = s.track[seat * 2 + track]
  const to = Math.min(s.rules.trackLength, from + spaces)
  if (to === from) return
  s.track[seat * 2 + track] = to
  emit?.({ type: 'advanced', seat, track: TRACKS[track], from, to, reason: 'offered' })
}

/** The next player in order with steps (PQ-PROMO-02, PQ-PROMO-03), then S5, the third colour, the servant. */
export function nextPromoter(s: State, emit: Emit): void {
  for (let i = 0; i < s.now.length; i++) {
    const seat = s.now[i]
    if (s.due[seat] === 0) continue
    s.turn = seat
    s.steps = s.due[seat]
    s.due[seat] = 0
    if (askStep(s, STEP.promoteStep, emit)) return
  }
  freePromotion(s)
}

/** Asks for a step if one is possible, or could become so by removing a stone; else the steps are lost (PQ-PROMO-13). */
function askStep(s: State, step: number, emit: Emit): boolean {
  if (canStep(s, s.turn, s.turn, BY_OFFERING, 0) || canUnchain(s, s.turn)) {
    s.then = THEN.none
    ask(s, step, s.turn)
    return true
  }
  loseSteps(s, emit)
  return false
}

function loseSteps(s: State, emit: Emit): void {
  if (s.steps > 0) emit?.({ type: 'stepsLost', seat: s.turn, steps: s.steps })
  s.steps = 0
}

/** After the step at hand: more steps, a stone, or the next player. */
export function afterStep(s: State, emit: Emit): void {
  s.steps--
  const then = s.step === STEP.freePromotion ? THEN.neutral : THEN.promotions
  if (s.steps > 0) {
    if (!askStep(s, s.step, emit)) goOn(s, then)
  } else if (canUnchain(s, s.turn)) {
    s.then = then
    ask(s, STEP.afterAction, s.turn)
  } else goOn(s, then)
}

/** The player stops (PQ-PROMO-12), or has nothing left to do after removing a stone. */
export function stopSteps(s: State, emit: Emit): void {
  const then = s.step === STEP.freePromotion ? THEN.neutral : THEN.promotions
  loseSteps(s, emit)
  goOn(s, then)
}

/** Whether the player at a promotion still has any answer but stopping. */
export const stepsAreOver = (s: State): boolean => !canStep(s, s.turn, s.turn, BY_OFFERING, 0) && !canUnchain(s, s.turn)

/** PQ-SKILL-08 to 13. */
function freePromotion(s: State): void {
  for (let i = 0; i < s.now.length; i++) {
    const seat = s.now[i]
    if (!hasSkill(s, seat, FREE_PROMOTION)) continue
    if (!canStep(s, seat, seat, BY_OFFERING, 0) && !canUnchain(s, seat)) continue
    s.turn = seat
    s.steps = 1
    s.then = THEN.none
    return ask(s, STEP.freePromotion, seat)
  }
  goOn(s, THEN.neutral)
}

/** PQ-TWO-07 to 12: the favourite of that moment moves a pixie of the third colour. */
export function neutralStep(s: State, emit: Emit): void {
  s.turn = NOBODY
  s.then = THEN.none
  if (s.seats === 2) {
    if (canStep(s, s.now[0], s.seats, NEUTRAL, 0)) return ask(s, STEP.neutralPromotion, s.now[0])
    emit?.({ type: 'neutralSkipped' })
  }
  claimServant(s, emit)
}

/** PQ-REWARD-18 to 21, PQ-TWO-18: the last event of the phase. */
export function claimServant(s: State, emit: Emit): void {
  const colour = s.pixies[SERVANT_SLOT]
  if (colour !== NOBODY) {
    s.pixies[SERVANT_SLOT] = NOBODY
    s.castle.push(colour)
    const player = colour < s.seats
    const bonus = player && hasSkill(s, colour, SERVANT_BONUS) ? 2 : 0
    if (bonus > 0) s.markers[colour * 2 + 1]++
    const value = takeReward(s, SERVANT, player ? colour : OUT, emit)
    emit?.({ type: 'servant', colour, value, bonus })
  }
  goOn(s, THEN.punishments)
}
