/**
 * Random games keep every invariant. `FEY_GAMES=100000 npx vitest run src/games/pixie-queen/property.test.ts` plays
 * that many and prints how they ended.
 */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Actor, Move } from '../../core/game.ts'
import { Sfc32 } from '../../core/rng.ts'
import { anyMove, likelyMove, playOut } from '../../core/testing/play.ts'
import { PHASE } from './codes.ts'
import { pixieQueen, type State } from './index.ts'
import { faultsOf, stepFaults } from './invariants.ts'
import { PRESETS } from './types.ts'
import { PASS } from './words.ts'

const asked = Number(process.env['FEY_GAMES'] ?? 0)
const GAMES = Math.max(2000, asked)
const BLOCK = 250

/** A table and a way to play it. */
const table = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  preset: fc.constantFrom(...PRESETS),
  seed: fc.nat(),
  /** Weighted play, and how rarely random play passes: uniform play would pass itself into the oubliette. */
  style: fc.constantFrom('likely', 'any', 'anyButPass'),
  variants: fc.record({
    convertSpaceReusable: fc.boolean(),
    neutralMayServe: fc.boolean(),
    neutralCanBeChained: fc.boolean(),
    sendPerSymbol: fc.constantFrom('each', 'once'),
  }),
  printed: fc.boolean(),
})
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never

const busyMove: typeof anyMove = (game, s, seat, moves, rng) => {
  const m = anyMove(game, s, seat, moves, rng)
  return m === PASS && moves.length > 1 ? moves[0] : m
}
const styles = { likely: likelyMove, any: anyMove, anyButPass: busyMove }

/** What came of the games, by number of seats and style. */
interface Tally {
  games: number
  rounds: number[]
  scores: number[]
  winners: number[]
  eliminated: number
}
const tallies = new Map<string, Tally>()

function note(t: Table, end: State): void {
  const key = `${t.seats} seats, ${t.preset}, ${t.style}`
  const tally = tallies.get(key) ?? { games: 0, rounds: [0, 0, 0, 0, 0, 0, 0, 0], scores: [], winners: [], eliminated: 0 }
  const scores = pixieQueen.scores(end)
  tally.games++
  tally.rounds[end.round]++
  tally.scores.push(...scores)
  tally.winners.push(Math.max(...scores))
  tally.eliminated += end.outAt.filter((moment) => moment > 0).length
  tallies.set(key, tally)
}

/** Plays a game, checking the state before every step and what the step changed. */
function check(t: Table): void {
  const options = pixieQueen.notation.options({ preset: t.preset, switches: t.printed ? {} : t.variants })
  const s = pixieQueen.setup(options, t.seats)
  let before: State | null = null
  const watch = (now: State, _by: Actor, _m: Move): void => {
    expect(faultsOf(now)).toEqual([])
    if (before) expect(stepFaults(before, now)).toEqual([])
    before = pixieQueen.clone(now)
  }
  playOut(pixieQueen, s, new Sfc32(t.seed, t.seats), styles[t.style], watch)
  expect(faultsOf(s)).toEqual([])
  expect(s.phase).toBe(PHASE.over)
  note(t, s)
}

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0

function line(key: string, { games, rounds, scores, winners, eliminated }: Tally): string {
  const byScore = [...scores].sort((a, b) => a - b)
  const q = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((x) => quantile(byScore, x)).join(' ')
  const best = winners.reduce((a, b) => a + b, 0) / games
  const above = winners.filter((n) => n > 0).length / games
  const ended = rounds
    .map((n, round) => (n > 0 ? `${round}:${n}` : ''))
    .filter(Boolean)
    .join(' ')
  return `${key}: ${games} games, rounds ${ended}, scores (0 5 25 50 75 95 100 %) ${q}, winner ${best.toFixed(1)}, winner above zero ${(100 * above).toFixed(1)} %, eliminated ${(eliminated / games).toFixed(2)} a game`
}

describe('random games', () => {
  for (let block = 0; block * BLOCK < GAMES; block++) {
    it(`PQ-INV-01 to PQ-INV-46 and an end within seven rounds PQ-INV-45, games ${block * BLOCK} on`, () => {
      const seed = asked > 0 ? undefined : block + 1
      fc.assert(fc.property(table, check), { numRuns: Math.min(BLOCK, GAMES - block * BLOCK), ...(seed === undefined ? {} : { seed }) })
    }, 120_000)
  }

  it('every number of players, preset and style was played', () => {
    expect(tallies.size).toBe(4 * 2 * 3)
  })

  afterAll(() => {
    if (asked > 0)
      process.stdout.write(
        `${[...tallies]
          .sort()
          .map(([key, tally]) => line(key, tally))
          .join('\n')}\n`,
      )
  })
})
