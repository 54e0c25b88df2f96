/** What the boards offer to be tapped: the legal choices of the moment by the thing they are about. */
import type { Creature, Edition, Element } from '../../../games/fairy-school/types.ts'
import type { Option } from './options.tsx'

/** Choices that the boards draw. */
export interface Offers {
  /** Creatures to study. */
  readonly studies: ReadonlyMap<Creature, Option>
  /** Elements to exchange for. */
  readonly exchanges: ReadonlyMap<Element, Option>
  /** Final projects to choose, and the next step of one's own. */
  readonly finals: ReadonlyMap<string, Option>
  readonly step: Option | null
}

/** Sorts choices by what they are about. Of two cards with one creature the first is offered: studying either is the same. */
export function offersOf(options: readonly Option[], edition: Edition): Offers {
  const studies = new Map<Creature, Option>()
  const exchanges = new Map<Element, Option>()
  const finals = new Map<string, Option>()
  let step: Option | null = null
  for (const option of options) {
    const { words } = option
    if ('study' in words) {
      const creature = edition.cards.find((card) => card.number === words.study)?.creature
      if (creature && !studies.has(creature)) studies.set(creature, option)
    } else if ('exchange' in words) exchanges.set(words.exchange, option)
    else if ('final' in words) finals.set(words.final, option)
    else if ('step' in words) step = option
  }
  return { studies, exchanges, finals, step }
}
