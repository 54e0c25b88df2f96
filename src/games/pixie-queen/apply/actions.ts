/** The 21 actions: how each begins. Those without a parameter are done here. PQ-A01 to PQ-A21. */
import { GOLD, NOBODY, PEEK_TILE, RING, RING_BONUS, SILVER, SINGLE, STEP, THEN } from '../codes.ts'
import { canCopy } from '../legal/turn.ts'
import { drawsDue, hasSkill, ringPrice, slotOf } from '../queries.ts'
import type { State } from '../state.ts'
import { SINGLE_USE } from '../types.ts'
import { ask, type Emit, gain, goOn, one, pay, takeReward } from './common.ts'
import { punish } from './punish.ts'
import { endAction } from './turn.ts'

/** Begins `s.action` for the player whose turn it is. */
export function startAction(s: State, seat: number, emit: Emit): void {
  switch (s.action) {
    case 1:
      return ask(s, STEP.takeFood, seat)
    case 2:
      return stealSilver(s, seat, emit)
    case 3:
      return ask(s, STEP.promote, seat)
    case 4:
      return ask(s, STEP.exchangeGive, seat)
    case 5:
      return ask(s, STEP.convertCount, seat)
    case 6:
      return takeFoodTile(s, seat, emit)
    case 7:
    case 8:
    case 9:
      return takeSingleUse(s, seat, s.action - 7, emit)
    case 10:
      return ask(s, STEP.punishDie, NOBODY)
    case 11:
      return ask(s, STEP.advance, seat)
    case 12:
      return ask(s, STEP.casinoDie, NOBODY)
    case 13:
      return forgeRing(s, seat, emit)
    case 14:
      return ask(s, STEP.rob, seat)
    case 15:
      return startMining(s, seat)
    case 16:
      return ask(s, STEP.swap, seat)
    case 17:
      return ask(s, STEP.scraps, seat)
    case 18:
      return startCopy(s, seat, emit)
    case 19:
      return paySpecial(s, seat)
    case 20:
      return ask(s, STEP.honeyCount, seat)
    default:
      return takePriority(s, seat, emit)
  }
}

function stealSilver(s: State, seat: number, emit: Emit): void {
  const got = gain(s, seat, SILVER, 2)
  emit?.({ type: 'stole', seat, space: 2, goods: one(SILVER, got) })
  endAction(s)
}

/** Ordinary slot first, S8 if that is taken (PQ-SKILL-21). */
function layTile(s: State, seat: number, slot: number, tile: number): void {
  const home = seat * 4 + slot
  s.tiles[s.tiles[home] === 0 ? home : seat * 4 + 3] = tile
}

function takeFoodTile(s: State, seat: number, emit: Emit): void {
  const value = s.stack.pop() ?? 0
  layTile(s, seat, 0, value)
  emit?.({ type: 'foodTileTaken', seat, value })
  endAction(s)
}

function takeSingleUse(s: State, seat: number, kind: number, emit: Emit): void {
  s.boardSingles &= ~(1 << kind)
  layTile(s, seat, 1, SINGLE + kind)
  emit?.({ type: 'singleUseTaken', seat, tile: SINGLE_USE[kind] })
  endAction(s)
}

/** PQ-A13-01 to 06. */
function forgeRing(s: State, seat: number, emit: Emit): void {
  const gold = ringPrice(s, seat)
  pay(s, seat, GOLD, gold)
  const bonus = hasSkill(s, seat, RING_BONUS) ? 2 : 0
  if (bonus > 0) s.markers[seat * 2 + 1]++
  const value = takeReward(s, RING, seat, emit)
  emit?.({ type: 'ringForged', seat, gold, value, bonus })
  endAction(s)
}

/** PQ-A15-03 to 07, PQ-A15-21. */
function startMining(s: State, seat: number): void {
  s.draws = drawsDue(s, seat)
  s.held = 0
  if (slotOf(s, seat, PEEK_TILE) >= 0) ask(s, STEP.usePeek, seat)
  else ask(s, STEP.draw, NOBODY)
}

/** The points come first, the choice after their consequences (PQ-A18-03 to 07, PQ-A18-17). */
function startCopy(s: State, seat: number, emit: Emit): void {
  const costs = s.rules.copyCosts
  const cost = costs[s.copiers < costs.length ? s.copiers : costs.length - 1]
  s.copiers++
  punish(s, seat, cost, 'copy', emit)
  goOn(s, THEN.copyTarget)
}

/** After the points: choose, or lose the copy when nothing can be copied any more. */
export function chooseCopy(s: State, emit: Emit): void {
  s.then = THEN.none
  if (canCopy(s, s.turn, 0)) return ask(s, STEP.copyTarget, s.turn)
  emit?.({ type: 'copyLost', seat: s.turn })
  endAction(s)
}

/** PQ-A18-12 to 16: all rules of the action, but no disc. */
export function copyAction(s: State, seat: number, space: number, emit: Emit): void {
  emit?.({ type: 'copied', seat, space })
  s.action = space
  s.copying = 1
  startAction(s, seat, emit)
}

/** PQ-A19-03; the added good is chosen next. */
function paySpecial(s: State, seat: number): void {
  for (let g = 0; g < 5; g++) pay(s, seat, g, s.row[g])
  ask(s, STEP.addGood, seat)
}

/** PQ-A21-04 to 09: the player's part in the phase is over. */
function takePriority(s: State, seat: number, emit: Emit): void {
  s.priority = seat
  s.action = 0
  emit?.({ type: 'priorityTaken', seat, discs: (s.used[21] >> (3 * seat)) & 7 })
  goOn(s, THEN.endTurn)
}
