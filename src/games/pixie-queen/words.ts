/**
 * Moves as integers and as words. A move is a verb in the low 5 bits and its parameters above; this file alone knows
 * the layout. The page may import it to read and build moves.
 */
import { BadInput, type Json, type Move } from '../../core/game.ts'
import {
  CUBES,
  FOODS,
  GOODS,
  type Good,
  type LooseTile,
  type MoveWords,
  type Place,
  SINGLE_USE,
  SKILLS,
  type Skill,
  SLOTS,
  type Slot,
  TRACKS,
} from './types.ts'

/** Verb numbers, in the order of the codec table below. */
export const V = {
  order: 0,
  skills: 1,
  roll: 2,
  face: 3,
  draw: 4,
  demand: 5,
  skill: 6,
  food: 7,
  space: 8,
  pass: 9,
  unchain: 10,
  done: 11,
  stop: 12,
  take: 13,
  give: 14,
  count: 15,
  promote: 16,
  split: 17,
  track: 18,
  rob: 19,
  peek: 20,
  pick: 21,
  chain: 22,
  swap: 23,
  remove: 24,
  copy: 25,
  add: 26,
  send: 27,
  mercy: 28,
  announce: 29,
  offer: 30,
  seal: 31,
} as const

/** The verb of a move, see {@link V}. */
export const verbOf = (m: Move): number => m & 31
/** All parameter bits of a move. */
export const paramOf = (m: Move): number => m >>> 5

/** Place numbers used in promotions: 0 the mine, 1 to 14 the pyramid, 15 the servant slot. */
export const MINE = 0
export const CASTLE = 15

/** `for` codes of a swap: 0 absent, 1 to 4 slots, 5 to 7 single-use tiles, 8 to 17 skills. */
export const FOR_SLOT = 1
export const FOR_SINGLE = 5
export const FOR_SKILL = 8

// ---------------------------------------------------------------- constructors (parameters are indexes, never words)

/** First order of play, favourite first. */
export const ORDER = (seats: readonly number[]): Move => {
  let p = seats.length
  for (let i = 0; i < seats.length; i++) p |= (seats[i] ?? 0) << (3 + 3 * i)
  return V.order | (p << 5)
}
/** The skills on offer as a bit set, bit 0 = S1. */
export const SKILL_SET = (bits: number): Move => V.skills | (bits << 5)
export const ROLL = (points: number): Move => V.roll | (points << 5)
export const FACE = (face: number): Move => V.face | (face << 5)
export const DRAW = (silver: number, gold: number, stone: number): Move => V.draw | (silver << 5) | (gold << 11) | (stone << 17)
export const DEMAND = (food: number): Move => V.demand | (food << 5)
export const SKILL = (skill: number): Move => V.skill | (skill << 5)
export const FOOD = (apple: number, bread: number, honey: number): Move => V.food | (apple << 5) | (bread << 9) | (honey << 13)
export const SPACE = (space: number): Move => V.space | (space << 5)
export const PASS: Move = V.pass
export const UNCHAIN = (miner: number): Move => V.unchain | (miner << 5)
export const DONE: Move = V.done
export const STOP: Move = V.stop
export const TAKE = (good: number): Move => V.take | (good << 5)
export const GIVE = (good: number): Move => V.give | (good << 5)
export const COUNT = (n: number): Move => V.count | (n << 5)
export const PROMOTE = (from: number, to: number): Move => V.promote | (from << 5) | (to << 9)
/** Points per seat, 4 bits each above a 3-bit count of seats. */
export const SPLIT = (packed: number): Move => V.split | (packed << 5)
export const TRACK = (track: number): Move => V.track | (track << 5)
export const ROB = (space: number): Move => V.rob | (space << 5)
export const PEEK = (yes: number): Move => V.peek | (yes << 5)
export const PICK = (cube: number): Move => V.pick | (cube << 5)
export const CHAIN = (colour: number, miner: number): Move => V.chain | (miner << 5) | (colour << 6)
/** `partner` is 0 for the board, seat + 1 for a player; `wanted` is a `for` code. */
export const SWAP = (slot: number, partner: number, wanted: number): Move => V.swap | (slot << 5) | (partner << 7) | (wanted << 10)
export const REMOVE = (apple: number, bread: number, honey: number, silver: number, gold: number): Move =>
  V.remove | (apple << 5) | (bread << 8) | (honey << 11) | (silver << 14) | (gold << 17)
