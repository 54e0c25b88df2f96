/** Carries out a legal move: the answer by step, then whatever follows by itself. */
import type { Actor, Move } from '../../../core/game.ts'
import { byStep, PHASE, STEP, THEN } from '../codes.ts'
import { canUnchain } from '../queries.ts'
import type { State } from '../state.ts'
import { MERCY, PASS, paramOf, SEAL, STOP, V, verbOf } from '../words.ts'
import { copyAction, startAction } from './actions.ts'
import {
  addGood,
  buyAdvance,
  convert,
  exchange,
  moveForward,
  rob,
  rollCasino,
  scrap,
  splitPoints,
  stealFood,
  takeScrap,
} from './answers.ts'
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
  else ANSWERS[s.step](s, by, paramOf(m), emit, m)
  run(s, emit)
}

/** Carries out an answer; parameters as its verb packs them. */
type Answer = (s: State, seat: number, p: number, emit: Emit, m: Move) => void

const promotion: Answer = (s, seat, _p, emit, m) => promote(s, seat, m, emit)

/** What each step does with its answer. */
const ANSWERS = byStep<Answer>(
  {
    order: (s, _seat, p, emit) => drawOrder(s, p, emit),
    skills: (s, _seat, p, emit) => drawSkills(s, p, emit),
    pickSkill,
    foodTile: (s, seat, p, emit) => yieldFood(s, seat, p & 15, (p >> 4) & 15, p >> 8, emit),
    turn: (s, seat, _p, emit, m) => takeTurn(s, seat, m, emit),
    afterAction: (s) => goOn(s, s.then),
    takeFood: stealFood,
    promote: promoteByAction,
    exchangeGive: (s, seat, p) => {
      s.give = p
      ask(s, STEP.exchangeTake, seat)
    },
    exchangeTake: (s, seat, p) => {
      s.take = p
      ask(s, STEP.exchangeCount, seat)
    },
    exchangeCount: exchange,
    convertCount: convert,
    punishDie: (s, _seat, p, emit) => rollDie(s, p, emit),
    split: splitPoints,
    advance: buyAdvance,
    casinoDie: (s, _seat, p, emit) => rollCasino(s, p, emit),
    rob,
    usePeek: (s, seat, p) => usePeek(s, seat, p === 1),
    peekPick: pickCube,
    draw: (s, _seat, p, emit) => drawCubes(s, p & 63, (p >> 6) & 63, p >> 12, emit),
    placeStone: (s, seat, p, emit) => chain(s, seat, p >> 1, p & 1, emit),
    swap: (s, seat, p, emit) => swapTiles(s, seat, p & 3, (p >> 2) & 7, p >> 5, emit),
    scraps: (s, seat, p, emit, m) => (verbOf(m) === V.take ? takeScrap(s, seat, p, emit) : scrap(s, seat, p, emit)),
    copyTarget: copyAction,
    addGood,
    honeyCount: moveForward,
    send: (s, seat, _p, emit, m) => send(s, seat, m, emit),
    announceDouble: (s, seat, p, emit) => announce(s, seat, p === 1, emit),
    demand: (s, _seat, p, emit) => revealDemand(s, p, emit),
    offer: (s, seat, p, emit, m) => (m === SEAL ? seal(s, seat, emit) : fillHand(s, seat, p & 7, p >> 3, emit)),
    promoteStep: promotion,
    freePromotion: promotion,
    neutralPromotion: (s, seat, p, emit) => {
      stepUp(s, seat, s.seats, p & 15, p >> 4, emit)
      claimServant(s, emit)
    },
    finalUnchain: (s, seat, _p, emit) => finalUnchain(s, s.now.indexOf(seat) + 1, emit),
  },
  () => undefined,
)

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
  if (s.step === STEP.afterAction) {
    if (!canUnchain(s, seat)) goOn(s, s.then)
  } else if (s.phase === PHASE.scoring) {
    if (!canUnchain(s, seat)) finalUnchain(s, s.now.indexOf(seat) + 1, emit)
  } else if ((s.step === STEP.promoteStep || s.step === STEP.freePromotion) && stepsAreOver(s)) stopSteps(s, emit)
}
