/** One open table: log and state, saved entry by entry; drives CHANCE and bots; tells its viewers. Runs in a queue, one thing at a time. */
import { budgetOf, choose } from '../bots/index.ts'
import type { Actor, Game, Move, Seat, Viewer } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'
import { problemOf } from '../storage/problems.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import type { Saves } from '../storage/saves.ts'
import type { BotReply, Bots, Clock } from './bot-pool.ts'
import type { Neighbourly } from './door.ts'
import type { History } from './history.ts'
import { openRecord } from './opening.ts'
import type { OwnershipDeps } from './ownership.ts'
import { Ownership } from './ownership.ts'
import type { BotLevel, Notice, Problem, Reply, SeatControl, Update } from './protocol.ts'
import { BOT_LEVELS } from './protocol.ts'
import { Rehearsal } from './rehearsal.ts'
import { summaryOf, updateFor } from './views.ts'

/** Everything outside that a table needs; the worker wires in the real ones. */
export interface TableDeps {
  readonly saves: Saves
  readonly bots: Bots
  readonly clock: Clock
  readonly ownership: OwnershipDeps
  loadGame(id: string): Promise<Game | null>
  newId(): string
  /** Milliseconds since 1970, for the list of saved tables. */
  today(): number
  tell(notice: Notice): void
  /** Runs work after everything already waiting. */
  later(work: () => Promise<void> | void): void
}

/** A reply without its id. */
type Strip<T> = T extends unknown ? Omit<T, 'id'> : never
export type Outcome = Strip<Reply>

const DONE: Outcome = { type: 'done' }
const failed = (problem: Problem): Outcome => ({ type: 'failed', problem })

/** Where bots' luck begins: streams no log entry uses. */
const BOT_STREAM = 0x40000000
/** Tried outcomes to tell the middle of a turn from its end; never the real ones. */
const TRIAL_SEED = 0x5bd1e995
/** Milliseconds until saving is tried again when nobody waits for it. */
const RETRY = 2000

export class OpenTable {
  confirmTurns: boolean
  private readonly deps: TableDeps
  private readonly ownership: Ownership
  private readonly followers = new Set<Viewer>()
  private readonly token: string
  private record: TableRecord
  private history: History
  private readonly viewer: Viewer
  private mine = false
  private closed = false
  private confirming = false
  private rehearsal: Rehearsal | null = null
  private asking: { readonly seat: Seat } | null = null
  /** Entries the page has been told of. */
  private told = 0

  private constructor(deps: TableDeps, record: TableRecord, history: History, viewer: Viewer, confirmTurns: boolean) {
    this.deps = deps
    this.record = record
    this.history = history
    this.viewer = viewer
    this.confirmTurns = confirmTurns
    this.token = deps.newId()
    this.ownership = new Ownership(
      deps.ownership,
      record.id,
      (message) => deps.later(() => this.hear(message)),
      () => deps.later(() => this.gain()),
      () => deps.later(() => this.lose()),
    )
  }

  /** Opens a saved table as its owner, or as a follower of the window that owns it. @throws StorageError, BadInput */
  static async open(deps: TableDeps, id: string, viewer: Viewer | undefined, confirmTurns: boolean): Promise<OpenTable> {
    const { record, history } = await openRecord(deps, id)
    const first = record.seats.findIndex((seat) => seat.kind === 'human')
    const table = new OpenTable(deps, record, history, viewer ?? (first < 0 ? 'table' : first), confirmTurns)
    if (await table.ownership.claim()) await table.gain()
    else table.follow()
    return table
  }

  get id(): string {
    return this.record.id
  }

  async move(ply: number, seat: Seat, move: Move): Promise<Outcome> {
    const problem = this.unready(ply)
    if (problem) return failed(problem)
    if (this.record.seats[seat]?.kind !== 'human')
      return failed({ kind: 'badInput', faults: [{ path: 'seat', message: 'is not played by a person' }] })
    const verdict = this.history.game.judge(this.history.state, seat, move)
    if (!verdict.ok)
      return { type: 'refused', code: verdict.code, rule: verdict.rule, ...(verdict.params ? { params: verdict.params } : {}) }
    const trouble = await this.append(seat, move, seat)
    return trouble ? failed(trouble) : DONE
  }

