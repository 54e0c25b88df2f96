/**
 * Drives a game by words, for the rule tests of every game: a position, moves as they stand in files, and what came of
 * them. Tests speak only contract, position and words; whatever the rules keep inside is theirs.
 */
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move, type Refusal, type Seat, type Types, type Viewer } from '../game.ts'
import { type Rng, rngAt } from '../rng.ts'

/** What a game tells the harness of itself. `P` is its position in words, `W` a move in words. */
export interface Driver<T extends Types, P, W> {
  readonly game: Game<T>
  /** Where a game stands, in a few words for a failing test. */
  where(position: P): string
  /** @throws Error when a piece appeared or vanished; asked after every entry. */
  conserve(position: P): void
  /** The answer that disturbs least, where a test does not care. */
  quiet(position: P, moves: readonly W[]): W | undefined
}

/** Picks among legal moves; undefined leaves the choice to the harness. */
export type Prefer<P, W> = (position: P, seat: Seat, moves: readonly W[]) => W | undefined

/** A game in progress, driven by words. */
export interface Scenario<T extends Types, P, W> {
  /** The position now, in words. A fresh object every time. */
  readonly position: P
  readonly pending: readonly Actor[]
  /** Everything that happened so far, and every entry. */
  readonly events: readonly T['event'][]
  readonly log: readonly (readonly [Actor, W])[]
  /** Carries out legal moves of one actor and returns their events. @throws Error naming the refusal when one is not legal. */
  play(by: Actor, ...words: readonly W[]): T['event'][]
  /** Answers for CHANCE. */
  chance(words: W): T['event'][]
  /** The refusal of a move. @throws Error when it is allowed, listed, or judging it changed anything. */
  refused(by: Actor, words: W): { code: T['refusal']; rule: string; params?: Refusal['params'] }
  moves(seat: Seat): W[]
  can(by: Actor, words: W): boolean
  reveals(by: Actor, words: W): boolean
  view(viewer: Viewer): T['view']
  redact(event: T['event'], viewer: Viewer): T['event'] | undefined
  scores(): readonly number[]
  ranks(): readonly number[]
  /** Plays on, quietly, CHANCE drawn from a seed, until the position is as wanted. @throws Error if it never is. */
  auto(until: (position: P) => boolean, prefer?: Prefer<P, W>, seed?: number): T['event'][]
  /** One outcome for CHANCE, with the odds of the components. */
  outcome(rng: Rng): W
  /** The same table, to try something and come back. */
  fork(): Scenario<T, P, W>
}

/** Entries after which a position that is waited for will never come. */
const ENOUGH = 3000

/** A table at a state, driven by words. */
export function drive<T extends Types, P, W>(
  driver: Driver<T, P, W>,
  state: T['state'],
  log: [Actor, W][] = [],
  events: T['event'][] = [],
): Scenario<T, P, W> {
  const { game, where } = driver
  const position = (): P => game.notation.position(state) as unknown as P
  const words = (move: Move): W => game.notation.move(move) as unknown as W
  const told = (by: Actor, w: W) => `${by} ${JSON.stringify(w)}`
  const parse = (by: Actor, w: W): Move => {
    try {
      return game.notation.parseMove(w)
    } catch (error) {
      throw new Error(`${told(by, w)} is not a move: ${error instanceof BadInput ? error.message : error}`)
    }
  }
  const listed = (by: Actor, move: Move) => by !== CHANCE && game.moves(state, by).includes(move)
  const play = (by: Actor, w: W): T['event'][] => {
    const move = parse(by, w)
    const verdict = game.judge(state, by, move)
    if (!verdict.ok)
      throw new Error(
        `${told(by, w)} refused: ${verdict.code} (${verdict.rule}) ${JSON.stringify(verdict.params ?? {})} at ${where(position())}`,
      )
    if (by !== CHANCE && !listed(by, move)) throw new Error(`${told(by, w)} is legal but not listed`)
    const now: T['event'][] = []
    const unheard = game.clone(state)
    game.apply(state, by, move, (e) => now.push(e))
    game.apply(unheard, by, move)
    const after = position()
    if (JSON.stringify(game.notation.position(unheard)) !== JSON.stringify(after))
      throw new Error(`listening changed the game at ${where(after)}`)
    log.push([by, w])
    events.push(...now)
    driver.conserve(after)
    return now
  }
  const scenario: Scenario<T, P, W> = {
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
      if (verdict.ok) throw new Error(`${told(by, w)} should be refused at ${where(position())}`)
      if (JSON.stringify(position()) !== before) throw new Error('judging changed the state')
      if (listed(by, move)) throw new Error(`${told(by, w)} is refused but listed`)
      return { code: verdict.code, rule: verdict.rule, params: verdict.params }
    },
    moves: (seat) => game.moves(state, seat).map(words),
    can: (by, w) => game.judge(state, by, parse(by, w)).ok,
    reveals: (by, w) => game.reveals(state, by, parse(by, w)),
    view: (viewer) => game.view(state, viewer),
    redact: (event, viewer) => game.redact(event, viewer),
    scores: () => game.scores(state),
    ranks: () => game.ranks(state),
    auto(until, prefer, seed = 1) {
      const answer = (seat: Seat): W => {
        const now = position()
        const moves = scenario.moves(seat)
        const move = prefer?.(now, seat, moves) ?? driver.quiet(now, moves) ?? moves[0]
        if (!move) throw new Error(`seat ${seat} has no move at ${where(now)}`)
        return move
      }
      const happened: T['event'][] = []
      for (let n = 0; !until(position()); n++) {
        const by = game.pending(state)[0]
        if (by === undefined || n > ENOUGH) throw new Error(`never happened, stuck at ${where(position())}`)
        happened.push(...play(by, by === CHANCE ? words(game.chance(state, rngAt(seed, n))) : answer(by)))
      }
      return happened
    },
    outcome: (rng) => words(game.chance(state, rng)),
    fork: () => drive(driver, game.clone(state), [...log], [...events]),
  }
  return scenario
}

/** The state of a position in words, read as a file would be. @throws BadInput when it is not a valid one. */
export function stateOf<T extends Types>(game: Game<T>, position: object): T['state'] {
  return game.notation.parsePosition(JSON.parse(JSON.stringify(position)) as Json).state
}
