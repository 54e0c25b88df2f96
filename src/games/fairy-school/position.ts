/** The complete state as a document in glossary words, and back. */
import { bundleOf } from './apply/common.ts'
import { KINDS } from './codes.ts'
import { resultOf } from './score.ts'
import type { State } from './state.ts'
import { fairyWords, ownWords, tableWords } from './table.ts'
import type { HiddenPart, Options, PlainOptions, Position } from './types.ts'

export { parsePosition } from './read.ts'

/** Options without a start position: what a document carries. */
export function plainOptions(options: Options): PlainOptions {
  if (!options.start) return options
  const { start: _, ...plain } = options
  return plain
}

const hiddenWords = (s: State, seat: number): HiddenPart => ({
  draw: s.draw[seat].slice().reverse(),
  luck: s.luck[seat],
  shuffles: s.shuffles[seat],
  shown: bundleOf(s.shown, seat * KINDS),
})

/** {@link import('../../core/game.ts').Notation.position}. */
export function positionOf(s: State): Position {
  return {
    game: 'fairy-school',
    format: 1,
    options: plainOptions(s.options),
    ...tableWords(s),
    // Spreading three objects into a new one takes four times as long, and positions are written after every entry of every test.
    fairies: s.at.map((_, seat) => Object.assign(fairyWords(s, seat), ownWords(s, seat), hiddenWords(s, seat))),
    result: resultOf(s),
  }
}
