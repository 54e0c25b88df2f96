/** The table worker: wires a {@link TableHost} to the browser. No logic here. */
import { GAMES, isGameId } from '../games/index.ts'
import { Connection } from '../storage/db.ts'
import { Saves } from '../storage/saves.ts'
import { BotPool } from './bot-pool.ts'
import { TableHost } from './host.ts'
import { browserChannel, browserLocks, clock, portOf } from './wiring.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope

const host = new TableHost({
  saves: new Saves(new Connection()),
  bots: new BotPool(() => portOf(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })), clock),
  clock,
  ownership: { locks: browserLocks(), channel: browserChannel, after: clock.after },
  loadGame: async (id) => (isGameId(id) ? GAMES[id]() : null),
  newId: () => crypto.randomUUID(),
  today: () => Date.now(),
  send: (message) => scope.postMessage(message),
})

scope.addEventListener('message', (event: MessageEvent<unknown>) => host.receive(event.data))
