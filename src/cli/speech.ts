/** Sentences for the terminal, in the language asked for. */
import type { Game, Json, Move, Refusal, Seat } from '../core/game.ts'
import { LANGUAGES, type Language, loadGame as loadText } from '../text/index.ts'
import { usage } from './errors.ts'
import type { AnyEvent } from './session.ts'

/** Speaks about one table. Every method takes what the speaker may see: a view of the game. */
export interface Speech {
  move(move: Move, view: object, seat: Seat): string
  event(event: AnyEvent, view: object): string
  refusal(refusal: Refusal, view: object, seat: Seat): string
}

/** A language from a flag; English when there is none. @throws CommandError for one we do not speak. */
export function languageOf(flag: string | undefined): Language {
  if (flag === undefined) return 'en'
  const found = LANGUAGES.find((language) => language === flag)
  if (found === undefined) throw usage(`--lang is one of ${LANGUAGES.join(', ')}`)
  return found
}

/** The sentences of a game in a language. Colours are called by their seat numbers: a save of the terminal knows no names. */
export async function speechFor(game: Game, language: Language): Promise<Speech> {
  const text = await loadText(game.id as Parameters<typeof loadText>[0], language)
  const words = (move: Move) => game.notation.move(move) as Parameters<typeof text.move>[0] & Json
  const context = (view: object, me: Seat) =>
    ({ view, me, name: (colour: number) => `#${colour}` }) as unknown as Parameters<typeof text.move>[1]
  return {
    move: (move, view, seat) => text.move(words(move), context(view, seat)).label,
    event: (event, view) => text.plain(text.event(event as Parameters<typeof text.event>[0], context(view, -1))),
    refusal: ({ code, params }, view, seat) => text.refusal(code, params, context(view, seat)),
  }
}
