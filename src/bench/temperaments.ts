/**
 * What does a temperament do to a bot? One seat has it, the others are of none; all of one level.
 *
 *     npm run temperaments -- --game pixie-queen [--bots ivy,nettle] [--level steady] [--seats 2] [--games 60] [--seed 1] [--json]
 *
 * The one seat goes round the table, with the same cards and luck at every place. Prints its share of wins with a 95 %
 * interval over deals, and in what it differs most from the others at its table, beyond doubt: how often something happened
 * by its moves in a game, and how many points of a feature it had on the mean.
 */
import { choose, LEVEL_NAMES, temperamentsOf, tempered } from '../bots/index.ts'
import { readArgs } from '../cli/args.ts'
import { usage } from '../cli/errors.ts'
import { GAMES, isGameId, loadGame } from '../games/index.ts'
import { type Contestant, contest } from './contest.ts'
import { estimate, mean, plusMinus } from './estimates.ts'

const args = readArgs(['temperaments', ...process.argv.slice(2)])
const id = args.need('game')
if (!isGameId(id)) throw usage(`--game is one of ${Object.keys(GAMES).join(', ')}`)
const game = await loadGame(id)
const level = LEVEL_NAMES.find((name) => name === (args.text('level') ?? 'steady'))
if (!level) throw usage(`--level is one of ${LEVEL_NAMES.join(', ')}`)
const seats = args.number('seats', 2)
const deals = Math.ceil(args.number('games', 60) / seats)
const seed = args.number('seed', 1)
const options = game.notation.options({})
/** Time enough for every look of a level that counts them, so that a busy machine changes nothing. */
const PATIENT = level === 'sharp' ? undefined : { ms: 60_000 }
/** Differences told (`--json` has all), each so many times as large as half its 95 % interval: with dozens to look at, some would be beyond that by luck. */
const MOST = 4
const CLEAR = 1.5

const contestant =
  (temperament: string | undefined): Contestant =>
  (view, seat, rng) =>
    choose(level, tempered(game, seat, temperament), view, seat, rng, () => performance.now(), PATIENT).move

/** What a seat did and had in a game, by name. */
type Traits = Map<string, number>

const add = (traits: Traits | undefined, name: string, value: number): void => {
  traits?.set(name, (traits.get(name) ?? 0) + value)
}

/** The value of one seat, less the mean of the others'. */
function beyond(place: number, of: (seat: number) => number): number {
  let others = 0
  for (let seat = 0; seat < seats; seat++) if (seat !== place) others += of(seat)
  return of(place) - others / (seats - 1)
}

/** Plays one game: who won, and how the seat differs in what it did and had. */
async function played(temperament: string, place: number, deal: number): Promise<{ won: number; lead: number; differs: Traits }> {
  const traits = Array.from({ length: seats }, (): Traits => new Map())
  let looks = 0
  const bots = traits.map((_, seat) => contestant(seat === place ? temperament : undefined))
  const { scores, ranks } = await contest(game, options, bots, seed + deal, (s, by, events) => {
    for (const { type } of events) add(traits[by], `${type}, times`, 1)
    if (game.pending(s).length === 0) return
    looks++
    for (const [seat, each] of traits.entries())
      for (const { name, value } of game.advice.features(s, seat)) add(each, `${name}, points`, value)
  })
  for (const each of traits) for (const [name, value] of each) if (name.endsWith('points')) each.set(name, value / looks)
  const names = new Set(traits.flatMap((each) => [...each.keys()]))
  const differs: Traits = new Map([...names].map((name) => [name, beyond(place, (seat) => traits[seat]?.get(name) ?? 0)]))
  const won = ranks[place] === 1 ? 100 / ranks.filter((rank) => rank === 1).length : 0
  return { won, lead: beyond(place, (seat) => scores[seat] ?? 0), differs }
}

async function measure(temperament: string) {
  const byDeal: Awaited<ReturnType<typeof played>>[][] = []
  for (let deal = 0; deal < deals; deal++) {
    const games = []
    for (let place = 0; place < seats; place++) games.push(await played(temperament, place, deal))
    byDeal.push(games)
  }
  const names = new Set(byDeal.flat().flatMap(({ differs }) => [...differs.keys()]))
  const differences = [...names]
    .map((name) => ({ name, by: estimate(byDeal.map((games) => mean(games.map(({ differs }) => differs.get(name) ?? 0)))) }))
    .filter(({ by: [middle, half] }) => Math.abs(middle) > CLEAR * half)
    .sort((a, b) => Math.abs(b.by[0]) / b.by[1] - Math.abs(a.by[0]) / a.by[1])
  return {
    temperament,
    games: deals * seats,
    wins: estimate(byDeal.map((games) => mean(games.map(({ won }) => won)))),
    lead: estimate(byDeal.map((games) => mean(games.map(({ lead }) => lead)))),
    differences,
  }
}

type Finding = Awaited<ReturnType<typeof measure>>

const told = ({ temperament, games, wins, lead, differences }: Finding): string => {
  const most = differences
    .slice(0, MOST)
    .map(({ name, by }) => `${name} ${by[0] > 0 ? '+' : ''}${plusMinus(by)}`)
    .join('; ')
  return `${temperament}: ${games} games, wins ${plusMinus(wins, ' %')}, lead ${plusMinus(lead)}; ${most || 'no clear difference'}`
}

// One line as soon as it is known: there are many games to be played.
for (const temperament of args.text('bots')?.split(',') ?? temperamentsOf(game)) {
  const finding = await measure(temperament)
  console.log(args.flag('json') ? JSON.stringify({ game: id, level, seats, seed, ...finding }) : told(finding))
}
