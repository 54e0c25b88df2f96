/** Saved tables, sessions, editions and the book of results as one file document, and back: checked whole, replayed, and kept all or none. */

import * as v from 'valibot'
import type { Fault, Game, Json } from '../core/game.ts'
import { BadInput } from '../core/game.ts'
import { History } from '../core/log.ts'
import { FILE_FORMAT, fileOf } from '../storage/file.ts'
import { StorageError } from '../storage/problems.ts'
import { type LogEntry, list, MOST_ENTRIES, MOST_SEATS, type Review, readReview } from '../storage/records.ts'
import type { NewRecord, Saves, WholeTable } from '../storage/saves.ts'
import { under } from '../storage/saves.ts'
import { type Bare, editionsOut, readBare, readEdition, unknownEditions } from './library-editions.ts'
import { resultsOut, unknownResults } from './library-results.ts'
import { readSession, type SessionDeps, sessionsOut, unknownSessions } from './library-sessions.ts'
import { gameFor } from './opening.ts'
import { summaryOf } from './views.ts'

export { faultsOf } from './library-editions.ts'

export interface LibraryDeps extends SessionDeps {
  readonly saves: Saves
  loadGame(id: string): Promise<Game | null>
  today(): number
}

/** What is to go into a file; without any list all there is. */
export interface Wanted {
  readonly tables?: readonly string[] | undefined
  readonly sessions?: readonly string[] | undefined
  readonly editions?: readonly string[] | undefined
}

/** Faults after which a file is not read on. */
const MOST_FAULTS = 100

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.maxLength(200))
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const seat = v.variant('kind', [
  v.object({ kind: v.literal('human'), name }),
  v.object({ kind: v.literal('bot'), name, level: word, temperament: v.optional(word) }),
])

/** One table in a file: moves in words, so that a file can be read, and read again by later rules. */
const tableFile = v.object({
  game: v.string(),
  rules: whole,
  name: v.optional(name, ''),
  seats: v.union([list(seat, 1, MOST_SEATS), v.pipe(whole, v.minValue(1), v.maxValue(MOST_SEATS))]),
  seed: v.pipe(v.number(), v.integer()),
  mirror: v.optional(v.literal(true)),
  options: v.optional(v.unknown(), {}),
  created: v.optional(v.pipe(v.number(), v.finite())),
  updated: v.optional(v.pipe(v.number(), v.finite())),
  review: v.optional(v.unknown()),
  log: list(v.tuple([v.pipe(v.number(), v.integer(), v.minValue(-1)), v.unknown()]), 0, MOST_ENTRIES),
})
type TableFile = v.InferOutput<typeof tableFile>

/** Tables, sessions and editions as the text of a file; all of them with the results of the players' book. @throws StorageError when one cannot be read and was asked for by name. */
export async function exportFile(deps: LibraryDeps, wanted: Wanted): Promise<string> {
  const all = !wanted.tables && !wanted.sessions && !wanted.editions
  const tables = await tablesOut(deps, all ? undefined : (wanted.tables ?? []))
  const sessions = await sessionsOut(deps, all ? undefined : (wanted.sessions ?? []))
  const editions = await editionsOut(deps, all ? undefined : (wanted.editions ?? []))
  const book = all ? await resultsOut(deps) : {}
  const parts = { tables, ...(sessions.length > 0 ? { sessions } : {}), ...(editions.length > 0 ? { editions } : {}), ...book }
  return fileOf(parts)
}

async function tablesOut(deps: LibraryDeps, ids?: readonly string[]): Promise<Json[]> {
  const wanted = ids ?? (await deps.saves.list()).tables.map((table) => table.id)
  const tables: Json[] = []
  for (const id of wanted) {
    const { table, log } = await deps.saves.load(id)
    const { notation } = await gameFor(deps, table.game)
    const { game, rules, name: title, seats, seed, mirror, options, created, updated, review } = table
    tables.push({
      game,
      rules,
      name: title,
      seats,
      seed,
      ...(mirror ? { mirror } : {}),
      options,
      created,
      updated,
      ...(review ? { review: inWords(review, notation.move) } : {}),
      log: log.map(([by, move]) => [by, notation.move(move)]),
    })
  }
  return tables
}

