/** Sentences with things in them: a log line names goods, seats, tiles and spaces, which the page draws as pictures. */
import type { Seat } from '../../core/game.ts'
import type { Colour, Cube, Good, LooseTile, Series, Skill, SpaceId, View } from '../../games/pixie-queen/types.ts'
import { joining } from '../sentence.ts'

export { capital } from '../sentence.ts'

/** A piece of a sentence. `text` is what a reader without pictures gets; joined, the texts make the sentence. */
export type RichPart =
  | string
  | { readonly kind: 'good'; readonly good: Good | Cube; readonly count: number; readonly text: string }
  | { readonly kind: 'seat'; readonly colour: Colour; readonly me: boolean; readonly text: string }
  | { readonly kind: 'tile'; readonly tile: LooseTile | Skill; readonly text: string }
  | { readonly kind: 'reward'; readonly series: Series; readonly value: number; readonly text: string }
  | { readonly kind: 'space'; readonly space: SpaceId; readonly text: string }
  /** Points: negative ones are punishment, positive ones reward. */
  | { readonly kind: 'points'; readonly value: number; readonly text: string }

export type Rich = readonly RichPart[]

/** What the sentences are told about the table. */
export interface TextContext {
  readonly view: View
  /** The name of a colour's player; of the third colour in a two-player game too. */
  name(colour: Colour): string
  /** The seat that is addressed as "you"; -1 when nobody is. */
  readonly me: Seat
}

/** The colour without a player in a two-player game: sentences call it by its term, not by a name. */
export function isThirdColour(colour: Colour, ctx: TextContext): boolean {
  return colour >= ctx.view.seats
}

export const { rich, joinRich } = joining<RichPart>()
