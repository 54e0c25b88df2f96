/**
 * Golden games: whole games recorded move by move in words, and what came of them. Replaying one tells whether the
 * rules still do what they did. `npx tsx tools/golden.ts` looks for games and records them anew.
 */
import { type Actor, BadInput, CHANCE, type Game, type Seat } from '../../core/game.ts'
import { type Rng, rngAt, Sfc32 } from '../../core/rng.ts'
import { pixieQueen } from './index.ts'
import { EDITION, SWITCHES } from './testing-edition.ts'
import type { Event, MoveWords, PixieQueenTypes, Position, Preset } from './types.ts'

type Of<T extends Event['type']> = Extract<Event, { type: T }>

/** A recorded game as it lies in golden/*.json. Board data and switches are the frozen ones of the ledger. */
export interface Golden {
  /** The way of ending or the table it stands for. */
  readonly title: string
  readonly game: 'pixie-queen'
  /** {@link Game.rules} at the time of recording. */
  readonly rules: number
  readonly seats: number
  readonly preset: Preset
  /** Where it starts from, when not at the setup. */
  readonly start: Position | null
  readonly log: readonly (readonly [Actor, MoveWords])[]
  /** A hash of the position at the start of each round, then of the last one. */
  readonly rounds: readonly string[]
  readonly end: {
    readonly reason: Of<'over'>['reason']
    readonly round: number
    readonly scores: readonly number[]
    readonly ranks: readonly number[]
    readonly servants: readonly number[]
  }
}

/** The outcome of a replay, in the shape of the record. */
export type Outcome = Pick<Golden, 'rounds' | 'end'>

const game: Game<PixieQueenTypes> = pixieQueen as unknown as Game<PixieQueenTypes>
type State = ReturnType<typeof game.clone>

/** Everything that counts in a position, the same for the same position whatever the order of its keys. */
export function hash(position: Position): string {
  const { options: _, progress: __, ...facts } = position
  return fnv(canonical(facts))
}

function canonical(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map(canonical).join()}]`
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  const entries = Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([k, v]) => `${k}:${canonical(v)}`).join()}}`
}

/** FNV-1a, twice with different starts: 64 bits in hexadecimal. */
function fnv(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let h = start
      for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
      return (h >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
}

/** The state before the first entry. */
function begin(g: Pick<Golden, 'seats' | 'preset' | 'start'>): State {
  if (g.start) return game.notation.parsePosition(g.start).state
  return game.setup(game.notation.options({ preset: g.preset, switches: SWITCHES[g.preset], edition: EDITION }), g.seats)
}

const positionOf = (s: State): Position => game.notation.position(s) as unknown as Position

function outcome(s: State, rounds: readonly string[], events: readonly Event[]): Outcome {
  const p = positionOf(s)
  const over = events.find((e): e is Of<'over'> => e.type === 'over')
  if (!over) throw new Error(`not over: round ${p.round}, ${p.step}`)
  return {
    rounds: [...rounds, hash(p)],
    end: { reason: over.reason, round: p.round, scores: game.scores(s), ranks: game.ranks(s), servants: p.players.map((x) => x.servants) },
  }
}

/** Plays a record again. @throws Error naming the entry that is refused. */
export function replay(g: Golden): Outcome {
  const s = begin(g)
  const rounds: string[] = []
  const events: Event[] = []
  for (const [i, [by, words]] of g.log.entries()) {
    const move = game.notation.parseMove(words)
    const verdict = game.judge(s, by, move)
    if (!verdict.ok)
      throw new BadInput([{ path: `log[${i}]`, message: `${by} ${JSON.stringify(words)}: ${verdict.code}`, rule: verdict.rule }])
    game.apply(s, by, move, (e) => {
      events.push(e)
    })
    if (events.some((e) => e.type === 'round')) {
      rounds.push(hash(positionOf(s)))
      events.length = 0
    }
  }
  return outcome(s, rounds, events)
}

/** How much a scripted player likes a move; any positive scale, 0 never unless nothing else is there. */
export type Taste = (words: MoveWords, seat: Seat, position: Position) => number

/** A player that acts a little like people: uses its discs, offers what is demanded, climbs, seldom passes. */
export const sensible: Taste = (m, _seat, p) => {
  if ('pass' in m) return 0.01
  if ('space' in m) return m.space === 13 || m.space === 19 ? 12 : m.space === 5 || m.space === 3 ? 4 : m.space === 21 ? 0.3 : 1
  if ('promote' in m) return m.to === 'castle' ? 20 : typeof m.promote === 'number' ? m.promote : 1
  if ('offer' in m)
    return m.offer === p.demands[p.demands.length - 1] ? 3 * m.count : m.offer === 'silver' || m.offer === 'gold' ? 1 / m.count : 0.001
  if ('seal' in m || 'stop' in m) return 0.02
  return 'take' in m || 'count' in m ? 2 : 1
}

function weighted(moves: readonly MoveWords[], weights: readonly number[], rng: Rng): MoveWords {
  let at = (rng.next(1_000_000) / 1_000_000) * weights.reduce((a, b) => a + b, 0)
  for (const [i, m] of moves.entries()) {
    at -= weights[i] ?? 0
    if (at < 0) return m
  }
  const last = moves[moves.length - 1]
  if (!last) throw new Error('no move')
  return last
}

/**
 * Plays a whole game by taste and records it. The same arguments record the same game.
 * @public used by tools/golden.mjs
 */
export function record(table: Pick<Golden, 'title' | 'seats' | 'preset' | 'start'>, seed: number, taste: Taste = sensible): Golden {
  const s = begin(table)
  const rng = new Sfc32(seed)
  const log: [Actor, MoveWords][] = []
  const rounds: string[] = []
  const events: Event[] = []
  for (let by = game.pending(s)[0]; by !== undefined; by = game.pending(s)[0]) {
    const move = by === CHANCE ? game.chance(s, rngAt(seed, log.length)) : choose(s, by, rng, taste)
    log.push([by, game.notation.move(move) as unknown as MoveWords])
    const before = events.length
    game.apply(s, by, move, (e) => {
      events.push(e)
    })
    if (events.slice(before).some((e) => e.type === 'round')) rounds.push(hash(positionOf(s)))
    if (log.length > 5000) throw new Error('endless game')
  }
  return { ...table, game: 'pixie-queen', rules: game.rules, log, ...outcome(s, rounds, events) }
}

function choose(s: State, by: Seat, rng: Rng, taste: Taste): number {
  const moves = game.moves(s, by)
  const words = moves.map((m) => game.notation.move(m) as unknown as MoveWords)
  const position = positionOf(s)
  return (
    moves[
      words.indexOf(
        weighted(
          words,
          words.map((m) => taste(m, by, position)),
          rng,
        ),
      )
    ] ?? 0
  )
}
