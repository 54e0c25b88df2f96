/** Reading JSON from outside with every fault named. A checker collects; {@link finish} throws once at the end. */
import { BadInput, type Fault, type RuleId } from './game.ts'

export interface Checker {
  readonly faults: Fault[]
}

export type Fields = Readonly<Record<string, unknown>>

export const checker = (): Checker => ({ faults: [] })

/** Notes a fault. */
export function fault(c: Checker, path: string, message: string, rule?: RuleId): void {
  c.faults.push(rule ? { path, message, rule } : { path, message })
}

/** @throws BadInput when anything was noted. */
export function finish(c: Checker): void {
  if (c.faults.length > 0) throw new BadInput(c.faults)
}

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Joins a path: `a`, `b` -> `a.b`; numbers become `a[3]`. */
export const at = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key

/** An object with no other keys than `keys` (when given). Returns an empty one after a fault. */
export function fields(c: Checker, x: unknown, path: string, keys?: readonly string[]): Fields {
  if (!isFields(x)) {
    fault(c, path, 'must be an object')
    return {}
  }
  if (keys) for (const k of Object.keys(x)) if (!keys.includes(k)) fault(c, at(path, k), 'is not known')
  return x
}

/** A list of `min` to `max` entries. Returns an empty one after a fault. */
export function list(c: Checker, x: unknown, path: string, min = 0, max = 1000, rule?: RuleId): readonly unknown[] {
  if (!Array.isArray(x)) {
    fault(c, path, 'must be a list')
    return []
  }
  if (x.length < min || x.length > max)
    fault(c, path, min === max ? `must have ${min} entries` : `must have ${min} to ${max} entries`, rule)
  return x
}

/** A whole number between two bounds. Returns `min` after a fault. */
export function int(c: Checker, x: unknown, path: string, min: number, max: number, rule?: RuleId): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max) return x
  fault(c, path, `must be a whole number from ${min} to ${max}`, rule)
  return min
}

/** Every entry a whole number between two bounds; `sizeRule` is broken by a list of another length. */
export function ints(
  c: Checker,
  x: unknown,
  path: string,
  size: readonly [number, number],
  min: number,
  max: number,
  rule?: RuleId,
  sizeRule?: RuleId,
): number[] {
  return list(c, x, path, size[0], size[1], sizeRule).map((v, i) => int(c, v, at(path, i), min, max, rule))
}

export function bool(c: Checker, x: unknown, path: string): boolean {
  if (typeof x === 'boolean') return x
  fault(c, path, 'must be true or false')
  return false
}

/** The index of a word in a list; 0 after a fault. */
export function oneOf(c: Checker, x: unknown, path: string, words: readonly string[]): number {
  const i = typeof x === 'string' ? words.indexOf(x) : -1
  if (i >= 0) return i
  fault(c, path, `must be one of ${words.join(', ')}`)
  return 0
}
