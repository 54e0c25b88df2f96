/** One step of look-ahead with the game's own evaluation. */
import type { Move, Types } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'
import type { Choice, Question } from './bot.ts'
import { legal, only } from './bot.ts'
import { expectations, playTurn, weighted } from './imagine.ts'

/** How a greedy bot sees the table. */
export interface GreedyStyle {
  /** Possible worlds it looks into. */
  readonly samples: number
  /** How much another seat's gain hurts: 0 looks only at itself, 1 as much as its own loss. */
  readonly envy: number
  /** Chance to overlook a move, 0 to 1. The more obvious a move, the less likely. */
  readonly oversight: number
}

export const ATTENTIVE: GreedyStyle = { samples: 4, envy: 0.5, oversight: 0 }

/** Own expectation minus a share of the best other's: what there is to maximise. */
export function standing(expected: readonly number[], seat: number, envy: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < expected.length; other++) if (other !== seat) best = Math.max(best, expected[other] ?? 0)
  return (expected[seat] ?? 0) - (best === Number.NEGATIVE_INFINITY ? 0 : envy * best)
}

/** What a look ahead found, per move; a move without a look has `looks` 0. */
interface Ahead {
  readonly values: number[]
  readonly points: number[]
  readonly looks: number[]
}

/** Plays one move and the rest of the turn in one world, and adds what comes of it. */
function look<T extends Types>(
  { game, seat }: Question<T>,
  world: T['state'],
  move: Move,
  luck: Rng,
  style: GreedyStyle,
  i: number,
  into: Ahead,
): void {
  const s = game.clone(world)
  playTurn(game, s, seat, move, luck)
  expectations(game, s, game.scores(s).length, expected)
  into.values[i] = (into.values[i] ?? 0) + standing(expected, seat, style.envy)
  into.points[i] = (into.points[i] ?? 0) + (expected[seat] ?? 0)
  into.looks[i] = (into.looks[i] ?? 0) + 1
}

const expected: number[] = []

/**
 * Value of each move for the seat after finishing its turn in the likeliest way, mean over possible worlds. All moves
 * are tried in the same worlds with the same luck, so that only the move makes the difference; the most obvious ones
 * first, for when time is up the rest stays without a look.
 */
export function lookAhead<T extends Types>(question: Question<T>, moves: readonly Move[], style: GreedyStyle): Ahead {
  const { game, view, seat, rng, now, budget } = question
  const ahead: Ahead = { values: moves.map(() => 0), points: moves.map(() => 0), looks: moves.map(() => 0) }
  const end = now() + budget.ms
  const weights: number[] = []
  game.advice.weights(game.determinize(view, rng), seat, moves, weights)
  const order = moves.map((_, i) => i).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
  for (let world = 0; world < style.samples && (world === 0 || now() < end); world++) {
    const state = game.determinize(view, rng)
    const luck = rng.next(0x7fffffff)
    for (const [nth, i] of order.entries()) {
      if (nth > 0 && now() > end) break
      look(question, state, moves[i] ?? 0, new Sfc32(luck, world), style, i, ahead)
    }
  }
  for (const [i, n] of ahead.looks.entries()) {
    ahead.values[i] = n > 0 ? (ahead.values[i] ?? 0) / n : Number.NEGATIVE_INFINITY
    ahead.points[i] = n > 0 ? (ahead.points[i] ?? 0) / n : 0
  }
  return ahead
}

/** The moves a person of this attention notices: always the most obvious one, and none that nobody would make. */
export function noticed<T extends Types>(question: Question<T>, state: T['state'], all: readonly Move[], oversight: number): Move[] {
  const { weights } = weighted(question.game, state, question.seat)
  const most = Math.max(...weights)
  return all.filter((_, i) => {
    const weight = weights[i] ?? 0
    if (most > 0 && weight === 0) return false
    const obvious = most > 0 ? weight / most : 1
    return oversight === 0 || question.rng.next(1000) >= 1000 * oversight * (1 - obvious)
  })
}

/** The move with the best value one turn ahead. */
export function chooseGreedy<T extends Types>(question: Question<T>, style: GreedyStyle = ATTENTIVE): Choice {
  const { state, moves: all, first } = legal(question)
  if (all.length === 1) return only(first)
  const moves = noticed(question, state, all, style.oversight)
  const { values, points } = lookAhead(question, moves, style)
  const order = moves.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
  const [best = 0, next] = order
  const move = moves[best] ?? first
  const other = next === undefined ? undefined : moves[next]
  return {
    move,
    evaluation: points[best] ?? 0,
    ...(other === undefined || next === undefined ? {} : { second: { move: other, evaluation: points[next] ?? 0 } }),
    iterations: style.samples,
  }
}
