/** A table that follows a real board: people tell what the dice, the bag and the tokens showed, and correct what they told. */
import { CHANCE, type Viewer } from '../core/game.ts'
import type { History, Undo } from '../core/log.ts'
import type { TableRecord } from '../storage/records.ts'
import { isPerson } from './seats.ts'

const NOTHING: Undo = { possible: false, why: 'nothing' }

/** The table waits to be told what CHANCE brought. */
export const asksLuck = (record: TableRecord, history: History): boolean => record.mirror === true && history.pending[0] === CHANCE

/** Entries before the newest one that people told, -1 where there is none: what bots did after it they think of again. */
function lastTold(record: TableRecord, { log }: History): number {
  const told = log.map(([by]) => by === CHANCE || isPerson(record, by))
  return told.lastIndexOf(true)
}

/** What a viewer may take back: her own last step, and beside a real board whatever was told wrongly. */
export function undoOf(record: TableRecord, history: History, viewer: Viewer): Undo {
  if (record.mirror) return lastTold(record, history) < 0 ? NOTHING : { possible: true }
  return viewer === 'table' ? NOTHING : history.undo(viewer)
}

/** How long the log is when the last step is taken back. */
export const lengthAfterUndo = (record: TableRecord, history: History): number =>
  record.mirror ? lastTold(record, history) : history.ply - 1
