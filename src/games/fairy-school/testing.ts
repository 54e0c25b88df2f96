/**
 * The scenario harness: a position in a few words, moves in words, and what came of them. Tests speak only contract,
 * position and words; whatever the rules keep inside is theirs.
 *
 * ```ts
 * const s = scenario({ fairies: { 0: { shared: [8] } } })
 * s.play(1, { activate: 8, of: 0, line: 0 })
 * expect(s.fairy(1).elements).toEqual(elements({ fire: 1 }))
 * ```
 */
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move, type Refusal, type Seat, type Viewer } from '../../core/game.ts'
import { rngAt } from '../../core/rng.ts'
import { fairySchool } from './index.ts'
import { buildPosition, type Setup } from './testing-position.ts'
import type { Event, EventType, FairySchoolTypes, MoveWords, PlainOptions, Position, RefusalCode, View } from './types.ts'

export { buildPosition, elements, type FairySetup, type Setup } from './testing-position.ts'

type Of<T extends EventType> = Extract<Event, { type: T }>
type Until = (position: Position) => boolean
/** Picks among legal moves; undefined leaves the choice to the harness. */
export type Prefer = (position: Position, seat: Seat, moves: readonly MoveWords[]) => MoveWords | undefined

/** A game in progress, driven by words. */
export interface Scenario {
  /** The position now, in words. A fresh object every time. */
  readonly position: Position
  readonly pending: readonly Actor[]
  /** Everything that happened so far, and every entry. */
  readonly events: readonly Event[]
  readonly log: readonly (readonly [Actor, MoveWords])[]
  /** Carries out a legal move and returns its events. @throws Error naming the refusal when it is not legal. */
  play(by: Actor, ...words: readonly MoveWords[]): Event[]
  /** Answers for CHANCE. */
  chance(words: MoveWords): Event[]
  /** The refusal of a move. @throws Error when it is allowed, listed, or judging it changed anything. */
  refused(by: Actor, words: MoveWords): { code: RefusalCode; rule: string; params?: Refusal['params'] }
  moves(seat: Seat): MoveWords[]
  can(by: Actor, words: MoveWords): boolean
  reveals(by: Actor, words: MoveWords): boolean
  fairy(seat: Seat): Position['fairies'][number]
  view(viewer: Viewer): View
  redact(event: Event, viewer: Viewer): Event | undefined
  scores(): readonly number[]
  ranks(): readonly number[]
  /** These seats, or everybody asked, are ready; returns what happened. */
  ready(...seats: readonly Seat[]): Event[]
  /** Plays on, quietly: buys, studies and activates nothing, plays the middle column, until the position is as wanted. @throws Error if it never is. */
  auto(until: Until, prefer?: Prefer, seed?: number): Event[]
  /** The same table, to try something and come back. */
  fork(): Scenario
}

const game: Game<FairySchoolTypes> = fairySchool as unknown as Game<FairySchoolTypes>
type State = ReturnType<typeof game.clone>

/** The events of one type, in order. */
export function ofType<T extends EventType>(events: readonly Event[], type: T): Of<T>[] {
  return events.filter((e): e is Of<T> => e.type === type)
}

/** A table started from a position built out of `setup`. */
export function scenario(setup: Setup = {}): Scenario {
  return fromPosition(buildPosition(setup))
}

/** A table started from a position in words. @throws BadInput when it is not a valid one. */
export function fromPosition(position: Position): Scenario {
  return drive(game.notation.parsePosition(JSON.parse(JSON.stringify(position))).state, [], [])
}

/** A fresh table before its first entry. */
export function fresh(options: Partial<PlainOptions> & { seats?: number } = {}): Scenario {
  const { seats = 3, ...rest } = options
  return drive(game.setup(game.notation.options(rest), seats), [], [])
}

/** A fresh table, its first deals made from a number. */
export function dealt(options: Partial<PlainOptions> & { seats?: number } = {}, deal = 1): Scenario {
  const s = fresh(options)
  while (s.pending[0] === CHANCE) s.chance({ deal })
  return s
}

const words = (move: Move): MoveWords => game.notation.move(move) as Json as MoveWords
const where = (p: Position): string => `trimester ${p.trimester} turn ${p.turn} ${p.phase}, deciding ${p.deciding}`

