/**
 * Moves as integers and as words. A move is a verb in the low 5 bits and its parameters above; this file alone knows
 * the layout. The page may import it to read and build moves.
 */
import { BadInput, type Json, type Move } from '../../core/game.ts'
import { CELLS, COLUMNS, ELEMENTS, type Element, type MoveWords } from './types.ts'

/** Verb numbers, in the order of the codec table below. */
export const V = {
  deal: 0,
  order: 1,
  keep: 2,
  projects: 3,
  take: 4,
  place: 5,
  ready: 6,
  columns: 7,
  activate: 8,
  copy: 9,
  give: 10,
  option: 11,
  repeat: 12,
  stop: 13,
  summon: 14,
  study: 15,
  bonus: 16,
  exchange: 17,
  joker: 18,
  realise: 19,
  step: 20,
  waive: 21,
  final: 22,
} as const

/** The verb of a move, see {@link V}. */
export const verbOf = (m: Move): number => m & 31
/** All parameter bits of a move. */
export const paramOf = (m: Move): number => m >>> 5
/** Bits of a deal's number. */
export const DEAL_BITS = 26

// ---------------------------------------------------------------- constructors (parameters are numbers, never words)

export const DEAL = (seed: number): Move => V.deal | (seed << 5)
/** Seats in order of choice, 3 bits each above a 3-bit count. */
export const ORDER = (seats: readonly number[]): Move => {
  let p = seats.length
  for (let i = 0; i < seats.length; i++) p |= (seats[i] ?? 0) << (3 + 3 * i)
  return V.order | (p << 5)
}
export const KEEP = (card: number): Move => V.keep | (card << 5)
/** Three card numbers, ascending. */
export const PROJECTS = (a: number, b: number, c: number): Move => V.projects | (a << 5) | (b << 13) | (c << 21)
export const TAKE = (card: number): Move => V.take | (card << 5)
export const PLACE = (card: number, cell: number): Move => V.place | (cell << 5) | (card << 9)
export const READY: Move = V.ready
/** Columns as a bit set, bit 0 = earth. */
export const COLUMNS_SET = (bits: number): Move => V.columns | (bits << 5)
export const ACTIVATE = (card: number, owner: number, line: number): Move => V.activate | (line << 5) | (owner << 6) | (card << 9)
export const COPY = (card: number, owner: number, line: number): Move => V.copy | (line << 5) | (owner << 6) | (card << 9)
export const GIVE = (element: number): Move => V.give | (element << 5)
export const OPTION = (index: number): Move => V.option | (index << 5)
export const REPEAT: Move = V.repeat
export const STOP: Move = V.stop
export const SUMMON = (card: number): Move => V.summon | (card << 5)
export const STUDY = (card: number): Move => V.study | (card << 5)
export const BONUS = (element: number): Move => V.bonus | (element << 5)
export const EXCHANGE = (element: number): Move => V.exchange | (element << 5)
export const JOKER = (element: number): Move => V.joker | (element << 5)
export const REALISE = (card: number): Move => V.realise | (card << 5)
/** The step's number, from 1. */
export const NEXT_STEP = (step: number): Move => V.step | (step << 5)
export const WAIVE = (element: number): Move => V.waive | (element << 5)
/** Index of the final project among those laid open at the table: its place in the edition's list. */
export const FINAL = (index: number): Move => V.final | (index << 5)

// ---------------------------------------------------------------- words

type Fields = Readonly<Record<string, unknown>>

/** How one verb is written: its keys, and both directions. `read` returns -1 for nonsense. */
interface Codec {
  readonly keys: readonly string[]
  readonly words: (p: number) => MoveWords
  readonly read: (o: Fields) => number
}

const bad = (message: string): never => {
  throw new BadInput([{ path: '', message }])
}

const named = <T>(list: readonly T[], i: number): T => {
  const word = list[i]
  return word === undefined ? bad(`no word number ${i}`) : word
}
const indexIn = (list: readonly unknown[], word: unknown): number => list.indexOf(word)
const count = (x: unknown, max: number): number => (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= max ? x : -1)
const isRecord = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

function readList(x: unknown): number {
  if (!Array.isArray(x) || x.length > 6) return -1
  let p = x.length
  for (let i = 0; i < x.length; i++) {
    const n = count(x[i], 7)
    if (n < 0) return -1
    p |= n << (3 + 3 * i)
  }
  return p
}

function writeList(p: number): number[] {
  const out: number[] = []
  for (let i = 0; i < (p & 7); i++) out.push((p >> (3 + 3 * i)) & 7)
  return out
}

function readProjects(x: unknown): number {
  if (!Array.isArray(x) || x.length !== 3) return -1
  const [a, b, c] = x.map((n: unknown) => count(n, 255)) as [number, number, number]
  return a < 0 || b < 0 || c < 0 ? -1 : a | (b << 8) | (c << 16)
}

