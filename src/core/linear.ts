/** An evaluation as a sum of named parts, each with a factor: what training learns, and what can be tilted. */
import type { Advice, Feature, Game, Seat, Types } from './game.ts'

/**
 * Factors by the name of a part, or of a feature for all its parts; what is not named keeps its own value. The first of a pair is in
 * force while all of the game is still to come, the second at its end; in between a factor moves evenly.
 */
export type Factors = Readonly<Record<string, readonly [start: number, end: number]>>

/** What an evaluation is made of. */
export interface Parts<S> {
  /** Part names: that of a feature, or with more after a dot (`goods.metal`) where a feature has several parts. */
  readonly names: readonly string[]
  /** So many of the first parts are points that nobody can lose any more: their factor is 1. When the game is over only they are not 0. */
  readonly sure: number
  /** Writes every part of a seat's position, in points of final score, in the order of `names`. */
  write(s: S, seat: Seat, into: number[]): void
  /** Share of the game still to come, 0 to 1. */
  ahead(s: S): number
}

/** The feature a part belongs to. */
const featureOf = (part: string): string => part.split('.', 1)[0] ?? part

/** How an evaluation is read: both say the same, see {@link Advice}. */
export interface Reading<S> {
  evaluate(s: S, seat: Seat): number
  features(s: S, seat: Seat): Feature[]
}

function total(values: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  return sum
}

/** The reading of parts with factors, several records of which multiply: compiled, it costs a multiplication or two a part. */
export function linear<S>(parts: Parts<S>, ...factors: readonly Factors[]): Reading<S> {
  const product = (part: string, end: 0 | 1): number =>
    factors.reduce((all, each) => all * (each[part] ?? each[featureOf(part)] ?? [1, 1])[end], 1)
  const late = parts.names.map((part) => product(part, 1))
  const change = parts.names.map((part, i) => product(part, 0) - late[i])
  const names = [...new Set(parts.names.map(featureOf))]
  const owner = parts.names.map((part) => names.indexOf(featureOf(part)))
  const buffer = parts.names.map(() => 0)
  return {
    evaluate(s, seat) {
      parts.write(s, seat, buffer)
      if (factors.length === 0) return total(buffer)
      const ahead = parts.ahead(s)
      let sum = 0
      for (let i = 0; i < buffer.length; i++) sum += buffer[i] * (late[i] + ahead * change[i])
      return sum
    },
    features(s, seat) {
      parts.write(s, seat, buffer)
      const ahead = parts.ahead(s)
      const values = names.map(() => 0)
      for (let i = 0; i < buffer.length; i++) values[owner[i]] += buffer[i] * (late[i] + ahead * change[i])
      return names.map((name, i) => ({ name, value: values[i] })).filter(({ value }) => value !== 0)
    },
  }
}

/** The same game, its bots judging positions by other factors. @throws Error when the game's evaluation has no parts */
export function judgedBy<T extends Types>(game: Game<T>, ...factors: readonly Factors[]): Game<T> {
  const { parts } = game.advice
  if (!parts) throw new Error(`the evaluation of ${game.id} has no parts`)
  const advice: Advice<T> = { ...game.advice, ...linear(parts, ...factors) }
  return { ...game, advice }
}
