/**
 * A table as its log. The state is only a cache of it; undo is a shorter log. Entries of CHANCE, entries that revealed
 * something and entries of others stay.
 */
import { type Actor, BadInput, CHANCE, type Game, type Move, type Seat, type Types } from './game.ts'

/** One decision or one outcome. Moves are integers in memory and words in files. */
export type Entry = readonly [by: Actor, move: Move]

/** Whether a seat may take its last decision back, or why the last entry stays. */
export type Undo =
  | { readonly possible: true }
  | { readonly possible: false; readonly why: 'nothing' | 'chance' | 'revealed' | 'othersMoved' | 'over' }

/** An entry that has been tried on a copy: nothing is changed until it is saved and {@link History.commit}ted. */
export interface Trial<T extends Types> {
  readonly entry: Entry
  readonly state: T['state']
  readonly events: readonly T['event'][]
  /** Nothing at or before it can be taken back. */
  readonly fixed: 'chance' | 'revealed' | null
}

/** One table's past and present. */
export class History<T extends Types = Types> {
  readonly game: Game<T>
  readonly seats: number
  private readonly options: T['options']
  private current: T['state']
  private entries: Entry[] = []
  private happened: (readonly T['event'][])[] = []
  private fixed: Trial<T>['fixed'][] = []

  /** A table before its first entry. */
  constructor(game: Game<T>, options: T['options'], seats: number) {
    this.game = game
    this.options = options
    this.seats = seats
    this.current = game.setup(options, seats)
  }

  /** Plays a log from the start. @throws BadInput naming the first entry the rules do not allow. */
  static replay<T extends Types>(game: Game<T>, options: T['options'], seats: number, log: readonly Entry[]): History<T> {
    const history = new History(game, options, seats)
    for (const [ply, [by, move]] of log.entries()) {
      const verdict = game.judge(history.current, by, move)
      if (!verdict.ok) throw new BadInput([{ path: `log[${ply}]`, message: `not allowed here: ${verdict.code}`, rule: verdict.rule }])
      history.push(history.carryOut(history.current, by, move))
    }
    return history
  }

  get state(): T['state'] {
    return this.current
  }

  /** Number of entries. */
  get ply(): number {
    return this.entries.length
  }

  get log(): readonly Entry[] {
    return this.entries
  }

  get pending(): readonly Actor[] {
    return this.game.pending(this.current)
  }

  get over(): boolean {
    return this.pending.length === 0
  }

  /** Everything that happened in an entry; not redacted. */
  eventsOf(ply: number): readonly T['event'][] {
    return this.happened[ply] ?? []
  }

  /** Carries out a legal move on a copy. */
  attempt(by: Actor, move: Move): Trial<T> {
    return this.carryOut(this.game.clone(this.current), by, move)
  }

  /** Tries entries one after another, up to the first that the rules do not allow there. */
  attemptAll(entries: readonly Entry[]): readonly Trial<T>[] {
    const trials: Trial<T>[] = []
    let state = this.current
    for (const [by, move] of entries) {
      if (!this.game.judge(state, by, move).ok) break
      const trial = this.carryOut(this.game.clone(state), by, move)
      trials.push(trial)
      state = trial.state
    }
    return trials
  }

  /** Makes a trial the present; several of them in their order. */
  commit(trial: Trial<T>): void {
    this.push(trial)
  }

  /** Whether a seat may take back the last entry: its own only, and only what showed nothing new. */
  undo(seat: Seat): Undo {
    const last = this.entries.at(-1)
    if (last === undefined || !this.entries.some(([by]) => by === seat)) return { possible: false, why: 'nothing' }
    if (this.over) return { possible: false, why: 'over' }
    const why = this.fixed.at(-1)
    if (last[0] === CHANCE) return { possible: false, why: 'chance' }
    if (last[0] !== seat) return { possible: false, why: 'othersMoved' }
    return why ? { possible: false, why } : { possible: true }
  }

  /** The table as it was after `length` entries. */
  shortened(length: number): History<T> {
    return History.replay(this.game, this.options, this.seats, this.entries.slice(0, length))
  }

  private carryOut(state: T['state'], by: Actor, move: Move): Trial<T> {
    const events: T['event'][] = []
    const fixed = by === CHANCE ? 'chance' : this.game.reveals(state, by, move) ? 'revealed' : null
    this.game.apply(state, by, move, (event) => events.push(event))
    return { entry: [by, move], state, events, fixed }
  }

  private push({ entry, state, events, fixed }: Trial<T>): void {
    this.current = state
    this.entries.push(entry)
    this.happened.push(events)
    this.fixed.push(fixed)
  }
}
