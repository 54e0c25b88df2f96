/** Ways of playing a bot can be held to: the same bot, with some of its moves forbidden. What is forbidden is the game's affair, not the bot's. */
import type { Game, Move, Seat } from '../core/game.ts'
import type { GameId } from '../games/index.ts'

/** What is left of the legal moves of a seat; never nothing. */
export type Keep = (seat: Seat, moves: readonly Move[]) => readonly Move[]

/** The bot as it is: it does what pays. */
export const FREE = 'pays'

/** A game in which one seat keeps to a policy. Its bot knows that of itself, and takes the others for free. */
export function held(game: Game, seat: Seat, keep: Keep): Game {
  const { obvious: _obvious, drawn: _drawn, ...advice } = game.advice
  return {
    ...game,
    advice,
    moves: (s, who, into = []) => {
      if (who !== seat) return game.moves(s, who, into)
      const all = game.moves(s, who)
      const kept = keep(who, all)
      for (const move of kept.length > 0 ? kept : all) into.push(move)
      return into
    },
  }
}

async function fairySchool(): Promise<Readonly<Record<string, Keep>>> {
  const { V, paramOf, verbOf } = await import('../games/fairy-school/words.ts')
  const uses = (move: Move): boolean => verbOf(move) === V.activate
  const others = (seat: Seat, move: Move): boolean => uses(move) && ((paramOf(move) >> 1) & 7) !== seat
  return {
    /** Leaves no cube with a neighbour. */
    never: (seat, moves) => moves.filter((move) => !others(seat, move)),
    /** Does not stop while a neighbour's card can be used. */
    always: (seat, moves) => (moves.some((move) => others(seat, move)) ? moves.filter(uses) : moves),
  }
}

/** The policies worth asking about, by game. */
export const POLICIES: Readonly<Partial<Record<GameId, () => Promise<Readonly<Record<string, Keep>>>>>> = { 'fairy-school': fairySchool }
