/** What a correction makes of the entries: hands that were shown later follow what the log says now. */
import { type Book, type ClerkEntry, type ClerkPlayer, type Hand, tellAll } from './clerk.ts'
import { pridedPoints, toggled } from './clerk-hand.ts'
import { type Edition, SERIES } from './types.ts'

/**
 * A hand as it would have been shown had the log said so from the start: tiles come and go with whoever took them, markers with
 * stairs and skill. What people changed by hand beyond that stays.
 */
function followed(hand: Hand, was: ClerkPlayer, now: ClerkPlayer): Hand {
  const tiles = SERIES.reduce((shown, series) => {
    const gone = was.took[series].filter((value) => !now.took[series].includes(value) && shown[series].includes(value))
    const come = now.took[series].filter((value) => !was.took[series].includes(value) && !shown[series].includes(value))
    return [...gone, ...come].reduce((each, value) => toggled(each, was.skill, series, value), shown)
  }, hand)
  const more = now.markers - was.markers + pridedPoints(now.skill, tiles) - pridedPoints(was.skill, tiles)
  return { ...tiles, markers: Math.max(0, tiles.markers + more) }
}

/** A hand entry between the books as they were and as they are now. */
function follow(entry: ClerkEntry, was: Book | undefined, now: Book | undefined): ClerkEntry {
  if (entry.type !== 'hand') return entry
  const [before, after] = [was?.players[entry.seat], now?.players[entry.seat]]
  return before && after ? { ...entry, hand: followed(entry.hand, before, after) } : entry
}

/** The entries with another one in the place of one, or with none there; not yet judged. */
export function edited(
  edition: Edition,
  seats: number,
  entries: readonly ClerkEntry[],
  at: number,
  entry: ClerkEntry | null,
): readonly ClerkEntry[] {
  const put = entry ? [entry] : []
  const after = [...entries.slice(0, at), ...put, ...entries.slice(at + 1)]
  const [was, now] = [tellAll(edition, seats, entries), tellAll(edition, seats, after)]
  if (!was.ok || !now.ok) return after
  const shift = 1 - put.length
  const from = at + put.length
  return after.map((each, k) => (k < from ? each : follow(each, was.books[k + shift], now.books[k])))
}