export const COPY = (space: number): Move => V.copy | (space << 5)
export const ADD = (good: number): Move => V.add | (good << 5)
export const SEND = (space: number): Move => V.send | (space << 5)
export const MERCY: Move = V.mercy
export const ANNOUNCE = (yes: number): Move => V.announce | (yes << 5)
export const OFFER = (good: number, count: number): Move => V.offer | (good << 5) | (count << 8)
export const SEAL: Move = V.seal

// ---------------------------------------------------------------- words

type Fields = Readonly<Record<string, unknown>>

/** How one verb is written: the keys it must and may have, and both directions. `read` returns -1 for nonsense. */
interface Codec {
  readonly keys: readonly string[]
  readonly optional?: string
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

/** Reads counts of named things into fields of `width` bits; -1 when a name or a count is wrong. */
function readCounts(x: unknown, names: readonly string[], width: number): number {
  if (!isRecord(x)) return -1
  let p = 0
  for (const [name, n] of Object.entries(x)) {
    const i = names.indexOf(name)
    const k = count(n, (1 << width) - 1)
    if (i < 0 || k < 0) return -1
    p |= k << (width * i)
  }
  return p
}

function writeCounts(p: number, names: readonly string[], width: number): Record<string, number> {
  const out: Record<string, number> = {}
  names.forEach((name, i) => {
    const n = (p >> (width * i)) & ((1 << width) - 1)
    if (n > 0) out[name] = n
  })
  return out
}

function readList(x: unknown, width: number): number {
  if (!Array.isArray(x) || x.length > 5) return -1
  let p = x.length
  for (let i = 0; i < x.length; i++) {
    const n = count(x[i], (1 << width) - 1)
    if (n < 0) return -1
    p |= n << (3 + width * i)
  }
  return p
}

function writeList(p: number, width: number): number[] {
  const out: number[] = []
  for (let i = 0; i < (p & 7); i++) out.push((p >> (3 + width * i)) & ((1 << width) - 1))
  return out
}

const placeWord = (i: number): Place => (i === MINE ? 'mine' : i === CASTLE ? 'castle' : i)
const placeIndex = (x: unknown): number => (x === 'mine' ? MINE : x === 'castle' ? CASTLE : x === 0 || x === CASTLE ? -1 : count(x, 14))

const WANTED: readonly (Slot | Exclude<LooseTile, number> | Skill | undefined)[] = [undefined, ...SLOTS, ...SINGLE_USE, ...SKILLS]

const number = (key: string, make: (n: number) => MoveWords, max = 0xfffff): Codec => ({
  keys: [key],
  words: make,
  read: (o) => count(o[key], max),
})
const word = (key: string, list: readonly string[], make: (i: number) => MoveWords): Codec => ({
  keys: [key],
  words: make,
  read: (o) => indexIn(list, o[key]),
})
const flag = (key: string, words: MoveWords): Codec => ({ keys: [key], words: () => words, read: (o) => (o[key] === true ? 0 : -1) })
const choice = (key: string, make: (b: boolean) => MoveWords): Codec => ({
  keys: [key],
  words: (p) => make(p === 1),
  read: (o) => (o[key] === true ? 1 : o[key] === false ? 0 : -1),
})
const good = (p: number): Good => named(GOODS, p)

function readSkills(o: Fields): number {
  const list = o['skills']
  if (!Array.isArray(list)) return -1
  let bits = 0
  for (const name of list) {
    const i = indexIn(SKILLS, name)
    if (i < 0 || bits & (1 << i)) return -1
    bits |= 1 << i
  }
  return bits
}

function readSwap(o: Fields): number {
  const slot = indexIn(SLOTS, o['swap'])
  const seat = o['with'] === 'board' ? 0 : count(o['with'], 4) + 1
  const wanted = indexIn(WANTED, o['for'])
  if (slot < 0 || wanted < 0 || (o['with'] !== 'board' && seat < 1)) return -1
  return slot | (seat << 2) | (wanted << 5)
}

function writeSwap(p: number): MoveWords {
  const partner = (p >> 2) & 7
  const wanted = named([null, ...WANTED.slice(1)], p >> 5)
  const base = { swap: named(SLOTS, p & 3), with: partner === 0 ? ('board' as const) : partner - 1 }
  return wanted ? { ...base, for: wanted } : base
}

const pair = (a: number, b: number, shift: number): number => (a < 0 || b < 0 ? -1 : a | (b << shift))

/** One row per verb, in the order of {@link V}. */
const TABLE: readonly Codec[] = [
  { keys: ['order'], words: (p) => ({ order: writeList(p, 3) }), read: (o) => readList(o['order'], 3) },
  { keys: ['skills'], words: (p) => ({ skills: SKILLS.filter((_, i) => p & (1 << i)) }), read: readSkills },
  number('roll', (n) => ({ roll: n })),
  number('face', (n) => ({ face: n })),
  {
    keys: ['draw'],
    words: (p) => ({ draw: { silver: p & 63, gold: (p >> 6) & 63, stone: p >> 12 } }),
    read: (o) => readCounts(o['draw'], CUBES, 6),
  },
  word('demand', FOODS, (p) => ({ demand: named(FOODS, p) })),
  word('skill', SKILLS, (p) => ({ skill: named(SKILLS, p) })),
  { keys: ['food'], words: (p) => ({ food: writeCounts(p, FOODS, 4) }), read: (o) => readCounts(o['food'], FOODS, 4) },
  number('space', (n) => ({ space: n })),
  flag('pass', { pass: true }),
  number('unchain', (n) => ({ unchain: n })),
  flag('done', { done: true }),
  flag('stop', { stop: true }),
  word('take', GOODS, (p) => ({ take: good(p) })),
  word('give', GOODS, (p) => ({ give: good(p) })),
  number('count', (n) => ({ count: n })),
  {
    keys: ['promote', 'to'],
    words: (p) => ({ promote: placeWord(p & 15), to: placeWord(p >> 4) }),
    read: (o) => pair(placeIndex(o['promote']), placeIndex(o['to']), 4),
  },
  { keys: ['split'], words: (p) => ({ split: writeList(p, 4) }), read: (o) => readList(o['split'], 4) },
  word('track', TRACKS, (p) => ({ track: named(TRACKS, p) })),
  number('rob', (n) => ({ rob: n })),
  choice('peek', (b) => ({ peek: b })),
  word('pick', CUBES, (p) => ({ pick: named(CUBES, p) })),
  {
    keys: ['chain', 'miner'],
    words: (p) => ({ chain: p >> 1, miner: p & 1 }),
    read: (o) => pair(count(o['miner'], 1), count(o['chain'], 4), 1),
  },
  { keys: ['swap', 'with'], optional: 'for', words: writeSwap, read: readSwap },
  { keys: ['remove'], words: (p) => ({ remove: writeCounts(p, GOODS, 3) }), read: (o) => readCounts(o['remove'], GOODS, 3) },
  number('copy', (n) => ({ copy: n })),
  word('add', GOODS, (p) => ({ add: good(p) })),
  number('send', (n) => ({ send: n })),
  flag('mercy', { mercy: true }),
  choice('announce', (b) => ({ announce: b })),
  {
    keys: ['offer', 'count'],
    words: (p) => ({ offer: good(p & 7), count: p >> 3 }),
    read: (o) => pair(indexIn(GOODS, o['offer']), count(o['count'], 0xffff), 3),
  },
  flag('seal', { seal: true }),
]

/** A move in glossary words. @throws BadInput for an integer that is no move of this game. */
export function wordsOf(m: Move): MoveWords {
  if (!Number.isInteger(m) || m < 0 || m > 0x7fffffff) return bad(`${m} is not a move`)
  return named(TABLE, verbOf(m)).words(paramOf(m))
}

/** The inverse of {@link wordsOf}. @throws BadInput naming what cannot be read. */
export function moveOf(json: unknown): Move {
  if (!isRecord(json)) return bad('a move is an object such as {"space":13}')
  const keys = Object.keys(json)
  const verb = TABLE.findIndex((c) => c.keys.every((k) => k in json) && keys.every((k) => c.keys.includes(k) || k === c.optional))
  const codec = TABLE[verb]
  if (!codec) return bad(`no move is written with ${keys.length ? keys.join(', ') : 'no words'}`)
  const p = codec.read(json)
  return p < 0 ? bad(`nothing is meant by these values of ${keys.join(', ')}`) : verb | (p << 5)
}

/** {@link wordsOf} as JSON, for {@link import('../../core/game.ts').Notation}. */
export const moveJson = (m: Move): Json => wordsOf(m) as unknown as Json
