/** Sentences with things in them: a log line names goods, seats, tiles and spaces, which the page draws as pictures. */
import type { Seat } from '../../core/game.ts'
import type { Colour, Cube, Good, LooseTile, Series, Skill, SpaceId, View } from '../../games/pixie-queen/types.ts'

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

/** Upper case for the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** A rich sentence as plain text. */
export function plain(rich: Rich): string {
  return rich.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Template tag: puts parts and lists of parts into a sentence; numbers and strings become text. */
export function rich(strings: TemplateStringsArray, ...values: readonly (RichPart | Rich | number)[]): Rich {
  const out: RichPart[] = []
  strings.forEach((string, i) => {
    if (string !== '') out.push(string)
    const value = values[i]
    if (value === undefined || value === '') return
    if (typeof value === 'number') out.push(String(value))
    else if (isList(value)) out.push(...value)
    else out.push(value)
  })
  return out
}

function isList(value: RichPart | Rich): value is Rich {
  return Array.isArray(value)
}

/** Parts with separators between: "a, b and c". */
export function joinRich(parts: readonly RichPart[], comma: string, last: string): Rich {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? last : comma, part]))
}
