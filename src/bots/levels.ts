/** How strong bots play, as data: what a level sees, forgets, and how long it thinks. */
import type { GreedyStyle } from './greedy.ts'
import type { SearchStyle } from './search.ts'

export type Level =
  | { readonly kind: 'random' }
  | ({ readonly kind: 'greedy'; readonly ms: number } & GreedyStyle)
  | ({ readonly kind: 'search'; readonly ms: number } & SearchStyle)

/** Thinking times in milliseconds, for one small decision; a turn has two to four. */
export const LEVELS = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy', ms: 150, samples: 4, envy: 0.25, oversight: 0 },
  /** Does what looks good at once, for itself alone, and does not see most of what it could do. */
  dreamy: { kind: 'greedy', ms: 60, samples: 1, envy: 0, oversight: 0.7 },
  /** Overlooks much that is not obvious, and hardly looks ahead. */
  gentle: {
    kind: 'search',
    ms: 100,
    playout: 3,
    spread: 16,
    pride: 0,
    curiosity: 1.5,
    glances: 0,
    oversight: 0.5,
    most: 40,
    plans: 1,
    toWin: false,
  },
  /** Sees what is on the table, not far ahead. */
  steady: {
    kind: 'search',
    ms: 150,
    playout: 8,
    spread: 8,
    pride: 0.1,
    curiosity: 1.5,
    glances: 2,
    oversight: 0.33,
    most: 200,
    plans: 1,
    toWin: false,
  },
  /** Looks far ahead, and lays its cards by what comes of it. */
  sharp: {
    kind: 'search',
    ms: 500,
    playout: 32,
    spread: 8,
    pride: 0.1,
    curiosity: 1.5,
    glances: 4,
    oversight: 0,
    most: 20000,
    plans: 24,
    toWin: true,
  },
} as const satisfies Record<string, Level>

export type LevelName = keyof typeof LEVELS
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[]
