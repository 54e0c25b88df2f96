/**
 * What a move means at this table, without words: which card, what is paid, what comes of it. One place for all
 * languages; the numbers come from the view and the card set only.
 */
import type { Seat } from '../../core/game.ts'
import type {
  Bundle,
  Card,
  CardNumber,
  Cell,
  Column,
  Creature,
  Element,
  FairyView,
  Final,
  Line,
  MoveWords,
  Phase,
  Quote,
} from '../../games/fairy-school/types.ts'
import { COLUMNS, CREATURES, ELEMENTS } from '../../games/fairy-school/types.ts'
import type { TextContext } from './rich.ts'

/** A card by its printed number; `card` is missing for a number that the card set does not have. */
export interface CardFact {
  readonly number: CardNumber
  readonly card: Card | undefined
}

/** One line of a fairy's card. */
export interface UseFact extends CardFact {
  readonly of: Seat
  readonly mine: boolean
  readonly line: Line | undefined
}

/** What `{stop:true}` ends. */
export type StopWhat = 'repeat' | 'study' | 'waive'

/** A move with everything its sentence needs. */
export type MoveFact =
  | { readonly kind: 'deal' }
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'keep'; readonly card: CardFact }
  | { readonly kind: 'projects'; readonly cards: readonly CardFact[] }
  | { readonly kind: 'take'; readonly card: CardFact }
  | { readonly kind: 'place'; readonly card: CardFact; readonly cell: Cell }
  | { readonly kind: 'ready'; readonly phase: Phase }
  | {
      readonly kind: 'columns'
      readonly columns: readonly Column[]
      readonly cost: Bundle
      readonly exchanging: boolean
      readonly shared: readonly CardFact[]
      readonly personal: readonly CardFact[]
    }
  | { readonly kind: 'activate'; readonly use: UseFact; readonly again: boolean }
  | { readonly kind: 'copy'; readonly use: UseFact }
  | { readonly kind: 'give'; readonly element: Element; readonly have: number; readonly left: number; readonly gain: Element | null }
  | { readonly kind: 'option'; readonly gain: Bundle; readonly index: number }
  | { readonly kind: 'repeat'; readonly line: Line | undefined; readonly reps: number }
  | { readonly kind: 'stop'; readonly what: StopWhat }
  | { readonly kind: 'summon'; readonly card: CardFact }
  | { readonly kind: 'study'; readonly card: CardFact; readonly bonus: Element | 'any' | null }
  | { readonly kind: 'bonus'; readonly element: Element }
  | { readonly kind: 'exchange'; readonly element: Element; readonly rate: number }
  | { readonly kind: 'joker'; readonly element: Element }
  | { readonly kind: 'realise'; readonly card: CardFact; readonly quote: Quote | undefined }
  | { readonly kind: 'step'; readonly step: number; readonly quote: Quote | undefined }
  | { readonly kind: 'waive'; readonly element: Element; readonly left: number; readonly price: Bundle }
  | { readonly kind: 'final'; readonly id: string; readonly final: Final | undefined }
export type MoveFactKind = MoveFact['kind']
export type FactOf<K extends MoveFactKind> = Extract<MoveFact, { readonly kind: K }>

const maps = new WeakMap<object, ReadonlyMap<CardNumber, Card>>()

/** A card by its number. */
export function cardFact(number: CardNumber, ctx: TextContext): CardFact {
  const { cards } = ctx.edition
  const map = maps.get(cards) ?? new Map(cards.map((card) => [card.number, card]))
  maps.set(cards, map)
  return { number, card: map.get(number) }
}

/** A final project by its id. */
export function finalFact(id: string, ctx: TextContext): Final | undefined {
  return ctx.edition.finals.find((final) => final.id === id)
}

/** The other creature of a pair (FS-CARD-11). */
export function partnerOf(creature: Creature): Creature {
  return CREATURES[CREATURES.indexOf(creature) ^ 1] ?? creature
}

/** What completing a creature's pair gives; `any` is one basic element of choice. */
export function pairBonusOf(creature: Creature, ctx: TextContext): Element | 'any' {
  return ctx.edition.pairBonus[CREATURES.indexOf(creature) >> 1] ?? 'any'
}

const mine = (ctx: TextContext): FairyView | undefined => ctx.view.fairies[ctx.me]

function sum(bundles: readonly Bundle[]): Bundle {
  const out: Partial<Record<Element, number>> = {}
  for (const bundle of bundles) for (const e of ELEMENTS) if (bundle[e]) out[e] = (out[e] ?? 0) + (bundle[e] ?? 0)
  return out
}

/** The meaning of a move for the seat `ctx.me`. */
export function moveFact(words: MoveWords, ctx: TextContext): MoveFact {
  return cardMove(words, ctx) ?? elementMove(words, ctx) ?? otherMove(words, ctx)
}

