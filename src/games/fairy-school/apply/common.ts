/** What every room of `apply` needs: telling, elements in and out, drawing. */
import { AIR, KINDS, PHASE, STEP } from '../codes.ts'
import { giveLeast, reckon } from '../legal/pay.ts'
import { shuffledPile } from '../shuffle.ts'
import type { State } from '../state.ts'
import { type Bundle, ELEMENTS, type Event, type GainReason, type PayReason } from '../types.ts'

export type Emit = ((e: Event) => void) | undefined

/** Amounts by kind as words, from `at` on; kinds of which there are none are left out. */
export function bundleOf(list: readonly number[], at = 0): Bundle {
  const out: { -readonly [K in keyof Bundle]: Bundle[K] } = {}
  for (let k = 0; k < KINDS; k++) if (list[at + k] > 0) out[ELEMENTS[k]] = list[at + k]
  return out
}

/** Elements from the bank (FS-ELEM-02). */
export function gain(s: State, seat: number, amounts: readonly number[], reason: GainReason, emit: Emit): void {
  for (let k = 0; k < KINDS; k++) s.elements[seat * KINDS + k] += amounts[k]
  emit?.({ type: 'gained', seat, elements: bundleOf(amounts), reason })
}

/** Exchanges of phase 2 come to light with the columns (FS-P2-08). */
const secrecy = (s: State, seat: number): { secret?: true } =>
  s.phase === PHASE.selection && s.at[seat] !== STEP.idle ? { secret: true } : {}

/** One element from the bank. */
export function gainOne(s: State, seat: number, kind: number, reason: GainReason, emit: Emit): void {
  s.elements[seat * KINDS + kind]++
  emit?.({ type: 'gained', seat, elements: { [ELEMENTS[kind]]: 1 }, reason, ...secrecy(s, seat) })
}

/** One element to the bank. */
export function giveOne(s: State, seat: number, kind: number, reason: PayReason, emit: Emit): void {
  s.elements[seat * KINDS + kind]--
  emit?.({ type: 'paid', seat, elements: { [ELEMENTS[kind]]: 1 }, reason, ...secrecy(s, seat) })
}

const NONE_GIVEN = [0, 0, 0, 0, 0]

/**
 * Pays a price that can be paid, with whatever jokers and exchanges it takes (FS-ELEM-05 to 11). `except` is a project
 * that wants nothing any more.
 */
export function pay(s: State, seat: number, price: readonly number[], at: number, reason: PayReason, emit: Emit, except = 0): void {
  const { left, bought, jokers, tokens } = reckon(s.rules, s.elements, seat * KINDS, price, at, 0)
  if (jokers + tokens > 0) {
    const given = NONE_GIVEN.slice()
    giveLeast(s, seat, left, tokens, given, except)
    if (emit) tellExchange(s, seat, price, at, given, bought, jokers, emit)
  }
  for (let k = 0; k < KINDS; k++) s.elements[seat * KINDS + k] = left[k]
  emit?.({ type: 'paid', seat, elements: bundleOf(price, at), reason })
}

/** Jokers and exchanges as one: what went in and what came out, before the price itself is paid. */
function tellExchange(
  s: State,
  seat: number,
  price: readonly number[],
  at: number,
  given: readonly number[],
  bought: readonly number[],
  jokers: number,
  emit: NonNullable<Emit>,
): void {
  const lacking = bought.map((_, k) => Math.max(0, price[at + k] - s.elements[seat * KINDS + k]))
  emit({ type: 'paid', seat, elements: bundleOf(given.map((n, k) => (k === AIR ? n + jokers : n))), reason: 'exchange' })
  emit({ type: 'gained', seat, elements: bundleOf(lacking), reason: 'exchange' })
}

/** The top card of a fairy's own pile, refilled from her discard when it is needed; 0 when both are empty (FS-CARD-03 to 07). */
export function drawCard(s: State, seat: number): number {
  if (s.draw[seat].length === 0) {
    if (s.discard[seat].length === 0) return 0
    s.draw[seat] = shuffledPile(s.discard[seat], s.luck[seat], s.shuffles[seat]++)
    s.discard[seat] = []
  }
  return s.draw[seat].pop() ?? 0
}

/** Draws up to `count` cards onto a list; tells whether the pile was refilled. */
export function drawCards(s: State, seat: number, count: number, into: number[]): boolean {
  const before = s.shuffles[seat]
  for (let n = 0; n < count; n++) {
    const card = drawCard(s, seat)
    if (card === 0) break
    into.push(card)
  }
  return s.shuffles[seat] !== before
}
