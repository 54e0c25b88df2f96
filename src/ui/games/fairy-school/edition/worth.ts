/** What an activation of a card is worth: computed from its effects, as the shipped cards were made (ledger part 5). Bots go by it. */
import { type Bundle, ELEMENTS, type Line, type Op } from '../../../../games/fairy-school/types.ts'

/** Value units of the elements; any of them counts as the cheapest. */
const UNITS = { earth: 3, plant: 4, fire: 4, water: 3, air: 6 } as const
const ANY = 3
/** What a repetition that is paid again is worth beside the first, each further option of a choice, and the lesser of two lines. */
const PAID_AGAIN = 0.7
const OPTION = 0.5
const OTHER_LINE = 0.15

const units = (bundle: Bundle | undefined): number => ELEMENTS.reduce((sum, kind) => sum + UNITS[kind] * (bundle?.[kind] ?? 0), 0)
const opWorth = ({ op, n }: Op): number => ({ study: 4, summon: n === 1 ? 6 : 8, cubes: 3 * n, again: 10, copy: 9, discount: 4 * n })[op]

function lineWorth(line: Line): number {
  const options = (line.oneOf ?? []).map(units)
  const choice = options.length > 0 ? Math.max(...options) + OPTION * (options.length - 1) : 0
  const paid = units(line.pay) + ANY * (line.payAny ?? 0)
  const once = units(line.gain) + choice + (line.do ?? []).reduce((sum, op) => sum + opWorth(op), 0) - paid
  return once * (1 + ((line.max ?? 1) - 1) * (paid > 0 ? PAID_AGAIN : 1))
}

/** In value units, to a tenth. */
export function worthOf(lines: readonly Line[]): number {
  const [best = 0, other = 0] = lines.map(lineWorth).sort((a, b) => b - a)
  return Math.round((best + OTHER_LINE * other) * 10) / 10
}
