/** Makes the parts of rich sentences with one language's names. */
import type { Seat } from '../../core/game.ts'
import type { Bundle, CardNumber, Creature, Element } from '../../games/fairy-school/types.ts'
import { ELEMENTS } from '../../games/fairy-school/types.ts'
import type { Names } from './en/names.ts'
import { cardFact, finalFact } from './facts.ts'
import type { Rich, RichPart, TextContext } from './rich.ts'
import { joinRich } from './rich.ts'

/** Part makers for one language; `and` stands before the last of several. */
export function parts(names: Names, and: string) {
  const element = (kind: Element, count: number): RichPart => ({ kind: 'element', element: kind, count, text: names.element(kind, count) })
  const card = (number: CardNumber, ctx: TextContext): RichPart => ({
    kind: 'card',
    card: number,
    text: names.card(cardFact(number, ctx).card, number),
  })
  const list = (items: readonly (RichPart | Rich)[]): Rich => (items.length === 0 ? [names.nothing] : joinRich(items, ', ', and))
  return {
    element,
    list,
    bundle: (bundle: Bundle): Rich =>
      list(ELEMENTS.filter((kind) => (bundle[kind] ?? 0) > 0).map((kind) => element(kind, bundle[kind] ?? 0))),
    seat: (seat: Seat, ctx: TextContext, text: string): RichPart => ({ kind: 'seat', seat, me: seat === ctx.me, text }),
    card,
    cards: (numbers: readonly CardNumber[], ctx: TextContext): Rich => list(numbers.map((number) => card(number, ctx))),
    creature: (creature: Creature): RichPart => ({ kind: 'creature', creature, text: names.creatures[creature].the }),
    cubes: (count: number, seat: Seat): RichPart => ({ kind: 'cubes', count, seat, text: names.cubes(count) }),
    final: (id: string, ctx: TextContext): RichPart => ({
      kind: 'final',
      final: id,
      text: names.final(id, finalFact(id, ctx)?.main ?? []),
    }),
  }
}
