/**
 * The one interpreter of card lines. An unfinished line is a frame of five numbers on its fairy's list; `run` goes on
 * until the fairy has to choose something or the line is done. `again` and `copy` put a second frame on top, and
 * nothing puts a third (FS-INV-19).
 */
import { FOR_LINE, FOR_NOTHING, FRAME, NONE, OP, PHASE, STAGE_GAIN, STAGE_OPS, STAGE_PAY, STEP } from '../codes.ts'
import { type CompiledLine, cardOf, lineOf } from '../compiled.ts'
import { canPayLine, hasEffect } from '../legal/lines.ts'
import type { State } from '../state.ts'
import { CREATURES, OPS } from '../types.ts'
import { drawCards, type Emit, gain, gainOne, giveOne, pay } from './common.ts'

/** Puts a cube of a fairy onto a card (FS-P3-03, FS-CARD-25). */
function putCube(s: State, seat: number, card: number, owner: number): void {
  s.supply[seat]--
  const i = s.shared[owner].indexOf(card)
  if (i >= 0) s.sharedCubes[owner][i] += 1 << (4 * seat)
  else s.personalCubes[owner][s.personal[owner].indexOf(card)] += 1 << (4 * seat)
}

/** Begins a line: with a cube, with another cube, or without (copy). */
export function startLine(s: State, seat: number, p: number, how: 'cube' | 'again' | 'copy', emit: Emit): void {
  const card = p >> 4
  const owner = (p >> 1) & 7
  const line = p & 1
  if (how !== 'copy') putCube(s, seat, card, owner)
  s.frames[seat].push(card, owner, line, 0, STAGE_PAY)
  emit?.({ type: 'activated', seat, card, of: owner, line, how })
  run(s, seat, emit)
}

/** Asks a fairy a step; the line goes on with her answer. */
function ask(s: State, seat: number, step: number): false {
  s.at[seat] = step
  return false
}

/** Whether the payment is made; false when elements are to be chosen. */
function payment(s: State, seat: number, l: CompiledLine, emit: Emit): boolean {
  if (l.pay) pay(s, seat, l.pay, 0, 'line', emit)
  if (l.payAny === 0) return true
  s.giveLeft[seat] = l.payAny
  s.giveFor[seat] = FOR_LINE
  return ask(s, seat, STEP.give)
}

/** Marks a creature and gives the pair's bonus; false when the bonus is to be chosen (FS-STUDY-04 to 08, FS-CARD-27). */
export function study(s: State, seat: number, card: number, emit: Emit): boolean {
  const { creature } = cardOf(s.rules, card)
  s.studied[seat] |= 1 << creature
  const pair = (s.studied[seat] & (1 << (creature ^ 1))) !== 0
  emit?.({ type: 'studied', seat, creature: CREATURES[creature], card, pair })
  if (!pair) return true
  const bonus = s.rules.pairBonus[creature >> 1]
  if (bonus === NONE) return ask(s, seat, STEP.bonus)
  gainOne(s, seat, bonus, 'pair', emit)
  return true
}

/** Looks at cards and plays one; with several the fairy chooses (FS-CARD-24). */
function summon(s: State, seat: number, n: number, emit: Emit): boolean {
  const shuffled = drawCards(s, seat, n, s.summoned[seat])
  s.moment++
  const cards = s.summoned[seat]
  emit?.({ type: 'drew', seat, count: cards.length, cards: cards.slice(), shuffled })
  if (cards.length > 1) return ask(s, seat, STEP.summon)
  playSummoned(s, seat, cards[0], emit)
  return true
}

/** Plays one of the cards looked at and discards the others (FS-CARD-24). */
export function playSummoned(s: State, seat: number, card: number, emit: Emit): void {
  const discarded = s.summoned[seat].filter((other) => other !== card)
  s.personal[seat].push(card)
  s.personalCubes[seat].push(0)
  s.discard[seat].push(...discarded)
  s.summoned[seat] = []
  emit?.({ type: 'summoned', seat, card, discarded })
}

