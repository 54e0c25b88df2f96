/** Pixie Queen in German. */
import type { PixieQueenText } from './assemble.ts'
import { assemble } from './assemble.ts'
import { events } from './de/events.ts'
import { effects, moves } from './de/moves.ts'
import { names } from './de/names.ts'
import { refusals } from './de/refusals.ts'
import { words } from './de/words.ts'

/** All German words of the game. */
export const text: PixieQueenText = assemble({ names, words, effects, moves, refusals, events })
