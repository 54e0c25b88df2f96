/** The one judge: whether an actor may make a move now, and why not. */
import { type Actor, CHANCE, type Move, OK, type Seat, type Verdict } from '../../core/game.ts'
import { byStep, NOBODY, STEP } from './codes.ts'
import {
  chainReason,
  convertReason,
  copyReason,
  exchangeCountReason,
  exchangeTakeReason,
  foodReason,
  giveReason,
  honeyReason,
  mercyReason,
  offerReason,
  removeReason,
  robReason,
  sendReason,
  splitReason,
  takeFoodReason,
  unchainReason,
} from './legal/params.ts'
import { BY_ACTION, BY_OFFERING, NEUTRAL, stepReason } from './legal/promotion.ts'
import { swapReason } from './legal/swap.ts'
import { spaceReason, trackReason } from './legal/turn.ts'
import { demandsLeft, isAlive } from './queries.ts'
import { R, refusal } from './reasons.ts'
import type { State } from './state.ts'
import type { RefusalCode } from './types.ts'
import { DONE, MERCY, PASS, paramOf, SEAL, STOP, V, verbOf } from './words.ts'

const FOR_CHANCE = byStep<boolean>({ order: true, skills: true, punishDie: true, casinoDie: true, draw: true, demand: true }, false)

/** Whether CHANCE answers a step. */
export const isChanceStep = (step: number): boolean => FOR_CHANCE[step]

const bitCount = (bits: number): number => {
  let n = 0
  for (let b = bits; b !== 0; b &= b - 1) n++
  return n
}

function orderReason(s: State, p: number): number {
  if ((p & 7) !== s.seats || p >> (3 + 3 * s.seats) !== 0) return R.malformed
  let seen = 0
  for (let i = 0; i < s.seats; i++) seen |= 1 << ((p >> (3 + 3 * i)) & 7)
  return seen === (1 << s.seats) - 1 ? 0 : R.outcome
}

function drawReason(s: State, p: number): number {
  const silver = p & 63
  const gold = (p >> 6) & 63
  const stone = p >> 12
  if (silver > s.bag[0] || gold > s.bag[1] || stone > s.bag[2]) return R.outcome
  return silver + gold + stone === s.draws ? 0 : R.outcome
}

function chanceReason(s: State, m: Move): number {
  const verb = verbOf(m)
  const p = paramOf(m)
  switch (s.step) {
    case STEP.order:
      return verb === V.order ? orderReason(s, p) : R.other
    case STEP.skills:
      return verb !== V.skills ? R.other : p >> 10 === 0 && bitCount(p) === s.rules.skillsOffered ? 0 : R.outcome
    case STEP.punishDie:
      return verb !== V.roll ? R.other : s.rules.die.includes(p) ? 0 : R.outcome
    case STEP.casinoDie:
      return verb !== V.face ? R.other : p < s.rules.casinoFaces ? 0 : R.outcome
    case STEP.draw:
      return verb === V.draw ? drawReason(s, p) : R.other
    default:
      return verb !== V.demand ? R.other : p < 3 && demandsLeft(s, p) > 0 ? 0 : R.outcome
  }
}

function turnReason(s: State, seat: Seat, verb: number, m: Move): number {
  if (verb === V.space) return spaceReason(s, seat, paramOf(m))
  return m === PASS ? 0 : R.other
}

function promotionReason(s: State, seat: Seat, m: Move): number {
  const p = paramOf(m)
  const neutral = s.step === STEP.neutralPromotion
  const mode = neutral ? NEUTRAL : s.step === STEP.promote ? BY_ACTION : BY_OFFERING
  if (verbOf(m) === V.promote)
    return mode === BY_OFFERING && s.steps === 0 ? R.noSteps : stepReason(s, seat, neutral ? s.seats : seat, p & 15, p >> 4, mode)
  if (m !== STOP) return R.other
  return neutral ? R.neutralMust : mode === BY_ACTION ? R.a03Stop : 0
}

function scrapsReason(s: State, seat: Seat, verb: number, p: number): number {
  if (verb === V.take) return p > 2 ? R.malformed : s.stock[p] > 0 ? 0 : R.a17Stock
  if (verb !== V.remove) return R.other
  return p >> 15 !== 0 ? R.malformed : removeReason(s, seat, p & 7, (p >> 3) & 7, (p >> 6) & 7, (p >> 9) & 7, p >> 12)
}

function pickReason(s: State, p: number): number {
  return p > 2 ? R.malformed : s.bag[p] > 0 ? 0 : R.a15Cube
}

function offersReason(s: State, seat: Seat, verb: number, m: Move): number {
  if (verb !== V.offer && m !== SEAL) return R.other
  if ((s.sealed & (1 << seat)) !== 0) return R.sealedAlready
  return m === SEAL ? 0 : offerReason(s, seat, paramOf(m) & 7, paramOf(m) >> 3)
}

