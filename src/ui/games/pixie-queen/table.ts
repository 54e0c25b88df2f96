/** What every part of the table screen shares: the view as it is shown now, the texts, and the screen's own small state. */
import { type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Moment, TableModel } from '../../../app/model.ts'
import type { Move, RuleId, Seat } from '../../../core/game.ts'
import type { Event, Place, SpaceId, Track, View } from '../../../games/pixie-queen/types.ts'
import type { InterfaceText, PixieQueenText, TextContext } from '../../../text/index.ts'
import type { BoardWords } from '../../../text/pixie-queen/assemble.ts'
import type { Layout } from './layout.ts'
import type { Option } from './options.tsx'

/** A drawer or sheet that lies over the board. */
export type Panel =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'stair'; readonly track: Track }
  | { readonly kind: 'ways'; readonly to: Place }
  | { readonly kind: 'treasury' | 'demands' | 'mine' | 'screen' | 'log' | 'score' | 'castle' }

/** State of the screen alone; nothing here is of the game. */
export interface Desk {
  readonly panel: Signal<Panel | null>
  /** The list of choices was opened or closed by hand; null: as the step likes it. */
  readonly open: Signal<boolean | null>
  /** The pixie taken up for a promotion. */
  readonly picked: Signal<Place | null>
  /** The choice the table has not answered yet, once that takes long enough to be felt. */
  readonly pressed: Signal<Move | null>
  /** The line of the log that was chosen to look back at: which of the events of the newest of `ply` entries. */
  readonly line: Signal<{ readonly ply: number; readonly at: number } | null>
  /** The choice that asks for a second tap. */
  readonly sure: Signal<Sure | null>
}

/** A choice that asks for a second tap; see sure.ts. */
export interface Sure {
  readonly move: Move
  /** The second tap counts: it is no bounce of the first. */
  readonly ready: boolean
  readonly room: Room | null
}

/** A key before it asked, and how wide and how far from there it lies now; all in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly wide: number
  readonly left: number
}

/** A fresh desk. */
export const newDesk = (): Desk => ({
  panel: signal(null),
  open: signal(null),
  picked: signal(null),
  pressed: signal(null),
  line: signal(null),
  sure: signal(null),
})

/** What the shell around the table offers. */
export interface Shell {
  /** Opens the rules reference, at a statement where one is given. */
  rule(id: RuleId | null): void
  menu(): void
  /** A new table with the same seats; absent where the shell has none. */
  readonly again?: () => void
  /** The same with everybody one place on; absent where the shell has none. */
  readonly rematch?: () => void
}

/** The shared frame of the screen. */
export interface Table {
  readonly model: TableModel<View, Event>
  /** What the board shows: now, or the past moment looked at. */
  readonly view: View
  /** The past moment looked at; then there are no choices. */
  readonly moment: Moment<View, Event> | null
  readonly me: Seat
  readonly t: PixieQueenText
  readonly w: BoardWords
  readonly i: InterfaceText
  readonly ctx: TextContext
  readonly desk: Desk
  readonly shell: Shell
  readonly layout: Layout
  readonly options: readonly Option[]
  /** The choices are open as a list or pad. */
  readonly open: boolean
  /** The pixie taken up: by hand, or because only one can go. */
  readonly picked: Place | null
  /** A colour's name; "You" for the viewer. */
  name(colour: number): string
  play(move: Move): void
  /** A tap on a place of the board. */
  touch(at: Place): void
  /** Another object whenever something changes that no entry of the log changes: language, layout, whose table it is. */
  readonly lasting: object
}

/** The frame; provided by `TableScreen`. */
export const TableContext = createContext<Table | null>(null)

/** The frame of the table around a component. @throws outside a table. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (!table) throw new Error('outside a table')
  return table
}
