/**
 * The one script of both kinds of workers, so that the rules are stored and fetched once: by its name it is a bot's, which takes
 * a view and gives a move and may be terminated at any moment, or else a table's, which wires a {@link TableHost} to the browser.
 */
import './own-scripts.ts'
import { GAMES, isGameId, loadClerk } from '../games/index.ts'
import { Connection } from '../storage/db.ts'
import { Saves } from '../storage/saves.ts'
import { answerTo } from './bot-desk.ts'
import { BotPool } from './bot-pool.ts'
import { TableHost } from './host.ts'
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
  const host = new TableHost({
    saves: new Saves(new Connection()),
    shelves: async () => (await import('../storage/shelves.ts')).openShelves(),
    bots: new BotPool(startBot, clock),
    advisers: new BotPool(startBot, clock, PONDERING),
    clock,
    ownership: { locks: browserLocks(), channel: browserChannel, after: clock.after },
    loadGame: async (id) => (isGameId(id) ? GAMES[id]() : null),
    loadClerk,
    newId: () => crypto.randomUUID(),
    today: () => Date.now(),
    send: (message) => scope.postMessage(message),
  })
  scope.addEventListener('message', (event: MessageEvent<unknown>) => host.receive(event.data))
}

if (scope.name === BOT) thinkHere()
else keepTables()
