/** What goes on at a table without a person: CHANCE draws, bots are asked, secret decisions are rehearsed and held. */
import { budgetOf, choose } from '../bots/index.ts'
import type { Actor, Move, Seat } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import type { Entry, History } from '../core/log.ts'
import { rngAt } from '../core/rng.ts'
import type { TableRecord } from '../storage/records.ts'
import type { BotQuestion, BotReply, Bots, Clock } from './bot-pool.ts'
import type { Notice, Problem } from './protocol.ts'
import { Rehearsal } from './rehearsal.ts'
import { levelOf, temperamentOf } from './seats.ts'

/** Where bots' luck begins: streams no log entry uses. */
const BOT_STREAM = 0x40000000
/** Failures of a bot in a row after which it rests. */
const MOST_FAILURES = 2
/** Milliseconds until the store is tried again when nobody waits for it. */
export const RETRY = 2000

export interface DriverDeps {
  readonly bots: Bots
  readonly clock: Clock
  tell(notice: Notice): void
  /** Runs work after everything already waiting. */
  later(work: () => Promise<void> | void): void
}

/** The table as the driver knows it. */
export interface Desk {
  /** This window writes, and nothing waits for a person's word. */
  ready(): boolean
  history(): History
  record(): TableRecord
  /** Saves and plays entries up to the first that is not allowed, these all or none; then {@link Driver.goOn} has been called. */
  append(entries: readonly Entry[]): Promise<Problem | null>
}

export class Driver {
  private readonly deps: DriverDeps
  private readonly desk: Desk
  private rehearsal: Rehearsal | null = null
  private asking: { readonly seat: Seat } | null = null
  /** Failures in a row, by seat. */
  private readonly failures = new Map<Seat, number>()

  constructor(deps: DriverDeps, desk: Desk) {
    this.deps = deps
    this.desk = desk
  }

  /** Seats whose bots keep people waiting; a bot that thinks beside a person is nobody's business. */
  thinking(): readonly Seat[] {
    return this.asking && !this.somebodyDecides(this.desk.history().pending) ? [this.asking.seat] : []
  }

  /** The log was cut to this length: what was thought for later is void. */
  shortened(ply: number): void {
    if (!this.rehearsal || this.rehearsal.base > ply) this.stop()
  }

  private somebodyDecides(pending: readonly Actor[]): boolean {
    return pending.some((actor) => this.desk.record().seats[actor]?.kind === 'human')
  }

  /** Starts whatever comes next without a person. Called after every change. */
  goOn(): void {
    if (this.asking || !this.desk.ready()) return
    const pending = this.desk.history().pending
    if (pending[0] === CHANCE) {
      // On a real board the dice are real.
      if (this.desk.record().mirror) return
      this.deps.later(() => this.drawChance())
      return
    }
    const bots = pending.filter((seat) => this.desk.record().seats[seat]?.kind === 'bot')
    if (bots.length === 0) this.rehearsal = null
    else if (pending.length > 1 || this.rehearsal) this.rehearse(bots)
    else this.ask(bots[0] ?? 0, null)
  }

  private async drawChance(): Promise<void> {
    const { game, state, ply } = this.desk.history()
    if (!this.desk.ready() || game.pending(state)[0] !== CHANCE) return
    this.retryOn(await this.desk.append([[CHANCE, game.chance(state, rngAt(this.desk.record().seed, ply))]]))
  }

  private rehearse(bots: readonly Seat[]): void {
    this.rehearsal ??= new Rehearsal(this.desk.history().game, this.desk.history().state, this.desk.history().ply, bots)
    const next = this.rehearsal.next()
    if (next) this.ask(next.seat, next.view)
    else if (!this.somebodyDecides(this.desk.history().pending)) this.deps.later(() => this.playHeld())
  }

