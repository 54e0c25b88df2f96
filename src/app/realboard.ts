/** A table that follows a real board, as the page sees it: who looks is whoever is awaited, and what bots did is to be carried out. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { type Actor, CHANCE, type Json, type Seat } from '../core/game.ts'
import type { Played, SeatControl } from '../worker/protocol.ts'
import type { RealBoard, Sharing } from './model.ts'

interface Deps {
  readonly log: ReadonlySignal<readonly Played[]>
  readonly seats: ReadonlySignal<readonly SeatControl[]>
  readonly asks: ReadonlySignal<boolean>
  /** Entries the page knows of. */
  ply(): number
  tell(outcome: Json): Promise<boolean>
  position(): Promise<Json | null>
}

export class Mirror implements RealBoard {
  private readonly deps: Deps
  private readonly followedS = signal(false)
  private readonly carriedS = signal(0)
  private resumed = false
  private stop: () => void = () => undefined
  readonly followed: ReadonlySignal<boolean> = this.followedS
  readonly carriedOut: ReadonlySignal<number> = this.carriedS
  readonly asks: ReadonlySignal<boolean>

  constructor(deps: Deps) {
    this.deps = deps
    this.asks = deps.asks
  }

  /** The worker has said that the table follows a real board. */
  begin(sharing: Sharing): void {
    if (this.followedS.value) return
    this.followedS.value = true
    const stops = [
      effect(() => {
        const [next] = sharing.next.value
        // Nothing is secret here: the one who is awaited looks at once.
        if (next !== undefined) void sharing.reveal(next)
      }),
      effect(() => this.resume()),
    ]
    this.stop = () => {
      for (const stop of stops) stop()
    }
  }

  /** A table opened again goes on where people told it something last: they had carried out all before it. */
  private resume(): void {
    const [log, seats] = [this.deps.log.value, this.deps.seats.value]
    if (this.resumed || log.length === 0) return
    this.resumed = true
    this.carriedS.value = 1 + lastTold(log, seats)
  }

  /** Entries from here on are taken back: they have to be carried out again. */
  cut(ply: number): void {
    if (this.carriedS.value > ply) this.carriedS.value = ply
  }

  tell(outcome: Json): Promise<boolean> {
    return this.deps.tell(outcome)
  }

  position(): Promise<Json | null> {
    return this.deps.position()
  }

  carryOut(): void {
    this.carriedS.value = this.deps.ply()
  }

  leave(): void {
    this.stop()
  }
}

const isBot = (seats: readonly SeatControl[], by: Actor): boolean => seats[by]?.kind === 'bot'

/** The newest entry that people told, by its place in the log; -1 for none. To take back is to take back that one, and what bots did since. */
export const lastTold = (log: readonly Played[], seats: readonly SeatControl[]): number =>
  Math.max(-1, ...log.filter(({ by }) => !isBot(seats, by)).map(({ ply }) => ply))

/** What lies on the board and is taken back with the newest entry that people told, the last first: that entry, and of bots what was carried out. */
export function toPutBack<P extends Played>(log: readonly P[], seats: readonly SeatControl[], carriedOut: number): readonly P[] {
  const from = lastTold(log, seats)
  return from < 0 ? [] : log.filter(({ ply }) => ply === from || (ply > from && ply < carriedOut)).reverse()
}

/**
 * What is to be done on the board and nobody has said yet that it is, oldest first: all that bots did, what luck brought
 * them, and of the rest what happens by itself.
 */
export function toCarryOut<P extends Played>(
  log: readonly P[],
  seats: readonly SeatControl[],
  from: number,
  { itself, actor }: { itself(event: P['events'][number]): boolean; actor(event: P['events'][number]): Seat | null },
): readonly P[] {
  const isOfBot = (event: P['events'][number]) => isBot(seats, actor(event) ?? CHANCE)
  return log.flatMap((entry) => {
    if (entry.ply < from) return []
    const told = entry.events.filter((event) => itself(event) || (entry.by === CHANCE && isOfBot(event)))
    const events = isBot(seats, entry.by) ? entry.events : told
    return events.length > 0 ? [{ ...entry, events }] : []
  })
}
