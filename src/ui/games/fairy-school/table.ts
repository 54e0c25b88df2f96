/** What every part of this table's screen shares: the view as it is shown now, the texts, and the screen's own small state. */
import type { Moment, TableModel } from '../../../app/model.ts'
import type { Seat } from '../../../core/game.ts'
import type { CardNumber, Column, Event, View } from '../../../games/fairy-school/types.ts'
import type { BoardWords } from '../../../text/fairy-school/assemble.ts'
import type { TextContext } from '../../../text/fairy-school/rich.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import { gameContext } from '../../table/context.tsx'
import type { Desk, TableBase } from '../../table/table.ts'
import type { Layout } from './layout.ts'
import type { Option } from './options.tsx'

export type { Option } from './options.tsx'

/** A drawer or sheet that lies over the table. */
export type Panel =
  | { readonly kind: 'card'; readonly card: CardNumber; readonly of: Seat }
  | { readonly kind: 'fairy' | 'boards'; readonly seat: Seat }
  | { readonly kind: 'race' | 'log' }

/** What the finger has taken up or marked before a choice is made. */
export type Picked =
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | { readonly kind: 'projects'; readonly cards: readonly CardNumber[] }

/** The shared frame of the screen. */
export interface Table extends TableBase<View, Event> {
  readonly model: TableModel<View, Event>
  /** What is shown: now, or the past moment looked at. */
  readonly view: View
  readonly moment: Moment<View, Event> | null
  readonly t: FairySchoolText
  readonly w: BoardWords
  /** For the texts; the card set in force is `ctx.edition`. */
  readonly ctx: TextContext
  readonly desk: Desk<Panel, Picked>
  readonly layout: Layout
  readonly options: readonly Option[]
}

export const { TableProvider, useTable, part } = gameContext<Table>()
