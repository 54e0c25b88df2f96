/** One random game under supervision: after every entry the invariants are held against the state. Used by `long.ts`. */
import { type Actor, CHANCE, type Move } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'
import { pixieQueen as game } from '../games/pixie-queen/index.ts'
import { faultsOf, stepFaults } from '../games/pixie-queen/invariants.ts'
import type { Event } from '../games/pixie-queen/types.ts'

const PRESETS = ['de', 'fr'] as const
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
  readonly preset: (typeof PRESETS)[number]
  readonly style: (typeof STYLES)[number]
}

/** What came of a game. `fault` is the first thing that was wrong, with its place. */
export interface Ending {
  readonly decisions: number
  readonly entries: number
  readonly rounds: number
  readonly reason: string
  readonly scores: readonly number[]
  readonly eliminated: number
  readonly fault: string | null
}

type State = ReturnType<typeof game.setup>
type Log = (readonly [Actor, Move])[]

/** Game number `n` (from 0): seats 2 to 5, both presets, both styles in turn. */
export function planOf(n: number): Plan {
  const [min, max] = game.seats
  const counts = max - min + 1
  const preset = PRESETS[Math.floor(n / counts) % PRESETS.length] ?? 'de'
  const style = STYLES[Math.floor(n / counts / PRESETS.length) % STYLES.length] ?? 'uniform'
  return { number: n, seats: min + (n % counts), preset, style }
}

const weights: number[] = []

function guided(s: State, seat: number, moves: readonly Move[], rng: Rng): Move {
  weights.length = 0
  game.advice.weights(s, seat, moves, weights)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (rng.next(1 << 30) / (1 << 30)) * total
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return moves[i] ?? 0
  }
  return moves.at(-1) ?? 0
}

const begin = ({ seats, preset }: Plan): State => game.setup(game.notation.options({ preset }), seats)
const wordsOf = (s: State): string => JSON.stringify(game.notation.position(s))

function replayFault(plan: Plan, s: State, log: Log): string | null {
  const again = begin(plan)
  for (const [by, move] of log) game.apply(again, by, move)
  return wordsOf(again) === wordsOf(s) ? null : 'PQ-INV-44 the log leads to another position'
}

/** What is wrong after an entry, or null. */
function entryFault(before: State, after: State): string | null {
  const fault = faultsOf(after)[0] ?? stepFaults(before, after)[0]
  return fault ? `${fault.rule ?? ''} ${fault.path} ${fault.message}` : null
}

/** Plays a game to its end, or to its first fault. `seed` is that of the whole run. */
export function play(plan: Plan, seed: number): Ending {
  const rng = new Sfc32(seed, plan.number)
  const s = begin(plan)
  const log: Log = []
  const moves: Move[] = []
  let decisions = 0
  let reason = 'unfinished'
  let fault: string | null = faultsOf(s)[0]?.message ?? null
  const hear = (event: Event) => {
    if (event.type === 'over') reason = event.reason
  }
  for (let actors = game.pending(s); actors.length > 0 && fault === null && log.length < ENDLESS; actors = game.pending(s)) {
    const by = actors[rng.next(actors.length)] ?? CHANCE
    if (by !== CHANCE) decisions++
    moves.length = 0
    const move = by === CHANCE ? game.chance(s, rng) : choose(s, by, game.moves(s, by, moves), plan, rng)
    const verdict = game.judge(s, by, move)
    const before = game.clone(s)
    if (verdict.ok) game.apply(s, by, move, hear)
    log.push([by, move])
    fault = verdict.ok ? entryFault(before, s) : `PQ-INV-43 refused what was offered: ${verdict.code}`
    if (fault !== null) fault += ` (entry ${log.length - 1})`
  }
  if (fault === null && (reason === 'unfinished' || s.round > s.rules.rounds)) fault = `PQ-INV-45 ${reason} in round ${s.round}`
  if (fault === null && plan.number % REPLAY_EVERY === 0) fault = replayFault(plan, s, log)
  const eliminated = s.outAt.filter((moment) => moment > 0).length
  return { decisions, entries: log.length, rounds: s.round, reason, scores: game.scores(s), eliminated, fault }
}

function choose(s: State, by: Actor, moves: readonly Move[], { style }: Plan, rng: Rng): Move {
  return style === 'guided' ? guided(s, by, moves, rng) : (moves[rng.next(moves.length)] ?? 0)
}
