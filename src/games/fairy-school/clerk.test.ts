import { describe, expect, it } from 'vitest'
import { Sfc32 } from '../../core/rng.ts'
import { anyMove, likelyMove, playOut } from '../../core/testing/play.ts'
import {
  type Book,
  bonusOf,
  type ClerkEntry,
  ClerkError,
  choosing,
  type Elements,
  finished,
  kindnessOf,
  leaders,
  openBook,
  tell,
  tellAll,
  yearTurn,
} from './clerk.ts'
import { countUp } from './clerk-count.ts'
import { payment, reach } from './clerk-exchange.ts'
import { drawLots } from './clerk-luck.ts'
import { countTwice } from './count-again.ts'
import { EDITION } from './edition.ts'
import { fairySchool } from './index.ts'
import { type Creature, ELEMENTS, type Length } from './types.ts'

const next: ClerkEntry = { type: 'next' }
const times = (n: number): ClerkEntry[] => Array.from({ length: n }, () => next)
const book = (length: Length, ...entries: readonly ClerkEntry[]) =>
  [{ type: 'length', length } as const, ...entries].reduce<Book>((before, entry) => tell(EDITION, before, entry), openBook(3))
const cubes = (seat: number, from: number, n: number): ClerkEntry => ({ type: 'kindness', seat, from, cubes: n })
const study = (creature: Creature): ClerkEntry => ({ type: 'study', seat: 0, creature })
const some = (parts: Partial<Elements>): Elements => ({ earth: 0, plant: 0, fire: 0, water: 0, air: 0, ...parts })
const has = (seat: number, parts: Partial<Elements>): ClerkEntry => ({ type: 'elements', seat, elements: some(parts) })

/** A draft and three turns of six phases; then the choice of the final projects. */
const TRIMESTER = 1 + 3 * 6
const toFinals = (length: Length) => times((length === 'long' ? 3 : 2) * TRIMESTER)

const refusal = (work: () => unknown): readonly [string, string] | null => {
  try {
    work()
  } catch (error) {
    if (error instanceof ClerkError) return [error.misfit, error.rule]
    throw error
  }
  return null
}

