/** The document in which tables, sessions and editions leave a device. */
import type { Json } from '../core/game.ts'

/** Version of the document. */
export const FILE_FORMAT = 1

/** The text of a file with these parts; a part that is absent has nothing in it. */
export const fileOf = (parts: Readonly<Record<string, Json>>): string =>
  `${JSON.stringify({ app: 'fey-table', format: FILE_FORMAT, tables: [], ...parts }, null, 1)}\n`
