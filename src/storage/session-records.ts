/** What is kept of a session beside a boxed game: the shapes, checked whenever a record comes in. What an entry says only its game knows. */
import * as v from 'valibot'
import type { Json } from '../core/game.ts'
import { type Checked, check, count, id, json, list, MOST_ENTRIES, MOST_SEATS, name, time } from './records.ts'

/** Version of the records below. A record with a higher one belongs to a newer app: refused and kept. */
export const SESSION_FORMAT = 1

const parts = {
  format: v.literal(SESSION_FORMAT),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** Who sits round the board, and which of the game's crests each of them has. */
  seats: list(v.object({ name, crest: v.pipe(count, v.maxValue(MOST_SEATS)) }), 1, MOST_SEATS),
  /** What the companion draws and rolls comes from it. */
  seed: v.pipe(v.number(), v.integer()),
  /** What is printed on the box on the table, where it is not the app's own edition. */
  edition: v.exactOptional(json),
  created: time,
  updated: time,
}

const header = v.object({
  id,
  ...parts,
  /** Number of entries. */
  length: v.pipe(count, v.maxValue(MOST_ENTRIES)),
  /** Counts the changes: a writer that knows an older state is refused. */
  version: count,
  /** When it was put into the bin, else null. */
  deleted: v.nullable(time),
  /** For the list of sessions; with how it ended, for the players' book. */
  summary: v.object({
    round: count,
    part: v.optional(v.object({ at: v.union([count, v.literal('last')]), round: count })),
    over: v.boolean(),
    result: v.optional(
      v.object({
        ranks: v.pipe(v.array(v.number()), v.readonly()),
        points: v.pipe(v.array(v.number()), v.readonly()),
        early: v.optional(v.boolean()),
      }),
    ),
  }),
})
/** The head of a session; its entries lie in one small record each. */
export type SessionRecord = v.InferOutput<typeof header>

const note = v.object({ session: id, at: count, entry: json })

/** A screen knows people by their crests. */
const seated = v.pipe(
  parts.seats,
  v.check((seats) => new Set(seats.map(({ crest }) => crest)).size === seats.length, 'two have the same crest'),
)

const file = v.object({ ...parts, seats: seated, entries: list(json, 0, MOST_ENTRIES) })
/** A session in a file: the head without what belongs to one device, and all entries. */
export type SessionFile = v.InferOutput<typeof file>

/** Checks a session of a file. `at` prefixes the paths of the faults. */
export const checkSessionFile = (input: unknown, at: string): Checked<SessionFile> => check(file, input, at)

/** Checks the head of a session. */
export const checkSession = (input: unknown): Checked<SessionRecord> => check(header, input, '')

/** Checks the entries of a session: their shape, and that none is missing. */
export function checkNotes(input: readonly unknown[], length: number): Checked<Json[]> {
  const notes = input.map((each, at) => check(note, each, `notes[${at}]`))
  const faults = notes.flatMap((each) => (each.ok ? [] : each.faults))
  const found = notes.flatMap((each) => (each.ok ? [each.value] : []))
  if (faults.length > 0) return { ok: false, faults }
  const whole = found.length === length && found.every(({ at }, k) => at === k)
  if (!whole) return { ok: false, faults: [{ path: 'length', message: `${found.length} entries where ${length} were announced` }] }
  return { ok: true, value: found.map(({ entry }) => entry) }
}
