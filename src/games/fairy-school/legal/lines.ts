/** Which lines a fairy may use: payment, effect, and what `again` and `copy` may lead to (FS-CARD-20 to 30, FS-P3). */
import { KINDS, OP } from '../codes.ts'
import { type CompiledCard, type CompiledLine, cardOf } from '../compiled.ts'
import { cubesOf, cubesOn, isInPlay, reaches } from '../queries.ts'
import { R } from '../reasons.ts'
import type { State } from '../state.ts'
import { giveLeast, reckon } from './pay.ts'

/** Whether `own[from...]` can pay a line once. */
export function affords(s: State, l: CompiledLine, own: readonly number[], from: number): boolean {
  if (l.pay) return reckon(s.rules, own, from, l.pay, 0, 0).short === 0
  if (l.payAny === 0) return true
  return own[from] + own[from + 1] + own[from + 2] + own[from + 3] + own[from + 4] >= l.payAny
}

/** Whether a fairy can pay a line once more. */
export const canPayLine = (s: State, seat: number, l: CompiledLine): boolean => affords(s, l, s.elements, seat * KINDS)

const after = [0, 0, 0, 0, 0]
const given = [0, 0, 0, 0, 0]

/** What is left in `after` when what a line asks by kind has been paid in the usual way. */
function payInKind(s: State, seat: number, l: CompiledLine): void {
  const e = seat * KINDS
  for (let k = 0; k < KINDS; k++) after[k] = s.elements[e + k]
  if (l.pay) {
    const { left, tokens } = reckon(s.rules, s.elements, e, l.pay, 0, 0)
    for (let k = 0; k < KINDS; k++) after[k] = left[k]
    if (tokens > 0) giveLeast(s, seat, after, tokens, given, 0)
  }
}

const isStudied = (s: State, seat: number, creature: number): boolean => (s.studied[seat] & (1 << creature)) !== 0
export const canDraw = (s: State, seat: number): boolean => s.draw[seat].length > 0 || s.discard[seat].length > 0

/** Whether an operation that leads nowhere else does anything (FS-CARD-29). */
function simpleEffect(s: State, seat: number, op: number, creature: number): boolean {
  if (op === OP.summon) return canDraw(s, seat)
  if (op === OP.study) return !isStudied(s, seat, creature)
  return op === OP.cubes || op === OP.discount
}

/** A line that is reached through `again` or `copy`: usable from `own[from...]`? */
function nestedUsable(s: State, seat: number, c: CompiledCard, l: CompiledLine, own: readonly number[], from: number): boolean {
  if (!affords(s, l, own, from)) return false
  if (l.brings) return true
  for (let i = 0; i < l.ops.length; i++) if (simpleEffect(s, seat, l.ops[i].op, c.creature)) return true
  return false
}

function anyNested(s: State, seat: number, card: number, own: readonly number[], from: number): boolean {
  const c = cardOf(s.rules, card)
  if (c.chain) return false
  for (let i = 0; i < c.lines.length; i++) if (nestedUsable(s, seat, c, c.lines[i], own, from)) return true
  return false
}

/** Whether a card can be activated again, paying from `own[from...]` (FS-CARD-25). */
function againTarget(s: State, seat: number, own: readonly number[], from: number): boolean {
  for (let owner = 0; owner < s.seats; owner++) {
    if (!reaches(s, seat, owner)) continue
    const cards = s.shared[owner]
    for (let i = 0; i < cards.length; i++)
      if (cubesOf(s.sharedCubes[owner][i], seat) > 0 && anyNested(s, seat, cards[i], own, from)) return true
  }
  const cards = s.personal[seat]
  for (let i = 0; i < cards.length; i++)
    if (cubesOf(s.personalCubes[seat][i], seat) > 0 && anyNested(s, seat, cards[i], own, from)) return true
  return false
}

/** Whether a card of somebody else can be copied (FS-CARD-26, FS-NEIGH-08). */
function copyTarget(s: State, seat: number, own: readonly number[], from: number): boolean {
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat || !reaches(s, seat, owner)) continue
    const cards = s.shared[owner]
    for (let i = 0; i < cards.length; i++) if (anyNested(s, seat, cards[i], own, from)) return true
  }
  return false
}

