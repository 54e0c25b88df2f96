import { describe, expect, it } from 'vitest'
import { EDITION, editionOf } from './edition.ts'
import { fairySchool } from './index.ts'
import { dealt, elements, scenario } from './testing.ts'
import { type Bundle, type Card, CREATURES, ELEMENTS, type Line, type Op } from './types.ts'

// The value model of the card set: what its cards and prices were made by.
const UNIT = { earth: 3, plant: 4, fire: 4, water: 3, air: 6 } as const
const PRICE = { T1: [10, 2.6], T2: [25, 2], T3: [40, 1.6] } as const
const BAND = { start: [3, 5], S: [6, 8.5], T1: [5.5, 12.5], T2: [11, 17], T3: [15, 20] } as const

const worth = (b: Bundle | undefined): number => ELEMENTS.reduce((n, e) => n + UNIT[e] * (b?.[e] ?? 0), 0)
const opWorth = ({ op, n }: Op): number => ({ study: 4, summon: n === 1 ? 6 : 8, cubes: 3 * n, again: 10, copy: 9, discount: 4 * n })[op]

function lineWorth(l: Line): number {
  const options = (l.oneOf ?? []).map(worth)
  const choice = options.length > 0 ? Math.max(...options) + 0.5 * (options.length - 1) : 0
  const paid = worth(l.pay) + 3 * (l.payAny ?? 0)
  const once = worth(l.gain) + choice + (l.do ?? []).reduce((n, o) => n + opWorth(o), 0) - paid
  const more = (l.max ?? 1) - 1
  return once * (1 + more * (paid > 0 ? 0.7 : 1))
}

function cardWorth(c: Card): number {
  const [best = 0, other = 0] = c.lines.map(lineWorth).sort((a, b) => b - a)
  return best + 0.15 * other
}

describe('the card set', () => {
  it('every card is worth what it says, within the band of its deck', () => {
    for (const c of EDITION.cards) {
      expect(Math.abs(c.value - cardWorth(c)), `card ${c.number}`).toBeLessThanOrEqual(0.1)
      const [from, to] = BAND[c.deck]
      expect(c.value, `card ${c.number}`).toBeGreaterThanOrEqual(from)
      expect(c.value, `card ${c.number}`).toBeLessThanOrEqual(to)
    }
  })

  it('the price of a project follows from its worth, within 2', () => {
    for (const c of EDITION.cards) {
      if (c.deck === 'start' || c.deck === 'S') continue
      const [base, slope] = PRICE[c.deck]
      // 81 keeps the price of the rulebook's example
      const fair = c.number === 81 ? 21 : base + slope * c.value
      expect(Math.abs(worth(c.cost) - fair), `card ${c.number}`).toBeLessThanOrEqual(2.05)
    }
  })

  it('each creature occurs 9 or 10 times, 2 or 3 times in each deck', () => {
    for (const creature of CREATURES) {
      const of = EDITION.cards.filter((c) => c.creature === creature)
      expect(of.filter((c) => c.deck === 'start')).toHaveLength(1)
      expect([9, 10]).toContain(of.length - 1)
      for (const deck of ['S', 'T1', 'T2', 'T3'] as const) expect([2, 3]).toContain(of.filter((c) => c.deck === deck).length)
    }
  })

  it('one long final project for each pair of elements, one short for each pair of basic ones, steps growing dearer', () => {
    const pairs = (kind: 'long' | 'short') => EDITION.finals.filter((f) => f.kind === kind).map((f) => f.main.join('+'))
    const all = ELEMENTS.flatMap((a, i) => ELEMENTS.slice(i + 1).map((b) => `${a}+${b}`))
    expect(pairs('long')).toEqual(all)
    expect(pairs('short')).toEqual(all.filter((p) => !p.includes('air')))
    const goal = { long: [33, 38, 44, 50, 56], short: [28, 33, 38, 43] }
    for (const f of EDITION.finals)
      f.steps.forEach((step, i) => {
        const less = f.main.includes('air') ? 4 : 0
        expect(Math.abs(worth(step) - (goal[f.kind][i]! - less)), `${f.id} step ${i + 1}`).toBeLessThanOrEqual(2)
      })
  })
})

/** What a line gives for one choice of its gains, air being able to stand for anything. */
const gains = (l: Line): Bundle[] =>
  (l.oneOf ?? [{}]).map((choice) => Object.fromEntries(ELEMENTS.map((e) => [e, (l.gain?.[e] ?? 0) + (choice[e] ?? 0)])))
const size = (b: Bundle | undefined): number => ELEMENTS.reduce((n, e) => n + (b?.[e] ?? 0), 0)
const times = (b: Bundle, n: number): Bundle => Object.fromEntries(ELEMENTS.map((e) => [e, n * (b[e] ?? 0)]))

