/** Decisions of a whole game at which a search has something to think about. */
import { drawIndex, weighted } from '../bots/imagine.ts'
import { CHANCE, type Game, type Seat } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'

/** A question to a bot. */
export interface Decision {
  readonly view: object
  readonly seat: Seat
}

/** Plays one likely game from `root` and keeps `count` decisions of those that are searched, evenly over the game; all where there are fewer. */
export function decisionsOf(game: Game, root: object, count: number): Decision[] {
  const s = game.clone(root)
  const found: Decision[] = []
  for (let ply = 0; ; ply++) {
    const actor = game.pending(s)[0]
    if (actor === undefined) break
    const rng = rngAt(1, ply)
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.chance(s, rng))
      continue
    }
    const { moves, weights } = weighted(game, s, actor)
    const move = moves[drawIndex(weights, rng)] ?? 0
    if (moves.length > 1 && (game.advice.effort?.(s, actor) ?? 1) > 0) found.push({ view: game.view(s, actor), seat: actor })
    game.apply(s, actor, move)
  }
  return Array.from({ length: Math.min(count, found.length) }, (_, i) => found[Math.floor((i * found.length) / count)]).filter(
    (decision) => decision !== undefined,
  )
}