function readColumns(x: unknown): number {
  if (!Array.isArray(x)) return -1
  let bits = 0
  for (const name of x) {
    const i = indexIn(COLUMNS, name)
    if (i < 0 || bits & (1 << i)) return -1
    bits |= 1 << i
  }
  return bits
}

/** A final project as a word: its kind's letter and number, `F1` to `F10` long and `f1` to `f6` short. */
const finalWord = (i: number): string => (i < 16 ? `F${i + 1}` : `f${i - 15}`)
/** Index of a final project's word: long ones from 0, short ones from 16; -1 for nonsense. */
export function finalIndex(x: unknown): number {
  if (typeof x !== 'string') return -1
  const n = Number(x.slice(1))
  if (!/^[Ff][1-9]\d?$/.test(x) || n > 16) return -1
  return (x[0] === 'F' ? 0 : 16) + n - 1
}

const number = (key: string, make: (n: number) => MoveWords, max = 255): Codec => ({
  keys: [key],
  words: make,
  read: (o) => count(o[key], max),
})
const flag = (key: string, words: MoveWords): Codec => ({ keys: [key], words: () => words, read: (o) => (o[key] === true ? 0 : -1) })
const element = (key: string, make: (e: Element) => MoveWords): Codec => ({
  keys: [key],
  words: (p) => make(named(ELEMENTS, p)),
  read: (o) => indexIn(ELEMENTS, o[key]),
})

/** A card of an owner and one of its lines. */
const use = (key: 'activate' | 'copy', make: (card: number, of: number, line: number) => MoveWords): Codec => ({
  keys: [key, 'of', 'line'],
  words: (p) => make(p >> 4, (p >> 1) & 7, p & 1),
  read: (o) => {
    const card = count(o[key], 255)
    const of = count(o['of'], 7)
    const line = count(o['line'], 1)
    return card < 0 || of < 0 || line < 0 ? -1 : line | (of << 1) | (card << 4)
  },
})

/** One row per verb, in the order of {@link V}. */
const TABLE: readonly Codec[] = [
  number('deal', (n) => ({ deal: n }), 2 ** DEAL_BITS - 1),
  { keys: ['order'], words: (p) => ({ order: writeList(p) }), read: (o) => readList(o['order']) },
  number('keep', (n) => ({ keep: n })),
  {
    keys: ['projects'],
    words: (p) => ({ projects: [p & 255, (p >> 8) & 255, p >> 16] }),
    read: (o) => readProjects(o['projects']),
  },
  number('take', (n) => ({ take: n })),
  {
    keys: ['place', 'at'],
    words: (p) => ({ place: p >> 4, at: named(CELLS, p & 15) }),
    read: (o) => {
      const card = count(o['place'], 255)
      const cell = indexIn(CELLS, o['at'])
      return card < 0 || cell < 0 ? -1 : cell | (card << 4)
    },
  },
  flag('ready', { ready: true }),
  {
    keys: ['columns'],
    words: (p) => ({ columns: COLUMNS.filter((_, i) => p & (1 << i)) }),
    read: (o) => readColumns(o['columns']),
  },
  use('activate', (card, of, line) => ({ activate: card, of, line })),
  use('copy', (card, of, line) => ({ copy: card, of, line })),
  element('give', (e) => ({ give: e })),
  number('option', (n) => ({ option: n })),
  flag('repeat', { repeat: true }),
  flag('stop', { stop: true }),
  number('summon', (n) => ({ summon: n })),
  number('study', (n) => ({ study: n })),
  element('bonus', (e) => ({ bonus: e })),
  element('exchange', (e) => ({ exchange: e })),
  element('joker', (e) => ({ joker: e })),
  number('realise', (n) => ({ realise: n })),
  number('step', (n) => ({ step: n })),
  element('waive', (e) => ({ waive: e })),
  { keys: ['final'], words: (p) => ({ final: finalWord(p) }), read: (o) => finalIndex(o['final']) },
]

/** A move in glossary words. @throws BadInput for an integer that is no move of this game. */
export function wordsOf(m: Move): MoveWords {
  if (!Number.isInteger(m) || m < 0 || m > 0x7fffffff) return bad(`${m} is not a move`)
  return named(TABLE, verbOf(m)).words(paramOf(m))
}

/** The inverse of {@link wordsOf}. @throws BadInput naming what cannot be read. */
export function moveOf(json: unknown): Move {
  if (!isRecord(json)) return bad('a move is an object such as {"activate":81,"of":0,"line":0}')
  const keys = Object.keys(json)
  const verb = TABLE.findIndex((c) => c.keys.length === keys.length && c.keys.every((k) => k in json))
  const codec = TABLE[verb]
  if (!codec) return bad(`no move is written with ${keys.length ? keys.join(', ') : 'no words'}`)
  const p = codec.read(json)
  return p < 0 ? bad(`nothing is meant by these values of ${keys.join(', ')}`) : verb | (p << 5)
}

/** {@link wordsOf} as JSON, for {@link import('../../core/game.ts').Notation}. */
export const moveJson = (m: Move): Json => wordsOf(m) as unknown as Json