function cardMove(words: MoveWords, ctx: TextContext): MoveFact | undefined {
  const card = (number: CardNumber) => cardFact(number, ctx)
  const quote = (what: CardNumber) => mine(ctx)?.quotes.find((q) => q.what === what)
  if ('keep' in words) return { kind: 'keep', card: card(words.keep) }
  if ('projects' in words) return { kind: 'projects', cards: words.projects.map(card) }
  if ('take' in words) return { kind: 'take', card: card(words.take) }
  if ('place' in words) return { kind: 'place', card: card(words.place), cell: words.at }
  if ('activate' in words) {
    return { kind: 'activate', use: useFact(words.activate, words, ctx), again: mine(ctx)?.step === 'again' }
  }
  if ('copy' in words) return { kind: 'copy', use: useFact(words.copy, words, ctx) }
  if ('summon' in words) return { kind: 'summon', card: card(words.summon) }
  if ('study' in words) return { kind: 'study', card: card(words.study), bonus: bonusNow(card(words.study), ctx) }
  if ('realise' in words) return { kind: 'realise', card: card(words.realise), quote: quote(words.realise) }
  if ('step' in words) return { kind: 'step', step: words.step, quote: quote(0) }
  if ('final' in words) return { kind: 'final', id: words.final, final: finalFact(words.final, ctx) }
  return undefined
}

function useFact(number: CardNumber, words: { readonly of: Seat; readonly line: number }, ctx: TextContext): UseFact {
  const fact = cardFact(number, ctx)
  return { ...fact, of: words.of, mine: words.of === ctx.me, line: fact.card?.lines[words.line] }
}

/** The bonus a study would bring now: only when the partner is studied already (FS-STUDY-05). */
function bonusNow({ card }: CardFact, ctx: TextContext): Element | 'any' | null {
  if (card === undefined) return null
  return mine(ctx)?.studied.includes(partnerOf(card.creature)) ? pairBonusOf(card.creature, ctx) : null
}

function elementMove(words: MoveWords, ctx: TextContext): MoveFact | undefined {
  const fairy = mine(ctx)
  if ('give' in words) {
    const give = fairy?.own?.give
    return { kind: 'give', element: words.give, have: fairy?.elements[words.give] ?? 0, left: give?.left ?? 1, gain: give?.gain ?? null }
  }
  if ('bonus' in words) return { kind: 'bonus', element: words.bonus }
  if ('exchange' in words) return { kind: 'exchange', element: words.exchange, rate: ctx.edition.rates[words.exchange] }
  if ('joker' in words) return { kind: 'joker', element: words.joker }
  if ('waive' in words) return { kind: 'waive', element: words.waive, left: fairy?.discount ?? 0, price: fairy?.own?.price ?? {} }
  return undefined
}

function otherMove(words: MoveWords, ctx: TextContext): MoveFact {
  if ('columns' in words) return columnsFact(words.columns, ctx)
  if ('option' in words) return { kind: 'option', gain: lineNow(ctx)?.line?.oneOf?.[words.option] ?? {}, index: words.option }
  if ('repeat' in words) return { kind: 'repeat', line: lineNow(ctx)?.line, reps: lineNow(ctx)?.reps ?? 0 }
  if ('stop' in words) return { kind: 'stop', what: stopWhat(ctx) }
  if ('ready' in words) return { kind: 'ready', phase: ctx.view.phase }
  if ('order' in words) return { kind: 'order', order: words.order }
  return { kind: 'deal' }
}

function stopWhat(ctx: TextContext): StopWhat {
  const step = mine(ctx)?.step
  return step === 'study' || step === 'waive' ? step : 'repeat'
}

/** The line being carried out, and how often it was. */
function lineNow(ctx: TextContext): { readonly line: Line | undefined; readonly reps: number } | undefined {
  const frame = mine(ctx)?.own?.frames.at(-1)
  return frame && { line: cardFact(frame.card, ctx).card?.lines[frame.line], reps: frame.reps }
}

function columnsFact(columns: readonly Column[], ctx: TextContext): MoveFact {
  const fairy = mine(ctx)
  const numbers = columns.map((column) => COLUMNS.indexOf(column))
  const cost = sum(numbers.map((i) => ctx.edition.columnCost[i] ?? {}))
  const row = (from: number) =>
    numbers.flatMap((i) => {
      const card = fairy?.forest[from + i] ?? null
      return card === null ? [] : [cardFact(card, ctx)]
    })
  const exchanging = ELEMENTS.some((e) => (cost[e] ?? 0) > (fairy?.elements[e] ?? 0))
  return { kind: 'columns', columns, cost, exchanging, shared: row(0), personal: row(COLUMNS.length) }
}
