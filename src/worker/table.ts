/** One open table: log and state, saved entry by entry; drives CHANCE and bots; tells its viewers. Runs in a queue, one thing at a time. */

import type { Actor, Game, Move, Seat, Viewer } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import type { Entry, History } from '../core/log.ts'
import { problemOf } from '../storage/problems.ts'
import type { Review, TableRecord } from '../storage/records.ts'
import type { Saves } from '../storage/saves.ts'
import { Advising } from './advising.ts'
import type { Bots, Clock } from './bot-pool.ts'
import type { Neighbourly } from './door.ts'
import { Driver, RETRY } from './driver.ts'
import { asksLuck, lengthAfterUndo, undoOf } from './mirror.ts'
import { openRecord } from './opening.ts'
import { DONE, failed, type Outcome, refused } from './outcome.ts'
import type { OwnershipDeps } from './ownership.ts'
import { Ownership } from './ownership.ts'
import type { Notice, Problem, SeatControl, Update } from './protocol.ts'
import { isPerson, seatAt, settle, usualViewer } from './seats.ts'
import { turnGoesOn } from './turns.ts'
import { summaryOf, updateFor } from './views.ts'

/** Everything outside that a table needs; the worker wires in the real ones. */
export interface TableDeps {
  readonly saves: Saves
  readonly bots: Bots
  /** Who is asked for hints: beside the bots that play, so that neither waits for the other. */
  readonly advisers: Bots
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

export class OpenTable {
  confirmTurns: boolean
  private readonly deps: TableDeps
  private readonly ownership: Ownership
  private readonly followers = new Set<Viewer>()
  private readonly token: string
  private record: TableRecord
  private history: History
  private viewer: Viewer
  private mine = false
  private closed = false
  private confirming = false
  private readonly driver: Driver
  /** What is told of the past, and what the strongest bot thinks. */
  readonly advising: Advising
  /** Entries the page has been told of. */
  private told = 0

  private constructor(deps: TableDeps, record: TableRecord, history: History, viewer: Viewer, confirmTurns: boolean) {
    this.deps = deps
    this.record = record
    this.history = history
    this.viewer = viewer
    this.confirmTurns = confirmTurns
    this.token = deps.newId()
    this.driver = new Driver(deps, {
      ready: () => this.mine && !this.closed && !this.confirming,
      history: () => this.history,
      record: () => this.record,
      append: (entries) => this.append(entries),
    })
    this.advising = new Advising(deps, {
      record: () => this.record,
      viewer: () => this.viewer,
      present: (ply) => this.unready(ply) ?? this.history,
      whole: () => this.whole(),
      awaited: () => this.awaited(),
      keep: (review) => this.keep(review),
    })
    this.ownership = new Ownership(
      deps.ownership,
      record.id,
      (message) => deps.later(() => this.hear(message)),
      () => this.inherit(),
      () => deps.later(() => this.lose()),
    )
  }

  /** Opens a saved table as its owner, or as a follower of the window that owns it. @throws StorageError, BadInput */
  static async open(deps: TableDeps, id: string, viewer: Viewer | undefined, confirmTurns: boolean): Promise<OpenTable> {
    const { record, history } = await openRecord(deps, id)
    const table = new OpenTable(deps, record, history, viewer ?? usualViewer(record, history.over), confirmTurns)
    try {
      if (await table.ownership.claim(table.viewer)) await table.gain()
      else table.follow()
    } catch (error) {
      // Else nobody could have it, not even whoever tries again.
      table.close()
      throw error
    }
    return table
  }

  get id(): string {
    return this.record.id
  }

  /** Somebody else looks from now on: a person, or nobody in particular. */
  see(viewer: Viewer): Outcome {
    if (viewer !== 'table' && !isPerson(this.record, viewer))
      return failed({ kind: 'badInput', faults: [{ path: 'viewer', message: 'is not played by a person' }] })
    this.viewer = viewer
    if (this.mine) {
      this.introduce()
      this.update(false, 0)
    } else this.follow()
    return DONE
  }

