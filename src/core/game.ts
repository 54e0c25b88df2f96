/**
 * What a game is. Every rule book in `games/` implements {@link Game}; tables, bots, the terminal and the tests
 * know nothing else of it. Pure: no DOM, no clock, no randomness but the generator handed in.
 */
import type { Parts, Reading } from './linear.ts'
import type { Rng } from './rng.ts'

/** A place at the table, 0 to seats - 1. Constant through a game; the order of play is the game's affair. */
export type Seat = number

/** The actor of shuffles, draws and dice: its "moves" are outcomes, and log entries like everybody's. */
export const CHANCE = -1

/** Who answers a decision: a seat, or {@link CHANCE}. */
export type Actor = Seat | typeof CHANCE

/** Who looks: a seat, or `'table'` for what everyone around the tablet may see. */
export type Viewer = Seat | 'table'

/** A statement of a rule ledger, e.g. `PQ-A05-02`. */
export type RuleId = string

/** The numbers and names a refusal's sentence needs. */
export type Params = Readonly<Record<string, string | number>>

/** Why a move is not allowed: a code with a sentence in every language, the rule behind it, and its numbers. */
export interface Refusal<Code extends string = string> {
  readonly ok: false
  readonly code: Code
  readonly rule: RuleId
  readonly params?: Params
}

/** The answer of {@link Game.judge}. */
export type Verdict<Code extends string = string> = { readonly ok: true } | Refusal<Code>

/** The one `ok` verdict; shared so that judging allocates nothing when a move is legal. */
export const OK: { readonly ok: true } = { ok: true }

/** Plain JSON, the only thing that leaves or enters a game besides its own types. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The five types that make one game differ from another. */
export interface Types {
  state: object
  view: object
  event: { readonly type: string }
  options: object
  refusal: string
}

/**
 * A move: one small decision or one outcome of CHANCE, packed into a non-negative 31-bit integer by the game.
 * Integers make enumeration allocation-free; {@link Notation} turns them into words and back.
 */
export type Move = number

/** A fault found in data from outside: where it is (a JSON path such as `players[1].goods.apple`) and what is wrong. */
export interface Fault {
  readonly path: string
  readonly message: string
  /** The invariant or rule it breaks, where there is one. */
  readonly rule?: RuleId
}

/** Thrown at the doors when data from outside is not what it claims to be; nothing was taken over. */
export class BadInput extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super(faults.map((f) => `${f.path}: ${f.message}`).join('; '))
    this.name = 'BadInput'
    this.faults = faults
  }
}

/** The words for a game's data: everything that is written to a file, a terminal or a link goes through here. */
export interface Notation<T extends Types> {
  /** A move in glossary words, e.g. `{ "space": 13 }`. */
  move(m: Move): Json
  /** The inverse of {@link Notation.move}. @throws BadInput naming what cannot be read. */
  parseMove(json: unknown): Move
  /**
   * Fills in defaults and validates. `rules` is the {@link Game.rules} they were written under, today's when missing: a table
   * keeps what was printed when it began. @throws BadInput naming every fault.
   */
  options(json: unknown, rules?: number): T['options']
  /** The complete state as a document in glossary words. */
  position(s: T['state']): Json
  /** The inverse, checked against the game's invariants. @throws BadInput naming every fault. */
  parsePosition(json: unknown): { options: T['options']; seats: number; state: T['state'] }
}

/**
 * A game as a pure contract. Laws (checked for every game by `core/testing/contract.ts`):
 * `moves` is exactly what `judge` accepts; a refused move changes nothing; `apply` draws no randomness; the log
 * alone rebuilds the state; `clone` is deep; `view` and `redact` never leak what the viewer may not know.
 */
export interface Game<T extends Types = Types> {
  readonly id: string
  /** Raised whenever an old log could replay differently. */
  readonly rules: number
  readonly seats: readonly [min: number, max: number]
  readonly notation: Notation<T>

