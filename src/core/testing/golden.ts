/**
 * Golden games of any game: whole games recorded move by move in words, and what came of them. Replaying one tells whether
 * the rules still do what they did. `npx tsx tools/golden.mjs` looks for games and records them anew.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { type Actor, BadInput, CHANCE, type Game, type Json, type Types } from '../game.ts'
import { type Rng, rngAt, Sfc32 } from '../rng.ts'
import type { Choose } from './play.ts'

/** What came of a game, in words and numbers; a game adds what its ties are broken by. */
export interface End {
  readonly reason: string
  readonly round: number
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
}

/** What a table is made from: a game's own words for it, besides the title. */
export interface Head {
  /** The way of ending or the table it stands for. */
  readonly title: string
  readonly seats: number
}

/** The outcome of a replay, in the shape of the record. */
export interface Outcome<E extends End> {
  /** A hash of the position at the start of each round, then of the last one. */
  readonly rounds: readonly string[]
  readonly end: E
}

/** A recorded game as it lies in golden/*.json of its game. */
export type Golden<H extends Head = Head, E extends End = End> = H &
  Outcome<E> & {
    readonly game: string
    /** {@link Game.rules} at the time of recording. */
    readonly rules: number
    readonly log: readonly (readonly [Actor, Json])[]
  }

/** A record to look for: how its table is made and played, and which game is taken. */
export interface Job<H extends Head = Head, E extends End = End> {
  readonly head: H
  readonly choose: Choose<Types>
  /** Whether a game is one of these: looked for until one is found. */
  good(g: Golden<H, E>): boolean
  /** Of so many good games the one that is worth most; without it the first. */
  readonly best?: { readonly of: number; worth(g: Golden<H, E>): number }
}

/** What the recorder has to be told about a game. */
export interface Recorded<T extends Types, H extends Head, E extends End> {
  readonly game: Game<T>
  /** The state before the first entry; a record says by which rules it was made. */
  begin(head: H & { readonly rules?: number }): T['state']
  /** What this game adds to an end. */
  more(s: T['state']): Omit<E, keyof End>
  /** Words of a position that say nothing about where things are. */
  readonly unhashed: readonly string[]
  readonly jobs: Readonly<Record<string, Job<H, E>>>
}

/** Games longer than any. */
const ENDLESS = 20_000

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

/** Carries out entries and keeps what a record holds of them. */
class Tape<T extends Types, H extends Head, E extends End> {
  readonly state: T['state']
  private readonly of: Recorded<T, H, E>
  private readonly rounds: string[] = []
  private reason: string | null = null

  constructor(of: Recorded<T, H, E>, head: H | Golden<H, E>) {
    this.of = of
    this.state = of.begin(head)
  }

  enter(by: Actor, move: number): void {
    const { game } = this.of
    const round = game.round(this.state)
    game.apply(this.state, by, move, (event) => {
      if (event.type === 'over' && 'reason' in event) this.reason = String(event.reason)
    })
    if (game.round(this.state) > round) this.rounds.push(this.hash())
  }

  /** @throws Error when the game is not over. */
  outcome(): Outcome<E> {
    const { game, more } = this.of
    const s = this.state
    if (this.reason === null) throw new Error(`not over: round ${game.round(s)}`)
    const end: End = { reason: this.reason, round: game.round(s), scores: game.scores(s), ranks: game.ranks(s) }
    return { rounds: [...this.rounds, this.hash()], end: { ...end, ...more(s) } as unknown as E }
  }

  /** The same for the same position whatever the order of its keys. */
  private hash(): string {
    const position = Object.entries(this.of.game.notation.position(this.state) as object)
    return fnv(canonical(Object.fromEntries(position.filter(([name]) => !this.of.unhashed.includes(name)))))
  }
}

/** Plays a record again. @throws BadInput naming the entry that is refused. */
export function replay<T extends Types, H extends Head, E extends End>(of: Recorded<T, H, E>, g: Golden<H, E>): Outcome<E> {
  const tape = new Tape(of, g)
  for (const [i, [by, words]] of g.log.entries()) {
    const move = of.game.notation.parseMove(words)
    const verdict = of.game.judge(tape.state, by, move)
    if (!verdict.ok)
      throw new BadInput([{ path: `log[${i}]`, message: `${by} ${JSON.stringify(words)}: ${verdict.code}`, rule: verdict.rule }])
    tape.enter(by, move)
  }
  return tape.outcome()
}

/** Plays a whole game and records it. The same arguments record the same game. */
export function record<T extends Types, H extends Head, E extends End>(
  of: Recorded<T, H, E>,
  head: H,
  seed: number,
  choose: Choose<T>,
): Golden<H, E> {
  const { game } = of
  const tape = new Tape(of, head)
  const rng = new Sfc32(seed)
  const log: [Actor, Json][] = []
  for (let by = game.pending(tape.state)[0]; by !== undefined; by = game.pending(tape.state)[0]) {
    const move =
      by === CHANCE ? game.chance(tape.state, rngAt(seed, log.length)) : choose(game, tape.state, by, game.moves(tape.state, by), rng)
    log.push([by, game.notation.move(move)])
    tape.enter(by, move)
    if (log.length > ENDLESS) throw new Error('endless game')
  }
  return { ...head, game: game.id, rules: game.rules, log, ...tape.outcome() }
}

/** One of some things, each as likely as its weight says. @throws Error when there is none. */
export function weighted<X>(things: readonly X[], weights: readonly number[], rng: Rng): X {
  let at = (rng.next(1_000_000) / 1_000_000) * weights.reduce((a, b) => a + b, 0)
  for (const [i, thing] of things.entries()) {
    at -= weights[i] ?? 0
    if (at < 0) return thing
  }
  const last = things[things.length - 1]
  if (last === undefined) throw new Error('nothing to choose from')
  return last
}

/** The records of a folder with the names of their files, in order. */
export function goldensIn<T extends Types, H extends Head, E extends End>(
  _of: Recorded<T, H, E>,
  folder: URL,
): (readonly [name: string, golden: Golden<H, E>])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden<H, E>] as const)
}
