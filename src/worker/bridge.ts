/** The page's end of a table worker: requests get promises, a crashed worker is replaced, leaving ends it. */
import type { FromTable, Notice, Problem, Reply, Request } from './protocol.ts'

/** What the bridge needs of a worker; a real one fits. */
export interface PageWorker {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent<FromTable>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void
  terminate(): void
}

const spawnWorker = (): PageWorker => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' })

/** A script that does not load is told without a message. */
const problemIn = (event: Event): Problem =>
  event.type === 'error' && !('message' in event)
    ? { kind: 'missingPart' }
    : { kind: 'bug', message: 'message' in event ? String(event.message) : event.type }

/** Crashes in a row after which no further worker is started. */
const MOST_CRASHES = 3

export class Bridge {
  private readonly spawn: () => PageWorker
  private readonly hear: (notice: Notice) => void
  private readonly restarted: () => void
  private worker: PageWorker
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private asked = 0
  private crashes = 0
  private ended = false

  /**
   * `hear` gets every notice. `restarted` is called when a crashed worker has been replaced: open the table again;
   * what was on its way is answered with `bug` and not sent twice, for nobody knows whether it was done.
   */
  constructor(hear: (notice: Notice) => void, restarted: () => void, spawn: () => PageWorker = spawnWorker) {
    this.hear = hear
    this.restarted = restarted
    this.spawn = spawn
    this.worker = this.start()
  }

  /** There is no worker any more, and none will come: it was ended, or too many have crashed. */
  get gone(): boolean {
    return this.ended
  }

  /** Sends a request; the promise never rejects. */
  ask(request: Request): Promise<Reply> {
    const id = ++this.asked
    if (this.ended) return Promise.resolve({ type: 'failed', id, problem: { kind: 'notFound' } })
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.worker.postMessage({ ...request, id })
    })
  }

  /** Ends the worker at once; every entry it answered is saved. */
  terminate(): void {
    this.ended = true
    this.worker.terminate()
    this.giveUp({ kind: 'notFound' })
  }

  private start(): PageWorker {
    const worker = this.spawn()
    worker.addEventListener('message', ({ data }) => this.worker === worker && this.receive(data))
    const fall = (event: Event) => this.worker === worker && this.crashed(problemIn(event))
    worker.addEventListener('error', fall)
    worker.addEventListener('messageerror', fall)
    return worker
  }

  private receive(message: FromTable): void {
    if (!('id' in message)) {
      if (message.type === 'update') this.crashes = 0
      this.hear(message)
      return
    }
    const resolve = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    resolve?.(message)
  }

  private crashed(problem: Problem): void {
    if (this.ended) return
    this.worker.terminate()
    this.crashes++
    if (this.crashes > MOST_CRASHES) this.ended = true
    else this.worker = this.start()
    this.giveUp(problem)
    if (this.ended) this.hear({ type: 'problem', problem })
    else this.restarted()
  }

  private giveUp(problem: Problem): void {
    for (const [id, resolve] of this.waiting) resolve({ type: 'failed', id, problem })
    this.waiting.clear()
  }
}
