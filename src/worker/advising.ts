/** What a table tells beyond the present: its past moments, and what the strongest bot thinks of them and of the decision at hand. */
import { BadInput, type Seat, type Viewer } from '../core/game.ts'
import { History } from '../core/log.ts'
import type { Review, TableRecord } from '../storage/records.ts'
import type { BotQuestion, BotReply, Bots } from './bot-pool.ts'
import { DONE, failed, type Outcome } from './outcome.ts'
import type { Notice, Problem } from './protocol.ts'

const STOPPED: BotReply = { kind: 'stopped' }
/** Who asks for no advice needs none of it. */
const advice = () => import('./advice.ts')
const NO_HINT = failed({ kind: 'noHint' })

/** What advice needs of its table. */
export interface AdvisedTable {
  record(): TableRecord
  viewer(): Viewer
  /** The table as it stands, if that is after so many entries and this window owns it; else why not. */
  present(ply: number): History | Problem
  /** The same whoever owns it. @throws StorageError */
  whole(): Promise<History>
  /** People who must decide now. */
  awaited(): readonly Seat[]
  /** Keeps a review with the save. @throws StorageError */
  keep(review: Review): Promise<void>
}

export class Advising {
  private readonly deps: { readonly advisers: Bots; tell(notice: Notice): void }
  private readonly table: AdvisedTable
  /** Nobody wants the review any more that is being thought out. */
  private calledOff = false

  constructor(deps: Advising['deps'], table: AdvisedTable) {
    this.deps = deps
    this.table = table
  }

  /** A past moment, played again from the log. Nothing of the live table is touched. @throws BadInput, StorageError */
  async look(ply: number): Promise<Outcome> {
    const { table } = this
    const { lookBack } = await advice()
    return { type: 'done', look: lookBack(await table.whole(), table.record(), table.viewer(), ply) }
  }

  /** What the strongest bot would do in a person's place. It is handed the person's view and nothing else. */
  async hint(ply: number, seat: Seat): Promise<Outcome> {
    const { table } = this
    const { hint } = await advice()
    const present = table.present(ply)
    if (!(present instanceof History)) return failed(present)
    if (!table.awaited().includes(seat) || table.viewer() !== seat)
      return failed({ kind: 'badInput', faults: [{ path: 'seat', message: 'is no person who looks and decides now' }] })
    const told = await hint(present, table.record(), seat, this.deps.advisers)
    return told ? { type: 'done', hint: told } : NO_HINT
  }

  /** What the strongest bot thinks of a decision of the past. @throws BadInput, StorageError */
  async why(ply: number): Promise<Outcome> {
    const { table } = this
    const { inquire } = await advice()
    const { question, tell } = inquire(await table.whole(), table.record(), table.viewer(), ply)
    const reply = await this.deps.advisers.ask(question)
    return reply.kind === 'move' ? { type: 'done', why: tell(reply) } : NO_HINT
  }

  /** Everybody's chance to win, as far as the viewer can know. Told once a decision, so that it is not asked for more often than it can change. */
  async chances(ply: number): Promise<Outcome> {
    const { table } = this
    const { outlookQuestion, winChances } = await advice()
    const present = table.present(ply)
    if (!(present instanceof History)) return failed(present)
    const reply = await this.deps.advisers.ask(outlookQuestion(present, table.record(), table.viewer()))
    return reply.kind === 'outlook' ? { type: 'done', chances: winChances(reply.outlook) } : NO_HINT
  }

  /** A finished game looked back on: kept with the save, so that it is thought out once. Without a review when it was called off. @throws BadInput before the end, StorageError */
  async review(): Promise<Outcome> {
    const { table, deps } = this
    const viewer = table.viewer()
    this.calledOff = false
    const history = await table.whole()
    if (!history.over) throw new BadInput([{ path: 'review', message: 'comes after the end' }])
    // Only here, and not with every table: few are looked back on.
    const { review, told } = await import('./review.ts')
    const record = table.record()
    const kept = record.review && told(history, record.review, viewer)
    if (kept) return { type: 'done', review: kept }
    const ask = async (question: BotQuestion) => (this.calledOff ? STOPPED : deps.advisers.ask(question))
    const progress = (share: number) => deps.tell({ type: 'reviewing', share })
    const found = await review(history, record, viewer, { ask, progress }).catch(() => undefined)
    if (!found) return found === null ? DONE : NO_HINT
    await table.keep(found)
    const fresh = told(history, found, viewer)
    return fresh ? { type: 'done', review: fresh } : NO_HINT
  }

  stopReview(): void {
    this.calledOff = true
    this.deps.advisers.stop()
  }
}
