/** What a bot is: a view goes in, a legal move comes out. It never sees a state of the table, only states it imagines itself. */
import type { Game, Move, Seat, Types } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'

/** How long a bot may think: whichever of the two ends first. */
export interface Budget {
  /** Milliseconds by the clock handed in. */
  readonly ms: number
  /** Looks into the future; with it alone a decision can be repeated exactly. */
  readonly iterations?: number
  /** Halts of the machine, as long as the longest so far, for which a search leaves room: its answer is still to be sent. A few where nothing is said. */
  readonly halts?: number
}

/** One named consequence of a move, in points for the seat; the name has a sentence in the game's texts. */
export interface Reason {
  readonly name: string
  readonly value: number
}

/** A bot's answer. */
export interface Choice {
  readonly move: Move
  /** Points the bot expects of the move for its seat. */
  readonly evaluation: number
  /** The seat's own moves that it expects to follow at once; no promise: it will think again. */
  readonly next?: readonly Move[]
  /** Whether no reasons can be told: it will have to say then what it meant and cannot tell yet, or it is but a part of a plan. */
  readonly open?: boolean
  /** The second choice, with the same. */
  readonly second?: Omit<Choice, 'second' | 'iterations'>
  /** How often it looked into the future. */
  readonly iterations: number
}

/** A question to a bot. The clock is handed in: bots read none. */
export interface Question<T extends Types = Types> {
  readonly game: Game<T>
  readonly view: T['view']
  readonly seat: Seat
  readonly budget: Budget
  readonly rng: Rng
  /** Milliseconds from any start. */
  readonly now: () => number
}

/** A choice with the seat's own that follow from it, in order; where it is a plan they are decided. */
export interface Line extends Choice {
  readonly more: readonly Move[]
  /** Stages of the game that were played out to compare it with others. */
  readonly stages?: number
}

/** A choice for people: with what it brings that the second would not, the weightiest first. */
export interface Advised extends Line {
  /** Empty where there was nothing to choose. */
  readonly reasons: readonly Reason[]
}

/** The answer where there is no choice: no thought. */
export function only(move: Move): Choice {
  return { move, evaluation: 0, iterations: 0 }
}

/** The legal moves of the seat, in a state it holds possible. @throws when there are none: bots are asked only when they must decide. */
export function legal<T extends Types>({ game, view, seat, rng }: Question<T>): { state: T['state']; moves: Move[]; first: Move } {
  const state = game.determinize(view, rng)
  const moves = game.moves(state, seat)
  const first = moves[0]
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`)
  return { state, moves, first }
}
