/** One writer per table: a lock held by the owner's worker, and a channel on which the others follow. */

import type { Neighbourly } from './door.ts'
import { enterNeighbour } from './door.ts'

/** The browser's locks as far as we use them (Web Locks). */
export interface Locks {
  /** Calls `held` with the lock, or with null when `ifAvailable` and it is taken; the lock lasts as long as its promise. */
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    held: (lock: object | null) => Promise<void>,
  ): Promise<void>
}

/** A channel between windows (BroadcastChannel). */
export interface Channel {
  post(message: unknown): void
  listen(onMessage: (message: unknown) => void): void
  close(): void
}

export interface OwnershipDeps {
  readonly locks: Locks | null
  channel(name: string): Channel | null
  after(ms: number, work: () => void): () => void
}

/** How long another window has to hand over before its lock is taken. */
const HANDOVER = 1000

const lockName = (table: string) => `fey-table:${table}`

/** This window's part in a table: owner or follower, and the talk with the others. */
export class Ownership {
  private readonly deps: OwnershipDeps
  private readonly table: string
  private readonly channel: Channel | null
  private readonly onGained: () => void
  private readonly onLost: () => void
  private waiting = new AbortController()
  private gone = false
  private release: (() => void) | null = null
  private cancelSteal: () => void = () => undefined

  /**
   * `onGained`: this window has become the owner after having followed. `onLost`: it has been robbed of it.
   * Browsers without locks own every table they open; the token in the store still keeps writers apart.
   */
  constructor(deps: OwnershipDeps, table: string, hear: (message: Neighbourly) => void, onGained: () => void, onLost: () => void) {
    this.deps = deps
    this.table = table
    this.onGained = onGained
    this.onLost = onLost
    this.channel = deps.channel(lockName(table))
    this.channel?.listen((message) => {
      const known = enterNeighbour(message)
      if (known) hear(known)
    })
  }

  /** True when this window owns the table now; else it waits in line for the lock. */
  async claim(): Promise<boolean> {
    if (!this.deps.locks) return true
    const got = await this.hold({ ifAvailable: true })
    if (!got) this.wait()
    return got
  }

  say(message: Neighbourly): void {
    this.channel?.post(message)
  }

  /** Asks the owner to hand over, and takes the lock when it does not answer. */
  takeOver(): void {
    this.say({ type: 'yield' })
    this.cancelSteal = this.deps.after(HANDOVER, () => {
      if (!this.release) void this.hold({ steal: true }).then((got) => got && this.onGained())
    })
  }

  /** Hands the table over and follows from now on. */
  yield(): void {
    this.release?.()
    this.release = null
    this.wait()
  }

  leave(): void {
    this.gone = true
    this.cancelSteal()
    this.waiting.abort()
    this.release?.()
    this.release = null
    this.channel?.close()
  }

  private wait(): void {
    this.waiting.abort()
    this.waiting = new AbortController()
    void this.hold({ signal: this.waiting.signal }).then((got) => got && this.onGained())
  }

  /** Resolves once the lock is held (or refused); it stays held until released or stolen. */
  private hold(options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }): Promise<boolean> {
    return new Promise((resolve) => {
      let mine = false
      const held = (lock: object | null): Promise<void> => {
        if (lock === null || this.release || this.gone) {
          resolve(false)
          return Promise.resolve()
        }
        mine = true
        this.cancelSteal()
        // A lock taken by force leaves the own place in the line behind: give it up.
        if (options.steal) this.waiting.abort()
        return new Promise((done) => {
          this.release = done
          resolve(true)
        })
      }
      this.deps.locks?.request(lockName(this.table), options, held).catch(() => {
        resolve(false)
        if (mine && this.release) this.robbed()
      })
    })
  }

  private robbed(): void {
    this.release = null
    this.wait()
    this.onLost()
  }
}
