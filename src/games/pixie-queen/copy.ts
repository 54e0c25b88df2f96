/** Copies one state over another, so that imagining thousands of worlds a second leaves little garbage. */
import type { State } from './state.ts'

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
  // Lists that grow and shrink.
  to.now = s.now.slice()
  to.next = s.next.slice()
  to.castle = s.castle.slice()
  to.demands = s.demands.slice()
  to.skills = s.skills.slice()
  to.stack = s.stack.slice()
  to.history = s.history.slice()
  // Lists that keep their length; a loop for each, for one in a function of its own would be compiled for the lists of all kinds.
  for (let i = 0; i < s.goods.length; i++) to.goods[i] = s.goods[i]
  for (let i = 0; i < s.stock.length; i++) to.stock[i] = s.stock[i]
  for (let i = 0; i < s.removed.length; i++) to.removed[i] = s.removed[i]
  for (let i = 0; i < s.row.length; i++) to.row[i] = s.row[i]
  for (let i = 0; i < s.bag.length; i++) to.bag[i] = s.bag[i]
  for (let i = 0; i < s.punishment.length; i++) to.punishment[i] = s.punishment[i]
  for (let i = 0; i < s.track.length; i++) to.track[i] = s.track[i]
  for (let i = 0; i < s.discs.length; i++) to.discs[i] = s.discs[i]
  for (let i = 0; i < s.used.length; i++) to.used[i] = s.used[i]
  for (let i = 0; i < s.pixies.length; i++) to.pixies[i] = s.pixies[i]
  for (let i = 0; i < s.miners.length; i++) to.miners[i] = s.miners[i]
  for (let i = 0; i < s.stones.length; i++) to.stones[i] = s.stones[i]
  for (let i = 0; i < s.tiles.length; i++) to.tiles[i] = s.tiles[i]
  for (let i = 0; i < s.owner.length; i++) to.owner[i] = s.owner[i]
  for (let i = 0; i < s.taken.length; i++) to.taken[i] = s.taken[i]
  for (let i = 0; i < s.markers.length; i++) to.markers[i] = s.markers[i]
  for (let i = 0; i < s.owed.length; i++) to.owed[i] = s.owed[i]
  for (let i = 0; i < s.due.length; i++) to.due[i] = s.due[i]
  for (let i = 0; i < s.hands.length; i++) to.hands[i] = s.hands[i]
  for (let i = 0; i < s.offers.length; i++) to.offers[i] = s.offers[i]
  for (let i = 0; i < s.outAt.length; i++) to.outAt[i] = s.outAt[i]
  return to
}
