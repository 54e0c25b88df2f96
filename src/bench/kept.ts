/** Games that were played, kept in a file as they end: what was broken off goes on there. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The games of one file. */
interface Kept<T> {
  /** What was played before. */
  readonly before: readonly T[]
  /** Adds a game. Several programs may add to one file at a time. */
  keep(game: T): void
}

/** A part of a file's name that says which options were played: other values are other games. */
export const optionsIn = (options: unknown): string => (JSON.stringify(options).match(/\w+/g) ?? ['usual']).join('.')

/**
 * Opens a file of games below reports/, a JSON text in each line; a last line that was cut short is left out.
 * @param fresh forgets what was played before
 */
export function kept<T>(name: string, fresh: boolean): Kept<T> {
  const file = `reports/${name}.jsonl`
  mkdirSync(dirname(file), { recursive: true })
  if (fresh) rmSync(file, { force: true })
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = text.split('\n').slice(0, -1)
  if (!text.endsWith('\n')) writeFileSync(file, whole.map((each) => `${each}\n`).join(''))
  return {
    before: whole.map((each) => JSON.parse(each) as T),
    keep: (game) => appendFileSync(file, `${JSON.stringify(game)}\n`),
  }
}
