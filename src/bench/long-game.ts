/** One random game under supervision: after every entry the invariants are held against the state. Used by `long-worker.ts`. */
import { type Actor, CHANCE, type Move } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'
import type { Supervised, Variant } from './supervised.ts'

/** How moves are drawn: all alike, or by the weights that guide the bots' playouts. */
const STYLES = ['uniform', 'guided'] as const
/** More entries than any game has: one that gets here is counted as unfinished. */
const ENDLESS = 20_000
/** Every so many games the log is replayed and must lead to the same position. */
const REPLAY_EVERY = 50

/** A game of the run; its number says everything about it. */
export interface Plan {
  readonly number: number
  readonly seats: number
  readonly variant: Variant
  readonly style: (typeof STYLES)[number]
}

/** What came of a game. `fault` is the first thing that was wrong, with its place. */
export interface Ending {
  readonly decisions: number
  readonly entries: number
  readonly rounds: number
  readonly reason: string
  readonly scores: readonly number[]
  readonly notes: Readonly<Record<string, number>>
  readonly fault: string | null
}

type Log = (readonly [Actor, Move])[]

/** Game number `n` (from 0): every number of seats, every variant and both styles in turn. */
export function planOf({ game, variants }: Supervised, n: number): Plan {
  const [min, max] = game.seats
  const counts = max - min + 1
  const variant = variants[Math.floor(n / counts) % variants.length] ?? { group: '', options: {} }
  const style = STYLES[Math.floor(n / counts / variants.length) % STYLES.length] ?? 'uniform'
  return { number: n, seats: min + (n % counts), variant, style }
}

/** One game, played step by step. */
class Supervision {
  private readonly of: Supervised
  private readonly plan: Plan
  private readonly rng: Rng
  private readonly log: Log = []
  private readonly moves: Move[] = []
  private readonly weights: number[] = []
  private readonly state: object
  private decisions = 0
  private reason = 'unfinished'
  private fault: string | null

  constructor(of: Supervised, plan: Plan, seed: number) {
    this.of = of
    this.plan = plan
    this.rng = new Sfc32(seed, plan.number)
    this.state = this.begin()
    this.fault = of.faultsOf(this.state)[0]?.message ?? null
  }

  play(): Ending {
    const { game, longest, notes, rules } = this.of
    for (let actors = this.actors(); actors.length > 0 && this.fault === null && this.log.length < ENDLESS; actors = this.actors())
      this.step(actors[this.rng.next(actors.length)] ?? CHANCE)
    const rounds = game.round(this.state)
    if (this.fault === null && (this.reason === 'unfinished' || rounds > longest(this.state)))
      this.fault = `${rules.ends} ${this.reason} after ${rounds}`
    this.fault ??= this.countFault()
    if (this.fault === null && this.plan.number % REPLAY_EVERY === 0) this.fault = this.replayFault()
    return {
      decisions: this.decisions,
      entries: this.log.length,
      rounds,
      reason: this.reason,
      scores: game.scores(this.state),
      notes: notes(this.state),
      fault: this.fault,
    }
  }

  private actors(): readonly Actor[] {
    return this.of.game.pending(this.state)
  }

  private begin(): object {
    const { game } = this.of
    return game.setup(game.notation.options(this.plan.variant.options), this.plan.seats)
  }

  private step(by: Actor): void {
    const { game, rules } = this.of
    const s = this.state
    if (by !== CHANCE) this.decisions++
    const move = by === CHANCE ? game.chance(s, this.rng) : this.choose(by)
    const verdict = game.judge(s, by, move)
    const before = game.clone(s)
    if (verdict.ok)
      game.apply(s, by, move, (event) => {
        if ('reason' in event && event.type === 'over') this.reason = String(event.reason)
      })
    this.log.push([by, move])
    this.fault = verdict.ok ? this.entryFault(before) : `${rules.listed} refused what was offered: ${verdict.code}`
    if (this.fault !== null) this.fault += ` (entry ${this.log.length - 1})`
  }

  private choose(seat: number): Move {
    const { game } = this.of
    const { moves, weights } = this
    moves.length = 0
    game.moves(this.state, seat, moves)
    if (this.plan.style === 'uniform') return moves[this.rng.next(moves.length)] ?? 0
    weights.length = 0
    game.advice.weights(this.state, seat, moves, weights)
    let left = (this.rng.next(1 << 30) / (1 << 30)) * weights.reduce((sum, weight) => sum + weight, 0)
    for (const [i, weight] of weights.entries()) {
      left -= weight
      if (left < 0) return moves[i] ?? 0
    }
    return moves.at(-1) ?? 0
  }

  /** What is wrong after an entry, or null. */
  private entryFault(before: object): string | null {
    const fault = this.of.faultsOf(this.state)[0] ?? this.of.stepFaults(before, this.state)[0]
    return fault ? `${fault.rule ?? ''} ${fault.path} ${fault.message}` : null
  }

  /** Whether the clerk of the box comes to another count than the rules. */
  private countFault(): string | null {
    const [rules, clerk] = this.of.counts(this.state).map((lines) => JSON.stringify(lines.map((line) => Object.entries(line).sort())))
    return rules === clerk ? null : `${this.of.rules.counts} the clerk counts otherwise: ${clerk} instead of ${rules}`
  }

  private replayFault(): string | null {
    const { game, rules } = this.of
    const again = this.begin()
    for (const [by, move] of this.log) game.apply(again, by, move)
    const same = JSON.stringify(game.notation.position(again)) === JSON.stringify(game.notation.position(this.state))
    return same ? null : `${rules.replays} the log leads to another position`
  }
}

/** Plays a game to its end, or to its first fault. `seed` is that of the whole run. */
export const play = (of: Supervised, plan: Plan, seed: number): Ending => new Supervision(of, plan, seed).play()
