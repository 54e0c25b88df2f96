/**
 * Moves of others are shown one after another while the table runs ahead. This is the part between: it takes updates
 * as they come and lets them out at a pace a person can follow. What the person did is shown at once.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Seat } from '../core/game.ts'
import type { Decision, Played, UndoState, Update } from '../worker/protocol.ts'
import type { Settings } from './settings.ts'

/** Milliseconds an entry is shown. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { slow: 1000, normal: 450, fast: 180, instant: 0 }

/** An entry that concerns the viewer stays longer; a long line is shown faster. */
const CONCERNS_ME = 1.5
const IN_A_HURRY = 0.6
const LONG_LINE = 8

export interface ShowingDeps {
  pace(): Settings['pace']
  /** Runs `work` after `ms` milliseconds; the answer cancels it. */
  after(ms: number, work: () => void): () => void
}

interface Step {
  readonly played: Played
  /** The board after it; missing where nobody tells it. */
  readonly view: unknown
}

const NOTHING: UndoState = { possible: false, why: 'nothing' }

function concerns(events: readonly unknown[], seat: unknown): boolean {
  return events.some(
    (event) =>
      typeof event === 'object' &&
      event !== null &&
      Object.entries(event).some(([key, value]) => ['seat', 'victim', 'target'].includes(key) && value === seat),
  )
}

/** Boards that were shown are not kept: a long log of them is much for a collector of garbage to walk through. */
const asLogged = ({ ply, by, events }: Played): Played => ({ ply, by, events })

/** Whether it goes on only when a person says so. */
const asks = ({ awaited, confirming, luck, over }: Omit<Update, 'played'>): boolean =>
  awaited.length > 0 || confirming || luck === true || over

type Weight = (events: readonly unknown[]) => number
const usual: Weight = () => 1

export class Showing {
  private readonly deps: ShowingDeps
  private readonly line: Step[] = []
  /** How much longer than usual a game wants an entry to be shown; 1 is as usual. */
  private weight = usual
  private cancel: (() => void) | null = null
  /** The entries of an update go into the log and are held nowhere else: one that comes twice is known once. */
  private latest: Omit<Update, 'played'> | null = null

  private readonly viewS = signal<unknown>(null)
  private readonly decisionS = signal<Decision | null>(null)
  private readonly logS = signal<readonly Played[]>([])
  private readonly showingS = signal<readonly unknown[]>([])
  private readonly behindS = signal(0)
  private readonly hurriedS = signal(false)
  private readonly thinkingS = signal<readonly Seat[]>([])
  private readonly awaitedS = signal<readonly Seat[]>([])
  private readonly luckS = signal(false)
  private readonly confirmingS = signal(false)
  private readonly undoS = signal<UndoState>(NOTHING)
  private readonly overS = signal(false)

  readonly view: ReadonlySignal<unknown> = this.viewS
  readonly decision: ReadonlySignal<Decision | null> = this.decisionS
  readonly log: ReadonlySignal<readonly Played[]> = this.logS
  readonly showing: ReadonlySignal<readonly unknown[]> = this.showingS
  readonly behind: ReadonlySignal<number> = this.behindS
  /** All is shown at once until a person is asked. */
  readonly hurried: ReadonlySignal<boolean> = this.hurriedS
  /** Others play, and it takes time to be shown. */
  readonly skippable = computed(() => {
    const slow = !this.hurriedS.value && this.deps.pace() !== 'instant'
    return slow && (this.behindS.value > 0 || this.showingS.value.length + this.thinkingS.value.length > 0)
  })
  readonly thinking: ReadonlySignal<readonly Seat[]> = this.thinkingS
  readonly awaited: ReadonlySignal<readonly Seat[]> = this.awaitedS
  /** The table waits to be told what luck brought. */
  readonly luck: ReadonlySignal<boolean> = this.luckS
  readonly confirming: ReadonlySignal<boolean> = this.confirmingS
  readonly undoState: ReadonlySignal<UndoState> = this.undoS
  readonly over: ReadonlySignal<boolean> = this.overS

  constructor(deps: ShowingDeps) {
    this.deps = deps
  }

  /** Lets the game say which entries carry weight: their time is multiplied. Nobody waits for it to decide or to skip. */
  weigh(weight: Weight): void {
    this.weight = weight
  }

  /** Length of the log as the table last told it; what the next request must name. */
  get ply(): number {
    return this.latest?.ply ?? 0
  }

