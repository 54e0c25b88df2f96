/**
 * The one language page and table speak: plain validated messages, small views, sequence numbers. A message that
 * arrives late or twice is harmless. No shared memory, no callbacks: a second window follows a table with the same
 * messages, and one day a phone across the table will.
 */

import type { Actor, Fault, Json, Move, Params, RuleId, Seat, Viewer } from '../core/game.ts'
import type { Undo } from '../core/log.ts'
import type { Review } from '../storage/records.ts'

export type TableId = string

/** Who sits where. */
export type SeatControl =
  | { readonly kind: 'human'; readonly name: string }
  | {
      readonly kind: 'bot'
      readonly name: string
      readonly level: BotLevel
      /** One of the game's; a new table may ask for {@link SURPRISE}. Without it the bot weighs everything as the score does. */
      readonly temperament?: string
    }

/** Asks for one of the game's temperaments, drawn from the table's seed; bots at one table differ as long as there are enough. */
export const SURPRISE = 'surprise'

export const BOT_LEVELS = ['dreamy', 'gentle', 'steady', 'sharp'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** A table as it is made. */
export interface NewTable {
  readonly game: string
  readonly seats: readonly SeatControl[]
  readonly seed: number
  /** The game's options as JSON; missing ones take their defaults. May hold a start position. */
  readonly options: Json
  readonly name: string
  /** The table follows a real board: what CHANCE brings is told by people, who may correct whatever they told. */
  readonly mirror?: boolean
}

/** A choice that is worth showing but not allowed now, with the reason. */
export interface Refused {
  readonly move: Move
  readonly code: string
  readonly rule: RuleId
  readonly params?: Params
}

/** What a human seat must decide now. */
export interface Decision {
  readonly seat: Seat
  readonly choices: readonly Move[]
  readonly refused: readonly Refused[]
}

/** Whether the viewer may take something back, and why not. */
export type UndoState = Undo

/** An entry of the log with the events a viewer may know. */
export interface Played {
  /** Position in the log, from 0. */
  readonly ply: number
  readonly by: Actor
  readonly events: readonly unknown[]
  /** The viewer's view after it, where it was told together with later entries and shows something; after the last one told it is the update's. */
  readonly view?: unknown
}

/** State of a table after an entry, for one viewer. `ply` counts the log's entries: it orders messages and detects gaps. */
export interface Update {
  readonly type: 'update'
  readonly table: TableId
  readonly ply: number
  readonly viewer: Viewer
  readonly view: unknown
  /** What happened since the previous update, oldest first; the whole log on opening. */
  readonly played: readonly Played[]
  /** The log was shortened to `ply` by undo: forget entries from there on. */
  readonly undone: boolean
  readonly decision: Decision | null
  /** The human's turn is complete and waits for "end turn" before others go on. */
  readonly confirming: boolean
  /** Seats whose bots are thinking. */
  readonly thinking: readonly Seat[]
  /** People the table waits for; none while it waits for "end turn". */
  readonly awaited: readonly Seat[]
  /** The table waits to be told what the real dice, bag or tokens showed. */
  readonly luck?: boolean
  readonly undo: UndoState
  readonly over: boolean
}

/** A past moment of a table for one viewer: what could be seen after the first `ply` entries of the log. */
export interface Look {
  /** Entries before this moment, from 0 (the table as it was laid out) to all of them. */
  readonly ply: number
  readonly view: unknown
  /** What happened in the last of them; nothing at 0. */
  readonly events: readonly unknown[]
  /** Whose decision the last of them was, where its reasons may be asked for; else null. */
  readonly decided: Seat | null
}

/** One consequence of a move, in points for the seat that makes it; the name has words in the game's texts. */
export interface Reason {
  readonly name: string
  readonly value: number
}

/** What the strongest bot would do in a person's place, and why. It saw what the person sees. */
export interface Hint {
  readonly move: Move
  /** The seat's own moves that would follow at once, in order, each with what it would see before. */
  readonly more: readonly { readonly move: Move; readonly view: unknown }[]
  /** What the move changes, the weightiest first. */
  readonly reasons: readonly Reason[]
  /** The next best choice, what would follow there, and by how many points less it promises. */
  readonly second?: { readonly move: Move; readonly more: Hint['more']; readonly less: number }
}

/** What the strongest bot thinks of a decision that was made. It saw what the one who decided saw, and says nothing the viewer may not know. */
export interface Why {
  readonly seat: Seat
  /** What the move changed, the weightiest first. */
  readonly reasons: readonly Reason[]
  /** The best other choice, and how many points less it promised; negative where it promised more. */
  readonly second?: { readonly move: Move; readonly less: number }
  /** The viewer's view before it. */
  readonly view: unknown
}

/** A finished game looked back on, as it is told. */
export interface Reviewed extends Omit<Review, 'turns'> {
  readonly turns: readonly Turning[]
}

/** A decision of the viewer's that gave much away, worth telling. */
export type Turning = Review['turns'][number] & {
  /** What was done. */
  readonly made: Move
  /** The viewer's view before it. */
  readonly view: unknown
}

/** What the page sends. Every request carries an `id` and is answered by exactly one {@link Reply} with it. */
export type Request =
  | { readonly type: 'create'; readonly table: NewTable }
  /** Without a viewer: the only person; where there are several, nobody looks until one says so, and all is told as the table shows it. */
  | { readonly type: 'open'; readonly table: TableId; readonly viewer?: Viewer }
  /** The device changes hands: from now on everything is told for this viewer, and the whole log anew. */
  | { readonly type: 'see'; readonly viewer: Viewer }
  | { readonly type: 'move'; readonly ply: number; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'undo'; readonly ply: number; readonly seat: Seat }
  /** What CHANCE brought on the real board, in the game's words; only at a table that follows one. */
  | { readonly type: 'luck'; readonly ply: number; readonly outcome: Json }
  /** The complete state as a document, to be corrected; only at a table that follows a real board, where nothing is secret. */
  | { readonly type: 'position' }
  | { readonly type: 'endTurn'; readonly ply: number }
  /** To see the board again as it was after so many entries; the table itself stays as it is. */
  | { readonly type: 'look'; readonly ply: number }
  /** What would the strongest bot do here? Answered when it has thought; the table goes on meanwhile. */
  | { readonly type: 'hint'; readonly ply: number; readonly seat: Seat }
  /** Why was the newest of the first `ply` entries decided so? Answered as a hint is. */
  | { readonly type: 'why'; readonly ply: number }
  /** Every seat's chance to win, as far as the viewer can know. Answered as a hint is. */
  | { readonly type: 'chances'; readonly ply: number }
  /** A finished game looked back on: what is kept of it, or else thought out now, which takes a while. */
  | { readonly type: 'review' }
  /** Ends that thinking; the review that was asked for is answered without one. */
  | { readonly type: 'stopReview' }
  | { readonly type: 'seat'; readonly seat: Seat; readonly control: SeatControl }
  | { readonly type: 'settings'; readonly confirmTurns: boolean }
  /** The page has painted the log up to this length, and bots may think; null: nobody is to wait for it from now on. */
  | { readonly type: 'painted'; readonly ply: number | null }
  /** Bots that rest after their failures are asked again. */
  | { readonly type: 'wakeBots' }
  /** This window wants to play the table that another window owns. */
  | { readonly type: 'takeOver' }
  /** Saved tables, sessions beside boxed games and editions as one file document; without a list all of them, and the players' book. */
  | {
      readonly type: 'export'
      readonly tables?: readonly TableId[]
      readonly sessions?: readonly string[]
      readonly editions?: readonly string[]
    }
  /** What does the game find wrong with an edition of it? */
  | { readonly type: 'check'; readonly game: string; readonly edition: Json }
  /** The text of such a document: everything in it is checked and replayed, then all is kept or nothing. */
  | { readonly type: 'import'; readonly text: string; readonly bare?: { readonly game: string; readonly name: string } }
  /** What a worker that died had {@link Notice sealed}: goes before the table is opened again. */
  | { readonly type: 'unseal'; readonly file: Blob }
  | { readonly type: 'close' }

/** A request on its way. */
export type Incoming = Request & { readonly id: number }

export type Reply =
  | {
      readonly type: 'done'
      readonly id: number
      readonly table?: TableId
      readonly tables?: readonly TableId[]
      /** Tables of a file that were there already. */
      readonly known?: number
      /** Sessions that a file brought, and how many were there already. */
      readonly sessions?: readonly string[]
      readonly knownSessions?: number
      /** Editions that a file brought, and how many were there already. */
      readonly editions?: readonly string[]
      readonly knownEditions?: number
      /** What is wrong with the edition that was to be checked, by its places: `edition.tracks.length`. */
      readonly faults?: readonly Fault[]
      /** Results of a file that were new to the players' book. */
      readonly results?: number
      readonly text?: string
      readonly look?: Look
      readonly hint?: Hint
      readonly why?: Why
      /** By seat, 0 to 1, in sum 1. */
      readonly chances?: readonly number[]
      readonly review?: Reviewed
    }
  | { readonly type: 'refused'; readonly id: number; readonly code: string; readonly rule: RuleId; readonly params?: Params }
  | { readonly type: 'failed'; readonly id: number; readonly problem: Problem }

/** Something outside the rules went wrong; each kind has a sentence in every language. */
export type Problem =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'badInput'; readonly faults: readonly Fault[] }
  | { readonly kind: 'newerSave'; readonly found: number; readonly known: number }
  | { readonly kind: 'staleMove' }
  /** The adviser was late or failed; asked for a hint, reasons, chances or a review. */
  | { readonly kind: 'noHint' }
  | { readonly kind: 'otherWindow' }
  | { readonly kind: 'storage'; readonly message: string }
  /** A file of the app itself is neither stored here nor to be had. */
  | { readonly kind: 'missingPart' }
  | { readonly kind: 'bug'; readonly message: string }

