/** English words of the players' book. This object defines the type; French and German must fill it completely. */
import { format } from '../format.ts'

const f = format('en-GB')
const language: string = 'en'

export const text = {
  language,
  title: 'Players’ book',
  empty: 'The first page is still blank.',
  emptyHint: 'Play a game to its end: whoever sat at the table is written down here, and stays when the table is deleted.',
  begin: 'New table',
  unreadable: (n: number): string => `${f.count(n, 'result', 'results')} cannot be read by this version. Nothing of it is deleted.`,
  game: 'Game',
  players: 'Players',
  bots: 'Bots by level',
  botsNote: 'every seat counts',
  bot: (level: string): string => `Bot, ${level}`,
  nobody: 'somebody',
  games: (n: number): string => f.count(n, 'game', 'games'),
  seats: (n: number): string => f.count(n, 'seat', 'seats'),
  wins: (n: number): string => f.count(n, 'win', 'wins'),
  won: 'Wins',
  played: 'Games',
  share: 'Win share',
  best: 'Best score',
  mean: 'Mean score',
  bestAndMean: (best: number, mean: number): string => `best\u00a0${f.number(best)} · mean\u00a0${f.number(mean)}`,
  unknown: '–',
  even: (share: number): string => `The stroke in the bar: ${f.percent(share)}, the share if all played equally well.`,
  evenNote: 'The stroke in a bar: the share if all played equally well, a quarter at a table of four.',
  points: 'Points from game to game',
  pointsNote: 'a full dot is a win, the dashed line the mean',
  pointsLabel: (list: string, mean: number): string => `Points from game to game, the oldest first: ${list}. Mean ${f.number(mean)}.`,
  headToHead: 'Head to head',
  headToHeadNote: 'who was ahead in the end',
  against: (ahead: number, behind: number, level: number): string =>
    `${f.number(ahead)} : ${f.number(behind)}${level > 0 ? `, ${f.number(level)} level` : ''}`,
  againstLabel: (name: string, other: string, ahead: number, behind: number, level: number): string =>
    `${name} was ahead of ${other} ${f.count(ahead, 'time', 'times')}, behind ${f.count(behind, 'time', 'times')}, level ${f.count(level, 'time', 'times')}`,
  endedEarly: 'Ended early, not counted',
  lastGames: 'Last games',
  place: (rank: number, seats: number): string => `Place ${rank} of ${seats}`,
  withPoints: (points: number): string => f.count(points, 'point', 'points'),
  beside: (names: string): string => `with ${names}`,
  botCount: (n: number): string => f.count(n, 'bot', 'bots'),
  unknownPlayer: (name: string): string => `${name} is not in the book.`,
  toBook: 'To the book',
  rename: 'Another name',
  renameHint: 'The name of somebody else in the book makes one of the two.',
  newName: 'Name',
  merge: (name: string): string => `${name} is in the book already. The games of both become those of one.`,
  haveMet: (one: string, other: string): string => `${one} and ${other} have sat at one table: they are two.`,
  renamed: (from: string, to: string): string => `${from} is now ${to}`,
  erase: (name: string): string => `Erase ${name}`,
  eraseNote: 'Whoever played along keeps the games. Saved tables stay.',
  erased: (name: string): string => `${name} erased from the book`,
  eraseAll: 'Erase the whole book',
  eraseAllNote: 'Saved tables stay.',
  erasedAll: 'The book is blank',
  bringBack: 'Bring it back',
  export: 'Export',
  exportNote: 'The book with all saved tables, as a file. Import it where saved tables are.',
}

/** The words of the players' book. */
export type BookText = typeof text
