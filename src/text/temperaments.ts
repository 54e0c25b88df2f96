/** The shape of the words for temperaments of bots. */

/** A nickname of its own gender, and how one of that kind plays, as the rest of a sentence. */
export interface TemperamentWords {
  readonly name: string
  readonly detail: string
}

/** The words of a game's temperaments by their names. */
export type TemperamentTexts = Readonly<Record<string, TemperamentWords>>
