/** PQ-INV under random play: every position and every entry of some hundred games, measured against the ledger. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { CHANCE, type Viewer } from '../../core/game.ts'
import { Sfc32 } from '../../core/rng.ts'
import { fresh, type Scenario } from './testing.ts'
import { staticFaults, stepFaults } from './testing-checks.ts'
import type { Event, MoveWords, Position, Preset } from './types.ts'

interface Run {
  readonly seats: number
  readonly preset: Preset
  readonly seed: number
  readonly openScreens: boolean
}

const RUNS = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  preset: fc.constantFrom<Preset>('de', 'fr'),
  seed: fc.nat(),
  openScreens: fc.boolean(),
})
const GAMES = 120

/** What was broken, and how often something could have been. */
const broken = new Map<string, string>()
const seen = new Map<string, number>()
const rounds: number[] = []
const note = (id: string, where: string): void => void (broken.has(id) || broken.set(id, where))
const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1)

/** A random answer that does not throw the game away: passing and stopping are rare, and what earns points is liked. */
function pick(moves: readonly MoveWords[], rng: Sfc32): MoveWords {
  const dear = moves.filter((m) => ('space' in m && [5, 13, 19].includes(m.space)) || ('to' in m && m.to === 'castle'))
  if (dear.length > 0 && rng.next(3) > 0) return dear[rng.next(dear.length)]!
  const lively = moves.filter((m) => !('pass' in m || 'stop' in m || 'done' in m || 'seal' in m))
  const pool = lively.length > 0 && rng.next(12) > 0 ? lively : moves
  return pool[rng.next(pool.length)]!
}

function viewFaults(s: Scenario, p: Position): string[] {
  const faults: string[] = []
  for (const viewer of [...p.players.keys(), 'table'] as Viewer[]) {
    const view = s.view(viewer)
    if (JSON.stringify(view.demands) !== JSON.stringify(p.demands) || view.demands.length > p.round) faults.push('PQ-INV-40')
    if (p.step === 'offer' && view.offers.some((o, seat) => seat !== viewer && o.hands.length > 0)) faults.push('PQ-INV-41')
    const hidden = view.players.some((x, seat) => seat !== viewer && x.screen !== null)
    if (hidden && !p.options.openScreens && p.step !== 'over') faults.push('PQ-INV-42')
  }
  return faults
}

/** PQ-INV-43 for one decision: listed means accepted (the harness checks), moves of other moments are refused and change nothing. */
function decisionFaults(s: Scenario, seat: number, others: readonly MoveWords[]): string[] {
  const moves = s.moves(seat)
  if (moves.length === 0) return ['PQ-INV-43']
  const listed = new Set(moves.map((m) => JSON.stringify(m)))
  if (moves.some((m) => !s.can(seat, m))) return ['PQ-INV-43']
  const before = JSON.stringify(s.position)
  const wrong = others.some((m) => s.can(seat, m) !== listed.has(JSON.stringify(m)))
  return wrong || JSON.stringify(s.position) !== before ? ['PQ-INV-43'] : []
}

function playOut(run: Run): Scenario {
  const s = fresh(run)
  const rng = new Sfc32(run.seed)
  const pool: MoveWords[] = []
  let before = s.position
  for (let n = 0; s.pending.length > 0; n++) {
    const where = `${JSON.stringify(run)} entry ${n} (${before.phase}/${before.step})`
    if (n > 5000) return note('PQ-INV-45', where) ?? s
    const by = s.pending[rng.next(s.pending.length)]!
    let events: Event[]
    if (by === CHANCE) events = s.chance(s.outcome(rng))
    else {
      const moves = s.moves(by)
      if (n % 7 === 0) for (const id of decisionFaults(s, by, pool.slice(-40))) note(id, where)
      const move = pick(moves, rng)
      pool.push(move)
      events = s.play(by, move)
    }
    const after = s.position
    for (const id of [...staticFaults(after), ...stepFaults(before, after, events)]) note(id, where)
    if (n % 5 === 0 || after.step === 'offer') for (const id of viewFaults(s, after)) note(id, where)
    for (const e of events) count(e.type)
    count(`step ${after.step}`)
    before = after
  }
  rounds.push(before.round)
  if (before.phase !== 'over' || before.result === null) note('PQ-INV-45', JSON.stringify(run))
  return s
}

function replays(run: Run, s: Scenario): boolean {
  const again = fresh(run)
  for (const [by, words] of s.log) again.play(by, words)
  return JSON.stringify(again.position) === JSON.stringify(s.position) && JSON.stringify(again.events) === JSON.stringify(s.events)
}

