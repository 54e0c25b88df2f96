/** The yardstick: a much smaller worker-placement game in plain JavaScript objects; what an ordinary move costs on this machine now. */

import { processorMs } from '../playouts.ts'
import { Xs } from './definitions.mjs'
import { apply, clone, legal, setup } from './worker-placement.mjs'

const roots = Array.from({ length: 16 }, (_, i) => setup(i + 1))
const moves: number[] = new Array(64).fill(0)
const pick = new Xs(12345)

/** One random game. @returns the number of moves. */
export function yardstickGame(n: number): number {
  const state = clone(roots[n & 15])
  let count = 0
  for (let k = legal(state, moves); k > 0; k = legal(state, moves)) {
    apply(state, moves[pick.next(k)])
    count++
  }
  return count
}

/** Random games for about `ms` milliseconds of processor time. @returns nanoseconds per move. */
export function yardstick(ms: number): number {
  let count = 0
  let games = 0
  const start = processorMs()
  do count += yardstickGame(games++)
  while (processorMs() - start < ms)
  return ((processorMs() - start) * 1e6) / count
}
