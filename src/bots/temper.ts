/** Bots with likes and dislikes: a game as a seat of some temperament values it. */
import type { Advice, Game, Knowledge, Seat, Tilt, Types, Winning } from '../core/game.ts'

/** The names of a game's temperaments. */
export const temperamentsOf = <T extends Types>(game: Game<T>): readonly string[] => Object.keys(game.advice.temperaments ?? {})

type Leanings = readonly (readonly [name: string, points: number])[]

/** What a tilt adds to each point of a seat's own features. */
const ownLeanings = ({ own = {} }: Tilt): Leanings => Object.entries(own).map(([name, factor = 1]) => [name, factor - 1])

function lean<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, leanings: Leanings): number {
  if (leanings.length === 0) return 0
  let sum = 0
  for (const { name, value } of game.advice.features(s, seat))
    for (const [liked, points] of leanings) if (liked === name) sum += points * value
  return sum
}

/** What a tilt adds to a seat's estimate. */
function leaningOf<T extends Types>(game: Game<T>, seat: Seat, tilt: Tilt): (s: T['state']) => number {
  const own = ownLeanings(tilt)
  const theirs: Leanings = Object.entries(tilt.others ?? {}).map(([name, points = 0]) => [name, points])
  return (s) => {
    let sum = lean(game, s, seat, own)
    if (theirs.length === 0) return sum
    const seats = game.scores(s).length
    for (let other = 0; other < seats; other++) if (other !== seat) sum += lean(game, s, other, theirs) / (seats - 1)
    return sum
  }
}

/** Points that make a liked move about three times as obvious. */
const LIKING = 1

/**
 * The game as a seat of this temperament sees it while it thinks about one question: its own estimate leans towards what it likes,
 * measured from where its thoughts begin, so that only what changes counts; and of the decision at hand it thinks first of what
 * brings that at once. A finished game counts as it is. Without a temperament it is the game itself.
 * @throws Error when the game knows no such temperament
 */
export function tempered<T extends Types>(game: Game<T>, seat: Seat, temperament: string | undefined): Game<T> {
  if (temperament === undefined) return game
  if (!temperamentsOf(game).includes(temperament)) throw new Error(`${game.id} knows no temperament "${temperament}"`)
  const { advice } = game
  const leaning = leaningOf(game, seat, advice.temperaments?.[temperament] ?? {})
  let start: number | undefined
  /** The world imagined last, as long as nothing was done in it. */
  let untouched: T['state'] | null = null
  const gain = (s: T['state']): number => (game.pending(s).length === 0 ? 0 : leaning(s) - (start ?? 0))
  const liking = (known: Knowledge<T>): Knowledge<T> => ({
    ...known,
    weights(s, who, moves, into) {
      known.weights(s, who, moves, into)
      if (who !== seat || s !== untouched) return
      for (const [i, move] of moves.entries()) {
        if (into[i] === 0) continue
        const next = game.clone(s)
        game.apply(next, seat, move)
        into[i] = (into[i] ?? 0) * Math.exp(gain(next) / LIKING)
      }
    },
  })
  const tilted =
    (evaluate: Advice<T>['evaluate']): Advice<T>['evaluate'] =>
    (s, who) =>
      who === seat ? evaluate(s, who) + gain(s) : evaluate(s, who)
  const winning = (known: Winning<T>): Winning<T> => ({ ...liking(known), ...(known.evaluate && { evaluate: tilted(known.evaluate) }) })
  const { playingToWin } = advice
  return {
    ...game,
    determinize(view, rng, into) {
      untouched = game.determinize(view, rng, into)
      start ??= leaning(untouched)
      return untouched
    },
    apply(s, by, move, emit) {
      if (s === untouched) untouched = null
      game.apply(s, by, move, emit)
    },
    advice: {
      ...advice,
      ...liking(advice),
      ...(playingToWin && { playingToWin: (winner) => winning(playingToWin(winner)) }),
      evaluate: tilted(advice.evaluate),
    },
  }
}
