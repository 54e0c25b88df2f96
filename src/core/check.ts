/** Reading JSON from outside with every fault named. A checker collects; {@link finish} throws once at the end. */
import { BadInput, type Fault, type RuleId } from './game.ts'

export interface Checker {
  readonly faults: Fault[]
}

export type Fields = Readonly<Record<string, unknown>>

export const checker = (): Checker => ({ faults: [] })

/**
 * Where something stands: `fairies[2].hand`, or its last part and what that is a part of. Written out only for a fault: bots read
 * every view they get, and in none of its thousand fields is there one.
 */
export type Path = string | { readonly in: Path; readonly key: string | number }

/** A path in full: `a`, `b` -> `a.b`; numbers become `a[3]`, and what is no word `a["#"]`. */
function written(path: Path): string {
  if (typeof path === 'string') return path
  const before = written(path.in)
  if (typeof path.key === 'number') return `${before}[${path.key}]`
  if (!/^\w{1,60}$/.test(path.key)) return `${before}[${JSON.stringify(path.key.slice(0, 60))}]`
  return before ? `${before}.${path.key}` : path.key
}

/** More faults than anybody reads: what follows is not noted. */
const MOST_FAULTS = 100
const LONGEST = 300

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Faults as they are told: no more than anybody reads, and none longer, whatever was brought in. */
export const readable = (faults: readonly Fault[]): Fault[] =>
  faults.slice(0, MOST_FAULTS).map((each) => ({ ...each, path: cut(each.path), message: cut(each.message) }))

/** Notes a fault. */
export function fault(c: Checker, path: Path, message: string, rule?: RuleId): void {
  if (c.faults.length >= MOST_FAULTS) return
  c.faults.push(rule ? { path: written(path), message, rule } : { path: written(path), message })
}

/** @throws BadInput when anything was noted. */
export function finish(c: Checker): void {
  if (c.faults.length > 0) throw new BadInput(c.faults)
}

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

/** The path of a part. */
export const at = (path: Path, key: string | number): Path => ({ in: path, key })

/** An object with no other keys than `keys` (when given). Returns an empty one after a fault. */
export function fields(c: Checker, x: unknown, path: Path, keys?: readonly string[]): Fields {
  if (!isFields(x)) {
    fault(c, path, 'must be an object')
    return {}
  }
  if (keys) for (const k of Object.keys(x)) if (!keys.includes(k)) fault(c, at(path, k), 'is not known')
  return x
}

/** A list of `min` to `max` entries. Returns what is none as an empty one, and no more than `max` of what is too long. */
export function list(c: Checker, x: unknown, path: Path, min = 0, max = 1000, rule?: RuleId): readonly unknown[] {
  if (!Array.isArray(x)) {
    fault(c, path, 'must be a list')
    return []
  }
  if (x.length < min || x.length > max)
    fault(c, path, min === max ? `must have ${min} entries` : `must have ${min} to ${max} entries`, rule)
  return x.length > max ? x.slice(0, max) : x
}

/** A whole number between two bounds. Returns `min` after a fault. */
export function int(c: Checker, x: unknown, path: Path, min: number, max: number, rule?: RuleId): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max) return x
  fault(c, path, `must be a whole number from ${min} to ${max}`, rule)
  return min
}

/** Every entry a whole number between two bounds; `sizeRule` is broken by a list of another length. */
export function ints(
  c: Checker,
  x: unknown,
  path: Path,
  size: readonly [number, number],
  min: number,
  max: number,
  rule?: RuleId,
  sizeRule?: RuleId,
): number[] {
  return list(c, x, path, size[0], size[1], sizeRule).map((v, i) => int(c, v, at(path, i), min, max, rule))
}

export function bool(c: Checker, x: unknown, path: Path): boolean {
  if (typeof x === 'boolean') return x
  fault(c, path, 'must be true or false')
  return false
}

/** The index of a word in a list; 0 after a fault. */
export function oneOf(c: Checker, x: unknown, path: Path, words: readonly string[]): number {
  const i = typeof x === 'string' ? words.indexOf(x) : -1
  if (i >= 0) return i
  fault(c, path, `must be one of ${words.join(', ')}`)
  return 0
}
