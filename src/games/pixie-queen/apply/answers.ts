/** The parameters of actions, once they are chosen. PQ-A01 to PQ-A20. */
import { GOLD, HONEY, SILVER, SPECIAL, THEN } from '../codes.ts'
import { goldPrice } from '../queries.ts'
import type { State } from '../state.ts'
import { GOODS, TRACKS } from '../types.ts'
import { delta, type Emit, gain, goOn, one, pay, takeReward } from './common.ts'
import { punish } from './punish.ts'
import { endAction } from './turn.ts'

/** Action 1: two of one kind (PQ-A01-01). */
export function stealFood(s: State, seat: number, good: number, emit: Emit): void {
  const got = gain(s, seat, good, 2)
  emit?.({ type: 'stole', seat, space: 1, goods: one(good, got) })
  endAction(s)
}

/** Action 4 (PQ-A04-01 to 04). */
export function exchange(s: State, seat: number, count: number, emit: Emit): void {
  pay(s, seat, s.give, count)
  gain(s, seat, s.take, count)
  emit?.({ type: 'exchanged', seat, give: GOODS[s.give], take: GOODS[s.take], count })
  endAction(s)
}

/** Action 5 (PQ-A05-01 to 06). */
export function convert(s: State, seat: number, gold: number, emit: Emit): void {
  const silver = gold * goldPrice(s, seat)
  pay(s, seat, SILVER, silver)
  gain(s, seat, GOLD, gold)
  emit?.({ type: 'converted', seat, silver, gold })
  endAction(s)
}

/** Action 10: one moment for all opponents (PQ-A10-02 to 07). */
export function splitPoints(s: State, seat: number, packed: number, emit: Emit): void {
  const points: number[] = []
  for (let i = 0; i < s.seats; i++) points.push((packed >> (3 + 4 * i)) & 15)
  s.rolled = 0
  emit?.({ type: 'split', seat, points })
  for (let i = 0; i < s.seats; i++) punish(s, i, points[i], 'die', emit)
  goOn(s, THEN.endAction)
}

/** Action 11: one space for one metal (PQ-A11-01 to 06). */
export function buyAdvance(s: State, seat: number, track: number, emit: Emit): void {
  pay(s, seat, SILVER + track, 1)
  const from = s.track[seat * 2 + track]++
  emit?.({ type: 'advanced', seat, track: TRACKS[track], from, to: from + 1, reason: 'paid' })
  endAction(s)
}

/** Action 12 (PQ-A12-01 to 05). */
export function rollCasino(s: State, face: number, emit: Emit): void {
  const got = [0, 0, 0, 0, 0]
  for (let g = 0; g < 5; g++) got[g] = gain(s, s.turn, g, s.rules.casino[face * 5 + g])
  emit?.({ type: 'casino', seat: s.turn, face, goods: delta(got) })
  endAction(s)
}

/** Action 14: from player to player, as far as the goods go (PQ-A14-02, PQ-A14-03, PQ-A14-06). */
export function rob(s: State, seat: number, space: number, emit: Emit): void {
  const victim = s.pixies[space]
  const got = [0, 0, 0]
  for (let g = 0; g <= HONEY; g++) {
    const due = s.rules.icons[space * 3 + g]
    const own = s.goods[victim * 5 + g]
    const n = due < own ? due : own
    s.goods[victim * 5 + g] -= n
    s.goods[seat * 5 + g] += n
    got[g] = n
  }
  emit?.({ type: 'robbed', seat, victim, space, goods: delta(got) })
  endAction(s)
}

/** Action 17, options b to d. */
export function takeScrap(s: State, seat: number, good: number, emit: Emit): void {
  const got = gain(s, seat, good, 1)
  emit?.({ type: 'stole', seat, space: 17, goods: one(good, got) })
  endAction(s)
}

/** Action 17, option a (PQ-A17-04, PQ-A17-08, PQ-A17-09). */
export function scrap(s: State, seat: number, p: number, emit: Emit): void {
  const counts = [p & 7, (p >> 3) & 7, (p >> 6) & 7, (p >> 9) & 7, p >> 12]
  for (let g = 0; g <= GOLD; g++) {
    s.goods[seat * 5 + g] -= counts[g]
    if (s.rules.removeOut) s.removed[g] += counts[g]
    else s.stock[g] += counts[g]
  }
  emit?.({ type: 'scrapped', seat, goods: delta(counts) })
  endAction(s)
}

/** Action 19: the added good stays on the row (PQ-A19-04 to 08, PQ-A19-12). */
export function addGood(s: State, seat: number, good: number, emit: Emit): void {
  const paid = emit ? delta(s.row) : {}
  s.goods[seat * 5 + good]--
  s.row[good]++
  const value = takeReward(s, SPECIAL, seat, emit)
  emit?.({ type: 'specialOffered', seat, paid, added: GOODS[good], value })
  endAction(s)
}

/** Action 20: the small cube moves forward (PQ-A20-03 to 07). */
export function moveForward(s: State, seat: number, honey: number, emit: Emit): void {
  pay(s, seat, HONEY, honey)
  const place = s.next.indexOf(seat)
  for (let i = place; i > place - honey; i--) s.next[i] = s.next[i - 1]
  s.next[place - honey] = seat
  emit?.({ type: 'orderChanged', seat, honey, order: s.next.slice() })
  endAction(s)
}
