/** The small answers inside an action and outside turns, one predicate each. Reason numbers, 0 for legal. */
import { BREAD, FREE_UNCHAIN, GOLD, HONEY, MERCY_TILE, NOBODY, ON_SKILL, PHASE, SILVER, STEP } from '../codes.ts'
import { canUnchain, goldPrice, goodsTotal, hasSkill, isAlive, slotOf } from '../queries.ts'
import { R } from '../reasons.ts'
import type { State } from '../state.ts'
import { actionReason, canCopy, canExchange, copyableReason } from './turn.ts'

const min = (a: number, b: number): number => (a < b ? a : b)
const within = (n: number, max: number, many: number): number => (n < 1 ? R.tooFew : n > max ? many : 0)

/** Value of the food tile that yields now. */
export const yieldingTile = (s: State): number => s.tiles[s.acting * 4 + (s.slot === 0 ? 0 : ON_SKILL)]

/** PQ-STEAL-07 to 19: exactly what the tile yields, among kinds in stock; all that is left if less. */
export function foodReason(s: State, apple: number, bread: number, honey: number): number {
  const tile = yieldingTile(s)
  const left = s.stock[0] + s.stock[1] + s.stock[2]
  if (apple > s.stock[0] || bread > s.stock[1] || honey > s.stock[2]) return R.foodStock
  return apple + bread + honey === min(tile, left) ? 0 : left < tile ? R.foodAll : R.foodCount
}

/** Action 1. */
export const takeFoodReason = (s: State, good: number): number => (good > HONEY ? R.a01Food : s.stock[good] > 0 ? 0 : R.a01Good)

function otherKindInStock(s: State, give: number): boolean {
  for (let take = 0; take <= SILVER; take++) if (take !== give && s.stock[take] > 0) return true
  return false
}

/** Action 4, what is given. */
export function giveReason(s: State, seat: number, good: number): number {
  if (good > GOLD) return R.malformed
  if (good === GOLD) return R.a04Gold
  if (s.goods[seat * 5 + good] === 0) return R.a04NotOwned
  return otherKindInStock(s, good) ? 0 : R.a04Stock
}

/** Action 4, what is taken. */
export function exchangeTakeReason(s: State, good: number): number {
  if (good > GOLD) return R.malformed
  if (good === GOLD) return R.a04Gold
  if (good === s.give) return R.a04Same
  return s.stock[good] > 0 ? 0 : R.a04Stock
}

/** Action 4, the most that can be exchanged (PQ-A04-05). */
export const exchangeMax = (s: State, seat: number): number => min(s.rules.exchangeLimit, min(s.goods[seat * 5 + s.give], s.stock[s.take]))
export const exchangeCountReason = (s: State, seat: number, n: number): number => within(n, exchangeMax(s, seat), R.a04Many)

/** Action 5, the most gold (PQ-A05-04). */
export const convertMax = (s: State, seat: number): number =>
  min(Math.floor(s.goods[seat * 5 + SILVER] / goldPrice(s, seat)), s.stock[GOLD])
export const convertReason = (s: State, seat: number, n: number): number => within(n, convertMax(s, seat), R.a05Many)

/** Action 20, the most honey (PQ-A20-08). */
export const honeyMax = (s: State, seat: number): number => min(s.goods[seat * 5 + HONEY], s.next.indexOf(seat))
export function honeyReason(s: State, seat: number, n: number): number {
  if (n < 1) return R.tooFew
  if (n > s.next.indexOf(seat)) return R.a20Far
  return n > s.goods[seat * 5 + HONEY] ? R.a20Honey : 0
}

/** Action 10: exactly the rolled points, among living opponents. `packed` as in words.ts SPLIT. */
export function splitReason(s: State, seat: number, packed: number): number {
  if ((packed & 7) !== s.seats || packed >> (3 + 4 * s.seats) !== 0) return R.malformed
  let sum = 0
  for (let i = 0; i < s.seats; i++) {
    const points = (packed >> (3 + 4 * i)) & 15
    if (points > 0 && (i === seat || !isAlive(s, i))) return R.a10Split
    sum += points
  }
  return sum === s.rolled ? 0 : R.a10Split
}

/** Action 14 (PQ-A14-01, PQ-TWO-19). */
export function robReason(s: State, seat: number, space: number): number {
  if (space < 1 || space > 14) return R.malformed
  const colour = s.pixies[space]
  if (colour === NOBODY) return R.a14Empty
  if (colour === seat) return R.a14Own
  return colour >= s.seats ? R.a14Neutral : 0
}

/** Action 18 after its points. */
export function copyReason(s: State, seat: number, space: number): number {
  const usable = copyableReason(s, seat, space)
  if (usable !== 0) return usable
  return actionReason(s, seat, space, 0)
}

