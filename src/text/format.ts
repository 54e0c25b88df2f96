/** Numbers, lists and plurals the way each language writes them. Pure: only `Intl`. */

/** What the texts of one language format with. */
export interface Format {
  /** A number with a true minus sign, e.g. `−14`. */
  number(n: number): string
  /** A change: `+3`, `−3`, `0`. */
  delta(n: number): string
  /** "a, b and c". */
  and(items: readonly string[]): string
  /** "a, b or c". */
  or(items: readonly string[]): string
  /** The number with the form that fits it: `count(2, 'disc', 'discs')` is "2 discs". */
  count(n: number, one: string, other: string): string
  /** Only the form that fits. */
  plural(n: number, one: string, other: string): string
}

const MINUS = '\u2212'

/** The formatter of a language. */
export function format(language: string): Format {
  const rules = new Intl.PluralRules(language)
  const andList = new Intl.ListFormat(language, { type: 'conjunction' })
  const orList = new Intl.ListFormat(language, { type: 'disjunction' })
  const digits = new Intl.NumberFormat(language, { useGrouping: false })
  const number = (n: number) => (n < 0 ? MINUS : '') + digits.format(Math.abs(n))
  const plural = (n: number, one: string, other: string) => (rules.select(Math.abs(n)) === 'one' ? one : other)
  return {
    number,
    delta: (n) => (n > 0 ? '+' : '') + number(n),
    and: (items) => andList.format(items),
    or: (items) => orList.format(items),
    count: (n, one, other) => `${number(n)} ${plural(n, one, other)}`,
    plural,
  }
}
