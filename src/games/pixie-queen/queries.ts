/** Questions about a state that several rules ask. Nothing here changes anything or allocates. */
import { BREAD, CHEAP_GOLD, EXTRA_SLOT, FREE_UNCHAIN, ON_SKILL, SERIES_LENGTH, SINGLE, SINGLE_SLOT, SKILL_SLOT } from './codes.ts'
import type { State } from './state.ts'

/** Whether the seat's skill is this S-number. */
export const hasSkill = (s: State, seat: number, skill: number): boolean => s.tiles[seat * 4 + SKILL_SLOT] === skill

/** The slot where a seat has this loose tile, -1 if it has not. */
export function slotOf(s: State, seat: number, tile: number): number {
  const slot = tile >= SINGLE ? SINGLE_SLOT : 0
  if (s.tiles[seat * 4 + slot] === tile) return slot
  return s.tiles[seat * 4 + ON_SKILL] === tile ? ON_SKILL : -1
}

/** Whether a newly taken tile of that slot's type finds room (PQ-TILE-04, PQ-SKILL-18). */
export const roomFor = (s: State, seat: number, slot: number): boolean =>
  s.tiles[seat * 4 + slot] === 0 || (hasSkill(s, seat, EXTRA_SLOT) && s.tiles[seat * 4 + ON_SKILL] === 0)

/** Miners of a colour without stones. */
export const freeMiners = (s: State, colour: number): number =>
  s.miners[colour] - (s.stones[colour * 2] > 0 ? 1 : 0) - (s.stones[colour * 2 + 1] > 0 ? 1 : 0)

/** Whether a seat could remove a stone right now (PQ-MINE-11, PQ-SKILL-16). */
export const canUnchain = (s: State, seat: number): boolean =>
  s.stones[seat * 2] > 0 && (s.goods[seat * 5 + BREAD] > 0 || hasSkill(s, seat, FREE_UNCHAIN))

/** Discs on a space, of one seat. */
export const discsOf = (s: State, space: number, seat: number): number => (s.used[space] >> (3 * seat)) & 7

/** Discs on a space, of everybody. */
export function discsOn(s: State, space: number): number {
  let n = 0
  for (let bits = s.used[space]; bits !== 0; bits >>= 3) n += bits & 7
  return n
}

/** Whether a colour has a pixie on the pyramid. */
export function hasActive(s: State, colour: number): boolean {
  for (let space = 1; space <= 14; space++) if (s.pixies[space] === colour) return true
  return false
}

/** Goods a seat owns, all kinds together. */
export function goodsTotal(s: State, seat: number): number {
  const g = seat * 5
  return s.goods[g] + s.goods[g + 1] + s.goods[g + 2] + s.goods[g + 3] + s.goods[g + 4]
}

/** Points of the next reward tile of a series, 0 where none is left. */
export const nextReward = (s: State, series: number): number =>
  s.taken[series] < SERIES_LENGTH ? s.rules.rewards[series * SERIES_LENGTH + s.taken[series]] : 0

/** Gold for a ring (PQ-A13-02). */
export const ringPrice = (s: State, seat: number): number => s.rules.goldPerRing[s.track[seat * 2 + 1]]

/** Cubes in the bag. */
export const bagTotal = (s: State): number => s.bag[0] + s.bag[1] + s.bag[2]

/** Silver for one gold (PQ-A05-02, PQ-SKILL-01 and 02). */
export function goldPrice(s: State, seat: number): number {
  const price = s.rules.silverPerGold[s.track[seat * 2]]
  return hasSkill(s, seat, CHEAP_GOLD) && price > 1 ? price - 1 : price
}

/** Cubes due in a mining (PQ-A15-03 and 04), limited by the bag (PQ-A15-18). */
export function drawsDue(s: State, seat: number): number {
  const due = s.miners[seat] > 1 ? s.miners[seat] : 1
  const bag = bagTotal(s)
  return due < bag ? due : bag
}

/** Whether a seat is still in the game. */
export const isAlive = (s: State, seat: number): boolean => (s.alive & (1 << seat)) !== 0

/** Demand tokens of a food not yet revealed. */
export function demandsLeft(s: State, food: number): number {
  let n = s.rules.demandTokens[food]
  for (let i = 0; i < s.demands.length; i++) if (s.demands[i] === food) n--
  return n
}

/** Whether all gold-numbered tiles are gone (PQ-END-01). */
export const tilesOut = (s: State): boolean =>
  s.taken[0] >= s.rules.goldNumbered && s.taken[1] >= s.rules.goldNumbered && s.taken[2] >= s.rules.goldNumbered