/** Action 17: exactly three goods of one's own (PQ-A17-10). */
export function removeReason(s: State, seat: number, a: number, b: number, h: number, silver: number, gold: number): number {
  if (goodsTotal(s, seat) < 3) return R.a17Goods
  const g = seat * 5
  if (a > s.goods[g] || b > s.goods[g + 1] || h > s.goods[g + 2] || silver > s.goods[g + 3] || gold > s.goods[g + 4]) return R.a17NotOwned
  return a + b + h + silver + gold === 3 ? 0 : R.a17Count
}

/** Room for a stone at a bottom-row place of a colour, as far as that mine goes (PQ-MINE-07 to 09). */
export function roomReason(s: State, colour: number, place: number): number {
  if (place >= s.miners[colour]) return R.noMiner
  const stones = s.stones[colour * 2 + place]
  if (place === 1 && stones === s.stones[colour * 2]) return R.sameMiner
  return stones >= s.rules.perMiner ? R.a15Room : 0
}

/** Whether any bottom-row miner of a colour has room. */
export const mineHasRoom = (s: State, colour: number): boolean => roomReason(s, colour, 0) === 0 || roomReason(s, colour, 1) === 0

/** Whether a colour's miners can be chained at all. */
export const chainable = (s: State, colour: number): boolean => (colour < s.seats ? isAlive(s, colour) : s.rules.neutralChained)

/** Whether anybody but the drawer has room for a stone. */
export function othersHaveRoom(s: State, seat: number): boolean {
  for (let colour = 0; colour < s.miners.length; colour++)
    if (colour !== seat && chainable(s, colour) && mineHasRoom(s, colour)) return true
  return false
}

/** Action 15, where a stone goes (PQ-A15-10 to 16). */
export function chainReason(s: State, seat: number, colour: number, place: number): number {
  if (colour >= s.miners.length) return R.malformed
  if (!chainable(s, colour)) return colour >= s.seats ? R.a15Neutral : R.noMiner
  const room = roomReason(s, colour, place)
  if (room !== 0) return room
  return s.rules.othersFirst && colour === seat && othersHaveRoom(s, seat) ? R.a15Others : 0
}

/** PQ-MINE-19 to 24. */
export const sendReason = (s: State, seat: number, space: number): number =>
  space < 1 || space > 14 ? R.malformed : s.pixies[space] === seat ? 0 : R.notActive
export const mercyReason = (s: State, seat: number): number => (slotOf(s, seat, MERCY_TILE) >= 0 ? 0 : R.noMercy)

/** Hands a seat has filled. */
export function handsFilled(s: State, seat: number): number {
  let n = 0
  while (n < 3 && s.offers[seat * 3 + n] !== 0) n++
  return n
}

/** Phase III: may this fill the next hand (PQ-OFFER-07 to 16)? */
export function offerReason(s: State, seat: number, good: number, count: number): number {
  if (good > GOLD) return R.malformed
  const filled = handsFilled(s, seat)
  if (filled >= s.hands[seat]) return R.handsFull
  for (let h = 0; h < filled; h++) {
    const before = s.offers[seat * 3 + h] & 7
    if (before === good) return R.sameType
    // Hands are filled in the order of goods, so that an offering has one spelling only.
    if (before > good) return R.handOrder
  }
  return within(count, s.goods[seat * 5 + good], R.offerNotOwned)
}

/** Steps of a turn at which S7 may be used by anybody under `freeUnchainAnytime`: nobody is inside an action. */
const isFresh = (step: number): boolean => step === STEP.turn || step === STEP.foodTile || step === STEP.announceDouble

/** PQ-Q18: one's own turn in phases II and IV, the final count, and for S7 between turns. */
function mayUnchainNow(s: State, seat: number): boolean {
  if (s.acting === seat && (s.turn === seat || s.phase === PHASE.scoring)) return true
  return s.rules.freeAnytime && hasSkill(s, seat, FREE_UNCHAIN) && isFresh(s.step)
}

/** Whether the last piece of bread is needed to answer the decision at hand. */
function breadIsPromised(s: State, seat: number): boolean {
  switch (s.step) {
    case STEP.exchangeGive:
      return !canExchange(s, seat, 1)
    case STEP.exchangeTake:
    case STEP.exchangeCount:
      return s.give === BREAD && s.goods[seat * 5 + BREAD] === 1
    case STEP.copyTarget:
      return !canCopy(s, seat, 1)
    case STEP.addGood:
      return goodsTotal(s, seat) === 1
    default:
      return false
  }
}

/** May the seat remove a stone from this bottom-row place now (PQ-MINE-11 to 18)? */
export function unchainReason(s: State, seat: number, place: number): number {
  if (place > 1) return R.malformed
  if (!mayUnchainNow(s, seat)) return R.unchainNotNow
  const stones = s.stones[seat * 2 + place]
  if (stones === 0) return R.noStone
  if (place === 1 && stones === s.stones[seat * 2]) return R.sameMiner
  if (!canUnchain(s, seat)) return R.needBread
  return !hasSkill(s, seat, FREE_UNCHAIN) && breadIsPromised(s, seat) ? R.breadPromised : 0
}
