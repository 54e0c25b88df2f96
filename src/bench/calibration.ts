/** How well foretold chances to win agree with what came: forecasts of games between bots, and what they were worth. */
import { type Outlook, outlook } from '../bots/outlook.ts'
import type { Game } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { type Contestant, contest } from './contest.ts'

/** Possible worlds a forecast is taken from. */
const WORLDS = 16
const still = () => 0

/** What the deciding seat expected at a moment, and who won in the end. */
export interface Forecast {
  readonly outlook: Outlook
  /** Share of the game that had been played, 0 to 1. */
  readonly at: number
  /** What each seat had of the win. */
  readonly won: readonly number[]
}

/** Plays a game and takes a forecast at every `step`th real decision, from what the one who decides sees. */
export async function forecasts(game: Game, options: object, bots: readonly Contestant[], luck: number, step: number): Promise<Forecast[]> {
  const taken: { readonly outlook: Outlook; readonly nth: number }[] = []
  let nth = 0
  const watched = bots.map(
    (bot): Contestant =>
      (view, seat, rng) => {
        if (nth % step === step - 1) {
          const budget = { ms: 1, iterations: WORLDS }
          taken.push({ nth, outlook: outlook({ game, view, seat, budget, rng: new Sfc32(luck, nth), now: still }) })
        }
        nth++
        return bot(view, seat, rng)
      },
  )
  const { ranks } = await contest(game, options, watched, luck)
  const winners = ranks.filter((rank) => rank === 1).length
  const won = ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
  return taken.map((each) => ({ outlook: each.outlook, at: each.nth / nth, won }))
}

/** Brier score of foretold chances: the squared error summed over seats, 0 (always right) to 2. */
export const brier = (chances: readonly number[], won: readonly number[]): number =>
  chances.reduce((sum, chance, seat) => sum + (chance - (won[seat] ?? 0)) ** 2, 0)

/** Chances that were foretold alike, and how often it came so. */
export interface Bin {
  readonly from: number
  readonly count: number
  readonly foretold: number
  readonly came: number
}

/** Sorts foretold chances into tenths. */
export function reliability(pairs: readonly (readonly [chance: number, won: number])[]): Bin[] {
  return Array.from({ length: 10 }, (_, i) => pairs.filter(([chance]) => Math.min(9, Math.floor(chance * 10)) === i)).flatMap((bin, i) => {
    const mean = (of: 0 | 1) => bin.reduce((sum, pair) => sum + pair[of], 0) / bin.length
    return bin.length === 0 ? [] : [{ from: i / 10, count: bin.length, foretold: mean(0), came: mean(1) }]
  })
}