/** A bot was late, confused or gone; a plain legal move was made for it. */
export interface BotFallback {
  readonly type: 'botFallback'
  readonly seat: Seat
  readonly why: 'late' | 'illegal' | 'failed'
  /** It failed time after time: it is not asked any more, until somebody wants it to be. */
  readonly rests: boolean
}

/** What the table worker says unasked. */
export type Notice =
  | Update
  /** Another window plays this table now; this one only follows. */
  | { readonly type: 'owner'; readonly mine: boolean }
  /** Who sits at the table and who looks; on opening and whenever it changes. */
  | {
      readonly type: 'table'
      readonly table: TableId
      readonly game: string
      readonly name: string
      readonly seats: readonly SeatControl[]
      readonly viewer: Viewer
      /** It follows a real board. */
      readonly mirror: boolean
    }
  /** The store failed: the table is played on in memory, and kept again as soon as it can be; then the problem is null. */
  | { readonly type: 'unkept'; readonly table: TableId; readonly problem: Problem | null }
  /**
   * All of a table that is not kept, as a file of the app: the page holds it for the worker that comes after this one. What is
   * in it, everybody's secrets among it, stays outside of the page's memory: a blob is read by nobody who does not ask for it.
   */
  | { readonly type: 'sealed'; readonly table: TableId; readonly file: Blob }
  | BotFallback
  /** How far a review has come, 0 to 1. */
  | { readonly type: 'reviewing'; readonly share: number }
  | { readonly type: 'problem'; readonly problem: Problem }

export type FromTable = Reply | Notice
