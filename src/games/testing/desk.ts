/** A table worker with the real rules and a real store in a fake database: what files and messages are brought to. */
import type { Json } from '../../core/game.ts'
import { Connection } from '../../storage/db.ts'
import { unsealed } from '../../storage/refuge.ts'
import { Saves } from '../../storage/saves.ts'
import { openShelves } from '../../storage/shelves.ts'
import { TableHost } from '../../worker/host.ts'
import { openRecord } from '../../worker/opening.ts'
import type { FromTable, Reply } from '../../worker/protocol.ts'
import { Browser, HandBots, HandClock } from '../../worker/testing.ts'
import { GAMES, isGameId, loadClerk } from '../index.ts'
import { type Examples, editionOf, fileOf, resultOf, sessionOf, tableOf } from './corpus.ts'
import type { Watch } from './doors.ts'
import { checkProblem, type Fate } from './laws.ts'

const STORES = ['tables', 'entries', 'sessions', 'notes', 'editions', 'results']
const loadGame = async (id: string) => (isGameId(id) ? GAMES[id]() : null)
/** Milliseconds after which nobody waits for an answer any more: what is loaded for one takes its time on a busy machine. */
const PATIENCE = 10_000
/** Rounds in which an answer too many would come. */
const ROUNDS = 2

export class Desk {
  private readonly connection = new Connection()
  private readonly saves = new Saves(this.connection)
  private readonly shelves = openShelves(this.connection)
  private readonly sent: FromTable[] = []
  private readonly host: TableHost
  private asked = 1_000_000
  private stock: ReadonlyMap<string, ReadonlyMap<string, unknown>> = new Map()
  private text = ''
  private table = ''
  /** Sound messages to an open table. */
  requests: readonly Json[] = []

  private constructor(example: Examples) {
    const [browser, clock] = [new Browser(), new HandClock()]
    const bots = () => {
      const hand = new HandBots(example.game)
      hand.behave = 'late'
      return hand
    }
    this.host = new TableHost({
      saves: this.saves,
      unseal: async (text) => void unsealed(text),
      shelves: async () => this.shelves,
      loadClerk,
      loadGame,
      bots: bots(),
      advisers: bots(),
      clock,
      ownership: { locks: browser.locks, channel: browser.channels.open, after: (ms, work) => clock.after(ms, work) },
      newId: () => `id-${++browser.ids}`,
      today: () => ++browser.today,
      send: (message) => this.sent.push(structuredClone(message)),
    })
  }

  /** A desk with something of everything in its store, and one table open. */
  static async open(all: readonly Examples[]): Promise<Desk> {
    const [example] = all
    if (!example) throw new Error('no games')
    const desk = new Desk(example)
    const people = example.logs.slice(1, 2).map((log) => ({
      ...(tableOf(example, log, '') as object),
      created: 1,
      seats: Array.from({ length: example.seats }, (_, i) => ({ kind: 'human', name: `Person ${i}` })),
    }))
    const older = (part: Json): Json => ({ ...(part as object), created: 2 })
    const parts = { sessions: [older(sessionOf(example))], editions: [older(editionOf(example))], results: [older(resultOf(example))] }
    const text = JSON.stringify(fileOf({ tables: people, ...parts }))
    const reply = await desk.ask({ type: 'import', text })
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    desk.stock = await desk.dump()
    desk.text = JSON.stringify([...desk.stock].map(([store, records]) => [store, [...records]]))
    desk.table = reply.tables?.[0] ?? ''
    desk.requests = requestsFor(desk.table, example)
    return desk
  }

  /** Imports a file; whatever comes of it, what was there before is there unchanged, and a refusal left nothing behind. */
  async importFile(text: string, watch: Watch): Promise<Fate> {
    const reply = await watch(() => this.ask({ type: 'import', text }))
    if (reply.type === 'failed') {
      const fate = checkProblem(reply.problem)
      await this.expectStock()
      return fate
    }
    if (reply.type !== 'done') throw new Error(`no answer to an import: ${reply.type}`)
    await this.expectReadable(reply)
    await this.clear()
    return 'taken'
  }

  /** Brings a message in at an open table: answered once, told clearly if refused, and the worker lives on. */
  async receive(message: Json, watch: Watch): Promise<Fate> {
    await this.ask({ type: 'open', table: this.table, viewer: 0 })
    this.sent.length = 0
    const id = (message as { readonly id?: unknown } | null)?.id
    await watch(async () => {
      this.host.receive(structuredClone(message))
      await this.calm(() => this.sent.some((each) => 'id' in each || each.type === 'problem'))
    })
    const replies = this.sent.filter((each): each is Reply => 'id' in each)
    const claimed = typeof id === 'number'
    if (replies.length !== (claimed ? 1 : 0)) throw new Error(`${replies.length} replies`)
    const problems = this.sent.flatMap((each) => ('problem' in each && each.problem ? [each.problem] : []))
    if (!claimed && problems.length === 0) throw new Error('ignored without a word')
    const sane = problems.filter(({ kind }) => !['notFound', 'staleMove', 'noHint', 'otherWindow'].includes(kind))
    for (const problem of sane) checkProblem(problem, /./)
    this.sent.length = 0
    if ((await this.ask({ type: 'settings', confirmTurns: false })).type !== 'done') throw new Error('the worker is gone')
    await this.ask({ type: 'close' })
    await this.reset()
    return problems.length > 0 ? 'refused' : 'taken'
  }

