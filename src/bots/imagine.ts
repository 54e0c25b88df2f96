/** Steps into an imagined future, shared by all bots that think. */

import type { Game, Move, Seat, Types } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import { fraction, indexAt } from '../core/odds.ts'
import type { Rng } from '../core/rng.ts'

const moveBuffer: Move[] = []
const weightBuffer: number[] = []

/** The legal moves of a seat and their weights, in buffers that the next call overwrites. */
export function weighted<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
): { moves: readonly Move[]; weights: readonly number[] } {
  moveBuffer.length = 0
  weightBuffer.length = 0
  game.moves(s, seat, moveBuffer)
  game.advice.weights(s, seat, moveBuffer, weightBuffer)
  return { moves: moveBuffer, weights: weightBuffer }
}

/** Index drawn among the first `n` with probability in proportion to its weight; 0 when all weights are 0. */
export function drawIndex(weights: readonly number[], rng: Rng, n = weights.length): number {
  let sum = 0
  for (let i = 0; i < n; i++) sum += weights[i] ?? 0
  const i = indexAt(fraction(rng) * sum, weights, n)
  return i < n ? i : 0
}

/** Index of the largest weight among the first `n`. */
export function heaviest(weights: readonly number[], n = weights.length): number {
  let best = 0
  for (let i = 1; i < n; i++) if ((weights[i] ?? 0) > (weights[best] ?? 0)) best = i
  return best
}

/** Plays a likely move for a seat, drawn by weight. False when the seat has no move. */
export function playLikely<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, rng: Rng): boolean {
  const move = game.advice.drawn?.(s, seat, rng) ?? null
  if (move === null) return playListed(game, s, seat, rng)
  game.apply(s, seat, move)
  return true
}

/** Lists the moves of a seat and plays one, by weight at random or simply the weightiest. */
function playListed<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, rng: Rng | null): boolean {
  moveBuffer.length = 0
  game.moves(s, seat, moveBuffer)
  const n = moveBuffer.length
  if (n === 0) return false
  let chosen = 0
  if (n > 1) {
    // Not emptied before: a list that is emptied gives its memory back, and is to be made again.
    game.advice.weights(s, seat, moveBuffer, weightBuffer)
    chosen = rng ? drawIndex(weightBuffer, rng, n) : heaviest(weightBuffer, n)
  }
  game.apply(s, seat, moveBuffer[chosen] ?? 0)
  return true
}

const NONE: readonly Move[] = []

/** Plays the weightiest move of a seat, and what follows from it. False when the seat has no move. */
export function playObvious<T extends Types>(game: Game<T>, s: T['state'], seat: Seat): boolean {
  const moves = game.advice.obvious?.(s, seat) ?? NONE
  if (moves.length === 0) return playListed(game, s, seat, null)
  for (let i = 0; i < moves.length; i++) game.apply(s, seat, moves[i] ?? 0)
  return true
}

/** Plays on until `decisions` have been made by seats, or the game is over. */
export function playout<T extends Types>(game: Game<T>, s: T['state'], decisions: number, rng: Rng): void {
  let left = decisions
  while (left > 0) {
    const actor = game.pending(s)[0]
    if (actor === undefined) return
    if (actor === CHANCE) game.apply(s, CHANCE, game.chance(s, rng))
    else if (playLikely(game, s, actor, rng)) left--
    else return
  }
}

/** Longest chain of small steps that counts as one turn, and as one stage of a game that has them. */
const TURN_STEPS = 12
const STAGE_STEPS = 400

/**
 * Makes a move and finishes the seat's own turn in the likeliest way, so that moves are compared by what they lead to and
 * not half-way. A decision that several make at once is brought to its end, for before it nothing has come of it. In a
 * game with stages everybody plays on to the next one.
 */
export function playTurn<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, move: Move, rng: Rng): void {
  const stage = game.advice.stage?.(s)
  game.apply(s, seat, move)
  if (stage === undefined) finishTurn(game, s, seat, rng)
  else finishStage(game, s, stage, rng)
}

/**
 * Makes moves of a seat, one after the other, and plays on: so many stages in a game that has them, or else to the end of the seat's own turn and so many
 * decisions more.
 * @param luck of each part of what follows, so that two lines have the same as far as that goes
 * @param near told when the first stage, or the turn, is over
 */
export function playLine<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  moves: readonly Move[],
  ahead: number,
  luck: (part: number) => Rng,
  near?: () => void,
): void {
  const { stage } = game.advice
  const together = game.pending(s).length > 1
  for (const move of moves) game.apply(s, seat, move)
  if (stage) finishStage(game, s, stage(s), luck(0))
  else finishTurn(game, s, seat, luck(0), together)
  near?.()
  if (stage) for (let n = 1; n < ahead; n++) finishStage(game, s, stage(s), luck(n))
  else playout(game, s, ahead, luck(1))
}

/** Everybody plays on in the likeliest way until the game says that positions can be compared again. */
export function finishStage<T extends Types>(game: Game<T>, s: T['state'], stage: number, rng: Rng): void {
  for (let step = 0; step < STAGE_STEPS && game.advice.stage?.(s) === stage; step++) {
    const actor = game.pending(s)[0]
    if (actor === undefined) return
    if (actor === CHANCE) game.apply(s, CHANCE, game.chance(s, rng))
    else if (!playObvious(game, s, actor)) return
  }
}

/** Ends the seat's own turn; with `together` also what several decide at once. */
function finishTurn<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, rng: Rng, together = true): void {
  for (let step = 0; step < TURN_STEPS; step++) {
    const pending = game.pending(s)
    if (pending[0] === CHANCE) game.apply(s, CHANCE, game.chance(s, rng))
    else if (pending.length > 1 && !together) return
    else if (pending.includes(seat)) {
      if (!playObvious(game, s, seat)) return
    } else if (pending.length > 1) finishTogether(game, s, [...pending], rng)
    else return
  }
}

/** Everybody who has to decide at once does, each as is likely. */
function finishTogether<T extends Types>(game: Game<T>, s: T['state'], seats: readonly Seat[], rng: Rng): void {
  for (const seat of seats) {
    for (let step = 0; step < TURN_STEPS && game.pending(s).includes(seat); step++) {
      if (!playLikely(game, s, seat, rng)) return
    }
  }
}

/** Expected final score per seat, written to `into`: the real one once the game is over. */
export function expectations<T extends Types>(game: Game<T>, s: T['state'], seats: number, into: number[]): void {
  for (let seat = 0; seat < seats; seat++) into[seat] = game.advice.evaluate(s, seat)
}

/** How likely each seat is to win, from the expected points: sums to 1. A lead of `spread` points makes it e times as likely. Written to `into`. */
export function chances(expected: readonly number[], spread: number, into: number[]): void {
  const top = Math.max(...expected)
  let sum = 0
  for (let i = 0; i < expected.length; i++) {
    into[i] = Math.exp(((expected[i] ?? 0) - top) / spread)
    sum += into[i] ?? 0
  }
  for (let i = 0; i < expected.length; i++) into[i] = (into[i] ?? 0) / sum
}
