/** What goes on by itself until somebody has to decide: obligations first, then what the state says comes next. */
import { RUN, THEN } from '../codes.ts'
import type { State } from '../state.ts'
import { chooseCopy } from './actions.ts'
import type { Emit } from './common.ts'
import { endGame, endRound } from './final.ts'
import { beginOfferings, findVictim, queenIsContent } from './offerings.ts'
import { collect, eliminations } from './punish.ts'
import { punishMiners, punishTracks } from './punishments.ts'
import { beginRewards, neutralStep, nextPromoter } from './rewards.ts'
import { startRound } from './steal.ts'
import { endAction, nextTurn } from './turn.ts'

/** Runs until a decision is asked (PQ-OUT-19: discs have moved, now eliminations, the last survivor, pixies owed, then on). */
export function run(s: State, emit: Emit): void {
  while (s.step === RUN) {
    eliminations(s, emit)
    if (s.now.length <= 1) return endGame(s, 'lastStanding', emit)
    if (collect(s, emit)) return
    advance(s, emit)
  }
}

function advance(s: State, emit: Emit): void {
  switch (s.then) {
    case THEN.startRound:
      return startRound(s, emit)
    case THEN.endAction:
      return endAction(s)
    case THEN.copyTarget:
      return chooseCopy(s, emit)
    case THEN.endTurn:
      return nextTurn(s, emit)
    case THEN.announce:
      return beginOfferings(s)
    case THEN.queen:
      return queen(s, emit)
    case THEN.promotions:
      return nextPromoter(s, emit)
    case THEN.neutral:
      return neutralStep(s, emit)
    case THEN.punishments:
      return punishMiners(s, emit)
    case THEN.tracks:
      return punishTracks(s, emit)
    default:
      return endRound(s, emit)
  }
}

function queen(s: State, emit: Emit): void {
  s.then = THEN.none
  if (queenIsContent(s, emit)) return beginRewards(s, emit)
  findVictim(s, s.now.length - 1, emit)
}
