/** Plain facts worked out from a view for the eye: who sits where, what is short, what a use would bring. Nothing here decides what is legal. */
import type { Seat } from '../../../core/game.ts'
import {
  type Bundle,
  COLUMNS,
  type Element,
  type FairyView,
  type InPlay,
  type Line,
  type Phase,
  type Quote,
  UNREQUITED,
  type View,
} from '../../../games/fairy-school/types.ts'
import { LAST } from '../../../text/fairy-school/rich.ts'

/** The fairy of a seat. @throws when there is no such seat: a view has one for each. */
export function fairyOf(view: View, seat: Seat): FairyView {
  const fairy = view.fairies[seat]
  if (!fairy) throw new Error(`no fairy ${seat}`)
  return fairy
}

export type Side = 'left' | 'right' | 'opposite' | 'far'

/** Where a fairy sits for another: her right neighbour is the next seat (FS-SETUP-04). */
export function sideOf(view: View, me: Seat, seat: Seat): Side {
  const n = view.seats
  const right = (seat - me + n) % n
  if (n === 2) return 'opposite'
  return right === 1 ? 'right' : right === n - 1 ? 'left' : 'far'
}

/** All others as they sit round the table, from the left neighbour to the right one. */
export const othersOf = (view: View, me: Seat): Seat[] =>
  Array.from({ length: view.seats - 1 }, (_, k) => (me - 1 - k + view.seats) % view.seats)

/** Others whose shared cards a fairy reaches now, from left to right. */
export function reachedBy(view: View, me: Seat): Seat[] {
  const reach = fairyOf(view, me).reach
  return othersOf(view, me).filter((seat) => reach.includes(seat))
}

/** Others who reach what a fairy shares now, from left to right. */
export const servedBy = (view: View, me: Seat): Seat[] => othersOf(view, me).filter((seat) => fairyOf(view, seat).reach.includes(me))

/** How much kindness counts for a fairy at most, where give and take is played (FS-SCORE-01); null where all of it does. */
export const kindnessLimit = (view: View, seat: Seat): number | null =>
  view.options.giveAndTake && view.seats === 2 ? fairyOf(view, 1 - seat).kindness + UNREQUITED : null

/** Kinds a fairy has too few of for her projects or her next step, the most wanted first. */
export function lacksOf(view: View, seat: Seat): Element[] {
  const short = new Map<Element, number>()
  for (const { missing } of fairyOf(view, seat).quotes)
    for (const kind of COLUMNS) if (missing[kind]) short.set(kind, (short.get(kind) ?? 0) + (missing[kind] ?? 0))
  return [...short].sort((a, b) => b[1] - a[1]).map(([kind]) => kind)
}

/** Cubes of others on a fairy's shared cards: kindness once the phase is over. */
export const kindnessOn = (card: InPlay, owner: Seat): number => card.cubes.reduce((sum, n, seat) => (seat === owner ? sum : sum + n), 0)
export const kindnessToCome = (fairy: FairyView, seat: Seat): number => fairy.shared.reduce((sum, card) => sum + kindnessOn(card, seat), 0)

/** Who used a card, in the order of the seats. */
export const usersOf = (card: InPlay): Seat[] => card.cubes.flatMap((n, seat) => (n > 0 ? [seat] : []))

/** A purse after paying and gaining; null where it cannot be told yet, or not be paid. */
function after(have: Readonly<Record<Element, number>>, line: Line): Record<Element, number> | null {
  if (line.payAny !== undefined || line.oneOf) return null
  const left = { ...have }
  for (const kind of COLUMNS) {
    left[kind] += (line.gain?.[kind] ?? 0) - (line.pay?.[kind] ?? 0)
    if (left[kind] < 0) return null
  }
  return left
}

const short = (have: Readonly<Record<Element, number>>, price: Bundle): boolean => COLUMNS.some((kind) => (price[kind] ?? 0) > have[kind])

/** What a line would complete: the first price that is short now and not afterwards. */
export function completedBy(fairy: FairyView, lines: readonly Line[]): Quote | undefined {
  const then = lines.flatMap((line) => after(fairy.elements, line) ?? [])
  return fairy.quotes.find((quote) => short(fairy.elements, quote.price) && then.some((have) => !short(have, quote.price)))
}

/** Kinds a line gives for sure. */
export const givenBy = (lines: readonly Line[]): Set<Element> =>
  new Set(lines.flatMap((line) => [line.gain ?? {}, ...(line.oneOf ?? [])].flatMap((b) => COLUMNS.filter((kind) => (b[kind] ?? 0) > 0))))

/** What columns cost together. */
export function costOf(costs: readonly Bundle[], columns: readonly number[]): Bundle {
  const sum: Partial<Record<Element, number>> = {}
  for (const column of columns)
    for (const kind of COLUMNS) if (costs[column]?.[kind]) sum[kind] = (sum[kind] ?? 0) + (costs[column]?.[kind] ?? 0)
  return sum
}

/** Turns of a trimester; 0 where no number is fixed (FS-P7-01, FS-TWO-01). */
export const turnsOf = ({ seats, trimester }: View): number => (trimester === LAST ? 0 : seats === 2 ? 4 : 3)

/** The five phases of a turn that have something to decide. */
export const TURN_PHASES: readonly Phase[] = ['planning', 'selection', 'activation', 'study', 'realisation']
