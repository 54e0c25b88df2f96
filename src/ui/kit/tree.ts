/** Plain data as a tree that is edited leaf by leaf. Places are named as faults name them: `players[1].goods.apple`. */
import type { Json } from '../../core/game.ts'

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
