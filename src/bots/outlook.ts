/** How likely each seat is to win, as far as a view tells. */
import type { Types } from '../core/game.ts'
import type { Question } from './bot.ts'
import { chances, expectations, playout } from './imagine.ts'

/** How a game may still end. */
export interface Outlook {
  /** Expected final score of each seat, in points. */
  readonly expected: number[]
  /** By how much a final score still varies from one possible game to another, in points. Infinite where no game could be played on. */
  readonly spread: number
}

/** Possible worlds at most and at least: two tell of a spread. */
const MOST = 64
const FEWEST = 2
/** Longest game that is played out, in decisions; a guard against games that never end. */
const LONGEST = 20_000

/** So many spreads make a lead e times as likely to win. Measured: docs/bots.md. */
const DOUBT = 1.2
/** Least spread that is counted with, in points: the last decision is not certain either. */
const LEAST = 0.25

/** Mean over the seats of the deviation of their scores. */
function deviation(scores: readonly (readonly number[])[]): number {
  const seats = scores[0]?.length ?? 0
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const own = scores.map((each) => each[seat] ?? 0)
    const mean = own.reduce((a, b) => a + b, 0) / own.length
    sum += own.reduce((total, x) => total + (x - mean) ** 2, 0) / (own.length - 1)
  }
  return Math.sqrt(sum / seats)
}

/**
 * What the seat of a question may expect of the rest of the game: possible worlds are judged by the game's evaluation, and played
 * to their end, each decision as is likely, to see how much can still change. The iterations of the budget are worlds.
 */
export function outlook<T extends Types>({ game, view, rng, now, budget }: Question<T>): Outlook {
  const end = now() + budget.ms
  const sums: number[] = []
  const expected: number[] = []
  const finals: (readonly number[])[] = []
  let world = 0
  for (; world < (budget.iterations ?? MOST) && (world < FEWEST || now() < end); world++) {
    const state = game.determinize(view, rng)
    expectations(game, state, game.scores(state).length, expected)
    for (const [seat, points] of expected.entries()) sums[seat] = (sums[seat] ?? 0) + points
    playout(game, state, LONGEST, rng)
    // Not over: the world was not possible after all, somebody had nothing to decide there.
    if (game.pending(state).length === 0) finals.push([...game.scores(state)])
  }
  return { expected: sums.map((sum) => sum / world), spread: finals.length > 1 ? deviation(finals) : Number.POSITIVE_INFINITY }
}

/** Each seat's chance to win, 0 to 1, in sum 1. */
export function winChances({ expected, spread }: Outlook): number[] {
  const shares: number[] = []
  chances(expected, DOUBT * Math.max(spread, LEAST), shares)
  return shares
}
