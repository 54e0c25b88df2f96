/** Bots as terminals write them: `level` or `level:temperament`. */
import type { Game, Types } from '../core/game.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { temperamentsOf } from './temper.ts'

/** A bot by its words. */
export interface Named {
  readonly level: LevelName
  readonly temperament: string | undefined
}

/** The bot that is meant; null when there is no such level, or the game knows no such temperament. */
export function botNamed<T extends Types>(game: Game<T>, text: string): Named | null {
  const [name, temperament] = text.split(':', 2)
  const level = LEVEL_NAMES.find((each) => each === name)
  const known = temperament === undefined || temperamentsOf(game).includes(temperament)
  return level && known ? { level, temperament } : null
}

/** What {@link botNamed} understands, and other words beside it, for a message. */
export const knownBots = <T extends Types>(game: Game<T>, ...others: readonly string[]): string =>
  [...LEVEL_NAMES, ...others, ...temperamentsOf(game).map((name) => `LEVEL:${name}`)].join(', ')
