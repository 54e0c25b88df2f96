/** Why a choice: what it brings that another would not. */
import type { Move, Types } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'
import type { Question, Reason } from './bot.ts'
import { drawIndex, expectations, playTurn } from './imagine.ts'
import { sureMean } from './sure.ts'

/** Possible worlds in which a choice is held against others; so many when time is up before. */
const WORLDS = 24
const FEWEST = 4
/** Reasons given, the points below which there is none, and the standard errors within which chance may have made it. */
const MOST_REASONS = 4
const LEAST = 0.05
const DOUBT = 2
/** The reason of a move that holds others back; its points are those the best of them loses. */
export const RIVALS = 'rivals'

function bestRival<T extends Types>({ game, seat }: Question<T>, s: T['state']): number {
  const expected: number[] = []
  expectations(game, s, game.scores(s).length, expected)
  return Math.max(...expected.filter((_, other) => other !== seat))
}

/** How a finished turn stands, by the names of reasons. */
function standingOf<T extends Types>(question: Question<T>, world: T['state'], move: Move, luck: Rng): readonly Reason[] {
  const { game, seat } = question
  const s = game.clone(world)
  playTurn(game, s, seat, move, luck)
  return [...game.advice.features(s, seat), { name: RIVALS, value: -bestRival(question, s) }]
}

/**
 * What a move brings that another likely one would not, feature by feature, after the rest of the turn in the likeliest way; the
 * weightiest first. Mean over possible worlds, both moves with the same luck, where it is more than chance; after `end`, by the clock of the question, no more of them.
 */
export function explain<T extends Types>(question: Question<T>, move: Move, moves: readonly Move[], end: number): Reason[] {
  const { game, view, seat, rng, now } = question
  const others = moves.filter((other) => other !== move)
  const weights: number[] = []
  /** What the move brings that another one would not, by name: in each world. */
  const seen: Map<string, number>[] = []
  while (seen.length < WORLDS && (seen.length < FEWEST || now() < end)) {
    const state = game.determinize(view, rng)
    weights.length = 0
    game.advice.weights(state, seat, others, weights)
    const other = others[drawIndex(weights, rng)]
    if (other === undefined) return []
    const luck = rng.next(0x7fffffff)
    const gains = new Map<string, number>()
    const count = (one: Move, sign: number) => {
      for (const { name, value } of standingOf(question, state, one, new Sfc32(luck, seen.length)))
        gains.set(name, (gains.get(name) ?? 0) + sign * value)
    }
    count(move, 1)
    count(other, -1)
    seen.push(gains)
  }
  return [...new Set(seen.flatMap((gains) => [...gains.keys()]))]
    .map((name) => {
      const gained = seen.map((gains) => gains.get(name) ?? 0)
      return { name, value: sureMean(gained, DOUBT) }
    })
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_REASONS)
}
