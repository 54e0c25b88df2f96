/** One game between bots, played in the rules alone: no table, no worker. */
import type { Line } from '../bots/index.ts'
import { type Actor, CHANCE, type Game, type Move, type Seat } from '../core/game.ts'
import { type Rng, rngAt } from '../core/rng.ts'

/** Who decides for a seat: gets its view, never the state. */
export type Contestant = (view: object, seat: Seat, rng: Rng) => Promise<Move> | Move

/** A bot that answers whole decisions, and is asked again when what it said is done. */
export function byLines(answer: (view: object, seat: Seat, rng: Rng) => Line): Contestant {
  let said: Move[] = []
  return (view, seat, rng) => {
    const next = said.shift()
    if (next !== undefined) return next
    const { move, more } = answer(view, seat, rng)
    said = [...more]
    return move
  }
}

/** Bots' luck apart from the table's, so that the same deal is the same whoever plays. */
const BOT_STREAM = 0x62_6f_74

/** What came of a game. */
export interface Result {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** Milliseconds of each real decision, by seat: those with one legal move are not counted. */
  readonly times: readonly (readonly number[])[]
}

/** Sees the state after each entry of a game, with who made it and what happened. */
export type Watch = (state: object, by: Actor, events: readonly { readonly type: string }[]) => void

/**
 * Plays a game to its end.
 * @param luck the deal: with the same number CHANCE draws the same, whoever sits where
 * @throws Error naming a bot that answers against the rules
 */
export async function contest(game: Game, options: object, seats: readonly Contestant[], luck: number, watch?: Watch): Promise<Result> {
  const s = game.setup(options, seats.length)
  const times: number[][] = seats.map(() => [])
  let ply = 0
  for (let actors = game.pending(s); actors.length > 0; actors = game.pending(s)) {
    const by = actors[0] ?? CHANCE
    const rng = rngAt(by === CHANCE ? luck : luck ^ BOT_STREAM, ply++)
    const move = by === CHANCE ? game.chance(s, rng) : await decide(game, s, by, seats[by], rng, times[by] ?? [])
    const events: { type: string }[] = []
    game.apply(s, by, move, (event) => events.push(event))
    watch?.(s, by, events)
  }
  return { scores: [...game.scores(s)], ranks: [...game.ranks(s)], times }
}

async function decide(game: Game, s: object, by: Seat, bot: Contestant | undefined, rng: Rng, times: number[]): Promise<Move> {
  const moves = game.moves(s, by)
  if (!bot || moves.length === 0) throw new Error(`nobody decides for seat ${by}`)
  const view = game.view(s, by)
  const start = performance.now()
  const move = await bot(view, by, rng)
  if (moves.length > 1) times.push(performance.now() - start)
  const verdict = game.judge(s, by, move)
  if (!verdict.ok) throw new Error(`seat ${by} answered against the rules: ${verdict.code}`)
  return move
}
