/** Deals: starting decks, projects, final projects (FS-START, FS-EXPERT, FS-DRAFT-02, FS-FINAL-01). */
import { FOREST, KINDS, LAST, PHASE, STEP } from '../codes.ts'
import { cardOf } from '../compiled.ts'
import { luckOf, shuffled, shuffledPile, tableRng } from '../shuffle.ts'
import type { State } from '../state.ts'
import { LETTERS } from '../types.ts'
import type { Emit } from './common.ts'

/** S cards each fairy begins with (FS-START-02, FS-TWO-02). */
export const startCards = (seats: number): number => (seats === 2 ? 5 : 4)
/** Projects dealt to each fairy (FS-DRAFT-02). */
export const DEALT = 4

const START = 0
const S_DECK = 1

/** Her twelve start cards, shuffled by her own luck (FS-SETUP-11). */
function shufflePiles(s: State, seed: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.luck[seat] = luckOf(seed, seat)
    s.draw[seat] = shuffledPile(s.rules.decks[START], s.luck[seat], s.shuffles[seat]++)
  }
}

/** The cards of a predefined deck go where they say (FS-START-04). */
function layOut(s: State, seat: number, letter: number): void {
  s.letter[seat] = letter
  for (const number of s.rules.decks[S_DECK]) {
    const card = cardOf(s.rules, number)
    if (card.letter !== letter) continue
    if (card.place < 0) s.discard[seat].push(number)
    else s.forest[seat * FOREST + card.place] = number
  }
}

/** What the others see of a fairy's start. */
export function tellStart(s: State, seat: number, emit: Emit): void {
  const forest = s.forest.slice(seat * FOREST, seat * FOREST + FOREST).filter((n) => n !== 0)
  emit?.({ type: 'started', seat, forest, discard: s.discard[seat].slice() })
}

/** The initiation game's given projects, and as many others for the common discard (FS-START-05 to 07). */
function giveProjects(s: State, rest: (cards: readonly number[]) => number[]): void {
  for (let seat = 0; seat < s.seats; seat++) s.projects[seat] = [...s.rules.initiation[s.letter[seat]]]
  const left = s.rules.decks[2].filter((n) => !s.projects.some((own) => own.includes(n)))
  s.common = rest(left)
    .slice(0, s.seats)
    .sort((a, b) => a - b)
}

/** Hands for a passing round: `each` cards to everybody. */
function dealHands(s: State, cards: readonly number[], each: number, phase: number, emit: Emit): void {
  s.phase = phase
  s.pass = 1
  if (phase === PHASE.start) emit?.({ type: 'phase', phase: 'start' })
  for (let seat = 0; seat < s.seats; seat++) {
    s.offer[seat] = cards.slice(seat * each, seat * each + each).sort((a, b) => a - b)
    s.at[seat] = STEP.keep
    emit?.({ type: 'dealt', seat, cards: s.offer[seat].slice() })
  }
}

/** Everybody gets a pile of her own and S cards (FS-SETUP-10, 11). */
export function dealStart(s: State, seed: number, emit: Emit): void {
  const rng = tableRng(seed)
  shufflePiles(s, seed)
  if (s.options.setup === 'expert') return dealHands(s, shuffled(s.rules.decks[S_DECK], rng), startCards(s.seats), PHASE.start, emit)
  const letters = shuffled(LETTERS.map((_, i) => i).slice(0, Math.max(4, s.seats)), rng)
  for (let seat = 0; seat < s.seats; seat++) layOut(s, seat, letters[seat])
  if (s.seats === 2) {
    const rest = s.rules.decks[S_DECK].filter((n) => !s.letter.includes(cardOf(s.rules, n).letter))
    const extra = shuffled(rest, rng)
    for (let seat = 0; seat < s.seats; seat++) s.discard[seat].push(extra[seat])
  }
  emit?.({ type: 'decks', letters: s.letter.map((l) => LETTERS[l]) })
  for (let seat = 0; seat < s.seats; seat++) tellStart(s, seat, emit)
  if (s.options.setup === 'initiation') giveProjects(s, (cards) => shuffled(cards, rng))
}

/**
 * Four projects of the trimester to each fairy; the rest stays in the box (FS-DRAFT-02, 08). None of them is in play
 * before its trimester (FS-SETUP-06), unless a start position brought it there.
 */
export function dealProjects(s: State, seed: number, emit: Emit): void {
  const used = new Set([...s.common, ...s.projects.flat(), ...s.realised.flat()])
  const deck = s.rules.decks[s.trimester + 1].filter((n) => !used.has(n))
  dealHands(s, shuffled(deck, tableRng(seed)), DEALT, PHASE.draft, emit)
}

/** One final project more than there are fairies, as far as there are (FS-FINAL-01, FS-SHORT-04). */
export function dealFinals(s: State, seed: number, emit: Emit): void {
  const kind = s.options.length === 'long'
  const codes = s.rules.final.flatMap((f, code) => (f && code < 16 === kind ? [code] : []))
  s.trimester = LAST
  s.finals = shuffled(codes, tableRng(seed))
    .slice(0, s.seats + 1)
    .sort((a, b) => a - b)
  emit?.({ type: 'finalsOpen', finals: s.finals.map((code) => s.rules.final[code]?.id ?? '') })
}

/** Nothing of elements shown in phase 2 remains. */
export const hideShown = (s: State): void => {
  s.shown.fill(0, 0, s.seats * KINDS)
}