/** Carries out one operation; false when the fairy has to choose (FS-CARD-23 to 29). */
function operate(s: State, seat: number, op: number, n: number, card: number, emit: Emit): boolean {
  if (!hasEffect(s, seat, op, cardOf(s.rules, card).creature)) {
    emit?.({ type: 'skipped', seat, op: OPS[op] })
    return true
  }
  switch (op) {
    case OP.cubes:
      s.supply[seat] += n
      s.fromBox[seat] += n
      emit?.({ type: 'cubes', seat, count: n })
      return true
    case OP.discount:
      s.discount[seat] += n
      emit?.({ type: 'discount', seat, points: n })
      return true
    case OP.summon:
      return summon(s, seat, n, emit)
    case OP.study:
      return study(s, seat, card, emit)
    default:
      return ask(s, seat, op === OP.again ? STEP.again : STEP.copy)
  }
}

/** The gain of one repetition; false when one of several is to be chosen (FS-CARD-20). */
function gains(s: State, seat: number, l: CompiledLine, emit: Emit): boolean {
  if (l.gain) gain(s, seat, l.gain, 'line', emit)
  return l.oneOf ? ask(s, seat, STEP.option) : true
}

/** After a repetition: once more, ask whether once more, or done (FS-CARD-21). True when something is left to run. */
function repeatOrEnd(s: State, seat: number, f: number[], top: number, l: CompiledLine): boolean {
  f[top + 3]++
  f[top + 4] = STAGE_PAY
  if (f[top + 3] < l.max) {
    if (!l.paid) return true
    if (canPayLine(s, seat, l)) return ask(s, seat, STEP.repeat)
  }
  f.length = top
  return true
}

/** One stage of the line on top. True when the next one may follow at once. */
function stage(s: State, seat: number, f: number[], emit: Emit): boolean {
  const top = f.length - FRAME
  const l = lineOf(s.rules, f[top], f[top + 2])
  const now = f[top + 4]++
  if (now === STAGE_PAY) return payment(s, seat, l, emit)
  if (now === STAGE_GAIN) return gains(s, seat, l, emit)
  const next = l.ops[now - STAGE_OPS]
  return next ? operate(s, seat, next.op, next.n, f[top], emit) : repeatOrEnd(s, seat, f, top, l)
}

/** Goes on until a choice is to be made; then, with no line left, the fairy may activate the next card. */
export function run(s: State, seat: number, emit: Emit): void {
  const f = s.frames[seat]
  while (f.length > 0) if (!stage(s, seat, f, emit)) return
  s.at[seat] = s.phase === PHASE.activation ? STEP.activate : STEP.idle
}

/** The fairy has chosen a gain. */
export function chooseOption(s: State, seat: number, option: number, emit: Emit): void {
  const f = s.frames[seat]
  const top = f.length - FRAME
  gain(s, seat, lineOf(s.rules, f[top], f[top + 2]).oneOf?.[option] ?? [], 'option', emit)
  run(s, seat, emit)
}

/** The fairy repeats no more: the line is done. */
export function stopRepeating(s: State, seat: number, emit: Emit): void {
  s.frames[seat].length -= FRAME
  run(s, seat, emit)
}

/** One element given for a line or an exchange (FS-CARD-20, FS-ELEM-05). */
export function giveElement(s: State, seat: number, kind: number, emit: Emit): void {
  const forLine = s.giveFor[seat] === FOR_LINE
  giveOne(s, seat, kind, forLine ? 'line' : 'exchange', emit)
  if (--s.giveLeft[seat] > 0) return
  s.giveFor[seat] = FOR_NOTHING
  if (forLine) return run(s, seat, emit)
  gainOne(s, seat, s.giveGain[seat], 'exchange', emit)
  s.giveGain[seat] = NONE
  s.at[seat] = s.back[seat]
  s.back[seat] = STEP.idle
}
