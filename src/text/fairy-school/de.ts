/** Fairy School in German. */
import type { FairySchoolText } from './assemble.ts'
import { assemble } from './assemble.ts'
import { effects } from './de/effects.ts'
import { events } from './de/events.ts'
import { moves } from './de/moves.ts'
import { names } from './de/names.ts'
import { refusals } from './de/refusals.ts'
import { words } from './de/words.ts'

/** All German words of the game. */
export const text: FairySchoolText = assemble({ names, words, effects, moves, refusals, events })
