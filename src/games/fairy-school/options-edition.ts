/** The door for card sets: grammar, counts, and nothing that could go on for ever (FS-INV-18, 19). */
import { at, type Checker, fault, fields, int, ints, list, oneOf, type Path } from '../../core/check.ts'
import { EDITION } from './edition.ts'
import {
  CARD,
  CUBES,
  DECK_SIZES,
  FINAL_COUNTS,
  FINAL_STEPS,
  FINALS,
  GRADE,
  isProject,
  LINE,
  MOST_ELEMENTS,
  rateRange,
} from './edition-limits.ts'
import { CELLS, CREATURES, DECKS, type Edition, ELEMENTS, LENGTHS, LETTERS, OPS } from './types.ts'
import { finalIndex } from './words.ts'

const BASIC = ELEMENTS.slice(0, 4)

function bundle(c: Checker, x: unknown, path: Path, kinds: readonly string[] = ELEMENTS): number {
  const o = fields(c, x, path, kinds)
  return Object.entries(o).reduce((sum, [kind, n]) => sum + int(c, n, at(path, kind), 0, MOST_ELEMENTS), 0)
}

function optional<T>(x: unknown, read: () => T, otherwise: T): T {
  return x === undefined ? otherwise : read()
}

function checkOps(c: Checker, x: unknown, path: Path): number {
  return list(c, x, path, ...LINE.ops).reduce<number>((n, entry, i) => {
    const o = fields(c, entry, at(path, i), ['op', 'n'])
    oneOf(c, o['op'], at(at(path, i), 'op'), OPS)
    int(c, o['n'], at(at(path, i), 'n'), ...LINE.n)
    return n + 1
  }, 0)
}

/** A line that gains without end would break a turn: what one repetition nets is bounded. */
function checkLine(c: Checker, x: unknown, path: Path): void {
  const o = fields(c, x, path, ['pay', 'payAny', 'max', 'gain', 'oneOf', 'do'])
  const paid =
    optional(o['pay'], () => bundle(c, o['pay'], at(path, 'pay')), 0) +
    optional(o['payAny'], () => int(c, o['payAny'], at(path, 'payAny'), ...LINE.payAny), 0)
  if (o['pay'] !== undefined && o['payAny'] !== undefined) fault(c, path, 'asks pay or payAny, not both', 'FS-CARD-20')
  const max = optional(o['max'], () => int(c, o['max'], at(path, 'max'), ...LINE.times, 'FS-INV-19'), 1)
  const gain = optional(o['gain'], () => bundle(c, o['gain'], at(path, 'gain')), 0)
  const options = optional(o['oneOf'], () => list(c, o['oneOf'], at(path, 'oneOf'), ...LINE.options), [])
  const best = options.reduce<number>((most, b, i) => Math.max(most, bundle(c, b, at(at(path, 'oneOf'), i))), 0)
  const ops = optional(o['do'], () => checkOps(c, o['do'], at(path, 'do')), 0)
  if (gain + best + ops === 0) fault(c, path, 'has no effect', 'FS-CARD-22')
  if (ops > 0 && max > 1) fault(c, path, 'operations are not repeated', 'FS-CARD-21')
  if ((gain + best) * max > LINE.gains) fault(c, path, `gains more than ${LINE.gains} elements`, 'FS-INV-19')
  if (paid > 0 && gain + best > paid + LINE.nets) fault(c, path, `nets more than ${LINE.nets} elements a repetition`, 'FS-INV-19')
}

function checkCard(c: Checker, x: unknown, path: Path, seen: Set<number>): string {
  const o = fields(c, x, path, ['number', 'deck', 'creature', 'cost', 'lines', 'letter', 'place', 'value'])
  const n = int(c, o['number'], at(path, 'number'), ...CARD.number)
  if (seen.has(n)) fault(c, at(path, 'number'), 'stands there twice')
  seen.add(n)
  const deck = DECKS[oneOf(c, o['deck'], at(path, 'deck'), DECKS)] ?? 'start'
  oneOf(c, o['creature'], at(path, 'creature'), CREATURES)
  const project = isProject({ deck })
  if (project !== (o['cost'] !== undefined)) fault(c, at(path, 'cost'), 'projects have a price, other cards none', 'FS-CARD-01')
  if (project && o['cost'] !== undefined && bundle(c, o['cost'], at(path, 'cost')) === 0)
    fault(c, at(path, 'cost'), 'must ask something', 'FS-PROJ-04')
  list(c, o['lines'], at(path, 'lines'), ...CARD.lines, 'FS-CARD-01').forEach((l, i) => {
    checkLine(c, l, at(at(path, 'lines'), i))
  })
  if (o['letter'] !== undefined) oneOf(c, o['letter'], at(path, 'letter'), LETTERS)
  if (o['place'] !== undefined) oneOf(c, o['place'], at(path, 'place'), [...CELLS.slice(0, 5), 'discard'])
  if (typeof o['value'] !== 'number' || !Number.isFinite(o['value'])) fault(c, at(path, 'value'), 'must be a number')
  return deck
}

