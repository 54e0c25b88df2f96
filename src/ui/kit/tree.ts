/** Plain data as a tree that is edited leaf by leaf. Places are named as faults name them: `players[1].goods.apple`. */

/** Plain data, as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What is wrong at a place of it. */
export interface Fault {
  readonly path: string
  readonly message: string
}

/** The name of a place inside another. */
export const placeIn = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`

/** Whether a place is another, or lies in it. */
export const within = (place: string, path: string): boolean =>
  path === '' || place === path || (place.startsWith(path) && ['.', '['].includes(place.charAt(path.length)))

/** The parts of a value by their keys; null for a leaf. */
export function partsOf(value: Json): readonly (readonly [key: string | number, part: Json])[] | null {
  if (Array.isArray(value)) return value.map((part: Json, k) => [k, part] as const)
  return typeof value === 'object' && value !== null ? Object.entries(value) : null
}

/** The value with one part replaced. */
export function withPart(value: Json, key: string | number, part: Json): Json {
  if (Array.isArray(value)) return value.map((old: Json, k) => (k === key ? part : old))
  return { ...(value as { readonly [key: string]: Json }), [key]: part }
}

/** One part more, like the last one; nothing to copy makes it 0. */
export const longer = (list: readonly Json[]): Json => [...list, list.at(-1) ?? 0]

/** One part less. */
export const shorter = (list: readonly Json[]): Json => list.slice(0, -1)

/** What was typed for a leaf: numbers stay numbers; an empty field is nobody or nothing. */
export function leafOf(text: string): Json {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : trimmed
}

/** The keys that lead to a place, outermost first. */
const keysTo = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([word, index]) => (index === undefined ? word : Number(index)))

const partAt = (value: Json | undefined, key: string | number): Json | undefined => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  return typeof value === 'object' && value !== null ? (value as { readonly [key: string]: Json })[key] : undefined
}

/** What stands at a place; undefined where there is no such place. */
export const valueAt = (value: Json, path: string): Json | undefined => keysTo(path).reduce<Json | undefined>(partAt, value)

/** The value with another part at a place; where the way there is missing, objects are laid out along it. */
export function withValueAt(value: Json, path: string, part: Json): Json {
  const put = (whole: Json | undefined, [key, ...rest]: readonly (string | number)[]): Json => {
    if (key === undefined) return part
    const known = partsOf(whole ?? null) === null ? {} : (whole ?? {})
    return withPart(known, key, put(partAt(known, key), rest))
  }
  return put(value, keysTo(path))
}

/** Whether two values say the same, whatever the order of their keys. */
export const same = (a: Json | undefined, b: Json | undefined): boolean => differences(a, b).length === 0

/** The places at which two values differ: leaves, or whole parts that have no counterpart of their kind. */
export function differences(a: Json | undefined, b: Json | undefined, path = ''): readonly string[] {
  if (Object.is(a, b)) return []
  const [mine, yours] = [partsOf(a ?? null), partsOf(b ?? null)]
  if (a === undefined || b === undefined || !mine || !yours || Array.isArray(a) !== Array.isArray(b)) return [path]
  if (Array.isArray(a) && mine.length !== yours.length) return [path]
  const keys = new Set([...mine, ...yours].map(([key]) => key))
  return [...keys].flatMap((key) => differences(partAt(a, key), partAt(b, key), placeIn(path, key)))
}
