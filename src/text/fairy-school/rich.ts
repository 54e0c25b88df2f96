/** Sentences with things in them: a log line names elements, fairies, cards and creatures, which the page draws as pictures. */
import type { Seat } from '../../core/game.ts'
import type { CardNumber, Creature, Edition, Element, View } from '../../games/fairy-school/types.ts'
import { joining } from '../sentence.ts'

export { capital } from '../sentence.ts'

/** A piece of a sentence. `text` is what a reader without pictures gets; joined, the texts make the sentence. */
export type RichPart =
  | string
  | { readonly kind: 'element'; readonly element: Element; readonly count: number; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly me: boolean; readonly text: string }
  | { readonly kind: 'card'; readonly card: CardNumber; readonly text: string }
  | { readonly kind: 'creature'; readonly creature: Creature; readonly text: string }
  | { readonly kind: 'cubes'; readonly count: number; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'final'; readonly final: string; readonly text: string }

export type Rich = readonly RichPart[]

/** What the sentences are told about the table. */
export interface TextContext {
  readonly view: View
  /** The card set in force: `view.options.edition`, or the shipped one when that is null. */
  readonly edition: Edition
  /** The name of a seat's fairy. */
  name(seat: Seat): string
  /** The seat that is addressed as "you"; -1 when nobody is. */
  readonly me: Seat
}

/** The number of the final trimester, in short games too. */
export const LAST = 4

export const { rich, joinRich } = joining<RichPart>()