  async undo(ply: number, seat: Seat): Promise<Outcome> {
    const problem = this.unready(ply)
    if (problem) return failed(problem)
    const possible = this.history.undo(seat)
    if (!possible.possible) return { type: 'refused', code: possible.why, rule: '' }
    const shorter = this.history.shortened(ply - 1)
    const { deps, record, token } = this
    try {
      const summary = summaryOf(shorter.game, shorter.state)
      await deps.saves.cut({ table: record.id, owner: token, ply, summary, now: deps.today() }, ply - 1)
    } catch (error) {
      return failed(this.mishap(error))
    }
    this.history = shorter
    this.confirming = false
    if (!this.rehearsal || this.rehearsal.base > shorter.ply) this.stopBots()
    this.told = shorter.ply
    this.goOn()
    this.update(true)
    return DONE
  }

  endTurn(ply: number): Outcome {
    const problem = this.unready(ply)
    if (problem) return failed(problem)
    this.confirm(false)
    return DONE
  }

  setConfirmTurns(on: boolean): void {
    this.confirmTurns = on
    if (!on) this.confirm(false)
  }

  async reseat(seat: Seat, control: SeatControl): Promise<Outcome> {
    if (!this.mine) return failed({ kind: 'otherWindow' })
    if (!this.record.seats[seat]) return failed({ kind: 'badInput', faults: [{ path: 'seat', message: 'is not at this table' }] })
    const seats = this.record.seats.map((each, i) => (i === seat ? control : each))
    try {
      await this.deps.saves.reseat(this.record.id, seats)
    } catch (error) {
      return failed(this.mishap(error))
    }
    this.record = { ...this.record, seats }
    this.stopBots()
    this.introduce()
    this.goOn()
    this.update(false)
    return DONE
  }

  takeOver(): void {
    if (!this.mine) this.ownership.takeOver()
  }

  close(): void {
    this.closed = true
    this.stopBots()
    this.ownership.leave()
  }

  private unready(ply: number): Problem | null {
    if (!this.mine) return { kind: 'otherWindow' }
    return ply === this.history.ply ? null : { kind: 'staleMove' }
  }

  private confirm(wait: boolean): void {
    if (this.confirming === wait) return
    this.confirming = wait
    this.goOn()
    this.update(false)
  }

  // ------------------------------------------------------------- owning and following

  /** Becomes the owner: only now is the log read for good, for until now another may have written. */
  private async gain(): Promise<void> {
    if (this.closed || this.mine) return
    await this.deps.saves.claim(this.record.id, this.token)
    const { record, history } = await openRecord(this.deps, this.record.id)
    this.record = record
    this.history = history
    this.mine = true
    const last = history.log.at(-1)?.[0]
    this.confirming = last !== undefined && this.shouldConfirm(last)
    this.introduce()
    this.goOn()
    this.update(false, 0)
    this.ownership.say({ type: 'owner' })
  }

  private follow(): void {
    this.introduce()
    this.update(false, 0)
    this.ownership.say({ type: 'hello', viewer: this.viewer })
  }

  private lose(): void {
    if (!this.mine) return
    this.mine = false
    this.confirming = false
    this.followers.clear()
    this.stopBots()
    this.follow()
  }

  private hear(message: Neighbourly): void {
    if (this.closed) return
    if (message.type === 'owner' && !this.mine) this.ownership.say({ type: 'hello', viewer: this.viewer })
    if (message.type === 'update' && !this.mine && message.viewer === this.viewer) this.relay(message.update)
    if (message.type === 'hello' && this.mine) {
      this.followers.add(message.viewer)
      this.ownership.say({ type: 'update', viewer: message.viewer, update: this.message(message.viewer, false, 0) })
    }
    if (message.type === 'yield' && this.mine) {
      this.lose()
      this.ownership.yield()
    }
  }