describe('the clerk of a boxed Fairy School', () => {
  it('goes through a draft and three turns a trimester, and the finals last (FS-P7-01, FS-SHORT-01, FS-FINAL-01)', () => {
    const at = ({ trimester, turn, phase }: Book) => [trimester, turn, phase]
    expect(at(book('long'))).toEqual([1, 0, 'draft'])
    expect(at(book('long', next))).toEqual([1, 1, 'planning'])
    expect(at(book('long', ...times(TRIMESTER)))).toEqual([2, 0, 'draft'])
    expect(at(book('long', ...times(TRIMESTER - 1)))).toEqual([1, 3, 'realisation'])
    expect(at(book('long', ...toFinals('long')))).toEqual([4, 0, 'finals'])
    expect(at(book('short', ...toFinals('short')))).toEqual([3, 0, 'finals'])
  })

  it('has four turns a trimester with two fairies (FS-TWO-01)', () => {
    const two = times(1 + 4 * 6).reduce<Book>((before, entry) => tell(EDITION, before, entry), openBook(2))
    expect([two.trimester, two.turn, two.phase]).toEqual([2, 0, 'draft'])
    const fourth = times(1 + 3 * 6).reduce<Book>((before, entry) => tell(EDITION, before, entry), openBook(2))
    expect([fourth.turn, yearTurn(fourth), yearTurn(two)]).toEqual([4, 4, 5])
  })

  it('can begin later, not earlier (FS-P7-01, FS-SHORT-01)', () => {
    const late = (trimester: number): ClerkEntry => ({ type: 'trimester', trimester })
    expect(book('long', late(3))).toMatchObject({ trimester: 3, turn: 0, phase: 'draft' })
    expect(book('short', late(3))).toMatchObject({ trimester: 3, phase: 'finals' })
    expect(refusal(() => book('long', late(3), late(2)))).toEqual(['behind', 'FS-P7-01'])
    expect(refusal(() => book('short', late(4)))).toEqual(['behind', 'FS-P7-01'])
  })

  it('draws lots that put everybody in some order, the same for the same place (FS-FINAL-02, FS-P0-04)', () => {
    const drawn = drawLots(4, 7, 3)
    expect(drawn).toEqual(drawLots(4, 7, 3))
    expect([...(drawn.type === 'lots' ? drawn.order : [])].sort()).toEqual([0, 1, 2, 3])
    const orders = new Set(Array.from({ length: 30 }, (_, at) => JSON.stringify(drawLots(3, 1, at))))
    expect(orders.size).toBe(6)
  })

  it('ends with the turn in which somebody finished, after a last spending; at the latest after 12 turns (FS-END-01, 02, 05, 06)', () => {
    const chosen: ClerkEntry[] = [...toFinals('long'), { type: 'final', seat: 1, final: 'F2' }, ...times(1 + 5)]
    const steps = (n: number): ClerkEntry => ({ type: 'steps', seat: 1, steps: n })
    expect(book('long', ...chosen, steps(4), next)).toMatchObject({ turn: 2, phase: 'planning', over: false })
    const spending = book('long', ...chosen, steps(5), next)
    expect(spending).toMatchObject({ turn: 1, phase: 'spending', over: false })
    expect(finished(EDITION, spending)).toEqual([1])
    expect(book('long', ...chosen, steps(5), next, next).over).toBe(true)
    expect(book('long', ...toFinals('long'), ...times(1 + 11 * 6 + 5))).toMatchObject({ turn: 12, phase: 'realisation' })
    expect(book('long', ...toFinals('long'), ...times(1 + 12 * 6)).phase).toBe('spending')
  })

  it('keeps cubes of others only, by their colour, beyond the 36 cells too (FS-P4-02, 03, 07)', () => {
    const kept = book('long', cubes(0, 1, 30), cubes(0, 2, 9), cubes(0, 1, -1))
    expect(kept.fairies[0]?.scale).toEqual([0, 29, 9])
    expect(kindnessOf(kept.fairies[0]!)).toBe(38)
    expect(refusal(() => book('long', cubes(1, 1, 1)))).toEqual(['own', 'FS-P4-02'])
    expect(refusal(() => book('long', cubes(1, 0, 1), cubes(1, 0, -2)))).toEqual(['scale', 'FS-P4-03'])
  })

  it('knows the bonus of a pair, and no creature twice (FS-STUDY-03, 05, 06, 08)', () => {
    const fairy = (...entries: ClerkEntry[]) => book('long', ...entries).fairies[0]!
    expect(bonusOf(EDITION, fairy(), 'elf')).toBeNull()
    expect(bonusOf(EDITION, fairy(study('sylvan')), 'elf')).toBe('plant')
    expect(bonusOf(EDITION, fairy(study('elf')), 'sylvan')).toBe('plant')
    expect(bonusOf(EDITION, fairy(study('salamander')), 'sphinx')).toBe('any')
    expect(bonusOf(EDITION, fairy(study('serpent')), 'sylvan'), 'a neighbour in the list is no partner').toBeNull()
    expect(refusal(() => fairy(study('elf'), study('elf')))).toEqual(['studied', 'FS-STUDY-03'])
  })

  it('chooses finals by kindness, then fewer elements, then lots (FS-FINAL-02)', () => {
    expect(choosing(book('long', cubes(1, 0, 2), cubes(2, 0, 1)))).toEqual([[1], [2], [0]])
    const tied: ClerkEntry[] = [cubes(0, 1, 1), cubes(1, 0, 1), has(0, { earth: 3 }), has(1, { air: 2 })]
    expect(choosing(book('long', ...tied))).toEqual([[1], [0], [2]])
    const like: ClerkEntry[] = [cubes(0, 1, 1), cubes(1, 0, 1)]
    expect(choosing(book('long', ...like))).toEqual([[0, 1], [2]])
    expect(choosing(book('long', ...like, { type: 'lots', order: [1, 0] }))).toEqual([[1], [0], [2]])
  })

  it('keeps a tie until the elements of all who are in it are known: what nobody told is not zero (FS-FINAL-02, FS-P0-03)', () => {
    const alike: ClerkEntry[] = [cubes(0, 1, 1), cubes(1, 0, 1), cubes(2, 0, 1)]
    expect(choosing(book('long', ...alike, has(0, { earth: 2 })))).toEqual([[0, 1, 2]])
    expect(choosing(book('long', ...alike, has(0, { earth: 2 }), has(1, { fire: 3 })))).toEqual([[0, 1, 2]])
    const all = [...alike, has(0, { earth: 2 }), has(1, { fire: 3 }), has(2, { air: 2 })]
    expect(choosing(book('long', ...all))).toEqual([[0, 2], [1]])
    expect(choosing(book('long', ...all, { type: 'lots', order: [1, 2, 0] }))).toEqual([[2], [0], [1]])
    expect(choosing(book('long', ...alike, has(0, { earth: 2 }), { type: 'lots', order: [1, 2, 0] }))).toEqual([[1], [2], [0]])
  })

  it('forgets the elements of a tie with the phase, and asks for them anew at the count (FS-P0-03, FS-FINAL-02, FS-SCORE-05)', () => {
    const elements = ({ fairies }: Book) => fairies.map((fairy) => fairy.elements !== null)
    const told = [next, has(0, { earth: 2 })]
    expect(elements(book('long', ...told))).toEqual([true, false, false])
    expect(elements(book('long', ...told, next))).toEqual([false, false, false])
    expect(elements(book('long', ...told, { type: 'trimester', trimester: 3 }))).toEqual([false, false, false])
    const year: ClerkEntry[] = [
      ...toFinals('long'),
      { type: 'final', seat: 1, final: 'F2' },
      ...times(1 + 5),
      { type: 'steps', seat: 1, steps: 5 },
    ]
    const over = [...year, has(0, { earth: 20 }), next, next]
    expect(book('long', ...over).over).toBe(true)
    expect(elements(book('long', ...over))).toEqual([false, false, false])
    expect(elements(book('long', ...over, has(0, { air: 5 })))).toEqual([true, false, false])
    expect(countUp(EDITION, book('long', ...over, has(0, { air: 5 }), next))[0]?.elements, 'the year cannot end twice').toBe(1)
  })

  it('draws lots for one choice: those of a month before decide nothing any more (FS-P0-04)', () => {
    const drawn: ClerkEntry[] = [next, { type: 'lots', order: [1, 0, 2] }]
    expect(choosing(book('long', ...drawn))).toEqual([[1], [0], [2]])
    expect(choosing(book('long', ...drawn, ...times(5)))).toEqual([[1], [0], [2]])
    expect(choosing(book('long', ...drawn, ...times(6)))).toEqual([[0, 1, 2]])
  })

  it('keeps lots of a project choice through the month it leads to, in which there may be a tie (FS-P0-03, FS-P0-04)', () => {
    const drawn: ClerkEntry[] = [{ type: 'lots', order: [1, 0, 2] }]
    expect(choosing(book('long', ...drawn, ...times(1 + 5)))).toEqual([[1], [0], [2]])
    expect(choosing(book('long', ...drawn, ...times(1 + 6)))).toEqual([[0, 1, 2]])
    expect(choosing(book('long', ...toFinals('long'), ...drawn)), 'those of the final projects for that choice').toEqual([[1], [0], [2]])
    expect(choosing(book('long', ...toFinals('long'), ...drawn, next)), 'which no tie follows (FS-P0-06)').toEqual([[0, 1, 2]])
  })

  it('lets a final project be chosen once, in the last trimester, of the right length (FS-FINAL-01, 02, 09)', () => {
    const final = (seat: number, id: string): ClerkEntry => ({ type: 'final', seat, final: id })
    expect(refusal(() => book('long', final(0, 'F1')))).toEqual(['early', 'FS-FINAL-01'])
    expect(refusal(() => book('long', ...toFinals('long'), final(0, 'F1'), final(1, 'F1')))).toEqual(['taken', 'FS-FINAL-02'])
    expect(refusal(() => book('short', ...toFinals('short'), final(0, 'F1')))).toEqual(['taken', 'FS-FINAL-02'])
    expect(refusal(() => book('short', ...toFinals('short'), final(0, 'f1'), { type: 'steps', seat: 0, steps: 5 }))).toEqual([
      'steps',
      'FS-FINAL-09',
    ])
  })

  it('is long or short from the beginning (FS-SHORT-01)', () => {
    expect(refusal(() => book('long', next, { type: 'length', length: 'short' }))).toEqual(['begun', 'FS-SHORT-01'])
  })

  it('stops at the first entry that does not fit', () => {
    const told = tellAll(EDITION, 3, [study('elf'), next, study('elf'), next])
    expect(told).toEqual({ ok: false, at: 2, misfit: 'studied', rule: 'FS-STUDY-03' })
    const fine = tellAll(EDITION, 3, [study('elf'), next])
    expect(fine.ok && [fine.books.length, fine.book.turn]).toEqual([3, 1])
  })

  it('names all who lead, nobody without a step (FS-FINAL-10)', () => {
    const chosen: ClerkEntry[] = [...toFinals('long'), { type: 'final', seat: 0, final: 'F1' }, { type: 'final', seat: 2, final: 'F3' }]
    const steps = (seat: number, n: number): ClerkEntry => ({ type: 'steps', seat, steps: n })
    expect(leaders(book('long', ...chosen))).toEqual([])
    expect(leaders(book('long', ...chosen, steps(0, 1)))).toEqual([0])
    expect(leaders(book('long', ...chosen, steps(0, 2), steps(2, 2)))).toEqual([0, 2])
  })
})

