/** The table worker without a worker: takes messages, does one thing at a time, answers each request exactly once. */

import { readable } from '../core/check.ts'
import type { Json } from '../core/game.ts'
import { BadInput } from '../core/game.ts'
import { isUnloaded, problemOf } from '../storage/problems.ts'
import { enter } from './door.ts'
import { RETRY } from './driver.ts'
import type { LibraryDeps } from './library.ts'
import { gameFor } from './opening.ts'
import { DONE, type Outcome } from './outcome.ts'
import { PatientBots } from './patient-bots.ts'
import type { FromTable, Incoming, NewTable, Notice, Problem, Request } from './protocol.ts'
import { settle } from './seats.ts'
import type { TableDeps } from './table.ts'
import { OpenTable } from './table.ts'
import { summaryOf } from './views.ts'

/** What the host needs; the queue is its own. */
export type HostDeps = Omit<TableDeps, 'tell' | 'later'> &
  LibraryDeps & {
    send(message: FromTable): void
    /** Takes over what a worker before could not keep. */
    unseal(text: string): Promise<void>
  }

/** Who plays needs no files. */
const library = () => import('./library.ts')

/** Requests that an adviser answers. */
const ADVICE: ReadonlySet<Incoming['type']> = new Set(['hint', 'why', 'chances', 'review'])

