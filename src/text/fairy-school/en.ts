/** Fairy School in English. */
import type { FairySchoolText } from './assemble.ts'
import { assemble } from './assemble.ts'
import { effects } from './en/effects.ts'
import { events } from './en/events.ts'
import { moves } from './en/moves.ts'
import { names } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import { words } from './en/words.ts'

/** All English words of the game. */
export const text: FairySchoolText = assemble({ names, words, effects, moves, refusals, events })