describe('the exchange calculator', () => {
  const options = fairySchool.notation.options({})

  it('pays in kind, with airs as jokers for what is dearest, then by exchange (FS-ELEM-05 to 08, 11)', () => {
    const nothing = { jokers: {}, given: {}, bought: {}, kept: {} }
    expect(payment(options, some({ earth: 2 }), { earth: 2 })).toEqual({ short: 0, paid: { earth: 2 }, ...nothing })
    expect(payment(options, some({ air: 1, water: 3 }), { plant: 1, earth: 1 })).toEqual({
      short: 0,
      paid: {},
      jokers: { plant: 1 },
      given: { water: 3 },
      bought: { earth: 1 },
      kept: {},
    })
    expect(payment(options, some({ plant: 4, air: 1, fire: 1 }), { plant: 2, water: 1 })).toEqual({
      short: 0,
      paid: { plant: 2 },
      jokers: { water: 1 },
      given: {},
      bought: {},
      kept: { plant: 2, fire: 1 },
    })
    expect(payment(options, some({ water: 5 }), { air: 1 }).short).toBe(1)
  })

  it('saves with a discount what is dearest, in kind too (FS-CARD-28)', () => {
    const waived = payment(options, some({ earth: 2, fire: 1 }), { earth: 1, fire: 1, plant: 1 }, 2)
    expect(waived).toMatchObject({ short: 0, paid: { earth: 1 }, jokers: {}, kept: { earth: 1, fire: 1 } })
  })

  it('hands over and keeps together what there was, in 500 prices (FS-ELEM-05 to 11)', () => {
    const rng = new Sfc32(5)
    const any = (most: number) => some(Object.fromEntries(ELEMENTS.map((kind) => [kind, rng.next(most)])))
    for (let n = 0; n < 500; n++) {
      const [own, price, discount] = [any(6), any(3), rng.next(3)]
      const { short, paid, jokers, given, bought, kept } = payment(options, own, price, discount)
      if (short > 0) continue
      const airs = Object.values(jokers).reduce((sum, count) => sum + count, 0)
      for (const kind of ELEMENTS) {
        const gone = (paid[kind] ?? 0) + (given[kind] ?? 0) + (kind === 'air' ? airs : 0)
        expect(gone + (kept[kind] ?? 0), `${n} ${kind}`).toBe(own[kind])
      }
      const met = ELEMENTS.reduce((sum, kind) => sum + (paid[kind] ?? 0) + (jokers[kind] ?? 0) + (bought[kind] ?? 0), 0)
      const asked = ELEMENTS.reduce((sum, kind) => sum + price[kind], 0)
      expect(met, `${n}: the price but for the discount`).toBe(Math.max(0, asked - discount))
      const rates = ELEMENTS.reduce((sum, kind) => sum + EDITION.rates[kind] * (bought[kind] ?? 0), 0)
      expect(ELEMENTS.reduce((sum, kind) => sum + (given[kind] ?? 0), 0)).toBe(rates)
    }
  })

  it('tells how far elements reach (FS-ELEM-05 to 08)', () => {
    expect(reach(EDITION, some({ earth: 6, air: 1 }))).toEqual({ earth: 7, plant: 2, fire: 2, water: 3, air: 2 })
  })
})