/** What became of a file. */
export interface Imported {
  /** Ids of the new ones. */
  readonly tables: string[]
  readonly sessions: string[]
  readonly editions: string[]
  /** How many were there already, entry for entry, and were left alone. */
  readonly known: number
  readonly knownSessions: number
  readonly knownEditions: number
  /** How many results the players' book has gained beyond those of the tables. */
  readonly results: number
}

/** Takes everything in a file in, under new ids, unless the same is there already; `bare` says that it holds nothing but an edition. @throws BadInput naming every fault, StorageError `newerSave`; then nothing was taken. */
export async function importFile(deps: LibraryDeps, text: string, bare?: Bare): Promise<Imported> {
  const json = parse(text)
  if (bare) return importBare(deps, bare, json)
  const document = readDocument(json)
  const faults: Fault[] = []
  const place = document.single ? '' : 'tables'
  const made = await eachOf(place, document.tables, (file) => readTable(deps, tableIn(file)), faults)
  const told = await eachOf('sessions', document.sessions, (file) => readSession(deps, file), faults)
  const entered = await eachOf('editions', document.editions, (file) => readEdition(deps, file), faults)
  if (faults.length > 0) throw new BadInput(faults)
  const results = await unknownResults(deps, json)
  const tables = await unknownOf(deps, made)
  const sessions = await unknownSessions(deps, told)
  const editions = await unknownEditions(deps, entered)
  await (await deps.shelves()).takeIn({ tables, sessions, editions, results })
  return {
    tables: tables.map(({ table }) => table.id),
    sessions: sessions.map(({ session }) => session.id),
    editions: editions.map(({ id }) => id),
    known: made.length - tables.length,
    knownSessions: told.length - sessions.length,
    knownEditions: entered.length - editions.length,
    results: results.length,
  }
}

/** Takes in an edition that no document is wrapped round. @throws BadInput naming every fault; then nothing was taken. */
async function importBare(deps: LibraryDeps, bare: Bare, json: unknown): Promise<Imported> {
  const edition = await readBare(deps, bare, json)
  await (await deps.shelves()).takeIn({ tables: [], sessions: [], editions: [edition], results: [] })
  return { tables: [], sessions: [], editions: [edition.id], known: 0, knownSessions: 0, knownEditions: 0, results: 0 }
}

/** Reads one after the other; what is wrong with any of them is added to the faults, under its place, until there are more than anybody reads. */
async function eachOf<R>(place: string, files: readonly unknown[], read: (file: unknown) => Promise<R>, faults: Fault[]): Promise<R[]> {
  const made: R[] = []
  for (const [i, file] of files.entries()) {
    if (faults.length >= MOST_FAULTS) break
    try {
      made.push(await read(file))
    } catch (error) {
      const wrong = faultsIn(error)
      if (!wrong) throw error
      faults.push(...under(place && `${place}[${i}]`, wrong))
    }
  }
  return made
}

/** The faults an error names; null for an error of another kind. */
function faultsIn(error: unknown): readonly Fault[] | null {
  if (error instanceof BadInput) return error.faults
  return error instanceof StorageError && error.problem.kind === 'badInput' ? error.problem.faults : null
}

/** Same game, seed, beginning and moves: then it is the same table, whatever its name. */
const isSame = (a: WholeTable, b: WholeTable): boolean =>
  a.table.game === b.table.game &&
  a.table.seed === b.table.seed &&
  a.table.created === b.table.created &&
  a.log.length === b.log.length &&
  a.log.every(([by, move], ply) => by === b.log[ply]?.[0] && move === b.log[ply]?.[1])

/** Those not kept yet; only tables that could be the same are read. */
async function unknownOf(deps: LibraryDeps, made: readonly WholeTable[]): Promise<WholeTable[]> {
  const { tables } = await deps.saves.list()
  const fresh: WholeTable[] = []
  for (const one of made) {
    const alike = tables.filter(({ game, seed, created, ply }) => {
      const { table, log } = one
      return game === table.game && seed === table.seed && created === table.created && ply === log.length
    })
    const kept = await Promise.all(alike.map(({ id }) => deps.saves.load(id)))
    if (![...fresh, ...kept].some((other) => isSame(one, other))) fresh.push(one)
  }
  return fresh
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput([{ path: '', message: `not JSON: ${error instanceof Error ? error.message : ''}` }])
  }
}

