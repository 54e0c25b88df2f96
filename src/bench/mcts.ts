/**
 * The outside yardstick as an opponent: boardgame.io's own tree search over the very same rules. It searches one possible
 * world of the view, with perfect information in it, as that is all it knows how to do.
 */
import { MCTSBot } from 'boardgame.io/ai'
import { InitializeGame } from 'boardgame.io/internal'
import { CHANCE, type Game, type Move } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import type { Contestant } from './contest.ts'

/** Longer than any game: playouts go to the end. */
const DEPTH = 100_000

interface Match {
  G: object
}

/** A number of iterations that lasts until time is up, one at least: the bot asks before each one whether it has done as many. */
const until = (end: number): number => ({ valueOf: () => (performance.now() < end ? Number.POSITIVE_INFINITY : 1) }) as unknown as number

/**
 * boardgame.io's bot with so many milliseconds a decision; always at least one iteration.
 * @param seen told the number of iterations of each decision
 */
export function mctsContestant(game: Game, ms: number, seen: (iterations: number) => void = () => undefined): Contestant {
  return async (view, seat, rng) => {
    const world = game.determinize(view, rng)
    const [first = 0, ...others] = game.moves(world, seat)
    if (others.length === 0) return first
    const luck = new Sfc32(rng.next(0x7fffffff))
    const definition = {
      name: game.id,
      setup: () => world,
      // Who decides is the rules' affair; the framework lets everybody act, and only its first player is asked for moves.
      turn: { activePlayers: { all: '' } },
      moves: { play: ({ G }: Match, by: number, move: Move) => void game.apply(G, by, move) },
      endIf: ({ G }: Match) => (game.pending(G).length === 0 ? { winner: String(game.ranks(G).indexOf(1)) } : undefined),
      disableUndo: true,
    }
    const enumerate = (G: object, _: unknown, player: string) => {
      const actor = game.pending(G)[0]
      if (player !== '0' || actor === undefined) return []
      const moves = actor === CHANCE ? [game.chance(G, luck)] : game.moves(G, actor)
      const playerID = String(Math.max(0, actor))
      return moves.map((move) => ({ type: 'MAKE_MOVE', payload: { type: 'play', args: [actor, move], playerID } }))
    }
    const end = performance.now() + ms
    const bot = new MCTSBot({
      game: definition as never,
      enumerate: enumerate as never,
      seed: String(luck.next(0x7fffffff)),
      iterations: () => until(end),
      playoutDepth: DEPTH,
    })
    const state = InitializeGame({ game: definition as never, numPlayers: game.seats[1] })
    const { action, metadata } = await bot.play(state, '0')
    seen(metadata.visits)
    const args = (action?.payload as { args?: readonly number[] } | undefined)?.args
    return args?.[1] ?? first
  }
}
