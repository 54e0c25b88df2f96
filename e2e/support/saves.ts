/**
 * Tables at chosen moments of a game, as files the app imports: played by the game's own rules from a fixed number, so
 * that a test can begin where it gets interesting. Made once in each process.
 */
import { readArgs } from '../../src/cli/args.ts'
import { playOn } from '../../src/cli/auto.ts'
import { gameNamed, type SaveDocument, Session } from '../../src/cli/session.ts'
import type { GameUnderTest } from '../games.ts'

/** `middle`: the person is to act in a later round; `late`: the same near the end; `over`: finished. */
export type Moment = 'middle' | 'late' | 'over'

export interface Save {
  readonly name: string
  /** The text of a file with this one table. */
  readonly file: string
  /** Entries in its log. */
  readonly entries: number
}

const SEED = 20
/** In this round the middle is. */
const MIDDLE = 3
const made = new Map<string, Promise<ReadonlyMap<Moment, Save>>>()

const PERSON = 0
const UNTIL_ROUND = readArgs(['auto', '--bots', 'greedy', '--until', 'round'])

function asFile(document: SaveDocument, name: string): Save {
  const { format, ...table } = document
  const seats = Array.from({ length: document.seats }, (_, i) =>
    i === 0 ? { kind: 'human', name: 'You' } : { kind: 'bot', name: ['Klaus', 'Phagius', 'Firenze', 'Indigeaux'][i - 1], level: 'gentle' },
  )
  return { name, entries: document.log.length, file: JSON.stringify({ app: 'fey-table', format, tables: [{ ...table, name, seats }] }) }
}

/** A session that has come as far as the first entries of a log. */
function replayed(fresh: () => Session, log: SaveDocument['log']): Session {
  const session = fresh()
  for (const [by, words] of log) session.enter(by, session.game.notation.parseMove(words))
  return session
}

/** Of the person's decisions in a part of the log the one with the most choices: where a turn is free. */
function richest(fresh: () => Session, log: SaveDocument['log'], from: number, to: number): number {
  const session = replayed(fresh, log.slice(0, from))
  let [best, most] = [from, 0]
  for (let ply = from; ply < to; ply++) {
    const [by, words] = log[ply]!
    const count = by === PERSON ? session.game.moves(session.state, PERSON).length : 0
    if (count > most) [best, most] = [ply, count]
    session.enter(by, session.game.notation.parseMove(words))
  }
  return best
}

async function play(game: GameUnderTest, seats: number): Promise<ReadonlyMap<Moment, Save>> {
  const rules = await gameNamed(game.id)
  const fresh = () => new Session(rules, rules.notation.options({}), seats, SEED)
  const session = fresh()
  /** Length of the log at the beginning of every round. */
  const rounds: number[] = []
  while (rules.pending(session.state).length > 0) {
    rounds.push(session.ply)
    playOn(session, UNTIL_ROUND)
  }
  const whole = session.document()
  const at = (round: number, moment: Moment): Save => {
    const [from, to] = [rounds.at(round) ?? 0, rounds.at(round + 1 || rounds.length) ?? whole.log.length]
    const log = whole.log.slice(0, richest(fresh, whole.log, from, to))
    return asFile({ ...whole, log }, `${game.title}, ${moment}`)
  }
  return new Map([
    ['middle', at(MIDDLE, 'middle')],
    ['late', at(-1, 'late')],
    ['over', asFile(whole, `${game.title}, over`)],
  ])
}

/** A table of a game at a moment. */
export async function saveOf(game: GameUnderTest, moment: Moment, seats = 4): Promise<Save> {
  const key = `${game.id} ${seats}`
  const saves = made.get(key) ?? play(game, seats)
  made.set(key, saves)
  return (await saves).get(moment)!
}
