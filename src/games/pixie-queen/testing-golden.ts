/** What golden games of Pixie Queen are made of, and which ones there are. Board data and switches are the frozen ones of the ledger. */
import type { Game, Seat } from '../../core/game.ts'
import { type End, type Golden, type Head, type Job, type Recorded, weighted } from '../../core/testing/golden.ts'
import type { Choose } from '../../core/testing/play.ts'
import { pixieQueen } from './index.ts'
import { EDITION, SWITCHES } from './testing-edition.ts'
import { buildPosition } from './testing-position.ts'
import type { MoveWords, PixieQueenTypes, Position, Preset } from './types.ts'

interface Table extends Head {
  readonly preset: Preset
  /** Where it starts from, when not at the setup. */
  readonly start: Position | null
}

interface Ending extends End {
  readonly servants: readonly number[]
}

type GoldenGame = Golden<Table, Ending>

const game: Game<PixieQueenTypes> = pixieQueen as unknown as Game<PixieQueenTypes>
type State = ReturnType<typeof game.clone>
const positionOf = (s: State): Position => game.notation.position(s) as unknown as Position

/** How much a scripted player likes a move; any positive scale, 0 never unless nothing else is there. */
type Taste = (words: MoveWords, seat: Seat, position: Position) => number

/** A player that acts a little like people: uses its discs, offers what is demanded, climbs, seldom passes. */
const sensible: Taste = (m, _seat, p) => {
  if ('pass' in m) return 0.01
  if ('space' in m) return m.space === 13 || m.space === 19 ? 12 : m.space === 5 || m.space === 3 ? 4 : m.space === 21 ? 0.3 : 1
  if ('promote' in m) return m.to === 'castle' ? 20 : typeof m.promote === 'number' ? m.promote : 1
  if ('offer' in m)
    return m.offer === p.demands[p.demands.length - 1] ? 3 * m.count : m.offer === 'silver' || m.offer === 'gold' ? 1 / m.count : 0.001
  if ('seal' in m || 'stop' in m) return 0.02
  return 'take' in m || 'count' in m ? 2 : 1
}

/** A player who passes and keeps everything, at seat 1. */
const sulky: Taste = (m, seat, p) => (seat !== 1 ? sensible(m, seat, p) : 'pass' in m || 'seal' in m ? 1000 : 1)

/** Nobody climbs, so that nobody ever serves. */
const grounded: Taste = (m, seat, p) =>
  'promote' in m ? 0.0001 : 'stop' in m ? 1 : 'space' in m && m.space === 3 ? 0.0001 : sensible(m, seat, p)

const by =
  (taste: Taste): Choose<PixieQueenTypes> =>
  (_game, s, seat, moves, rng) => {
    const position = positionOf(s)
    const weights = moves.map((m) => taste(game.notation.move(m) as unknown as MoveWords, seat, position))
    return weighted(moves, weights, rng)
  }

/** Two tiles of special offerings and one servant before the end. */
const nearlyOut = (): Position =>
  buildPosition({
    seats: 4,
    round: 5,
    castle: [0, 1, 0, 2],
    rewards: {
      0: { servant: [15, 11], ring: [12, 8], special: [6] },
      1: { servant: [13], ring: [10], special: [7] },
      2: { servant: [9], ring: [7, 6] },
      3: { special: [5] },
    },
    pixies: { 0: [13], 1: [10], 2: [6, 14], 3: [11, 12] },
    goods: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { apple: 4, bread: 4, honey: 4, silver: 4, gold: 2 }])),
    silver: { 0: 4, 1: 5, 2: 3, 3: 6 },
    gold: { 0: 5, 1: 4, 2: 6, 3: 3 },
    punishment: { 0: 21, 1: 17, 2: 25, 3: 12 },
    history: [
      [4, 5, 6, 3],
      [9, 8, 12, 6],
      [14, 12, 18, 8],
      [21, 17, 25, 12],
    ],
  })

const most = (list: readonly number[]): number => Math.max(...list)
const firsts = ({ end }: GoldenGame): number => end.ranks.filter((rank) => rank === 1).length
/** Servants of those with the most points; nobody shares them when one pixie is left. */
const tied = ({ end }: GoldenGame): readonly number[] =>
  end.reason === 'lastStanding' ? [] : end.scores.flatMap((score, seat) => (score === most(end.scores) ? [end.servants[seat] ?? 0] : []))
const mostServants = (g: GoldenGame): number => tied(g).filter((n) => n === most(tied(g))).length

type Kind = Omit<Job<Table, Ending>, 'head' | 'choose'> & { seats: number; preset: Preset; start?: Position; taste?: Taste }

const KINDS: Readonly<Record<string, Kind>> = {
  'rounds-out': { seats: 3, preset: 'de', good: (g) => g.end.reason === 'rounds' && g.end.round === 7 && firsts(g) === 1 },
  'tiles-out': { seats: 4, preset: 'de', start: nearlyOut(), good: ({ end }) => end.reason === 'tiles' && end.round < 7 },
  'last-standing': { seats: 2, preset: 'de', taste: sulky, good: ({ end }) => end.reason === 'lastStanding' },
  'tie-most-servants': { seats: 4, preset: 'de', good: (g) => tied(g).length > 1 && firsts(g) === 1 && mostServants(g) === 1 },
  'tie-first-servant': {
    seats: 4,
    preset: 'fr',
    good: (g) => tied(g).length > 1 && firsts(g) === 1 && mostServants(g) > 1 && most(tied(g)) > 0,
  },
  'shared-first': { seats: 5, preset: 'de', taste: grounded, good: (g) => tied(g).length > 1 && firsts(g) > 1 && most(tied(g)) === 0 },
}

/** How much of the game a record shows: spaces and kinds of moves. Games played to the end of the rounds are worth more. */
function breadth({ log, end }: GoldenGame): number {
  const shown = log.map(([, words]) => {
    const m = words as unknown as MoveWords
    return 'space' in m ? `space ${m.space}` : Object.keys(m)[0]
  })
  return new Set(shown).size + (end.reason === 'rounds' ? 100 : 0)
}

/** A table of every size in both presets. */
const TABLES = Object.fromEntries(
  [2, 3, 4, 5].flatMap((seats) =>
    (['de', 'fr'] as const).map((preset): [string, Kind] => [
      `table-${seats}-${preset}`,
      { seats, preset, good: () => true, best: { of: 150, worth: breadth } },
    ]),
  ),
)

const jobs = Object.entries({ ...KINDS, ...TABLES }).map(([title, { seats, preset, start, taste, ...kind }]) => {
  const job: Job<Table, Ending> = { ...kind, head: { title, seats, preset, start: start ?? null }, choose: by(taste ?? sensible) as never }
  return [title, job] as const
})

export const GOLDEN: Recorded<PixieQueenTypes, Table, Ending> = {
  game,
  begin: ({ seats, preset, start }) =>
    start
      ? game.notation.parsePosition(start).state
      : game.setup(game.notation.options({ preset, switches: SWITCHES[preset], edition: EDITION }), seats),
  more: (s) => ({ servants: positionOf(s).players.map((player) => player.servants) }),
  unhashed: ['options', 'progress'],
  jobs: Object.fromEntries(jobs),
}
