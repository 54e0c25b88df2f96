/**
 * Information-set Monte Carlo tree search. Every iteration imagines one state the view allows, walks down a tree of
 * decisions (CHANCE is drawn anew each time and leaves no branch), plays on a little by the game's weights and ends
 * on its evaluation. Decisions made in secret at once are searched apart: each seat its own bandit.
 */

import type { Aim, Game, Move, Seat, Types } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import type { Choice, Question } from './bot.ts'
import { legal, only } from './bot.ts'
import { lookAhead, noticed } from './greedy.ts'
import { finishStage, playLikely, playout } from './imagine.ts'
import { Prospects } from './prospects.ts'
import { type Node, Nodes, Scale, select } from './tree.ts'

/** Knobs of the search. */
export interface SearchStyle extends Aim {
  /** Decisions played on after leaving the tree; in a game with stages the stage is finished instead. */
  readonly playout: number
  readonly curiosity: number
  /** Worlds each move is first glanced at in, one turn ahead; 0: only what looks likely guides the search. */
  readonly glances: number
  /** Chance to overlook a move of the decision at hand, 0 to 1; the most obvious never. */
  readonly oversight: number
  /** Most iterations, so that a fast machine does not think longer than it helps. */
  readonly most: number
  /** Whole plans it holds against each other, where a game names some; with fewer than two it makes the likeliest. */
  readonly plans: number
  /** Plays to win, where others play for many points: what a move brings to rivals is a loss to it from the first. */
  readonly toWin: boolean
}

/** A phone has little memory, and what lies deeper is hardly ever looked at twice. One search at a time in a thread. */
const NODES = new Nodes(3000)

class Search<T extends Types> {
  private readonly root = NODES.root()
  /** Sums of the points that the arms of the decision at hand are expected to bring. */
  readonly points: number[] = []
  /** Moves of the decision at hand that the bot has noticed. */
  seen: readonly Move[] = []
  private decision: Node = this.root
  private readonly game: Game<T>
  private readonly question: Question<T>
  private readonly style: SearchStyle
  private readonly scale = new Scale()
  // The way down the tree: so many arms of nodes, each chosen by a seat.
  private depth = 0
  private readonly nodes: Node[] = []
  private readonly taken: number[] = []
  private readonly by: Seat[] = []
  private readonly arms: number[] = []
  private readonly buffer: Move[] = []
  private readonly weights: number[] = []
  private readonly prospects: Prospects<T>
  /** Imagined last. */
  private world: T['state'] | undefined

  constructor(question: Question<T>, style: SearchStyle, state: T['state']) {
    this.question = question
    this.game = question.game
    this.style = style
    this.prospects = new Prospects(this.game, state, style)
  }

  /** The node of the asked seat's decision: where the answer is read. */
  rootFor(seat: Seat, pending: number): Node {
    if (pending > 1) this.decision = this.root.secret(seat, NODES) ?? this.root
    return this.decision
  }

  /** One look into the future. */
  iterate(): void {
    const { game, question, style } = this
    const s = game.determinize(question.view, question.rng, this.world)
    this.world = s
    const stage = game.advice.stage?.(s)
    this.depth = 0
    this.descend(s)
    if (stage === undefined) playout(game, s, style.playout, question.rng)
    else finishStage(game, s, stage, question.rng)
    this.conclude(s)
  }

  private descend(s: T['state']): void {
    const { game, question } = this
    let node: Node | null = this.root
    while (node) {
      const pending = game.pending(s)
      const actor = pending[0]
      if (actor === undefined) return
      if (actor === CHANCE) game.apply(s, CHANCE, game.chance(s, question.rng))
      else if (pending.length > 1) {
        this.descendSecretly(s, node, [...pending])
        return
      } else node = this.step(s, node, actor)
    }
  }

