/** Games that bots play against themselves, to learn what the parts of an evaluation are worth: of positions, or of decisions. */
import { drawIndex, playLikely, playObvious, playTurn, weighted } from '../bots/imagine.ts'
import { choose, type LevelName } from '../bots/index.ts'
import { CHANCE, type Game, type Move, type Seat } from '../core/game.ts'
import type { Parts } from '../core/linear.ts'
import { type Rng, rngAt, Sfc32 } from '../core/rng.ts'

/** How games are played and what is looked at in them. */
export interface Lessons {
  /** Looks of a bot in each decision; with none every move is the likeliest. */
  readonly iterations: number
  /**
   * Positions: what became of every lead. Decisions: what became of two ways that part there, with the same luck; they tell
   * what a choice brings apart from who was in the lead anyway, where moves that are merely likely make a good game.
   */
  readonly looksAt: 'positions' | 'decisions'
}

/** What an evaluation saw of a lead over the mean of the others, or of two ways of it, and what came of it. */
export interface Sample {
  /** Points the seat cannot lose any more. */
  readonly sure: number
  /** The other parts, first each times the share of the game still to come, then each times the share that is over. */
  readonly terms: readonly number[]
  /** Sure points when all was over. */
  readonly lead: number
}

/** Who plays: weak enough to be quick and to differ. */
const LEVEL = 'gentle' satisfies LevelName
/** Of so many moves one is drawn by its weight, without a thought: so that games are not all alike. */
const STRAYS = 10
/** Of so many decisions one is followed two ways. */
const PARTED = 2
const still = (): number => 0

/** The parts of a game's evaluation. @throws Error when it has none */
export function partsOf(game: Game): Parts<object> {
  if (!game.advice.parts) throw new Error(`the evaluation of ${game.id} has no parts`)
  return game.advice.parts
}

/** A seat's lead over the mean of the others, part by part. */
function leadOf({ names, write }: Parts<object>, s: object, seats: number, seat: Seat): number[] {
  const lead = names.map(() => 0)
  const values: number[] = []
  for (let other = 0; other < seats; other++) {
    write(s, other, values)
    const share = other === seat ? 1 : -1 / (seats - 1)
    for (let i = 0; i < lead.length; i++) lead[i] += share * values[i]
  }
  return lead
}

const sum = (values: readonly number[]): number => values.reduce((all, x) => all + x, 0)

/** A seat's position, before anything came of it. */
function look(parts: Parts<object>, s: object, seats: number, seat: Seat): Sample {
  const lead = leadOf(parts, s, seats, seat)
  const ahead = parts.ahead(s)
  const open = lead.slice(parts.sure)
  return { sure: sum(lead.slice(0, parts.sure)), terms: [...open.map((x) => ahead * x), ...open.map((x) => (1 - ahead) * x)], lead: 0 }
}

/** Plays a move and the turn it belongs to, looks, and plays the game to its end. */
function follow(game: Game, from: object, seats: number, seat: Seat, move: Move, luck: number): Sample {
  const parts = partsOf(game)
  const s = game.clone(from)
  playTurn(game, s, seat, move, new Sfc32(luck))
  const seen = look(parts, s, seats, seat)
  for (let ply = 0; ; ply++) {
    const [by] = game.pending(s)
    if (by === undefined) return { ...seen, lead: look(parts, s, seats, seat).sure }
    likely(game, s, by, rngAt(luck, ply))
  }
}

/** CHANCE, or a seat as is likely. */
function likely(game: Game, s: object, by: number, rng: Rng): void {
  if (by === CHANCE) game.apply(s, CHANCE, game.chance(s, rng))
  else if (rng.next(STRAYS) === 0) playLikely(game, s, by, rng)
  else playObvious(game, s, by)
}

/** Follows two likely moves of a decision; nothing where there is but one. */
function part(game: Game, s: object, seats: number, seat: Seat, rng: Rng): Sample[] {
  const found = weighted(game, s, seat)
  const moves = [...found.moves]
  const weights = [...found.weights]
  const one = drawIndex(weights, rng)
  weights[one] = 0
  if (sum(weights) === 0) return []
  const other = drawIndex(weights, rng)
  const luck = rng.next(0x7fffffff)
  const [a, b] = [one, other].map((i) => follow(game, s, seats, seat, moves[i], luck))
  return [{ sure: a.sure - b.sure, terms: a.terms.map((x, i) => x - b.terms[i]), lead: a.lead - b.lead }]
}

/** Changes where positions are alike enough to be compared: with the stage of the game, else with who has to decide. */
const comparable = (game: Game, s: object, by: Seat): number => game.advice.stage?.(s) ?? by

/** Plays a game and tells what was seen; the same arguments give the same. @param number which game of this seed */
export function selfPlay(game: Game, options: object, seats: number, lessons: Lessons, seed: number, number: number): Sample[] {
  const parts = partsOf(game)
  const s = game.setup(options, seats)
  const positions: Sample[][] = []
  const decisions: Sample[] = []
  let last = Number.NaN
  for (let ply = 0; ; ply++) {
    const [by] = game.pending(s)
    if (by === undefined) break
    const rng = rngAt(seed + number, ply)
    if (by !== CHANCE && lessons.looksAt === 'positions') {
      const now = comparable(game, s, by)
      if (now !== last) positions.push(Array.from({ length: seats }, (_, seat) => look(parts, s, seats, seat)))
      last = now
    } else if (by !== CHANCE && (game.advice.effort?.(s, by) ?? 1) > 0 && rng.next(PARTED) === 0)
      decisions.push(...part(game, s, seats, by, rng))
    decide(game, s, by, lessons, rng)
  }
  const leads = Array.from({ length: seats }, (_, seat) => look(parts, s, seats, seat).sure)
  return [...decisions, ...positions.flatMap((seen) => seen.map((sample, seat) => ({ ...sample, lead: leads[seat] })))]
}

function decide(game: Game, s: object, by: number, { iterations }: Lessons, rng: Rng): void {
  if (by === CHANCE || iterations === 0 || rng.next(STRAYS) === 0) return likely(game, s, by, rng)
  const moves = game.moves(s, by)
  game.apply(s, by, moves.length === 1 ? moves[0] : choose(LEVEL, game, game.view(s, by), by, rng, still, { ms: 1, iterations }).move)
}
