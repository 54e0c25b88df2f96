/** What the shared picture of a result says, as plain words: winner, ranking, when, and by whom. */
import type { Colour, FinalLine } from '../../../games/pixie-queen/types.ts'
import { signed } from './art.tsx'
import type { Table } from './table.ts'

/** One player's line. */
interface SheetLine {
  readonly rank: string
  readonly name: string
  readonly colour: Colour
  readonly points: string
  readonly first: boolean
  /** Why it counts little: the player fell out. */
  readonly note: string
}

/** The words of the picture. */
export interface Sheet {
  readonly title: string
  readonly headline: string
  readonly points: string
  readonly winners: readonly Colour[]
  readonly lines: readonly SheetLine[]
  /** How long and when. */
  readonly when: string
  /** The app's name, and that it is nobody's official one. */
  readonly maker: string
  /** Name of the file. */
  readonly file: string
}

type Known = Pick<Table, 'w' | 'i' | 't' | 'me'> & {
  /** Names of the seats, own name included. */
  readonly names: readonly string[]
  readonly rounds: number
  /** When the game ended. */
  readonly day: Date
}

/** Lines in the order of rank; within a rank the higher total, then the seat. */
export const inOrder = (lines: readonly FinalLine[]): FinalLine[] =>
  [...lines].sort((a, b) => a.rank - b.rank || b.total - a.total || a.seat - b.seat)

/** Who won. A winner without a name of its own is spoken to. */
function headlineOf({ w, i, t, me, names }: Known, winners: readonly FinalLine[]): string {
  const nameless = winners.some((l) => l.seat === me) && names[me] === i.newTable.defaultPlayer
  if (nameless) return winners.length > 1 ? w.end.youShare : w.end.youWin
  const list = t.names.format.and(winners.map((l) => names[l.seat] ?? ''))
  return winners.length > 1 ? w.end.share(list) : w.end.wins(list)
}

const dated = (day: Date): string => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-')

/** The words of the picture of a result. */
export function sheetOf(known: Known, result: readonly FinalLine[]): Sheet {
  const { w, i, names, rounds, day } = known
  const lines = inOrder(result)
  const winners = lines.filter((l) => l.rank === 1)
  const when = new Intl.DateTimeFormat(i.language, { dateStyle: 'long' }).format(day)
  return {
    title: w.title,
    headline: headlineOf(known, winners),
    points: signed(winners[0]?.total ?? 0),
    winners: winners.map((l) => l.seat),
    lines: lines.map((l) => ({
      rank: String(l.rank),
      name: names[l.seat] ?? '',
      colour: l.seat,
      points: signed(l.total),
      first: l.rank === 1,
      note: l.eliminated ? w.end.eliminated : '',
    })),
    when: `${w.end.rounds(rounds).replace(/\.$/, '')} · ${when}`,
    maker: `${i.app.name} · ${i.over.fanMade}`,
    file: `${w.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${dated(day)}.png`,
  }
}
