/** Carries out a legal move: the answer by step, then whatever follows by itself. */
import type { Actor, Move } from '../../../core/game.ts'
import { PHASE, RUN, STEP, THEN } from '../codes.ts'
import { canUnchain } from '../queries.ts'
import type { State } from '../state.ts'
import { MERCY, PASS, paramOf, SEAL, STOP, V, verbOf } from '../words.ts'
import { copyAction, startAction } from './actions.ts'
import { addGood, buyAdvance, convert, exchange, moveForward, rob, rollCasino, scrap, splitPoints, stealFood, takeScrap } from './answers.ts'
import { ask, type Emit, goOn, sendHome, unchain, useMercy } from './common.ts'
import { finalUnchain } from './final.ts'
import { run } from './flow.ts'
import { chain, drawCubes, pickCube, usePeek } from './mining.ts'
import { announce, fillHand, mercyFromFury, revealDemand, seal } from './offerings.ts'
import { stepUp } from './promotion.ts'
import { afterStep, claimServant, stepsAreOver, stopSteps } from './rewards.ts'
import { drawOrder, drawSkills, pickSkill } from './setup.ts'
import { yieldFood } from './steal.ts'
import { swapTiles } from './swap.ts'
import { endAction, pass, placeDiscs } from './turn.ts'

/** {@link import('../../../core/game.ts').Game.apply}. */
export function apply(s: State, by: Actor, m: Move, emit?: Emit): void {
  if (verbOf(m) === V.unchain) removeStone(s, by, paramOf(m), emit)
  else answer(s, by, m, emit)
  if (s.step === RUN) run(s, emit)
}

function answer(s: State, seat: number, m: Move, emit: Emit): void {
  const p = paramOf(m)
  switch (s.step) {
    case STEP.order: return drawOrder(s, p, emit)
    case STEP.skills: return drawSkills(s, p, emit)
    case STEP.pickSkill: return pickSkill(s, seat, p, emit)
    case STEP.foodTile: return yieldFood(s, seat, p & 15, (p >> 4) & 15, p >> 8, emit)
    case STEP.turn: return takeTurn(s, seat, m, emit)
    case STEP.afterAction: return goOn(s, s.then)
    case STEP.takeFood: return stealFood(s, seat, p, emit)
    case STEP.promote: return promoteByAction(s, seat, p, emit)
    case STEP.exchangeGive: s.give = p; return ask(s, STEP.exchangeTake, seat)
    case STEP.exchangeTake: s.take = p; return ask(s, STEP.exchangeCount, seat)
    case STEP.exchangeCount: return exchange(s, seat, p, emit)
    case STEP.convertCount: return convert(s, seat, p, emit)
    case STEP.punishDie: return rollDie(s, p, emit)
    case STEP.split: return splitPoints(s, seat, p, emit)
    case STEP.advance: return buyAdvance(s, seat, p, emit)
    case STEP.casinoDie: return rollCasino(s, p, emit)
    case STEP.rob: return rob(s, seat, p, emit)
    case STEP.usePeek: return usePeek(s, seat, p === 1)
    case STEP.peekPick: return pickCube(s, seat, p, emit)
    case STEP.draw: return drawCubes(s, p & 63, (p >> 6) & 63, p >> 12, emit)
    case STEP.placeStone: return chain(s, seat, p >> 1, p & 1, emit)
    case STEP.swap: return swapTiles(s, seat, p & 3, (p >> 2) & 7, p >> 5, emit)
    case STEP.scraps: return verbOf(m) === V.take ? takeScrap(s, seat, p, emit) : scrap(s, seat, p, emit)
    case STEP.copyTarget: return copyAction(s, seat, p, emit)
    case STEP.addGood: return addGood(s, seat, p, emit)
    case STEP.honeyCount: return moveForward(s, seat, p, emit)
    case STEP.send: return send(s, seat, m, emit)
    case STEP.announceDouble: return announce(s, seat, p === 1, emit)
    case STEP.demand: return revealDemand(s, p, emit)
    case STEP.offer: return m === SEAL ? seal(s, seat, emit) : fillHand(s, seat, p & 7, p >> 3, emit)
    case STEP.promoteStep: case STEP.freePromotion: return promote(s, seat, m, emit)
    case STEP.neutralPromotion: stepUp(s, seat, s.seats, p & 15, p >> 4, emit); return claimServant(s, emit)
    case STEP.finalUnchain: return finalUnchain(s, s.now.indexOf(seat) + 1, emit)
  }
}

function takeTurn(s: State, seat: number, m: Move, emit: Emit): void {
  if (m === PASS) return pass(s, seat, emit)
  placeDiscs(s, seat, paramOf(m), emit)
  startAction(s, seat, emit)
}

function promoteByAction(s: State, seat: number, p: number, emit: Emit): void {
  stepUp(s, seat, seat, p & 15, p >> 4, emit)
  endAction(s)
}

function promote(s: State, seat: number, m: Move, emit: Emit): void {
  if (m === STOP) return stopSteps(s, emit)
  stepUp(s, seat, seat, paramOf(m) & 15, paramOf(m) >> 4, emit)
  afterStep(s, emit)
}

function rollDie(s: State, points: number, emit: Emit): void {
  s.rolled = points
  emit?.({ type: 'punishRolled', seat: s.turn, points })
  ask(s, STEP.split, s.turn)
}

/** One pixie of those owed, or of the one the furious Queen wants (PQ-MINE-19 to 24, PQ-OFFER-28 to 33). */
function send(s: State, seat: number, m: Move, emit: Emit): void {
  const furious = s.furious === 1
  if (m === MERCY) {
    if (furious) return mercyFromFury(s, seat, emit)
    useMercy(s, seat, emit)
  } else {
    const space = paramOf(m)
    sendHome(s, space)
    emit?.({ type: 'sent', seat, space })
  }
  if (furious) {
    s.furious = 0
    return goOn(s, THEN.punishments)
  }
  s.owed[seat]--
  goOn(s, s.then)
}

/** Removing a stone leaves the decision as it is, unless nothing is left to decide (PQ-ACT-35). */
function removeStone(s: State, seat: number, miner: number, emit: Emit): void {
  unchain(s, seat, miner, emit)
  if (s.acting !== seat) return
  if (s.step === STEP.afterAction) {
    if (!canUnchain(s, seat)) goOn(s, s.then)
  } else if (s.phase === PHASE.scoring) {
    if (!canUnchain(s, seat)) finalUnchain(s, s.now.indexOf(seat) + 1, emit)
  } else if ((s.step === STEP.promoteStep || s.step === STEP.freePromotion) && stepsAreOver(s)) stopSteps(s, emit)
}