describe('the final count of a boxed Fairy School', () => {
  // A thousand and more: `npm run games -- --game fairy-school`, which counts every end again.
  it('is that of the rules at 150 ends of random games (FS-SCORE-01 to 06, FS-SETUP-03, FS-SHORT-05)', () => {
    const grades = new Set<string>()
    for (let n = 0; n < 150; n++) {
      const [seats, length] = [2 + (n % 5), n % 2 === 0 ? 'long' : 'short'] as const
      const s = fairySchool.setup(fairySchool.notation.options({ length, setup: 'initiation' }), seats)
      playOut(fairySchool, s, new Sfc32(n), n % 3 === 0 ? anyMove : likelyMove)
      const [rules, clerk] = countTwice(s)
      expect(clerk, `game ${n}`).toEqual(rules)
      for (const { grade } of rules) grades.add(grade)
    }
    expect(grades.size).toBeGreaterThan(1)
  }, 60_000)

  it('shares the victory at equal points and kindness, kindness first (FS-SCORE-06)', () => {
    const fairies = book('long', cubes(0, 1, 3), cubes(1, 2, 6), { type: 'project', seat: 0, projects: 1 }, cubes(2, 0, 6))
    expect(countUp(EDITION, fairies).map(({ total, rank }) => [total, rank])).toEqual([
      [6, 3],
      [6, 1],
      [6, 1],
    ])
  })
})
