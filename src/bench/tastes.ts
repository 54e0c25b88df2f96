/** How well a taste plays: games in which nobody thinks, and everybody does what is likeliest by its own. */
import { playObvious } from '../bots/imagine.ts'
import { CHANCE, type Game, type Seat, type Taste, type Tastes, type Types } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'

/** Plays a game; the deal is the same for the same luck, whoever sits where. */
function scoresOf<T extends Types>(game: Game<T>, options: T['options'], seats: number, luck: number): readonly number[] {
  const s = game.setup(options, seats)
  let ply = 0
  for (let [by] = game.pending(s); by !== undefined; [by] = game.pending(s)) {
    if (by === CHANCE) game.apply(s, CHANCE, game.chance(s, rngAt(luck, ply++)))
    else if (!playObvious(game, s, by)) throw new Error(`seat ${by} has no move`)
  }
  return game.scores(s)
}

/** The tastes of a game. @throws Error where it has none */
export function tastesOf<T extends Types>(game: Game<T>): Tastes<T> {
  if (!game.advice.tastes) throw new Error('this game has no tastes that could be learned')
  return game.advice.tastes
}

/** Leads of one seat of this taste over the mean of the others, who have everybody's: a game a deal, the seat going round the table. */
export function leads<T extends Types>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  taste: Taste,
  from: number,
  deals: number,
): number[] {
  const { plain, knowledge } = tastesOf(game)
  return Array.from({ length: deals }, (_, n) => {
    const mine: Seat = n % seats
    const table = { ...game, advice: { ...game.advice, ...knowledge((seat) => (seat === mine ? taste : plain)) } }
    const scores = scoresOf(table, options, seats, from + n)
    const sum = scores.reduce((a, b) => a + b, 0)
    const own = scores[mine] ?? 0
    return own - (sum - own) / (seats - 1)
  })
}