  /** Each seat decides in its own tree until it has sealed; what comes after is played out. */
  private descendSecretly(s: T['state'], at: Node, seats: readonly Seat[]): void {
    for (const seat of seats) {
      let node: Node | null = at.secret(seat, NODES)
      for (let steps = 0; steps < 8 && this.game.pending(s).includes(seat); steps++) {
        if (node) node = this.step(s, node, seat)
        else if (!playLikely(this.game, s, seat, this.question.rng)) return
      }
    }
  }

  /** Chooses an arm and plays it. Null when this was the first visit of what follows: the tree grows by one node an iteration. */
  private step(s: T['state'], node: Node, seat: Seat): Node | null {
    const { game, arms } = this
    // At the root the asked seat has what it noticed; the moves are the same in every possible world.
    const moves = node === this.decision ? this.seen : this.movesOf(s, seat)
    if (moves.length === 0) return null
    if (!node.find(moves, arms)) node.grow(moves, this.weigh(s, seat, moves), arms)
    const arm = select(node, arms, moves.length, this.scale, this.style.curiosity)
    this.nodes[this.depth] = node
    this.taken[this.depth] = arm
    this.by[this.depth++] = seat
    game.apply(s, seat, node.moves[arm] ?? 0)
    return node.after(arm, NODES)
  }

  private movesOf(s: T['state'], seat: Seat): readonly Move[] {
    this.buffer.length = 0
    return this.game.moves(s, seat, this.buffer)
  }

  private weigh(s: T['state'], seat: Seat, moves: readonly Move[]): readonly number[] {
    this.game.advice.weights(s, seat, moves, this.weights)
    return this.weights
  }

  private conclude(s: T['state']): void {
    this.prospects.judge(s)
    const { value, expected } = this.prospects
    for (let i = 0; i < this.depth; i++) {
      const seat = this.by[i] ?? 0
      const [node, arm, mine] = [this.nodes[i], this.taken[i] ?? 0, value[seat] ?? 0]
      node?.add(arm, mine)
      if (node === this.decision) this.points[arm] = (this.points[arm] ?? 0) + (expected[seat] ?? 0)
      this.scale.add(mine)
    }
  }
}

/** Half the game's weights, half one turn of look-ahead: a search that had no time is still as good as greedy. */
function rootPriors<T extends Types>(question: Question<T>, state: T['state'], moves: readonly Move[], glances: number): number[] {
  const weights: number[] = []
  question.game.advice.weights(state, question.seat, moves, weights)
  const sum = weights.reduce((a, b) => a + b, 0) || 1
  if (glances === 0) return weights.map((weight) => weight / sum)
  const { values } = lookAhead({ ...question, budget: { ms: question.budget.ms / 4 } }, moves, {
    samples: glances,
    envy: 0.3,
    oversight: 0,
  })
  const best = Math.max(...values)
  const soft = values.map((value) => Math.exp((value - best) / 2))
  const softSum = soft.reduce((a, b) => a + b, 0)
  return moves.map((_, i) => (0.5 * (weights[i] ?? 0)) / sum + (0.5 * (soft[i] ?? 0)) / softSum)
}

/** Own moves after a choice that are told; how often one must have been tried to be known, and in which share of all visits to be expected. */
const KNOWN = { moves: 4, visits: 60, share: 0.6 }

/** The seat's own moves that follow an arm most often, as long as nothing comes to light; and whether it is open which they are. */
function expected<T extends Types>({ game, seat }: Question<T>, state: T['state'], root: Node, arm: number): Pick<Choice, 'next' | 'open'> {
  const s = game.clone(state)
  const next: Move[] = []
  for (let node = root, i = arm; next.length < KNOWN.moves; ) {
    const move = node.moves[i] ?? 0
    const after = node.known(i)
    if (!after || game.reveals(s, seat, move)) break
    game.apply(s, seat, move)
    const [who, ...others] = game.pending(s)
    if (who !== seat || others.length > 0) break
    const detail = game.advice.detail?.(s)
    if (detail === null) break
    const answers = after.byVisits().filter((k) => !game.advice.aside?.(s, after.moves[k] ?? 0))
    const [best = 0] = answers
    const visits = after.visits[best] ?? 0
    const total = answers.reduce((sum, k) => sum + (after.visits[k] ?? 0), 0)
    // What was meant is told however close it is.
    const isKnown = detail === 'what' ? visits > 0 : visits >= KNOWN.visits && visits >= KNOWN.share * total
    if (!isKnown) return { next, open: detail === 'what' }
    next.push(after.moves[best] ?? 0)
    node = after
    i = best
  }
  return { next }
}

