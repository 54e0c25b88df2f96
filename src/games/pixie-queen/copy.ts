/** Copies one state over another, so that imagining thousands of worlds a second leaves nothing for the garbage. */
import type { State } from './state.ts'

/** Most lists keep their length from the beginning of a game to its end. */
function copyList(from: readonly number[], to: number[]): void {
  const n = from.length
  for (let i = 0; i < n; i++) to[i] = from[i]
  if (to.length > n) to.length = n
}

/** Makes `to`, a state of the same table, the same as `s`, which stays as it is. @returns `to` */
export function copyOver(s: State, to: State): State {
  to.round = s.round
  to.phase = s.phase
  to.step = s.step
  to.acting = s.acting
  to.turn = s.turn
  to.then = s.then
  to.alive = s.alive
  to.passed = s.passed
  to.idle = s.idle
  to.sealed = s.sealed
  to.priority = s.priority
  to.copiers = s.copiers
  to.stonesOut = s.stonesOut
  to.boardSingles = s.boardSingles
  to.onBoardSkill = s.onBoardSkill
  to.action = s.action
  to.copying = s.copying
  to.give = s.give
  to.take = s.take
  to.rolled = s.rolled
  to.picks = s.picks
  to.draws = s.draws
  to.held = s.held
  to.slot = s.slot
  to.steps = s.steps
  to.furious = s.furious
  copyList(s.now, to.now)
  copyList(s.next, to.next)
  copyList(s.goods, to.goods)
  copyList(s.stock, to.stock)
  copyList(s.removed, to.removed)
  copyList(s.row, to.row)
  copyList(s.bag, to.bag)
  copyList(s.punishment, to.punishment)
  copyList(s.track, to.track)
  copyList(s.discs, to.discs)
  copyList(s.used, to.used)
  copyList(s.pixies, to.pixies)
  copyList(s.miners, to.miners)
  copyList(s.stones, to.stones)
  copyList(s.castle, to.castle)
  copyList(s.tiles, to.tiles)
  copyList(s.owner, to.owner)
  copyList(s.taken, to.taken)
  copyList(s.markers, to.markers)
  copyList(s.demands, to.demands)
  copyList(s.skills, to.skills)
  copyList(s.stack, to.stack)
  copyList(s.owed, to.owed)
  copyList(s.due, to.due)
  copyList(s.hands, to.hands)
  copyList(s.offers, to.offers)
  copyList(s.outAt, to.outAt)
  copyList(s.history, to.history)
  return to
}
