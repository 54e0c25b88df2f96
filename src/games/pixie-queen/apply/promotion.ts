/** Moving a pixie up, with displacement: PQ-PROMO-04 to 32. */
import { APPLE, FREE_DISPLACEMENT, NOBODY } from '../codes.ts'
import { hasSkill } from '../queries.ts'
import type { State } from '../state.ts'
import { MINE } from '../words.ts'
import { colourWord, type Emit, pay, placeWord } from './common.ts'

/** Carries out a legal step of a pixie of `colour`; `by` moves it and pays the apple. */
export function stepUp(s: State, by: number, colour: number, from: number, to: number, emit: Emit): void {
  const displaced = s.pixies[to]
  const apples = displaced !== NOBODY && !hasSkill(s, by, FREE_DISPLACEMENT) ? 1 : 0
  if (apples > 0) pay(s, by, APPLE, 1)
  if (from === MINE) s.miners[colour]--
  else s.pixies[from] = displaced
  if (from === MINE && displaced !== NOBODY) s.miners[displaced]++
  s.pixies[to] = colour
  emit?.({ type: 'promoted', colour, by, from: placeWord(from), to: placeWord(to), displaced: colourWord(displaced), apples })
}
