/** A table as a screen uses it: signals from the worker's updates, intents to its requests. */
import { computed, effect, type Signal, signal } from '@preact/signals'
import type { Move, Seat, Viewer } from '../core/game.ts'
import { Bridge } from '../worker/bridge.ts'
import type { Hint, Look, NewTable, Notice, Problem, Reply, Reviewed, SeatControl, TableId, Update, Why } from '../worker/protocol.ts'
import { Chances } from './chances.ts'
import { Handover } from './handover.ts'
import type { Alarms, Sharing, TableModel } from './model.ts'
import { LookingBack } from './past.ts'
import { Mirror } from './realboard.ts'
import { Reviewing } from './reviewing.ts'
import { settings } from './settings.ts'
import { Showing } from './showing.ts'
import { loadTables } from './tables.ts'
import { visible } from './visible.ts'

export type Made = { readonly ok: true; readonly id: TableId } | { readonly ok: false; readonly problem: Problem }
export type Opened = { readonly ok: true; readonly model: TableModel } | { readonly ok: false; readonly problem: Problem }

/** A worker and who listens to it now. What it could not keep outlives it here. */
class Line {
  readonly alarms = signal<Alarms>({})
  hear: (notice: Notice) => unknown = () => undefined
  restarted: () => void = () => undefined
  readonly bridge = new Bridge(
    (notice) => this.heard(notice),
    () => {
      this.unseal()
      this.restarted()
    },
  )
  /** Tables that are not kept, as the worker knows them: unread, for the one that comes after it. */
  readonly sealed: Map<TableId, Blob>

  /** `before`: a line on which too many workers have died, and what is left of its tables. */
  constructor(before?: Line) {
    this.sealed = before?.sealed ?? new Map()
    if (before) this.alarms.value = before.alarms.value
    this.unseal()
  }

  private unseal(): void {
    for (const file of this.sealed.values()) void this.bridge.ask({ type: 'unseal', file })
  }

  private heard(notice: Notice): void {
    if (notice.type === 'sealed') this.sealed.set(notice.table, notice.file)
    else {
      if (notice.type === 'unkept' && notice.problem === null) this.sealed.delete(notice.table)
      this.hear(notice)
    }
  }
}

/** The worker that made a table is kept for opening it: the rules are loaded there already. */
let spare: Line | null = null
/** Tables that were left before they could be kept: their workers stay until they are. */
const unkept = new Map<TableId, Line>()

function takeLine(id?: TableId): Line {
  const waiting = id === undefined ? undefined : unkept.get(id)
  if (id !== undefined && waiting) {
    unkept.delete(id)
    return waiting.bridge.gone ? new Line(waiting) : waiting
  }
  const line = spare ?? new Line()
  spare = null
  return line
}

/** Leaves a table to its worker, which goes on trying to keep it. */
function leaveUnkept(id: TableId, line: Line): void {
  unkept.set(id, line)
  const end = () => {
    if (unkept.delete(id)) line.bridge.terminate()
    line.alarms.value = {}
    void loadTables()
  }
  line.restarted = () => undefined
  line.hear = (notice) => notice.type === 'unkept' && notice.problem === null && end()
  void line.bridge.ask({ type: 'close' })
}

const problemIn = (reply: Reply): Problem =>
  reply.type === 'failed' ? reply.problem : { kind: 'bug', message: reply.type === 'refused' ? `refused: ${reply.code}` : 'no table' }

/** Makes and saves a table. */
export async function createTable(table: NewTable): Promise<Made> {
  const line = takeLine()
  const reply = await line.bridge.ask({ type: 'create', table })
  spare?.bridge.terminate()
  spare = line
  return reply.type === 'done' && reply.table !== undefined ? { ok: true, id: reply.table } : { ok: false, problem: problemIn(reply) }
}

/** Opens a saved table in this window: as the one who plays it, or following another window that does. */
export async function openTable(id: TableId): Promise<Opened> {
  const table = new LiveTable(id, takeLine(id))
  const problem = await table.open()
  if (!problem) return { ok: true, model: table }
  table.leave()
  return { ok: false, problem }
}

const after = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const seatOf = (viewer: Viewer | null): Seat | null => (viewer === 'table' ? null : viewer)

