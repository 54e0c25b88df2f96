/**
 * A fixed amount of work for an instruction counter: `node steps.js GAME|yardstick SEATS COUNT`. The same arguments execute
 * the same decisions on every machine, so the difference between two counts is the cost of the decisions alone.
 */
import { CHANCE, type Move } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { loadGame } from '../games/index.ts'
import { yardstickGame } from './yardstick/playouts.ts'

async function play(id: string, seats: number, count: number): Promise<void> {
  const game = await loadGame(id)
  const root = game.setup(game.notation.options({}), seats)
  const rng = new Sfc32(1)
  const moves: Move[] = []
  let state = game.clone(root)
  for (let i = 0; i < count; i++) {
    const actor = game.pending(state)[0]
    if (actor === undefined) state = game.clone(root)
    else if (actor === CHANCE) game.apply(state, CHANCE, game.chance(state, rng))
    else {
      moves.length = 0
      game.moves(state, actor, moves)
      game.apply(state, actor, moves[rng.next(moves.length)] ?? 0)
    }
  }
}

const [what = 'yardstick', seats = '4', count = '0'] = process.argv.slice(2)
if (what === 'yardstick') for (let done = 0, n = 0; done < Number(count); n++) done += yardstickGame(n)
else await play(what, Number(seats), Number(count))
