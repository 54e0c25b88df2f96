/** The complete state as a document in glossary words (docs/position.md), and back. */
import { STEP } from './codes.ts'
import { finalLines } from './score.ts'
import type { State } from './state.ts'
import { handsWords, playerWords, screenWords, tableWords } from './table.ts'
import type { FinalLine, Options, Position } from './types.ts'

export { parsePosition } from './read.ts'

/** Options without a start position: what a document carries. */
export function plainOptions(options: Options): Omit<Options, 'start'> {
  if (!options.start) return options
  const { preset, switches, edition, openScreens } = options
  return { preset, switches, edition, openScreens }
}

/** The final count, once the game is over. */
export const resultOf = (s: State): FinalLine[] | null => (s.step === STEP.over ? finalLines(s) : null)

/** {@link import('../../core/game.ts').Notation.position}. */
export function positionOf(s: State): Position {
  const seats = Array.from({ length: s.seats }, (_, i) => i)
  return {
    game: 'pixie-queen',
    format: 1,
    options: plainOptions(s.options),
    ...tableWords(s),
    players: seats.map((seat) => ({ ...playerWords(s, seat), ...screenWords(s, seat) })),
    offers: seats.map((seat) => handsWords(s, seat)),
    result: resultOf(s),
  }
}
