/**
 * Does a way of playing, a place or a tile win too often? Real bots of one level play.
 *
 *     npm run balance -- --game fairy-school [--seats 2,3,4] [--games 100] [--bots never:pays,always:pays] [--level greedy]
 *                        [--options '{"giveAndTake":true}'] [--seed 1] [--json]
 *     npm run balance -- --game pixie-queen [--seats 2,3,4,5] [--games 100] [--level gentle] [--iterations 600] [--fresh]
 *     npm run balance -- --game fairy-school --ends [--seats 2,3,4,5,6] [--games 100] [--level sharp] [--iterations 600] [--fresh]
 *
 * Where a game has policies one seat keeps to one, the others to another.
 * Of each pair the first holds one seat and the second all others. The one seat goes round the table, with the same
 * cards and luck at every place. `pays` is the bot without a policy. Prints shares of wins and mean leads with 95 %
 * intervals over deals (a deal is one game at every seat), and mean scores.
 *
 * Where it has none, or with `--ends`, everybody plays alike, and the table is that of the ends (`ends.ts`): what is scored, winners above 0, players
 * out, and who wins by place in the first order, by tile, reward and starting deck, with 95 % intervals over games. Every game is written to
 * reports/balance/ as it ends; what was broken off goes on there, and two runs with other seeds share the work: a third one from
 * the smaller seed on tells both together. `--iterations` counts the looks of *sharp*, at most so many a decision, instead of reading
 * the clock; the other levels count theirs anyway. `--fresh` begins anew.
 */
import { chooseLine, LEVEL_NAMES } from '../bots/index.ts'
import { readArgs } from '../cli/args.ts'
import type { Game } from '../core/game.ts'
import { GAMES, isGameId, loadGame } from '../games/index.ts'
import { byLines, type Contestant, contest } from './contest.ts'
import { beyondPlace, ENDS, type Ending, endRows, figures, gather, type Marks, scored } from './ends.ts'
import { estimate, plusMinus } from './estimates.ts'
import { kept, optionsIn } from './kept.ts'
import { aligned } from './long-tally.ts'
import { FREE, held, type Keep, POLICIES } from './policies.ts'

const args = readArgs(['balance', ...process.argv.slice(2)])
const id = args.need('game')
if (!isGameId(id)) throw new Error(`--game is one of ${Object.keys(GAMES).join(', ')}`)
const game = await loadGame(id)
const policies = (await POLICIES[id]?.()) ?? {}
const level = LEVEL_NAMES.find((name) => name === (args.text('level') ?? 'greedy')) ?? fail('level', LEVEL_NAMES)
const asked = args.text('options')
const options = game.notation.options(asked === undefined ? {} : args.json('options'))
const games = args.number('games', 100)
const seed = args.number('seed', 1)
const looks = args.number('iterations', 0)
/** Time enough for every look that is counted, so that a busy machine changes nothing. */
const PATIENT = looks > 0 ? { ms: 60_000, iterations: looks } : level === 'sharp' ? undefined : { ms: 60_000 }

function fail(flag: string, known: readonly string[]): never {
  throw new Error(`--${flag} knows ${known.join(', ')}`)
}

/** The game as each seat's bot sees it. */
const seen = (name: string, seat: number): Game => {
  const keep: Keep | undefined = policies[name]
  if (!keep && name !== FREE) return fail('bots', [...Object.keys(policies), FREE])
  return keep ? held(game, seat, keep) : game
}

/** A seat's bot, in the game as it sees it. */
function contestant(name: string, seat: number): Contestant {
  const table = seen(name, seat)
  return byLines((view, by, rng) => chooseLine(level, table, view, by, rng, () => performance.now(), PATIENT))
}

interface Finding {
  readonly seats: number
  readonly one: string
  readonly others: string
  readonly games: number
  /** Share of wins in percent; shared ones count in parts. */
  readonly wins: readonly [number, number]
  readonly lead: readonly [number, number]
  readonly scores: readonly [one: number, others: number]
}

async function measure(seats: number, one: string, others: string): Promise<Finding> {
  // Among equals every seat is the one: the same deal again would be the same game again.
  const places = one === others ? 1 : seats
  const deals = Math.max(1, Math.round(games / places))
  const [wins, leads, own, theirs] = [[], [], [], []] as [number[], number[], number[], number[]]
  for (let deal = 0; deal < deals; deal++) {
    let [won, lead] = [0, 0]
    for (let seat = 0; seat < places; seat++) {
      const bots = Array.from({ length: seats }, (_, i) => contestant(i === seat ? one : others, i))
      const { scores, ranks } = await contest(game, options, bots, seed + deal)
      const mine = scores[seat] ?? 0
      const rest = (scores.reduce((sum, x) => sum + x, 0) - mine) / (seats - 1)
      if (ranks[seat] === 1) won += 1 / ranks.filter((rank) => rank === 1).length
      lead += mine - rest
      own.push(mine)
      theirs.push(rest)
    }
    wins.push((100 * won) / places)
    leads.push(lead / places)
  }
  return {
    seats,
    one,
    others,
    games: deals * places,
    wins: estimate(wins),
    lead: estimate(leads),
    scores: [estimate(own)[0], estimate(theirs)[0]],
  }
}

