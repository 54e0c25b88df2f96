/** What the players' book tells: counted from results, nothing of it kept. Pure. */
import type { ResultRecord, ResultSeat } from '../storage/result-records.ts'

/** Results, the oldest first. */
export type Results = readonly ResultRecord[]

/** How somebody did in some games. Those that people ended early say nothing of it. */
export interface Tally {
  readonly games: number
  /** First places; a shared one counts for everybody who shares it. */
  readonly wins: number
  /** Wins in a hundred games of players equally good, 0 to 1: a quarter at tables of four. */
  readonly even: number
  /** Final points, the oldest first; games whose points are not known are left out. */
  readonly points: readonly number[]
}

/** A person in the book. */
export interface Player extends Tally {
  readonly name: string
  /** Where this person sat last: the seat says the crest. */
  readonly last: { readonly game: string; readonly seat: number }
}

/** All bots of one level. */
export interface BotTally extends Tally {
  readonly level: string
}

/** One game of a person, from that seat. */
export interface Played {
  readonly result: ResultRecord
  readonly seat: number
  readonly rank: number
  /** Null where it is not known. */
  readonly points: number | null
}

/** Somebody a person has met, and who was ahead in the end. */
export interface Rival {
  readonly who: Exclude<ResultSeat, { kind: 'nobody' }>
  /** Where the other sat last. */
  readonly last: { readonly game: string; readonly seat: number }
  readonly ahead: number
  readonly behind: number
  readonly level: number
}

/** Whether a result counts: whoever ended a game early has neither won nor lost it. */
export const counts = ({ early }: ResultRecord): boolean => !early

/** The share of games that were won, 0 to 1; 0 without games. */
export const winShare = ({ wins, games }: Pick<Tally, 'wins' | 'games'>): number => (games === 0 ? 0 : wins / games)
/** The best of some points, null without any. */
export const best = ({ points }: Pick<Tally, 'points'>): number | null => (points.length === 0 ? null : Math.max(...points))
/** The mean of some points to one decimal, null without any. */
export const mean = ({ points }: Pick<Tally, 'points'>): number | null =>
  points.length === 0 ? null : Math.round((points.reduce((sum, each) => sum + each, 0) / points.length) * 10) / 10

/** Games that have results, the last played first. */
export const gamesIn = (results: Results): string[] => [...new Set(results.map(({ game }) => game).reverse())]

function playedFrom(result: ResultRecord, seat: number): Played {
  return { result, seat, rank: result.ranks[seat] ?? result.seats.length, points: result.points?.[seat] ?? null }
}

/** Games that were played to the end their rules give them: only in these somebody has won. */
const toTheEnd = (played: readonly Played[]): readonly Played[] => played.filter(({ result }) => counts(result))

function tally(all: readonly Played[]): Tally {
  const played = toTheEnd(all)
  const games = played.length
  return {
    games,
    wins: played.filter(({ rank }) => rank === 1).length,
    even: games === 0 ? 0 : played.reduce((sum, { result }) => sum + 1 / result.seats.length, 0) / games,
    points: played.flatMap(({ points }) => points ?? []),
  }
}

const seatOf = ({ seats }: ResultRecord, name: string): number => seats.findIndex((each) => each.kind === 'human' && each.name === name)

/** A person's games, the oldest first; a table counts once, whoever sat at it twice. */
export const gamesOf = (results: Results, name: string): Played[] =>
  results.flatMap((result) => {
    const seat = seatOf(result, name)
    return seat < 0 ? [] : [playedFrom(result, seat)]
  })

const namesIn = (results: Results): Set<string> =>
  new Set(results.flatMap(({ seats }) => seats.flatMap((each) => (each.kind === 'human' ? [each.name] : []))))

/** A person's numbers; undefined where the results do not know the name. */
export function playerOf(results: Results, name: string): Player | undefined {
  const played = gamesOf(results, name)
  const last = played.at(-1)
  return last && { name, last: { game: last.result.game, seat: last.seat }, ...tally(played) }
}

/** All persons, the one with most games first. */
export const playersIn = (results: Results): Player[] =>
  [...namesIn(results)]
    .flatMap((name) => playerOf(results, name) ?? [])
    .sort((a, b) => b.games - a.games || winShare(b) - winShare(a) || a.name.localeCompare(b.name))

/** All bots by level, each of their seats counted; the level with most of them first. */
export function botsIn(results: Results): BotTally[] {
  const levels = new Map<string, Played[]>()
  for (const result of results)
    for (const [seat, each] of result.seats.entries())
      if (each.kind === 'bot') levels.set(each.level, [...(levels.get(each.level) ?? []), playedFrom(result, seat)])
  return [...levels].map(([level, played]) => ({ level, ...tally(played) })).sort((a, b) => b.games - a.games)
}

const keyOf = (who: ResultSeat): string | null => {
  if (who.kind === 'nobody') return null
  return who.kind === 'human' ? `human ${who.name}` : `bot ${who.level}`
}

/** Everybody a person has met, the most frequent first: people by name, bots by level. */
export function rivalsOf(results: Results, name: string): Rival[] {
  const rivals = new Map<string, Rival>()
  for (const { result, seat, rank } of toTheEnd(gamesOf(results, name)))
    for (const [other, who] of result.seats.entries()) {
      const key = keyOf(who)
      if (who.kind === 'nobody' || key === null || other === seat || (who.kind === 'human' && who.name === name)) continue
      const theirs = playedFrom(result, other).rank
      const so = rivals.get(key) ?? { ahead: 0, behind: 0, level: 0 }
      rivals.set(key, {
        who,
        last: { game: result.game, seat: other },
        ahead: so.ahead + Number(rank < theirs),
        behind: so.behind + Number(rank > theirs),
        level: so.level + Number(rank === theirs),
      })
    }
  const met = ({ ahead, behind, level }: Rival) => ahead + behind + level
  // People before bots, of whom there are many.
  return [...rivals.values()].sort((a, b) => Number(a.who.kind === 'bot') - Number(b.who.kind === 'bot') || met(b) - met(a))
}

/** Whether two persons have sat at one table: then they are not one person under two names. */
export const haveMet = (results: Results, one: string, other: string): boolean =>
  results.some((result) => seatOf(result, one) >= 0 && seatOf(result, other) >= 0)

/** A result in which a person has another name, or none: the same object where the person did not play. */
export function renamed(result: ResultRecord, from: string, to: string | null): ResultRecord {
  if (seatOf(result, from) < 0) return result
  const other: ResultSeat = to === null ? { kind: 'nobody' } : { kind: 'human', name: to }
  return { ...result, seats: result.seats.map((each) => (each.kind === 'human' && each.name === from ? other : each)) }
}
