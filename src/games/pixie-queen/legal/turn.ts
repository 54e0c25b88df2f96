/** Which action space a player may choose: PQ-ACT-02 to 29 and the conditions of the 21 actions. */
import { COPY_UNUSED, GOLD, HONEY, NOBODY, RING, SERIES_LENGTH, SILVER, SPECIAL } from '../codes.ts'
import { bagTotal, discsOf, discsOn, goldPrice, goodsTotal, hasSkill, ringPrice, roomFor } from '../queries.ts'
import { R } from '../reasons.ts'
import type { State } from '../state.ts'
import { promoteReason } from './promotion.ts'

/** Action 4 needs something to give and another kind to take (PQ-A04-05). `held` pieces of bread are left out. */
export function canExchange(s: State, seat: number, held: number): boolean {
  for (let give = 0; give <= SILVER; give++) {
    if (s.goods[seat * 5 + give] - (give === 1 ? held : 0) <= 0) continue
    for (let take = 0; take <= SILVER; take++) if (take !== give && s.stock[take] + (take === 1 ? held : 0) > 0) return true
  }
  return false
}

function convertReason(s: State, seat: number): number {
  if (s.stock[GOLD] === 0) return R.a05Stock
  return s.goods[seat * 5 + SILVER] < goldPrice(s, seat) ? R.a05Pay : 0
}

function singleUseReason(s: State, seat: number, kind: number): number {
  if ((s.boardSingles & (1 << kind)) === 0) return R.tileAway
  return roomFor(s, seat, 1) ? 0 : R.tileSlot
}

/** Action 11: one track at least has to be open and affordable. */
function advanceReason(s: State, seat: number): number {
  const silver = trackReason(s, seat, 0)
  if (silver === 0) return 0
  const gold = trackReason(s, seat, 1)
  return gold === 0 ? 0 : silver === R.a11End ? gold : silver
}

/** Action 11 on one track, 0 silver or 1 gold (PQ-A11-01 to 05). */
export function trackReason(s: State, seat: number, track: number): number {
  if (s.track[seat * 2 + track] >= s.rules.trackLength) return R.a11End
  if (s.goods[seat * 5 + SILVER + track] > 0) return 0
  return track === 0 ? R.a11Silver : R.a11Gold
}

function casinoReason(s: State): number {
  const casino = s.rules.casino
  for (let i = 0; i < casino.length; i++) if (casino[i] > 0 && s.stock[i % 5] > 0) return 0
  return R.a12Empty
}

/** Action 13: the next tile has to be there and paid for. */
export function ringReason(s: State, seat: number): number {
  if (s.taken[RING] >= SERIES_LENGTH) return R.a13None
  return s.goods[seat * 5 + GOLD] < ringPrice(s, seat) ? R.a13Pay : 0
}

function robAnyReason(s: State, seat: number): number {
  for (let space = 1; space <= 14; space++) {
    const colour = s.pixies[space]
    if (colour !== NOBODY && colour !== seat && colour < s.seats) return 0
  }
  return R.a14None
}

/** Action 19 as a whole (PQ-A19-03, PQ-A19-11). */
function specialReason(s: State, seat: number): number {
  if (s.taken[SPECIAL] >= SERIES_LENGTH) return R.a19None
  let left = 0
  for (let g = 0; g < 5; g++) {
    const rest = s.goods[seat * 5 + g] - s.row[g]
    if (rest < 0) return R.a19Pay
    left += rest
  }
  return left > 0 ? 0 : R.a19Add
}

/** Whether a double space can be copied as far as its use goes (PQ-A18-07 to 11). */
export function copyableReason(s: State, seat: number, space: number): number {
  if (space < 1 || space > 14) return R.a18Single
  return s.used[space] === 0 && !hasSkill(s, seat, COPY_UNUSED) ? R.a18Unused : 0
}

/** Whether any copy is possible, action 4 judged with `held` pieces of bread set aside. */
export function canCopy(s: State, seat: number, held: number): boolean {
  for (let space = 1; space <= 14; space++) {
    if (copyableReason(s, seat, space) !== 0) continue
    if (space === 4 ? canExchange(s, seat, held) : actionReason(s, seat, space, 0) === 0) return true
  }
  return false
}

function orderReason(s: State, seat: number): number {
  if (s.next[0] === seat) return R.a20First
  return s.goods[seat * 5 + HONEY] > 0 ? 0 : R.a20Pay
}

/** Can the action be carried out at all (PQ-ACT-14, PQ-ACT-16)? `blocked` is the space whose hand slot its own disc will take, or 0. */
export function actionReason(s: State, seat: number, action: number, blocked: number): number {
  switch (action) {
    case 1:
      return s.stock[0] + s.stock[1] + s.stock[2] > 0 ? 0 : R.a01Empty
    case 2:
      return s.stock[SILVER] > 0 ? 0 : R.a02Empty
    case 3:
      return promoteReason(s, seat, blocked)
    case 4:
      return canExchange(s, seat, 0) ? 0 : R.a04None
    case 5:
      return convertReason(s, seat)
    case 6:
      return s.stack.length === 0 ? R.a06None : roomFor(s, seat, 0) ? 0 : R.a06Slot
    case 7:
    case 8:
    case 9:
      return singleUseReason(s, seat, action - 7)
    case 11:
      return advanceReason(s, seat)
    case 12:
      return casinoReason(s)
    case 13:
      return ringReason(s, seat)
    case 14:
      return robAnyReason(s, seat)
    case 15:
      return bagTotal(s) > 0 ? 0 : R.a15Bag
    case 17:
      return s.stock[0] + s.stock[1] + s.stock[2] > 0 || goodsTotal(s, seat) >= 3 ? 0 : R.a17Goods
    case 18:
      return canCopy(s, seat, 0) ? 0 : R.a18None
    case 19:
      return specialReason(s, seat)
    case 20:
      return orderReason(s, seat)
    default:
      // 10 and 21 always; 16 because everybody has a skill to swap for another's.
      return 0
  }
}

/** Is there room for the discs (PQ-ACT-03 to 12, PQ-ACT-25 to 28)? */
export function placeReason(s: State, seat: number, space: number): number {
  if (space <= 14) {
    if (s.used[space] !== 0 && !(space === 5 && s.rules.convertAgain)) return R.occupied
    return s.pixies[space] < 0 && s.discs[seat] < 2 ? R.needDiscs : 0
  }
  if (space === 15 || space === 18) return discsOf(s, space, seat) > 0 ? R.ownUsed : 0
  if (space === 17) return s.used[17] !== 0 && discsOn(s, 17) >= 3 ? R.scrapsFull : 0
  return s.used[space] !== 0 ? R.singleUsed : 0
}

/** May the seat whose turn it is choose this action space? */
export function spaceReason(s: State, seat: number, space: number): number {
  if (space < 1 || space > 21) return R.malformed
  if (s.discs[seat] === 0) return R.noDiscs
  const place = placeReason(s, seat, space)
  if (place !== 0) return place
  // Its own disc takes the hand slot of action 3 (PQ-A03-18), unless a pixie helps there, which can be displaced.
  return actionReason(s, seat, space, 3)
}