const never = (id: string): void => expect(broken.get(id)).toBeUndefined()
const happened = (what: string): void => expect(seen.get(what) ?? 0).toBeGreaterThan(20)

describe('random play keeps the invariants', () => {
  beforeAll(() => {
    fc.assert(
      fc.property(RUNS, (run) => void playOut(run)),
      { numRuns: GAMES, seed: 20261121 },
    )
  }, 240_000)

  it('PQ-INV-01 PQ-INV-02 PQ-INV-03 PQ-INV-05 no good appears, vanishes, goes negative or breaks', () => {
    for (const id of ['PQ-INV-01', 'PQ-INV-02', 'PQ-INV-03', 'PQ-INV-05']) never(id)
    happened('exchanged')
    happened('wrongFood')
  })

  it('PQ-INV-04 PQ-INV-08 nor a stone, and the bag never gains', () => {
    never('PQ-INV-04')
    never('PQ-INV-08')
    happened('chained')
    happened('unchained')
  })

  it('PQ-INV-06 PQ-INV-07 the special row grows by one good a tile', () => {
    never('PQ-INV-06')
    never('PQ-INV-07')
    happened('specialOffered')
  })

  it('PQ-INV-09 PQ-INV-10 every pixie is in one place, one at most on a hand slot', () => {
    never('PQ-INV-09')
    never('PQ-INV-10')
    happened('promoted')
    happened('sent')
  })

  it('PQ-INV-11 PQ-INV-12 PQ-INV-13 PQ-INV-14 PQ-INV-15 PQ-INV-16 PQ-INV-17 discs lie as the spaces allow, and nowhere outside phase II', () => {
    for (const n of [11, 12, 13, 14, 15, 16, 17]) never(`PQ-INV-${n}`)
    happened('placed')
    happened('priorityTaken')
  })

  it('PQ-INV-18 PQ-INV-19 PQ-INV-20 one pixie a round to the servant slot, each servant one tile', () => {
    for (const n of [18, 19, 20]) never(`PQ-INV-${n}`)
    expect(seen.get('servant') ?? 0).toBeGreaterThan(0)
  })

  it('PQ-INV-21 PQ-INV-22 reward tiles go in printed order and are in one place', () => {
    never('PQ-INV-21')
    never('PQ-INV-22')
    happened('ringForged')
  })

  it('PQ-INV-23 PQ-INV-24 PQ-INV-25 PQ-INV-26 stones lie at bottom-row miners, who stay', () => {
    for (const n of [23, 24, 25, 26]) never(`PQ-INV-${n}`)
    happened('chained')
  })

  it('PQ-INV-27 PQ-INV-28 PQ-INV-29 PQ-INV-30 every tile is in one place, one of a type on a screen', () => {
    for (const n of [27, 28, 29, 30]) never(`PQ-INV-${n}`)
    happened('swapped')
    happened('singleUseTaken')
    happened('foodTileTaken')
  })

  it('PQ-INV-31 PQ-INV-32 PQ-INV-33 PQ-INV-34 orders are of the living, copied in phase I, and the favourite sends nobody', () => {
    for (const n of [31, 32, 33, 34]) never(`PQ-INV-${n}`)
    happened('favourite')
    happened('eliminated')
  })

  it('PQ-INV-35 PQ-INV-36 PQ-INV-37 tracks and punishment only go forward, and sixty is the end', () => {
    for (const n of [35, 36, 37]) never(`PQ-INV-${n}`)
    happened('advanced')
  })

  it('PQ-INV-38 PQ-INV-39 nothing is owed at another decision, and demands keep step with rounds', () => {
    never('PQ-INV-38')
    never('PQ-INV-39')
    happened('step send')
  })

  it('PQ-INV-40 PQ-INV-41 PQ-INV-42 views hide what is to come, what others hold in the hand and behind the screen', () => {
    for (const n of [40, 41, 42]) never(`PQ-INV-${n}`)
    happened('sealed')
  })

  it('PQ-INV-43 every decision has an answer, the list is what is accepted', () => never('PQ-INV-43'))

  it('PQ-INV-44 the log alone rebuilds the game', () => {
    fc.assert(
      fc.property(RUNS, (run) => replays(run, playOut(run))),
      { numRuns: 8, seed: 44 },
    )
  }, 60_000)

  it('PQ-INV-45 PQ-INV-46 at most seven rounds, every game ends, switches never change', () => {
    never('PQ-INV-45')
    never('PQ-INV-46')
    expect(rounds.length).toBeGreaterThanOrEqual(GAMES)
    expect(Math.max(...rounds)).toBeLessThanOrEqual(7)
  })
})
