/** One step of look-ahead with the game's own evaluation, and reasons for people. */
import type { Move, Types } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import type { Choice, Question, Reason } from './bot.ts'
import { legal, only } from './bot.ts'
import { expectations, finishTurn, weighted } from './imagine.ts'

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

/**
 * Value of each move for the seat after finishing its turn in the likeliest way, mean over possible worlds. All moves
 * are tried in the same worlds with the same luck, so that only the move makes the difference. Stops between worlds
 * when time is up; at least one world is looked into.
 */
export function lookAhead<T extends Types>(
  question: Question<T>,
  moves: readonly Move[],
  style: GreedyStyle,
): { values: number[]; points: number[] } {
  const { game, view, seat, rng, now, budget } = question
  const values = moves.map(() => 0)
  const points = moves.map(() => 0)
  const expected: number[] = []
  const end = now() + budget.ms
  let worlds = 0
  while (worlds < style.samples && (worlds === 0 || now() < end)) {
    const world = game.determinize(view, rng)
    const seats = game.scores(world).length
    const luck = rng.next(0x7fffffff)
    for (const [i, move] of moves.entries()) {
      const s = game.clone(world)
      game.apply(s, seat, move)
      finishTurn(game, s, seat, new Sfc32(luck, worlds))
      expectations(game, s, seats, expected)
      values[i] = (values[i] ?? 0) + standing(expected, seat, style.envy)
      points[i] = (points[i] ?? 0) + (expected[seat] ?? 0)
    }
    worlds++
  }
  return { values: values.map((value) => value / worlds), points: points.map((value) => value / worlds) }
}

/** The moves a person of this attention notices: always the most obvious one. */
function noticed<T extends Types>(question: Question<T>, state: T['state'], all: readonly Move[], oversight: number): Move[] {
  if (oversight === 0) return [...all]
  const { weights } = weighted(question.game, state, question.seat)
  const most = Math.max(...weights)
  return all.filter((_, i) => {
    const obvious = most > 0 ? (weights[i] ?? 0) / most : 1
    return question.rng.next(1000) >= 1000 * oversight * (1 - obvious)
  })
}

/** What a move changes for the seat, feature by feature, in one possible world; the weightiest first. */
export function explain<T extends Types>({ game, view, seat, rng }: Question<T>, move: Move): Reason[] {
  const s = game.determinize(view, rng)
  const before = new Map(game.advice.features(s, seat).map((f) => [f.name, f.value]))
  game.apply(s, seat, move)
  finishTurn(game, s, seat, rng)
  const changes = game.advice.features(s, seat).map((f) => ({ name: f.name, value: f.value - (before.get(f.name) ?? 0) }))
  return changes
    .filter((change) => Math.abs(change.value) >= 0.05)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, 4)
}

/** The move with the best value one turn ahead. */
export function chooseGreedy<T extends Types>(question: Question<T>, style: GreedyStyle = ATTENTIVE): Choice {
  const { state, moves: all, first } = legal(question)
  if (all.length === 1) return only(first)
  const moves = noticed(question, state, all, style.oversight)
  const { values, points } = lookAhead(question, moves, style)
  const order = moves.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  const [best = 0, next] = order
  const move = moves[best] ?? first
  const other = next === undefined ? undefined : moves[next]
  return {
    move,
    reasons: explain(question, move),
    evaluation: points[best] ?? 0,
    ...(other === undefined || next === undefined ? {} : { second: { move: other, evaluation: points[next] ?? 0 } }),
    iterations: style.samples,
  }
}
