/** Why a choice: what it brings that another would not. */
import type { Move, Types } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'
import type { Question, Reason } from './bot.ts'
import { drawIndex, expectations, playTurn } from './imagine.ts'

/** Possible worlds in which a choice is held against others; so many when time is up before. */
const WORLDS = 24
const FEWEST = 4
/** Reasons given, and the points below which there is none. */
const MOST_REASONS = 4
const LEAST = 0.05
/** The reason of a move that holds others back; its points are those the best of them loses. */
export const RIVALS = 'rivals'

function bestRival<T extends Types>({ game, seat }: Question<T>, s: T['state']): number {
  const expected: number[] = []
  expectations(game, s, game.scores(s).length, expected)
  return Math.max(...expected.filter((_, other) => other !== seat))
}

/** How a finished turn stands, by the names of reasons. */
function standingOf<T extends Types>(question: Question<T>, world: T['state'], move: Move, luck: Rng): Map<string, number> {
  const { game, seat } = question
  const s = game.clone(world)
  playTurn(game, s, seat, move, luck)
  const found = new Map(game.advice.features(s, seat).map(({ name, value }) => [name, value]))
  return found.set(RIVALS, -bestRival(question, s))
}

/**
 * What a move brings that another likely one would not, feature by feature, after the rest of the turn in the likeliest way; the
 * weightiest first. Mean over possible worlds, both moves with the same luck; after `end`, by the clock of the question, no more of them.
 */
export function explain<T extends Types>(question: Question<T>, move: Move, moves: readonly Move[], end: number): Reason[] {
  const { game, view, seat, rng, now } = question
  const others = moves.filter((other) => other !== move)
  const weights: number[] = []
  const gains = new Map<string, number>()
  let world = 0
  for (; world < WORLDS && (world < FEWEST || now() < end); world++) {
    const state = game.determinize(view, rng)
    weights.length = 0
    game.advice.weights(state, seat, others, weights)
    const other = others[drawIndex(weights, rng)]
    if (other === undefined) return []
    const luck = rng.next(0x7fffffff)
    const [mine, instead] = [move, other].map((one) => standingOf(question, state, one, new Sfc32(luck, world)))
    for (const name of new Set([...(mine?.keys() ?? []), ...(instead?.keys() ?? [])]))
      gains.set(name, (gains.get(name) ?? 0) + (mine?.get(name) ?? 0) - (instead?.get(name) ?? 0))
  }
  return [...gains]
    .map(([name, value]) => ({ name, value: value / world }))
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_REASONS)
}
