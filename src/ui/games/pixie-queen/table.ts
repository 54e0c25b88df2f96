/** What every part of this table's screen shares: the view as it is shown now, the texts, and the screen's own small state. */
import type { Moment, TableModel } from '../../../app/model.ts'
import type { Seat } from '../../../core/game.ts'
import type { Event, Place, SpaceId, Track, View } from '../../../games/pixie-queen/types.ts'
import type { PixieQueenText, TextContext } from '../../../text/index.ts'
import type { BoardWords } from '../../../text/pixie-queen/assemble.ts'
import { gameContext } from '../../table/context.tsx'
import type { Desk, TableBase } from '../../table/table.ts'
import type { Layout } from './layout.ts'
import type { Light } from './light.ts'
import type { Option } from './options.tsx'

/** A drawer or sheet that lies over the board. */
export type Panel =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'stair'; readonly track: Track }
  | { readonly kind: 'ways'; readonly to: Place }
  | { readonly kind: 'treasury' | 'demands' | 'mine' | 'screen' | 'log' | 'score' | 'castle' }

/** The shared frame of the screen. */
export interface Table extends TableBase<View, Event> {
  readonly model: TableModel<View, Event>
  /** What the board shows: now, or the past moment looked at. */
  readonly view: View
  readonly moment: Moment<View, Event> | null
  readonly t: PixieQueenText
  readonly w: BoardWords
  readonly ctx: TextContext
  /** A pixie is taken up for a promotion. */
  readonly desk: Desk<Panel, Place>
  readonly layout: Layout
  readonly options: readonly Option[]
  /** The pixie taken up: by hand, or because only one can go. */
  readonly picked: Place | null
  /** The light of a place among the choices. */
  light(at: Place): Light
  /** A colour's name; "You" for the viewer. */
  name(colour: number): string
  /** A tap on a place of the board. */
  touch(at: Place): void
}

export const { TableProvider, useTable, late, part } = gameContext<Table>()