class LiveTable implements TableModel {
  readonly id: TableId
  game = ''
  readonly name = signal('')
  readonly seats = signal<readonly SeatControl[]>([])
  readonly mine = signal(true)
  readonly problem = signal<Problem | null>(null)
  readonly alarms: Signal<Alarms>
  private readonly line: Line
  private readonly show = new Showing({ pace: () => settings.value.pace, after })
  private stopSettings: () => void = () => undefined
  private left = false
  private readonly hands = new Handover(() => {
    this.past.back()
    this.show.forget()
    this.winning.forget()
  })
  readonly viewer = computed(() => seatOf(this.hands.looks.value) ?? 0)
  private readonly people = computed(() => this.seats.value.filter((seat) => seat.kind === 'human').length)

  readonly past = new LookingBack(
    (ply) => this.lookAt(ply),
    (ply) => this.inquire(ply),
  )
  readonly reviews = new Reviewing(
    () => this.fetchReview(),
    () => void this.line.bridge.ask({ type: 'stopReview' }),
  )
  private readonly winning = new Chances((ply) => this.fetchChances(ply))
  readonly chances = this.winning.latest
  readonly view = this.show.view
  readonly decision = this.show.decision
  readonly log = this.show.log
  readonly showing = this.show.showing
  readonly behind = this.show.behind
  readonly skippable = this.show.skippable
  readonly thinking = this.show.thinking
  readonly confirming = this.show.confirming
  readonly undoState = this.show.undoState
  readonly over = this.show.over
  readonly real = new Mirror({
    log: this.show.log,
    seats: this.seats,
    asks: this.show.luck,
    ply: () => this.show.ply,
    tell: async (outcome) => this.done(await this.line.bridge.ask({ type: 'luck', ply: this.show.ply, outcome })),
    position: async () => {
      const reply = await this.line.bridge.ask({ type: 'position' })
      return this.done(reply) && reply.type === 'done' && reply.text !== undefined ? JSON.parse(reply.text) : null
    },
  })

  readonly sharing: Sharing = {
    closed: computed(() => !this.real.followed.value && this.people.value > 0 && this.hands.looks.value === 'table' && !this.over.value),
    next: computed(() => {
      const awaited = this.show.awaited.value
      const looks = seatOf(this.hands.looks.value)
      return looks !== null && awaited.includes(looks) ? [] : awaited
    }),
    pass: () => {
      this.hands.close()
      void this.line.bridge.ask({ type: 'see', viewer: 'table' })
    },
    reveal: async (seat) => {
      this.hands.want(seat)
      return this.done(await this.line.bridge.ask({ type: 'see', viewer: seat }))
    },
  }

  constructor(id: TableId, line: Line) {
    this.id = id
    this.line = line
    this.alarms = line.alarms
    line.hear = (notice) => this.hear(notice)
    line.restarted = () => void this.open().then((problem) => this.trouble(problem))
  }

  /** Asks the worker for the table; also after a crash. */
  async open(): Promise<Problem | null> {
    this.stopSettings()
    this.hands.begin()
    // The wish about ending turns goes first, so that an unfinished turn waits again after a restart.
    const stops = [
      effect(() => void this.line.bridge.ask({ type: 'settings', confirmTurns: settings.value.confirmTurns })),
      effect(() => this.painted()),
      effect(() => {
        if (!settings.value.winChances) this.winning.forget()
        else if (this.decision.value) this.winning.at(this.show.ply)
      }),
    ]
    this.stopSettings = () => {
      for (const stop of stops) stop()
    }
    const reply = await this.line.bridge.ask({ type: 'open', table: this.id })
    return reply.type === 'done' ? null : problemIn(reply)
  }

  async play(move: Move): Promise<boolean> {
    if (this.show.behind.value > 0) {
      this.skip()
      return false
    }
    return this.done(await this.line.bridge.ask({ type: 'move', ply: this.show.ply, seat: this.viewer.value, move }))
  }

  async undo(): Promise<boolean> {
    this.show.skip()
    return this.done(await this.line.bridge.ask({ type: 'undo', ply: this.show.ply, seat: this.viewer.value }))
  }

  async endTurn(): Promise<boolean> {
    return this.done(await this.line.bridge.ask({ type: 'endTurn', ply: this.show.ply }))
  }

