/** Bots for any game: ask one with a view, get a legal move. Those who advise people are in advise.ts. */
export type { Budget, Choice, Line } from './bot.ts'
export { budgetOf, choose, chooseLine } from './choose.ts'
export type { LevelName } from './levels.ts'
export { LEVEL_NAMES, LEVELS } from './levels.ts'
export type { Named } from './named.ts'
export { botNamed, knownBots } from './named.ts'
export { temperamentsOf, tempered } from './temper.ts'
