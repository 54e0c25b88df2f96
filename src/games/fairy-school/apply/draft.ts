/** Passing rounds and what they end in: S cards placed, projects chosen (FS-DRAFT, FS-EXPERT). */
import { PHASE, STEP } from '../codes.ts'
import type { State } from '../state.ts'
import type { Emit } from './common.ts'
import { tellStart } from './deal.ts'

/** Keeps a card face down (FS-DRAFT-03, FS-EXPERT-02). */
export function keep(s: State, seat: number, card: number, emit: Emit): void {
  s.offer[seat].splice(s.offer[seat].indexOf(card), 1)
  s.kept[seat].push(card)
  s.at[seat] = STEP.idle
  emit?.({ type: 'sealed', seat })
}

/** The rest goes to the left neighbour; a last single card is simply kept. Returns the phase that follows. */
export function endPass(s: State, emit: Emit): number {
  const offers = s.offer
  s.offer = offers.map((_, seat) => offers[(seat + 1) % s.seats])
  emit?.({ type: 'passed', pass: s.pass })
  if (s.offer[0].length > 1) {
    s.pass++
    s.at.fill(STEP.keep)
    return s.phase
  }
  for (let seat = 0; seat < s.seats; seat++) {
    s.kept[seat].push(...s.offer[seat])
    s.offer[seat] = []
  }
  s.pass = 0
  if (s.phase === PHASE.draft) return PHASE.projects
  for (let seat = 0; seat < s.seats; seat++) {
    s.hand[seat] = s.kept[seat]
    s.kept[seat] = []
  }
  return PHASE.starting
}

/** Two S cards lie in the top row, the rest goes to the discard (FS-EXPERT-03, FS-TWO-04). */
export function revealStart(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.discard[seat].push(...s.hand[seat])
    s.hand[seat] = []
    s.planned[seat] = 0
    tellStart(s, seat, emit)
  }
}

/** The chosen three are current, everything else goes to the common discard (FS-DRAFT-04, 05). */
export function revealProjects(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const p = s.choice[seat]
    const chosen = [p & 255, (p >> 8) & 255, p >> 16]
    const common = [...s.kept[seat], ...s.projects[seat]].filter((card) => !chosen.includes(card)).sort((a, b) => a - b)
    s.projects[seat] = chosen
    s.kept[seat] = []
    s.choice[seat] = 0
    s.common.push(...common)
    // A copy: the list of current projects changes, what was told does not.
    emit?.({ type: 'projects', seat, chosen: chosen.slice(), common })
  }
}
