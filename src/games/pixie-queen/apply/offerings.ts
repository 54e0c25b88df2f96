/** Phase III: PQ-OFFER, PQ-A07-05 to 09, PQ-TWO-04 to 06. */
import { DOUBLE_TILE, NOBODY, STEP, THEN } from '../codes.ts'
import { handsFilled } from '../legal/params.ts'
import { hasActive, isAlive, slotOf } from '../queries.ts'
import type { State } from '../state.ts'
import { FOODS, type GoodsDelta } from '../types.ts'
import { ask, delta, type Emit, goOn, one, returnTile, useMercy } from './common.ts'
import { punish } from './punish.ts'

/** Hands of everybody; then holders of the double tile are asked in turn order, then the demand is revealed. */
export function beginOfferings(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) s.hands[seat] = isAlive(s, seat) ? (s.seats === 2 ? 2 : 1) : 0
  s.offers.fill(0)
  s.sealed = 0
  askDouble(s, 0)
}

function askDouble(s: State, place: number): void {
  for (let i = place; i < s.now.length; i++) if (slotOf(s, s.now[i], DOUBLE_TILE) >= 0) return ask(s, STEP.announceDouble, s.now[i])
  ask(s, STEP.demand, NOBODY)
}

/** PQ-A07-04 to 06. */
export function announce(s: State, seat: number, used: boolean, emit: Emit): void {
  if (used) {
    returnTile(s, seat, DOUBLE_TILE)
    s.hands[seat]++
  }
  emit?.({ type: 'doubleAnnounced', seat, used })
  askDouble(s, s.now.indexOf(seat) + 1)
}

/** PQ-OFFER-01, PQ-OFFER-02. */
export function revealDemand(s: State, food: number, emit: Emit): void {
  s.demands.push(food)
  emit?.({ type: 'demand', food: FOODS[food] })
  ask(s, STEP.offer, NOBODY)
}

/** Goods go from the personal stock into a hand; the last hand seals. */
export function fillHand(s: State, seat: number, good: number, count: number, emit: Emit): void {
  const hand = handsFilled(s, seat)
  s.goods[seat * 5 + good] -= count
  s.offers[seat * 3 + hand] = good + count * 8
  if (hand + 1 >= s.hands[seat]) seal(s, seat, emit)
}

/** The offering stands; the last seal reveals all (PQ-OFFER-05). */
export function seal(s: State, seat: number, emit: Emit): void {
  s.sealed |= 1 << seat
  emit?.({ type: 'sealed', seat })
  if ((s.sealed & s.alive) === s.alive) revealOffers(s, emit)
}

/** Amount of a good a seat offered. */
export function offered(s: State, seat: number, good: number): number {
  for (let h = seat * 3; h < seat * 3 + 3; h++) if (s.offers[h] !== 0 && (s.offers[h] & 7) === good) return s.offers[h] >> 3
  return 0
}

const demandOf = (s: State): number => s.demands[s.demands.length - 1]

function offerWords(s: State): GoodsDelta[] {
  return Array.from({ length: s.seats }, (_, seat) => delta([0, 1, 2, 3, 4].map((g) => offered(s, seat, g))))
}

/** Penalties of one moment (PQ-OFFER-23), then the Queen looks. */
function revealOffers(s: State, emit: Emit): void {
  emit?.({ type: 'offered', offers: offerWords(s) })
  for (let i = 0; i < s.now.length; i++) settleOffer(s, s.now[i], emit)
  goOn(s, THEN.queen)
}

/** Accepted goods go to the stock, wrong food back behind the screen (PQ-OFFER-13 to 22). */
function settleOffer(s: State, seat: number, emit: Emit): void {
  let wrong = false
  if (s.offers[seat * 3] === 0) return punish(s, seat, s.rules.emptyCost, 'emptyOffering', emit)
  for (let h = seat * 3; h < seat * 3 + 3 && s.offers[h] !== 0; h++) {
    const good = s.offers[h] & 7
    const count = s.offers[h] >> 3
    if (good > 2 || good === demandOf(s)) s.stock[good] += count
    else {
      s.goods[seat * 5 + good] += count
      wrong = true
      emit?.({ type: 'wrongFood', seat, goods: one(good, count) })
    }
  }
  if (wrong) punish(s, seat, s.rules.wrongCost, 'wrongOffering', emit)
}

/** PQ-OFFER-24 to 26. True when she is content. */
export function queenIsContent(s: State, emit: Emit): boolean {
  let content = false
  for (let i = 0; i < s.now.length; i++) if (offered(s, s.now[i], demandOf(s)) > 0) content = true
  emit?.({ type: 'queen', mood: content ? 'content' : 'furious' })
  return content
}

/** From the last player forward, never the favourite (PQ-OFFER-28 to 34). */
export function findVictim(s: State, from: number, emit: Emit): void {
  for (let i = from; i > 0; i--) {
    if (hasActive(s, s.now[i])) {
      s.furious = 1
      ask(s, STEP.send, s.now[i])
      return
    }
    emit?.({ type: 'spared', seat: s.now[i], why: 'noPixie' })
  }
  s.furious = 0
  emit?.({ type: 'spared', seat: s.now[0], why: 'favourite' })
  goOn(s, THEN.punishments)
}

/** The furious Queen moves on when somebody shows the mercy tile (PQ-OFFER-32). */
export function mercyFromFury(s: State, seat: number, emit: Emit): void {
  useMercy(s, seat, emit)
  findVictim(s, s.now.indexOf(seat) - 1, emit)
}
