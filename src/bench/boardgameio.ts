/**
 * The outside yardstick: boardgame.io driving the very same rules through a thin adapter. Its reducer wraps every move in
 * an Immer draft, so hand this module its own copy of the rules: functions shared between plain states and drafts turn
 * megamorphic and would slow both sides.
 */
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { CHANCE, type Game, type Move, type Types } from '../core/game.ts'
import { type Rng, Sfc32 } from '../core/rng.ts'
import { processorMs } from './playouts.ts'

/** What the adapter needs of a match: state in `G`, everything else is the framework's. */
interface Match {
  G: object
}

/**
 * Plays random games through boardgame.io for about `ms` milliseconds of processor time.
 * @param shared the parts of the state that never change (compiled tables); kept outside the drafts, as its users would.
 * @returns nanoseconds per decision.
 */
export function boardgameioPlayouts<T extends Types>(game: Game<T>, root: T['state'], ms: number, seed = 1): number {
  const rng: Rng = new Sfc32(seed)
  const definition = {
    name: game.id,
    setup: () => game.clone(root),
    turn: { activePlayers: { all: '' } },
    moves: { play: ({ G }: Match, by: number, move: Move) => void game.apply(G as T['state'], by, move) },
    disableUndo: true,
  }
  const reducer = CreateGameReducer({ game: definition as never })
  const moves: Move[] = []
  let count = 0
  const start = processorMs()
  do {
    let match = InitializeGame({ game: definition as never, numPlayers: 5 }) as unknown as Match
    for (let actors = game.pending(match.G as T['state']); actors.length > 0; actors = game.pending(match.G as T['state'])) {
      const by = actors[0] ?? CHANCE
      moves.length = 0
      const move = by === CHANCE ? game.chance(match.G as T['state'], rng) : pick(game.moves(match.G as T['state'], by, moves), rng)
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [by, move], playerID: '0' } }
      match = reducer(match as never, action as never) as unknown as Match
      count++
    }
  } while (processorMs() - start < ms)
  return ((processorMs() - start) * 1e6) / count
}

const pick = (moves: readonly Move[], rng: Rng): Move => moves[rng.next(moves.length)] ?? 0
