/** Fairy School in French. */
import type { FairySchoolText } from './assemble.ts'
import { assemble } from './assemble.ts'
import { effects } from './fr/effects.ts'
import { events } from './fr/events.ts'
import { moves } from './fr/moves.ts'
import { names } from './fr/names.ts'
import { refusals } from './fr/refusals.ts'
import { words } from './fr/words.ts'

/** All French words of the game. */
export const text: FairySchoolText = assemble({ names, words, effects, moves, refusals, events })
