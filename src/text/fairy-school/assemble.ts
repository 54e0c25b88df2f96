/**
 * Builds a language's text of Fairy School from its parts: names, effects, moves, refusals, events, words of the board.
 * The mapped types make the type checker find every sentence that is missing.
 */
import type { Params } from '../../core/game.ts'
import type { Card, Event, EventType, Final, Line, MoveWords, RefusalCode } from '../../games/fairy-school/types.ts'
import { REFUSALS } from '../../games/fairy-school/types.ts'
import type { MoveLine, MoveText, RefusalParams } from '../sentence.ts'
import { capital, plain, readParams } from '../sentence.ts'
import type { Names } from './en/names.ts'
import type { BoardWords } from './en/words.ts'
import type { FactOf, MoveFactKind } from './facts.ts'
import { moveFact } from './facts.ts'
import type { Rich, TextContext } from './rich.ts'

export type { Names } from './en/names.ts'
export type { BoardWords } from './en/words.ts'
export type { MoveText, RefusalParams }
export { readParams }

/** A sentence for every kind of move. */
export type MoveTexts = { readonly [K in MoveFactKind]: (fact: FactOf<K>, ctx: TextContext) => MoveLine }
/** A sentence for every refusal; `p` reads the numbers and names that came with it. */
export type RefusalTexts = Readonly<Record<RefusalCode, (p: RefusalParams, ctx: TextContext) => string>>
/** A log line for every event. */
export type EventTexts = { readonly [T in EventType]: (e: Extract<Event, { type: T }>, ctx: TextContext) => Rich }

/** The printed words of a language's cards, made from the card data by one rule for all of them. */
export interface EffectTexts {
  /** An effect line as a phrase in lower case: "pay 1 water to gain 1 air" (FS-CARD-20 to 30). */
  line(line: Line): string
  /** The lines of a card as alternatives, one sentence (FS-CARD-13). */
  lines(lines: readonly Line[]): string
}

/** A small card in words. */
export interface CardText {
  /** The creature: "Mermaid". */
  readonly name: string
  /** Creature and printed number, which no other card of the set has: "Mermaid 51". */
  readonly title: string
  /** One phrase an effect line, each beginning with a capital. */
  readonly lines: readonly string[]
  /** All effects as one sentence. */
  readonly effect: string
  /** The price of a project, "3 earth and 1 plant"; empty for other cards. */
  readonly price: string
  /** Everything, for a screen reader: title, price, effect; without a full stop, for more may follow. */
  readonly label: string
}

/** A final project in words. */
export interface FinalText {
  readonly title: string
  /** The prices of its steps, first step first. */
  readonly steps: readonly string[]
}

export interface TextParts {
  readonly names: Names
  readonly words: BoardWords
  readonly effects: EffectTexts
  readonly moves: MoveTexts
  readonly refusals: RefusalTexts
  readonly events: EventTexts
}

/** All words of Fairy School in one language. */
export interface FairySchoolText {
  readonly names: Names
  /** Words of board, sheets, options, end of game. */
  readonly words: BoardWords
  /** The printed words of a card. */
  card(card: Card): CardText
  /** The printed words of one effect line, beginning with a capital. */
  line(line: Line): string
  final(final: Final): FinalText
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

type Typed<T extends EventType> = { [P in T]: Extract<Event, { type: P }> & { readonly type: P } }[T]

function eventLine<T extends EventType>(
  texts: { readonly [P in T]: (e: Typed<P>, ctx: TextContext) => Rich },
  event: Typed<T>,
  ctx: TextContext,
): Rich {
  return texts[event.type](event, ctx)
}

function cardText(card: Card, { names, words, effects }: TextParts): CardText {
  const title = names.card(card, card.number)
  const price = card.cost === undefined ? '' : names.bundle(card.cost)
  const effect = effects.lines(card.lines)
  return {
    name: names.creatures[card.creature].name,
    title,
    lines: card.lines.map((line) => capital(effects.line(line))),
    effect,
    price,
    label: words.cardLabel(title, price, effect).replace(/\.$/, ''),
  }
}

/** One language's text from its parts. */
export function assemble(parts: TextParts): FairySchoolText {
  const { names, effects } = parts
  const colon = names.language === 'fr' ? '\u00a0: ' : ': '
  return {
    names,
    words: parts.words,
    card: (card) => cardText(card, parts),
    line: (line) => capital(effects.line(line)),
    final: (final) => ({ title: names.final(final.id, final.main), steps: final.steps.map(names.bundle) }),
    move(words, ctx) {
      const [title, detail, label] = lineFor(parts.moves, moveFact(words, ctx), ctx)
      const whole = detail === '' ? title : `${title}${colon}${detail}`
      return { title: capital(title), detail, label: capital(label ?? whole) }
    },
    refusal: (code, params, ctx) => parts.refusals[isRefusal(code) ? code : 'malformed'](readParams(params), ctx),
    event: (event, ctx) => eventLine(parts.events, event, ctx),
    plain,
  }
}
