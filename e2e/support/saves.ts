/**
 * Tables at chosen moments of a game, as files the app imports, so that a test can begin where it gets interesting. They
 * are cut from whole games in e2e/golden, which bots played once; one that is not there is played and written there.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readArgs } from '../../src/cli/args.ts'
import { playOn } from '../../src/cli/auto.ts'
import { gameNamed, type SaveDocument, Session } from '../../src/cli/session.ts'
import type { GameUnderTest } from '../games.ts'

/** `middle`: the person is to act in a later round; `late`: the same near the end; `over`: finished; else one of the game's scenes. */
export type Moment = 'middle' | 'late' | 'over' | (string & {})

export interface Save {
  readonly name: string
  /** The text of a file with this one table. */
  readonly file: string
  /** Entries in its log. */
  readonly entries: number
}

/** A lively table at that moment: pixies on the castle, discs on the board. */
const SEED = 6
/** In this round the middle is. */
const MIDDLE = 4
const made = new Map<string, Promise<ReadonlyMap<Moment, Save>>>()

const PERSON = 0
const PEOPLE = ['You', 'Ada', 'Bela', 'Cleo', 'Dora', 'Edda']
const NAMES = ['Klaus', 'Phagius', 'Firenze', 'Indigeaux', 'Orienne']
const UNTIL_ROUND = readArgs(['auto', '--bots', 'greedy', '--until', 'round'])

function asFile(document: SaveDocument, name: string, people: number): Save {
  const { format, ...table } = document
  const seats = Array.from({ length: document.seats }, (_, i) =>
    i < people ? { kind: 'human', name: PEOPLE[i] } : { kind: 'bot', name: NAMES[i - 1], level: 'gentle' },
  )
  return { name, entries: document.log.length, file: JSON.stringify({ app: 'fey-table', format, tables: [{ ...table, name, seats }] }) }
}

/** Where the person's entries with a word are, in a part of a log. */
const placesOf = (word: string, log: SaveDocument['log'], from = 0): number[] =>
  log.flatMap(([by, words], ply) => (ply >= from && by === PERSON && word in Object(words) ? [ply] : []))

/** A whole game, and the length of its log at the beginning of every round. */
interface Recorded {
  readonly rounds: readonly number[]
  readonly save: SaveDocument
}

async function record(game: GameUnderTest, seats: number): Promise<Recorded> {
  const rules = await gameNamed(game.id)
  const session = new Session(rules, rules.notation.options({}), seats, SEED)
  const rounds: number[] = []
  while (rules.pending(session.state).length > 0) {
    rounds.push(session.ply)
    playOn(session, UNTIL_ROUND)
  }
  return { rounds, save: session.document() }
}

/** The recorded game of a table of this size. Recorded, because bots learn and games played anew would change with them. */
async function recorded(game: GameUnderTest, seats: number): Promise<Recorded> {
  const folder = fileURLToPath(new URL('../golden/', import.meta.url))
  const path = `${folder}${game.id}-${seats}.json`
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify(await record(game, seats))}\n`)
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Recorded
}

async function play(game: GameUnderTest, seats: number, people: number): Promise<ReadonlyMap<Moment, Save>> {
  const { rounds, save: whole } = await recorded(game, seats)
  const later = rounds[MIDDLE] ?? 0
  const cut = (moment: Moment, entries = -1) => {
    if (entries < 0) throw new Error(`the person has no turn for "${moment}": take another seed`)
    return asFile({ ...whole, log: whole.log.slice(0, entries) }, `${game.title}, ${moment}`, people)
  }
  return new Map<Moment, Save>([
    ['middle', cut('middle', placesOf(game.turn, whole.log, later)[game.middle])],
    ['late', cut('late', placesOf(game.turn, whole.log).at(-1))],
    ['over', cut('over', whole.log.length)],
    ...game.scenes.map((word) => [word, cut(word, placesOf(word, whole.log, later)[0] ?? placesOf(word, whole.log).at(-1))] as const),
  ])
}

/** A table of a game at a moment; the first `people` seats are played by persons. */
export async function saveOf(game: GameUnderTest, moment: Moment, seats = 4, people = 1): Promise<Save> {
  const key = `${game.id} ${seats} ${people}`
  const saves = made.get(key) ?? play(game, seats, people)
  made.set(key, saves)
  return (await saves).get(moment)!
}
