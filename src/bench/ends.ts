/** How games among equals end: what they score, what the winner has, who goes out, and whether a place, a tile or a deck wins too often. */
import type { Seat } from '../core/game.ts'
import type { Event as FairyEvent } from '../games/fairy-school/types.ts'
import type { GameId } from '../games/index.ts'
import type { Event } from '../games/pixie-queen/types.ts'
import { estimate, plusMinus, quantile } from './estimates.ts'

type Told = { readonly type: string }
type Marked = readonly (readonly [seat: Seat, mark: string])[]

/** What a game's events say of seats: words a seat bears from then on, `KIND NAME` or `out`. Other numbers than seats are nobody. */
export type Marks = (event: Told) => Marked
/** The final count of a seat: points by what they are for. */
type Line = Readonly<Record<string, number>>

/** A game that was played. */
export interface Ending {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** The words each seat bears. */
  readonly marks: readonly ReadonlySet<string>[]
  readonly lines: readonly Line[]
}

/** Places are those of the first order; a skill is its first owner's, whoever has it later. */
const pixieQueen: Marks = (told) => {
  const event = told as Event
  switch (event.type) {
    case 'order':
      return event.order.map((seat, i) => [seat, `place ${i + 1}`] as const)
    case 'skillTaken':
      return [[event.seat, `skill ${event.skill}`]]
    case 'servant':
      return [[event.colour, 'reward servant']]
    case 'ringForged':
      return [[event.seat, 'reward ring']]
    case 'specialOffered':
      return [[event.seat, 'reward special']]
    case 'eliminated':
      return [[event.seat, 'out']]
    default:
      return []
  }
}

const fairySchool: Marks = (told) => {
  const event = told as FairyEvent
  switch (event.type) {
    case 'decks':
      return event.letters.map((letter, seat) => [seat, `deck ${letter ?? 'of her own'}`] as const)
    case 'finalTaken':
      return [[event.seat, `final ${event.final}`]]
    default:
      return []
  }
}

/** What is worth knowing of the ends of a game. */
interface Ends {
  readonly marks: Marks
  /** Parts of the final count that are worth a mean. */
  readonly parts: readonly string[]
}

/** By game. */
export const ENDS: Readonly<Record<GameId, Ends | undefined>> = {
  'pixie-queen': { marks: pixieQueen, parts: ['rewards', 'punishment', 'stones', 'majorities'] },
  'fairy-school': { marks: fairySchool, parts: ['kindness', 'projects', 'steps', 'studies', 'elements'] },
}

/** Words borne by seats and the final count, gathered while a game is played. */
export function gather(seats: number, of: Marks): Pick<Ending, 'marks' | 'lines'> & { hear(events: readonly Told[]): void } {
  const marks = Array.from({ length: seats }, () => new Set<string>())
  const lines: Line[] = []
  const hear = (events: readonly Told[]) => {
    for (const [seat, mark] of events.flatMap(of)) marks[seat]?.add(mark)
    for (const event of events)
      if (event.type === 'counted') for (const line of (event as unknown as { lines: readonly Line[] }).lines) lines.push(line)
  }
  return { marks, lines, hear }
}

/** One line of the table. */
export interface Figure {
  readonly name: string
  /** Games it is taken from. */
  readonly games: number
  /** In percent. */
  readonly share: readonly [mean: number, half: number]
  /** The share of wins that would be fair, in percent; null where it is no share of wins. */
  readonly fair: number | null
}

const wins = ({ ranks }: Ending, seat: Seat): number => (ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0)
const winners = ({ ranks }: Ending): Seat[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
const best = (ending: Ending): number => Math.max(...winners(ending).map((seat) => ending.scores[seat] ?? 0))

/** Share of wins of whoever bears a mark. */
function owners(endings: readonly Ending[], mark: string): Figure {
  const values = endings.flatMap((ending) => ending.marks.flatMap((borne, seat) => (borne.has(mark) ? [100 * wins(ending, seat)] : [])))
  return { name: mark, games: values.length, share: estimate(values), fair: 100 / (endings[0]?.ranks.length ?? 1) }
}

/** The table of some games of one number of seats: what winners have first, then shares of wins by place and by tile. */
export function figures(endings: readonly Ending[]): Figure[] {
  const share = (name: string, of: (ending: Ending) => number): Figure => ({
    name,
    games: endings.length,
    share: estimate(endings.map((ending) => 100 * of(ending))),
    fair: null,
  })
  const marks = [...new Set(endings.flatMap(({ marks }) => marks.flatMap((borne) => [...borne])))].sort()
  const rewards = marks.filter((mark) => mark.startsWith('reward '))
  return [
    share('winner above 0', (ending) => (best(ending) > 0 ? 1 : 0)),
    share('players out', ({ marks }) => marks.filter((borne) => borne.has('out')).length / marks.length),
    ...rewards.map((mark) => share(`winner with ${mark}`, (e) => (winners(e).some((seat) => e.marks[seat]?.has(mark)) ? 1 : 0))),
    ...marks.filter((mark) => mark !== 'out' && !rewards.includes(mark)).map((mark) => owners(endings, mark)),
  ]
}

/** Where a seat sits: so many seats, this place in the first order. */
const placeOf = ({ marks }: Ending, seat: Seat): string =>
  `${marks.length} ${[...(marks[seat] ?? [])].find((mark) => mark.startsWith('place ')) ?? ''}`

/**
 * How many points of a hundred the owners of each skill win more often than is usual at their place, whatever the number of
 * seats. The last one picks first: a skill that is picked early has the luck of the last place.
 */
export function beyondPlace(
  endings: readonly Ending[],
): { readonly name: string; readonly games: number; readonly by: readonly [number, number] }[] {
  const held = endings.flatMap((ending) =>
    ending.marks.map((borne, seat) => ({ borne, place: placeOf(ending, seat), won: 100 * wins(ending, seat) })),
  )
  const usual = new Map<string, number>()
  for (const place of new Set(held.map((each) => each.place)))
    usual.set(place, estimate(held.filter((each) => each.place === place).map(({ won }) => won))[0])
  const skills = [...new Set(held.flatMap(({ borne }) => [...borne]))].filter((mark) => mark.startsWith('skill '))
  return skills.sort().map((name) => {
    const by = held.filter(({ borne }) => borne.has(name)).map(({ won, place }) => won - (usual.get(place) ?? 0))
    return { name, games: by.length, by: estimate(by) }
  })
}

/** What winners and everybody score: the tenth percentile, the median, the ninetieth; everybody's mean; and the mean of what winners' scores are made of. */
export function scored(endings: readonly Ending[], parts: readonly string[]) {
  const points = (values: readonly number[]) => [0.1, 0.5, 0.9].map((q) => quantile(values, q))
  const counts = endings.flatMap((ending) => winners(ending).map((seat): Line => ending.lines[seat] ?? {}))
  const made = parts.map((part) => [part, counts.reduce((sum, line) => sum + (line[part] ?? 0), 0) / counts.length] as const)
  const mean = estimate(endings.map(({ scores }) => scores.reduce((sum, x) => sum + x, 0) / scores.length))
  return { winners: points(endings.map(best)), all: points(endings.flatMap(({ scores }) => scores)), mean, made }
}

/** The lines of {@link figures}, as they are printed. */
export const endRows = (seats: number, found: readonly Figure[]): string[][] =>
  found.map(({ name, games, share, fair }) => [
    String(seats),
    name,
    String(games),
    plusMinus(share, ' %'),
    fair === null ? '' : `${fair.toFixed(0)} %`,
  ])
