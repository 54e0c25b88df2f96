/** Punishment points, elimination and the pixies that have to go to the mine: PQ-MINE-19 to 32, PQ-OUT. */
import { FOOD_SLOT, NOBODY, ON_SKILL, OUT, PHASE, SERVANT_SLOT, SINGLE, SINGLE_SLOT, SKILL_SLOT, STEP, THEN } from '../codes.ts'
import { hasActive, isAlive } from '../queries.ts'
import type { State } from '../state.ts'
import type { PunishReason } from '../types.ts'
import { ask, type Emit } from './common.ts'

/** Mine symbols reached or passed by a movement (PQ-MINE-19, PQ-MINE-31). */
function symbolsPassed(s: State, before: number, after: number): number {
  let n = 0
  const symbols = s.rules.symbols
  for (let i = 0; i < symbols.length; i++) if (symbols[i] > before && symbols[i] <= after) n++
  return n > 1 && !s.rules.sendEach ? 1 : n
}

/** Moves the score disc and notes the pixies owed. Consequences follow when all discs of the moment have moved (PQ-OUT-19). */
export function punish(s: State, seat: number, points: number, reason: PunishReason, emit: Emit): void {
  if (points === 0) return
  const before = s.punishment[seat]
  const total = before + points
  s.punishment[seat] = total
  const symbols = symbolsPassed(s, before, total)
  s.owed[seat] += symbols
  emit?.({ type: 'punished', seat, points, reason, total, symbols })
}

function removePixies(s: State, seat: number): void {
  for (let place = 1; place <= SERVANT_SLOT; place++) if (s.pixies[place] === seat) s.pixies[place] = NOBODY
  s.stonesOut += s.stones[seat * 2] + s.stones[seat * 2 + 1]
  s.miners[seat] = 0
  s.stones[seat * 2] = 0
  s.stones[seat * 2 + 1] = 0
}

/** Single-use tiles go back to their spaces, food tile and skill leave the game (PQ-OUT-09). */
function removeTiles(s: State, seat: number): void {
  const t = seat * 4
  for (const slot of [SINGLE_SLOT, ON_SKILL]) if (s.tiles[t + slot] >= SINGLE) s.boardSingles |= 1 << (s.tiles[t + slot] - SINGLE)
  for (const slot of [FOOD_SLOT, SINGLE_SLOT, SKILL_SLOT, ON_SKILL]) s.tiles[t + slot] = 0
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat) s.owner[i] = OUT
  s.markers[seat * 2] = 0
  s.markers[seat * 2 + 1] = 0
}

function removeGoods(s: State, seat: number): void {
  for (let g = 0; g < 5; g++) {
    s.stock[g] += s.goods[seat * 5 + g]
    s.goods[seat * 5 + g] = 0
  }
  // Goods offered are in the stock since the reveal (PQ-OUT-15); elimination never happens while hands are closed.
  for (let h = 0; h < 3; h++) s.offers[seat * 3 + h] = 0
}

/** Takes a seat that is in it out of a list in place. */
function strike(order: number[], seat: number): void {
  order.splice(order.indexOf(seat), 1)
}

/** The turn passes on from where the eliminated player sat; the action is cut short (PQ-OUT-15). */
function handTurnOn(s: State, seat: number): void {
  const i = s.now.indexOf(seat)
  s.turn = s.now[(i + s.now.length - 1) % s.now.length]
  if (s.phase === PHASE.actions) s.then = THEN.endTurn
}

function eliminate(s: State, seat: number, moment: number, emit: Emit): void {
  if (s.turn === seat) handTurnOn(s, seat)
  s.alive &= ~(1 << seat)
  s.outAt[seat] = moment
  removePixies(s, seat)
  removeTiles(s, seat)
  removeGoods(s, seat)
  s.discs[seat] = 0
  s.owed[seat] = 0
  s.due[seat] = 0
  s.hands[seat] = 0
  strike(s.now, seat)
  strike(s.next, seat)
  emit?.({ type: 'eliminated', seat })
}

/** Everybody at the oubliette goes out together (PQ-OUT-01, PQ-OUT-19). */
export function eliminations(s: State, emit: Emit): void {
  let moment = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isAlive(s, seat) || s.punishment[seat] < s.rules.oubliette) continue
    if (moment === 0) moment = 1 + lastMoment(s)
    eliminate(s, seat, moment, emit)
  }
}

function lastMoment(s: State): number {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.outAt[seat] > n) n = s.outAt[seat]
  return n
}

/** Asks the first seat in order that owes a pixie (PQ-MINE-29). False when nothing is owed any more. */
export function collect(s: State, emit: Emit): boolean {
  for (let i = 0; i < s.now.length; i++) {
    const seat = s.now[i]
    if (s.owed[seat] === 0) continue
    if (i > 0 && hasActive(s, seat)) {
      ask(s, STEP.send, seat)
      return true
    }
    s.owed[seat] = 0
    emit?.({ type: 'spared', seat, why: i === 0 ? 'favourite' : 'noPixie' })
  }
  return false
}
