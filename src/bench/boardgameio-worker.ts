/** Runs the boardgame.io side in a thread of its own: its drafts must not turn the call sites of the plain rules megamorphic. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../games/index.ts'
import { boardgameioPlayouts } from './boardgameio.ts'

/** What the thread is started with. */
export interface Drafts {
  readonly game: string
  readonly seats: number
}

const { game: id, seats } = workerData as Drafts
const game = await loadGame(id)
const root = game.setup(game.notation.options({}), seats)
parentPort?.on('message', ({ ms, seed }: { ms: number; seed: number }) => {
  parentPort?.postMessage(boardgameioPlayouts(game, root, ms, seed))
})
