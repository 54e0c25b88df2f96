/** The one list of games: id to its rules, loaded when a table needs them. */
import type { Game } from '../core/game.ts'
import type { ReadSession } from '../core/session.ts'

export const GAMES = {
  'pixie-queen': async (): Promise<Game> => (await import('./pixie-queen/index.ts')).pixieQueen as unknown as Game,
  'fairy-school': async (): Promise<Game> => (await import('./fairy-school/index.ts')).fairySchool as unknown as Game,
} as const

export type GameId = keyof typeof GAMES

/** Whether a word names a game. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id)

/** The rules of a game. @throws when no game has this id. */
export async function loadGame(id: string): Promise<Game> {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`)
  return GAMES[id]()
}

/** How sessions beside a boxed game are read, for every game that has a clerk. */
const CLERKS: Readonly<Record<string, () => Promise<ReadSession>>> = {
  'pixie-queen': async () => (await import('./pixie-queen/clerk-file.ts')).readSession,
  'fairy-school': async () => (await import('./fairy-school/clerk-file.ts')).readSession,
}

/** The way to read sessions beside this game; null where it has none. */
export const loadClerk = async (id: string): Promise<ReadSession | null> => (Object.hasOwn(CLERKS, id) ? (CLERKS[id]?.() ?? null) : null)
