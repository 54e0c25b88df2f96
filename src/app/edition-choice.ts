/** The edition somebody wants to play with: handed from the screen of editions to that of a new table, once. */
import type { Json } from '../core/game.ts'

/** An edition of a game. */
interface Choice {
  readonly game: string
  readonly value: Json
}

let waiting: Choice | null = null

/** Puts an edition down for the next new table of its game. */
export function chooseEdition(choice: Choice): void {
  waiting = choice
}

/** Takes the edition put down for a new table of a game; undefined where there is none. */
export function takeChosenEdition(game: string): Json | undefined {
  if (waiting?.game !== game) return undefined
  const { value } = waiting
  waiting = null
  return value
}
