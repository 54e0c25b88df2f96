/** Files nobody means: nothing, much too much, and much too deep. */
import type { Json } from '../../core/game.ts'
import { type Examples, editionOf, fileOf, resultOf, sessionOf, tableOf } from './corpus.ts'

/** What stands where something huge or deep is put; no name of anything. */
const HOLE = '@hole@'

/** A document as text, the value under `key` of its first part replaced by text of any size. */
function filled(list: string, part: Json, key: string, text: string): string {
  return JSON.stringify(fileOf({ [list]: [{ ...(part as object), [key]: HOLE }] })).replace(`"${HOLE}"`, () => text)
}

const listOf = (part: string, bytes: number): string => `[${`${part},`.repeat(Math.floor(bytes / (part.length + 1)))}${part}]`
const deep = (levels: number, open = '[', close = ']'): string => open.repeat(levels) + close.repeat(levels)

/**
 * Files to be refused, by name.
 * @param bytes how large the huge ones are
 * @param levels how deep the deep ones are
 */
export function extremes(example: Examples, bytes: number, levels: number): readonly (readonly [name: string, text: string])[] {
  const parts: readonly (readonly [list: string, part: Json, key: string])[] = [
    ...['game', 'rules', 'name', 'seats', 'seed', 'options', 'created', 'log'].map(
      (key) => ['tables', tableOf(example, example.logs[1] ?? [], ''), key] as const,
    ),
    ...['game', 'seats', 'entries'].map((key) => ['sessions', sessionOf(example), key] as const),
    ...['game', 'name', 'value'].map((key) => ['editions', editionOf(example), key] as const),
    ...['seats', 'ranks', 'points'].map((key) => ['results', resultOf(example), key] as const),
  ]
  const stuff: readonly (readonly [name: string, text: string])[] = [
    ['deep lists', deep(levels)],
    ['deep objects', `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`],
    ['huge text', `"${'x'.repeat(bytes)}"`],
    ['huge list of zeros', listOf('0', bytes)],
    ['huge list of pairs', listOf('[0,0]', bytes)],
    ['huge list of objects', listOf('{"kind":"human","name":7}', bytes)],
    ['huge object', `{${Array.from({ length: Math.floor(bytes / 12) }, (_, i) => `"key${i}":0`).join()}}`],
  ]
  return [
    ['nothing', ''],
    ['blanks', ' \n'],
    ['a mark of order', '\ufeff'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object', '{}'],
    ['a number', '7'],
    ['half a file', '{"app":"fey-table","format":1,"tables":[{"ga'],
    ['deep, and never closed', '['.repeat(levels)],
    ['deep instead of a file', deep(levels)],
    ...stuff.flatMap(([what, text]) => [
      [`${what} as tables`, `{"format":1,"tables":${text}}`] as const,
      [`${what} as sessions`, `{"format":1,"sessions":${text}}`] as const,
      [`${what} as editions`, `{"format":1,"editions":${text}}`] as const,
      [`${what} as results`, `{"format":1,"results":${text}}`] as const,
      ...parts.map(([list, part, key]) => [`${what} as ${list}[0].${key}`, filled(list, part, key, text)] as const),
    ]),
  ]
}
