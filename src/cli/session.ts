/** A table in the terminal: a save read from a document, its state, and its next entry. */
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move } from '../core/game.ts'
import { type Entry, History } from '../core/log.ts'
import { rngAt } from '../core/rng.ts'
import { isGameId, loadGame } from '../games/index.ts'

/** Version of the save document, the same as in the app's export files. */
const FORMAT = 1

/** A save as a document: moves in glossary words, CHANCE is -1. */
export interface SaveDocument {
  readonly format: number
  readonly game: string
  readonly rules: number
  readonly seed: number
  readonly seats: number
  readonly options: Json
  readonly log: readonly (readonly [Actor, Json])[]
}

/** An event of the game, of whatever kind. */
export type AnyEvent = { readonly type: string }

/** A table being played on in memory. */
export class Session {
  readonly game: Game
  readonly seats: number
  readonly seed: number
  private readonly options: object
  private readonly history: History

  /** @throws BadInput for a number of seats or a seed that cannot be, or the first entry the rules do not allow. */
  constructor(game: Game, options: object, seats: number, seed: number, log: readonly Entry[] = []) {
    const [min, max] = game.seats
    if (!Number.isInteger(seats) || seats < min || seats > max) throw fault('seats', `must be ${min} to ${max}`)
    if (!Number.isSafeInteger(seed)) throw fault('seed', 'must be a whole number')
    this.game = game
    this.options = options
    this.seats = seats
    this.seed = seed
    this.history = History.replay(game, options, seats, log)
  }

  get state(): object {
    return this.history.state
  }

  /** Who must act; empty when it is over. */
  get pending(): readonly Actor[] {
    return this.history.pending
  }

  /** Number of entries so far. */
  get ply(): number {
    return this.history.ply
  }

  /** Carries out a legal move. @returns what happened. */
  enter(by: Actor, move: Move): readonly AnyEvent[] {
    const trial = this.history.attempt(by, move)
    this.history.commit(trial)
    return trial.events
  }

  /** The outcome CHANCE gives for the next entry: always the same for a seed and a place in the log. */
  drawn(): Move {
    return this.game.chance(this.state, rngAt(this.seed, this.ply))
  }

  /** The save as a document. */
  document(): SaveDocument {
    const { notation } = this.game
    return {
      format: FORMAT,
      game: this.game.id,
      rules: this.game.rules,
      seed: this.seed,
      seats: this.seats,
      options: JSON.parse(JSON.stringify(this.options)) as Json,
      log: this.history.log.map(([by, move]) => [by, notation.move(move)] as const),
    }
  }
}

const fault = (path: string, message: string) => new BadInput([{ path, message }])
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rules of a game. @throws BadInput */
export async function gameNamed(id: unknown): Promise<Game> {
  if (typeof id !== 'string' || !isGameId(id)) throw fault('game', `no game is called ${JSON.stringify(id)}`)
  return loadGame(id)
}

/** A table that starts from a position. @throws BadInput naming every fault. */
export async function sessionFromPosition(document: unknown, seed: number): Promise<Session> {
  if (!isRecord(document)) throw fault('', 'is not a position')
  const game = await gameNamed(document.game)
  const { options, seats } = game.notation.parsePosition(document)
  return new Session(game, game.notation.options({ ...options, start: document }), seats, seed)
}

/**
 * Reads a save, a position, or an export file of the app that holds one table, and plays its log.
 * @throws BadInput naming the place of every fault, or the first entry the rules do not allow.
 */
export async function sessionFrom(document: unknown): Promise<Session> {
  if (!isRecord(document)) throw fault('', 'is neither a save nor a position')
  if (Array.isArray(document.tables)) return sessionFrom(onlyTable(document))
  if (!('log' in document)) return sessionFromPosition(document, 0)
  const game = await gameNamed(document.game)
  checkVersions(document, game)
  const seats = Array.isArray(document.seats) ? document.seats.length : document.seats
  const log = readLog(game, document.log, Number(seats))
  return new Session(game, game.notation.options(document.options ?? {}, Number(document.rules)), Number(seats), Number(document.seed), log)
}

function onlyTable({ tables, format }: Record<string, unknown>): unknown {
  if (!Array.isArray(tables) || tables.length !== 1 || !isRecord(tables[0])) throw fault('tables', 'must hold exactly one table')
  return { format, ...tables[0] }
}

function checkVersions({ format, rules }: Record<string, unknown>, game: Game): void {
  if (format !== FORMAT) throw fault('format', `this is format ${JSON.stringify(format)}, known is ${FORMAT}`)
  if (typeof rules !== 'number' || rules > game.rules)
    throw fault('rules', `rules version ${JSON.stringify(rules)}, known is ${game.rules}`)
}

function readLog(game: Game, log: unknown, seats: number): Entry[] {
  if (!Array.isArray(log)) throw fault('log', 'must be a list of entries')
  return log.map((entry: unknown, index) => {
    const at = `log[${index}]`
    if (!Array.isArray(entry) || entry.length !== 2) throw fault(at, 'is not a pair of actor and move')
    const [by, words] = entry as [unknown, unknown]
    if (typeof by !== 'number' || by < CHANCE || by >= seats || !Number.isInteger(by)) throw fault(`${at}[0]`, 'is no actor of this table')
    return [by, parseMoveAt(game, words, `${at}[1]`)] as const
  })
}

function parseMoveAt(game: Game, words: unknown, at: string): Move {
  try {
    return game.notation.parseMove(words)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new BadInput(error.faults.map((one) => ({ ...one, path: [at, one.path].filter(Boolean).join('.') })))
  }
}
