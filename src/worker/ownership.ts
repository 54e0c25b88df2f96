/** One writer per table: a lock held by the owner's worker, and a channel on which the others follow. */

import type { Viewer } from '../core/game.ts'
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

/** How long another window has to hand over before its lock is taken, or to say that it is there. */
const HANDOVER = 1000

const lockName = (table: string) => `fey-table:${table}`

/** This window's part in a table: owner or follower, and the talk with the others. */
export class Ownership {
  private readonly deps: OwnershipDeps
  private readonly table: string
  private readonly channel: Channel | null
  private readonly onGained: () => void
  /** The lock that was waited for is here. */
  private come: () => void
  private readonly onLost: () => void
  private waiting = new AbortController()
  private gone = false
  private release: (() => void) | null = null
  /** Another window has been heard. */
  private heard: () => void = () => undefined
  private cancelSteal: () => void = () => undefined

  /**
   * `onGained`: this window has become the owner after having followed. `onLost`: it has been robbed of it.
   * Browsers without locks own every table they open; the token in the store still keeps writers apart.
   */
  constructor(deps: OwnershipDeps, table: string, hear: (message: Neighbourly) => void, onGained: () => void, onLost: () => void) {
    this.deps = deps
    this.table = table
    this.onGained = onGained
    this.come = onGained
    this.onLost = onLost
    this.channel = deps.channel(lockName(table))
    this.channel?.listen((message) => {
      const known = enterNeighbour(message)
      if (!known) return
      this.heard()
      hear(known)
    })
  }

  /** True when this window owns the table now; else it waits in line for the lock. `viewer` looks here. */
  async claim(viewer: Viewer): Promise<boolean> {
    if (!this.deps.locks || (await this.hold({ ifAvailable: true }))) return true
    this.wait()
    return this.outlives(viewer)
  }

  /**
   * The lock of a worker that has just died stays for a moment, longer on a busy machine; a living owner answers. Resolves to true
   * when nobody does and the lock comes soon: then this is the next worker of the same window, or its page was loaded anew.
   */
  private outlives(viewer: Viewer): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (got: boolean) => {
        cancel()
        this.heard = () => undefined
        this.come = this.onGained
        resolve(got)
      }
      const cancel = this.deps.after(HANDOVER, () => end(false))
      this.heard = () => end(false)
      this.come = () => end(true)
      this.say({ type: 'hello', viewer })
    })
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
    void this.hold({ signal: this.waiting.signal }).then((got) => got && this.come())
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
