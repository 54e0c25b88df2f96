/** The list of games as the screens around the tables know them. What belongs to a game alone is loaded when it is needed. */
import type { ComponentChildren, ComponentType } from 'preact'
import type { CompanionProps } from '../../app/companion.ts'
import type { TableModel } from '../../app/model.ts'
import type { Fault, Json } from '../../core/game.ts'
import { type Language, loadRules, loadTemperaments, type RulesText, type TemperamentTexts } from '../../text/index.ts'
import type { TableProps } from '../table/table.ts'
import glade560 from './fairy-school/cover-560.webp'
import glade960 from './fairy-school/cover-960.webp'
import moor560 from './pixie-queen/cover-560.webp'
import moor960 from './pixie-queen/cover-960.webp'

/** Options of a new table as a form knows them: only what differs from the defaults. */
export type OptionValues = Readonly<Record<string, Json>>

export interface OptionsProps {
  readonly values: OptionValues
  readonly onChange: (values: OptionValues) => void
  /** Seats of the table to be set. */
  readonly seats: number
}

/** What a game's small picture of a table is drawn from. */
export interface ThumbProps {
  /** The public facts kept with the save; of any version. */
  readonly facts: Json
  /** Shown where the facts tell the game nothing. */
  readonly otherwise: ComponentChildren
}

/** Everybody's score by a view of the game; empty where nobody may know it. */
export type ScoresOf = (view: unknown) => readonly number[]

/** A position that is held against a real board. */
export interface AccountsProps {
  readonly model: TableModel
  readonly position: Json
  readonly onChange: (position: Json) => void
}

/** What people decided in secret and an entry of the log opened: whose it is, and what it was. */
export interface Reveal {
  seatsOf(events: readonly unknown[]): readonly number[]
  readonly Shown: ComponentType<{
    readonly seat: number
    readonly events: readonly unknown[]
    readonly model: TableModel
    readonly name: string
  }>
}

/** Everything printed on board and cards of a boxed game, to be entered by its owner. */
export interface EditionFormProps {
  /** The whole edition, as the option `edition` takes it; half entered it may be anything. */
  readonly value: Json
  /** What the game finds wrong, by places in the edition: `tracks.punishment[3]`. */
  readonly faults: readonly Fault[]
  readonly onChange: (value: Json) => void
}

/** How an edition of a game is entered. */
export interface EditionEntry {
  readonly Form: ComponentType<EditionFormProps>
  /** The app's own edition: the start of a new one. */
  readonly shipped: Json
  /** Whether a place is computed from others: it changes by itself, and nobody has entered it. */
  follows?(place: string): boolean
}

/** What a game brings so that it can be played. */
export interface Playable {
  /** Names for bots, in the order of the seats. */
  readonly names: readonly string[]
  /** Classes of the players' colours and names of their crests, in the order of the seats. */
  readonly crests: readonly string[]
  loadTable(): Promise<ComponentType<TableProps>>
  loadOptions(): Promise<ComponentType<OptionsProps>>
  loadRules(language: Language): Promise<RulesText>
  /** How its bots play. */
  loadTemperaments(language: Language): Promise<TemperamentTexts>
  /** Shown to everybody at a device that several people share. */
  loadReveal?(): Promise<Reveal>
  /** The board in small; without it saved tables show the cover. */
  loadThumb?(): Promise<ComponentType<ThumbProps>>
  /** What its table needs on a device that lies flat: its looks there, and everybody's score by a view, where it is public. */
  loadFlat?(): Promise<ScoresOf>
  /** What a session beside the boxed game is counted in. */
  readonly counted: 'rounds' | 'months'
  /** Keeps the books beside the boxed game; missing where nobody can yet. */
  loadCompanion?(): Promise<ComponentType<CompanionProps>>
  /** The form for editions of its own. */
  loadEdition?(): Promise<EditionEntry>
  /** Its tables can follow a real board: there is a form for everything luck can bring. */
  readonly mirrors?: true
  /** Compares what people count on a real board with what the app does, and says by which rules it came to that. */
  loadAccounts?(): Promise<ComponentType<AccountsProps>>
}

/** A game on the home screen. */
export interface GameCard {
  readonly id: string
  readonly title: string
  /** Which of the two worlds its pictures and colours belong to. */
  readonly world: 'moor' | 'glade'
  /** Addresses of the cover by its width in pixels, painted from cover.svg by `npm run icons`; its shape is 400 by 680. */
  readonly cover: Readonly<Record<560 | 960, string>>
  readonly seats: readonly [min: number, max: number]
  /** Missing: announced, not in this version. */
  readonly play?: Playable
  /** People behind the boxed game. */
  readonly credits?: { readonly authors: string; readonly artists?: string; readonly graphics?: string }
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'pixie-queen',
    title: 'Pixie Queen',
    world: 'moor',
    cover: { 560: moor560, 960: moor960 },
    seats: [2, 5],
    play: {
      names: ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux'],
      crests: ['star', 'shield', 'clover', 'flame', 'crescent'],
      counted: 'rounds',
      loadTable: async () => (await import('./pixie-queen/index.tsx')).default as ComponentType<TableProps>,
      loadOptions: async () => (await import('./pixie-queen/new-table.tsx')).NewTableOptions,
      loadRules: (language) => loadRules('pixie-queen', language),
      loadTemperaments: (language) => loadTemperaments('pixie-queen', language),
      loadThumb: async () => (await import('./pixie-queen/thumb.tsx')).Thumb,
      loadFlat: async () => (await import('./pixie-queen/flat.ts')).scoresOf,
      loadReveal: () => import('./pixie-queen/opened.tsx'),
      loadCompanion: async () => (await import('./pixie-queen/clerk/index.tsx')).Clerk,
      loadEdition: () => import('./pixie-queen/edition/index.tsx'),
      mirrors: true,
      loadAccounts: async () => (await import('./pixie-queen/reckoning.tsx')).Accounts,
    },
    credits: { authors: 'Rudy Seuntjens', artists: 'Jochem Van Gool (JocArt)', graphics: 'Rafaël Theunis' },
  },
  {
    id: 'fairy-school',
    title: 'Fairy School',
    world: 'glade',
    cover: { 560: glade560, 960: glade960 },
    seats: [2, 6],
    play: {
      names: ['Merryn', 'Jory', 'Perran', 'Tamsin', 'Lowen', 'Elowen'],
      crests: ['star', 'shield', 'butterfly', 'toadstool', 'crescent', 'gem'],
      counted: 'months',
      loadTable: async () => (await import('./fairy-school/index.tsx')).default as ComponentType<TableProps>,
      loadOptions: async () => (await import('./fairy-school/new-table.tsx')).NewTableOptions,
      loadRules: (language) => loadRules('fairy-school', language),
      loadTemperaments: (language) => loadTemperaments('fairy-school', language),
      loadThumb: async () => (await import('./fairy-school/thumb.tsx')).Thumb,
      loadFlat: async () => (await import('./fairy-school/flat.ts')).scoresOf,
      loadReveal: () => import('./fairy-school/opened.tsx'),
      loadCompanion: async () => (await import('./fairy-school/clerk/index.tsx')).Clerk,
      loadEdition: () => import('./fairy-school/edition/index.tsx'),
    },
    credits: { authors: 'Ludovic Henrio' },
  },
]

/** A game of the list by its id. */
export const gameCard = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id)
