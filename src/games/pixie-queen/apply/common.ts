/** Small things every phase does: asking, going on, moving goods and pieces. */
import { BREAD, FREE_UNCHAIN, MERCY_TILE, NOBODY, ON_BOARD, RUN, SERIES_LENGTH, SERVANT_SLOT, SINGLE } from '../codes.ts'
import { hasSkill, isAlive, slotOf, tilesOut } from '../queries.ts'
import type { State } from '../state.ts'
import { type Colour, type Event, GOODS, type GoodsDelta, type LooseTile, type Place, SINGLE_USE } from '../types.ts'

/** Receives what happens; undefined in searches, where no event is ever made. */
export type Emit = ((e: Event) => void) | undefined

/** The next decision is this seat's (or CHANCE's: NOBODY). */
export function ask(s: State, step: number, seat: number): void {
  s.step = step
  s.acting = seat
}

/** No decision now: obligations first, then what `then` says. */
export function goOn(s: State, then: number): void {
  s.step = RUN
  s.acting = NOBODY
  s.then = then
}

/** Takes up to `n` of a good from the stock (PQ-STOCK-03). Returns how many there were. */
export function gain(s: State, seat: number, good: number, n: number): number {
  const got = n < s.stock[good] ? n : s.stock[good]
  s.stock[good] -= got
  s.goods[seat * 5 + good] += got
  return got
}

/** Pays to the stock (PQ-STOCK-04). */
export function pay(s: State, seat: number, good: number, n: number): void {
  s.goods[seat * 5 + good] -= n
  s.stock[good] += n
}

/** Words for counts of goods; only called when somebody listens. */
export function delta(counts: readonly number[]): GoodsDelta {
  const out: Record<string, number> = {}
  GOODS.forEach((g, i) => {
    if (counts[i] > 0) out[g] = counts[i]
  })
  return out
}

/** One kind of good as a delta; `n` is at least 1. */
export const one = (good: number, n: number): GoodsDelta => ({ [GOODS[good]]: n })

/** Word for a loose tile, null for none. */
export const looseWord = (tile: number): LooseTile | null =>
  tile === 0 ? null : tile >= SINGLE ? SINGLE_USE[tile - SINGLE] : (tile as 2 | 3 | 4)

export const placeWord = (place: number): Place => (place === 0 ? 'mine' : place === SERVANT_SLOT ? 'castle' : place)
export const colourWord = (colour: number): Colour | null => (colour === NOBODY ? null : colour)

/** An active pixie becomes a miner (PQ-MINE-03: places in the mine follow from the count). */
export function sendHome(s: State, space: number): void {
  s.miners[s.pixies[space]]++
  s.pixies[space] = NOBODY
}

/** Keeps the bottom-row miner with more stones first. */
export function sortStones(s: State, colour: number): void {
  const a = s.stones[colour * 2]
  const b = s.stones[colour * 2 + 1]
  if (b <= a) return
  s.stones[colour * 2] = b
  s.stones[colour * 2 + 1] = a
}

/** A stone leaves play for bread or, with S7, for nothing (PQ-MINE-11, PQ-MINE-17, PQ-SKILL-16). */
export function unchain(s: State, seat: number, miner: number, emit: Emit): void {
  const bread = hasSkill(s, seat, FREE_UNCHAIN) ? 0 : 1
  if (bread > 0) pay(s, seat, BREAD, 1)
  s.stones[seat * 2 + miner]--
  s.stonesOut++
  sortStones(s, seat)
  emit?.({ type: 'unchained', seat, miner, bread })
}

/** All discs go back to the living players (PQ-ACT-31). */
export function returnDiscs(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) s.discs[seat] = isAlive(s, seat) ? s.rules.discs : 0
  s.used.fill(0)
}

/** A used single-use tile goes back to its space (PQ-TILE-07). */
export function returnTile(s: State, seat: number, tile: number): void {
  s.tiles[seat * 4 + slotOf(s, seat, tile)] = 0
  s.boardSingles |= 1 << (tile - SINGLE)
}

/** Spends the mercy tile (PQ-A09-05). */
export function useMercy(s: State, seat: number, emit: Emit): void {
  returnTile(s, seat, MERCY_TILE)
  emit?.({ type: 'mercyUsed', seat })
}

/** Takes the next reward tile of a series (PQ-REWARD-15) for a seat or OUT. Returns its value. */
export function takeReward(s: State, series: number, owner: number, emit: Emit): number {
  const before = tilesOut(s)
  const tile = series * SERIES_LENGTH + s.taken[series]
  if (s.owner[tile] === ON_BOARD) s.owner[tile] = owner
  s.taken[series]++
  if (!before && tilesOut(s)) emit?.({ type: 'lastRound', reason: 'tiles' })
  return s.rules.rewards[tile]
}