/** Share of the visits with which a move is known well enough to be called the second best. */
const JUDGED = 0.05

/** The most visited move, or `about`, and the best other that is no mere aside: by its values, where it is known well enough. */
function read<T extends Types>(
  question: Question<T>,
  state: T['state'],
  node: Node,
  sums: readonly number[],
  iterations: number,
  about: Move | undefined,
): Choice {
  const { game } = question
  const order = node.byVisits()
  const best = about === undefined ? order[0] : node.placeOf(about)
  if (best === undefined || best < 0) return only(node.moves[0] ?? 0)
  const seen = order.filter((i) => i !== best && (node.visits[i] ?? 0) > 0 && !game.advice.aside?.(state, node.moves[i] ?? 0))
  const mean = (i: number): number => (node.values[i] ?? 0) / Math.max(1, node.visits[i] ?? 0)
  const [likeliest, ...others] = seen
  const second = others
    .filter((i) => (node.visits[i] ?? 0) >= JUDGED * node.total)
    .reduce((a, i) => (mean(i) > mean(a) ? i : a), likeliest ?? -1)
  const told = (i: number) => ({
    move: node.moves[i] ?? 0,
    evaluation: (sums[i] ?? 0) / Math.max(1, node.visits[i] ?? 0),
    ...expected(question, state, node, i),
  })
  return { ...told(best), ...(second < 0 ? {} : { second: told(second) }), iterations }
}

/** Nothing that can still come would change the answer. */
function decided(node: Node, remaining: number): boolean {
  let most = 0
  let second = 0
  for (let i = 0; i < node.size; i++) {
    const n = node.visits[i] ?? 0
    if (n > most) [most, second] = [n, most]
    else if (n > second) second = n
  }
  return most - second > remaining
}

/** As many halts were seen between the end of a thought and the arrival of its answer, on a quarter of a core that also draws the table. */
const HALTS = 4

/** Of the root's priors a move has at least this share when the search is asked about it, so that it is looked at in earnest. */
const ATTENTION = 1 / 3

/** The move the search tried most; or what it thinks of `about`, a legal move, and of the best other. */
export function chooseSearch<T extends Types>(question: Question<T>, style: SearchStyle, about?: Move): Choice {
  const { now, budget, game, seat } = question
  const { state, moves, first } = legal(question)
  if (moves.length === 1) return only(first)
  const end = now() + budget.ms
  const search = new Search(question, style, state)
  const node = search.rootFor(seat, game.pending(state).length)
  const seen = noticed(question, state, moves, style.oversight)
  if (about === undefined && seen.length === 1) return only(seen[0] ?? first)
  search.seen = about === undefined || seen.includes(about) ? seen : [...seen, about]
  const priors = rootPriors(question, state, search.seen, style.glances).map((prior, i) =>
    search.seen[i] === about ? Math.max(prior, ATTENTION) : prior,
  )
  node.grow(search.seen, priors, [])
  const most = Math.min(style.most, budget.iterations ?? style.most)
  const start = now()
  let iterations = 0
  // Where the processor is taken away again and again, the last times must not come between the end and the answer.
  let pause = 0
  const halts = budget.halts ?? HALTS
  for (let time = start; iterations < most && time + halts * pause < end; ) {
    if (iterations % 32 === 31 && decided(node, Math.min(most, (iterations * (end - start)) / Math.max(1e-3, time - start)) - iterations))
      break
    search.iterate()
    iterations++
    const after = now()
    if (after - time > pause) pause = after - time
    time = after
  }
  return read(question, state, node, search.points, iterations, about)
}
