/** Sound examples of everything that comes in from outside, to be spoilt: played and written by the games themselves. */
import { CHANCE, type Game, type Json } from '../../core/game.ts'
import { Sfc32 } from '../../core/rng.ts'
import { playOut } from '../../core/testing/play.ts'
import { GAMES, type GameId } from '../index.ts'

/** What is known of one game. */
export interface Examples {
  readonly game: Game
  readonly seats: number
  /** Games of chance moves, cut off at several places, as `[actor, move in words]`. */
  readonly logs: readonly (readonly (readonly [number, Json])[])[]
  /** The state after each of them. */
  readonly positions: readonly Json[]
  /** Everything printed on the box. */
  readonly edition: Json
  /** A session beside the boxed game. */
  readonly entries: readonly Json[]
}

const SEATS = 3
const CUTS = [0, 7, 25, 60, 140]

const ENTRIES: Readonly<Record<GameId, readonly Json[]>> = {
  'pixie-queen': [
    { type: 'order', order: [2, 0, 1] },
    { type: 'demand', food: 'apple' },
    { type: 'points', seat: 1, points: 12 },
    { type: 'settle', seat: 1, how: 'sent' },
    { type: 'track', seat: 0, track: 'gold', by: 1 },
    { type: 'draw', cubes: { silver: 2, gold: 0, stone: 1 } },
    { type: 'furious', seat: null },
    { type: 'next' },
  ],
  'fairy-school': [
    { type: 'length', length: 'long' },
    { type: 'kindness', seat: 0, from: 1, cubes: 2 },
    { type: 'project', seat: 2, projects: 1 },
    { type: 'elements', seat: 0, elements: { earth: 1, plant: 0, fire: 3, water: 0, air: 2 } },
    { type: 'next' },
    { type: 'trimester', trimester: 2 },
  ],
}

async function examplesOf(id: GameId): Promise<Examples> {
  const game = await GAMES[id]()
  const options = game.notation.options({})
  const log = playOut(game, game.setup(options, SEATS), new Sfc32(7), (_, __, ___, moves, rng) => moves[rng.next(moves.length)] ?? 0)
  const states = new Map<number, Json>()
  const state = game.setup(options, SEATS)
  for (const [ply, [by, move]] of log.entries()) {
    if (CUTS.includes(ply)) states.set(ply, game.notation.position(state))
    game.apply(state, by, move)
  }
  const printed = game.printed?.(options) ?? (options as { readonly edition?: object }).edition
  return {
    game,
    seats: SEATS,
    logs: CUTS.map((cut) => log.slice(0, cut).map(([by, move]) => [by, game.notation.move(move)] as const)),
    positions: CUTS.flatMap((cut) => states.get(cut) ?? []),
    edition: JSON.parse(JSON.stringify(printed)) as Json,
    entries: ENTRIES[id],
  }
}

/** Examples of every game. */
export const examples = (): Promise<readonly Examples[]> => Promise.all((Object.keys(GAMES) as GameId[]).map(examplesOf))

const seatsOf = (count: number): Json[] =>
  Array.from(
    { length: count },
    (_, i): Json => (i === 0 ? { kind: 'human', name: 'Ada 🧚' } : { kind: 'bot', name: `Bot ${i}`, level: 'steady', temperament: 'bold' }),
  )

/** A table in a file. */
export const tableOf = (
  { game, seats, edition, positions }: Examples,
  log: Examples['logs'][number],
  more: 'edition' | 'start' | '',
): Json => ({
  game: game.id,
  rules: game.rules,
  name: 'Sunday',
  seats: seatsOf(seats),
  seed: 7,
  options: more === 'edition' ? { edition } : more === 'start' ? { start: positions.at(-1) ?? null } : {},
  created: 1_700_000_000_000,
  updated: 1_700_000_000_000,
  log: more === '' ? log : [],
})

/** A session in a file. */
export const sessionOf = ({ game, seats, entries }: Examples): Json => ({
  format: 1,
  game: game.id,
  seats: Array.from({ length: seats }, (_, crest) => ({ name: `Player ${crest}`, crest })),
  seed: 11,
  created: 1_700_000_000_000,
  updated: 1_700_000_000_000,
  entries,
})

/** An edition in a file. */
export const editionOf = ({ game, edition }: Examples): Json => ({
  format: 1,
  game: game.id,
  name: 'Ours',
  created: 1_700_000_000_000,
  updated: 1_700_000_000_000,
  value: edition,
})

/** A result in a file. */
export const resultOf = ({ game }: Examples): Json => ({
  format: 1,
  game: game.id,
  created: 1_600_000_000_000,
  seed: 3,
  ended: 1_600_000_100_000,
  seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'steady' }, { kind: 'nobody' }],
  ranks: [1, 2, 2],
  points: [12, 3.5, 3.5],
})

/** A file of the app. */
export const fileOf = (lists: { readonly [list: string]: Json }): Json => ({ app: 'fey-table', format: 1, ...lists })

/** A save as the terminal writes it. */
export const saveOf = ({ game, seats }: Examples, log: Examples['logs'][number]): Json => ({
  format: 1,
  game: game.id,
  rules: game.rules,
  seed: 7,
  seats,
  options: {},
  log,
})

/** Plays on by chance for so many entries, as long as anybody has to decide. @throws Error when somebody has to and has no move */
export function playOn(game: Game, state: object, entries: number, rng: Sfc32): void {
  for (let ply = 0; ply < entries; ply++) {
    const [by] = game.pending(state)
    if (by === undefined) return
    const moves = by === CHANCE ? [game.chance(state, rng)] : game.moves(state, by)
    const move = moves[rng.next(Math.max(1, moves.length))]
    if (move === undefined) throw new Error(`seat ${by} has to decide and has no move`)
    game.apply(state, by, move)
    for (let seat = -1; seat < 2; seat++) game.view(state, seat < 0 ? 'table' : seat)
  }
}
