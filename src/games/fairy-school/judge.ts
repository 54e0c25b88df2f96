/** The one judge: whether an actor may make a move now, and why not. */
import { type Actor, CHANCE, type Move, OK, type Seat, type Verdict } from '../../core/game.ts'
import { AIR, byStep, CHANCE_STEP, KINDS, PHASE, STEP } from './codes.ts'
import { lineOf } from './compiled.ts'
import { activateReason, againReason, canPayLine, copyReason } from './legal/lines.ts'
import { before } from './legal/order.ts'
import {
  columnsReason,
  exchangeReason,
  jokerReason,
  payRestReason,
  placedReason,
  placeReason,
  projectsReason,
  realiseReason,
  stepReason,
  studyReason,
  takeReason,
  waiveReason,
} from './legal/turn.ts'
import { R, refusal } from './reasons.ts'
import type { State } from './state.ts'
import type { RefusalCode } from './types.ts'
import { DEAL_BITS, paramOf, READY, REPEAT, STOP, V, verbOf } from './words.ts'

/** The queue itself in another order that keeps to kindness and elements (FS-P0-04). */
function lotsReason(s: State, p: number): number {
  const n = s.queue.length
  if ((p & 7) !== n || p >> (3 + 3 * n) !== 0) return R.malformed
  let seen = 0
  for (let i = 0; i < n; i++) {
    const seat = (p >> (3 + 3 * i)) & 7
    if (!s.queue.includes(seat) || seen & (1 << seat)) return R.outcome
    seen |= 1 << seat
    if (i > 0 && before(s, (p >> (3 * i)) & 7, seat) > 0) return R.lots
  }
  return 0
}

function chanceReason(s: State, m: Move): number {
  if (s.chance === CHANCE_STEP.lots) return verbOf(m) === V.order ? lotsReason(s, paramOf(m)) : R.other
  return verbOf(m) !== V.deal ? R.other : paramOf(m) < 2 ** DEAL_BITS ? 0 : R.malformed
}

/** Reason of a move with its verb and parameters at hand. */
type Answer = (s: State, seat: Seat, verb: number, p: number, m: Move) => number

const isElement = (p: number): boolean => p < KINDS

function place(s: State, seat: Seat, verb: number, p: number, m: Move): number {
  if (verb === V.place) return placeReason(s, seat, p >> 4, p & 15)
  return m === READY ? placedReason(s, seat) : R.other
}

/** A line can be paid once more, after whatever exchanges were made meanwhile (FS-CARD-21). */
function repeatReason(s: State, seat: Seat): number {
  const f = s.frames[seat]
  const top = f.length - 5
  return canPayLine(s, seat, lineOf(s.rules, f[top], f[top + 2])) ? 0 : R.repeatPay
}

function optionReason(s: State, seat: Seat, p: number): number {
  const f = s.frames[seat]
  const top = f.length - 5
  return p < (lineOf(s.rules, f[top], f[top + 2]).oneOf?.length ?? 0) ? 0 : R.option
}

const activate: Answer = (s, seat, verb, p, m) =>
  verb === V.activate ? activateReason(s, seat, p >> 4, (p >> 1) & 7, p & 1) : m === READY ? 0 : R.other

function realise(s: State, seat: Seat, verb: number, p: number, m: Move): number {
  if (verb === V.realise) return realiseReason(s, seat, p)
  if (verb === V.step) return stepReason(s, seat, p)
  return m === READY ? 0 : R.other
}

/** Answers of a fairy who is asked; everything but exchanges. */
const ANSWERS = byStep<Answer>(
  {
    keep: (s, seat, verb, p) => (verb !== V.keep ? R.other : s.offer[seat].includes(p) ? 0 : R.notOffered),
    place,
    plan: place,
    projects: (s, seat, verb, p) => (verb === V.projects ? projectsReason(s, seat, p) : R.other),
    take: (s, _seat, verb, p) => (verb === V.take ? takeReason(s, p) : R.other),
    columns: (s, seat, verb, p) => (verb === V.columns ? columnsReason(s, seat, p) : R.other),
    activate,
    give: (s, seat, verb, p) =>
      verb !== V.give ? R.other : !isElement(p) ? R.malformed : s.elements[seat * KINDS + p] > 0 ? 0 : R.notOwned,
    option: (s, seat, verb, p) => (verb === V.option ? optionReason(s, seat, p) : R.other),
    repeat: (s, seat, _verb, _p, m) => (m === REPEAT ? repeatReason(s, seat) : m === STOP ? 0 : R.other),
    summon: (s, seat, verb, p) => (verb !== V.summon ? R.other : s.summoned[seat].includes(p) ? 0 : R.summoned),
    again: (s, seat, verb, p) => (verb === V.activate ? againReason(s, seat, p >> 4, (p >> 1) & 7, p & 1) : R.other),
    copy: (s, seat, verb, p) => (verb === V.copy ? copyReason(s, seat, p >> 4, (p >> 1) & 7, p & 1) : R.other),
    study: (s, seat, verb, p, m) => (verb === V.study ? studyReason(s, seat, p) : m === STOP ? 0 : R.other),
    bonus: (_s, _seat, verb, p) => (verb !== V.bonus ? R.other : p < AIR ? 0 : R.basic),
    realise,
    waive: (s, seat, verb, p, m) => (verb === V.waive ? waiveReason(s, seat, p) : m === STOP ? payRestReason(s, seat) : R.other),
    final: (s, _seat, verb, p) => (verb !== V.final ? R.other : s.finals.includes(p) ? 0 : R.final),
  },
  () => R.other,
)

/** Why a fairy who is not asked may not move: she has finished, or it is another's turn to choose. */
const idleReason = (s: State): number => (s.chance !== 0 || s.phase === PHASE.aimless || s.phase === PHASE.finals ? R.notYours : R.sealed)

/** Reason number of a move, 0 when it is legal. */
export function reasonOf(s: State, by: Actor, m: Move): number {
  if (s.phase === PHASE.over) return R.gameOver
  if (!Number.isInteger(m) || m < 0 || m > 0x7fffffff) return R.malformed
  if (by === CHANCE) return s.chance !== 0 ? chanceReason(s, m) : R.notYours
  if (by < 0 || by >= s.seats) return R.notYours
  if (s.chance !== 0 || s.at[by] === STEP.idle) return idleReason(s)
  const verb = verbOf(m)
  const p = paramOf(m)
  if (verb === V.exchange) return isElement(p) ? exchangeReason(s, by, p) : R.malformed
  if (verb === V.joker) return isElement(p) ? jokerReason(s, by, p) : R.malformed
  return ANSWERS[s.at[by]](s, by, verb, p, m)
}

/** {@link import('../../core/game.ts').Game.judge}. */
export function judge(s: State, by: Actor, m: Move): Verdict<RefusalCode> {
  const reason = reasonOf(s, by, m)
  return reason === 0 ? OK : refusal(reason, s, by, m)
}
