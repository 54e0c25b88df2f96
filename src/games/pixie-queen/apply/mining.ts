/** Action 15: drawing cubes and placing stones. PQ-A15, PQ-A08, PQ-MINE-07 to 09. */
import { NOBODY, PEEK_TILE, SILVER, STEP } from '../codes.ts'
import { mineHasRoom, othersHaveRoom } from '../legal/params.ts'
import type { State } from '../state.ts'
import { CUBES } from '../types.ts'
import { ask, type Emit, returnTile, sortStones } from './common.ts'
import { endAction } from './turn.ts'

/** Declared before the first cube (PQ-Q20); the tile goes back at once. */
export function usePeek(s: State, seat: number, yes: boolean): void {
  if (!yes) return ask(s, STEP.draw, NOBODY)
  returnTile(s, seat, PEEK_TILE)
  s.picks = s.draws < 2 ? s.draws : 2
  ask(s, STEP.peekPick, seat)
}

function receive(s: State, cube: number, n: number): void {
  s.bag[cube] -= n
  if (cube === 2) s.held += n
  else s.goods[s.turn * 5 + SILVER + cube] += n
}

/** A cube chosen with the peek tile (PQ-A08-04 to 10). */
export function pickCube(s: State, seat: number, cube: number, emit: Emit): void {
  receive(s, cube, 1)
  s.picks--
  s.draws--
  emit?.({ type: 'peeked', seat, cube: CUBES[cube] })
  if (s.picks > 0) return
  if (s.draws > 0) ask(s, STEP.draw, NOBODY)
  else placeStones(s, emit)
}

/** The blind draw (PQ-A15-03 to 07). */
export function drawCubes(s: State, silver: number, gold: number, stone: number, emit: Emit): void {
  receive(s, 0, silver)
  receive(s, 1, gold)
  receive(s, 2, stone)
  s.draws = 0
  emit?.({ type: 'drew', seat: s.turn, cubes: { silver, gold, stone } })
  placeStones(s, emit)
}

/** Stones are placed while anybody has room; the rest leaves the game (PQ-A15-14 to 16). */
function placeStones(s: State, emit: Emit): void {
  if (s.held > 0 && (mineHasRoom(s, s.turn) || othersHaveRoom(s, s.turn))) return ask(s, STEP.placeStone, s.turn)
  for (; s.held > 0; s.held--) {
    s.stonesOut++
    emit?.({ type: 'stoneLost', seat: s.turn })
  }
  endAction(s)
}

/** A stone goes to a bottom-row miner (PQ-A15-08 to 13). */
export function chain(s: State, seat: number, colour: number, miner: number, emit: Emit): void {
  s.stones[colour * 2 + miner]++
  s.held--
  sortStones(s, colour)
  emit?.({ type: 'chained', seat, target: colour, miner })
  placeStones(s, emit)
}
