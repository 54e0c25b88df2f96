/** Plain facts worked out from a view for the eye: prices, scores, helpers. Nothing here decides what is legal. */
import type { Seat } from '../../../core/game.ts'
import {
  type Colour,
  FOODS,
  type Food,
  type Good,
  type Goods,
  type Series,
  type SpaceId,
  type Track,
  type View,
} from '../../../games/pixie-queen/types.ts'

/** The seat the view looks from; seat 0 for the table's own view. */
export const viewerOf = (v: View): Seat => (v.viewer === 'table' ? 0 : v.viewer)

/** Score so far: punishment counts down, 0 to -60 and below. */
export const scoreOf = (v: View, seat: Seat): number => -(v.players[seat]?.punishment ?? 0)

/** Step of a seat on a track, 1 to the length. */
export const stepOf = (v: View, seat: Seat, track: Track): number =>
  (track === 'silver' ? v.players[seat]?.silverTrack : v.players[seat]?.goldTrack) ?? 1

/** Printed prices of a track by step: silver per gold, or gold per ring. */
export const pricesOf = (v: View, track: Track): readonly number[] =>
  track === 'silver' ? v.options.edition.tracks.silverPerGold : v.options.edition.tracks.goldPerRing

/** What one gold (silver track) or one ring (gold track) costs a seat now, its skill included (PQ-SKILL-01, PQ-SKILL-02). */
export function priceOf(v: View, seat: Seat, track: Track): number {
  const printed = pricesOf(v, track)[stepOf(v, seat, track) - 1] ?? 1
  const cheap = track === 'silver' && v.players[seat]?.skill === 'cheapGold' ? 1 : 0
  return Math.max(1, printed - cheap)
}

/** Discs an action space asks of a seat now (PQ-ACT): 21 takes all that are left. */
export function discsFor(v: View, seat: Seat, id: SpaceId): number {
  if (id === 21) return v.players[seat]?.discs ?? 0
  if (id > 14) return 1
  return v.spaces[id]?.pixie === null ? 2 : 1
}

/** Seats of one's crest on a step of a track, one's own first. */
export function seatsOnStep(v: View, track: Track, step: number, me: Seat): Seat[] {
  const here = v.turnNow.filter((s) => v.players[s]?.alive && stepOf(v, s, track) === step)
  return here.sort((a, b) => Number(b === me) - Number(a === me))
}

/** The colour of the pixies nobody leads in a two-player game, or null. */
export const thirdColour = (v: View): Colour | null => (v.seats === 2 ? 2 : null)

/** Pyramid spaces on which a colour stands. */
export function standing(v: View, colour: Colour): SpaceId[] {
  return v.options.edition.pyramid.filter((p) => v.spaces[p.id]?.pixie === colour).map((p) => p.id)
}

/** Value of the next tile of a series, null when all are gone. */
export const nextTile = (v: View, series: Series): number | null => v.options.edition.rewardTiles[series][v.taken[series]] ?? null

/** Tokens not revealed yet (drawn or boxed), by food: what may still come, and with what chance. */
export function demandsLeft(v: View): Readonly<Record<Food, number>> {
  const left = { apple: 0, bread: 0, honey: 0 }
  for (const f of FOODS) left[f] = v.options.edition.demandTokens[f] - v.demands.filter((d) => d === f).length
  return left
}

/** The viewer's own goods; nothing while they are hidden. */
export function goodsOf(v: View, seat: Seat): Goods | null {
  return v.players[seat]?.screen?.goods ?? null
}

const FOOD_OF: Readonly<Record<string, Good>> = { A: 'apple', B: 'bread', H: 'honey', S: 'silver', G: 'gold' }
/** Letters of the edition as goods, in printed order. */
export const goodsOfLetters = (letters: string): Good[] => [...letters].flatMap((c) => FOOD_OF[c] ?? [])

/** Whether a round's demand is already face up, and whether it is the one of this round. */
export interface DemandToken {
  readonly round: number
  readonly food: Food | null
  readonly now: boolean
}

/** The demand tokens, one a round. */
export function demandTokens(v: View): DemandToken[] {
  return Array.from({ length: v.options.edition.demandTokens.used }, (_, i) => ({
    round: i + 1,
    food: v.demands[i] ?? null,
    now: i + 1 === v.round,
  }))
}

/** Points phase V would cost a seat as things stand; negative means a bonus. */
export function dueOf(v: View, seat: Seat): number {
  const d = v.due[seat]
  return d ? d.miners + d.tracks - d.bonus : 0
}

/** Where a seat stands in an order, from 0; -1 when out. */
export const placeIn = (order: readonly Seat[], seat: Seat): number => order.indexOf(seat)

/** Players in turn order, then those who are out. */
export function courtOrder(v: View): Seat[] {
  const out = v.players.map((_, s) => s).filter((s) => !v.turnNow.includes(s))
  return [...v.turnNow, ...out]
}

/** Cost of the next copy this round, in points. */
export const copyCost = (v: View): number => v.options.edition.copyCosts[Math.min(v.copiers, v.options.edition.copyCosts.length - 1)] ?? 0

/** Turn order as rank of the next servant: pixies of a colour that are chained, mine, castle. */
export const stonesOf = (v: View, seat: Seat): number => (v.players[seat]?.stones ?? [0, 0]).reduce((a, b) => a + b, 0)