  /** All held entries at once: one write, one message, however many bots decided. */
  private async playHeld(): Promise<void> {
    const { rehearsal } = this
    if (!rehearsal || !this.desk.ready() || this.somebodyDecides(this.desk.history().pending)) return
    this.rehearsal = null
    const [first] = rehearsal.held
    const { game, state } = this.desk.history()
    // What people did meanwhile may have made it void: then the bots think again.
    if (!first || !game.judge(state, first[0], first[1]).ok) return this.goOn()
    const problem = await this.desk.append(rehearsal.held)
    if (problem) this.rehearsal = rehearsal
    this.retryOn(problem)
  }

  /** Asks a bot with a view: the table's, or that of a rehearsal. */
  private ask(seat: Seat, rehearsed: object | null): void {
    const [history, record] = [this.desk.history(), this.desk.record()]
    const asking = { seat }
    this.asking = asking
    const view = rehearsed ?? history.game.view(history.state, seat)
    const level = levelOf(record.seats[seat])
    const temperament = temperamentOf(history.game, record.seats[seat])
    const luck = rngAt(record.seed, BOT_STREAM + history.ply + (this.rehearsal?.held.length ?? 0)).next(0x7fffffff)
    // What nobody sees yet need not come one by one: each question is a way there and back.
    const question = { game: record.game, level, temperament, view, seat, seed: luck, ms: budgetOf(level), line: rehearsed !== null }
    void this.reply(seat, question).then((reply) =>
      this.deps.later(async () => {
        if (this.asking !== asking) return
        this.asking = null
        if (reply.kind === 'stopped' || !this.desk.ready()) this.goOn()
        else await this.answer(seat, rehearsed, view, reply)
      }),
    )
  }

  /** Its answer; one that rests is not waited for. */
  private async reply(seat: Seat, question: BotQuestion): Promise<BotReply> {
    if ((this.failures.get(seat) ?? 0) >= MOST_FAILURES) return { kind: 'failed' }
    try {
      return await this.deps.bots.ask(question)
    } catch {
      // Not even a worker could be had.
      return { kind: 'failed' }
    }
  }

  /** Bots that rest are asked again. */
  wake(): void {
    this.failures.clear()
  }

  private async answer(seat: Seat, rehearsed: object | null, view: object, reply: BotReply): Promise<void> {
    const { game, state } = this.desk.history()
    if (rehearsed) {
      const moves = reply.kind === 'move' ? [reply.move, ...reply.more] : []
      if (this.rehearsal?.answer(seat, moves)) this.failures.delete(seat)
      else this.rehearsal?.answer(seat, [this.fallback(seat, view, reply)])
      return this.goOn()
    }
    const good = reply.kind === 'move' && game.judge(state, seat, reply.move).ok
    if (good) this.failures.delete(seat)
    this.retryOn(await this.desk.append([[seat, good ? reply.move : this.fallback(seat, view, reply)]]))
  }

  /** A plain legal move for a bot that was late, confused or gone. */
  private fallback(seat: Seat, view: object, reply: BotReply): Move {
    const failures = (this.failures.get(seat) ?? 0) + 1
    this.failures.set(seat, failures)
    const why = reply.kind === 'move' ? 'illegal' : reply.kind === 'late' ? 'late' : 'failed'
    // Said once when it begins to rest, not with every move.
    if (failures <= MOST_FAILURES) this.deps.tell({ type: 'botFallback', seat, why, rests: failures === MOST_FAILURES })
    const { game, ply } = this.desk.history()
    return choose('greedy', game, view, seat, rngAt(this.desk.record().seed, BOT_STREAM + ply), this.deps.clock.now, { ms: 0 }).move
  }

  /** Trouble with an entry nobody waits for: say so and try again. */
  private retryOn(problem: Problem | null): void {
    if (!problem) return
    this.deps.tell({ type: 'problem', problem })
    if (problem.kind === 'storage') this.deps.clock.after(RETRY, () => this.deps.later(() => this.goOn()))
  }

  /** Calls all thinking off. */
  stop(): void {
    this.rehearsal = null
    if (!this.asking) return
    this.asking = null
    this.deps.bots.stop()
  }
}
