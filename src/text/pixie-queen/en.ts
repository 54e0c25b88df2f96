/** Pixie Queen in English. */
import type { PixieQueenText } from './assemble.ts'
import { assemble } from './assemble.ts'
import { events } from './en/events.ts'
import { effects, moves } from './en/moves.ts'
import { names } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import { words } from './en/words.ts'

/** All English words of the game. */
export const text: PixieQueenText = assemble({ names, words, effects, moves, refusals, events })
