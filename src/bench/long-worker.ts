/** One thread of the long run: every n-th game, counted; tells how far it is. */
import { parentPort, workerData } from 'node:worker_threads'
import { planOf, play } from './long-game.ts'
import { count, type Tally } from './long-tally.ts'
import { SUPERVISED, type SupervisedId } from './supervised.ts'

/** The games of a thread: `first`, `first + step`, ... below `end`. */
export interface Share {
  readonly game: SupervisedId
  readonly first: number
  readonly step: number
  readonly end: number
  readonly seed: number
}

/** What a thread says; the last message has `tally`. */
export type Report =
  | { readonly type: 'progress'; readonly games: number }
  | { readonly type: 'fault'; readonly game: number; readonly text: string }
  | { readonly type: 'tally'; readonly tally: Tally }

const PROGRESS = 250

const tell = (report: Report): void => parentPort?.postMessage(report)
const { game, first, step, end, seed } = workerData as Share
const supervised = await SUPERVISED[game]()
const tally: Tally = {}
let games = 0
for (let number = first; number < end; number += step) {
  const plan = planOf(supervised, number)
  const ending = play(supervised, plan, seed)
  count(tally, plan, ending)
  if (ending.fault !== null)
    tell({
      type: 'fault',
      game: number,
      text: `${plan.style} ${JSON.stringify(plan.variant.options)} ${plan.seats} seats: ${ending.fault}`,
    })
  if (++games % PROGRESS === 0) tell({ type: 'progress', games: PROGRESS })
}
tell({ type: 'tally', tally })
