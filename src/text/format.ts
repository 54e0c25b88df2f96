/** Numbers, lists and plurals the way each language writes them. Pure: only `Intl`. */

/** What the texts of one language format with. */
export interface Format {
  /** A number with a true minus sign, e.g. `−14`. */
  number(n: number): string
  /** A change: `+3`, `−3`, `0`. */
  delta(n: number): string
  /** A share as a whole number of per cent: `27 %`. */
  percent(share: number): string
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

/** Makes something when it is first asked for: the tools of `Intl` take a phone 30 ms each to set up. */
export function late<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** The formatter of a language. */
export function format(language: string): Format {
  const rules = late(() => new Intl.PluralRules(language))
  const andList = late(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const orList = late(() => new Intl.ListFormat(language, { type: 'disjunction' }))
  const digits = late(() => new Intl.NumberFormat(language, { useGrouping: false }))
  const percents = late(() => new Intl.NumberFormat(language, { style: 'percent' }))
  const single = new Map<number, boolean>()
  // Small whole numbers look the same in all our languages, and there are many of them on every screen.
  const unsigned = (n: number) => (Number.isInteger(n) && n < 1000 ? String(n) : digits().format(n))
  const number = (n: number) => (n < 0 ? MINUS : '') + unsigned(Math.abs(n))
  const isSingle = (n: number) => {
    const known = single.get(n) ?? rules().select(n) === 'one'
    single.set(n, known)
    return known
  }
  const plural = (n: number, one: string, other: string) => (isSingle(Math.abs(n)) ? one : other)
  return {
    number,
    percent: (share) => percents().format(share),
    delta: (n) => (n > 0 ? '+' : '') + number(n),
    and: (items) => andList().format(items),
    or: (items) => orList().format(items),
    count: (n, one, other) => `${number(n)} ${plural(n, one, other)}`,
    plural,
  }
}
