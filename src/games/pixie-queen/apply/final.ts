/** The end of a round and of the game: PQ-END, PQ-SCORE-05 to 07, PQ-OUT-18. */
import { NOBODY, PHASE, STEP, THEN } from '../codes.ts'
import { canUnchain, tilesOut } from '../queries.ts'
import { finalLines } from '../score.ts'
import type { State } from '../state.ts'
import { ask, type Emit, goOn, returnDiscs } from './common.ts'

/** PQ-END-01 to 04. */
export function endRound(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) s.history.push(s.punishment[seat])
  emit?.({ type: 'roundEnd', round: s.round, punishment: s.punishment.slice() })
  if (!tilesOut(s) && s.round < s.rules.rounds) return goOn(s, THEN.startRound)
  s.phase = PHASE.scoring
  s.then = THEN.none
  emit?.({ type: 'phase', phase: 'scoring' })
  finalUnchain(s, 0, emit)
}

/** Stones may be bought off in turn order before they count (PQ-SCORE-05, PQ-SCORE-07). */
export function finalUnchain(s: State, place: number, emit: Emit): void {
  for (let i = place; i < s.now.length; i++) if (canUnchain(s, s.now[i])) return ask(s, STEP.finalUnchain, s.now[i])
  endGame(s, tilesOut(s) ? 'tiles' : 'rounds', emit)
}

/** No decision is left. */
export function endGame(s: State, reason: 'rounds' | 'tiles' | 'lastStanding', emit: Emit): void {
  s.phase = PHASE.over
  s.turn = NOBODY
  s.then = THEN.none
  s.furious = 0
  s.action = 0
  s.copying = 0
  s.owed.fill(0)
  s.due.fill(0)
  returnDiscs(s)
  ask(s, STEP.over, NOBODY)
  if (!emit) return
  const lines = finalLines(s)
  emit({ type: 'counted', lines })
  emit({ type: 'over', reason, winners: lines.filter((l) => l.rank === 1).map((l) => l.seat) })
}
