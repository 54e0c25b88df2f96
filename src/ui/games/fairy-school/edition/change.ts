/** Changes of a card set as a document. Each touches one place and leaves every other as it was written. */
import type { Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { CARD, DECK_SIZES, FINAL_COUNTS, FINAL_STEPS, isProject } from '../../../../games/fairy-school/edition-limits.ts'
import { type Card, type Deck, type Edition, type Final, LETTERS, type Length, type Line } from '../../../../games/fairy-school/types.ts'
import { same } from '../../../kit/tree.ts'
import { fieldsOf } from './read.ts'
import { worthOf } from './worth.ts'

/** Words and numbers of the game as plain data. */
export const plain = (x: unknown): Json => JSON.parse(JSON.stringify(x))

/** The document with one of its parts replaced. */
export function withPart<K extends keyof Edition>(value: Json, key: K, part: Edition[K]): Json {
  return { ...fieldsOf(value), [key]: plain(part) }
}

/** The document with one entry of a list replaced, several, or none. The others stay as they are written. */
function withEntries(value: Json, edition: Edition, key: 'cards' | 'finals', at: number, entries: readonly (Card | Final)[]): Json {
  const o = fieldsOf(value)
  const written = o[key]
  const list: readonly Json[] = Array.isArray(written) ? written : edition[key].map(plain)
  return { ...o, [key]: [...list.slice(0, at), ...entries.map(plain), ...list.slice(at + 1)] }
}

/** Puts a card in the place of another. Its number in the lists of first projects follows. */
export function withCard(value: Json, edition: Edition, at: number, card: Card): Json {
  const next = withEntries(value, edition, 'cards', at, [card])
  const before = edition.cards[at]?.number
  if (before === undefined || before === card.number) return next
  const lists = LETTERS.map((letter) => [letter, edition.initiation[letter].map((n) => (n === before ? card.number : n))] as const)
  const named = LETTERS.some((letter) => edition.initiation[letter].includes(before))
  return named ? { ...fieldsOf(next), initiation: plain(Object.fromEntries(lists)) } : next
}

/** Cards of a deck. */
export const deckSize = (edition: Edition, deck: Deck): number => edition.cards.filter((card) => card.deck === deck).length

/** The next number no card has, up or down from one; undefined where there is none. */
export function freeNumber({ cards }: Edition, from: number, by: 1 | -1): number | undefined {
  const taken = new Set(cards.map((card) => card.number))
  const [min, max] = CARD.number
  for (let n = from + by; n >= min && n <= max; n += by) if (!taken.has(n)) return n
  return undefined
}

/** A number for one card more of a deck: after the last of its cards, else wherever one is free. */
function newNumber(edition: Edition, deck: Deck): number | undefined {
  const last = Math.max(0, ...edition.cards.flatMap((card) => (card.deck === deck ? [card.number] : [])))
  return freeNumber(edition, last, 1) ?? freeNumber(edition, 0, 1)
}

/** Whether the deck has room for one card more. */
export const canCopy = (edition: Edition, { deck }: Card): boolean =>
  deckSize(edition, deck) < DECK_SIZES[deck][1] && edition.cards.length < CARD.all[1] && newNumber(edition, deck) !== undefined

/** One card more, like another, behind it: of its deck, but of no starting deck. */
export function withCopy(value: Json, edition: Edition, at: number): Json {
  const card = edition.cards[at]
  const number = card && newNumber(edition, card.deck)
  if (!card || number === undefined) return value
  const { letter: _, place: __, ...rest } = card
  return withEntries(value, edition, 'cards', at, [card, { ...rest, number }])
}

/** Why a card cannot go: its deck needs it, or a starting deck, or first projects name it. */
export type Kept = 'deck' | 'letter' | 'initiation'

export function keptBy(edition: Edition, card: Card): Kept | null {
  if (deckSize(edition, card.deck) <= DECK_SIZES[card.deck][0]) return 'deck'
  if (card.letter !== undefined) return 'letter'
  return LETTERS.some((letter) => edition.initiation[letter].includes(card.number)) ? 'initiation' : null
}

export const withoutCard = (value: Json, edition: Edition, at: number): Json => withEntries(value, edition, 'cards', at, [])

/** A card with other effects: what it is worth follows. */
export const withLines = (card: Card, lines: readonly Line[]): Card => ({ ...card, lines, value: worthOf(lines) })

/** A card in another deck: only projects have a price, only S cards belong to a starting deck. */
export function inDeck(card: Card, deck: Deck): Card {
  const { cost, letter, place, ...rest } = card
  return {
    ...rest,
    deck,
    ...(isProject({ deck }) ? { cost: cost ?? { earth: 1 } } : {}),
    ...(deck === 'S' && letter ? { letter } : {}),
    ...(deck === 'S' && place ? { place } : {}),
  }
}

/** A card of another starting deck, or of none; it begins in the discard until a place is chosen. */
export function inLetter(card: Card, letter: Card['letter']): Card {
  const { letter: _, place, ...rest } = card
  return letter === undefined ? rest : { ...rest, letter, place: place ?? 'discard' }
}

// ---------------------------------------------------------------- final projects

export const withFinal = (value: Json, edition: Edition, at: number, final: Final): Json =>
  withEntries(value, edition, 'finals', at, [final])

const finalsOf = ({ finals }: Edition, kind: Length): readonly Final[] => finals.filter((final) => final.kind === kind)

/** All marks of a kind. */
const marksOf = (kind: Length): readonly string[] =>
  Array.from({ length: FINAL_COUNTS[kind][1] }, (_, k) => `${kind === 'long' ? 'F' : 'f'}${k + 1}`)

/** The next mark of its kind that no final project has, from that of one, up or down. */
export function freeMark({ finals }: Edition, { id, kind }: Pick<Final, 'id' | 'kind'>, by: 1 | -1): string | undefined {
  const taken = new Set(finals.map((final) => final.id))
  const marks = marksOf(kind)
  const from = marks.indexOf(id)
  const [before, after] = [marks.slice(0, Math.max(0, from)).reverse(), marks.slice(from + 1)]
  return (by > 0 ? after : before).find((mark) => !taken.has(mark))
}

/** A mark for one more of a kind. */
const newMark = (edition: Edition, kind: Length): string | undefined => freeMark(edition, { id: '', kind }, 1)

export const canCopyFinal = (edition: Edition, { kind }: Final): boolean => newMark(edition, kind) !== undefined

/** One final project more, like another, after all of its kind. */
export function withFinalCopy(value: Json, edition: Edition, at: number): Json {
  const final = edition.finals[at]
  const id = final && newMark(edition, final.kind)
  return final && id !== undefined ? withEntries(value, edition, 'finals', at, [final, { ...final, id }]) : value
}

export const canRemoveFinal = (edition: Edition, { kind }: Final): boolean => finalsOf(edition, kind).length > FINAL_COUNTS[kind][0]

export const withoutFinal = (value: Json, edition: Edition, at: number): Json => withEntries(value, edition, 'finals', at, [])

/** The steps of a final project, as many as its kind has. */
export const stepsOf = ({ kind, steps }: Final): Final['steps'] =>
  Array.from({ length: Math.max(FINAL_STEPS[kind], steps.length) }, (_, k) => steps[k] ?? {})

// ---------------------------------------------------------------- what differs from the shipped set

/** What the shipped set has as one of its parts. */
export const shippedPart = <K extends keyof Edition>(key: K): Edition[K] => EDITION[key]

const shippedCards: ReadonlyMap<number, Card> = new Map(EDITION.cards.map((card) => [card.number, card]))

/** The shipped card of a number. */
export const shippedCard = (number: number): Card | undefined => shippedCards.get(number)
export const shippedFinal = (id: string): Final | undefined => EDITION.finals.find((final) => final.id === id)

const alike = (a: Card | Final, b: Card | Final | undefined): boolean => b !== undefined && same(plain(a), plain(b))

/** Whether a card is not as it is shipped; a new one is not either. */
export const isOwn = (card: Card): boolean => !alike(card, shippedCard(card.number))
export const isOwnFinal = (final: Final): boolean => !alike(final, shippedFinal(final.id))
