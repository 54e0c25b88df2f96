/** What lies in the database: the shapes, checked whenever a record comes in from outside. */
import * as v from 'valibot'
import type { Fault, Json } from '../core/game.ts'
import type { Entry } from '../core/log.ts'

/** Version of the records below. A record with a higher one belongs to a newer app: refused and kept. */
export const RECORD_FORMAT = 1

const MAX_MOVE = 2 ** 31 - 1
const MOST_PARTS = 50_000
const DEEPEST = 40
const LONGEST_TEXT = 10_000
/** People and bots at one table, or round one board. */
export const MOST_SEATS = 12
/** Longer than any game, and than any session. */
export const MOST_ENTRIES = 20_000
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const time = v.pipe(v.number(), v.finite())
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'not an id'))
/** Half a character, as some programs leave it behind, can stand in no address and no file. */
const wholeCharacters = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
export const name = v.pipe(v.string(), v.maxLength(200), v.transform(wholeCharacters))

/** A list whose parts are looked at only where it is not too long. */
export const list = <S extends v.GenericSchema>(part: S, least: number, most: number) =>
  v.pipe(v.custom<unknown[]>(Array.isArray, 'must be a list'), v.minLength(least), v.maxLength(most), v.array(part))

export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

const seat = v.variant('kind', [
  v.object({ kind: v.literal('human'), name }),
  v.object({ kind: v.literal('bot'), name, level: word, temperament: v.optional(word) }),
])

/** Plain data of any shape, neither deeper nor more than any game's. */
export const json = v.custom<Json>((value) => isJson(value), 'no plain data, or too much of it')

const decoration = v.pipe(
  v.unknown(),
  v.transform((value): Json => (isJson(value) ? value : null)),
)

/** What the list of saved tables shows; a digest of the public part of the last state. */
const summary = v.object({
  /** Number of the round, from 1; 0 before the first. */
  round: count,
  over: v.boolean(),
  /** Seats that must act. */
  turn: v.array(count),
  /** Ranks per seat once over. */
  ranks: v.nullable(v.array(count)),
  /** Final points per seat once over; none in older saves. Faults in them cost no table. */
  points: v.optional(v.fallback(v.nullable(v.array(v.pipe(v.number(), v.finite()))), null)),
  /** A few public facts for a thumbnail, in the game's own words; null where there are none. Only decoration: faults in it cost no table. */
  facts: v.optional(decoration, null),
})
export type Summary = v.InferOutput<typeof summary>

/** Each is played up to when it is told: a file must not ask for thousands. */
const MOST_TURNS = 8
const MOST_REASONS = 100
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const move = v.pipe(count, v.maxValue(MAX_MOVE))

const review = v.object({
  /** Whose view it was taken from, and whose decisions were judged. */
  viewer: v.union([count, v.literal('table')]),
  /** Every seat's chance to win, 0 to 1, after so many entries of the log, the last time after all of them. */
  chart: list(v.object({ ply: count, chances: list(share, 0, MOST_SEATS) }), 0, MOST_ENTRIES),
  /** The viewer's decisions that gave most away, the worst first. */
  turns: list(
    v.object({
      /** Entries before the decision. */
      ply: count,
      /** What the strongest bot would have done. */
      best: move,
      /** The viewer's chance by what was done, and by the best. */
      chances: v.tuple([share, share]),
      /** What the best would have brought that the other did not. */
      reasons: list(v.object({ name: v.pipe(v.string(), v.maxLength(40)), value: v.pipe(v.number(), v.finite()) }), 0, MOST_REASONS),
    }),
    0,
    MOST_TURNS,
  ),
})
/** A finished game looked back on by the strongest bot. */
export type Review = v.InferOutput<typeof review>

/** A review from outside, or null: it can be thought out again. Whether it fits its game is checked where the rules are. */
export const readReview = (input: unknown): Review | null => {
  const result = v.safeParse(review, input)
  return result.success ? result.output : null
}

const header = v.object({
  id,
  format: v.literal(RECORD_FORMAT),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** The rules version of the game the log was played with. */
  rules: count,
  name,
  seats: list(seat, 1, MOST_SEATS),
  options: json,
  seed: v.pipe(v.number(), v.integer()),
  /** It follows a real board: people tell what the dice, the bag and the tokens showed. Absent: the seed decides. */
  mirror: v.optional(v.literal(true)),
  created: time,
  updated: time,
  /** Number of entries in the log. */
  ply: count,
  /** Who may write: a token taken over together with the table's lock. */
  owner: v.string(),
  /** When it was put into the bin, else null. */
  deleted: v.nullable(time),
  summary,
  /** Thought out when it was asked for after the end. Faults in it cost no table. */
  review: v.optional(v.fallback(v.nullable(review), null)),
})
/** The head of a saved table; its log lies in one small record per entry. */
export type TableRecord = v.InferOutput<typeof header>

const entry = v.object({
  table: id,
  ply: count,
  by: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  move,
})

/** A log entry: who, and which move. */
export type LogEntry = Entry

/** A seat as it is stored; level and temperament are checked by whoever lets a bot play. */
export type SeatRecord = v.InferOutput<typeof seat>

function isJson(value: unknown, depth = 0, left = { parts: MOST_PARTS }): value is Json {
  if (--left.parts < 0) return false
  if (typeof value === 'string') return value.length <= LONGEST_TEXT
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth > DEEPEST) return false
  if (Array.isArray(value)) return value.every((part) => isJson(part, depth + 1, left))
  // One after the other: a list of all parts of a huge object alone would take longer than to read its file.
  for (const key in value) if (!isJson((value as Record<string, unknown>)[key], depth + 1, left)) return false
  return true
}

/** Either the value, or every fault in it. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] }

/** Checks anything against a schema. `at` prefixes the paths of the faults. */
export function check<S extends v.GenericSchema>(schema: S, input: unknown, at: string): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, value: result.output }
  return {
    ok: false,
    faults: result.issues.map((issue) => ({ path: [at, v.getDotPath(issue)].filter(Boolean).join('.'), message: issue.message })),
  }
}

/** Checks the head of a table. `at` prefixes the paths of the faults. */
export function checkTable(input: unknown, at = ''): Checked<TableRecord> {
  return check(header, input, at)
}

/** Checks the entries of a log: their shape, and that none is missing. */
export function checkEntries(input: readonly unknown[], ply: number): Checked<LogEntry[]> {
  const faults: Fault[] = []
  const log = input.flatMap((record, index): LogEntry[] => {
    const one = check(entry, record, `log[${index}]`)
    if (!one.ok) faults.push(...one.faults)
    else if (one.value.ply !== index) faults.push({ path: `log[${index}]`, message: `entry ${index} is missing` })
    else return [[one.value.by, one.value.move]]
    return []
  })
  if (faults.length === 0 && log.length !== ply) faults.push({ path: 'ply', message: `${log.length} entries where ${ply} were announced` })
  return faults.length ? { ok: false, faults } : { ok: true, value: log }
}

/** The format a foreign record claims, or null where it claims none. */
export function formatOf(input: unknown): number | null {
  const format = (input as { format?: unknown } | null)?.format
  return typeof format === 'number' ? format : null
}

/** Nothing of a bin is spared. */
export const NONE: ReadonlySet<string> = new Set()

/** Whether a record went into the bin before `before` and is none of those that can still be brought back. */
export const isOverdue = (
  { id, deleted }: { readonly id: string; readonly deleted: number | null },
  before: number,
  but: ReadonlySet<string>,
): boolean => deleted !== null && deleted < before && !but.has(id)
