/** What the rules find wrong with an edition, in the language of the form. They speak English; a sentence that is not known here stays as it is. */
import type { PixieEditionText } from '../../../../text/index.ts'

type Words = PixieEditionText['faults']

const SENTENCES: readonly (readonly [pattern: RegExp, say: (w: Words, n: readonly number[]) => string])[] = [
  [/^must be a whole number from (-?\d+) to (-?\d+)$/, (w, [least = 0, most = 0]) => w.whole(least, most)],
  [/^does not suffice for the setup/, (w) => w.enough],
  [/^only (\d+) tokens exist$/, (w, [n = 0]) => w.tokens(n)],
  [/^only (\d+) demand tokens are used$/, (w, [n = 0]) => w.rounds(n)],
  [/^the last space gives no punishment$/, (w) => w.last],
  [/^stands there twice$/, (w) => w.twice],
  [/^must have spaces in rows/, (w) => w.rows],
  [/^must have (\d+)(?: to (\d+))? (?:letters|entries)$/, (w, [least = 0, most]) => w.size(least, most ?? least)],
]

/** A fault of the rules in the words of the form. */
export function faultWords(message: string, { faults }: PixieEditionText): string {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(message)
    if (found)
      return say(
        faults,
        found
          .slice(1)
          .filter((part) => part !== undefined)
          .map(Number),
      )
  }
  return message
}
