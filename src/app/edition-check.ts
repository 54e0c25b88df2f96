/** What a game says of an edition that is being entered. Only workers know the rules, so one of them is asked, about the newest values. */

import type { Fault, Json } from '../core/game.ts'
import type { Problem, Reply, Request } from '../worker/protocol.ts'
import { problemFrom } from './parts.ts'

/** Faults by places in the edition, or why nobody could say. */
export type Verdict = { readonly faults: readonly Fault[] } | { readonly problem: Problem }

/** What is needed of the bridge to a worker. */
export interface Asks {
  ask(request: Request): Promise<Reply>
  terminate(): void
}

const openBridge = async (): Promise<Asks> => {
  const { Bridge } = await import('../worker/bridge.ts')
  return new Bridge(
    () => undefined,
    () => undefined,
  )
}

/** Places as the form knows them: the edition is an option of the table. */
const inEdition = (fault: Fault): Fault => ({ ...fault, path: fault.path.replace(/^(options\.)?edition\.?/, '') })

function verdictOf(reply: Reply): Verdict {
  if (reply.type === 'failed') return { problem: reply.problem }
  return { faults: (reply.type === 'done' ? (reply.faults ?? []) : []).map(inEdition) }
}

/** Asks about one value at a time; while it waits only the newest is remembered. */
export class Checker {
  private readonly game: string
  private readonly hear: (value: Json, verdict: Verdict) => void
  private readonly open: () => Promise<Asks>
  private bridge: Promise<Asks> | null = null
  private next: { readonly value: Json } | null = null
  private busy = false
  private ended = false

  /** `hear` gets every answer with the value it is about. */
  constructor(game: string, hear: (value: Json, verdict: Verdict) => void, open: () => Promise<Asks> = openBridge) {
    this.game = game
    this.hear = hear
    this.open = open
  }

  /** Has a value checked. */
  check(value: Json): void {
    this.next = { value }
    if (!this.busy) void this.work()
  }

  /** Nothing is heard any more. */
  end(): void {
    this.ended = true
    void this.bridge?.then(
      (bridge) => bridge.terminate(),
      () => undefined,
    )
  }

  private async work(): Promise<void> {
    this.busy = true
    while (this.next && !this.ended) {
      const { value } = this.next
      this.next = null
      const verdict = await this.ask(value)
      if (!this.ended) this.hear(value, verdict)
    }
    this.busy = false
  }

  private async ask(value: Json): Promise<Verdict> {
    try {
      this.bridge ??= this.open()
      return verdictOf(await (await this.bridge).ask({ type: 'check', game: this.game, edition: value }))
    } catch (error) {
      this.bridge = null
      return { problem: problemFrom(error) }
    }
  }
}

/** What a game says of one edition, once. */
export const verdictOn = (game: string, value: Json): Promise<Verdict> =>
  new Promise((resolve) => {
    const checker = new Checker(game, (_, verdict) => {
      checker.end()
      resolve(verdict)
    })
    checker.check(value)
  })
