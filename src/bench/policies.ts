/** Ways of playing a bot can be held to: the same bot, with some of its moves forbidden. What is forbidden is the game's affair, not the bot's. */
import type { Game, Knowledge, Move, Plans, Seat, Types } from '../core/game.ts'
import type { GameId } from '../games/index.ts'

/** What is left of the legal moves of a seat; never nothing. */
export type Keep = (seat: Seat, moves: readonly Move[]) => readonly Move[]

/** The bot as it is: it does what pays. */
export const FREE = 'pays'

/** A game in which one seat keeps to a policy. Its bot knows that of itself, and takes the others for free. */
export function held(game: Game, seat: Seat, keep: Keep): Game {
  const { playingToWin } = game.advice
  const kept = (who: Seat, all: readonly Move[]): readonly Move[] => {
    const left = who === seat ? keep(who, all) : all
    return left.length > 0 ? left : all
  }
  /** Shortcuts to likely moves know nothing of policies: those moves are looked for among all that are left. */
  const knowing = <K extends Knowledge<Types>>({ obvious: _obvious, drawn: _drawn, plans, ...knowledge }: K) => ({
    ...knowledge,
    ...(plans && { plans: (s: object, who: Seat, most: number) => planned(plans(s, who, most), kept(who, game.moves(s, who))) }),
  })
  return {
    ...game,
    advice: { ...knowing(game.advice), ...(playingToWin && { playingToWin: (who: Seat) => knowing(playingToWin(who)) }) },
    moves: (s, who, into = []) => {
      if (who !== seat) return game.moves(s, who, into)
      for (const move of kept(who, game.moves(s, who))) into.push(move)
      return into
    },
  }
}

/** Of plans those that begin with one of these moves. */
const planned = (plans: Plans | null, moves: readonly Move[]): Plans | null =>
  plans && { ...plans, lines: plans.lines.filter(([move]) => move !== undefined && moves.includes(move)) }

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
