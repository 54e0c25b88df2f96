/** What the players' book keeps of a finished table or session: the shape, checked whenever a record comes in, and how one comes about. */
import * as v from 'valibot'
import type { Fault } from '../core/game.ts'
import { type Checked, check, checkTable, count, list, MOST_SEATS, name, time, word } from './records.ts'
import type { SessionRecord } from './session-records.ts'

/** Version of the record below. A record with a higher one belongs to a newer app: refused and kept. */
export const RESULT_FORMAT = 1

const seat = v.variant('kind', [
  v.object({ kind: v.literal('human'), name: v.pipe(name, v.trim(), v.minLength(1)) }),
  v.object({ kind: v.literal('bot'), level: word }),
  /** Somebody without a name, or whose name was erased: the others keep their game. */
  v.object({ kind: v.literal('nobody') }),
])
/** Who sat in a seat at the end. */
export type ResultSeat = v.InferOutput<typeof seat>

const result = v.object({
  format: v.literal(RESULT_FORMAT),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** When the table was begun. With game and seed it says which table it was, also of a copy that came from a file. */
  created: time,
  seed: v.pipe(v.number(), v.integer()),
  /** When it was played to its end, in milliseconds since 1970. */
  ended: time,
  seats: list(seat, 1, MOST_SEATS),
  /** By seat, 1 the best; a shared rank is shared. */
  ranks: list(v.pipe(count, v.minValue(1)), 0, MOST_SEATS),
  /** Final points by seat; null where the save knew none. */
  points: v.nullable(list(v.pipe(v.number(), v.finite()), 0, MOST_SEATS)),
  /** People ended it before its rules did: it is told of, and nobody has won or lost it. */
  early: v.exactOptional(v.boolean()),
})
/** One finished table, or session beside a boxed game, in the players' book. */
export type ResultRecord = v.InferOutput<typeof result>

/** Checks a result. `at` prefixes the paths of the faults. */
export function checkResult(input: unknown, at = ''): Checked<ResultRecord> {
  const checked = check(result, input, at)
  if (!checked.ok) return checked
  const { seats, ranks, points } = checked.value
  const fault = (part: string): Fault => ({ path: [at, part].filter(Boolean).join('.'), message: `must have ${seats.length} values` })
  const faults = [
    ...(ranks.length === seats.length ? [] : [fault('ranks')]),
    ...(points === null || points.length === seats.length ? [] : [fault('points')]),
  ]
  return faults.length > 0 ? { ok: false, faults } : checked
}

/** Whether somebody with a name played: without, a result says nothing about anybody. */
export const hasPeople = ({ seats }: ResultRecord): boolean => seats.some(({ kind }) => kind === 'human')

/** Who sat somewhere, by name. */
const person = (known: string): ResultSeat => (known.trim() === '' ? { kind: 'nobody' } : { kind: 'human', name: known })

/** A result with somebody's name in it, else null. */
const ofPeople = (input: unknown): ResultRecord | null => {
  const checked = checkResult(input)
  return checked.ok && hasPeople(checked.value) ? checked.value : null
}

/** The result of a session beside a boxed game; null while it is not counted up. */
export function resultOfSession(
  session: Pick<SessionRecord, 'game' | 'created' | 'seed' | 'updated' | 'seats' | 'summary'>,
): ResultRecord | null {
  const { game, created, seed, updated: ended, seats, summary } = session
  if (!summary.result) return null
  const { ranks, points, early } = summary.result
  const people = seats.map((each) => person(each.name))
  return ofPeople({ format: RESULT_FORMAT, game, created, seed, ended, seats: people, ranks, points, ...(early ? { early } : {}) })
}

/** The result of a saved table; null where it is not over, no person with a name sat at it, or its head cannot be read. */
export function resultOf(head: unknown): ResultRecord | null {
  const table = checkTable(head)
  if (!table.ok || !table.value.summary.over) return null
  const { game, created, seed, updated: ended, seats, summary } = table.value
  return ofPeople({
    format: RESULT_FORMAT,
    game,
    created,
    seed,
    ended,
    seats: seats.map((each): ResultSeat => (each.kind === 'bot' ? { kind: 'bot', level: each.level } : person(each.name))),
    ranks: summary.ranks,
    points: summary.points ?? null,
  })
}
