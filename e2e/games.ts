/**
 * The games every scenario is run with. A game is known here by what a person meets: its title, the names of a few
 * places at its table, and what a careful hand leaves alone.
 */
export interface GameUnderTest {
  /** Its id in addresses and files. */
  readonly id: string
  readonly title: string
  /** The smallest and the largest table. */
  readonly seats: readonly [min: number, max: number]
  /** Heading of a table that has just begun. */
  readonly opening: RegExp
  /** Heading of the table while it is played: the first group is the number of the round. */
  readonly round: RegExp
  /** Name of the region that shows the end. */
  readonly over: string
  /** Options under which a whole game is short enough to be played by a finger, and the words for it on the screen of a new table. */
  readonly short?: { readonly options: object; readonly row: RegExp; readonly value: RegExp }
  /** Choices that only hurt: taken when nothing else is left. */
  readonly careless: RegExp
  /** Choices that leave out what else could be done: taken every other time. */
  readonly hasty?: RegExp
  /** Choices that cost punishment and cannot be taken back, where there are any. */
  readonly dear?: RegExp
  /** In a file: the word of the own entries before which saved tables are cut, and which of them in a round it is for the middle one. */
  readonly turn: string
  readonly middle: number
  /** Words of own entries before which the table looks different from its middle: each is looked at, too. */
  readonly scenes: readonly string[]
  /** One of the scenes in which something has happened since the last own entry. */
  readonly meanwhile: string
  /** Choices that leave the turn unfinished and draw nothing. */
  readonly quiet: RegExp
  /** Names of the regions that make up the board. */
  readonly board: RegExp
  /** A button of the board that may be tapped although the rules forbid it now, by its name; where there is none yet, a quiet choice makes one. */
  readonly forbidden: RegExp
  /** A button of the board that is a legal choice now and opens its sheet. */
  readonly open: RegExp
  /** The board is larger than the screen of a phone: it can be zoomed, and things fly over it. */
  readonly zooms: boolean
  /** Buttons at the table that open a drawer or a sheet with details, by their names; all of them are there on a phone. */
  readonly details: readonly RegExp[]
  /** Words to find in the rules, what must be among the titles found, and the id of a statement. */
  readonly search: { readonly words: string; readonly finds: RegExp; readonly statement: string }
  /** A temperament of its bots: its name, and how such a bot plays. */
  readonly temperament: { readonly name: string; readonly detail: string }
  /** Its clerk: the button that ends setting up, and two taps that tell something of a person and another, by their names. */
  readonly clerk: { readonly ready: readonly string[]; readonly tell: (name: string, other: string) => readonly [RegExp, string] }
}

export const GAMES: readonly GameUnderTest[] = [
  {
    id: 'pixie-queen',
    title: 'Pixie Queen',
    seats: [2, 5],
    opening: /^Round 1\b/,
    round: /\bRound (\d+)/,
    over: 'The Queen has judged',
    careless: /^(Pass|Stop)\b/,
    dear: /^Pass\b/,
    turn: 'space',
    middle: 1,
    scenes: ['offer'],
    meanwhile: 'offer',
    quiet: /^(Steal food|Exchange|Convert|Promote)/,
    board: /^Board$/,
    forbidden: /, not possible now/,
    open: /, costs /,
    zooms: true,
    details: [/^The Queen’s demands/, /, score /, /^Silver stair/, /^Gold stair/, /^Your mine\b/, /^Your screen/, /^Open the log/],
    search: { words: 'oubliette', finds: /oubliette/i, statement: 'PQ-A05-02' },
    temperament: { name: 'Nettle', detail: 'has others punished wherever it can' },
    clerk: {
      ready: ['Ready: to round 1', 'Begin without skills'],
      tell: (name) => [new RegExp(`^${name}: `), `${name} takes 5 points of punishment`],
    },
  },
  {
    id: 'fairy-school',
    title: 'Fairy School',
    seats: [2, 6],
    opening: /^Choosing projects|^Trimester 1, turn 1\b/,
    round: /, turn (\d+)/,
    over: 'The year is over',
    short: { options: { setup: 'initiation', length: 'short' }, row: /^Length/, value: /^Short year/ },
    careless: /^(Exchange|Turn air)/,
    hasty: /^(Ready|Enough)/,
    turn: 'activate',
    middle: 0,
    scenes: ['keep', 'projects', 'place', 'columns', 'study', 'realise', 'final'],
    meanwhile: 'study',
    quiet: /^Activate your [^:]*: gain [^,]*$/,
    board: /^(Your (forest|hand|projects)|You share|Yours alone|.+ shares|Keep one card.*)$/,
    forbidden: /, not possible now/,
    open: /, possible now/,
    zooms: false,
    details: [/(short|can be paid)$/, /, (not )?possible now/, /’s forest\b/, /^Open the log/],
    search: { words: 'kindness', finds: /kindness/i, statement: 'FS-P3-05' },
    temperament: { name: 'Bookworm', detail: 'wants to study every creature' },
    clerk: {
      ready: ['Ready: to trimester 1'],
      tell: (name, other) => [new RegExp(`^${name}: -?\\d+ point`), `${name}: 2 cubes from ${other}`],
    },
  },
]
