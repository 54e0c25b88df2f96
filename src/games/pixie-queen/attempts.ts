/** Moves worth a *why not*: what a person could try at the decision at hand. */
import type { Move, Seat } from '../../core/game.ts'
import { SERVANT_SLOT, STEP } from './codes.ts'
import { isAsked, reasonOf } from './judge.ts'
import { moves } from './moves.ts'
import { isAlive } from './queries.ts'
import type { State } from './state.ts'
import { ADD, CHAIN, COPY, GIVE, MERCY, OFFER, PICK, PROMOTE, ROB, SPACE, TAKE, TRACK, UNCHAIN } from './words.ts'

function allPromotions(s: State, colour: number, into: Move[]): void {
  for (let from = 0; from <= 14; from++) {
    if (from === 0 ? s.miners[colour] === 0 : s.pixies[from] !== colour) continue
    const row = s.rules.row[from]
    for (let to = 1; to <= SERVANT_SLOT; to++)
      if (to === SERVANT_SLOT ? row === 4 : s.rules.row[to] === row + 1) into.push(PROMOTE(from, to))
  }
}

function allChains(s: State, into: Move[]): void {
  for (let colour = 0; colour < s.miners.length; colour++) {
    if (!isAlive(s, colour) && colour < s.seats) continue
    into.push(CHAIN(colour, 0))
    if (s.miners[colour] > 1 && s.stones[colour * 2] !== s.stones[colour * 2 + 1]) into.push(CHAIN(colour, 1))
  }
}

function tries(s: State, seat: Seat, into: Move[]): void {
  switch (s.step) {
    case STEP.turn:
      for (let space = 1; space <= 21; space++) into.push(SPACE(space))
      break
    case STEP.takeFood:
      for (let g = 0; g < 3; g++) into.push(TAKE(g))
      break
    case STEP.promote:
    case STEP.promoteStep:
    case STEP.freePromotion:
      allPromotions(s, seat, into)
      break
    case STEP.neutralPromotion:
      allPromotions(s, s.seats, into)
      break
    case STEP.exchangeGive:
      for (let g = 0; g < 5; g++) into.push(GIVE(g))
      break
    case STEP.exchangeTake:
      for (let g = 0; g < 5; g++) into.push(TAKE(g))
      break
    case STEP.advance:
      into.push(TRACK(0), TRACK(1))
      break
    case STEP.rob:
      for (let space = 1; space <= 14; space++) if (s.pixies[space] >= 0) into.push(ROB(space))
      break
    case STEP.peekPick:
      into.push(PICK(0), PICK(1), PICK(2))
      break
    case STEP.placeStone:
      allChains(s, into)
      break
    case STEP.scraps:
      for (let g = 0; g < 3; g++) into.push(TAKE(g))
      break
    case STEP.copyTarget:
      for (let space = 1; space <= 14; space++) into.push(COPY(space))
      break
    case STEP.addGood:
      for (let g = 0; g < 5; g++) into.push(ADD(g))
      break
    case STEP.send:
      into.push(MERCY)
      break
    case STEP.offer:
      for (let g = 0; g < 5; g++) into.push(OFFER(g, 1))
      break
  }
  if (s.stones[seat * 2] > 0 && s.turn === seat) into.push(UNCHAIN(0))
}

/** Legal moves and those a person might try now, without doubles. */
export function attempts(s: State, seat: Seat): Move[] {
  const legal = moves(s, seat)
  if (!isAlive(s, seat) || !isAsked(s, seat)) return legal
  const tried: Move[] = []
  tries(s, seat, tried)
  return legal.concat(tried.filter((m) => !legal.includes(m) && reasonOf(s, seat, m) !== 0))
}
