/**
 * Bots that let the page paint first. Both want the same few cores: while a bot thinks, a phone of two takes twice as long for a picture,
 * and a person sees that; nobody sees that a bot began a moment later, for its answer comes while what was before it is being shown.
 */
import type { BotQuestion, BotReply, Bots, Clock } from './bot-pool.ts'

/** Milliseconds after which a page that paints nothing is not waited for any longer. */
export const PATIENCE = 1000

export class PatientBots implements Bots {
  private readonly bots: Bots
  private readonly clock: Clock
  /** Length of the log as the page was told. */
  private told = 0
  /** And as it has painted it; null: it does not say, is hidden, or shows all at once, and is not waited for. */
  private painted: number | null = null
  /** What waits for the page; called with whether it may go on. */
  private readonly waiting = new Set<(on: boolean) => void>()
  /** How often all was called off. */
  private stops = 0

  constructor(bots: Bots, clock: Clock) {
    this.bots = bots
    this.clock = clock
  }

  /** The page is told of a log of this length. */
  tell(ply: number): void {
    this.told = ply
  }

  /** The page has painted a log of this length; null: it is not to be waited for. */
  paint(ply: number | null): void {
    this.painted = ply
    if (ply === null || ply === this.told) this.release(true)
  }

  prepare(game: string): void {
    this.bots.prepare(game)
  }

  ask(question: BotQuestion): Promise<BotReply> {
    return this.painted === null ? this.bots.ask(question) : this.askInTurn(question)
  }

  private async askInTurn(question: BotQuestion): Promise<BotReply> {
    const { stops } = this
    // The page is told what led to the question right after it.
    await null
    const on = stops === this.stops && (await this.quiet())
    return on ? this.bots.ask(question) : { kind: 'stopped' }
  }

  stop(): void {
    this.stops += 1
    this.release(false)
    this.bots.stop()
  }

  /** Resolves when the page has painted what it was told: to whether nothing was called off meanwhile. */
  private quiet(): Promise<boolean> | boolean {
    if (this.painted === null || this.painted === this.told) return true
    return new Promise((resolve) => {
      const go = (on: boolean) => {
        cancel()
        this.waiting.delete(go)
        resolve(on)
      }
      // It is not waited for again until there is more to paint: bots that decide one after another would each wait.
      const cancel = this.clock.after(PATIENCE, () => this.paint(this.told))
      this.waiting.add(go)
    })
  }

  private release(on: boolean): void {
    for (const go of [...this.waiting]) go(on)
  }
}
