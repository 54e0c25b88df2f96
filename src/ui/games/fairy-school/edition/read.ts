/**
 * A card set as a document, read for the form. Whatever is missing or of a wrong kind gets something harmless in its place, so
 * that a set that is only half right can be shown and mended; what is wrong with it is said beside it. Nothing is written here.
 */
import type { Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import {
  type Bundle,
  type Card,
  CELLS,
  CREATURES,
  DECKS,
  type Edition,
  ELEMENTS,
  type Final,
  LENGTHS,
  LETTERS,
  type Line,
  OPS,
  type Op,
} from '../../../../games/fairy-school/types.ts'

type Fields = { readonly [key: string]: Json }

const isFields = (x: Json | undefined): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)
/** The parts of a document; none of what is no document. */
export const fieldsOf = (x: Json | undefined): Fields => (isFields(x) ? x : {})
const items = (x: Json | undefined): readonly Json[] => (Array.isArray(x) ? x : [])
const number = (x: Json | undefined, otherwise: number): number => (typeof x === 'number' && Number.isFinite(x) ? x : otherwise)
const word = <T extends string>(x: Json | undefined, words: readonly T[], otherwise: T): T => words.find((each) => each === x) ?? otherwise
const wordOrNone = <T extends string>(x: Json | undefined, words: readonly T[]): T | undefined => words.find((each) => each === x)

/** Amounts of elements; a nought that was written stays written. */
function bundle(x: Json | undefined): Bundle {
  const o = fieldsOf(x)
  return Object.fromEntries(ELEMENTS.flatMap((kind) => (o[kind] === undefined ? [] : [[kind, number(o[kind], 0)]])))
}

function op(x: Json): Op {
  const o = fieldsOf(x)
  return { op: word(o['op'], OPS, 'cubes'), n: number(o['n'], 1) }
}

/** An effect line. */
export function readLine(x: Json): Line {
  const { pay, payAny, max, gain, oneOf, do: ops } = fieldsOf(x)
  return {
    ...(pay === undefined ? {} : { pay: bundle(pay) }),
    ...(payAny === undefined ? {} : { payAny: number(payAny, 1) }),
    ...(max === undefined ? {} : { max: number(max, 1) }),
    ...(gain === undefined ? {} : { gain: bundle(gain) }),
    ...(oneOf === undefined ? {} : { oneOf: items(oneOf).map(bundle) }),
    ...(ops === undefined ? {} : { do: items(ops).map(op) }),
  }
}

const PLACES = [...CELLS, 'discard'] as const

/** A small card. */
export function readCard(x: Json): Card {
  const o = fieldsOf(x)
  const letter = wordOrNone(o['letter'], LETTERS)
  const place = wordOrNone(o['place'], PLACES)
  return {
    number: number(o['number'], 0),
    deck: word(o['deck'], DECKS, 'start'),
    creature: word(o['creature'], CREATURES, 'unicorn'),
    ...(o['cost'] === undefined ? {} : { cost: bundle(o['cost']) }),
    lines: items(o['lines']).map(readLine),
    ...(letter === undefined ? {} : { letter }),
    ...(place === undefined ? {} : { place }),
    value: number(o['value'], 0),
  }
}

function final(x: Json): Final {
  const o = fieldsOf(x)
  return {
    id: typeof o['id'] === 'string' ? o['id'] : '',
    kind: word(o['kind'], LENGTHS, 'long'),
    main: items(o['main']).map((each) => word(each, ELEMENTS, 'earth')),
    steps: items(o['steps']).map(bundle),
  }
}

/** What is in the document under a key, or what the shipped set has there. */
const part = <T>(o: Fields, key: keyof Edition, read: (x: Json) => T, shipped: T): T => {
  const x = o[key]
  return x === undefined ? shipped : read(x)
}

/** A value for each of several words. */
const each = <K extends string, T>(words: readonly K[], read: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(words.map((key) => [key, read(key)])) as Record<K, T>

/** The whole set; parts left out are those of the shipped one, as at the door of the rules. */
export function readEdition(value: Json): Edition {
  const o = fieldsOf(value)
  const byWord =
    <K extends string>(words: readonly K[], otherwise: Readonly<Record<K, number>>) =>
    (x: Json) =>
      each(words, (key) => number(fieldsOf(x)[key], otherwise[key]))
  const list =
    <T>(read: (x: Json) => T) =>
    (x: Json) =>
      items(x).map(read)
  return {
    rates: part(o, 'rates', byWord(ELEMENTS, EDITION.rates), EDITION.rates),
    columnCost: part(o, 'columnCost', list(bundle), EDITION.columnCost),
    pairBonus: part(
      o,
      'pairBonus',
      list((x) => word(x, [...ELEMENTS, 'any'], 'any')),
      EDITION.pairBonus,
    ),
    startElements: part(o, 'startElements', bundle, EDITION.startElements),
    cubes: part(o, 'cubes', byWord(LENGTHS, EDITION.cubes), EDITION.cubes),
    initiation: part(
      o,
      'initiation',
      (x) => each(LETTERS, (letter) => items(fieldsOf(x)[letter]).map((n) => number(n, 0))),
      EDITION.initiation,
    ),
    cards: part(o, 'cards', list(readCard), EDITION.cards),
    finals: part(o, 'finals', list(final), EDITION.finals),
    grades: part(o, 'grades', (x) => each(LENGTHS, (length) => threeOf(fieldsOf(x)[length], EDITION.grades[length])), EDITION.grades),
  }
}

type Three = readonly [number, number, number]

function threeOf(x: Json | undefined, otherwise: Three): Three {
  const [a, b, c] = items(x)
  return [number(a, otherwise[0]), number(b, otherwise[1]), number(c, otherwise[2])]
}
