import { describe, expect, it } from 'vitest'
import { EDITION } from './edition.ts'
import { buildPosition, dealt, fresh, fromPosition, ofType, type Prefer, type Scenario, scenario } from './testing.ts'
import type { PlainOptions, Position } from './types.ts'

/** Any legal move but an exchange, and seldom ready while there is something to do. */
function dice(seed: number): Prefer {
  let x = seed
  return (_p, _seat, moves) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff
    const busy = moves.filter((m) => !('ready' in m || 'stop' in m || 'exchange' in m || 'joker' in m))
    const from = busy.length > 0 && (x >> 20) % 12 > 0 ? busy : moves.filter((m) => !('exchange' in m))
    return from[(x >> 8) % from.length]
  }
}

/** A whole game of seat-of-the-pants play; the harness counts cards, cubes, elements and projects after every entry. */
const game = (
  seed: number,
  options: Partial<PlainOptions> & { seats?: number },
  watch: (p: Position) => boolean = () => true,
): Scenario => {
  const s = fresh(options)
  s.auto((p) => watch(p) && p.phase === 'over', dice(seed), seed)
  return s
}
const TABLES: readonly (Partial<PlainOptions> & { seats: number })[] = [
  { seats: 2, setup: 'initiation' },
  { seats: 3, setup: 'expert', length: 'short' },
  { seats: 5, setup: 'normal', wide: true },
]
const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0)

describe('what holds at every moment of a game', () => {
  for (const [i, options] of TABLES.entries()) {
    it(`FS-INV-01 FS-INV-03 FS-INV-04 FS-INV-05 FS-INV-07 FS-INV-12 FS-INV-13 FS-INV-17 a game of ${options.seats}, ${options.setup}`, () => {
      let before: Position | null = null
      const s = game(i + 1, options, (p) => {
        expect(sum(p.fairies.map((f) => f.kindness))).toBe(sum(p.fairies.flatMap((f) => f.scale)))
        if (before)
          for (const [seat, f] of p.fairies.entries()) {
            const was = before.fairies[seat]!
            expect(f.kindness).toBeGreaterThanOrEqual(was.kindness)
            expect(f.steps - was.steps === 0 || f.steps - was.steps === 1).toBe(true)
            expect(was.studied.every((c) => f.studied.includes(c))).toBe(true)
          }
        before = p
        return true
      })
      const turns = ofType(s.events, 'turn')
      for (const trimester of options.length === 'short' ? [1, 2] : [1, 2, 3])
        expect(turns.filter((e) => e.trimester === trimester)).toHaveLength(options.seats === 2 ? 4 : 3)
      const last = turns.filter((e) => e.trimester === 4).length
      expect(last).toBeGreaterThanOrEqual(1)
      expect(last).toBeLessThanOrEqual(12)
      expect(s.position.fairies.some((f) => f.kindness > 0 && f.realised.length > 0)).toBe(true)
    }, 60_000)
  }

  it('FS-INV-14 the log alone rebuilds the game', () => {
    const s = game(7, { seats: 3 })
    const again = fresh({ seats: 3 })
    for (const [by, words] of s.log) again.play(by, words)
    expect(again.position).toEqual(s.position)
  }, 60_000)

  it('FS-INV-15 the order in which fairies answer within a phase changes nothing, shuffles and summons included', () => {
    const start = (): Scenario =>
      scenario({
        fairies: {
          0: { shared: [80, 9], personal: [1, 3], elements: { earth: 3 }, draw: [], drawEnds: true },
          1: { shared: [80 + 8, 9], personal: [1, 3], elements: { earth: 3 }, draw: [], drawEnds: true },
          2: { shared: [75, 9], personal: [1, 3], elements: { earth: 3 }, draw: [5], drawEnds: true },
        },
      })
    const act = (s: Scenario, seat: number): void => {
      s.play(seat, { activate: 9, of: seat, line: 1 }, { activate: 80, of: 0, line: 0 })
      s.play(seat, { activate: 88, of: 1, line: 0 }, { ready: true })
    }
    const one = start()
    const two = start()
    for (const seat of [0, 1, 2]) act(one, seat)
    for (const seat of [2, 1, 0]) act(two, seat)
    expect(two.position).toEqual(one.position)
    expect(one.position.phase).toBe('planning')
  })

  it('FS-INV-06 three current projects after every draft', () => {
    const s = dealt()
    for (const trimester of [1, 2, 3]) {
      s.auto((p) => p.trimester === trimester && p.phase === 'planning', dice(trimester))
      expect(s.position.fairies.map((f) => f.projects.length)).toEqual([3, 3, 3])
    }
  }, 60_000)

  it('FS-INV-21 at most one cube of a colour on a card', () => {
    const s = scenario({ fairies: { 0: { shared: [53, 8] } } })
    s.play(1, { activate: 53, of: 0, line: 0 })
    expect(s.moves(1).some((m) => 'activate' in m && m.activate === 53 && m.of === 0)).toBe(false)
    const twice = buildPosition({ fairies: { 0: { shared: [[53, { 1: 1 }], 8] } } })
    expect(fromPosition(twice).fairy(0).shared[0]!.cubes).toEqual([0, 1, 0])
  })
})