  async move(ply: number, seat: Seat, move: Move): Promise<Outcome> {
    const problem = this.unready(ply)
    if (problem) return failed(problem)
    if (!isPerson(this.record, seat)) return failed({ kind: 'badInput', faults: [{ path: 'seat', message: 'is not played by a person' }] })
    const verdict = this.history.game.judge(this.history.state, seat, move)
    if (!verdict.ok) return refused(verdict)
    const trouble = await this.append([[seat, move]], seat)
    return trouble ? failed(trouble) : DONE
  }

  async undo(ply: number, seat: Seat): Promise<Outcome> {
    const problem = this.unready(ply)
    if (problem) return failed(problem)
    const possible = undoOf(this.record, this.history, seat)
    if (!possible.possible) return { type: 'refused', code: possible.why, rule: '' }
    const length = lengthAfterUndo(this.record, this.history)
    const shorter = this.history.shortened(length)
    const { deps, record, token } = this
    try {
      const summary = summaryOf(shorter.game, shorter.state)
      await deps.saves.cut({ table: record.id, owner: token, ply, summary, now: deps.today() }, length)
    } catch (error) {
      return failed(this.mishap(error))
    }
    this.history = shorter
    this.record = { ...record, review: null }
    this.confirming = false
    this.driver.shortened(shorter.ply)
    this.told = shorter.ply
    this.driver.goOn()
    this.update(true)
    return DONE
  }

  /** The state of a table that keeps no secrets, as a document. */
  position(): Outcome {
    if (!this.mine) return failed({ kind: 'otherWindow' })
    if (!this.record.mirror) return failed({ kind: 'notFound' })
    const { game, state } = this.history
    return { type: 'done', text: JSON.stringify(game.notation.position(state)) }
  }

  /** What CHANCE brought on the real board. */
  async luck(ply: number, outcome: unknown): Promise<Outcome> {
    const problem = this.unready(ply)
    if (problem) return failed(problem)
    const { game, state } = this.history
    if (!asksLuck(this.record, this.history))
      return failed({ kind: 'badInput', faults: [{ path: 'outcome', message: 'nobody asks for it' }] })
    const move = game.notation.parseMove(outcome)
    const verdict = game.judge(state, CHANCE, move)
    if (!verdict.ok) return refused(verdict)
    const trouble = await this.append([[CHANCE, move]])
    return trouble ? failed(trouble) : DONE
  }

  /** The table as it stands. A window that only follows knows no log of its own and reads the one in the store: every entry is there before anybody hears of it. */
  private async whole(): Promise<History> {
    return this.mine ? this.history : (await openRecord(this.deps, this.record.id)).history
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
    const { history, record } = this
    const others = record.seats.filter((_, i) => i !== seat)
    const seats = record.seats.map((each, i) => (i === seat ? (settle(history.game, [control], record.seed, others)[0] ?? each) : each))
    try {
      await this.deps.saves.reseat(this.record.id, seats)
    } catch (error) {
      return failed(this.mishap(error))
    }
    this.record = { ...this.record, seats }
    // Nobody looks from a bot's seat, and nobody from another's before she says so.
    const { viewer } = this
    if (viewer !== 'table' && !isPerson(this.record, viewer)) this.viewer = 'table'
    this.driver.stop()
    this.introduce()
    this.driver.goOn()
    this.update(false, this.viewer === viewer ? this.told : 0)
    return DONE
  }

  wakeBots(): void {
    this.driver.wake()
  }

  takeOver(): void {
    if (!this.mine) this.ownership.takeOver()
  }

  close(): void {
    this.closed = true
    this.driver.stop()
    this.deps.advisers.stop()
    this.ownership.leave()
  }

  private unready(ply: number): Problem | null {
    if (!this.mine) return { kind: 'otherWindow' }
    return ply === this.history.ply ? null : { kind: 'staleMove' }
  }

