import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checker } from '../../../../core/check.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { LINE, MOST_ELEMENTS } from '../../../../games/fairy-school/edition-limits.ts'
import { readEdition as door } from '../../../../games/fairy-school/options-edition.ts'
import { type Bundle, ELEMENTS, type Line, OPS } from '../../../../games/fairy-school/types.ts'
import {
  bundleAt,
  canAdd,
  canRemove,
  moved,
  NEW_LINE,
  type PartName,
  type Payment,
  paymentOf,
  sizeOf,
  type Where,
  withAmount,
  withAnyPaid,
  withBundle,
  withNumber,
  withOpMoved,
  withOption,
  withoutOption,
  withoutPart,
  withPart,
  withPayment,
  withTimes,
} from './line.ts'
import { readLine } from './read.ts'

/** What the door of the rules says of a card set in which one card has this line. */
function faultsOf(line: Line): readonly string[] {
  const c = checker()
  const [first, ...others] = EDITION.cards
  door(c, { cards: [{ ...first, lines: [line] }, ...others] })
  return c.faults.map(({ path, message }) => `${path} ${message}`)
}

/** Faults of several parts together, which the form says and does not prevent: sums of what a line gives. */
const SUMS = /^edition\.cards\[0\]\.lines\[0\] (gains|nets) more than/

const bundles = (most: number) =>
  fc
    .dictionary(fc.constantFrom(...ELEMENTS), fc.integer({ min: 1, max: most }), { minKeys: 1, maxKeys: 5 })
    .map((each): Bundle => ({ ...each }))
const operations = fc.array(fc.record({ op: fc.constantFrom(...OPS), n: fc.integer({ min: LINE.n[0], max: LINE.n[1] }) }), {
  minLength: LINE.ops[0],
  maxLength: LINE.ops[1],
})

/** Lines within the grammar as they are written on cards; whether they give too much is for the door to say. */
const lines: fc.Arbitrary<Line> = fc
  .record(
    {
      pay: bundles(3),
      payAny: fc.integer({ min: LINE.payAny[0], max: LINE.payAny[1] }),
      max: fc.integer({ min: 2, max: LINE.times[1] }),
      gain: bundles(2),
      oneOf: fc.array(bundles(2), { minLength: LINE.options[0], maxLength: LINE.options[1] }),
      do: operations,
    },
    { requiredKeys: [] },
  )
  .map(({ pay, payAny, max, ...rest }): Line => {
    const price = payAny !== undefined ? { payAny } : pay !== undefined ? { pay } : {}
    return { ...price, ...(max !== undefined && rest.do === undefined ? { max } : {}), ...rest }
  })
  .filter((line) => line.gain !== undefined || line.oneOf !== undefined || line.do !== undefined)

const legal = lines.filter((line) => faultsOf(line).length === 0)

/** A bundle made on its pad: one element at a time. */
const stepped = (from: Bundle, to: Bundle): Bundle =>
  [...ELEMENTS].sort((a, b) => (to[b] ?? 0) - (to[a] ?? 0)).reduce((sum, kind) => withAmount(sum, kind, to[kind] ?? 0), from)

/** A line made by hand, from what a new one begins as. */
function made(to: Line): Line {
  let line = NEW_LINE
  const fill = (where: Where) => {
    line = withBundle(line, where, stepped(bundleAt(line, where), bundleAt(to, where)))
  }
  line = withPayment(line, paymentOf(to))
  if (to.pay) fill('pay')
  if (to.payAny !== undefined) line = withAnyPaid(line, to.payAny)
  if (to.gain) fill('gain')
  if (to.oneOf) {
    line = withPart(line, 'oneOf')
    while (line.oneOf && line.oneOf.length < to.oneOf.length) line = withOption(line)
    for (const k of to.oneOf.keys()) fill(k)
  }
  to.do?.forEach(({ op, n }, k) => {
    line = withNumber(withPart(line, op), k, n)
  })
  if (!to.gain) line = withoutPart(line, 'gain')
  return withTimes(line, to.max ?? 1)
}

