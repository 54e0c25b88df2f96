/** Wires a {@link TableHost}, or the desk of a bot, to the browser. */
import './own-scripts.ts'
import { GAMES, isGameId, loadClerk } from '../games/index.ts'
import { Connection } from '../storage/db.ts'
import { Shelter } from '../storage/shelter.ts'
import { answerTo } from './bot-desk.ts'
import { BotPool } from './bot-pool.ts'
import { TableHost } from './host.ts'
import type { FromTable, Problem } from './protocol.ts'
import { browserChannel, browserLocks, clock, portOf } from './wiring.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const BOT = 'bot'
/** Milliseconds a person may ponder and still find the adviser awake. */
const PONDERING = 120_000

function thinkHere(): void {
  scope.addEventListener('message', (event: MessageEvent<unknown>) => {
    void answerTo(event.data, clock.now).then((answer) => answer && scope.postMessage(answer))
  })
}

const startBot = () => portOf(new Worker(scope.location.href, { type: 'module', name: BOT }))

function keepTables(): void {
  const send = (message: FromTable) => scope.postMessage(message)
  const newId = () => crypto.randomUUID()
  const tell = (table: string, problem: Problem | null) => send({ type: 'unkept', table, problem })
  const seal = (table: string, text: string) => send({ type: 'sealed', table, file: new Blob([text]) })
  const saves = new Shelter(new Connection(), { after: clock.after, newId, tell, seal })
  const host = new TableHost({
    saves,
    unseal: (text) => saves.unseal(text),
    shelves: async () => (await import('../storage/shelves.ts')).openShelves(),
    bots: new BotPool(startBot, clock),
    advisers: new BotPool(startBot, clock, PONDERING),
    clock,
    ownership: { locks: browserLocks(), channel: browserChannel, after: clock.after },
    loadGame: async (id) => (isGameId(id) ? GAMES[id]() : null),
    loadClerk,
    newId,
    today: () => Date.now(),
    send,
  })
  scope.addEventListener('message', (event: MessageEvent<unknown>) => host.receive(event.data))
}

/** Listens from now on: as a bot's worker or as a table's. */
export function begin(): void {
  if (scope.name === BOT) thinkHere()
  else keepTables()
}