  async hint(): Promise<Hint | null> {
    const { ply } = this.show
    const seat = this.viewer.value
    const reply = await this.line.bridge.ask({ type: 'hint', ply, seat })
    if (this.hands.looks.value !== seat) return null
    this.done(reply)
    return reply.type === 'done' && this.show.ply === ply ? (reply.hint ?? null) : null
  }

  async reseat(seat: Seat, control: SeatControl): Promise<boolean> {
    return this.done(await this.line.bridge.ask({ type: 'seat', seat, control }))
  }

  painted(): void {
    const waits = visible.value && !this.show.hurried.value && settings.value.pace !== 'instant'
    void this.line.bridge.ask({ type: 'painted', ply: waits ? this.show.ply : null })
  }

  skip(): void {
    this.show.hurry()
  }

  weigh(weight: (events: readonly unknown[]) => number): void {
    this.show.weigh(weight)
  }

  takeOver(): void {
    void this.line.bridge.ask({ type: 'takeOver' })
  }

  async exported(): Promise<string | null> {
    const reply = await this.line.bridge.ask({ type: 'export', tables: [this.id] })
    // Where no worker lives any more there is still what the last one knew.
    return reply.type === 'done' && reply.text ? reply.text : ((await this.line.sealed.get(this.id)?.text()) ?? null)
  }

  hushBots(): void {
    this.alarms.value = { ...this.alarms.value, bot: null }
  }

  wakeBots(): void {
    this.hushBots()
    void this.line.bridge.ask({ type: 'wakeBots' })
  }

  leave(): void {
    if (this.left) return
    this.left = true
    this.stopSettings()
    this.real.leave()
    this.show.stop()
    if (this.alarms.value.unkept) leaveUnkept(this.id, this.line)
    else this.line.bridge.terminate()
    void loadTables()
  }

  private async lookAt(ply: number): Promise<Look | null> {
    const reply = await this.line.bridge.ask({ type: 'look', ply })
    if (reply.type === 'failed') this.trouble(reply.problem)
    return reply.type === 'done' ? (reply.look ?? null) : null
  }

  private async inquire(ply: number): Promise<Why | null> {
    const reply = await this.line.bridge.ask({ type: 'why', ply })
    this.done(reply)
    return reply.type === 'done' ? (reply.why ?? null) : null
  }

  private async fetchChances(ply: number): Promise<readonly number[] | null> {
    const reply = await this.line.bridge.ask({ type: 'chances', ply })
    return reply.type === 'done' ? (reply.chances ?? null) : null
  }

  private async fetchReview(): Promise<Reviewed | null> {
    const reply = await this.line.bridge.ask({ type: 'review' })
    this.done(reply)
    return reply.type === 'done' ? (reply.review ?? null) : null
  }

  private done(reply: Reply): boolean {
    if (reply.type === 'done') this.problem.value = null
    // A tap that came too late or twice is nothing to report.
    else if (reply.type === 'failed' && reply.problem.kind !== 'staleMove') this.trouble(reply.problem)
    return reply.type === 'done'
  }

  private trouble(problem: Problem | null): void {
    if (!this.left) this.problem.value = problem
  }

  private follow(update: Update): void {
    if (update.viewer !== this.hands.looks.value) return
    if (update.undone) {
      this.past.cut(update.ply)
      this.real.cut(update.ply)
      this.reviews.forget()
    }
    this.show.take(update)
  }

  private hear(notice: Notice): void {
    if (this.left) return
    if (notice.type === 'update') this.follow(notice)
    else if (notice.type === 'owner') this.mine.value = notice.mine
    else if (notice.type === 'problem') this.trouble(notice.problem)
    else if (notice.type === 'unkept') this.alarms.value = { ...this.alarms.value, unkept: notice.problem }
    else if (notice.type === 'botFallback') this.alarms.value = { ...this.alarms.value, bot: notice }
    else if (notice.type === 'reviewing') this.reviews.came(notice.share)
    else if (notice.type === 'table') {
      this.game = notice.game
      this.name.value = notice.name
      this.seats.value = notice.seats
      if (notice.mirror) this.real.begin(this.sharing)
      this.hands.told(notice.viewer)
    }
  }
}
