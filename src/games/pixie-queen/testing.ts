/**
 * The scenario harness: a position in a few words, moves in words, and what came of them. Tests speak only contract,
 * position and words; whatever the rules keep inside is theirs.
 *
 * ```ts
 * const s = scenario({ goods: { 0: { silver: 6 } }, silver: { 0: 4 } })
 * s.play(0, { space: 5 })
 * s.play(0, { count: 3 })
 * expect(s.player(0).goods).toEqual(goods({ gold: 3 }))
 * ```
 */
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move, type Refusal, type Seat, type Viewer } from '../../core/game.ts'
import { type Rng, rngAt } from '../../core/rng.ts'
import { pixieQueen } from './index.ts'
import { EDITION, SWITCHES } from './testing-edition.ts'
import { buildPosition, type Setup } from './testing-position.ts'
import {
  type Event,
  type EventType,
  GOODS,
  type MoveWords,
  type PixieQueenTypes,
  type Position,
  type Preset,
  type RefusalCode,
  type Switches,
  type View,
} from './types.ts'

export { SWITCHES } from './testing-edition.ts'
export { buildPosition, goods, type Setup } from './testing-position.ts'

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
  play(by: Actor, words: MoveWords): Event[]
  /** Plays several moves of one actor; returns the events of all. */
  plays(by: Actor, ...words: readonly MoveWords[]): Event[]
  /** Answers for CHANCE. */
  chance(words: MoveWords): Event[]
  /** The refusal of a move. @throws Error when it is allowed, offered, or judging it changed anything. */
  refused(by: Actor, words: MoveWords): { code: RefusalCode; rule: string; params?: Refusal['params'] }
  moves(seat: Seat): MoveWords[]
  can(by: Actor, words: MoveWords): boolean
  player(seat: Seat): Position['players'][number]
  view(viewer: Viewer): View
  redact(event: Event, viewer: Viewer): Event | undefined
  scores(): readonly number[]
  ranks(): readonly number[]
  /** Plays on, quietly: offers one piece where it can, promotes nothing, passes, draws chance from a seed, until the position is as wanted. @throws Error if it never is. */
  auto(until: Until, prefer?: Prefer, seed?: number): Event[]
  /** One outcome for CHANCE, with the odds of the components. */
  outcome(rng: Rng): MoveWords
  /** The same table, to try something and come back. */
  fork(): Scenario
}

const game: Game<PixieQueenTypes> = pixieQueen as unknown as Game<PixieQueenTypes>
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
  const parsed = game.notation.parsePosition(JSON.parse(JSON.stringify(position)))
  return drive(parsed.state, [], [])
}

/** A fresh table before its first entry (CHANCE decides the order of play). */
export function fresh(options: { seats?: number; preset?: Preset; switches?: Partial<Switches>; openScreens?: boolean } = {}): Scenario {
  const preset = options.preset ?? 'de'
  const full = game.notation.options({
    preset,
    switches: { ...SWITCHES[preset], ...options.switches },
    edition: EDITION,
    openScreens: options.openScreens ?? false,
  })
  return drive(game.setup(full, options.seats ?? 3), [], [])
}

const words = (move: Move): MoveWords => game.notation.move(move) as Json as MoveWords

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
    if (JSON.stringify(game.notation.position(unheard)) !== JSON.stringify(position()))
      throw new Error(`listening changed the game at ${where(position())}`)
    log.push([by, w])
    events.push(...now)
    conserve(position())
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
    play,
    plays: (by, ...all) => all.flatMap((w) => play(by, w)),
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
    player(seat) {
      const found = position().players[seat]
      if (!found) throw new Error(`no seat ${seat}`)
      return found
    },
    view: (viewer) => game.view(state, viewer),
    redact: (event, viewer) => game.redact(event, viewer),
    scores: () => game.scores(state),
    ranks: () => game.ranks(state),
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
    outcome: (rng) => words(game.chance(state, rng)),
    fork: () => drive(game.clone(state), [...log], [...events]),
  }
  return scenario
}

const where = (p: Position): string => `round ${p.round} ${p.phase}/${p.step}, acting ${p.acting}`

function choose(p: Position, seat: Seat, moves: readonly MoveWords[], prefer?: Prefer): MoveWords {
  const wanted = prefer?.(p, seat, moves) ?? quiet(p, moves)
  const move = wanted ?? moves[0]
  if (!move) throw new Error(`seat ${seat} has no move at ${where(p)}`)
  return move
}

/** The answer that disturbs least. */
function quiet(p: Position, moves: readonly MoveWords[]): MoveWords | undefined {
  const food = p.demands[p.demands.length - 1]
  const score = (m: MoveWords): number => {
    if ('pass' in m || 'stop' in m || 'done' in m) return 9
    if ('announce' in m || 'peek' in m) return ('announce' in m ? m.announce : 'peek' in m && m.peek) ? 0 : 9
    if ('offer' in m) return m.count !== 1 ? 0 : m.offer === food ? 8 : m.offer === 'silver' ? 7 : m.offer === 'gold' ? 6 : 0
    if ('seal' in m) return 5
    return 'unchain' in m ? 0 : 1
  }
  return [...moves].sort((a, b) => score(b) - score(a))[0]
}

/** PQ-INV-01 to 04 after every entry: no piece appears or vanishes. */
function conserve(p: Position): void {
  for (const g of GOODS) {
    // once revealed, offers are a record: the goods lie in the stock
    const inHands = (p.step === 'offer' ? p.offers : []).flatMap((o) => o.hands).reduce((n, h) => n + (h.good === g ? h.count : 0), 0)
    const inBag = g === 'silver' || g === 'gold' ? p.bag[g] : 0
    const sum = p.stock[g] + p.removed[g] + p.specialRow[g] + inBag + inHands + p.players.reduce((n, x) => n + x.goods[g], 0)
    if (sum !== p.options.edition.goods[g])
      throw new Error(`${sum} ${g} in the game instead of ${p.options.edition.goods[g]} at ${where(p)}`)
  }
  const stones =
    p.bag.stone +
    p.stonesOut +
    (p.progress.stones ?? 0) +
    (p.neutralStones ?? []).reduce((n, x) => n + x, 0) +
    p.players.reduce((n, x) => n + x.stones[0] + x.stones[1], 0)
  if (stones !== p.options.edition.stones.total) throw new Error(`${stones} stones in the game at ${where(p)}`)
}
