/** Phase V and the end of a round: PQ-PUNISH, PQ-END. */
import { LIGHT_MINE, NOBODY, PHASE, THEN } from '../codes.ts'
import { hasSkill } from '../queries.ts'
import type { State } from '../state.ts'
import { type Emit, goOn } from './common.ts'
import { punish } from './punish.ts'

/** Points a seat receives for its miners (PQ-PUNISH-02 to 05). */
export function minerPoints(s: State, seat: number): number {
  const costs = s.rules.minerCosts
  const n = s.miners[seat] < costs.length ? s.miners[seat] : costs.length - 1
  return costs[n] > 1 && hasSkill(s, seat, LIGHT_MINE) ? 1 : costs[n]
}

/** Points for the places on both tracks (PQ-PUNISH-06 to 08). */
export const trackPoints = (s: State, seat: number): number =>
  s.rules.punishment[s.track[seat * 2]] + s.rules.punishment[s.track[seat * 2 + 1]]

/** Bonus points of the last spaces (PQ-PUNISH-09, PQ-PUNISH-13). */
export function bonusPoints(s: State, seat: number): number {
  const last = s.rules.trackLength
  return s.rules.bonus * ((s.track[seat * 2] === last ? 1 : 0) + (s.track[seat * 2 + 1] === last ? 1 : 0))
}

/** Step 1; a pixie sent home by it costs nothing more this round (PQ-PUNISH-16). */
export function punishMiners(s: State, emit: Emit): void {
  s.phase = PHASE.punishments
  s.turn = NOBODY
  emit?.({ type: 'phase', phase: 'punishments' })
  for (let i = 0; i < s.now.length; i++) punish(s, s.now[i], minerPoints(s, s.now[i]), 'miners', emit)
  goOn(s, THEN.tracks)
}

/** Step 2; the bonus is a marker and moves no disc (PQ-PUNISH-10, PQ-PUNISH-11). */
export function punishTracks(s: State, emit: Emit): void {
  for (let i = 0; i < s.now.length; i++) {
    const seat = s.now[i]
    const points = bonusPoints(s, seat)
    punish(s, seat, trackPoints(s, seat), 'tracks', emit)
    if (points === 0) continue
    s.markers[seat * 2] += points
    emit?.({ type: 'bonus', seat, points })
  }
  goOn(s, THEN.roundEnd)
}
