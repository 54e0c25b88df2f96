/** What the texts of every game are made of: sentences with things in them, choices in words, the numbers of a refusal. */
import type { Params } from '../core/game.ts'

/** A piece of a sentence: words, or a thing that the page draws and a reader without pictures gets as `text`. */
export type Part = string | { readonly text: string }

/** A choice in words. */
export interface MoveText {
  /** For a button: short. */
  readonly title: string
  /** Under the title: what it costs and brings now. */
  readonly detail: string
  /** The full accessible name; unique among the choices of one decision. */
  readonly label: string
}

/** Title, detail, and the label where it is not simply "title: detail". */
export type MoveLine = readonly [title: string, detail: string, label?: string]

/** The params of a refusal, read tolerantly: what is missing is undefined. */
export interface RefusalParams {
  number(key: string): number | undefined
  text(key: string): string | undefined
}

/** Upper case for the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** A rich sentence as plain text; joined, the texts of its parts make the sentence. */
export function plain(rich: readonly Part[]): string {
  return rich.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

const partsOf = <P extends Part>(value: P | readonly P[]): readonly P[] => (isList(value) ? value : [value])

function isList<P extends Part>(value: P | readonly P[]): value is readonly P[] {
  return Array.isArray(value)
}

/** The tools that join sentences of one game's kinds of parts. */
export function joining<P extends Part>() {
  type All = readonly (P | string)[]
  return {
    /** Template tag: puts parts and lists of parts into a sentence; numbers and strings become text. */
    rich: (strings: TemplateStringsArray, ...values: readonly (P | string | All | number)[]): All =>
      strings.flatMap((string, i) => {
        const value = values[i] ?? ''
        const parts: All = typeof value === 'number' ? [String(value)] : partsOf<P | string>(value)
        return [string, ...parts].filter((part) => part !== '')
      }),
    /** Parts or phrases with separators between: "a, b and c". */
    joinRich: (items: readonly (P | string | All)[], comma: string, last: string): All =>
      items.flatMap((item, i) => {
        const parts = partsOf<P | string>(item)
        return i === 0 ? parts : [i === items.length - 1 ? last : comma, ...parts]
      }),
  }
}

/** Reads params without trusting them. */
export function readParams(params: Params | undefined): RefusalParams {
  return {
    number: (key) => {
      const value = params?.[key]
      const n = typeof value === 'string' && value !== '' ? Number(value) : value
      return typeof n === 'number' && Number.isFinite(n) ? n : undefined
    },
    text: (key) => {
      const value = params?.[key]
      return value === undefined ? undefined : String(value)
    },
  }
}
