/** Spoils data on purpose: plain data by its structure, text by its characters. The same generator spoils the same way. */
import type { Json } from '../game.ts'
import type { Rng } from '../rng.ts'

/** How often something happens: once in so many times. */
const once = (rng: Rng, times: number): boolean => rng.next(times) === 0

const one = <T>(rng: Rng, list: readonly T[]): T => list[rng.next(list.length)]

/** Words that mean something to JavaScript, and texts that mean something to a page. */
const WORDS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  ' ',
  '0',
  '-1',
  'length',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '\ufeff',
  'é\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'null',
  'NaN',
  'a'.repeat(5000),
]

const NUMBERS: readonly number[] = [
  0,
  -1,
  1,
  2,
  0.5,
  -0,
  255,
  256,
  65536,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
]

/** So many lists in one another. */
export function nested(levels: number): Json {
  let inner: Json = []
  for (let i = 0; i < levels; i++) inner = [inner]
  return inner
}

const POLLUTION: Json = { polluted: true }

const strange = (rng: Rng): Json =>
  one<() => Json>(rng, [
    () => null,
    () => true,
    () => false,
    () => one(rng, NUMBERS),
    () => one(rng, WORDS),
    () => [],
    () => ({}),
    () => [null],
    () => nested(60),
    () => JSON.parse('{"__proto__":{"polluted":true}}') as Json,
    () => ({ constructor: { prototype: POLLUTION } }),
    () => Array.from({ length: 300 }, () => 0),
  ])()

type Key = string | number

const isOpen = (value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null

const entriesOf = (value: Json): [Key, Json][] =>
  Array.isArray(value) ? value.map((part: Json, k) => [k, part]) : Object.entries(value as { readonly [key: string]: Json })

/** Data again from its entries; names such as `__proto__` become names like any other. */
const closed = (like: Json, entries: readonly [Key, Json][]): Json =>
  Array.isArray(like) ? entries.map(([, part]) => part) : Object.fromEntries(entries)

/** The list of entries, spoilt. */
function spoiltEntries(rng: Rng, entries: [Key, Json][], isList: boolean): void {
  const k = rng.next(Math.max(1, entries.length))
  const fresh: Key = isList ? entries.length : one(rng, WORDS)
  const kinds: readonly (() => void)[] = [
    () => entries.splice(k, 1),
    () => entries.push([fresh, strange(rng)]),
    () => entries.push(...entries.slice(k, k + 3)),
    () => entries.splice(k, rng.next(4)),
    () => {
      const other = rng.next(Math.max(1, entries.length))
      const [a, b] = [entries[k], entries[other]]
      if (a && b)
        [entries[k], entries[other]] = [
          [a[0], b[1]],
          [b[0], a[1]],
        ]
    },
    () => {
      const found = entries[k]
      if (found && !isList) entries[k] = [one(rng, WORDS), found[1]]
    },
  ]
  one(rng, kinds)()
}

/** A leaf, a little or entirely other. */
function spoiltLeaf(rng: Rng, value: Json): Json {
  if (typeof value === 'number' && !once(rng, 3)) return one(rng, [value + 1, value - 1, -value, value * 2, value + 0.5, one(rng, NUMBERS)])
  if (typeof value === 'boolean' && !once(rng, 3)) return !value
  if (typeof value === 'string' && !once(rng, 3)) return one(rng, [`${value}x`, value.slice(1), value.toUpperCase(), one(rng, WORDS)])
  return strange(rng)
}

/** Data with one spoilt place, chosen by walking down by chance. Nothing of the original is changed. */
export function spoilt(rng: Rng, value: Json): Json {
  if (!isOpen(value)) return spoiltLeaf(rng, value)
  const entries = entriesOf(value)
  if (entries.length === 0 || once(rng, 6)) {
    if (once(rng, 5)) return strange(rng)
    spoiltEntries(rng, entries, Array.isArray(value))
    return closed(value, entries)
  }
  const k = rng.next(entries.length)
  return closed(
    value,
    entries.map(([key, part], i) => [key, i === k ? spoilt(rng, part) : part]),
  )
}

const CHARACTERS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '0',
  '-',
  'e',
  '\u0000',
  '\ufeff',
  '\ud83d',
  '%',
  '/',
  '#',
  '?',
  '\u2028',
  '\n',
]

/** Text with one spoilt place: characters lost, changed, doubled, put in, or everything after them cut off. */
export function spoiltText(rng: Rng, text: string): string {
  const at = rng.next(text.length + 1)
  const length = 1 + rng.next(once(rng, 3) ? 200 : 3)
  return one<() => string>(rng, [
    () => text.slice(0, at) + text.slice(at + length),
    () => text.slice(0, at) + one(rng, CHARACTERS) + text.slice(at + 1),
    () => text.slice(0, at) + one(rng, CHARACTERS) + text.slice(at),
    () => text.slice(0, at + length) + text.slice(at),
    () => text.slice(0, at),
    () => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.next(8))) + text.slice(at + 1),
    () => text.slice(0, at) + one(rng, WORDS) + text.slice(at),
  ])()
}

/** Does something a few times over: mostly once. */
export function someTimes<T>(rng: Rng, first: T, again: (before: T) => T): T {
  let value = first
  do value = again(value)
  while (once(rng, 3))
  return value
}
