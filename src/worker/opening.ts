/** From a record to a table that can be played on: the right game, the right rules, every entry allowed. */
import type { Game } from '../core/game.ts'
import { History } from '../core/log.ts'
import { StorageError } from '../storage/problems.ts'
import type { TableRecord } from '../storage/records.ts'
import type { Saves } from '../storage/saves.ts'

export interface OpeningDeps {
  readonly saves: Saves
  loadGame(id: string): Promise<Game | null>
}

/** A game this app knows. @throws StorageError `badInput` */
export async function gameFor(deps: Pick<OpeningDeps, 'loadGame'>, id: string): Promise<Game> {
  const game = await deps.loadGame(id)
  if (!game) throw new StorageError({ kind: 'badInput', faults: [{ path: 'game', message: `"${id}" is not known` }] })
  return game
}

/** Reads and replays a table. @throws StorageError `newerSave` when it was played by newer rules; it stays as it is. BadInput when its log breaks the rules. */
export async function openRecord(deps: OpeningDeps, id: string): Promise<{ record: TableRecord; history: History }> {
  const { table, log } = await deps.saves.load(id)
  const game = await gameFor(deps, table.game)
  if (table.rules > game.rules) throw new StorageError({ kind: 'newerSave', found: table.rules, known: game.rules })
  const options = game.notation.options(table.options, table.rules)
  return { record: table, history: History.replay(game, options, table.seats.length, log) }
}