/** An ending as it is kept: sets are no JSON. */
interface KeptEnding extends Omit<Ending, 'marks'> {
  readonly deal: number
  readonly marks: readonly (readonly string[])[]
}

/** Games of one number of seats in which everybody plays alike. */
async function ends(seats: number, marks: Marks): Promise<Ending[]> {
  const name = [id, level, looks > 0 ? `${looks}looks` : 'own', seats, optionsIn(asked === undefined ? {} : args.json('options'))].join('_')
  const { before, keep } = kept<KeptEnding>(`balance/${name}`, args.flag('fresh'))
  const known = new Map(before.map((ending) => [ending.deal, ending]))
  if (known.size > 0) process.stderr.write(`${seats} seats: ${known.size} games were played before\n`)
  const bots = Array.from({ length: seats }, (_, seat) => contestant(FREE, seat))
  const endings: Ending[] = []
  for (let deal = seed; deal < seed + games; deal++) {
    const found = known.get(deal) ?? (await endingOf(deal, bots, marks))
    if (!known.has(deal)) keep(found)
    endings.push({ ...found, marks: found.marks.map((borne) => new Set(borne)) })
    if (endings.length % 20 === 0) process.stderr.write(`${seats} seats: ${endings.length} games\n`)
  }
  return endings
}

/** Plays one game. */
async function endingOf(deal: number, bots: readonly Contestant[], of: Marks): Promise<KeptEnding> {
  const { hear, marks, lines } = gather(bots.length, of)
  const { scores, ranks } = await contest(game, options, bots, deal, (_, __, events) => hear(events))
  return { deal, scores, ranks, marks: marks.map((borne) => [...borne]), lines }
}

/** Measures ends and prints them. */
async function tellEnds({ marks, parts }: { readonly marks: Marks; readonly parts: readonly string[] }): Promise<void> {
  const all = []
  const played: Ending[] = []
  for (const seats of counts) {
    const endings = await ends(seats, marks)
    played.push(...endings)
    all.push({ seats, figures: figures(endings), scores: scored(endings, parts) })
  }
  const skills = beyondPlace(played)
  if (args.flag('json')) console.log(JSON.stringify({ game: id, level, seed, options: asked ?? '{}', all, skills }))
  else {
    console.log(aligned([['seats', 'what', 'games', 'share', 'fair'], ...all.flatMap((each) => endRows(each.seats, each.figures))]))
    for (const { seats, scores } of all) {
      console.log(`${seats} seats, scores (10 %, median, 90 %): winners ${scores.winners.join(', ')}; all ${scores.all.join(', ')}`)
      console.log(
        `  mean of all ${plusMinus(scores.mean)}; winners' means: ${scores.made.map(([part, mean]) => `${part} ${mean.toFixed(1)}`).join(', ')}`,
      )
    }
    const rows = skills.map(({ name, games, by }) => [name, String(games), plusMinus(by)])
    console.log(aligned([['all seats', 'games', 'wins beyond place'], ...rows]))
  }
}

/** Measures policies against each other and prints them. */
async function tellPolicies(pairs: readonly (readonly string[])[]): Promise<void> {
  const findings: Finding[] = []
  for (const seats of counts)
    for (const [one = FREE, others = FREE] of pairs) {
      findings.push(await measure(seats, one, others))
      process.stderr.write(`${seats} seats, ${one} against ${others}: done\n`)
    }
  if (args.flag('json')) console.log(JSON.stringify({ game: id, level, seed, options: asked ?? '{}', findings }))
  else {
    const rows = findings.map((f) => [
      String(f.seats),
      f.one,
      f.others,
      String(f.games),
      plusMinus(f.wins, ' %'),
      `${(100 / f.seats).toFixed(0)} %`,
      plusMinus(f.lead),
      f.scores[0].toFixed(1),
      f.scores[1].toFixed(1),
    ])
    console.log(aligned([['seats', 'one', 'others', 'games', 'wins', 'fair', 'lead', 'its score', 'theirs'], ...rows]))
  }
}

const counts = args.numbers('seats', [2, 3, 4])
const bots =
  args.text('bots') ??
  Object.keys(policies)
    .map((name) => `${name}:${FREE}`)
    .join(',')
const told = ENDS[id]
if (told && (bots === '' || args.flag('ends'))) await tellEnds(told)
else await tellPolicies(bots.split(',').map((pair) => pair.split(':')))
