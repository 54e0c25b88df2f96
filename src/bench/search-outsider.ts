/** The tree search of boardgame.io in a thread of its own: how often a second it looks into the future, one decision after another. */
import { parentPort, workerData } from 'node:worker_threads'
import { Sfc32 } from '../core/rng.ts'
import { loadGame } from '../games/index.ts'
import type { Decision } from './decisions.ts'
import { mctsContestant } from './mcts.ts'
import { processorMs } from './playouts.ts'

/** What the thread is started with. */
export interface Outsider {
  readonly game: string
  readonly decisions: readonly Decision[]
}

const { game: id, decisions } = workerData as Outsider
const game = await loadGame(id)
let asked = 0
parentPort?.on('message', async (ms: number) => {
  const { view, seat } = decisions[asked++ % decisions.length] ?? { view: {}, seat: 0 }
  let looks = 0
  const start = processorMs()
  await mctsContestant(game, ms, (n) => (looks += n))(view, seat, new Sfc32(asked))
  parentPort?.postMessage((1000 * looks) / (processorMs() - start))
})
