/** The tree of the search: one node per sequence of decisions, its moves each a bandit's arm. */
import type { Move, Seat } from '../core/game.ts'

/** A decision of one seat as far as it can tell it from others by the decisions that led there. */
export class Node {
  /** Arms so far; the lists below may be longer, with what an earlier search left there. */
  size = 0
  total = 0
  readonly moves: Move[] = []
  readonly priors: number[] = []
  readonly visits: number[] = []
  /** Sums of values, 0 to 1 each, for the deciding seat. */
  readonly values: number[] = []
  private readonly children: (Node | null)[] = []
  private readonly secrets: (Node | null)[] = []

  clear(): void {
    this.size = 0
    this.total = 0
    this.secrets.fill(null)
  }

  /** Secret decisions made at once: one tree per seat, nobody's knowing the others'. Null where there is no room. */
  secret(seat: Seat, nodes: Nodes): Node | null {
    this.secrets[seat] ??= nodes.next()
    return this.secrets[seat]
  }

  /** What follows an arm; null at its first visit, for the tree grows where it is looked at again, and where there is no room. */
  after(arm: number, nodes: Nodes): Node | null {
    if (this.visits[arm] === 0) return null
    this.children[arm] ??= nodes.next()
    return this.children[arm]
  }

  /** What is known to follow an arm; null where nothing is. */
  known(arm: number): Node | null {
    return this.visits[arm] === 0 ? null : (this.children[arm] ?? null)
  }

  /** The arms, the most visited first. */
  byVisits(): number[] {
    const { visits, priors } = this
    return Array.from({ length: this.size }, (_, i) => i).sort(
      (a, b) => (visits[b] ?? 0) - (visits[a] ?? 0) || (priors[b] ?? 0) - (priors[a] ?? 0),
    )
  }

  /** One more visit of an arm, and what came of it. */
  add(arm: number, value: number): void {
    this.total++
    this.visits[arm] = (this.visits[arm] ?? 0) + 1
    this.values[arm] = (this.values[arm] ?? 0) + value
  }

  /** Writes the places of these moves among the arms to `into`, which may be longer, -1 for those that are none yet. Whether all are known. */
  find(moves: readonly Move[], into: number[]): boolean {
    let known = true
    let likely = 0
    for (let k = 0; k < moves.length; k++) {
      const i = this.placeOf(moves[k] ?? 0, likely)
      if (i < 0) known = false
      else likely = i + 1
      into[k] = i
    }
    return known
  }

  /** The arm of a move, -1 where it is none. Most often moves come in the order in which they came first: `likely`, behind the one before, is looked at first. */
  placeOf(move: Move, likely = 0): number {
    if (likely < this.size && this.moves[likely] === move) return likely
    for (let i = 0; i < this.size; i++) if (this.moves[i] === move) return i
    return -1
  }

  /** Makes arms of the moves that are none yet, with their share of the weights as prior; `into` holds the places found. */
  grow(moves: readonly Move[], weights: readonly number[], into: number[]): void {
    let sum = 0
    for (let k = 0; k < moves.length; k++) sum += weights[k] ?? 0
    for (let k = 0; k < moves.length; k++) {
      if ((into[k] ?? -1) !== -1) continue
      const i = this.size++
      into[k] = i
      this.moves[i] = moves[k] ?? 0
      this.priors[i] = sum > 0 ? (weights[k] ?? 0) / sum : 1 / moves.length
      this.visits[i] = 0
      this.values[i] = 0
      this.children[i] = null
    }
  }
}

/** Nodes for one search after another: each grows over what the last one left, so that thinking leaves no garbage that lives long. */
export class Nodes {
  private readonly all: Node[] = []
  private used = 0
  private readonly most: number

  /** @param most nodes of one tree; some hundred bytes each */
  constructor(most: number) {
    this.most = most
  }

  /** Begins a new tree; the one before must not be used any more. */
  root(): Node {
    this.used = 0
    return this.next() ?? new Node()
  }

  /** Null when the tree is as large as it may be. */
  next(): Node | null {
    if (this.used === this.most) return null
    this.all[this.used] ??= new Node()
    const node = this.all[this.used++]
    node?.clear()
    return node ?? null
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

/** PUCT: the arm among the first `n` of `arms` with the best mix of value, prior and curiosity. */
export function select(node: Node, arms: readonly number[], n: number, scale: Scale, curiosity: number): number {
  const root = Math.sqrt(node.total + 1)
  let sum = 0
  let tried = 0
  for (let k = 0; k < n; k++) {
    const i = arms[k] ?? 0
    sum += node.values[i] ?? 0
    tried += node.visits[i] ?? 0
  }
  const unknown = tried > 0 ? scale.of(sum / tried) - 0.1 : 0.5
  let best = arms[0] ?? 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (let k = 0; k < n; k++) {
    const i = arms[k] ?? 0
    const visits = node.visits[i] ?? 0
    const value = visits > 0 ? scale.of((node.values[i] ?? 0) / visits) : unknown
    const score = value + (curiosity * (node.priors[i] ?? 0) * root) / (1 + visits)
    if (score > bestScore) {
      bestScore = score
      best = i
    }
  }
  return best
}