/** Reason of a move with its verb and parameters at hand. */
type Answer = (s: State, seat: Seat, verb: number, p: number, m: Move) => number

const done: Answer = (_s, _seat, _verb, _p, m) => (m === DONE ? 0 : R.other)
const promotion: Answer = (s, seat, _verb, _p, m) => promotionReason(s, seat, m)
const sending: Answer = (s, seat, verb, p, m) => (verb === V.send ? sendReason(s, seat, p) : m === MERCY ? mercyReason(s, seat) : R.other)
const yesOrNo = (p: number): number => (p > 1 ? R.malformed : 0)

/** Answers of the seat that is asked; everything but unchaining. */
const ANSWERS = byStep<Answer>(
  {
    pickSkill: (s, _seat, verb, p) => (verb !== V.skill ? R.other : s.skills.includes(p) ? 0 : R.skillNotOffered),
    foodTile: (s, _seat, verb, p) => (verb !== V.food ? R.other : foodReason(s, p & 15, (p >> 4) & 15, p >> 8)),
    turn: (s, seat, verb, _p, m) => turnReason(s, seat, verb, m),
    afterAction: done,
    finalUnchain: done,
    takeFood: (s, _seat, verb, p) => (verb === V.take ? takeFoodReason(s, p) : R.other),
    promote: promotion,
    promoteStep: promotion,
    freePromotion: promotion,
    neutralPromotion: promotion,
    exchangeGive: (s, seat, verb, p) => (verb === V.give ? giveReason(s, seat, p) : R.other),
    exchangeTake: (s, _seat, verb, p) => (verb === V.take ? exchangeTakeReason(s, p) : R.other),
    exchangeCount: (s, seat, verb, p) => (verb === V.count ? exchangeCountReason(s, seat, p) : R.other),
    convertCount: (s, seat, verb, p) => (verb === V.count ? convertReason(s, seat, p) : R.other),
    split: (s, seat, verb, p) => (verb === V.split ? splitReason(s, seat, p) : R.other),
    advance: (s, seat, verb, p) => (verb !== V.track ? R.other : p > 1 ? R.malformed : trackReason(s, seat, p)),
    rob: (s, seat, verb, p) => (verb === V.rob ? robReason(s, seat, p) : R.other),
    usePeek: (_s, _seat, verb, p) => (verb === V.peek ? yesOrNo(p) : R.other),
    peekPick: (s, _seat, verb, p) => (verb === V.pick ? pickReason(s, p) : R.other),
    placeStone: (s, seat, verb, p) => (verb === V.chain ? chainReason(s, seat, p >> 1, p & 1) : R.other),
    swap: (s, seat, verb, p) => (verb === V.swap ? swapReason(s, seat, p & 3, (p >> 2) & 7, p >> 5) : R.other),
    scraps: scrapsReason,
    copyTarget: (s, seat, verb, p) => (verb === V.copy ? copyReason(s, seat, p) : R.other),
    addGood: (s, seat, verb, p) => (verb !== V.add ? R.other : p > 4 ? R.malformed : s.goods[seat * 5 + p] > 0 ? 0 : R.a19NotOwned),
    honeyCount: (s, seat, verb, p) => (verb === V.count ? honeyReason(s, seat, p) : R.other),
    send: sending,
    announceDouble: (_s, _seat, verb, p) => (verb === V.announce ? yesOrNo(p) : R.other),
    offer: (s, seat, verb, _p, m) => offersReason(s, seat, verb, m),
  },
  () => R.other,
)

/** Whether a seat is asked now. A sealed seat in phase III is not, but is told so in its own words. */
export function isAsked(s: State, seat: Seat): boolean {
  return s.step === STEP.offer ? isAlive(s, seat) : s.acting === seat && s.acting !== NOBODY
}

/** Reason number of a move, 0 when it is legal. */
export function reasonOf(s: State, by: Actor, m: Move): number {
  if (s.step === STEP.over) return R.gameOver
  if (!Number.isInteger(m) || m < 0 || m > 0x7fffffff) return R.malformed
  if (by === CHANCE) return isChanceStep(s.step) ? chanceReason(s, m) : R.notYours
  if (by < 0 || by >= s.seats || !isAlive(s, by)) return R.notYours
  if (verbOf(m) === V.unchain) return unchainReason(s, by, paramOf(m))
  return isAsked(s, by) ? ANSWERS[s.step](s, by, verbOf(m), paramOf(m), m) : R.notYours
}

/** {@link import('../../core/game.ts').Game.judge}. */
export function judge(s: State, by: Actor, m: Move): Verdict<RefusalCode> {
  const reason = reasonOf(s, by, m)
  return reason === 0 ? OK : refusal(reason, s, by, m)
}