describe('effect lines in the form', () => {
  it('every line of the shipped set is read unchanged, and can be made by hand', () => {
    for (const card of EDITION.cards)
      for (const line of card.lines) {
        expect(readLine(JSON.parse(JSON.stringify(line))), `card ${card.number}`).toEqual(line)
        expect(made(line), `card ${card.number}`).toEqual(line)
      }
  })

  it('every legal line is read unchanged, with noughts and empty bundles too, and can be made by hand', () => {
    fc.assert(
      fc.property(legal, (line) => {
        expect(readLine(JSON.parse(JSON.stringify(line)))).toEqual(line)
        expect(made(line)).toEqual(line)
      }),
      { numRuns: 60 },
    )
    const odd: Line[] = [
      { gain: { earth: 0 }, do: [{ op: 'study', n: 1 }] },
      { pay: {}, gain: { air: 1 } },
      { max: 1, gain: { air: 1 } },
    ]
    for (const line of odd) {
      expect(faultsOf(line)).toEqual([])
      expect(readLine(JSON.parse(JSON.stringify(line)))).toEqual(line)
    }
  })

  /** Any control, tapped any number of times. */
  const taps = fc.array(
    fc.oneof(
      fc.constantFrom<Payment>('none', 'these', 'any').map((to) => (line: Line) => withPayment(line, to)),
      fc.integer({ min: -3, max: 9 }).map((n) => (line: Line) => (paymentOf(line) === 'any' ? withAnyPaid(line, n) : line)),
      fc.integer({ min: -1, max: 7 }).map((n) => (line: Line) => withTimes(line, n)),
      fc
        .tuple(fc.constantFrom<Where>('pay', 'gain', 0, 1), fc.constantFrom(...ELEMENTS), fc.integer({ min: -1, max: 40 }))
        .map(
          ([where, kind, n]) =>
            (line: Line) =>
              withBundle(line, where, withAmount(bundleAt(line, where), kind, n)),
        )
        .map((tap) => (line: Line) => tap(line)),
      fc.constantFrom<PartName>('gain', 'oneOf', ...OPS).map((part) => (line: Line) => withPart(line, part)),
      fc.constantFrom('gain' as const, 'oneOf' as const, 0, 1, 2).map((part) => (line: Line) => withoutPart(line, part)),
      fc.constant(withOption),
      fc.nat({ max: 8 }).map((at) => (line: Line) => withoutOption(line, at)),
      fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: -1, max: 9 })).map(
        ([at, n]) =>
          (line: Line) =>
            withNumber(line, at, n),
      ),
      fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(1 as const, -1 as const)).map(
        ([at, by]) =>
          (line: Line) =>
            withOpMoved(line, at, by),
      ),
    ),
    { maxLength: 25 },
  )

  it('whatever is tapped, the door takes the line, unless it gives too much altogether', () => {
    let accepted = 0
    fc.assert(
      fc.property(taps, (all) => {
        const faults = faultsOf(all.reduce((line, tap) => tap(line), NEW_LINE))
        expect(faults.filter((fault) => !SUMS.test(fault))).toEqual([])
        if (faults.length === 0) accepted++
      }),
      { numRuns: 120 },
    )
    expect(accepted).toBeGreaterThan(10)
  })

  it('paying otherwise asks as many elements; operations end repetition', () => {
    const line: Line = { pay: { earth: 1, fire: 2 }, max: 3, gain: { air: 1 } }
    expect(withPayment(line, 'any')).toEqual({ payAny: 3, max: 3, gain: { air: 1 } })
    expect(withPayment(withPayment(line, 'any'), 'these')).toEqual({ pay: { earth: 3 }, max: 3, gain: { air: 1 } })
    expect(withPart(line, 'study')).toEqual({ pay: { earth: 1, fire: 2 }, gain: { air: 1 }, do: [{ op: 'study', n: 1 }] })
    expect(withTimes(withPart(line, 'study'), 3).max).toBeUndefined()
  })

  it('the last effect, the last element and the last two choices stay; bounds hold', () => {
    expect(canRemove(NEW_LINE)).toBe(false)
    expect(withoutPart(NEW_LINE, 'gain')).toEqual(NEW_LINE)
    expect(withAmount({ earth: 1 }, 'earth', 0)).toEqual({ earth: 1 })
    expect(withAmount({ earth: 1, air: 1 }, 'earth', 0)).toEqual({ air: 1 })
    expect(sizeOf(withAmount({}, 'air', 99))).toBe(MOST_ELEMENTS)
    const choice: Line = { oneOf: [{ earth: 1 }, { fire: 1 }] }
    expect(withoutOption(choice, 0)).toEqual(choice)
    expect(withoutOption(withOption(choice), 0).oneOf).toEqual([{ fire: 1 }, { fire: 1 }])
    const three = ['copy', 'again', 'study'] as const
    const full = three.reduce<Line>((line, op) => withPart(line, op), NEW_LINE)
    expect(canAdd(full, 'summon')).toBe(false)
    expect(withOpMoved(full, 2, -1).do?.map(({ op }) => op)).toEqual(['copy', 'study', 'again'])
    expect(moved([1, 2], 1, 1)).toEqual([1, 2])
  })
})
