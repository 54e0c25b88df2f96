/** A table host with everything around it in memory: the store is real (in a fake database), workers and clock are hand-driven. */
import { advise } from '../bots/advise.ts'
import type { Advised } from '../bots/bot.ts'
import { type Choice, choose, chooseLine, LEVELS, type Line } from '../bots/index.ts'
import { outlook } from '../bots/outlook.ts'
import { BadInput, type Game } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import type { ReadSession } from '../core/session.ts'
import { toy } from '../core/testing/toy.ts'
import { Connection } from '../storage/db.ts'
import type { Editions } from '../storage/editions.ts'
import { Saves } from '../storage/saves.ts'
import type { Sessions } from '../storage/sessions.ts'
import { Shelter } from '../storage/shelter.ts'
import { openShelves } from '../storage/shelves.ts'
import type { BotQuestion, BotReply, Bots, Clock } from './bot-pool.ts'
import { TableHost } from './host.ts'
import type { Channel, Locks } from './ownership.ts'
import type { FromTable, NewTable, Notice, Reply, Request, Update } from './protocol.ts'
// What is loaded when it is first needed is there already: nothing waits for a file.
import './advice.ts'
import './library.ts'
import './review.ts'

/** Timers that fire only when told to. */
export class HandClock implements Clock {
  time = 0
  private timers: { at: number; work: () => void }[] = []
  now = () => this.time
  after(ms: number, work: () => void): () => void {
    const timer = { at: this.time + ms, work }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((each) => each !== timer)
    }
  }
  /** Timers that have not fired yet. */
  get waiting(): number {
    return this.timers.length
  }
  pass(ms: number): void {
    this.time += ms
    const due = this.timers.filter((timer) => timer.at <= this.time)
    this.timers = this.timers.filter((timer) => timer.at > this.time)
    for (const timer of due) timer.work()
  }
}

/** Locks as browsers keep them, for several windows in one process. */
export class MemoryLocks implements Locks {
  private readonly held = new Map<string, { done: Promise<void>; rob: () => void }>()
  private readonly line = new Map<string, (() => void)[]>()
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => Promise<void>,
  ): Promise<void> {
    const taken = this.held.get(name)
    if (taken && options.ifAvailable) return work(null)
    if (taken && !options.steal) {
      return new Promise((resolve, reject) => {
        const turn = () => resolve(this.request(name, {}, work))
        this.line.set(name, [...(this.line.get(name) ?? []), turn])
        options.signal?.addEventListener('abort', () => {
          this.line.set(
            name,
            (this.line.get(name) ?? []).filter((each) => each !== turn),
          )
          reject(new Error('aborted'))
        })
      })
    }
    taken?.rob()
    return new Promise((resolve, reject) => {
      const entry = { done: Promise.resolve(), rob: () => reject(new Error('stolen')) }
      this.held.set(name, entry)
      entry.done = work({}).then(() => {
        if (this.held.get(name) === entry) this.held.delete(name)
        resolve()
        const [next, ...rest] = this.line.get(name) ?? []
        this.line.set(name, rest)
        if (!this.held.has(name)) next?.()
      })
    })
  }
}

/** Channels between windows; messages are copied as browsers do. */
export class MemoryChannels {
  private readonly ends = new Map<string, Set<(message: unknown) => void>>()
  /** Messages are lost. */
  mute = false
  open = (name: string): Channel => {
    let mine: ((message: unknown) => void) | null = null
    const all = this.ends.get(name) ?? new Set()
    this.ends.set(name, all)
    return {
      post: (message) => {
        if (this.mute) return
        const copy = structuredClone(message)
        for (const end of all) if (end !== mine) queueMicrotask(() => all.has(end) && end(copy))
      },
      listen: (work) => {
        mine = work
        all.add(work)
      },
      close: () => {
        if (mine) all.delete(mine)
      },
    }
  }
}

