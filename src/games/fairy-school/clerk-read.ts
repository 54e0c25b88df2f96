/** Entries of a clerk as they come out of a store: whatever was not written by this app is refused whole, never guessed at. */
import { type ClerkEntry, DOUBTS, type Elements } from './clerk.ts'
import { CREATURES, ELEMENTS, LENGTHS } from './types.ts'

type Raw = Readonly<Record<string, unknown>>

const MOST = 999
const MOST_STEPS = 9
const LAST_TRIMESTER = 4
const LONGEST_NAME = 8

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const among = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((each) => each === value)

function readElements(value: unknown): Elements | null {
  if (!isRaw(value)) return null
  const { earth, plant, fire, water, air } = value
  const fits = [earth, plant, fire, water, air].every((n) => whole(n, 0, MOST)) && Object.keys(value).length === ELEMENTS.length
  return fits ? { earth: Number(earth), plant: Number(plant), fire: Number(fire), water: Number(water), air: Number(air) } : null
}

const readPast = ({ past }: Raw): { readonly past?: true } => (past === true ? { past } : {})

type Reader = (raw: Raw, seats: number) => ClerkEntry | null

/** Entries of one fairy. */
const seated =
  (read: (raw: Raw, seat: number, seats: number) => ClerkEntry | null): Reader =>
  (raw, seats) =>
    whole(raw['seat'], 0, seats - 1) ? read(raw, raw['seat'], seats) : null

const READERS: { readonly [T in ClerkEntry['type']]: Reader } = {
  length: (raw) => {
    const length = among(LENGTHS, raw['length'])
    return length ? { type: 'length', length } : null
  },
  kindness: seated(({ from, cubes }, seat, seats) =>
    whole(from, 0, seats - 1) && whole(cubes, -MOST, MOST) ? { type: 'kindness', seat, from, cubes } : null,
  ),
  study: seated((raw, seat) => {
    const creature = among(CREATURES, raw['creature'])
    return creature ? { type: 'study', seat, creature, ...readPast(raw) } : null
  }),
  project: seated((raw, seat) => {
    const { projects } = raw
    return whole(projects, -MOST, MOST) ? { type: 'project', seat, projects, ...readPast(raw) } : null
  }),
  right: seated(({ doubt: value, n }, seat) => {
    const doubt = among(DOUBTS, value)
    return doubt && whole(n, 0, MOST) ? { type: 'right', seat, doubt, n } : null
  }),
  final: seated(({ final }, seat) => (typeof final === 'string' && final.length <= LONGEST_NAME ? { type: 'final', seat, final } : null)),
  steps: seated(({ steps }, seat) => (whole(steps, 0, MOST_STEPS) ? { type: 'steps', seat, steps } : null)),
  elements: seated((raw, seat) => {
    const elements = readElements(raw['elements'])
    return elements && { type: 'elements', seat, elements }
  }),
  lots: ({ order }, seats) => {
    const fits = Array.isArray(order) && order.length === seats && order.every((seat) => whole(seat, 0, seats - 1))
    return fits && new Set(order).size === seats ? { type: 'lots', order } : null
  },
  trimester: ({ trimester }) => (whole(trimester, 1, LAST_TRIMESTER) ? { type: 'trimester', trimester } : null),
  next: () => ({ type: 'next' }),
  end: () => ({ type: 'end' }),
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
