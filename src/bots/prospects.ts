/** What a position is worth to every seat that wants to win. */
import type { Aim, Game, Types } from '../core/game.ts'
import { chances, expectations } from './imagine.ts'

/** Less than anybody scores. */
const NONE = -1e9

/** Judges positions that may come of one in which thoughts begin. */
export class Prospects<T extends Types> {
  /** Points each seat is expected to score in the position judged last. */
  readonly expected: number[] = []
  /** What that is worth to each seat: mostly its chance to win. */
  readonly value: number[] = []
  private readonly game: Game<T>
  private readonly spread: number
  /** What a point of its own is worth to a seat besides the chance to win. */
  private readonly pride: number
  /** Points beyond which one more is nothing to be proud of. */
  private readonly most: number
  /** What each seat is expected to score where the thoughts begin: only what changes counts. */
  private readonly start: number[] = []

  constructor(game: Game<T>, from: T['state'], { spread, pride, disgrace = NONE }: Aim) {
    this.game = game
    this.spread = spread
    const seats = game.scores(from).length
    this.pride = pride / spread
    this.most = seats > 2 ? Number.POSITIVE_INFINITY : disgrace
    expectations(game, from, seats, this.start)
  }

  judge(s: T['state']): void {
    const { game, expected, value, start, pride, most } = this
    expectations(game, s, start.length, expected)
    chances(expected, this.spread, value)
    if (game.pending(s).length === 0) this.judgeEnd(s)
    for (let i = 0; i < start.length; i++)
      value[i] = (value[i] ?? 0) + pride * (Math.min(expected[i] ?? 0, most) - Math.min(start[i] ?? 0, most))
  }

  /** Who has won counts most, and by how much a little. */
  private judgeEnd(s: T['state']): void {
    const ranks = this.game.ranks(s)
    const winners = ranks.filter((rank) => rank === 1).length
    for (let i = 0; i < ranks.length; i++) this.value[i] = 0.3 * (this.value[i] ?? 0) + (ranks[i] === 1 ? 0.7 / winners : 0)
  }
}
