/**
 * What screens see of a table: signals to read, intents to call. The page knows views and legal choices, never a state.
 * `createTable` and `openTable` (app/table.ts) make one.
 */
import type { ReadonlySignal } from '@preact/signals'
import type { Json, Move, Seat } from '../core/game.ts'
import type {
  BotFallback,
  Decision,
  Hint,
  Look,
  Played,
  Problem,
  Reviewed,
  SeatControl,
  TableId,
  UndoState,
  Why,
} from '../worker/protocol.ts'

/** What is wrong at a table that goes on all the same. */
export interface Alarms {
  /** Why it is not kept at present. */
  readonly unkept?: Problem | null
  /** The last thing a bot did wrong. */
  readonly bot?: BotFallback | null
}

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

/** A finished game looked back on by the strongest bot. */
export interface Reviews {
  /** What came of it; null until it is there. */
  readonly found: ReadonlySignal<Reviewed | null>
  /** How far the thinking has come, 0 to 1; null while nobody thinks. */
  readonly share: ReadonlySignal<number | null>
  /** Fetches it, or has it thought out. */
  start(): Promise<void>
  /** Calls the thinking off. */
  stop(): void
}

/** A device that several people share. The only person of a table meets no curtain, unless another has just left. */
export interface Sharing {
  /** The curtain is closed: nobody looks, and what people keep to themselves is not in the page at all. */
  readonly closed: ReadonlySignal<boolean>
  /** People the table waits for while somebody else looks, or nobody: who may take the device now. */
  readonly next: ReadonlySignal<readonly Seat[]>
  /** Closes the curtain. Everything of the one who looked is forgotten before anything else is drawn. */
  pass(): void
  /** A person looks from now on; resolves to true when she does. */
  reveal(seat: Seat): Promise<boolean>
}

/** A real board that the table follows: the app keeps every count, people tell it what they did and what luck brought. */
export interface RealBoard {
  /** There is one; nothing on this device is secret then, and whoever is awaited looks by itself. */
  readonly followed: ReadonlySignal<boolean>
  /** The table waits for what the real dice, bag or tokens showed. */
  readonly asks: ReadonlySignal<boolean>
  /** Entries of the log before this one have been carried out on the board. */
  readonly carriedOut: ReadonlySignal<number>
  /** Tells what luck brought, in the game's words; resolves to true when it can be and is saved. */
  tell(outcome: Json): Promise<boolean>
  /** The complete state as a document, to be corrected; null when it cannot be had. */
  position(): Promise<Json | null>
  /** What bots have done up to now lies on the board. */
  carryOut(): void
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
  /** Number of entries still to be shown. */
  readonly behind: ReadonlySignal<number>
  /** Others play, and it takes time to be shown: *skip* jumps over it, to the next decision of a person. */
  readonly skippable: ReadonlySignal<boolean>
  readonly thinking: ReadonlySignal<readonly Seat[]>
  readonly confirming: ReadonlySignal<boolean>
  readonly undoState: ReadonlySignal<UndoState>
  readonly over: ReadonlySignal<boolean>
  /** This window owns the table; false: another window plays, this one follows. */
  readonly mine: ReadonlySignal<boolean>
  readonly problem: ReadonlySignal<Problem | null>
  /** What is wrong while the table goes on; missing where nothing can be. */
  readonly alarms?: ReadonlySignal<Alarms>
  /** The table as the text of a file, also while it is not kept; null when it cannot be had. */
  exported?(): Promise<string | null>
  /** What was told of bots has been read. */
  hushBots?(): void
  /** And those that rest after their failures are asked again. */
  wakeBots?(): void
  /** Handing the device round; missing where nobody could take it. */
  readonly sharing?: Sharing
  /** A real board beside it; missing where none can be followed. */
  readonly real?: RealBoard
  /** Past moments; missing where no log can be asked. Nothing above changes while one is looked at. */
  readonly past?: Past<V, E>
  /** A look back at the whole game, once it is over. */
  readonly reviews?: Reviews
  /** Every seat's chance to win at the viewer's newest decision, by seat, 0 to 1; null where nobody wants to know. */
  readonly chances?: ReadonlySignal<readonly number[] | null>

  /** Sends a move; resolves to true when it is applied and saved. */
  play(move: Move): Promise<boolean>
  undo(): Promise<boolean>
  endTurn(): Promise<boolean>
  /** All that is shown has been painted: bots think on. Missing where none do. */
  painted?(): void
  /** Shows the latest state at once, and whatever others do next, until a person is asked. */
  skip(): void
  /** Tells which entries are to be shown longer: the answer multiplies their time. */
  weigh?(weight: (events: readonly E[]) => number): void
  /** What the strongest bot would do in the viewer's place; null when it cannot say, or the table has moved on meanwhile. */
  hint?(): Promise<Hint | null>
  /** Somebody else plays a seat from now on: a bot, or a person. Resolves to true when it is saved. */
  reseat?(seat: Seat, control: SeatControl): Promise<boolean>
  takeOver(): void
  /** Leaves the table: workers end, the save stays. */
  leave(): void
}
