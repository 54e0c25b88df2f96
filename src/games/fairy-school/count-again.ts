/** The end of a game counted twice: by the rules, and by a clerk beside it from the scales, cards and elements that lie on the table. */
import { type Book, openBook } from './clerk.ts'
import { countUp } from './clerk-count.ts'
import { EDITION } from './edition.ts'
import { finalLines } from './score.ts'
import type { State } from './state.ts'
import { CREATURES, ELEMENTS, type FinalLine } from './types.ts'

function countAgain(s: State): readonly FinalLine[] {
  const open = openBook(s.seats)
  const fairies: Book['fairies'] = open.fairies.map((fairy, seat) => {
    const [earth = 0, plant = 0, fire = 0, water = 0, air = 0] = s.elements.slice(seat * ELEMENTS.length)
    return {
      ...fairy,
      scale: s.scale.slice(seat * s.seats, (seat + 1) * s.seats),
      studied: CREATURES.filter((_, k) => ((s.studied[seat] ?? 0) >> k) & 1),
      projects: s.realised[seat]?.length ?? 0,
      steps: s.steps[seat] ?? 0,
      elements: { earth, plant, fire, water, air },
    }
  })
  return countUp(EDITION, { ...open, length: s.options.length, over: true, fairies })
}

/** The counts of a game that is over and was played by the shipped numbers; to be the same (FS-SCORE, FS-SETUP-03, FS-SHORT-05). */
export const countTwice = (s: State): readonly [rules: readonly FinalLine[], clerk: readonly FinalLine[]] => [finalLines(s), countAgain(s)]
