/** Pixie Queen as a {@link Game}. README.md beside this file says which rule lives where. */

import { isFields } from '../../core/check.ts'
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move, type Seat } from '../../core/game.ts'
import { advice } from './advice.ts'
import { apply } from './apply/index.ts'
import { attempts } from './attempts.ts'
import { chance } from './chance.ts'
import { APPLE, BREAD, STEP } from './codes.ts'
import { determinize } from './determinize.ts'
import { facts } from './facts.ts'
import { isChanceStep, judge } from './judge.ts'
import { handsFilled } from './legal/params.ts'
import { moves } from './moves.ts'
import { parseOptions } from './options.ts'
import { parsePosition, positionOf } from './position.ts'
import { ranks, scores } from './score.ts'
import { clone, setup as freshSetup, type State } from './state.ts'
import { decidingSeats } from './table.ts'
import type { Options, PixieQueenTypes } from './types.ts'
import { redact, view } from './view.ts'
import { moveJson, moveOf, SEAL, V, verbOf } from './words.ts'

export type { State } from './state.ts'

const CHANCE_ONLY: readonly Actor[] = [CHANCE]

const pending = (s: State): readonly Actor[] => (isChanceStep(s.step) ? CHANCE_ONLY : decidingSeats(s))

/** What comes of a move if each of the others has so many apples and so much bread. */
function followed(before: State, by: Actor, m: Move, each: number): State {
  const after = clone(before)
  for (let seat = 0; seat < after.seats; seat++) if (seat !== by) after.goods.fill(each, seat * 5 + APPLE, seat * 5 + BREAD + 1)
  apply(after, by, m)
  return after
}

/**
 * Whether a move shows what lies behind screens: by ending the game, which opens them all (PQ-STOCK-09), by putting somebody out, whose goods go into the stock
 * (PQ-OUT-08), or because it hangs on apples and bread who is asked next: whoever is passed over is seen to have none (PQ-PROMO-13, PQ-SCORE-05).
 */
function shows(before: State, by: Actor, m: Move): boolean {
  const [poor, rich] = [followed(before, by, m, 0), followed(before, by, m, 1)]
  return poor.turn !== rich.turn || poor.step !== rich.step || pending(rich).length === 0 || rich.alive !== before.alive
}

/** With an offering all hands are opened once it is the last. */
function isLastOffering(before: State, by: Actor, m: Move): boolean {
  if (before.step !== STEP.offer || (before.sealed | (1 << by)) !== before.alive) return false
  return m === SEAL || (verbOf(m) === V.offer && handsFilled(before, by) + 1 >= before.hands[by])
}

/** CHANCE, the seal that opens all hands; and unless screens are open a robbery and what else {@link shows} what lies behind them. */
function reveals(before: State, by: Actor, m: Move): boolean {
  if (by === CHANCE || isLastOffering(before, by, m)) return true
  return !before.options.openScreens && (verbOf(m) === V.rob || shows(before, by, m))
}

/** @throws BadInput when the start position is for another number of players. */
function setup(options: Options, seats: number): State {
  if (!options.start) return freshSetup(options, seats)
  const start = parsePosition(options.start)
  if (start.seats !== seats)
    throw new BadInput([{ path: 'start.seats', message: `the position is for ${start.seats} players`, rule: 'PQ-ROUND-01' }])
  return start.state
}

/** A start position brings its own options along. @throws BadInput naming every fault. */
function options(json: unknown): Options {
  const plain = parseOptions(json)
  const start = isFields(json) ? json['start'] : undefined
  if (start === undefined) return plain
  const position = parsePosition(start)
  return { ...position.options, start: positionOf(position.state) }
}

export const pixieQueen: Game<PixieQueenTypes<State>> = {
  id: 'pixie-queen',
  rules: 1,
  seats: [2, 5],
  notation: {
    move: moveJson,
    parseMove: moveOf,
    options,
    position: (s) => positionOf(s) as unknown as Json,
    parsePosition,
  },
  setup,
  clone,
  pending,
  moves: (s: State, seat: Seat, into?: Move[]) => moves(s, seat, into),
  attempts,
  judge,
  chance,
  apply,
  scores,
  ranks,
  reveals,
  view,
  redact,
  round: (s) => s.round,
  facts,
  determinize,
  advice,
}
