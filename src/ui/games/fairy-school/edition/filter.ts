/** Which cards the form shows. */
import type { Fault } from '../../../../core/game.ts'
import type { Card, Deck, Edition } from '../../../../games/fairy-school/types.ts'
import type { FairySchoolText } from '../../../../text/index.ts'
import { isOwn } from './change.ts'
import { faultsIn } from './faults.ts'

/** A deck, all of them, or what deserves a look. */
export type Shown = Deck | 'all' | 'own' | 'wrong'

/** A card with its place in the set. */
export interface Placed {
  readonly card: Card
  readonly at: number
}

export const cardPath = (at: number): string => `cards[${at}]`

/** Letters without their accents: nobody types those into a search. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Cards by number that are shown and hold every word looked for, in whatever deck when something is looked for. */
export function cardsShown(
  { cards }: Edition,
  shown: Shown,
  query: string,
  t: Pick<FairySchoolText, 'card'>,
  faults: readonly Fault[],
): readonly Placed[] {
  const wanted = bare(query).split(/\s+/).filter(Boolean)
  const fits = ({ card, at }: Placed): boolean => {
    if (wanted.length > 0) {
      const text = bare(t.card(card).label)
      return wanted.every((word) => text.includes(word))
    }
    if (shown === 'own') return isOwn(card)
    if (shown === 'wrong') return faultsIn(faults, cardPath(at)).length > 0
    return shown === 'all' || card.deck === shown
  }
  return cards
    .map((card, at) => ({ card, at }))
    .filter(fits)
    .sort((a, b) => a.card.number - b.card.number)
}