function drive(state: State, log: [Actor, MoveWords][], events: Event[]): Scenario {
  const position = (): Position => game.notation.position(state) as Json as unknown as Position
  const parse = (by: Actor, w: MoveWords): Move => {
    try {
      return game.notation.parseMove(w)
    } catch (error) {
      throw new Error(`${by} ${JSON.stringify(w)} is not a move: ${error instanceof BadInput ? error.message : error}`)
    }
  }
  const play = (by: Actor, w: MoveWords): Event[] => {
    const move = parse(by, w)
    const verdict = game.judge(state, by, move)
    if (!verdict.ok)
      throw new Error(
        `${by} ${JSON.stringify(w)} refused: ${verdict.code} (${verdict.rule}) ${JSON.stringify(verdict.params ?? {})} at ${where(position())}`,
      )
    if (by !== CHANCE && !game.moves(state, by).includes(move)) throw new Error(`${by} ${JSON.stringify(w)} is legal but not listed`)
    const now: Event[] = []
    const unheard = game.clone(state)
    game.apply(state, by, move, (e) => now.push(e))
    game.apply(unheard, by, move)
    const after = position()
    if (JSON.stringify(game.notation.position(unheard)) !== JSON.stringify(after))
      throw new Error(`listening changed the game at ${where(after)}`)
    log.push([by, w])
    events.push(...now)
    conserve(after)
    return now
  }
  const scenario: Scenario = {
    get position() {
      return position()
    },
    get pending() {
      return game.pending(state)
    },
    get events() {
      return events
    },
    get log() {
      return log
    },
    play: (by, ...all) => all.flatMap((w) => play(by, w)),
    chance: (w) => play(CHANCE, w),
    refused(by, w) {
      const move = parse(by, w)
      const before = JSON.stringify(position())
      const verdict = game.judge(state, by, move)
      if (verdict.ok) throw new Error(`${by} ${JSON.stringify(w)} should be refused at ${where(position())}`)
      if (JSON.stringify(position()) !== before) throw new Error('judging changed the state')
      if (by !== CHANCE && game.moves(state, by).includes(move)) throw new Error(`${by} ${JSON.stringify(w)} is refused but listed`)
      return { code: verdict.code, rule: verdict.rule, params: verdict.params }
    },
    moves: (seat) => game.moves(state, seat).map(words),
    can: (by, w) => game.judge(state, by, parse(by, w)).ok,
    reveals: (by, w) => game.reveals(state, by, parse(by, w)),
    fairy(seat) {
      const found = position().fairies[seat]
      if (!found) throw new Error(`no seat ${seat}`)
      return found
    },
    view: (viewer) => game.view(state, viewer),
    redact: (event, viewer) => game.redact(event, viewer),
    scores: () => game.scores(state),
    ranks: () => game.ranks(state),
    ready: (...seats) => (seats.length > 0 ? seats : [...game.pending(state)]).flatMap((seat) => play(seat, { ready: true })),
    auto(until, prefer, seed = 1) {
      const happened: Event[] = []
      for (let n = 0; !until(position()); n++) {
        const by = game.pending(state)[0]
        if (by === undefined || n > 3000) throw new Error(`never happened, stuck at ${where(position())}`)
        happened.push(
          ...play(by, by === CHANCE ? words(game.chance(state, rngAt(seed, n))) : choose(position(), by, scenario.moves(by), prefer)),
        )
      }
      return happened
    },
    fork: () => drive(game.clone(state), [...log], [...events]),
  }
  return scenario
}

function choose(p: Position, seat: Seat, moves: readonly MoveWords[], prefer?: Prefer): MoveWords {
  const move = prefer?.(p, seat, moves) ?? quiet(moves)
  if (!move) throw new Error(`seat ${seat} has no move at ${where(p)}`)
  return move
}

/** The answer that disturbs least. */
function quiet(moves: readonly MoveWords[]): MoveWords | undefined {
  return (
    moves.find((m) => 'ready' in m || 'stop' in m) ??
    moves.find((m) => 'columns' in m && m.columns.length === 1 && m.columns[0] === 'air') ??
    moves[0]
  )
}

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0)

/** FS-INV-01, 03, 04, 05, 06, 07 after every entry: no piece appears or vanishes. */
function conserve(p: Position): void {
  const fail = (what: string): never => {
    throw new Error(`${what} at ${where(p)}`)
  }
  const projects = [...p.common]
  p.fairies.forEach((f, seat) => {
    const played = [...f.shared, ...f.personal]
    const cards = [...f.draw, ...f.discard, ...f.hand, ...f.summoned, ...played.map((c) => c.card), ...f.forest.filter((n) => n !== null)]
    const dealt = p.phase === 'setup' || p.phase === 'start' ? 12 : (p.seats === 2 ? 5 : 4) + 12
    if (cards.length !== dealt + f.realised.length) fail(`FS-INV-01: ${cards.length} cards of seat ${seat}`)
    if (new Set(cards).size !== cards.length) fail(`FS-INV-01: a card of seat ${seat} lies in two places`)
    const out = p.fairies.map((other) => {
      const onCards = [...other.shared, ...other.personal].map((c) => c.cubes[seat] ?? 0)
      return sum(onCards) + (other.scale[seat] ?? 0)
    })
    const all = (p.options.edition?.cubes[p.options.length] ?? (p.options.length === 'short' ? 32 : 37)) + f.fromBox
    if (f.supply + sum(out) !== all) fail(`FS-INV-03: ${f.supply + sum(out)} cubes of seat ${seat}`)
    if (f.scale[seat] !== 0 || f.kindness !== sum(f.scale)) fail(`FS-INV-04: scale of seat ${seat}`)
    if (Object.values(f.elements).some((n) => n < 0 || !Number.isInteger(n))) fail(`FS-INV-05: elements of seat ${seat}`)
    if (f.projects.length > 3) fail(`FS-INV-06: projects of seat ${seat}`)
    projects.push(...f.projects, ...f.realised, ...(p.phase === 'start' ? [] : [...f.offer, ...f.kept]))
  })
  if (new Set(projects).size !== projects.length) fail('FS-INV-07: a project lies in two places')
}
