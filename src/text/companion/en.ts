/** English words of the screen from which sessions beside a boxed game begin. This object defines the type; French and German must fill it completely. */
import { format } from '../format.ts'

const f = format('en-GB')
const language: string = 'en'

export const text = {
  language,
  title: 'Real board',
  lead: 'The real board lies on the table. The app keeps the books, rolls, draws and counts up; every entry can be taken back.',
  kept: (n: number): string => `Real board: ${f.count(n, 'session', 'sessions')}`,
  keptNote: 'games from the box, of which the app keeps the books',
  resume: 'Go on',
  sessions: 'Your sessions',
  session: (names: string, game: string, where: string): string => `Go on with ${names}: ${game}, ${where}`,
  at: {
    rounds: (n: number): string => `Round ${n}`,
    months: (n: number): string => `Month ${n}`,
  },
  trimester: (n: number): string => `Trimester ${n}`,
  lastTrimester: 'Final trimester',
  monthIn: (trimester: string, n: number): string => `${trimester}, month ${n}`,
  over: 'finished',
  remove: (names: string): string => `Delete the session of ${names}`,
  export: (names: string): string => `Export the session of ${names} as a file`,
  import: 'Import a session',
  editions: 'Own editions',
  editionsNote: 'Enter the numbers of your printed box',
  removed: 'Session deleted',
  bringBack: 'Bring it back',
  unreadable: (n: number): string => `${f.count(n, 'session', 'sessions')} cannot be read by this version. Nothing of it is deleted.`,
  fresh: 'New session',
  whichBox: 'Which box is on the table?',
  printed: 'Which numbers are printed on it?',
  players: 'Players',
  playersNote: 'in the order in which you sit',
  name: (n: number): string => `Name of player ${n}`,
  unnamed: (n: number): string => `Player ${n}`,
  crestOf: (name: string, crest: string): string => `Crest of ${name}: ${crest}`,
  whichCrest: (name: string): string => `Which colour has ${name}?`,
  crests: {
    star: 'star (pink)',
    shield: 'shield (blue)',
    clover: 'clover (green)',
    flame: 'flame (orange)',
    crescent: 'moon (white)',
    butterfly: 'butterfly (green)',
    toadstool: 'toadstool (orange)',
    gem: 'gem (lilac)',
  },
  follow: 'Let the app play along',
  followNote: 'Tell it every move: it checks the rules, keeps all counts and plays empty seats.',
  noFollow: 'The app cannot play along with this box yet: here it keeps the books.',
  add: 'Add a player',
  earlier: (name: string): string => `${name}: one place earlier`,
  drop: (name: string): string => `${name} does not play`,
  begin: 'Begin',
  beginWith: (n: number): string => f.count(n, 'player', 'players'),
}

/** The words of that screen. */
export type CompanionText = typeof text
