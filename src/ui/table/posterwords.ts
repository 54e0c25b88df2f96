/** What the shared picture of a result says, as plain words: winner, ranking, when, and by whom. */
import type { Seat } from '../../core/game.ts'
import type { InterfaceText } from '../../text/index.ts'
import { type Announced, inOrder, type Standing, winText } from './standings.ts'

/** One seat's line. */
export interface PosterLine {
  readonly rank: string
  readonly name: string
  readonly seat: Seat
  readonly points: string
  readonly first: boolean
  /** A remark beside the name. */
  readonly note: string
}

/** The words of the picture. */
export interface PosterWords {
  readonly title: string
  readonly headline: string
  readonly points: string
  readonly winners: readonly Seat[]
  readonly lines: readonly PosterLine[]
  /** How long and when. */
  readonly when: string
  /** The app's name, and that it is nobody's official one. */
  readonly maker: string
  /** Name of the file. */
  readonly file: string
}

/** What a game tells of its result. */
export interface Told<L extends Standing> extends Omit<Announced<L>, 'name'> {
  readonly i: InterfaceText
  /** The game's title. */
  readonly title: string
  /** Names of the seats, own name included. */
  readonly names: readonly string[]
  /** How long it was: "7 rounds played." */
  readonly length: string
  /** When the game ended. */
  readonly day: Date
  /** The language as the person's region writes it, for the day. */
  readonly region?: string
  points(total: number): string
  note(line: L): string
}

const dated = (day: Date): string => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-')

/** The words of the picture of a result. A winner without a name of its own is spoken to. */
export function posterWords<L extends Standing>(told: Told<L>): PosterWords {
  const { i, title, names, length, day, region, points, note, me } = told
  const lines = inOrder(told.lines)
  const winners = lines.filter((l) => l.rank === 1)
  const nameless = winners.some((l) => l.seat === me) && names[me] === i.newTable.defaultPlayer
  const name = (seat: Seat) => names[seat] ?? ''
  return {
    title,
    headline: winText({ ...told, lines, name }, nameless),
    points: points(winners[0]?.total ?? 0),
    winners: winners.map((l) => l.seat),
    lines: lines.map((l) => ({
      rank: String(l.rank),
      name: name(l.seat),
      seat: l.seat,
      points: points(l.total),
      first: l.rank === 1,
      note: note(l),
    })),
    when: `${length.replace(/\.$/, '')} · ${new Intl.DateTimeFormat(region ?? i.language, { dateStyle: 'long' }).format(day)}`,
    maker: `${i.app.name} · ${i.over.fanMade}`,
    file: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${dated(day)}.png`,
  }
}
