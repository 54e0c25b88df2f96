/** What is kept of an edition that was entered by hand: the shape, checked whenever a record comes in. What its values mean only its game knows. */
import * as v from 'valibot'
import { type Checked, check, count, id, json, name, time } from './records.ts'

/** Version of the records below. A record with a higher one belongs to a newer app: refused and kept. */
export const EDITION_FORMAT = 1

const parts = {
  format: v.literal(EDITION_FORMAT),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  name,
  /** The whole edition, as the option `edition` of its game takes it. It may be half entered: then it has faults. */
  value: json,
  /** With the game it says which edition a copy from a file is a copy of. */
  created: time,
  updated: time,
}

const record = v.object({
  id,
  ...parts,
  /** How many faults its game found in these values; null: they were not checked yet. */
  faults: v.nullable(count),
  /** When it was put into the bin, else null. */
  deleted: v.nullable(time),
})
/** An edition as it is kept. */
export type EditionRecord = v.InferOutput<typeof record>

const file = v.object(parts)
/** An edition in a file: without what belongs to one device. */
export type EditionFile = v.InferOutput<typeof file>

/** Checks a record of the store. */
export const checkEdition = (input: unknown): Checked<EditionRecord> => check(record, input, '')

/** Checks an edition of a file. */
export const checkEditionFile = (input: unknown): Checked<EditionFile> => check(file, input, '')