  private async ask(request: object): Promise<Reply> {
    const id = ++this.asked
    this.sent.length = 0
    this.host.receive({ ...request, id })
    const found = () => this.sent.find((each): each is Reply => 'id' in each && each.id === id)
    await this.calm(() => found() !== undefined)
    const reply = found()
    if (!reply) throw new Error('no reply')
    return reply
  }

  /** Until it is done and nothing more comes, or there is no patience left. */
  private async calm(done: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE
    for (let after = 0; after < ROUNDS && performance.now() < end; after = done() ? after + 1 : 0) {
      await this.host.settled()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  private async dump(): Promise<ReadonlyMap<string, ReadonlyMap<string, unknown>>> {
    const db = await this.connection.get()
    const tx = db.transaction(STORES, 'readonly')
    const stores = STORES.map(async (name) => {
      const [keys, values] = await Promise.all([tx.objectStore(name).getAllKeys(), tx.objectStore(name).getAll()])
      return [name, new Map(keys.map((key, i) => [JSON.stringify(key), values[i] as unknown]))] as const
    })
    return new Map(await Promise.all(stores))
  }

  private async expectStock(): Promise<void> {
    const now = await this.dump()
    if (JSON.stringify([...now].map(([store, records]) => [store, [...records]])) !== this.text) throw new Error('the store was changed')
  }

  /** What was taken opens, is listed and goes into a file again. */
  private async expectReadable({ tables = [], sessions = [], editions = [] }: Extract<Reply, { type: 'done' }>): Promise<void> {
    for (const id of tables) await openRecord({ saves: this.saves, loadGame }, id)
    const out = await this.ask({ type: 'export', tables, sessions, editions })
    if (out.type !== 'done') throw new Error(`taken and not to be had again: ${JSON.stringify(out)}`)
    const [listed, told, kept, book] = await Promise.all([
      this.saves.list(),
      this.shelves.sessions.list(),
      this.shelves.editions.list(),
      this.saves.results.list(),
    ])
    const lost = [listed.unreadable.length, told.unreadable.length, kept.unreadable.length, book.unreadable]
    if (lost.some((n) => n > 0)) throw new Error(`taken and not readable: ${lost.join()}`)
  }

  /** Takes away what came in; what was there before must be there as it was. */
  private async clear(): Promise<void> {
    const now = await this.dump()
    const tx = (await this.connection.get()).transaction(STORES, 'readwrite')
    for (const [store, records] of now) {
      const before = this.stock.get(store)
      for (const key of records.keys()) if (!before?.has(key)) void tx.objectStore(store).delete(JSON.parse(key) as IDBValidKey)
    }
    await tx.done
    await this.expectStock()
  }

  /** Puts the store back as it was: messages may change it by right. */
  private async reset(): Promise<void> {
    const tx = (await this.connection.get()).transaction(STORES, 'readwrite')
    for (const store of STORES) {
      void tx.objectStore(store).clear()
      for (const record of this.stock.get(store)?.values() ?? []) void tx.objectStore(store).put(record)
    }
    await tx.done
  }
}

/** What a worker leaves of a table that is not kept. */
const SEALED = {
  ...{ id: 'a', format: 1, game: 'toy', rules: 1, name: 'A', seats: [{ kind: 'human', name: 'A' }], options: {}, seed: 1 },
  ...{ created: 1, updated: 1, ply: 1, owner: 'me', keptBy: '', deleted: null, summary: { round: 1, over: false, turn: [0], ranks: null } },
  log: [[0, 1]],
}

const requestsFor = (table: string, example: Examples): readonly Json[] => {
  const ply = example.logs[1]?.length ?? 0
  const at = { id: 1, ply, seat: 0 }
  return [
    {
      type: 'create',
      id: 1,
      table: {
        game: example.game.id,
        seats: [
          { kind: 'human', name: 'A' },
          { kind: 'bot', name: 'B', level: 'steady' },
        ],
        seed: 1,
        options: {},
        name: 'T',
      },
    },
    { type: 'open', id: 1, table, viewer: 0 },
    { type: 'see', id: 1, viewer: 1 },
    { type: 'move', ...at, move: 8 },
    { type: 'undo', ...at },
    { type: 'luck', ...at, outcome: { demand: 'apple' } },
    { type: 'position', id: 1 },
    { type: 'endTurn', id: 1, ply },
    { type: 'look', id: 1, ply: 2 },
    { type: 'hint', ...at },
    { type: 'why', id: 1, ply: 3 },
    { type: 'chances', id: 1, ply },
    { type: 'review', id: 1 },
    { type: 'stopReview', id: 1 },
    { type: 'seat', id: 1, seat: 1, control: { kind: 'bot', name: 'C', level: 'sharp', temperament: 'surprise' } },
    { type: 'settings', id: 1, confirmTurns: true },
    { type: 'takeOver', id: 1 },
    { type: 'wakeBots', id: 1 },
    { type: 'export', id: 1, tables: [table] },
    { type: 'check', id: 1, game: example.game.id, edition: example.edition },
    { type: 'import', id: 1, text: '{"format":1,"tables":[]}' },
    { type: 'unseal', id: 1, text: JSON.stringify({ tables: [SEALED] }) },
    { type: 'close', id: 1 },
  ]
}
