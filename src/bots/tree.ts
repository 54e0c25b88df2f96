/** The tree of the search: one node per sequence of decisions, its moves each a bandit's arm. */
import type { Move, Seat } from '../core/game.ts'

/** A decision of one seat as far as it can tell it from others by the decisions that led there. */
export class Node {
  readonly moves: Move[] = []
  readonly priors: number[] = []
  readonly visits: number[] = []
  /** Sums of values (0 to 1) and of expected points for the deciding seat. */
  readonly values: number[] = []
  readonly points: number[] = []
  readonly children: (Node | null)[] = []
  /** Secret decisions made at once: one tree per seat, nobody's knowing the others'. */
  readonly secret = new Map<Seat, Node>()
  total = 0
  private readonly index = new Map<Move, number>()

  /** Places of these moves among the arms; new ones are added with their share of the weights as prior. */
  arms(moves: readonly Move[], weights: (moves: readonly Move[]) => readonly number[], into: number[]): void {
    into.length = 0
    let unknown = false
    for (const move of moves) {
      const i = this.index.get(move)
      if (i === undefined) unknown = true
      into.push(i ?? -1)
    }
    if (unknown) this.grow(moves, weights(moves), into)
  }

  private grow(moves: readonly Move[], weights: readonly number[], into: number[]): void {
    let sum = 0
    for (const w of weights) sum += w
    for (let k = 0; k < moves.length; k++) {
      if (into[k] !== -1) continue
      const move = moves[k] ?? 0
      into[k] = this.moves.length
      this.index.set(move, this.moves.length)
      this.moves.push(move)
      this.priors.push(sum > 0 ? (weights[k] ?? 0) / sum : 1 / moves.length)
      this.visits.push(0)
      this.values.push(0)
      this.points.push(0)
      this.children.push(null)
    }
  }
}

/** Lowest and highest value seen: arms are compared on the part of the scale that occurs. */
export class Scale {
  private low = 1
  private high = 0

  add(value: number): void {
    if (value < this.low) this.low = value
    if (value > this.high) this.high = value
  }

  /** 0 to 1. */
  of(value: number): number {
    return this.high > this.low ? (value - this.low) / (this.high - this.low) : 0.5
  }
}

/** PUCT: the arm among `arms` with the best mix of value, prior and curiosity. */
export function select(node: Node, arms: readonly number[], scale: Scale, curiosity: number): number {
  const root = Math.sqrt(node.total + 1)
  let sum = 0
  let tried = 0
  for (const i of arms) {
    sum += node.values[i] ?? 0
    tried += node.visits[i] ?? 0
  }
  const unknown = tried > 0 ? scale.of(sum / tried) - 0.1 : 0.5
  let best = arms[0] ?? 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (const i of arms) {
    const n = node.visits[i] ?? 0
    const value = n > 0 ? scale.of((node.values[i] ?? 0) / n) : unknown
    const score = value + (curiosity * (node.priors[i] ?? 0) * root) / (1 + n)
    if (score > bestScore) {
      bestScore = score
      best = i
    }
  }
  return best
}