  /** Passes the owner's update on; after a gap it asks for everything. */
  private relay(update: Update): void {
    const from = update.ply - update.played.length
    if (from > this.told) this.ownership.say({ type: 'hello', viewer: this.viewer })
    else {
      this.told = update.ply
      this.deps.tell({ ...update, decision: null, confirming: false, undo: { possible: false, why: 'nothing' } })
    }
  }

  // ------------------------------------------------------------- telling

  private introduce(): void {
    const { record, viewer } = this
    const seats = record.seats.map((seat): SeatControl => (seat.kind === 'human' ? seat : { ...seat, level: levelOf(seat) }))
    this.deps.tell({ type: 'owner', mine: this.mine })
    this.deps.tell({ type: 'table', table: record.id, game: record.game, name: record.name, seats, viewer })
  }

  private update(undone: boolean, from = this.told): void {
    if (this.closed) return
    this.told = this.history.ply
    this.deps.tell(this.message(this.viewer, undone, from))
    for (const viewer of this.followers) this.ownership.say({ type: 'update', viewer, update: this.message(viewer, undone, from) })
  }

  private message(viewer: Viewer, undone: boolean, from: number): Update {
    const { history, confirming, record, mine, asking } = this
    const thinking = asking && !this.somebodyDecides(history.pending) ? [asking.seat] : []
    const person = viewer !== 'table' && record.seats[viewer]?.kind === 'human'
    return updateFor(history, {
      table: record.id,
      viewer,
      undone,
      from,
      confirming,
      thinking,
      mine,
      mayDecide: mine && person && !confirming,
    })
  }

  // ------------------------------------------------------------- writing

  /** Saves an entry, then makes it the present and tells. A problem: nothing has changed. */
  private async append(by: Actor, move: Move, person: Seat | null = null): Promise<Problem | null> {
    const { deps, record, history, token } = this
    const trial = history.attempt(by, move)
    try {
      const summary = summaryOf(history.game, trial.state)
      await deps.saves.append({ table: record.id, owner: token, ply: history.ply, summary, now: deps.today() }, trial.entry)
    } catch (error) {
      return this.mishap(error)
    }
    history.commit(trial)
    this.confirming = person !== null && this.shouldConfirm(person)
    this.goOn()
    this.update(false)
    return null
  }

  private mishap(error: unknown): Problem {
    const problem = problemOf(error)
    if (problem.kind === 'otherWindow') this.deps.later(() => this.lose())
    return problem
  }

  /** The person's turn is complete, others would go on now, and it could still be taken back. */
  private shouldConfirm(by: Actor): boolean {
    if (!this.confirmTurns || by === CHANCE || this.record.seats[by]?.kind !== 'human') return false
    const pending = this.history.pending
    if (pending.includes(by) || !this.history.undo(by).possible) return false
    return pending[0] !== CHANCE || !this.turnGoesOn(by)
  }

  /** After the coming outcome it is this seat's decision again: dice in the middle of a turn do not end it. Tried with luck of its own. */
  private turnGoesOn(seat: Seat): boolean {
    const { game, state, ply } = this.history
    const copy = game.clone(state)
    for (let i = 0; i < 8 && game.pending(copy)[0] === CHANCE; i++) game.apply(copy, CHANCE, game.chance(copy, rngAt(TRIAL_SEED, ply + i)))
    const next = game.pending(copy)
    return next.length === 1 && next[0] === seat
  }

  // ------------------------------------------------------------- CHANCE and bots

  private somebodyDecides(pending: readonly Actor[]): boolean {
    return pending.some((actor) => this.record.seats[actor]?.kind === 'human')
  }

  /** Starts whatever comes next without a person. Called after every change. */
  private goOn(): void {
    if (!this.mine || this.closed || this.confirming || this.asking) return
    const pending = this.history.pending
    if (pending[0] === CHANCE) {
      this.deps.later(() => this.drawChance())
      return
    }
    const bots = pending.filter((seat) => this.record.seats[seat]?.kind === 'bot')
    const waiting = this.somebodyDecides(pending)
    if (bots.length === 0) this.rehearsal = null
    else if (waiting) this.rehearse(bots)
    else if (this.rehearsal && this.rehearsal.held.length > 0) this.deps.later(() => this.playHeld())
    else {
      this.rehearsal = null
      this.ask(bots[0] ?? 0, null)
    }
  }

