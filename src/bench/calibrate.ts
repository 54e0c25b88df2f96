/**
 * Are foretold chances to win right?
 *
 *     npm run calibrate -- --game pixie-queen [--seats 4] [--games 100] [--level greedy] [--seed 1] [--json]
 *
 * Bots of a level play; now and then the one who decides foretells everybody's chance from what it sees. Prints the Brier score beside
 * that of equal chances, for the whole game and its thirds, and how often what was foretold came. `--json` prints every forecast.
 */
import { choose, LEVEL_NAMES } from '../bots/index.ts'
import { winChances } from '../bots/outlook.ts'
import { readArgs } from '../cli/args.ts'
import { GAMES, isGameId, loadGame } from '../games/index.ts'
import { brier, type Forecast, forecasts, reliability } from './calibration.ts'
import type { Contestant } from './contest.ts'
import { mean } from './estimates.ts'
import { aligned } from './long-tally.ts'

const args = readArgs(['calibrate', ...process.argv.slice(2)])
const id = args.need('game')
if (!isGameId(id)) throw new Error(`--game is one of ${Object.keys(GAMES).join(', ')}`)
const game = await loadGame(id)
const level = LEVEL_NAMES.find((name) => name === (args.text('level') ?? 'greedy'))
if (!level) throw new Error(`--level is one of ${LEVEL_NAMES.join(', ')}`)
const seats = args.number('seats', 4)
const games = args.number('games', 100)
const seed = args.number('seed', 1)
/** Real decisions between two forecasts: games of many small ones are not looked at more often. */
const STEP = 24

const bot: Contestant = (view, seat, rng) => choose(level, game, view, seat, rng, () => performance.now()).move
const found: Forecast[] = []
for (let deal = 0; deal < games; deal++)
  found.push(
    ...(await forecasts(
      game,
      game.notation.options({}),
      Array.from({ length: seats }, () => bot),
      seed + deal,
      STEP,
    )),
  )

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const equal = Array.from({ length: seats }, () => 1 / seats)

/** The scores of a part of the game. */
function row(name: string, from: number, to: number): string[] {
  const part = found.filter(({ at }) => at >= from && at < to)
  const score = (of: (each: Forecast) => readonly number[]) => mean(part.map((each) => brier(of(each), each.won))).toFixed(3)
  return [name, String(part.length), score((each) => winChances(each.outlook)), score(() => equal)]
}

if (args.flag('json')) for (const each of found) console.log(JSON.stringify(each))
else {
  console.log(`${id}, ${seats} seats, ${games} games of ${level}`)
  const thirds = ['first third', 'second', 'last'].map((name, i) => row(name, i / 3, (i + 1) / 3))
  console.log(aligned([['part', 'forecasts', 'Brier', 'equal chances'], row('whole game', 0, 1), ...thirds]))
  const bins = reliability(
    found.flatMap(({ outlook, won }) => winChances(outlook).map((chance, seat) => [chance, won[seat] ?? 0] as const)),
  )
  console.log(
    aligned([
      ['foretold', 'came', 'number'],
      ...bins.map(({ count, foretold, came }) => [percent(foretold), percent(came), String(count)]),
    ]),
  )
}