  /** The state before the first entry. Deterministic: everything random is asked of CHANCE afterwards. */
  setup(options: T['options'], seats: number): T['state']
  clone(s: T['state']): T['state']
  /** Who must act: `[]` when the game is over, `[CHANCE]`, one seat, or several who decide in secret until the last seal. */
  pending(s: T['state']): readonly Actor[]
  /** Every legal move of a seat in stable order, appended to `into`; a function of that seat's view. A seat that is not pending may have moves too (something it may do at any time). */
  moves(s: T['state'], seat: Seat, into?: Move[]): Move[]
  /** Moves worth an explanation when refused: a superset of `moves` that a person could try now (every space, say). */
  attempts(s: T['state'], seat: Seat): Move[]
  judge(s: T['state'], by: Actor, m: Move): Verdict<T['refusal']>
  /** One outcome for a state whose pending actor is CHANCE, with the odds of the real components. */
  chance(s: T['state'], rng: Rng): Move
  /** Carries out a legal move in place and tells what happened. Behaviour on an illegal move is undefined: judge first. */
  apply(s: T['state'], by: Actor, m: Move, emit?: (e: T['event']) => void): void
  /** Score per seat: final when the game is over, else as it would count now. */
  scores(s: T['state']): readonly number[]
  /** Final rank per seat, 1 the best, ties sharing a rank; tie-breaks applied. */
  ranks(s: T['state']): readonly number[]
  /** True when the entry revealed something, so that nothing at or before it can be taken back. CHANCE entries always do. */
  reveals(before: T['state'], by: Actor, m: Move): boolean
  view(s: T['state'], by: Viewer): T['view']
  redact(e: T['event'], by: Viewer): T['event'] | undefined
  /** The number of the round being played, from 1; 0 before the first. Public, and it never falls. */
  round(s: T['state']): number
  /** What a small picture of the table shows, kept with every save: a few facts that everybody may know, some hundred bytes at most. */
  facts?(s: T['state']): Json
  /**
   * A state the viewer holds possible, with everything unknown drawn from `rng`. A bot that peeks does not type-check. `into`, one that
   * this gave before and nobody needs any more, may be used again for it.
   */
  determinize(v: T['view'], rng: Rng, into?: T['state']): T['state']
  /** Cards and boards in force as data, for sentences that name them; without it the options hold all there is. */
  printed?(options: T['options']): object
  /** What bots need of a game besides its rules. */
  readonly advice: Advice<T>
}

/** One named, explainable reason why a position is good or bad for a seat. */
export interface Feature {
  /** Key of the sentence in the game's texts. */
  readonly name: string
  /** In points of final score, positive is good for the seat. */
  readonly value: number
}

/** A temperament: what a seat makes more or less of than the final score does, by the names of the game's features. */
export interface Tilt<Name extends string = string> {
  /** Factors on its own features; 1 where nothing is said. */
  readonly own?: Readonly<Partial<Record<Name, number>>>
  /** Points to it for each point of a feature that another seat has on the mean: below 0 a grudge, above 0 a joy. */
  readonly others?: Readonly<Partial<Record<Name, number>>>
}

/** Which moves are likely, as far as bots can know before they think. */
export interface Knowledge<T extends Types> {
  /**
   * Weights (any positive scale) for a guided playout and as search priors, one per move, written to `into`. A move of
   * weight 0 is legal, yet nobody in her right mind makes it: bots that think do not look at it.
   */
  weights(s: T['state'], seat: Seat, moves: readonly Move[], into: number[]): void
  /**
   * The move of the largest weight, found without listing and weighing all, and those that follow from it without another thought.
   * Empty where it must be looked for among all. Overwritten by the next call.
   */
  obvious?(s: T['state'], seat: Seat): readonly Move[]
  /** A move drawn by weight, judging no more than those drawn; null where it must be drawn among all. */
  drawn?(s: T['state'], seat: Seat, rng: Rng): Move | null
  /**
   * At most so many answers to the seat's decision, where it is one to be planned; null where its moves are thought about one by one. For a game
   * with stages.
   */
  plans?(s: T['state'], seat: Seat, most: number): Plans | null
}