  private confirm(wait: boolean): void {
    if (this.confirming === wait) return
    this.confirming = wait
    this.driver.goOn()
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
    this.driver.goOn()
    this.update(false, 0)
    this.ownership.say({ type: 'owner' })
  }

  /** The table has come to this window. Where the store fails just then it is tried again: no other window will. */
  private inherit(): void {
    const again = (error: unknown) => {
      if (problemOf(error).kind === 'storage') this.deps.clock.after(RETRY, () => this.inherit())
      throw error
    }
    this.deps.later(() => this.gain().catch(again))
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
    this.driver.stop()
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
    const seats = record.seats.map((seat) => seatAt(this.history.game, seat))
    this.deps.tell({ type: 'owner', mine: this.mine })
    this.deps.tell({ type: 'table', table: record.id, game: record.game, name: record.name, seats, viewer, mirror: record.mirror === true })
  }

  private update(undone: boolean, from = this.told, between: readonly object[] = []): void {
    if (this.closed) return
    this.told = this.history.ply
    // Whoever asks for advice on a slow phone would wait longer for its worker than for the advice.
    if (this.mine && this.awaited().length > 0) this.deps.advisers.prepare(this.record.game)
    this.deps.tell(this.message(this.viewer, undone, from, between))
    for (const viewer of this.followers) this.ownership.say({ type: 'update', viewer, update: this.message(viewer, undone, from, between) })
  }

  private message(viewer: Viewer, undone: boolean, from: number, between: readonly object[] = []): Update {
    const { history, confirming, record, mine } = this
    const person = viewer !== 'table' && isPerson(record, viewer)
    return updateFor(history, {
      table: record.id,
      viewer,
      undone,
      from,
      between,
      confirming,
      thinking: this.driver.thinking(),
      awaited: confirming ? [] : this.awaited(),
      mine,
      undo: undoOf(record, history, viewer),
      luck: mine && !confirming && asksLuck(record, history),
      mayDecide: mine && person && !confirming,
    })
  }

  // ------------------------------------------------------------- writing

  private async keep(review: Review): Promise<void> {
    await this.deps.saves.keepReview(this.record.id, review)
    this.record = { ...this.record, review }
  }

  /** Saves entries, all or none, then makes them the present and tells them together. A problem: nothing has changed. */
  private async append(entries: readonly Entry[], person: Seat | null = null): Promise<Problem | null> {
    const { deps, record, history, token } = this
    const trials = history.attemptAll(entries)
    const last = trials.at(-1)
    if (!last) return { kind: 'bug', message: 'an entry is against the rules' }
    try {
      const change = { table: record.id, owner: token, ply: history.ply, summary: summaryOf(history.game, last.state), now: deps.today() }
      await deps.saves.append(
        change,
        trials.map(({ entry }) => entry),
      )
    } catch (error) {
      return this.mishap(error)
    }
    for (const trial of trials) history.commit(trial)
    this.confirming = person !== null && this.shouldConfirm(person)
    this.driver.goOn()
    const between = trials.slice(0, -1).map(({ state }) => state)
    this.update(false, this.told, between)
    return null
  }

  /** People who must decide before anything goes on. */
  private awaited(): readonly Seat[] {
    return this.history.pending.filter((seat) => isPerson(this.record, seat))
  }

  private mishap(error: unknown): Problem {
    const problem = problemOf(error)
    if (problem.kind === 'otherWindow') this.deps.later(() => this.lose())
    return problem
  }

  /** The person's turn is complete, others would go on now without anybody's word, and it could still be taken back. */
  private shouldConfirm(by: Actor): boolean {
    if (!this.confirmTurns || by === CHANCE || !isPerson(this.record, by)) return false
    if (this.awaited().length > 0 || !this.history.undo(by).possible) return false
    const { pending } = this.history
    return pending[0] !== CHANCE || !turnGoesOn(this.history, by)
  }
}
