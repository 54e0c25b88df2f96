/** English words of the screens where editions are entered. This object defines the type; French and German must fill it completely. */
import { format } from '../format.ts'

const f = format('en-GB')
const language: string = 'en'

export const text = {
  language,
  title: 'Own editions',
  lead: 'Enter what is printed on the board and the cards of your box. New tables are played with it, and files carry it to other devices.',
  short: 'the numbers of your printed box',
  yours: 'Your editions',
  fresh: 'New edition',
  freshNote: 'begins with the numbers of the app',
  mine: (game: string): string => `My ${game}`,
  row: (name: string, game: string): string => `Edit ${name}, ${game}`,
  changed: (when: string): string => `changed ${when}`,
  faults: (n: number): string => `${f.count(n, 'place does', 'places do')} not fit yet`,
  more: (name: string): string => `More for ${name}`,
  rename: 'Rename',
  newName: 'New name',
  export: 'Export',
  delete: 'Delete',
  deleted: (name: string): string => `${name} deleted. Tables keep the edition they are played with.`,
  bringBack: 'Bring it back',
  import: 'Import an edition',
  imported: (n: number): string => `${f.count(n, 'edition', 'editions')} imported`,
  alreadyThere: (n: number): string => f.count(n, 'edition was already there', 'editions were already there'),
  unreadable: (n: number): string => `${f.count(n, 'edition', 'editions')} cannot be read by this version. Nothing of it is deleted.`,
  kept: 'Whatever you enter is kept at once. Tables that are being played keep their numbers.',
  overtaken: (name: string): string =>
    `Another window has changed this edition meanwhile, and this is what it looks like now. What you entered here is kept as “${name}”.`,
  asShipped: 'Everything as in the app.',
  differ: (n: number): string => `${f.count(n, 'value differs', 'values differ')} from the app’s.`,
  putAllBack: 'Put all back',
  allBack: 'Everything as in the app again',
  undo: 'Undo',
  wrong: (n: number): string => `${f.count(n, 'place does', 'places do')} not fit. No table can be set until it does.`,
  play: 'Play with it',
  playNote: 'to a new table',
  draftNote: 'something does not fit yet',
  ofTable: 'Edition of this table',
  shipped: 'As in the app',
  shippedNote: 'the numbers the app brings along',
  pasted: 'From a file',
  edit: 'Enter an edition',
}

/** The words of those screens. */
export type EditionText = typeof text