/** Each part is checked for itself. */
interface FileDocument {
  /** It is one table and nothing else, as the terminal writes it. */
  readonly single: boolean
  readonly tables: readonly unknown[]
  readonly sessions: readonly unknown[]
  readonly editions: readonly unknown[]
}

/** A list of a document; undefined where it has none of that name. @throws BadInput */
function listOf(list: string, document: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  const found = document[list]
  if (found === undefined || Array.isArray(found)) return found
  throw new BadInput([{ path: list, message: 'is no list' }])
}

/** A document of the app, or a single save as the terminal writes it. */
function readDocument(json: unknown): FileDocument {
  const document = (typeof json === 'object' && json !== null ? json : {}) as Readonly<Record<string, unknown>>
  const { format } = document
  if (typeof format !== 'number')
    throw new BadInput([{ path: 'format', message: 'is missing: neither a file of this app nor an edition of one of its games' }])
  if (format > FILE_FORMAT) throw new StorageError({ kind: 'newerSave', found: format, known: FILE_FORMAT })
  const [tables, sessions, editions] = [listOf('tables', document), listOf('sessions', document), listOf('editions', document)]
  const single = !tables && !sessions && !editions && document['results'] === undefined
  return { single, tables: single ? [json] : (tables ?? []), sessions: sessions ?? [], editions: editions ?? [] }
}

/** Checks the shape of a table in a file. @throws BadInput naming every fault */
function tableIn(input: unknown): TableFile {
  const result = v.safeParse(tableFile, input)
  if (result.success) return result.output
  throw new BadInput(result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })))
}

async function readTable(deps: LibraryDeps, file: TableFile): Promise<WholeTable> {
  const game = await gameFor(deps, file.game)
  if (file.rules > game.rules) throw new StorageError({ kind: 'newerSave', found: file.rules, known: game.rules })
  const count = typeof file.seats === 'number' ? file.seats : file.seats.length
  const [min, max] = game.seats
  if (count < min || count > max) throw new BadInput([{ path: 'seats', message: `must be ${min} to ${max}` }])
  const options = game.notation.options(file.options, file.rules)
  const log = readLog(game, file)
  const history = History.replay(game, options, count, log)
  const review = await readReviewOf(history, file.review)
  const now = deps.today()
  const table: NewRecord = {
    id: deps.newId(),
    game: game.id,
    rules: game.rules,
    name: file.name,
    seats: typeof file.seats === 'number' ? seatsFor(count) : file.seats,
    options: JSON.parse(JSON.stringify(options)) as Json,
    seed: file.seed,
    ...(file.mirror ? { mirror: file.mirror } : {}),
    created: file.created ?? now,
    updated: file.updated ?? now,
    owner: '',
    summary: summaryOf(game, history.state),
    ...(review ? { review } : {}),
  }
  return { table, log }
}

/** The same review, its moves told otherwise. */
const inWords = (review: Review, words: (move: number) => Json): Json => ({
  ...review,
  turns: review.turns.map((turn) => ({ ...turn, best: words(turn.best) })),
})

/** The review in a file; null where there is none, or none of this game: then it can be thought out again. */
async function readReviewOf(history: History, json: unknown): Promise<Review | null> {
  const turns = (json as { turns?: unknown } | null | undefined)?.turns
  if (!Array.isArray(turns)) return null
  const { told } = await import('./review.ts')
  try {
    const parsed = turns.map((turn) => ({ ...turn, best: history.game.notation.parseMove(turn?.best) }))
    const review = readReview({ ...(json as object), turns: parsed })
    return review && told(history, review, review.viewer) ? review : null
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return null
  }
}

/** A save of the terminal knows no names: the first seat is a person's. */
function seatsFor(count: number): NewRecord['seats'] {
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? { kind: 'human', name: '1' } : { kind: 'bot', name: `${i + 1}`, level: 'steady' },
  )
}

function readLog(game: Game, file: TableFile): LogEntry[] {
  const faults: Fault[] = []
  const log = file.log.flatMap(([by, words], ply): LogEntry[] => {
    try {
      return [[by, typeof words === 'number' ? words : game.notation.parseMove(words)]]
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      faults.push(...under(`log[${ply}]`, error.faults))
      return []
    }
  })
  if (faults.length > 0) throw new BadInput(faults)
  return log
}
