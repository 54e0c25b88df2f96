/** Pixie Queen in French. */
import type { PixieQueenText } from './assemble.ts'
import { assemble } from './assemble.ts'
import { events } from './fr/events.ts'
import { effects, moves } from './fr/moves.ts'
import { names } from './fr/names.ts'
import { refusals } from './fr/refusals.ts'
import { words } from './fr/words.ts'

/** All French words of the game. */
export const text: PixieQueenText = assemble({ names, words, effects, moves, refusals, events })
