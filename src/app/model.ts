/**
 * What screens see of a table: signals to read, intents to call. The page knows views and legal choices, never a state.
 * `createTable` and `openTable` (app/table.ts) make one.
 */
import type { ReadonlySignal } from '@preact/signals'
import type { Move, Seat } from '../core/game.ts'
import type { Decision, Hint, Look, Played, Problem, SeatControl, TableId, UndoState, Why } from '../worker/protocol.ts'

/** A past moment: what the viewer saw after the first `ply` entries, and what had just happened. */
export interface Moment<V = unknown, E = unknown> extends Look {
  readonly view: V
  readonly events: readonly E[]
}

/** What the strongest bot thinks of a past decision. */
export interface Reasoned<V = unknown> extends Why {
  readonly view: V
}

/** Looking back at a table while it goes on. */
export interface Past<V = unknown, E = unknown> {
  /** The moment looked at; null is now. */
  readonly moment: ReadonlySignal<Moment<V, E> | null>
  /** Goes to the moment after so many entries, 0 to all; false when there is none, or something else was wanted meanwhile. */
  look(ply: number): Promise<boolean>
  /** What the strongest bot thinks of the decision of the moment; null when it cannot say, or another moment is looked at meanwhile. */
  why(): Promise<Reasoned<V> | null>
  /** Back to now. */
  back(): void
}

/** A table as a screen uses it. `V` is the game's view, `E` its event type. */
export interface TableModel<V = unknown, E = unknown> {
  readonly id: TableId
  readonly game: string
  readonly name: ReadonlySignal<string>
  readonly seats: ReadonlySignal<readonly SeatControl[]>
  /** The seat this window looks from. */
  readonly viewer: ReadonlySignal<Seat>
  /** What is on the board *now in this window*: runs behind the log while moves of others are being shown. */
  readonly view: ReadonlySignal<V | null>
  /** The decision of the viewer, null while others act or motion is catching up. */
  readonly decision: ReadonlySignal<Decision | null>
  /** Everything shown so far, oldest first. */
  readonly log: ReadonlySignal<readonly (Played & { readonly events: readonly E[] })[]>
  /** Events being shown at this moment (motion); empty when calm. */
  readonly showing: ReadonlySignal<readonly E[]>
  /** Number of entries still to be shown; *skip* jumps over them. */
  readonly behind: ReadonlySignal<number>
  readonly thinking: ReadonlySignal<readonly Seat[]>
  readonly confirming: ReadonlySignal<boolean>
  readonly undoState: ReadonlySignal<UndoState>
  readonly over: ReadonlySignal<boolean>
  /** This window owns the table; false: another window plays, this one follows. */
  readonly mine: ReadonlySignal<boolean>
  readonly problem: ReadonlySignal<Problem | null>
  /** Past moments; missing where no log can be asked. Nothing above changes while one is looked at. */
  readonly past?: Past<V, E>

  /** Sends a move; resolves to true when it is applied and saved. */
  play(move: Move): Promise<boolean>
  undo(): Promise<boolean>
  endTurn(): Promise<boolean>
  /** Shows the latest state at once. */
  skip(): void
  /** Tells which entries are to be shown longer: the answer multiplies their time. */
  weigh?(weight: (events: readonly E[]) => number): void
  /** What the strongest bot would do in the viewer's place; null when it cannot say, or the table has moved on meanwhile. */
  hint?(): Promise<Hint | null>
  takeOver(): void
  /** Leaves the table: workers end, the save stays. */
  leave(): void
}
