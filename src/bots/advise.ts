/** Advice for people: the strongest level's choice, and why. Most tables are played without it. */
import type { Game, Move, Seat, Types } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import type { Advised, Budget, Choice, Line, Question } from './bot.ts'
import { legal, only } from './bot.ts'
import { aimed, budgetOf, choose, following, inGame, plansOf, within } from './choose.ts'
import { compare } from './explain.ts'
import { heaviest, weighted } from './imagine.ts'
import type { Level, LevelName } from './levels.ts'
import { LEVELS } from './levels.ts'
import { chooseAmong } from './race.ts'
import { chooseSearch } from './search.ts'

/** Who gives advice: the strongest level. */
export const ADVISER = 'sharp' as const satisfies LevelName

/** Milliseconds until advice is there: half of them for the choice, as many at most for its reasons. Half as much again as a bot’s time: somebody waits. */
export const ADVICE_MS = 1.5 * budgetOf(ADVISER)

/** Halts of the machine that a choice leaves room for: few, for its reasons have as long again. */
const HALTS = 2

/**
 * What the strongest level would do in a person's place and next, and why; or, with `made`, what it thinks of that move: then
 * `second` is the best other one, and may be better. Reasons and evaluations hold the choice against `second`, which is `instead` where that is
 * given: both played on in the same possible worlds. Other arguments as for {@link choose}.
 * @throws Error when `made` was no choice
 */
export function advise<T extends Types>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  rng: Rng,
  now: () => number,
  budget: Budget = { ms: ADVICE_MS },
  made?: Move,
  instead?: Move,
): Advised {
  const start = now()
  const half = { ...budget, ms: budget.ms / 2, halts: HALTS }
  const level = inGame(game, LEVELS[ADVISER])
  const question: Question<T> = { game: aimed(game, seat, LEVELS[ADVISER]), view, seat, budget: half, rng, now }
  const { state, moves } = legal(question)
  if (made !== undefined && !moves.includes(made)) throw new Error(`seat ${seat} had no such choice`)
  const asked = [ADVISER, game, view, seat, rng, now, half] as const
  const choice: Choice & Partial<Line> =
    made === undefined ? answering(question, state, moves, choose(...asked)) : judged(question, level, state, made)
  const follows = made === undefined ? following(choice, start + within(half).ms, ...asked) : []
  const { move, evaluation, iterations } = choice
  // Nothing is thought about twice: what follows by now, and what was asked about, needs no thought of its own.
  const untold = made === undefined && follows.length === 0
  const expected = choice.more ?? (untold ? meant(question, state, move) : null) ?? choice.next ?? []
  const more = untold ? expected : follows
  const second: Pick<Choice, 'move' | 'next' | 'open'> | null =
    instead === undefined ? (choice.second ?? likeliest(question, state, move)) : { move: instead }
  const plain = { move, more, evaluation, iterations, reasons: [] }
  if (!second) return plain
  // Where both can be done, one after the other, there is nothing to choose between them; nor are there reasons against what only comes first.
  const addition = leaves(game, state, seat, second.move, move) && !game.advice.aside?.(state, second.move)
  if (addition && leaves(game, state, seat, move, second.move)) return { ...plain, second: { ...second, evaluation } }
  const ahead = game.advice.stage ? (choice.stages ?? 1) : level.playout
  const one = [move, ...expected]
  const other = [second.move, ...(second.next ?? [])]
  const end = Math.min(start + within(budget).ms, now() + within(half).ms)
  const { reasons, better } = compare(question, one, other, ahead, end)
  return {
    ...plain,
    // What is done besides says itself what it brings.
    reasons: choice.open || second.open || addition || game.advice.aside?.(state, move) ? [] : reasons,
    second: { ...second, evaluation: evaluation - better },
  }
}

/** Share of the time for a choice in which is asked what it means. */
const MEANT = 1 / 3

/** What a choice means that must still be told, thought about as a choice of its own: it is soon to be made, and will be asked about again. Null where nothing is to be told. */
function meant<T extends Types>({ game, seat, budget, rng, now }: Question<T>, state: T['state'], move: Move): Move[] | null {
  if (game.reveals(state, seat, move)) return null
  const s = game.clone(state)
  game.apply(s, seat, move)
  if (!game.pending(s).includes(seat) || game.advice.detail?.(s) !== 'what') return null
  return [choose(ADVISER, game, game.view(s, seat), seat, rng, now, { ...budget, ms: budget.ms * MEANT }).move]
}

/** Whether a move of the seat leaves it free to make another one at once. */
function leaves<T extends Types>(game: Game<T>, state: T['state'], seat: Seat, move: Move, other: Move): boolean {
  const s = game.clone(state)
  game.apply(s, seat, move)
  return game.pending(s).includes(seat) && game.judge(s, seat, other).ok
}

/** A choice that answers what is asked: of several answers the best one, where the choice is but an aside, for that can still be made. */
function answering<T extends Types>(
  { game }: Question<T>,
  state: T['state'],
  moves: readonly Move[],
  choice: Choice & Partial<Line>,
): typeof choice {
  const { aside } = game.advice
  if (!aside?.(state, choice.move) || !choice.second || moves.filter((move) => !aside(state, move)).length < 2) return choice
  return { ...choice.second, iterations: choice.iterations }
}

/** The likeliest other answer; where there is none, but something can be done besides, that, unless it is asked how something is done. */
function likeliest<T extends Types>({ game, seat }: Question<T>, state: T['state'], besides: Move): Pick<Choice, 'move' | 'next'> | null {
  const { aside, detail } = game.advice
  const { moves, weights } = weighted(game, state, seat)
  // What has no weight at all, no player would think of.
  const others = [...moves.keys()].filter((i) => moves[i] !== besides && (weights[i] ?? 0) > 0)
  const answers = others.filter((i) => !aside?.(state, moves[i] ?? 0))
  // What is done besides has many answers behind it, and is none of them.
  if (aside?.(state, besides) && answers.length > 1) return null
  const held = answers.length > 0 || detail?.(state) ? answers : others
  const best = held[heaviest(held.map((i) => weights[i] ?? 0))]
  return best === undefined ? null : { move: moves[best] ?? 0 }
}

/** A decision too small to be thought about has no evaluation. */
function judged<T extends Types>(
  question: Question<T>,
  level: Extract<Level, { kind: 'search' }>,
  state: T['state'],
  made: Move,
): Choice & Partial<Line> {
  const { game, seat, budget } = question
  const thoughtful = { ...question, budget: within(budget) }
  const plans = plansOf(game, state, seat, level)
  if (plans) return chooseAmong(thoughtful, plans, state, level, made)
  return (game.advice.effort?.(state, seat) ?? 1) <= 0 ? only(made) : chooseSearch(thoughtful, level, made)
}
