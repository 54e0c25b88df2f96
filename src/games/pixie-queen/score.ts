/** Scores and ranks: PQ-SCORE, PQ-OUT-19, PQ-OUT-20. */
import { isAlive } from './queries.ts'
import type { State } from './state.ts'
import type { FinalLine } from './types.ts'

/** Reward points of a seat: tiles and markers (PQ-SCORE-02). */
export function rewardPoints(s: State, seat: number): number {
  let n = s.markers[seat * 2] + 2 * s.markers[seat * 2 + 1]
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat) n += s.rules.rewards[i]
  return n
}

/** Points for stones still at the miners (PQ-SCORE-04), as a cost. */
export const stonePoints = (s: State, seat: number): number => (s.stones[seat * 2] + s.stones[seat * 2 + 1]) * s.rules.stoneCost

/** Points for majorities of goods (PQ-SCORE-08 to 13), as a cost. */
export function majorityPoints(s: State, seat: number): number {
  let n = 0
  for (let g = 0; g < 5; g++) if (s.goods[seat * 5 + g] > 0 && nobodyHasMore(s, seat, g)) n += s.rules.majority
  return n
}

function nobodyHasMore(s: State, seat: number, good: number): boolean {
  const own = s.goods[seat * 5 + good]
  for (let other = 0; other < s.seats; other++) if (s.goods[other * 5 + good] > own && isAlive(s, other)) return false
  return true
}

/** Score as it would count now; an eliminated player has nothing but the points (PQ-OUT-10). */
export function scoreOf(s: State, seat: number): number {
  return rewardPoints(s, seat) - s.punishment[seat] - stonePoints(s, seat) - majorityPoints(s, seat)
}

export function scores(s: State): number[] {
  const out: number[] = []
  for (let seat = 0; seat < s.seats; seat++) out.push(scoreOf(s, seat))
  return out
}

/** Faithful servants of a seat (PQ-SCORE-17). */
export function servantsOf(s: State, seat: number): number {
  let n = 0
  for (let i = 0; i < s.castle.length; i++) if (s.castle[i] === seat) n++
  return n
}

/** Below 0 when a ranks before b, 0 when they share. */
function compare(s: State, totals: readonly number[], a: number, b: number): number {
  if (s.outAt[a] !== s.outAt[b]) return s.outAt[a] === 0 ? -1 : s.outAt[b] === 0 ? 1 : s.outAt[b] - s.outAt[a]
  if (s.outAt[a] !== 0) return s.punishment[a] - s.punishment[b]
  if (totals[a] !== totals[b]) return totals[b] - totals[a]
  const servants = servantsOf(s, b) - servantsOf(s, a)
  if (servants !== 0) return servants
  return s.castle.indexOf(a) - s.castle.indexOf(b)
}

/** Rank per seat, 1 the best; ties share (PQ-SCORE-14 to 20, PQ-OUT-20). */
export function ranks(s: State): number[] {
  const totals = scores(s)
  return totals.map((_, seat) => 1 + totals.filter((__, other) => compare(s, totals, other, seat) < 0).length)
}

/** The final count of every seat. */
export function finalLines(s: State): FinalLine[] {
  const rank = ranks(s)
  return rank.map((place, seat) => {
    const alive = isAlive(s, seat)
    return {
      seat,
      punishment: s.punishment[seat] === 0 ? 0 : -s.punishment[seat],
      rewards: alive ? rewardPoints(s, seat) : 0,
      stones: alive ? 0 - stonePoints(s, seat) : 0,
      majorities: alive ? 0 - majorityPoints(s, seat) : 0,
      total: scoreOf(s, seat),
      rank: place,
      servants: servantsOf(s, seat),
      eliminated: !alive,
    }
  })
}