/** Whether an operation does anything now, when its turn has come. */
export function hasEffect(s: State, seat: number, op: number, creature: number): boolean {
  if (op === OP.again) return s.supply[seat] > 0 && againTarget(s, seat, s.elements, seat * KINDS)
  if (op === OP.copy) return copyTarget(s, seat, s.elements, seat * KINDS)
  return simpleEffect(s, seat, op, creature)
}

const hasTarget = (s: State, seat: number, op: number): boolean =>
  op === OP.again ? againTarget(s, seat, after, 0) : copyTarget(s, seat, after, 0)

/**
 * Whether `again` or `copy` finds a target once so many elements of `after` are given, chosen among kinds from `from` on;
 * the line's gain comes after the payment and before the operation (FS-CARD-29).
 */
function reaching(s: State, seat: number, op: number, l: CompiledLine, count: number, from: number): boolean {
  if (count === 0) {
    for (let k = 0; k < KINDS; k++) after[k] += l.gain ? l.gain[k] : 0
    const found = hasTarget(s, seat, op)
    for (let k = 0; k < KINDS; k++) after[k] -= l.gain ? l.gain[k] : 0
    return found
  }
  for (let k = from; k < KINDS; k++) {
    if (after[k] === 0) continue
    after[k]--
    const found = reaching(s, seat, op, l, count - 1, k)
    after[k]++
    if (found) return true
  }
  return false
}

/** Whether a line's operations do anything once it is paid; `cubes` are left for `again`. */
function opsHelp(s: State, seat: number, c: CompiledCard, l: CompiledLine, cubes: number): boolean {
  for (let i = 0; i < l.ops.length; i++) {
    const { op } = l.ops[i]
    if (op === OP.again || op === OP.copy) {
      payInKind(s, seat, l)
      if ((op === OP.copy || cubes > 0) && reaching(s, seat, op, l, l.payAny, 0)) return true
    } else if (simpleEffect(s, seat, op, c.creature)) return true
  }
  return false
}

/** Reason against a line of a card whose activation costs one of the cubes at hand (FS-CARD-22). */
export function lineReason(s: State, seat: number, c: CompiledCard, line: number): number {
  const l = c.lines[line]
  if (l === undefined) return R.noLine
  if (!canPayLine(s, seat, l)) return R.linePay
  return l.brings || opsHelp(s, seat, c, l, s.supply[seat] - 1) ? 0 : R.effect
}

/** Reason against a line that `again` or `copy` leads to. */
function nestedReason(s: State, seat: number, c: CompiledCard, line: number): number {
  const l = c.lines[line]
  if (l === undefined) return R.noLine
  if (!canPayLine(s, seat, l)) return R.linePay
  return nestedUsable(s, seat, c, l, s.elements, seat * KINDS) ? 0 : R.effect
}

/** Reason against activating a card in play (FS-P3-01 to 09). */
export function activateReason(s: State, seat: number, card: number, owner: number, line: number): number {
  const cubes = cubesOn(s, seat, card, owner)
  if (cubes < 0) return isInPlay(s, card, owner) ? R.reach : R.notInPlay
  if (s.supply[seat] === 0) return R.noCubes
  if (cubesOf(cubes, seat) > 0) return R.twice
  return lineReason(s, seat, cardOf(s.rules, card), line)
}

/** Reason against activating a card once more (FS-CARD-25). */
export function againReason(s: State, seat: number, card: number, owner: number, line: number): number {
  const cubes = cubesOn(s, seat, card, owner)
  if (cubes < 0) return isInPlay(s, card, owner) ? R.reach : R.notInPlay
  if (cubesOf(cubes, seat) === 0) return R.againFresh
  const c = cardOf(s.rules, card)
  return c.chain ? R.againChain : nestedReason(s, seat, c, line)
}

/** Reason against copying a line (FS-CARD-26). */
export function copyReason(s: State, seat: number, card: number, owner: number, line: number): number {
  const cubes = cubesOn(s, seat, card, owner)
  if (owner === seat && cubes >= 0) return R.copyOwn
  if (cubes < 0) return isInPlay(s, card, owner) ? R.reach : R.notInPlay
  const c = cardOf(s.rules, card)
  return c.chain ? R.copyChain : nestedReason(s, seat, c, line)
}
