/** The bot worker beside a table: started when first needed, terminated on stop or when late, gone when idle. */
import type { Outlook } from '../bots/outlook.ts'
import type { Seat } from '../core/game.ts'
import { type BotAnswer, enterAnswer } from './door.ts'
import type { BotLevel } from './protocol.ts'

/** A question to a bot: a view, never a state. */
export interface BotQuestion {
  readonly game: string
  readonly level: BotLevel
  /** One of the game's; advice is given without any. */
  readonly temperament?: string | undefined
  readonly view: unknown
  readonly seat: Seat
  /** Start of the bot's own luck. */
  readonly seed: number
  /** Thinking time in milliseconds. */
  readonly ms: number
  /** The answer carries the seat's next moves as well, as far as they follow from this view. */
  readonly line?: boolean
  /** A person asks what to do, and why: the strongest level answers, with reasons. */
  readonly advice?: boolean
  /** And what that level thinks of this move, which was made, instead of its own choice. */
  readonly made?: number
  /** Its reasons are held against this move. */
  readonly instead?: number
  /** Nothing is to be decided: the answer is how the game may still end, as so many possible worlds tell that fit the seat's view. */
  readonly outlook?: number
}

/** What a worker is to its owner. */
export interface WorkerPort {
  post(message: unknown): void
  listen(onMessage: (message: unknown) => void, onError: (message: string) => void): void
  terminate(): void
}

export interface Clock {
  /** Milliseconds, by a clock that all workers share. */
  now(): number
  /** Runs `work` after `ms` milliseconds; the answer cancels it. */
  after(ms: number, work: () => void): () => void
}

/** What a bot has to say about its move; reasons only where advice was asked. */
export type Why = Pick<Extract<BotAnswer, { type: 'answer' }>, 'evaluation' | 'reasons' | 'second'>

export type BotReply =
  | { readonly kind: 'move'; readonly move: number; readonly more: readonly number[]; readonly why: Why }
  | { readonly kind: 'outlook'; readonly outlook: Outlook }
  /** `stopped` when it was called off; the others ask for a fallback. */
  | { readonly kind: 'late' | 'failed' | 'stopped' }

/** What the table worker knows of bots. */
export interface Bots {
  /** A bot will soon be asked about this game. */
  prepare(game: string): void
  ask(question: BotQuestion): Promise<BotReply>
  /** Ends all thinking at once. */
  stop(): void
}

/** A late answer is one that comes this long after its budget; the first one also loads the rules. */
const GRACE = 250
const START_UP = 4000
const IDLE = 30_000

/** One bot worker; questions beyond the first wait in its queue. After `idle` milliseconds without any it is gone. */
export class BotPool implements Bots {
  private readonly spawn: () => WorkerPort
  private readonly clock: Clock
  private worker: WorkerPort | null = null
  private warm = false
  private asked = 0
  private readonly open = new Map<number, (reply: BotReply) => void>()
  private cancelIdle: () => void = () => undefined

  private readonly idle: number

  constructor(spawn: () => WorkerPort, clock: Clock, idle = IDLE) {
    this.spawn = spawn
    this.clock = clock
    this.idle = idle
  }

  prepare(game: string): void {
    if (!this.worker) {
      this.worker = this.start()
      this.worker.post({ prepare: game })
    }
    this.rest()
  }

  ask(question: BotQuestion): Promise<BotReply> {
    this.cancelIdle()
    this.worker ??= this.start()
    const id = ++this.asked
    const waiting = this.open.size
    return new Promise((resolve) => {
      const cancel = this.clock.after((question.ms + GRACE) * (waiting + 1) + (this.warm ? 0 : START_UP), () => {
        this.settle(id, { kind: 'late' })
        this.stop()
      })
      this.open.set(id, (reply) => {
        cancel()
        resolve(reply)
      })
      // A worker that is still starting learns how long ago it was asked: the wait is part of the time it has.
      this.worker?.post({ ...question, id, ...(this.warm ? {} : { asked: this.clock.now() }) })
    })
  }

  stop(): void {
    this.cancelIdle()
    this.worker?.terminate()
    this.worker = null
    this.warm = false
    for (const id of [...this.open.keys()]) this.settle(id, { kind: 'stopped' })
  }

  private start(): WorkerPort {
    const worker = this.spawn()
    worker.listen(
      (message) => this.receive(message),
      () => {
        for (const id of [...this.open.keys()]) this.settle(id, { kind: 'failed' })
        this.stop()
      },
    )
    return worker
  }

  private receive(message: unknown): void {
    const answer = enterAnswer(message)
    if (!answer) return
    this.warm = true
    this.settle(answer.id, replyOf(answer))
    this.rest()
  }

  private rest(): void {
    this.cancelIdle()
    if (this.open.size === 0) this.cancelIdle = this.clock.after(this.idle, () => this.stop())
  }

  private settle(id: number, reply: BotReply): void {
    const resolve = this.open.get(id)
    this.open.delete(id)
    resolve?.(reply)
  }
}

function replyOf(answer: BotAnswer): BotReply {
  if (answer.type === 'outlook') return { kind: 'outlook', outlook: answer.outlook }
  return answer.type === 'answer' ? { kind: 'move', move: answer.move, more: answer.more, why: answer } : { kind: 'failed' }
}
