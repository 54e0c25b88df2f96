/** Entries of a clerk as they come out of a store: whatever was not written by this app is refused whole, never guessed at. */
import { type ClerkEntry, type Hand, WHYS } from './clerk.ts'
import { CUBES, type Cubes, FOODS, GOODS, type Goods, SERIES, SKILLS, type Skill, TRACKS } from './types.ts'

type Raw = Readonly<Record<string, unknown>>

const MOST_POINTS = 200
const MOST_PIECES = 99
const FACES = 6

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const among = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((each) => each === value)

/** Counts of these kinds, all of them there. */
function counts<K extends string>(kinds: readonly K[], value: unknown): Readonly<Record<K, number>> | null {
  if (!isRaw(value)) return null
  const pairs = kinds.flatMap((kind) => {
    const n = value[kind]
    return whole(n, 0, MOST_PIECES) ? [[kind, n] as const] : []
  })
  return pairs.length === kinds.length ? (Object.fromEntries(pairs) as Record<K, number>) : null
}

function numbers(value: unknown, most: number): readonly number[] | null {
  return Array.isArray(value) && value.length <= MOST_PIECES && value.every((n) => whole(n, 0, most)) ? value : null
}

function readHand(value: unknown): Hand | null {
  if (!isRaw(value)) return null
  const [servant, ring, special] = [value['servant'], value['ring'], value['special']].map((list) => numbers(list, MOST_PIECES))
  const goods: Goods | null = counts(GOODS, value['goods'])
  const { markers, stones } = value
  const fits = servant && ring && special && goods && whole(markers, 0, MOST_PIECES) && whole(stones, 0, MOST_PIECES)
  return fits ? { servant, ring, special, goods, markers, stones } : null
}

function readOrder(value: unknown, seats: number): readonly number[] | null {
  const order = numbers(value, seats - 1)
  return order && order.length === seats && new Set(order).size === seats ? order : null
}

function readSkills(value: unknown): readonly Skill[] | null {
  if (!Array.isArray(value)) return null
  const skills = value.map((each) => among(SKILLS, each)).filter((each) => each !== undefined)
  return skills.length === value.length && new Set(skills).size === skills.length ? skills : null
}

type Reader = (raw: Raw, seats: number) => ClerkEntry | null

/** Entries of one player. */
const seated =
  (read: (raw: Raw, seat: number) => ClerkEntry | null): Reader =>
  (raw, seats) =>
    whole(raw['seat'], 0, seats - 1) ? read(raw, raw['seat']) : null

const cubes =
  (type: 'draw' | 'return'): Reader =>
  (raw) => {
    const found: Cubes | null = counts(CUBES, raw['cubes'])
    return found && { type, cubes: found }
  }

const ifApart = (apart: unknown): { readonly apart?: true } => (apart === true ? { apart: true } : {})

const READERS: { readonly [T in ClerkEntry['type']]: Reader } = {
  points: seated((raw, seat) => {
    const [points, why] = [raw['points'], among(WHYS, raw['why'])]
    if (!whole(points, -MOST_POINTS, MOST_POINTS) || (raw['why'] !== undefined && !why)) return null
    return { type: 'points', seat, points, ...(why && { why }) }
  }),
  miners: seated(({ miners }, seat) => (whole(miners, 0, MOST_PIECES) ? { type: 'miners', seat, miners } : null)),
  track: seated((raw, seat) => {
    const [track, by] = [among(TRACKS, raw['track']), raw['by']]
    return track && whole(by, -MOST_PIECES, MOST_PIECES) ? { type: 'track', seat, track, by } : null
  }),
  favourite: seated((_, seat) => ({ type: 'favourite', seat })),
  demand: (raw) => {
    const [food, round] = [among(FOODS, raw['food']), raw['round']]
    if (!food || !(round === undefined || whole(round, 1, MOST_PIECES))) return null
    return { type: 'demand', food, ...(round !== undefined && { round }) }
  },
  tile: (raw, seats) => {
    const [series, seat] = [among(SERIES, raw['series']), raw['seat']]
    if (!series || !(seat === undefined || whole(seat, 0, seats - 1))) return null
    return { type: 'tile', series, ...(seat !== undefined && { seat }) }
  },
  draw: cubes('draw'),
  return: cubes('return'),
  roll: (raw) => {
    const [die, face] = [among(['casino', 'punishment'] as const, raw['die']), raw['face']]
    return die && whole(face, 0, FACES - 1) ? { type: 'roll', die, face } : null
  },
  settle: seated((raw, seat) => {
    const how = among(['sent', 'mercy', 'none'] as const, raw['how'])
    return how ? { type: 'settle', seat, how } : null
  }),
  order: (raw, seats) => {
    const order = readOrder(raw['order'], seats)
    return order && { type: 'order', order }
  },
  skills: (raw) => {
    const skills = readSkills(raw['skills'])
    return skills && { type: 'skills', skills }
  },
  skill: seated((raw, seat) => {
    const skill = among(SKILLS, raw['skill'])
    return skill ? { type: 'skill', seat, skill } : null
  }),
  furious: ({ seat, apart }, seats) => (seat === null || whole(seat, 0, seats - 1) ? { type: 'furious', seat, ...ifApart(apart) } : null),
  hand: seated((raw, seat) => {
    const hand = readHand(raw['hand'])
    return hand && { type: 'hand', seat, hand }
  }),
  end: () => ({ type: 'end' }),
  next: ({ apart }) => ({ type: 'next', ...ifApart(apart) }),
}

const isKnown = (type: unknown): type is ClerkEntry['type'] => typeof type === 'string' && Object.hasOwn(READERS, type)

/** One entry, or null where it is none of a session with so many seats. */
export function readEntry(value: unknown, seats: number): ClerkEntry | null {
  return isRaw(value) && isKnown(value['type']) ? READERS[value['type']](value, seats) : null
}

/** All entries of a session, or null when one of them cannot be read. */
export function readEntries(values: readonly unknown[], seats: number): readonly ClerkEntry[] | null {
  const entries = values.map((value) => readEntry(value, seats)).filter((entry) => entry !== null)
  return entries.length === values.length ? entries : null
}