/** Whether one gain is at least the other, with an air for whatever is missing. */
function covers(a: Bundle, b: Bundle): boolean {
  const missing = ELEMENTS.slice(0, 4).reduce((n, e) => n + Math.max(0, (b[e] ?? 0) - (a[e] ?? 0)), 0)
  return (a.air ?? 0) - (b.air ?? 0) >= missing
}

/** Whether a line asks no more than another and gives all that it gives. */
function lineCovers(a: Line, b: Line): boolean {
  const [paysA, paysB] = [a.pay !== undefined || a.payAny !== undefined, b.pay !== undefined || b.payAny !== undefined]
  const [maxA, maxB] = [a.max ?? 1, b.max ?? 1]
  if (paysA && !paysB) return false
  if (a.pay && (!b.pay || ELEMENTS.some((e) => (a.pay?.[e] ?? 0) > (b.pay?.[e] ?? 0)))) return false
  if (a.payAny !== undefined && a.payAny > (b.payAny ?? size(b.pay))) return false
  if (paysA && maxA < maxB) return false
  const [n, m] = paysA ? [1, 1] : [maxA, maxB]
  if (!gains(b).every((y) => gains(a).some((x) => covers(times(x, n), times(y, m))))) return false
  return (b.do ?? []).every((y) => (a.do ?? []).some((x) => x.op === y.op && x.n >= y.n))
}

const cardCovers = (a: Card, b: Card): boolean => b.lines.every((y) => a.lines.some((x) => lineCovers(x, y)))

describe('the whole set', () => {
  const of = (deck: Card['deck']) => EDITION.cards.filter((c) => c.deck === deck)

  it('FS-SETUP-08 FS-SETUP-13 has its numbers of cards, in the order of the boxed game, and passes its own door', () => {
    expect((['start', 'S', 'T1', 'T2', 'T3'] as const).map((deck) => of(deck).length)).toEqual([12, 28, 28, 29, 30])
    const ends = (deck: Card['deck']) => [of(deck)[0]?.number, of(deck).at(-1)?.number]
    expect([ends('S'), ends('T1'), ends('T2'), ends('T3')]).toEqual([
      [49, 76],
      [77, 104],
      [105, 133],
      [134, 163],
    ])
    expect(new Set(EDITION.cards.map((c) => c.number)).size).toBe(EDITION.cards.length)
    expect(EDITION.finals.map((f) => `${f.kind} ${f.steps.length}`).sort()).toEqual([
      ...Array<string>(10).fill('long 5'),
      ...Array<string>(6).fill('short 4'),
    ])
    expect(fairySchool.notation.options({ edition: JSON.parse(JSON.stringify(EDITION)) }).edition).toEqual(EDITION)
  })

  it('FS-INV-18 FS-INV-19 nothing in it goes on for ever: lines are bounded, and every exchange loses weight', () => {
    for (const c of EDITION.cards)
      for (const l of c.lines) {
        const most = Math.max(...gains(l).map(size))
        const paid = size(l.pay) + (l.payAny ?? 0)
        expect((l.max ?? 1) * most, `card ${c.number} gains`).toBeLessThanOrEqual(12)
        if (paid > 0) expect(most - paid, `card ${c.number} nets`).toBeLessThanOrEqual(4)
        expect(l.max ?? 1, `card ${c.number} repeats`).toBeLessThanOrEqual(l.do ? 1 : 4)
      }
    for (const kind of ELEMENTS) expect(EDITION.rates[kind]).toBeGreaterThan(kind === 'air' ? 2 : 1)
  })

  it('FS-PROJ-04 prices ask the four basic elements evenly, and never air', () => {
    const asked = ELEMENTS.map((e) => EDITION.cards.reduce((n, c) => n + (c.cost?.[e] ?? 0), 0))
    expect(asked[4]).toBe(0)
    expect(Math.max(...asked.slice(0, 4)) / Math.min(...asked.slice(0, 4))).toBeLessThan(1.25)
  })

  it('no card is at least as good as another of its deck that costs no less, and no two are alike', () => {
    const better: string[] = []
    for (const list of [of('S'), [...of('T1'), ...of('T2'), ...of('T3')]])
      for (const a of list)
        for (const b of list) {
          if (a === b || !cardCovers(a, b)) continue
          const [pa, pb] = [worth(a.cost), worth(b.cost)]
          if (cardCovers(b, a) ? pa < pb || a.number < b.number : pa <= pb) better.push(`${a.number} over ${b.number}`)
        }
    expect(better).toEqual([])
  })

  it('FS-FINAL-09 the first step of a final project asks its two main elements, the ones it asks most of', () => {
    for (const f of EDITION.finals) {
      const first = Object.keys(f.steps[0] ?? {})
      expect([...first].sort(), f.id).toEqual([...f.main].sort())
      const all = ELEMENTS.map((e) => [f.steps.reduce((n, step) => n + (step[e] ?? 0), 0), e] as const)
      const [a, b, c] = all.sort(([x], [y]) => y - x)
      expect([a?.[1], b?.[1]].sort(), f.id).toEqual([...f.main].sort())
      expect(b?.[0], f.id).toBeGreaterThan(c?.[0] ?? 0)
    }
  })
})

