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
  /** Heading of the table while it is played: the first group is the number of the round. */
  readonly round: RegExp
  /** Name of the region that shows the end. */
  readonly over: string
  /** Choices that only hurt: taken when nothing else is left. */
  readonly careless: RegExp
  /** Choices that cost punishment and cannot be taken back, where there are any. */
  readonly dear?: RegExp
  /** In a file: the word of an entry that begins a turn of one's own. */
  readonly turn: string
  /** Choices that leave the turn unfinished and draw nothing. */
  readonly quiet: RegExp
  /** A button of the board that may be tapped although the rules forbid it now, by its name. */
  readonly forbidden: RegExp
  /** A button of the board that is a legal choice now. */
  readonly open: RegExp
  /** Buttons at the table that open a drawer or a sheet with details, by their names; all of them are there on a phone. */
  readonly details: readonly RegExp[]
  /** Words to find in the rules, what must be among the titles found, and the id of a statement. */
  readonly search: { readonly words: string; readonly finds: RegExp; readonly statement: string }
}

export const GAMES: readonly GameUnderTest[] = [
  {
    id: 'pixie-queen',
    title: 'Pixie Queen',
    seats: [2, 5],
    round: /^Round (\d+)/,
    over: 'The Queen has judged',
    careless: /^(Pass|Stop)\b/,
    dear: /^Pass\b/,
    turn: 'space',
    quiet: /^(Steal food|Exchange|Convert|Promote)/,
    forbidden: /, not possible now/,
    open: /, costs /,
    details: [/^The Queen’s demands/, /, score /, /^Silver stair/, /^Gold stair/, /^Your mine\b/, /^Your screen/, /^Open the log/],
    search: { words: 'oubliette', finds: /oubliette/i, statement: 'PQ-A05-02' },
  },
]
