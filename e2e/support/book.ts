/** A players' book that looks like a family's, as a file the app imports. */
import type { GameUnderTest } from '../games.ts'

const DAY = 86_400_000
const FIRST = Date.UTC(2026, 1, 7, 19, 30)
/** Who sat where, and with how many points; a name with a colon is a bot and its level. */
const EVENINGS: readonly Readonly<Record<string, number>>[] = [
  { Ada: -22, Grandmother: -9, 'bot:gentle': -31, 'bot:steady': -15 },
  { Ada: -12, Bela: -18, Grandmother: -16 },
  { Bela: 4, Ada: -7, Grandmother: -3, 'bot:steady': 1 },
  { Ada: 8, 'bot:steady': -2, 'bot:sharp': 11 },
  { Grandmother: 6, Bela: 6, Ada: -1 },
  { Ada: 14, Bela: -5, 'bot:steady': 3, 'bot:gentle': -20 },
  { Cleo: -19, Ada: 9, Bela: 12, Grandmother: 2 },
  { Ada: 17, Grandmother: 10, 'bot:sharp': 21 },
  { Bela: 3, Ada: 19, Grandmother: 5 },
]

/** The text of a file without tables, whose book tells of nine evenings with a game. */
export function bookOf({ id }: Pick<GameUnderTest, 'id'>): string {
  const results = EVENINGS.map((evening, week) => {
    const points = Object.values(evening)
    return {
      format: 1,
      game: id,
      created: FIRST + 7 * week * DAY,
      seed: week,
      ended: FIRST + 7 * week * DAY + DAY / 24,
      seats: Object.keys(evening).map((who) =>
        who.startsWith('bot:') ? { kind: 'bot', level: who.slice(4) } : { kind: 'human', name: who },
      ),
      ranks: points.map((own) => 1 + points.filter((other) => other > own).length),
      points,
    }
  })
  return JSON.stringify({ app: 'fey-table', format: 1, tables: [], results })
}