/** What is known to one who plays to win: of moves, and where it has its own judgement of positions, that. */
export type Winning<T extends Types> = Knowledge<T> & Partial<Reading<T['state']>>

/** What moves are judged by: numbers by name, all above 0. */
export type Taste<Name extends string = string> = Readonly<Record<Name, number>>

/** Knowledge of moves that hangs on tastes, for those that learn them. */
export interface Tastes<T extends Types, Name extends string = string> {
  /** Everybody's. */
  readonly plain: Taste<Name>
  /** What those that play to win have learned. */
  readonly keen: Taste<Name>
  /** What is likely where each seat judges by its own. */
  knowledge(taste: (seat: Seat) => Taste<Name>): Knowledge<T>
}

/** Answers to a decision whose worth shows late: whole ones, where it has many small moves. */
export interface Plans {
  /** The likeliest first; each is a seat's own moves until it has decided, legal in every possible world, and none of them shows it anything. */
  readonly lines: readonly (readonly Move[])[]
  /** Stages of the game that are played out before they are compared. */
  readonly stages: number
  /** Share of the usual thinking time that the choice among them deserves, 0 to 1. */
  readonly effort: number
  /** Each is as good as all its moves together: no reasons can be told for one of them. */
  readonly tacit?: boolean
}

/** What counts for a seat that plays to win. */
export interface Aim {
  /** Points of difference that make a lead clear: the smaller, the more a seat plays for winning alone. */
  readonly spread: number
  /** How much `spread` own points, won or lost from a decision on, count besides the chance to win. With two, where one's loss is the other's gain, only those below `disgrace` do. */
  readonly pride: number
  /** Points with which nobody wants to end, lost or not. Without it nothing is a disgrace. */
  readonly disgrace?: number
}

/** A game's knowledge for bots: how good is this for a seat, and which moves look sensible. */
export interface Advice<T extends Types> extends Knowledge<T> {
  /** Estimated final score of a seat in points. Quick: called once per playout. */
  evaluate(s: T['state'], seat: Seat): number
  /** The same, taken apart for people. The values sum to `evaluate`. */
  features(s: T['state'], seat: Seat): Feature[]
  /** Ways to play it, by names that have words in the game's texts. Mild: a bot of any of them still plays well. */
  readonly temperaments?: Readonly<Record<string, Tilt>>
  /**
   * Share of the usual thinking time the seat's decision deserves, 0 to 1; 0 is answered by the weights alone. Without
   * it every decision gets all: right for a game of few and large ones.
   */
  effort?(s: T['state'], seat: Seat): number
  /** Whether a move is made besides the answer to the seat's decision, which stays to be made: nothing to hold an answer against. */
  aside?(s: T['state'], m: Move): boolean
  /**
   * What the seat's decision has to do with its last one. `what`: it says what that one meant, and before it is known nothing can be said of that one;
   * `how`: it says how that one is done; null: it is another matter.
   */
  detail?(s: T['state']): 'what' | 'how' | null
  /**
   * A number that changes where positions are alike enough to be compared: a look ahead plays on until it does. Without
   * it a look ends with the seat's own turn: right for a game in which one moves after the other.
   */
  stage?(s: T['state']): number
  /** What `evaluate` is the sum of, before any factors: for those that learn or change them. */
  readonly parts?: Parts<T['state']>
  /** What its knowledge of moves hangs on, where that can be learned. */
  readonly tastes?: Tastes<T>
  /**
   * The same knowledge of moves for a table at which this seat plays as well as it can, and knows the others for people who judge as everybody
   * does. A game whose weights are good enough goes without.
   */
  playingToWin?(seat: Seat): Winning<T>
  /** What counts for one who plays to win, where this game's points are other than most: what it does not say is as the level has it. */
  readonly aim?: Partial<Aim>
}
