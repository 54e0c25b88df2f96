/** Sentences for the terminal, in the language asked for. */
import type { Game, Json, Move, Params, Refusal, Seat } from '../core/game.ts'
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

/** What the terminal asks of a game's texts, whichever game: its words for moves, events and refusals. */
interface Sentences {
  move(words: Json, context: object): { readonly label: string }
  event(event: object, context: object): unknown
  plain(rich: unknown): string
  refusal(code: string, params: Params | undefined, context: object): string
}

/** The sentences of a game in a language. Colours are called by their seat numbers: a save of the terminal knows no names. */
export async function speechFor(game: Game, language: Language): Promise<Speech> {
  const text = (await loadText(game.id as Parameters<typeof loadText>[0], language)) as unknown as Sentences
  const context = (view: object, me: Seat) => {
    const edition = 'options' in view ? game.printed?.(view.options as object) : undefined
    return { view, me, edition, name: (colour: number) => `#${colour}` }
  }
  return {
    move: (move, view, seat) => text.move(game.notation.move(move), context(view, seat)).label,
    event: (event, view) => text.plain(text.event(event, context(view, -1))),
    refusal: ({ code, params }, view, seat) => text.refusal(code, params, context(view, seat)),
  }
}
