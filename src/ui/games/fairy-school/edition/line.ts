/**
 * An effect line as the form changes it, in the grammar of the rules (FS-CARD-20 to 28): a payment or none, how often, what is
 * gained, what may be chosen, and operations in their order. A change beyond what a line can be leaves it as it is.
 */
import { LINE, MOST_ELEMENTS, type Range } from '../../../../games/fairy-school/edition-limits.ts'
import type { Bundle, Element, Line, Op, OpName } from '../../../../games/fairy-school/types.ts'

/** How a line is paid for: not at all, with given elements, with any. */
export type Payment = 'none' | 'these' | 'any'

/** A bundle of a line: what is paid, what is gained, or one of the gains to choose from. */
export type Where = 'pay' | 'gain' | number

/** A part that can be added; those that are no operation stand there once. */
export type PartName = 'gain' | 'oneOf' | OpName

/** A part of a line: an operation by its place among them. */
export type PartAt = 'gain' | 'oneOf' | number

const clamped = (n: number, [min, max]: Range): number => Math.min(max, Math.max(min, n))

/** Elements in a bundle. */
export const sizeOf = (bundle: Bundle | undefined): number => Object.values(bundle ?? {}).reduce((sum, n) => sum + n, 0)

/** The line without a key. */
function without<K extends keyof Line>(line: Line, key: K): Omit<Line, K> {
  const { [key]: _, ...rest } = line
  return rest
}

export const paymentOf = (line: Line): Payment => (line.payAny !== undefined ? 'any' : line.pay !== undefined ? 'these' : 'none')

/** Another way to pay; as many elements as before. */
export function withPayment(line: Line, payment: Payment): Line {
  if (paymentOf(line) === payment) return line
  const rest = without(without(line, 'pay'), 'payAny')
  const n = clamped(line.payAny ?? sizeOf(line.pay), LINE.payAny)
  if (payment === 'none') return rest
  return payment === 'any' ? { ...rest, payAny: n } : { ...rest, pay: { earth: n } }
}

export const withAnyPaid = (line: Line, n: number): Line => ({ ...without(line, 'pay'), payAny: clamped(n, LINE.payAny) })

/** Whether a line can be carried out more than once: operations are not repeated (FS-CARD-21). */
export const canRepeat = (line: Line): boolean => line.do === undefined

export function withTimes(line: Line, n: number): Line {
  const times = clamped(n, LINE.times)
  return times === 1 || !canRepeat(line) ? without(line, 'max') : { ...line, max: times }
}

/** A bundle with another amount of a kind. One that becomes empty would ask or give nothing: the last element stays. */
export function withAmount(bundle: Bundle, kind: Element, n: number): Bundle {
  const { [kind]: _, ...others } = bundle
  const amount = clamped(n, [0, MOST_ELEMENTS])
  const next = amount === 0 ? others : { ...others, [kind]: amount }
  return sizeOf(next) === 0 ? bundle : next
}

/** One of the line's bundles. */
export const bundleAt = (line: Line, where: Where): Bundle => (typeof where === 'number' ? line.oneOf?.[where] : line[where]) ?? {}

/** The line with one of its bundles changed. */
export function withBundle(line: Line, where: Where, bundle: Bundle): Line {
  if (typeof where !== 'number') return line[where] === undefined ? line : { ...line, [where]: bundle }
  return line.oneOf ? { ...line, oneOf: line.oneOf.map((each, k) => (k === where ? bundle : each)) } : line
}

const ops = (line: Line): readonly Op[] => line.do ?? []

/** Whether a part can be added. */
export const canAdd = (line: Line, part: PartName): boolean =>
  part === 'gain' || part === 'oneOf' ? line[part] === undefined : ops(line).length < LINE.ops[1]

/** The line with one part more. With an operation it is carried out once. */
export function withPart(line: Line, part: PartName): Line {
  if (!canAdd(line, part)) return line
  if (part === 'gain') return { ...line, gain: { earth: 1 } }
  if (part === 'oneOf') return { ...line, oneOf: [{ earth: 1 }, { water: 1 }] }
  return { ...without(line, 'max'), do: [...ops(line), { op: part, n: 1 }] }
}

const partCount = (line: Line): number => (line.gain ? 1 : 0) + (line.oneOf ? 1 : 0) + ops(line).length

/** Whether a part can go: a line has an effect (FS-CARD-22). */
export const canRemove = (line: Line): boolean => partCount(line) > 1

export function withoutPart(line: Line, part: PartAt): Line {
  if (!canRemove(line)) return line
  if (typeof part !== 'number') return without(line, part)
  const rest = ops(line).filter((_, k) => k !== part)
  return rest.length === 0 ? without(line, 'do') : { ...line, do: rest }
}

/** One gain more to choose from, like the last one. */
export function withOption(line: Line): Line {
  const options = line.oneOf ?? []
  return options.length === 0 || options.length >= LINE.options[1] ? line : { ...line, oneOf: [...options, options.at(-1) ?? { earth: 1 }] }
}

export function withoutOption(line: Line, at: number): Line {
  const options = line.oneOf ?? []
  return options.length <= LINE.options[0] ? line : { ...line, oneOf: options.filter((_, k) => k !== at) }
}

/** Another number on an operation. */
export const withNumber = (line: Line, at: number, n: number): Line => ({
  ...line,
  ...(line.do ? { do: line.do.map((op, k) => (k === at ? { ...op, n: clamped(n, LINE.n) } : op)) } : {}),
})

/** A list with one entry moved up (-1) or down (1). */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const [a, b] = [list[at], list[at + by]]
  if (a === undefined || b === undefined) return list
  return list.map((each, k) => (k === at ? b : k === at + by ? a : each))
}

/** An operation carried out earlier or later. */
export const withOpMoved = (line: Line, at: number, by: 1 | -1): Line => (line.do ? { ...line, do: moved(line.do, at, by) } : line)

/** What a new line on a card begins as. */
export const NEW_LINE: Line = { gain: { earth: 1 } }
