/** What the table of every game has in common: choices, the screen's own small state, and how a game tells what happened. */
import { type Signal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Moment, TableModel } from '../../app/model.ts'
import type { Move, RuleId, Seat } from '../../core/game.ts'
import type { InterfaceText } from '../../text/index.ts'

/** What the shell gives to a game's table. */
export interface TableProps<V = unknown, E = unknown> {
  readonly model: TableModel<V, E>
  /** A new table with the same seats. */
  readonly onAgain?: () => void
  /** The same with everybody one place on. */
  readonly onRematch?: () => void
  /** Opens the shell's menu; without it the table leads home. */
  readonly onMenu?: () => void
}

/** One legal choice, ready to be drawn. */
export interface Option {
  readonly move: Move
  readonly text: OptionText
  /**
   * `primary` is what one most likely wants; `ends` goes on and leaves undone what could still be done; `dear` cannot be made good
   * again and asks for a second tap; the rest is `plain`.
   */
  readonly tone: 'plain' | 'primary' | 'ends' | 'dear'
  /** A dear choice that can be taken back while a finished turn waits for the word "End turn". */
  readonly waits?: boolean
  /** Its picture; nothing for choices that are words alone. */
  art?(): ComponentChildren
  /** Its pictures follow from its move and words alone, whatever else changes on the table. */
  readonly still?: boolean
  /** What is drawn at the end of its line. */
  end?(): ComponentChildren
  /** Its picture says everything: where all choices are open it is a key of a pad. */
  readonly pad?: boolean
  /** What the key of a pad means, where its picture does not say it. */
  readonly means?: string
  /** Choices of one group stand together; before another group there is a gap, or its `head`. */
  readonly group?: string | null
  /** Words over the group, where groups differ in kind. */
  readonly head?: string
}

/** The words of a choice: for the eye, and the full name for those who listen. */
export interface OptionText {
  readonly title: string
  readonly detail: string
  readonly label: string
}

/** A key before it asked, and how wide and how far from there it lies now; all in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly wide: number
  readonly left: number
}

/** A choice that asks for a second tap; see sure.ts. */
interface Sure {
  readonly move: Move
  /** The second tap counts: it is no bounce of the first. */
  readonly ready: boolean
  readonly room: Room | null
}

/** A drawer or sheet that lies over the table. Every game has the log, and a review after its end. */
export interface AnyPanel {
  readonly kind: string
}

/** State of the screen alone; nothing here is of the game. `P`: its panels, `K`: what can be taken up for a move of two taps. */
export interface Desk<P extends AnyPanel = AnyPanel, K = unknown> {
  readonly panel: Signal<P | { readonly kind: 'log' | 'review' } | null>
  /** The list of choices was opened or closed by hand; null: as the step likes it. */
  readonly open: Signal<boolean | null>
  /** What was taken up, to be put down somewhere. */
  readonly picked: Signal<K | null>
  /** The choice the table has not answered yet, once that takes long enough to be felt. */
  readonly pressed: Signal<Move | null>
  /** The line of the log that was chosen to look back at: which of the events of the newest of `ply` entries. */
  readonly line: Signal<{ readonly ply: number; readonly at: number } | null>
  /** The choice that asks for a second tap. */
  readonly sure: Signal<Sure | null>
  /** The choice that was advised. */
  readonly hint: Signal<Move | null>
  /** The game is over, and the table is looked at instead of the result. */
  readonly looking: Signal<boolean>
}

/** A fresh desk. */
export const newDesk = <P extends AnyPanel, K>(): Desk<P, K> => ({
  panel: signal(null),
  open: signal(null),
  picked: signal(null),
  pressed: signal(null),
  line: signal(null),
  sure: signal(null),
  hint: signal(null),
  looking: signal(false),
})

/** What the shell around the table offers. */
export interface Shell {
  /** Opens the rules reference, at a statement where one is given. */
  rule(id: RuleId | null): void
  menu(): void
  home(): void
  /** A new table with the same seats; absent where the shell has none. */
  readonly again?: () => void
  /** The same with everybody one place on; absent where the shell has none. */
  readonly rematch?: () => void
}

/** How a game tells what happened, in the language of the moment. */
export interface Telling<E = unknown, V = unknown> {
  /** An event as a sentence without pictures. */
  plain(event: E): string
  /** The same with its pictures. */
  rich(event: E): ComponentChildren
  /** The event says nothing beyond the next line of the log. */
  quiet(event: E): boolean
  /** It happens by the rules, whatever anybody chooses: income, what a phase costs. On a real board it is easily forgotten. */
  itself?(event: E): boolean
  /** It goes on in the line of the event before, as its outcome or its price; absent: none does. */
  joins?(event: E, before: E): boolean
  /** Such an event without its subject. */
  tail?(event: E): { readonly plain: string; readonly rich: ComponentChildren }
  /** A line that begins a part of the game. */
  heading(event: E): boolean
  /** Whether an event is about the viewer: own, done to one, or to everybody. */
  concerns(event: E): boolean
  /** Who did it; null for what nobody did. */
  actor(event: E): Seat | null
  /** Whose crest stands before the line; null for nobody's. */
  badge(event: E): Seat | null
  /** A seat's crest. */
  crest(seat: Seat): ComponentChildren
  /** Class that sets a seat's colours. */
  colour(seat: Seat): string
  /** Which part of the game the board shows: "Round 3". */
  when(): string
  /** What is asked of the viewer now. */
  question(): string
  /** The name of a choice that a seat had; `view` is the viewer's at that moment. */
  choice(view: V, seat: Seat, move: Move): string
  /** A choice that only ends what is being done: it goes without saying. */
  ends(move: Move): boolean
  /** What a choice brings, and what it costs, by the name of the bot's reason; no cost where that explains nothing. */
  readonly features: Readonly<Record<string, readonly [gain: string, loss?: string]>>
}

export type LayoutKind = 'phone' | 'short' | 'side' | 'tablet' | 'desktop'

/** What the shared parts must know of a game's layout. */
export interface AnyLayout {
  readonly kind: LayoutKind
  /** Height of the tray at rest. */
  readonly tray: number
  /** Rows of choice chips in the strip. */
  readonly rows: 1 | 2
}

/** The shared frame of a table screen; each game's own extends it. */
export interface TableBase<V = unknown, E = unknown> {
  readonly model: TableModel<V, E>
  /** The past moment looked at; then there are no choices. */
  readonly moment: Moment<V, E> | null
  readonly me: Seat
  readonly i: InterfaceText
  readonly desk: Desk
  readonly shell: Shell
  readonly layout: AnyLayout
  readonly tell: Telling<E, V>
  readonly options: readonly Option[]
  /** The choices are those of the decision before, for a paint; they cannot be played any more. */
  readonly stale: boolean
  /** The choices are told in the words of now; else those come in a paint, and the choices stay the same or are {@link stale}. */
  readonly fresh: boolean
  /** The choices are open as a list or pad. */
  readonly open: boolean
  /** Seats that must decide now. */
  readonly deciding: readonly Seat[]
  /** The name of a seat; "You" for the viewer. */
  name(seat: Seat): string
  play(move: Move): void
  /** Whether a choice goes with what is taken up or marked: the strip shows no others then. Absent: all do. */
  fits?(option: Option): boolean
  /** Another object whenever something changes that no entry of the log changes: language, layout, whose table it is. */
  readonly lasting: object
}
