/** Fairy School as a {@link Game}. README.md beside this file says which rule lives where. */
import { isFields } from '../../core/check.ts'
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move, type Seat } from '../../core/game.ts'
import { advice } from './advice.ts'
import { apply } from './apply/index.ts'
import { attempts } from './attempts.ts'
import { chance } from './chance.ts'
import { CHANCE_STEP } from './codes.ts'
import { determinize } from './determinize.ts'
import { editionOf } from './edition.ts'
import { facts } from './facts.ts'
import { judge } from './judge.ts'
import { moves } from './moves.ts'
import { parseOptions, RULES } from './options.ts'
import { parsePosition, positionOf } from './position.ts'
import { ranks, scores } from './score.ts'
import { clone, setup as freshSetup, type State } from './state.ts'
import { decidingSeats } from './table.ts'
import { type FairySchoolTypes, type Options, SEATS } from './types.ts'
import { redact, view } from './view.ts'
import { moveJson, moveOf } from './words.ts'

export type { State } from './state.ts'

const CHANCE_ONLY: readonly Actor[] = [CHANCE]

const pending = (s: State): readonly Actor[] => (s.chance === CHANCE_STEP.none ? decidingSeats(s) : CHANCE_ONLY)

/** CHANCE, whoever is the last to be ready, and whoever looks at cards: the state counts such moments. */
function reveals(before: State, by: Actor, m: Move): boolean {
  if (by === CHANCE) return true
  const after = clone(before)
  apply(after, by, m)
  return after.moment !== before.moment
}

/** @throws BadInput when the start position is for another number of fairies. */
function setup(options: Options, seats: number): State {
  if (!options.start) return freshSetup(options, seats)
  const start = parsePosition(options.start)
  if (start.seats !== seats)
    throw new BadInput([{ path: 'start.seats', message: `the position is for ${start.seats} fairies`, rule: 'FS-SETUP-01' }])
  return start.state
}

/** A start position brings its own options along. @throws BadInput naming every fault. */
function options(json: unknown, rules: number = RULES): Options {
  const plain = parseOptions(json, rules)
  const start = isFields(json) ? json['start'] : undefined
  if (start === undefined) return plain
  const position = parsePosition(start, rules)
  return { ...position.options, start: positionOf(position.state) }
}

export const fairySchool: Game<FairySchoolTypes<State>> = {
  id: 'fairy-school',
  rules: RULES,
  seats: SEATS,
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
  round: (s) => s.turns,
  facts,
  determinize,
  printed: editionOf,
  advice,
}
