/** Who sits how at a table: levels and temperaments of its bots, known to the app and to the game they play. */
import { temperamentsOf } from '../bots/index.ts'
import { BadInput, type Game, type Seat, type Viewer } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import { BOT_LEVELS, type BotLevel, type SeatControl, SURPRISE } from './protocol.ts'

/** Where the draw of temperaments begins: a stream that neither log entries nor bots use. */
const STREAM = 0x50000000

/** A person decides for the seat. */
export const isPerson = ({ seats }: Pick<TableRecord, 'seats'>, seat: Seat): boolean => seats[seat]?.kind === 'human'

/** A level of the store as one of ours; a level of another version plays steadily. */
export function levelOf(seat: SeatRecord | undefined): BotLevel {
  return BOT_LEVELS.find((known) => seat?.kind === 'bot' && known === seat.level) ?? 'steady'
}

/** The temperament of a stored seat; none for people, for bots without, and for one of another version. */
export function temperamentOf(game: Game, seat: SeatRecord | undefined): string | undefined {
  const kept = seat?.kind === 'bot' ? seat.temperament : undefined
  return kept !== undefined && temperamentsOf(game).includes(kept) ? kept : undefined
}

/** A stored seat as the page is told of it. */
export function seatAt(game: Game, seat: SeatRecord): SeatControl {
  if (seat.kind === 'human') return seat
  const temperament = temperamentOf(game, seat)
  return { kind: 'bot', name: seat.name, level: levelOf(seat), ...(temperament === undefined ? {} : { temperament }) }
}

/**
 * Seats as a table keeps them: every surprise drawn from its seed, none that another seat or one of `beside` has already as long as
 * there are others. @throws BadInput naming a temperament that the game does not know
 */
export function settle(game: Game, seats: readonly SeatRecord[], seed: number, beside: readonly SeatRecord[] = []): SeatRecord[] {
  const names = temperamentsOf(game)
  const strangers = seats.flatMap((seat, i) =>
    seat.kind === 'human' || seat.temperament === undefined || [SURPRISE, ...names].includes(seat.temperament)
      ? []
      : [{ path: `seats[${i}].temperament`, message: `"${seat.temperament}" is not known` }],
  )
  if (strangers.length > 0) throw new BadInput(strangers)
  const rng = rngAt(seed, STREAM)
  const taken = [...seats, ...beside].flatMap((seat) => temperamentOf(game, seat) ?? [])
  return seats.map((seat) => {
    if (seat.kind === 'human' || seat.temperament !== SURPRISE) return seat
    const { temperament: _, ...plain } = seat
    const free = names.filter((name) => !taken.includes(name))
    const list = free.length > 0 ? free : names
    const drawn = list[rng.next(Math.max(1, list.length))]
    if (drawn === undefined) return plain
    taken.push(drawn)
    return { ...plain, temperament: drawn }
  })
}

/** Who looks at a table that is opened: the only person. Where several share the device nobody does, until the game is over. */
export function usualViewer(record: TableRecord, over: boolean): Viewer {
  const [first, second] = record.seats.flatMap((_, seat) => (isPerson(record, seat) ? [seat] : []))
  // Beside a real board nothing on the device is secret: its owner writes for everybody.
  return first === undefined || (second !== undefined && !over && !record.mirror) ? 'table' : first
}