function checkCards(c: Checker, x: unknown): Set<number> {
  const seen = new Set<number>()
  const decks = list(c, x, 'edition.cards', ...CARD.all).map((card, i) => checkCard(c, card, `edition.cards[${i}]`, seen))
  for (const [deck, [min, max]] of Object.entries(DECK_SIZES)) {
    const n = decks.filter((d) => d === deck).length
    if (n < min || n > max)
      fault(c, 'edition.cards', `must have ${min === max ? min : `${min} to ${max}`} cards of deck ${deck}, has ${n}`, 'FS-SETUP-13')
  }
  return seen
}

/** Four S cards, two of them on different cells of the top row (FS-START-02, 04). */
function checkLetters(c: Checker, cards: Edition['cards']): void {
  for (const letter of LETTERS) {
    const four = cards.filter((card) => card.letter === letter)
    const cells = new Set(four.flatMap((card) => (card.place && card.place !== 'discard' ? [card.place] : [])))
    if (four.length !== 4 || cells.size !== 2 || four.filter((card) => card.place === 'discard').length !== 2)
      fault(c, 'edition.cards', `deck ${letter} needs four S cards, two with different places in the top row`, 'FS-START-04')
  }
}

function checkFinals(c: Checker, x: unknown): void {
  const seen = new Set<string>()
  const kinds = list(c, x, 'edition.finals', ...FINALS).map((entry, i) => {
    const path = `edition.finals[${i}]`
    const o = fields(c, entry, path, ['id', 'kind', 'main', 'steps'])
    const kind = LENGTHS[oneOf(c, o['kind'], at(path, 'kind'), LENGTHS)] ?? 'long'
    const id = typeof o['id'] === 'string' ? o['id'] : ''
    const code = finalIndex(id)
    if (code < 0 || code < 16 !== (kind === 'long') || seen.has(id))
      fault(c, at(path, 'id'), 'must be F1 to F16 (long) or f1 to f16 (short), once')
    seen.add(id)
    list(c, o['main'], at(path, 'main'), 2, 2).forEach((e, k) => {
      oneOf(c, e, at(at(path, 'main'), k), ELEMENTS)
    })
    const steps = FINAL_STEPS[kind]
    list(c, o['steps'], at(path, 'steps'), steps, steps, 'FS-FINAL-09').forEach((s, k) => {
      if (bundle(c, s, at(at(path, 'steps'), k)) === 0) fault(c, at(at(path, 'steps'), k), 'must ask something')
    })
    return kind
  })
  for (const [kind, [min]] of Object.entries(FINAL_COUNTS))
    if (kinds.filter((k) => k === kind).length < min) fault(c, 'edition.finals', `needs at least ${min} ${kind} ones`, 'FS-FINAL-01')
}

function checkBoards(c: Checker, e: Readonly<Record<string, unknown>>): void {
  const rates = fields(c, e['rates'], 'edition.rates', ELEMENTS)
  for (const k of ELEMENTS) int(c, rates[k], `edition.rates.${k}`, ...rateRange(k), 'FS-INV-18')
  list(c, e['columnCost'], 'edition.columnCost', 5, 5).forEach((b, i) => {
    const sum = bundle(c, b, `edition.columnCost[${i}]`, BASIC)
    if (i === 2 && sum > 0) fault(c, 'edition.columnCost[2]', 'the middle column is free', 'FS-P2-06')
  })
  list(c, e['pairBonus'], 'edition.pairBonus', 6, 6).forEach((b, i) => {
    oneOf(c, b, `edition.pairBonus[${i}]`, [...ELEMENTS, 'any'])
  })
  bundle(c, e['startElements'], 'edition.startElements')
  const cubes = fields(c, e['cubes'], 'edition.cubes', LENGTHS)
  const grades = fields(c, e['grades'], 'edition.grades', LENGTHS)
  for (const l of LENGTHS) {
    int(c, cubes[l], `edition.cubes.${l}`, ...CUBES)
    ints(c, grades[l], `edition.grades.${l}`, [3, 3], ...GRADE)
  }
}

/** Reads a card set; parts left out come from the shipped one. */
export function readEdition(c: Checker, x: unknown): Edition {
  const given = fields(c, x, 'edition', Object.keys(EDITION))
  const e: Readonly<Record<string, unknown>> = { ...EDITION, ...given }
  const before = c.faults.length
  checkBoards(c, e)
  const numbers = checkCards(c, e['cards'])
  checkFinals(c, e['finals'])
  const initiation = fields(c, e['initiation'], 'edition.initiation', LETTERS)
  for (const l of LETTERS)
    for (const n of ints(c, initiation[l], `edition.initiation.${l}`, [3, 3], 1, 255, 'FS-START-05'))
      if (!numbers.has(n)) fault(c, `edition.initiation.${l}`, `there is no card ${n}`, 'FS-START-05')
  if (c.faults.length > before) return EDITION
  // Checked field by field above; nothing else enters here.
  const edition = e as unknown as Edition
  checkLetters(c, edition.cards)
  checkInitiation(c, edition)
  return edition
}

/** Initiation lists name projects of trimester 1, each at most once (FS-START-05). */
function checkInitiation(c: Checker, e: Edition): void {
  const first = new Set(e.cards.flatMap((card) => (card.deck === 'T1' ? [card.number] : [])))
  const all = LETTERS.flatMap((l) => e.initiation[l])
  if (new Set(all).size !== all.length || all.some((n) => !first.has(n)))
    fault(c, 'edition.initiation', 'must name different projects of trimester 1', 'FS-START-05')
}