/** Bots that answer at once, or hold their answers, or misbehave. */
export class HandBots implements Bots {
  readonly asked: BotQuestion[] = []
  stopped = 0
  readonly prepared: string[] = []
  behave: 'well' | 'illegal' | 'late' | 'hold' | 'broken' = 'well'
  private held: { readonly resolve: (reply: BotReply) => void; readonly reply: BotReply }[] = []
  private readonly game: Game
  constructor(game: Game) {
    this.game = game
  }
  prepare(game: string): void {
    this.prepared.push(game)
  }
  ask(question: BotQuestion): Promise<BotReply> {
    this.asked.push(question)
    if (this.behave === 'broken') throw new Error('no worker to be had')
    const view = structuredClone(question.view) as object
    const asked = [this.game, view, question.seat, new Sfc32(question.seed), () => 0] as const
    if (question.outlook !== undefined) {
      const [game, view, seat, rng, now] = asked
      return this.give({ kind: 'outlook', outlook: outlook({ game, view, seat, rng, now, budget: { ms: 1, iterations: 8 } }) })
    }
    const answer: Choice & Partial<Advised & Line> = question.advice
      ? advise(...asked, { ms: LEVELS.sharp.ms, iterations: 40 }, question.made, question.instead)
      : { ...(question.line ? chooseLine : choose)('greedy', ...asked, { ms: LEVELS.greedy.ms }) }
    const { move, more = [], reasons = [], second, ...why } = answer
    const reply: BotReply = {
      kind: 'move',
      move: this.behave === 'illegal' ? 0x7000000 : move,
      more,
      why: { ...why, reasons: [...reasons], ...(second ? { second: { ...second, next: [...(second.next ?? [])] } } : {}) },
    }
    return this.give(reply)
  }
  private give(reply: BotReply): Promise<BotReply> {
    if (this.behave === 'late') return Promise.resolve({ kind: 'late' })
    return this.behave === 'hold' ? new Promise((resolve) => this.held.push({ resolve, reply })) : Promise.resolve(reply)
  }
  release(): void {
    for (const { resolve, reply } of this.held.splice(0)) resolve(reply)
  }
  stop(): void {
    this.stopped++
    for (const { resolve } of this.held.splice(0)) resolve({ kind: 'stopped' })
  }
}

/** What all windows of one browser share. */
export class Browser {
  readonly locks = new MemoryLocks()
  readonly channels = new MemoryChannels()
  ids = 0
  today = 1000
}

/** Entries of the toy's sessions are words. @throws BadInput */
const readToySession: ReadSession = (_, entries) => {
  const faults = entries.flatMap((entry, at) => (typeof entry === 'string' ? [] : [{ path: `entries[${at}]`, message: 'is no word' }]))
  if (faults.length > 0) throw new BadInput(faults)
  return { round: entries.length + 1, over: false }
}

/** One window with its worker. */
export class Window {
  readonly clock = new HandClock()
  readonly bots: HandBots
  readonly advisers: HandBots
  readonly sent: FromTable[] = []
  readonly host: TableHost
  readonly saves: Saves
  readonly sessions: Sessions
  readonly editions: Editions
  /** Set to make every write fail from now on. */
  dead = false
  private asked = 0

  constructor(browser: Browser, game: Game = toy as unknown as Game, saves: Saves = new Saves(new Connection())) {
    this.bots = new HandBots(game)
    this.advisers = new HandBots(game)
    const shelves = openShelves()
    this.saves = saves
    this.sessions = shelves.sessions
    this.editions = shelves.editions
    this.host = new TableHost({
      saves,
      unseal: async (text) => void (saves instanceof Shelter && (await saves.unseal(text))),
      shelves: async () => shelves,
      loadClerk: async (id) => (id === game.id ? readToySession : null),
      bots: this.bots,
      advisers: this.advisers,
      clock: this.clock,
      ownership: { locks: browser.locks, channel: browser.channels.open, after: (ms, work) => this.clock.after(ms, work) },
      loadGame: async (id) => (id === game.id ? game : null),
      newId: () => `id-${++browser.ids}`,
      today: () => ++browser.today,
      send: (message) => {
        if (!this.dead) this.sent.push(structuredClone(message))
      },
    })
  }

  /** Sends a request and gives the reply. */
  async ask(request: Request): Promise<Reply> {
    const id = ++this.asked
    this.host.receive({ ...request, id })
    const replied = () => this.sent.find((message) => 'id' in message && message.id === id)
    // What nothing waits for may take a few rounds through the store.
    for (let rounds = 0; rounds < 20 && (rounds === 0 || !replied()); rounds++) await this.calm()
    const reply = replied()
    if (!reply || !('id' in reply)) throw new Error(`no reply to ${request.type}`)
    return reply
  }

  /** Until nothing moves without the clock. */
  async calm(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      await this.host.settled()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  notices<K extends Notice['type']>(type: K): Extract<Notice, { type: K }>[] {
    return this.sent.filter((message): message is Extract<Notice, { type: K }> => message.type === type)
  }

  get last(): Update {
    const update = this.notices('update').at(-1)
    if (!update) throw new Error('no update yet')
    return update
  }

  async create(table: NewTable): Promise<string> {
    const reply = await this.ask({ type: 'create', table })
    if (reply.type !== 'done' || !reply.table) throw new Error(JSON.stringify(reply))
    return reply.table
  }
}

/** A toy table: a person first, then bots. */
export function toyTable(seats: number, seed = 1, humans = 1): NewTable {
  return {
    game: 'toy',
    name: 'Test',
    seed,
    options: { rounds: 2 },
    seats: Array.from({ length: seats }, (_, i) =>
      i < humans ? { kind: 'human', name: `P${i}` } : { kind: 'bot', name: `B${i}`, level: 'steady' },
    ),
  }
}