  private async drawChance(): Promise<void> {
    const { game, state, ply } = this.history
    if (!this.mine || this.confirming || game.pending(state)[0] !== CHANCE) return
    this.retryOn(await this.append(CHANCE, game.chance(state, rngAt(this.record.seed, ply))))
  }

  private rehearse(bots: readonly Seat[]): void {
    this.rehearsal ??= new Rehearsal(this.history.game, this.history.state, this.history.ply, bots)
    const next = this.rehearsal.next()
    if (next) this.ask(next.seat, next.view)
  }

  private async playHeld(): Promise<void> {
    if (!this.mine || !this.rehearsal || this.confirming || this.somebodyDecides(this.history.pending)) return
    const entry = this.rehearsal.held.shift()
    if (this.rehearsal.held.length === 0) this.rehearsal = null
    if (!entry) return
    if (this.history.game.judge(this.history.state, entry[0], entry[1]).ok) this.retryOn(await this.append(entry[0], entry[1]))
    else {
      this.rehearsal = null
      this.goOn()
    }
  }

  /** Asks a bot with a view: the table's, or that of a rehearsal. */
  private ask(seat: Seat, rehearsed: object | null): void {
    const { history, record } = this
    const asking = { seat }
    this.asking = asking
    const view = rehearsed ?? history.game.view(history.state, seat)
    const level = levelOf(record.seats[seat])
    const luck = rngAt(record.seed, BOT_STREAM + history.ply * 64 + (this.rehearsal?.held.length ?? 0)).next(0x7fffffff)
    void this.deps.bots.ask({ game: record.game, level, view, seat, seed: luck, ms: budgetOf(level) }).then((reply) =>
      this.deps.later(async () => {
        if (this.asking !== asking) return
        this.asking = null
        if (reply.kind === 'stopped' || this.closed || !this.mine) this.goOn()
        else await this.answer(seat, rehearsed, view, reply)
      }),
    )
  }

  private async answer(seat: Seat, rehearsed: object | null, view: object, reply: BotReply): Promise<void> {
    const { game } = this.history
    if (rehearsed) {
      if (reply.kind !== 'move' || !this.rehearsal?.answer(seat, reply.move)) this.rehearsal?.answer(seat, this.fallback(seat, view, reply))
      return this.goOn()
    }
    const good = reply.kind === 'move' && game.judge(this.history.state, seat, reply.move).ok
    this.retryOn(await this.append(seat, good ? reply.move : this.fallback(seat, view, reply)))
  }

  /** A plain legal move for a bot that was late, confused or gone. */
  private fallback(seat: Seat, view: object, reply: BotReply): Move {
    this.deps.tell({ type: 'botFallback', seat, why: reply.kind === 'move' ? 'illegal' : reply.kind === 'late' ? 'late' : 'failed' })
    const { game, ply } = this.history
    return choose('greedy', game, view, seat, rngAt(this.record.seed, BOT_STREAM + ply), this.deps.clock.now, { ms: 0 }).move
  }

  /** Trouble with an entry nobody waits for: say so and try again. */
  private retryOn(problem: Problem | null): void {
    if (!problem) return
    this.deps.tell({ type: 'problem', problem })
    if (problem.kind === 'storage') this.deps.clock.after(RETRY, () => this.deps.later(() => this.goOn()))
  }

  private stopBots(): void {
    this.rehearsal = null
    if (!this.asking) return
    this.asking = null
    this.deps.bots.stop()
  }
}

/** A level of the store as one of ours; a level of another version plays steadily. */
function levelOf(seat: SeatRecord | undefined): BotLevel {
  return BOT_LEVELS.find((known) => seat?.kind === 'bot' && known === seat.level) ?? 'steady'
}