/** Any error as a problem to show: faults in data by name, trouble with the store, and the rest as a defect of ours. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof BadInput) return { kind: 'badInput', faults: readable(error.faults) }
  if (isUnloaded(error)) return { kind: 'missingPart' }
  const problem = problemOf(error)
  if (problem.kind === 'badInput') return { kind: 'badInput', faults: readable(problem.faults) }
  const foreign = error instanceof Error && error.name !== 'StorageError' && !(error instanceof DOMException)
  return foreign ? { kind: 'bug', message: `${error.message}` } : problem
}

export class TableHost {
  private readonly deps: TableDeps & LibraryDeps
  private readonly send: (message: FromTable) => void
  private readonly unseal: HostDeps['unseal']
  private table: OpenTable | null = null
  private readonly bots: PatientBots
  private confirmTurns = false
  private tail: Promise<void> = Promise.resolve()
  /** The table that was asked for last, until it is closed. */
  private wanted: object | null = null

  constructor(deps: HostDeps) {
    const { send, unseal, ...rest } = deps
    this.send = send
    this.unseal = unseal
    this.bots = new PatientBots(rest.bots, rest.clock)
    const tell = (notice: Notice) => {
      if (notice.type === 'update') this.bots.tell(notice.ply)
      send(notice)
    }
    this.deps = { ...rest, bots: this.bots, tell, later: (work) => this.queue(async () => work()) }
  }

  /** Takes a message from the page. */
  receive(message: unknown): void {
    const entered = enter(message)
    // Nothing waits for an adviser's thoughts.
    if (entered.ok && ADVICE.has(entered.request.type)) this.queue(async () => void this.handle(entered.request))
    else if (entered.ok) this.queue(() => this.handle(entered.request))
    else {
      const problem: Problem = { kind: 'badInput', faults: entered.faults }
      this.send(entered.id === null ? { type: 'problem', problem } : { type: 'failed', id: entered.id, problem })
    }
  }

  /** Resolves when nothing waits any more; what is asked of bots and timers may still come. */
  async settled(): Promise<void> {
    let seen: Promise<void> | null = null
    while (seen !== this.tail) {
      seen = this.tail
      await seen
    }
  }

  private queue(work: () => Promise<void>): void {
    this.tail = this.tail.then(work).catch((error: unknown) => this.send({ type: 'problem', problem: problemFrom(error) }))
  }

  private async handle(request: Incoming): Promise<void> {
    const { id } = request
    try {
      this.send({ ...(await this.answer(request)), id })
    } catch (error) {
      this.send({ type: 'failed', id, problem: problemFrom(error) })
    }
  }

  private async answer(request: Incoming): Promise<Outcome> {
    switch (request.type) {
      case 'create':
        return { type: 'done', table: await this.create(request.table) }
      case 'open':
        return this.open(request)
      case 'settings':
        this.confirmTurns = request.confirmTurns
        this.table?.setConfirmTurns(request.confirmTurns)
        return DONE
      case 'painted':
        this.bots.paint(request.ply)
        return DONE
      case 'unseal':
        await this.unseal(await request.file.text())
        return DONE
      case 'close':
        this.close()
        return DONE
      case 'export':
        return { type: 'done', text: await (await library()).exportFile(this.deps, request) }
      case 'check':
        return { type: 'done', faults: await (await library()).faultsOf(this.deps, request.game, request.edition) }
      case 'import':
        return { type: 'done', ...(await (await library()).importFile(this.deps, request.text, request.bare)) }
      default:
        return this.table ? this.atTable(this.table, request) : { type: 'failed', problem: { kind: 'notFound' } }
    }
  }

  private async atTable(table: OpenTable, request: Incoming): Promise<Outcome> {
    if (request.type === 'see') return table.see(request.viewer)
    if (request.type === 'move') return table.move(request.ply, request.seat, request.move)
    if (request.type === 'undo') return table.undo(request.ply, request.seat)
    if (request.type === 'position') return table.position()
    if (request.type === 'luck') return table.luck(request.ply, request.outcome)
    if (request.type === 'endTurn') return table.endTurn(request.ply)
    if (request.type === 'look') return table.advising.look(request.ply)
    if (request.type === 'hint') return table.advising.hint(request.ply, request.seat)
    if (request.type === 'why') return table.advising.why(request.ply)
    if (request.type === 'chances') return table.advising.chances(request.ply)
    if (request.type === 'review') return table.advising.review()
    if (request.type === 'stopReview') table.advising.stopReview()
    if (request.type === 'seat') return table.reseat(request.seat, request.control)
    if (request.type === 'takeOver') table.takeOver()
    if (request.type === 'wakeBots') table.wakeBots()
    return DONE
  }

  /** Opens a table; where the store fails, again after a while: a page whose last worker died shows it still, and asks no second time. */
  private async open(request: Extract<Request, { type: 'open' }>): Promise<Outcome> {
    this.close()
    this.wanted = request
    try {
      this.table = await OpenTable.open(this.deps, request.table, request.viewer, this.confirmTurns)
    } catch (error) {
      const again = async () => void (this.wanted === request && (await this.open(request)))
      if (problemFrom(error).kind === 'storage') this.deps.clock.after(RETRY, () => this.queue(again))
      throw error
    }
    return { type: 'done', table: request.table }
  }

  private close(): void {
    this.wanted = null
    this.table?.close()
    this.table = null
  }

  private async create(table: NewTable): Promise<string> {
    const game = await gameFor(this.deps, table.game)
    const [min, max] = game.seats
    if (table.seats.length < min || table.seats.length > max) throw new BadInput([{ path: 'seats', message: `must be ${min} to ${max}` }])
    const options = game.notation.options(table.options)
    const state = game.setup(options, table.seats.length)
    if (table.seats.some(({ kind }) => kind === 'bot')) this.deps.bots.prepare(game.id)
    const now = this.deps.today()
    const record = {
      id: this.deps.newId(),
      game: game.id,
      rules: game.rules,
      name: table.name,
      seats: settle(game, table.seats, table.seed),
      // Complete, so that a changed default can never change a table in play.
      options: JSON.parse(JSON.stringify(options)) as Json,
      seed: table.seed,
      ...(table.mirror ? { mirror: true as const } : {}),
      created: now,
      updated: now,
      owner: '',
      summary: summaryOf(game, state),
    }
    await this.deps.saves.create([{ table: record, log: [] }])
    return record.id
  }
}