describe('what a viewer may not know', () => {
  /** The same position, something hidden from seat 0 otherwise. */
  const changed = (p: Position, seat: number, change: (f: Position['fairies'][number]) => Partial<Position['fairies'][number]>): Scenario =>
    fromPosition({ ...p, fairies: p.fairies.map((f, i) => (i === seat ? { ...f, ...change(f) } : f)) })

  it("FS-INV-16 no order of a draw pile, one's own included", () => {
    const { position } = scenario()
    const s = fromPosition(position)
    for (const seat of [0, 1]) {
      const other = changed(position, seat, (f) => ({ draw: [...f.draw].reverse(), luck: f.luck + 1 }))
      for (const viewer of [0, 1, 2, 'table'] as const) expect(other.view(viewer)).toEqual(s.view(viewer))
    }
    expect(s.view(0).fairies[1]!.drawCount).toBe(position.fairies[1]!.draw.length)
  })

  it('FS-INV-16 no other draft hand', () => {
    const { position } = dealt()
    const s = fromPosition(position)
    const unseen = EDITION.cards.filter((c) => c.deck === 'T1' && !position.fairies.some((f) => f.offer.includes(c.number)))
    const other = changed(position, 1, () => ({ offer: unseen.slice(0, 4).map((c) => c.number) }))
    for (const viewer of [0, 2, 'table'] as const) expect(other.view(viewer)).toEqual(s.view(viewer))
    expect(other.view(1)).not.toEqual(s.view(1))
  })

  it('FS-INV-16 no hand and no unrevealed choice', () => {
    const s = dealt()
    s.auto((p) => p.phase === 'planning')
    const { position } = s
    const other = changed(position, 1, (f) => ({ hand: [...f.hand.slice(1), f.draw[0]!], draw: [f.hand[0]!, ...f.draw.slice(1)] }))
    for (const viewer of [0, 2, 'table'] as const) expect(other.view(viewer)).toEqual(s.view(viewer))
    s.auto((p) => p.phase === 'selection')
    const middle = s.fork()
    s.play(1, { columns: ['air'] })
    middle.play(1, { columns: ['air', 'earth'] })
    for (const viewer of [0, 2, 'table'] as const) expect(middle.view(viewer)).toEqual(s.view(viewer))
    expect(middle.view(1)).not.toEqual(s.view(1))
  })

  it('FS-INV-16 what is told to others says nothing hidden either', () => {
    const s = game(3, { seats: 3, setup: 'expert' })
    const told = s.events.map((e) => s.redact(e, 0))
    for (const e of told) {
      if (e?.type === 'dealt' && e.seat !== 0) expect(e.cards).toEqual([])
      if (e?.type === 'drew' && e.seat !== 0) expect(e.cards).toEqual([])
    }
    expect(told.some((e) => e?.type === 'drew' && e.seat === 0 && e.cards.length > 0)).toBe(true)
  }, 60_000)

  it('FS-INV-16 what came to light cannot be taken back', () => {
    const s = dealt()
    s.auto((p) => p.phase === 'selection')
    expect(s.reveals(0, { columns: ['air'] })).toBe(false)
    s.play(0, { columns: ['air'] })
    s.play(1, { columns: ['air'] })
    expect(s.reveals(2, { columns: ['air'] })).toBe(true)
    s.play(2, { columns: ['air'] })
    expect(s.reveals(0, { ready: true })).toBe(false)
    const summon = scenario({ fairies: { 0: { shared: [9, 8], elements: { earth: 1 } } } })
    expect(summon.reveals(0, { activate: 9, of: 0, line: 1 })).toBe(true)
    expect(summon.reveals(0, { activate: 9, of: 0, line: 0 })).toBe(false)
  })

  it('FS-START-07 FS-P0-01 the common discard lies open', () => {
    const s = scenario({ phase: 'realisation', common: [99, 100] })
    for (const viewer of [0, 2, 'table'] as const) expect(s.view(viewer).common).toEqual([99, 100])
  })
})
