/**
 * Random games keep every invariant. `FEY_GAMES=50000 npx vitest run src/games/fairy-school/property.test.ts` plays
 * that many and prints how they ended.
 */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type Actor, CHANCE, type Move } from '../../core/game.ts'
import { Sfc32 } from '../../core/rng.ts'
import { anyMove, likelyMove, playOut } from '../../core/testing/play.ts'
import { PHASE, STEP } from './codes.ts'
import { fairySchool, type State } from './index.ts'
import { faultsOf, stepFaults } from './invariants.ts'
import { LENGTHS, SETUPS } from './types.ts'
import { V, verbOf } from './words.ts'

const asked = Number(process.env['FEY_GAMES'] ?? 0)
const GAMES = Math.max(400, asked)
const BLOCK = 100

const table = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  setup: fc.constantFrom(...SETUPS),
  length: fc.constantFrom(...LENGTHS),
  wide: fc.boolean(),
  leadersBonus: fc.constantFrom('air', 'none'),
  giveAndTake: fc.boolean(),
  seed: fc.nat(),
  style: fc.constantFrom('likely', 'any', 'keen'),
})
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never

/** Random, but never ready while there is something to do, and never an exchange. */
const keen: typeof anyMove = (game, s, seat, moves, rng) => {
  const busy = moves.filter((m) => ![V.ready, V.stop, V.exchange, V.joker].some((verb) => verb === verbOf(m)))
  return anyMove(game, s, seat, busy.length > 0 ? busy : moves, rng)
}
const styles = { likely: likelyMove, any: anyMove, keen }

interface Tally {
  games: number
  entries: number
  turns: number[]
  scores: number[]
}
const tallies = new Map<string, Tally>()

function note(t: Table, end: State, entries: number): void {
  const key = `${t.seats} fairies, ${t.length}, ${t.style}`
  const tally = tallies.get(key) ?? { games: 0, entries: 0, turns: [], scores: [] }
  tally.games++
  tally.entries += entries
  tally.turns[end.turns] = (tally.turns[end.turns] ?? 0) + 1
  tally.scores.push(...fairySchool.scores(end))
  tallies.set(key, tally)
}

const optionsOf = ({ setup, length, wide, leadersBonus, giveAndTake }: Table) =>
  fairySchool.notation.options({ setup, length, wide, leadersBonus, giveAndTake })

/** Plays a game, checking the state before every step and what the step changed. */
function check(t: Table): void {
  const s = fairySchool.setup(optionsOf(t), t.seats)
  let before: State | null = null
  const log = playOut(fairySchool, s, new Sfc32(t.seed, t.seats), styles[t.style], (now: State) => {
    expect(faultsOf(now)).toEqual([])
    if (before) expect(stepFaults(before, now)).toEqual([])
    before = fairySchool.clone(now)
  })
  expect(faultsOf(s)).toEqual([])
  expect(s.phase).toBe(PHASE.over)
  note(t, s, log.length)
}

/** The same choices of every fairy in another order: within a phase whoever comes first goes on alone until ready. */
function reordered(t: Table): void {
  const s = fairySchool.setup(optionsOf(t), t.seats)
  const log = playOut(fairySchool, s, new Sfc32(t.seed, t.seats), styles[t.style])
  const queues = Array.from({ length: t.seats }, (_, seat) => log.filter(([by]) => by === seat).map(([, m]) => m))
  const deals = log.filter(([by]) => by === CHANCE).map(([, m]) => m)
  const other = fairySchool.setup(optionsOf(t), t.seats)
  for (let pending = fairySchool.pending(other); pending.length > 0; pending = fairySchool.pending(other)) {
    const by = pending[pending.length - 1] as Actor
    const m = (by === CHANCE ? deals : queues[by])?.shift() as Move
    expect(fairySchool.judge(other, by, m)).toEqual({ ok: true })
    fairySchool.apply(other, by, m)
  }
  expect(fairySchool.notation.position(other)).toEqual(fairySchool.notation.position(s))
}

/** Exchanges alone come to an end, and cost something every time. */
function exchangesEnd({ seats, seed }: Table): void {
  const rng = new Sfc32(seed, 1)
  const s = fairySchool.setup(fairySchool.notation.options({}), seats)
  while (s.at[0] !== STEP.columns) {
    const by = fairySchool.pending(s)[0] as Actor
    fairySchool.apply(s, by, by === CHANCE ? fairySchool.chance(s, rng) : (fairySchool.moves(s, by)[0] as Move))
  }
  for (let k = 0; k < 5; k++) s.elements[k] = 6
  const weight = (): number => s.elements.slice(0, 5).reduce((sum, n, k) => sum + n * (k === 4 ? 2 : 1), 0)
  for (let last = weight(), n = 0; ; n++) {
    const steps = fairySchool.moves(s, 0).filter((m) => verbOf(m) !== V.columns)
    if (steps.length === 0) return
    fairySchool.apply(s, 0, steps[rng.next(steps.length)] as Move)
    if (s.at[0] !== STEP.columns) continue
    expect(weight()).toBeLessThan(last)
    expect(n).toBeLessThan(200)
    last = weight()
  }
}

const runs = (n: number, block: number) => ({ numRuns: n, ...(asked > 0 ? {} : { seed: block + 1 }) })

describe('random games', () => {
  for (let block = 0; block * BLOCK < GAMES; block++) {
    it(`FS-INV-01 to FS-INV-21 and an end within twelve turns of the last trimester FS-INV-17, games ${block * BLOCK} on`, () => {
      fc.assert(fc.property(table, check), runs(Math.min(BLOCK, GAMES - block * BLOCK), block))
    }, 600_000)
  }

  it('FS-INV-15 the order in which fairies are ready changes nothing', () => {
    fc.assert(fc.property(table, reordered), runs(60, 900))
  }, 120_000)

  it('FS-INV-18 any sequence of exchanges ends', () => {
    fc.assert(fc.property(table, exchangesEnd), runs(100, 901))
  })

  it('every number of fairies, length and style was played', () => {
    expect(tallies.size).toBe(5 * 2 * 3)
  })

  afterAll(() => {
    if (asked > 0) process.stdout.write(`${[...tallies].sort().map(line).join('\n')}\n`)
  })
})

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

function line([key, { games, entries, turns, scores }]: readonly [string, Tally]): string {
  const sorted = [...scores].sort((a, b) => a - b)
  const q = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((x) => sorted[Math.min(sorted.length - 1, Math.floor(x * sorted.length))])
  const ended = turns.flatMap((n, turn) => (n ? [`${turn}:${n}`] : [])).join(' ')
  return `${key}: ${games} games, ${(entries / games).toFixed(0)} entries, turns ${ended}, scores (0 5 25 50 75 95 100 %) ${q.join(' ')}, mean ${mean(scores).toFixed(1)}`
}
