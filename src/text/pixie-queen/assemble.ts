/**
 * Builds a language's text of Pixie Queen from its parts: names, moves, refusals, events, words of the board. The mapped
 * types make the type checker find every sentence that is missing.
 */
import type { Params } from '../../core/game.ts'
import type { Event, EventType, MoveWords, RefusalCode } from '../../games/pixie-queen/types.ts'
import { REFUSALS } from '../../games/pixie-queen/types.ts'
import type { MoveLine, MoveText, RefusalParams } from '../sentence.ts'
import { capital, plain, readParams } from '../sentence.ts'
import type { Names } from './en/names.ts'
import type { BoardWords } from './en/words.ts'
import type { FactOf, MoveFactKind, SpaceCode, SpaceFact } from './facts.ts'
import { moveFact } from './facts.ts'
import type { Rich, TextContext } from './rich.ts'

export type { Names } from './en/names.ts'
export type { BoardWords } from './en/words.ts'
export type { MoveText, RefusalParams }
export { readParams }

/** A sentence for every kind of move. */
export type MoveTexts = { readonly [K in MoveFactKind]: (fact: FactOf<K>, ctx: TextContext) => MoveLine }
/** What each space comes to now, as a phrase. */
export type SpaceEffects = Readonly<Record<SpaceCode, (fact: SpaceFact) => string>>
/** A sentence for every refusal; `p` reads the numbers and names that came with it. */
export type RefusalTexts = Readonly<Record<RefusalCode, (p: RefusalParams, ctx: TextContext) => string>>
/** A log line for every event. */
export type EventTexts = { readonly [T in EventType]: (e: Extract<Event, { type: T }>, ctx: TextContext) => Rich }

export interface TextParts {
  readonly names: Names
  readonly words: BoardWords
  readonly effects: SpaceEffects
  readonly moves: MoveTexts
  readonly refusals: RefusalTexts
  readonly events: EventTexts
}

/** All words of Pixie Queen in one language. */
export interface PixieQueenText {
  readonly names: Names
  /** Words of board, sheets, end of game. */
  readonly words: BoardWords
  /** A choice in words, for the seat `ctx.me`. */
  move(words: MoveWords, ctx: TextContext): MoveText
  /** Why a move is not allowed, with the numbers. An unknown code gets a general sentence. */
  refusal(code: string, params: Params | undefined, ctx: TextContext): string
  /** An event as a log line; draw the parts or call {@link plain}. */
  event(event: Event, ctx: TextContext): Rich
  plain(rich: Rich): string
}

function isRefusal(code: string): code is RefusalCode {
  return REFUSALS.some((known) => known === code)
}

/** A fact whose kind is one type parameter, so that the table's function and its argument are known to fit. */
type Keyed<K extends MoveFactKind> = { [P in K]: FactOf<P> & { readonly kind: P } }[K]

function lineFor<K extends MoveFactKind>(
  texts: { readonly [P in K]: (fact: Keyed<P>, ctx: TextContext) => MoveLine },
  fact: Keyed<K>,
  ctx: TextContext,
): MoveLine {
  return texts[fact.kind](fact, ctx)
}

/** One language's text from its parts. */
export function assemble(parts: TextParts): PixieQueenText {
  const colon = parts.names.language === 'fr' ? '\u00a0: ' : ': '
  return {
    names: parts.names,
    words: parts.words,
    move(words, ctx) {
      const [title, detail, label] = lineFor(parts.moves, moveFact(words, ctx), ctx)
      return { title: capital(title), detail, label: capital(label ?? `${title}${colon}${detail}`) }
    },
    refusal: (code, params, ctx) => parts.refusals[isRefusal(code) ? code : 'malformed'](readParams(params), ctx),
    event: (event, ctx) => eventLine(parts.events, event, ctx),
    plain,
  }
}

type Typed<T extends EventType> = { [P in T]: Extract<Event, { type: P }> & { readonly type: P } }[T]

function eventLine<T extends EventType>(
  texts: { readonly [P in T]: (e: Typed<P>, ctx: TextContext) => Rich },
  event: Typed<T>,
  ctx: TextContext,
): Rich {
  return texts[event.type](event, ctx)
}