describe('another card set', () => {
  it('FS-ELEM-06 FS-CARD-09 FS-CARD-11 FS-SETUP-08 FS-SETUP-09 rates, columns, bonuses, cubes and elements are its own', () => {
    const edition = {
      ...EDITION,
      rates: { ...EDITION.rates, fire: 5 },
      columnCost: [{ water: 2 }, { plant: 1 }, {}, { fire: 1 }, { water: 1 }],
      pairBonus: ['fire', 'water', 'plant', 'fire', 'any', 'air'] as const,
      startElements: { earth: 2, air: 1 },
      cubes: { long: 20, short: 10 },
    }
    const f = dealt({ edition }).fairy(0)
    expect(f).toMatchObject({ supply: 20, elements: elements({ earth: 2, air: 1 }) })

    const s = scenario({
      phase: 'selection',
      options: { edition },
      fairies: { 0: { elements: { earth: 4 } }, 1: { elements: { water: 2 } } },
    })
    expect(s.refused(0, { exchange: 'fire' })).toMatchObject({ code: 'tooFewElements', params: { need: 5, have: 4 } })
    expect(s.can(0, { exchange: 'plant' })).toBe(true)
    s.play(0, { columns: ['air'] })
    s.play(1, { columns: ['earth'] })
    s.play(2, { columns: ['air'] })
    expect(s.fairy(1).elements).toEqual(elements({}))

    const study = scenario({
      options: { edition },
      fairies: { 0: { played: ['plant', 'fire'], forest: { 'top-earth': 2 }, studied: ['unicorn'] } },
    })
    study.ready()
    study.play(0, { study: 2 })
    expect(study.fairy(0).elements).toEqual(elements({ fire: 1 }))
  })
})

describe('the card set of earlier rules', () => {
  const card = (wanted: number, json: unknown, rules?: number) =>
    editionOf(fairySchool.notation.options(json, rules)).cards.find(({ number }) => number === wanted)
  const lines = (json: unknown, rules?: number) => card(61, json, rules)?.lines[1]

  it('is in force where options are of those rules or name it, today’s in all other cases, one’s own set before both', () => {
    const [then, now] = [{ gain: { plant: 1 } }, { gain: { earth: 1, water: 1 } }]
    expect(lines({}, 1)).toEqual(then)
    expect(lines({ printing: 1 })).toEqual(then)
    expect(lines({})).toEqual(now)
    expect(lines({}, fairySchool.rules)).toEqual(now)
    const edition = JSON.parse(JSON.stringify(EDITION))
    expect(lines({ edition, printing: 1 }, 1)).toEqual(now)
    expect(() => fairySchool.notation.options({ printing: fairySchool.rules })).toThrow('printing')
    expect(() => fairySchool.notation.options({ printing: 0 })).toThrow('printing')
  })

  it('is that of the rules meant: a card may have changed twice', () => {
    const places = [1, 2, 3].map((rules) => card(74, {}, rules)?.place)
    expect(places).toEqual(['discard', 'top-earth', 'top-air'])
    expect([1, 2].map((printing) => card(74, { printing })?.place)).toEqual(['discard', 'top-earth'])
    expect([1, 2, 3].map((rules) => card(54, {}, rules)?.place)).toEqual(['top-air', 'top-air', 'discard'])
    expect([2, 3, 4].map((rules) => card(63, {}, rules)?.lines[0])).toEqual([
      { pay: { earth: 1 }, gain: { water: 3 } },
      { payAny: 1, gain: { water: 3 } },
      { payAny: 1, gain: { fire: 1, water: 2 } },
    ])
    expect(lines({}, 2)).toEqual({ gain: { earth: 1, water: 1 } })
  })

  it('goes with a position and with a table that starts from one', () => {
    const { notation } = fairySchool
    const begun = fairySchool.setup(notation.options({}, 1), 6)
    const position = JSON.parse(JSON.stringify(notation.position(begun)))
    expect(position.options).toMatchObject({ printing: 1 })
    expect(notation.parsePosition(position).options.printing).toBe(1)
    const { printing: _, ...unsaid } = position.options
    const start = { ...position, options: unsaid }
    expect(lines({ start }, 1)).toEqual({ gain: { plant: 1 } })
    expect(lines({ start })).toEqual({ gain: { earth: 1, water: 1 } })
    expect(fairySchool.setup(notation.options({ start }, 1), 6).options.printing).toBe(1)
  })
})
