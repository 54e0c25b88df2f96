/** How wide an effect line is, in tokens: from this the style sheet scales it to its card. */
import type { Bundle, Line, Op } from '../../../games/fairy-school/types.ts'

const kinds = (bundle: Bundle | undefined): number => Object.values(bundle ?? {}).filter((n) => n > 0).length

function opWidth({ op, n }: Op): number {
  if (op === 'cubes') return n > 1 ? 2 : 1.5
  if (op === 'discount') return 1.4
  return n > 1 && op !== 'study' ? 1.65 : 1.1
}

/** Any one of the four basic elements: drawn as one flower. */
export const isBasicChoice = ({ oneOf }: Line): boolean => oneOf?.length === 4 && oneOf.every((each) => Object.values(each)[0] === 1)
/** Four alternatives that are not alike: drawn in two rows. */
export const isFour = (line: Line): boolean => line.oneOf?.length === 4 && !isBasicChoice(line)

function payWidth(line: Line): number {
  if (line.payAny === undefined && !line.pay) return 0
  return (line.payAny === undefined ? kinds(line.pay) : 1) + (line.max ? 0.8 : 0.55)
}

function choiceWidth(line: Line): number {
  if (!line.oneOf) return 0
  if (isBasicChoice(line)) return 1
  return line.oneOf.reduce((sum, each) => sum + kinds(each), 0) + 0.34 * (line.oneOf.length - 1)
}

function gainWidth(line: Line): number {
  const ops = (line.do ?? []).reduce((sum, op) => sum + opWidth(op), 0)
  const plus = line.gain && line.oneOf ? 0.5 : 0
  const often = line.max !== undefined && payWidth(line) === 0 ? 0.8 : 0
  return kinds(line.gain) + plus + choiceWidth(line) + ops + often
}

/** Width of a line on one row, and of its wider half when it breaks after the arrow. */
export function widthOf(line: Line): { readonly whole: number; readonly broken: number } {
  const pay = payWidth(line)
  const gain = gainWidth(line)
  return { whole: pay + gain, broken: Math.max(pay, isFour(line) ? 2.4 : gain, 2) }
}

/** Too long for a narrow card on one row. */
export const breaks = (line: Line): boolean => widthOf(line).whole > 3.7
/** Short enough for a wide arrow. */
export const isRoomy = (line: Line): boolean => widthOf(line).whole <= 2.65
