/** An edition as numbers: what the rules look up while they compute. Made once per edition and shared. */
import { KINDS, OP } from './codes.ts'
import { editionOf } from './edition.ts'
import { type Bundle, type Card, CELLS, CREATURES, DECKS, type Edition, ELEMENTS, LETTERS, type Line, type PlainOptions } from './types.ts'
import { finalIndex } from './words.ts'

export interface CompiledLine {
  /** Amounts to be paid by kind; null without. */
  readonly pay: readonly number[] | null
  readonly payAny: number
  readonly paid: boolean
  /** It brings elements, so that it has an effect whatever else it does (FS-CARD-29). */
  readonly brings: boolean
  /** It only brings elements, once and for nothing. */
  readonly plain: boolean
  /** It brings elements, and cubes or discount at most besides, once and for what is named: nothing is left to choose or to chance. */
  readonly clear: boolean
  /** Cubes that it brings. */
  readonly cubes: number
  /** All that it may bring in elements, by their rates; what it asks is not taken off. */
  readonly most: number
  readonly max: number
  readonly gain: readonly number[] | null
  readonly oneOf: readonly (readonly number[])[] | null
  readonly ops: readonly { readonly op: number; readonly n: number }[]
}

export interface CompiledCard {
  readonly number: number
  /** Index in DECKS: 0 start, 1 S, 2 to 4 projects of trimesters 1 to 3. */
  readonly deck: number
  readonly creature: number
  readonly cost: readonly number[] | null
  readonly lines: readonly CompiledLine[]
  /** Has an `again` or `copy` line: nothing leads here from another such line (FS-CARD-25, 26). */
  readonly chain: boolean
  /** Index in LETTERS, or -1. */
  readonly letter: number
  /** Cell of the top row, -1 for the discard or no place. */
  readonly place: number
  readonly value: number
}

export interface CompiledFinal {
  readonly id: string
  readonly steps: readonly (readonly number[])[]
}

/** An edition and the switches of a table as numbers. */
export interface Rules {
  /** By printed number; holes where no card has it. */
  readonly card: readonly (CompiledCard | undefined)[]
  /** Card numbers by deck, ascending. */
  readonly decks: readonly (readonly number[])[]
  /** By code (see words.ts); holes where none is. */
  readonly final: readonly (CompiledFinal | undefined)[]
  readonly rates: readonly number[]
  /** Kinds from the dearest to the cheapest. */
  readonly dearest: readonly number[]
  /** What a set of columns costs, by bit set (FS-P2-02). */
  readonly columnsCost: readonly (readonly number[])[]
  /** Element of each pair's bonus; -1 is one basic element of choice. */
  readonly pairBonus: readonly number[]
  readonly startElements: readonly number[]
  readonly initiation: readonly (readonly number[])[]
}

/** A bundle by kind. */
export const amounts = (b: Bundle | undefined): number[] => ELEMENTS.map((e) => b?.[e] ?? 0)

function compileLine(l: Line, rates: Bundle): CompiledLine {
  const paid = l.pay !== undefined || (l.payAny ?? 0) > 0
  const [once, ops] = [l.max === undefined && l.oneOf === undefined, l.do ?? []]
  const value = (bundle: Bundle | undefined): number => ELEMENTS.reduce((sum, e) => sum + (bundle?.[e] ?? 0) * (rates[e] ?? 0), 0)
  return {
    pay: l.pay ? amounts(l.pay) : null,
    payAny: l.payAny ?? 0,
    paid,
    brings: l.gain !== undefined || l.oneOf !== undefined,
    plain: once && !paid && l.gain !== undefined && ops.length === 0,
    clear: once && !l.payAny && l.gain !== undefined && ops.every(({ op }) => op === 'cubes' || op === 'discount'),
    cubes: ops.reduce((sum, { op, n }) => (op === 'cubes' ? sum + n : sum), 0),
    most: (l.max ?? 1) * (value(l.gain) + Math.max(0, ...(l.oneOf ?? []).map(value))),
    max: l.max ?? 1,
    gain: l.gain ? amounts(l.gain) : null,
    oneOf: l.oneOf ? l.oneOf.map(amounts) : null,
    ops: ops.map(({ op, n }) => ({ op: OP[op], n })),
  }
}

