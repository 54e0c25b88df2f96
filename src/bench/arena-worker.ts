/** One thread of the arena: plays the games it is given, one at a time. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type Budget, botNamed, chooseLine, knownBots, LEVELS, type LevelName, tempered } from '../bots/index.ts'
import type { Game } from '../core/game.ts'
import { type Factors, judgedBy } from '../core/linear.ts'
import { loadGame } from '../games/index.ts'
import { byLines, type Contestant, contest } from './contest.ts'

/** What the thread is started with. */
export interface Arena {
  readonly game: string
  readonly options: unknown
  /** Milliseconds a decision for everybody; 0: what each level takes by itself. */
  readonly ms: number
  /** Most looks of a whole decision, whatever the clock says; 0: the clock decides. */
  readonly iterations: number
  readonly seed: number
}

/** A game to play: who sits where, with which cards. */
export interface Pairing {
  readonly deal: number
  readonly bots: readonly string[]
}

/** A game that was played. Times are milliseconds of each real decision, by seat. */
export interface Played extends Pairing {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly times: readonly (readonly number[])[]
}

/** The bot of boardgame.io, as a name among the levels. */
export const OUTSIDER = 'boardgameio'

/** What stands after a level's name and an @: a file of factors, or this for none. */
const HAND = 'hand'
const factorsOf = (judge: string): Factors => (judge === HAND ? {} : JSON.parse(readFileSync(judge, 'utf8')))

const { game: id, options, ms, iterations: looks, seed } = workerData as Arena
const game = await loadGame(id)

/** More than any number of looks takes. */
const PATIENT = 600_000

/** What a level may take for a decision; undefined is its own time. */
function budgetOf(name: LevelName): Budget | undefined {
  if (looks === 0) return ms > 0 ? { ms } : undefined
  const level = LEVELS[name]
  return { ms: PATIENT, ...('most' in level ? { iterations: Math.min(level.most, looks) } : {}) }
}

async function contestant(name: string): Promise<Contestant> {
  // Its drafts slow the rules down for everybody in this thread: it is loaded only where it plays.
  if (name === OUTSIDER) return (await import('./mcts.ts')).mctsContestant(game as Game, ms)
  const [title = '', judge] = name.split('@')
  const table = judge === undefined ? game : judgedBy(game, factorsOf(judge))
  const bot = botNamed(table, title)
  if (!bot) throw new Error(`no bot is called ${name}: there are ${knownBots(game, OUTSIDER)}`)
  const { level, temperament } = bot
  const budget = budgetOf(level)
  return byLines((view, seat, rng) =>
    chooseLine(level, tempered(table, seat, temperament), view, seat, rng, () => performance.now(), budget),
  )
}

parentPort?.on('message', async ({ deal, bots }: Pairing) => {
  const seats = await Promise.all(bots.map(contestant))
  const result = await contest(game, game.notation.options(options), seats, seed + deal)
  const played: Played = { deal, bots, ...result, times: result.times.map((all) => all.map((each) => Math.round(each * 10) / 10)) }
  parentPort?.postMessage(played)
})
