/** Asking a bot of any level: a view goes in, a legal move comes out. */
import type { Game, Move, Plans, Seat, Types } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import type { Budget, Choice, Line, Question } from './bot.ts'
import { legal } from './bot.ts'
import { chooseGreedy } from './greedy.ts'
import type { Level, LevelName } from './levels.ts'
import { LEVELS } from './levels.ts'
import { chooseLikely } from './likely.ts'
import { chooseAmong } from './race.ts'
import { chooseRandom } from './random.ts'
import { chooseSearch } from './search.ts'

/** The most a level thinks about one decision, in milliseconds; 0 for those that do not. */
export function budgetOf(name: LevelName): number {
  const level: Level = LEVELS[name]
  return level.kind === 'random' ? 0 : level.ms
}

/** A level as it plays this game. */
export const inGame = <T extends Types, L extends Level>({ advice }: Game<T>, level: L): L =>
  level.kind === 'search' && level.toWin ? { ...level, ...advice.aim } : level

/** The game as a level sees it for a seat: one that plays to win has a game's knowledge of that, if it has any. */
export function aimed<T extends Types>(game: Game<T>, seat: Seat, level: Level): Game<T> {
  const toWin = level.kind === 'search' && level.toWin ? game.advice.playingToWin?.(seat) : undefined
  return toWin ? { ...game, advice: { ...game.advice, ...toWin } } : game
}

/** Kept of every budget for the way there and back, for saving, and for a processor that others use as well. */
const RESERVE = { share: 0.15, ms: 10 }

/** How long a bot really thinks, so that its answer is there within the budget. */
export const within = (budget: Budget): Budget => ({ ...budget, ms: Math.max(budget.ms / 2, budget.ms * (1 - RESERVE.share) - RESERVE.ms) })

/**
 * The decision of a seat by a bot of this level.
 * @param view what the seat may know; never a state
 * @param budget the answer is there after at most this long; without it the level's own time
 * @param now the clock, in milliseconds
 */
export function choose<T extends Types>(
  name: LevelName,
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  rng: Rng,
  now: () => number,
  budget: Budget = { ms: budgetOf(name) },
): Choice & Partial<Line> {
  const level = inGame(game, LEVELS[name])
  const question: Question<T> = { game: aimed(game, seat, level), view, seat, budget: within(budget), rng, now }
  if (level.kind === 'random') return chooseRandom(question)
  if (!game.advice.effort && !game.advice.plans) return think(question, level)
  const { state } = legal(question)
  const plans = plansOf(question.game, state, seat, level)
  if (plans && level.kind === 'search')
    return chooseAmong({ ...question, budget: lessened(question.budget, level, plans.effort) }, plans, state, level)
  const effort = game.advice.effort?.(state, seat) ?? 1
  if (effort <= 0) return chooseLikely(question, state, level.oversight)
  return think({ ...question, budget: lessened(question.budget, level, effort) }, level)
}

/** Most decisions answered at one go; a guard against games that never come to an end of them. */
const LONGEST_LINE = 20

/** Share of the time in which no further decision is thought about: where the processor is taken away, a short thought takes long, too. */
const SPARED = 0.4

/**
 * The decision of a seat, and in `more` those of its own that come next, as long as they follow from what it knows: no move
 * so far has shown it anything, and the time for the first is enough for all. Arguments as for {@link choose}.
 */
export function chooseLine<T extends Types>(
  name: LevelName,
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  rng: Rng,
  now: () => number,
  budget: Budget = { ms: budgetOf(name) },
): Line {
  const end = now() + within(budget).ms
  const choice = choose(name, game, view, seat, rng, now, budget)
  return { ...choice, more: following(choice, end, name, game, view, seat, rng, now, budget) }
}

/** The seat's own moves that come after a choice, its plan first; nothing is thought about that could not be done by `end`. */
export function following<T extends Types>(
  choice: Choice & Partial<Line>,
  end: number,
  ...[name, game, view, seat, rng, now, budget]: Required<Parameters<typeof choose<T>>>
): Move[] {
  const level = inGame(game, LEVELS[name])
  const state = game.determinize(view, rng)
  const more: Move[] = []
  const planned = [...(choice.more ?? [])]
  for (let { move } = choice; more.length < LONGEST_LINE && !game.reveals(state, seat, move); more.push(move)) {
    game.apply(state, seat, move)
    if (!game.pending(state).includes(seat)) break
    const next = planned.shift()
    if (next !== undefined) {
      move = next
      continue
    }
    const share = shareOf(game, state, seat, level)
    if (share > 0 && now() + Math.max(share, SPARED) * within(budget).ms > end) break
    move = choose(name, game, game.view(state, seat), seat, rng, now, budget).move
  }
  return more
}

/** What a level may choose from where a decision is to be planned; null where it is not, or the level does not think of plans. */
export function plansOf<T extends Types>(game: Game<T>, state: T['state'], seat: Seat, level: Level): Plans | null {
  const plans = level.kind === 'search' && level.plans > 1 ? game.advice.plans?.(state, seat, level.plans) : null
  return plans && plans.lines.length > 0 ? plans : null
}

/** Share of the usual time that a level takes for a decision. */
function shareOf<T extends Types>(game: Game<T>, state: T['state'], seat: Seat, level: Level): number {
  if (game.moves(state, seat).length < 2) return 0
  const plans = plansOf(game, state, seat, level)
  if (plans?.lines.length === 1) return 0
  return plans?.effort ?? game.advice.effort?.(state, seat) ?? 1
}

function think<T extends Types>(question: Question<T>, level: Exclude<Level, { kind: 'random' }>): Choice {
  return level.kind === 'greedy' ? chooseGreedy(question, level) : chooseSearch(question, level)
}

/** A share of the time and of the looks: a decision of many small ones. */
function lessened(budget: Budget, level: Level, effort: number): Budget {
  const most = budget.iterations ?? (level.kind === 'search' ? level.most : undefined)
  return { ...budget, ms: budget.ms * effort, ...(most === undefined ? {} : { iterations: Math.max(1, Math.round(most * effort)) }) }
}
