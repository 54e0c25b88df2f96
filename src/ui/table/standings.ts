/** Who won, in order and in words. */
import type { Seat } from '../../core/game.ts'

/** A seat's place in a result. */
export interface Standing {
  readonly seat: Seat
  readonly rank: number
  readonly total: number
}

/** How a game's text announces a result. */
export interface ResultWords {
  readonly youWin: string
  readonly youShare: string
  wins(name: string): string
  share(list: string): string
  youCame(place: number): string
  ahead(points: number, name: string): string
  behind(points: number, name: string): string
}

/** Lines in the order of rank; within a rank the higher total, then the seat. */
export const inOrder = <L extends Standing>(lines: readonly L[]): L[] =>
  [...lines].sort((a, b) => a.rank - b.rank || b.total - a.total || a.seat - b.seat)

/** What the announcement must know. */
export interface Announced<L extends Standing = Standing> {
  /** In order. */
  readonly lines: readonly L[]
  readonly me: Seat
  readonly words: ResultWords
  /** Joins names: "Ada, Klaus and Firenze". */
  and(names: readonly string[]): string
  name(seat: Seat): string
}

/** Who won; `spoken` to the viewer where the viewer is among them. */
export function winText({ lines, words, and, name }: Announced, spoken: boolean): string {
  const winners = lines.filter((l) => l.rank === 1)
  if (spoken) return winners.length > 1 ? words.youShare : words.youWin
  const names = and(winners.map((l) => name(l.seat)))
  return winners.length > 1 ? words.share(names) : words.wins(names)
}

/** A sentence with its full stop: a German ordinal at its end has brought one along. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** Who won, and how far the viewer was from it. */
export function announced(result: Announced): { readonly title: string; readonly note: string } {
  const { lines, me, words, name } = result
  const own = lines.find((l) => l.seat === me)
  const won = own?.rank === 1
  const title = winText(result, won)
  const rival = won ? lines.find((l) => l.rank > 1) : lines[0]
  if (!own || !rival) return { title, note: '' }
  const gap = Math.abs(own.total - rival.total)
  const place = won ? '' : `${ended(words.youCame(own.rank))} `
  return { title, note: `${place}${(won ? words.ahead : words.behind)(gap, name(rival.seat))}` }
}
