/** Which choices a place of the board stands for. The choices are the legal moves; nothing here knows a rule. */
import type { Seat } from '../../../core/game.ts'
import { type CardNumber, CELLS, COLUMNS, type Column, type Element, type MoveWords } from '../../../games/fairy-school/types.ts'

import type { Picked } from './table.ts'

interface Choice {
  readonly words: MoveWords
}

/** The card a choice is about, where it is about the card as it lies; placing it somewhere is not. */
function cardIn(words: MoveWords): readonly [card: CardNumber, of: Seat | null] | null {
  if ('activate' in words) return [words.activate, words.of]
  if ('copy' in words) return [words.copy, words.of]
  if ('study' in words) return [words.study, null]
  if ('realise' in words) return [words.realise, null]
  if ('summon' in words) return [words.summon, null]
  if ('keep' in words) return [words.keep, null]
  if ('take' in words) return [words.take, null]
  return null
}

/** Choices about a card of a fairy. Start cards are many with one number, so that the owner counts. */
export function waysOf<O extends Choice>(options: readonly O[], card: CardNumber, of: Seat, me: Seat): O[] {
  return options.filter(({ words }) => {
    const about = cardIn(words)
    return about !== null && about[0] === card && (about[1] ?? me) === of
  })
}

/** Where a card of the hand may be placed: its choice by cell number. */
export function placesOf<O extends Choice>(options: readonly O[], card: CardNumber): ReadonlyMap<number, O> {
  return new Map(options.flatMap((o) => ('place' in o.words && o.words.place === card ? [[CELLS.indexOf(o.words.at), o] as const] : [])))
}

/** The choice of an element in the purse: to give it, to gain it, or not to pay it. */
export const elementWay = <O extends Choice>(options: readonly O[], element: Element): O | undefined =>
  options.find(
    ({ words: w }) => ('give' in w && w.give === element) || ('bonus' in w && w.bonus === element) || ('waive' in w && w.waive === element),
  )

const holds = <T>(all: readonly T[], some: readonly T[]): boolean => some.every((each) => all.includes(each))
const same = <T>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && holds(a, b)

/** The choice that plays exactly these columns. */
export const columnsWay = <O extends Choice>(options: readonly O[], columns: readonly Column[]): O | undefined =>
  options.find(({ words }) => 'columns' in words && same(words.columns, columns))

/** The choice of exactly these projects. */
export const projectsWay = <O extends Choice>(options: readonly O[], cards: readonly CardNumber[]): O | undefined =>
  options.find(({ words }) => 'projects' in words && same(words.projects, cards))

/** Whether a choice goes on from what is taken up or marked: another place for the card, more columns, more projects. */
export function goesWith(picked: Picked | null, words: MoveWords): boolean {
  if (picked?.kind === 'card') return !('place' in words) || words.place === picked.card
  if (picked?.kind === 'columns') return !('columns' in words) || holds(words.columns, picked.columns)
  if (picked?.kind === 'projects') return !('projects' in words) || holds(words.projects, picked.cards)
  return true
}

/** Marks one more of at most `most`, or unmarks it; beyond that the first one marked goes. */
export function toggled<T>(marked: readonly T[], one: T, most: number): readonly T[] {
  if (marked.includes(one)) return marked.filter((each) => each !== one)
  return [...marked, one].slice(-most)
}

/** The columns in the order in which they lie. */
export const inOrder = (columns: readonly Column[]): Column[] => COLUMNS.filter((column) => columns.includes(column))

/** Choices of the kind `verb`. */
export const has = (options: readonly Choice[], verb: string): boolean => options.some(({ words }) => verb in words)
