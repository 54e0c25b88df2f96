/** Why a choice: what it brings that the next best one would not. */
import type { Move, Types } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import type { Question, Reason } from './bot.ts'
import { expectations, playLine } from './imagine.ts'
import { sureMean } from './sure.ts'

/** Possible worlds in which two choices are held against each other; so many when time is up before. */
const WORLDS = 400
const FEWEST = 4
/** Reasons given, the points below which there is none, and the standard errors within which chance may have made it. */
const MOST_REASONS = 4
const LEAST = 0.05
const DOUBT = 2
/** The reason of a move that holds others back; its points are those the best of them loses. */
export const RIVALS = 'rivals'

/** How a choice stands beside another. */
export interface Comparison {
  /** What it brings that the other would not, the weightiest first. */
  readonly reasons: readonly Reason[]
  /** Points that the seat itself scores more, as far as a bot looks; below 0 it is worse, and 0 where chance may have made the difference. */
  readonly better: number
}

/** What one choice brings that the other does not, by the names of reasons: in one possible world. */
type Gains = Map<string, number>

/** How a position stands for the seat: its own features, and what the best of its rivals has. */
function standing<T extends Types>({ game, seat }: Question<T>, s: T['state']): Reason[] {
  const expected: number[] = []
  expectations(game, s, game.scores(s).length, expected)
  const rival = Math.max(...expected.filter((_, other) => other !== seat))
  return [...game.advice.features(s, seat), { name: RIVALS, value: -rival }]
}

/** What is more than chance in what was seen. */
function surely(seen: readonly Gains[]): Comparison {
  const mean = (of: (gains: Gains) => number): number => sureMean(seen.map(of), DOUBT)
  const reasons = [...new Set(seen.flatMap((gains) => [...gains.keys()]))]
    .map((name) => ({ name, value: mean((gains) => gains.get(name) ?? 0) }))
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_REASONS)
  const own = (gains: Gains): number => [...gains].reduce((sum, [name, value]) => (name === RIVALS ? sum : sum + value), 0)
  return { reasons, better: mean(own) }
}

/**
 * Holds one choice of a seat against another, feature by feature: both are played on as far as a bot looks, in the same possible worlds with the same
 * luck. The reasons are those that show first, at the end of the seat's own turn or of the first stage, for they can be followed; there are none where those
 * do not bear out what comes of it. After `end`, by the clock of the question, no more worlds.
 * @param one,other moves of the seat, one after the other
 * @param ahead how far: see {@link playLine}
 */
export function compare<T extends Types>(
  question: Question<T>,
  one: readonly Move[],
  other: readonly Move[],
  ahead: number,
  end: number,
): Comparison {
  const { game, view, seat, rng, now } = question
  const seen: { readonly first: Gains[]; readonly last: Gains[] } = { first: [], last: [] }
  while (seen.last.length < WORLDS && (seen.last.length < FEWEST || now() < end)) {
    const world = game.determinize(view, rng)
    const luck = rng.next(0x7fffffff)
    const [first, last]: [Gains, Gains] = [new Map(), new Map()]
    for (const [moves, sign] of [
      [one, 1],
      [other, -1],
    ] as const) {
      const s = game.clone(world)
      const count = (gains: Gains) => {
        for (const { name, value } of standing(question, s)) gains.set(name, (gains.get(name) ?? 0) + sign * value)
      }
      const luckOf = (part: number) => new Sfc32(luck, part)
      playLine(game, s, seat, moves, ahead, luckOf, () => count(first))
      count(last)
    }
    seen.first.push(first)
    seen.last.push(last)
  }
  const [first, last] = [surely(seen.first), surely(seen.last)]
  const misleading = last.better !== 0 && first.better * last.better <= 0
  return { reasons: misleading ? [] : first.reasons, better: last.better }
}
