/** The doors of the workers: what comes in is checked before anything is done with it. */
import * as v from 'valibot'
import { readable } from '../core/check.ts'
import type { Fault, Viewer } from '../core/game.ts'
import { list } from '../storage/records.ts'
import type { Incoming, Update } from './protocol.ts'
import { BOT_LEVELS } from './protocol.ts'

/** Tables in one file, and parts of one answer: more than there ever are. */
const MOST_IDS = 100_000
const MOST_PARTS = 1000

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const move = v.pipe(whole, v.maxValue(2 ** 31 - 1))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'not an id'))
const name = v.pipe(v.string(), v.maxLength(200))
const seat = v.variant('kind', [
  v.object({ kind: v.literal('human'), name }),
  v.object({ kind: v.literal('bot'), name, level: v.picklist(BOT_LEVELS), temperament: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
])
const viewer = v.union([whole, v.literal('table')])

const table = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: list(seat, 1, 12),
  seed: v.pipe(v.number(), v.integer()),
  options: v.unknown(),
  name,
  mirror: v.optional(v.boolean()),
})

const request = v.variant('type', [
  v.object({ type: v.literal('create'), id: whole, table }),
  v.object({ type: v.literal('open'), id: whole, table: id, viewer: v.optional(viewer) }),
  v.object({ type: v.literal('see'), id: whole, viewer }),
  v.object({ type: v.literal('move'), id: whole, ply: whole, seat: whole, move }),
  v.object({ type: v.literal('undo'), id: whole, ply: whole, seat: whole }),
  v.object({ type: v.literal('luck'), id: whole, ply: whole, outcome: v.unknown() }),
  v.object({ type: v.literal('position'), id: whole }),
  v.object({ type: v.literal('endTurn'), id: whole, ply: whole }),
  v.object({ type: v.literal('look'), id: whole, ply: whole }),
  v.object({ type: v.literal('hint'), id: whole, ply: whole, seat: whole }),
  v.object({ type: v.literal('why'), id: whole, ply: whole }),
  v.object({ type: v.literal('chances'), id: whole, ply: whole }),
  v.object({ type: v.literal('review'), id: whole }),
  v.object({ type: v.literal('stopReview'), id: whole }),
  v.object({ type: v.literal('seat'), id: whole, seat: whole, control: seat }),
  v.object({ type: v.literal('settings'), id: whole, confirmTurns: v.boolean() }),
  v.object({ type: v.literal('painted'), id: whole, ply: v.nullable(whole) }),
  v.object({ type: v.literal('takeOver'), id: whole }),
  v.object({ type: v.literal('wakeBots'), id: whole }),
  v.object({
    type: v.literal('export'),
    id: whole,
    tables: v.optional(list(id, 0, MOST_IDS)),
    sessions: v.optional(list(id, 0, MOST_IDS)),
    editions: v.optional(list(id, 0, MOST_IDS)),
  }),
  v.object({ type: v.literal('check'), id: whole, game: v.string(), edition: v.unknown() }),
  v.object({ type: v.literal('import'), id: whole, text: v.string(), bare: v.optional(v.object({ game: v.string(), name: v.string() })) }),
  v.object({ type: v.literal('unseal'), id: whole, file: v.blob() }),
  v.object({ type: v.literal('close'), id: whole }),
])

/** A checked request, or what is wrong with it and the id to answer to (null where it has none). */
export type Entered =
  | { readonly ok: true; readonly request: Incoming }
  | { readonly ok: false; readonly id: number | null; readonly faults: readonly Fault[] }

/** Checks a message from a page. */
export function enter(message: unknown): Entered {
  const result = v.safeParse(request, message)
  if (result.success) return { ok: true, request: result.output as Incoming }
  const claimed = (message as { id?: unknown } | null)?.id
  return {
    ok: false,
    id: typeof claimed === 'number' ? claimed : null,
    faults: readable(result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))),
  }
}

const answer = v.variant('type', [
  v.object({
    type: v.literal('answer'),
    id: whole,
    move,
    more: v.optional(list(move, 0, MOST_PARTS), []),
    evaluation: v.number(),
    reasons: list(v.object({ name: v.string(), value: v.number() }), 0, MOST_PARTS),
    second: v.optional(v.object({ move, evaluation: v.number(), next: v.optional(list(move, 0, MOST_PARTS)) })),
  }),
  v.object({ type: v.literal('outlook'), id: whole, outlook: v.object({ expected: list(v.number(), 0, MOST_PARTS), spread: v.number() }) }),
  v.object({ type: v.literal('failed'), id: whole, message: v.string() }),
])
export type BotAnswer = v.InferOutput<typeof answer>

/** Checks a message from a bot worker; null when it is none. */
export function enterAnswer(message: unknown): BotAnswer | null {
  const result = v.safeParse(answer, message)
  return result.success ? result.output : null
}

/** What two windows at one table say to each other. Updates carry views for one viewer, nothing else. */
const neighbour = v.variant('type', [
  v.object({ type: v.literal('hello'), viewer }),
  v.object({
    type: v.literal('update'),
    viewer,
    update: v.looseObject({ type: v.literal('update'), table: id, ply: whole, viewer, played: v.array(v.unknown()) }),
  }),
  v.object({ type: v.literal('yield') }),
  /** A new owner asks who follows. */
  v.object({ type: v.literal('owner') }),
])
export type Neighbourly =
  | { readonly type: 'hello'; readonly viewer: Viewer }
  | { readonly type: 'update'; readonly viewer: Viewer; readonly update: Update }
  | { readonly type: 'yield' | 'owner' }

/** Checks a message from another window; null when it is none of ours. */
export function enterNeighbour(message: unknown): Neighbourly | null {
  const result = v.safeParse(neighbour, message)
  return result.success ? (result.output as Neighbourly) : null
}