function compileCard(c: Card, rates: Bundle): CompiledCard {
  const lines = c.lines.map((line) => compileLine(line, rates))
  return {
    number: c.number,
    deck: DECKS.indexOf(c.deck),
    creature: CREATURES.indexOf(c.creature),
    cost: c.cost ? amounts(c.cost) : null,
    lines,
    chain: lines.some((l) => l.ops.some(({ op }) => op === OP.again || op === OP.copy)),
    letter: c.letter ? LETTERS.indexOf(c.letter) : -1,
    place: c.place && c.place !== 'discard' ? CELLS.indexOf(c.place) : -1,
    value: c.value,
  }
}

/** The sums for all sets of columns: every playout asks for fifteen of them in every turn. */
function columnsCosts(each: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const sum = (bits: number, kind: number) => each.reduce((n, cost, c) => (bits & (1 << c) ? n + cost[kind] : n), 0)
  return Array.from({ length: 1 << each.length }, (_, bits) => Array.from({ length: KINDS }, (_, kind) => sum(bits, kind)))
}

function compile(e: Edition): Rules {
  const card: (CompiledCard | undefined)[] = []
  for (const c of e.cards) card[c.number] = compileCard(c, e.rates)
  const final: (CompiledFinal | undefined)[] = []
  for (const f of e.finals) final[finalIndex(f.id)] = { id: f.id, steps: f.steps.map(amounts) }
  const rates = ELEMENTS.map((k) => e.rates[k])
  const decks = DECKS.map((deck) => e.cards.flatMap((c) => (c.deck === deck ? [c.number] : [])).sort((a, b) => a - b))
  return {
    card,
    decks,
    final,
    rates,
    dearest: rates.map((_, k) => k).sort((a, b) => rates[b] - rates[a] || a - b),
    columnsCost: columnsCosts(e.columnCost.map(amounts)),
    pairBonus: e.pairBonus.map((b) => (b === 'any' ? -1 : ELEMENTS.indexOf(b))),
    startElements: amounts(e.startElements),
    initiation: LETTERS.map((l) => e.initiation[l]),
  }
}

const cache = new WeakMap<Edition, Rules>()

/** The rules of an options object, compiled once per edition. */
export function rulesOf(options: Pick<PlainOptions, 'edition' | 'printing'>): Rules {
  const edition = editionOf(options)
  const before = cache.get(edition)
  if (before) return before
  const now = compile(edition)
  cache.set(edition, now)
  return now
}

const EMPTY: CompiledCard = {
  number: 0,
  deck: 0,
  creature: 0,
  cost: null,
  lines: [],
  chain: false,
  letter: -1,
  place: -1,
  value: 0,
}
const NO_LINE: CompiledLine = {
  pay: null,
  payAny: 0,
  paid: false,
  brings: false,
  plain: false,
  clear: false,
  cubes: 0,
  most: 0,
  max: 1,
  gain: null,
  oneOf: null,
  ops: [],
}
const NO_FINAL: CompiledFinal = { id: '', steps: [] }
const NO_COST: readonly number[] = new Array<number>(KINDS).fill(0)

/** A card by number; an empty one for numbers no card has. */
export const cardOf = (r: Rules, number: number): CompiledCard => r.card[number] ?? EMPTY
/** A line of a card; an empty one where there is none. */
export const lineOf = (r: Rules, number: number, line: number): CompiledLine => cardOf(r, number).lines[line] ?? NO_LINE
/** A final project by code; one without steps for -1. */
export const finalOf = (r: Rules, code: number): CompiledFinal => r.final[code] ?? NO_FINAL
/** The price of a project. */
export const costOf = (r: Rules, number: number): readonly number[] => cardOf(r, number).cost ?? NO_COST