  /** Takes an update in. Late, repeated and gapped ones do no harm. */
  take(update: Update): void {
    const first = this.latest === null
    const known = this.ply
    const from = update.ply - update.played.length
    if (update.undone || first || from > known || update.ply < known) {
      if (update.ply < known && !update.undone && from > 0) return
      this.jump(update, from)
      return
    }
    const { played: told, ...rest } = update
    this.latest = rest
    const fresh = told.slice(known - from)
    for (const [i, played] of fresh.entries())
      this.line.push({ played: asLogged(played), view: i === fresh.length - 1 ? update.view : played.view })
    const hurried = this.hurriedS.value
    if (asks(rest)) this.hurriedS.value = false
    if (hurried || this.deps.pace() === 'instant') this.skip()
    else if (this.cancel === null || this.isOwn(fresh)) this.step()
    else this.settle()
  }

  /** Shows the latest state at once. */
  skip(): void {
    const rest = this.line.splice(0)
    this.stop()
    batch(() => {
      if (rest.length > 0) this.logS.value = [...this.logS.value, ...rest.map((step) => step.played)]
      this.showingS.value = []
      this.settle()
    })
  }

  /** And so is whatever others do next, until a person is asked. */
  hurry(): void {
    this.skip()
    this.hurriedS.value = this.latest !== null && !asks(this.latest)
  }

  /** Nothing more is shown. */
  stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  /** Keeps nothing of what was told: it was for other eyes. What comes next is a first sight. */
  forget(): void {
    this.stop()
    this.line.length = 0
    this.latest = null
    // The game's screen hangs on its own.
    this.weight = usual
    batch(() => {
      this.viewS.value = null
      this.decisionS.value = null
      this.logS.value = []
      this.showingS.value = []
      this.behindS.value = 0
      this.hurriedS.value = false
      this.thinkingS.value = []
      this.awaitedS.value = []
      this.luckS.value = false
      this.confirmingS.value = false
      this.undoS.value = NOTHING
      this.overS.value = false
    })
  }

  /** A state that does not follow from what was shown: first sight, undo, another window's past. */
  private jump(update: Update, from: number): void {
    this.stop()
    this.line.length = 0
    const { played: told, ...rest } = update
    this.latest = rest
    if (asks(rest)) this.hurriedS.value = false
    batch(() => {
      const kept = this.logS.value.filter((played) => played.ply < from)
      this.logS.value = [...kept, ...told.map(asLogged)]
      this.showingS.value = []
      this.settle()
    })
  }

  /** The person's own move and nothing else in the line: what is still being shown makes way for it. */
  private isOwn(fresh: readonly Played[]): boolean {
    return fresh.length > 0 && fresh.length === this.line.length && fresh[0]?.by === this.latest?.viewer
  }

  private step(): void {
    this.stop()
    const step = this.line.shift()
    if (!step) {
      batch(() => {
        this.showingS.value = []
        this.settle()
      })
      return
    }
    batch(() => {
      this.logS.value = [...this.logS.value, step.played]
      if (step.view !== undefined) this.viewS.value = step.view
      this.showingS.value = step.played.events
      this.settle()
    })
    const ms = this.duration(step.played)
    if (ms === 0) this.step()
    else
      this.cancel = this.deps.after(ms, () => {
        this.cancel = null
        this.step()
      })
  }

  private duration({ events, by }: Played): number {
    if (events.length === 0) return 0
    const viewer = this.latest?.viewer
    const usual = PACE_MS[this.deps.pace()]
    const weight = this.weight(events)
    // What carries weight is not hurried over, however long the line.
    if (weight > 1) return Math.round(usual * weight)
    const hurry = this.line.length > LONG_LINE ? IN_A_HURRY : 1
    return Math.round(usual * hurry * (by !== viewer && concerns(events, viewer) ? CONCERNS_ME : 1))
  }

  /** With nobody left in the line the person may decide, whatever is still moving. */
  private settle(): void {
    const { latest, line } = this
    if (!latest) return
    const caughtUp = line.length === 0
    batch(() => {
      this.behindS.value = line.length
      this.thinkingS.value = latest.thinking
      this.awaitedS.value = caughtUp ? latest.awaited : []
      if (caughtUp) this.viewS.value = latest.view
      this.decisionS.value = caughtUp ? latest.decision : null
      this.luckS.value = caughtUp && latest.luck === true
      this.confirmingS.value = caughtUp && latest.confirming
      this.undoS.value = caughtUp ? latest.undo : NOTHING
      this.overS.value = caughtUp && latest.over
    })
  }
}
