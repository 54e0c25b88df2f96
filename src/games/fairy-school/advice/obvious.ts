/** The weightiest move of a step that a look ahead meets again and again, found without a list of all. */
import type { Move } from '../../../core/game.ts'
import { AIR, BOTTOM_RIGHT, byStep, FOREST, KINDS, LAST, PER_TURN, PHASE, TOP_LEFT } from '../codes.ts'
import { cardOf, costOf } from '../compiled.ts'
import { againReason, copyReason } from '../legal/lines.ts'
import { reckon } from '../legal/pay.ts'
import { candidates, eachThree, studyReason, waiveReason } from '../legal/turn.ts'
import { COLUMN_SETS } from '../moves.ts'
import { nextStep, reaches } from '../queries.ts'
import type { State } from '../state.ts'
import {
  ACTIVATE,
  BONUS,
  COLUMNS_SET,
  COPY,
  GIVE,
  KEEP,
  NEXT_STEP,
  OPTION,
  PLACE,
  PROJECTS,
  READY,
  REALISE,
  REPEAT,
  STOP,
  STUDY,
  SUMMON,
  WAIVE,
} from '../words.ts'
import { NO_WAY } from './eyes.ts'
import { bestLines } from './lines.ts'
import { columnsPlayed, goodPlan } from './plan.ts'
import type { Taste } from './taste.ts'
import { moreOfKind, moreWorth, type Wants, wantsOf } from './wants.ts'
import { draftWorth, LITTLE, lineAtHand, makesPair, projectWeight, repeatPays, stepWeight, waiveWeight } from './weights.ts'
import { cardWorth, lineWorth } from './worth.ts'

const NONE: readonly Move[] = []

/** The best answer so far, and what it is worth: one list, used again and again. */
const answer: Move[] = [READY]
let most = 0

/** Begins with an answer that is better than nothing. */
function begin(move: Move, worth: number): void {
  answer[0] = move
  most = worth
}

/** Of equals the first is kept. */
function propose(move: Move, worth: number): void {
  if (worth > most) begin(move, worth)
}

/** A plan, card by card in the order of the hand. */
export function laid(s: State, seat: number, cells: readonly number[]): readonly Move[] {
  const line: Move[] = []
  const hand = s.hand[seat]
  for (let i = 0; i < hand.length; i++) {
    const cell = cells.indexOf(hand[i])
    if (cell < 0) return NONE
    line.push(PLACE(hand[i], cell))
  }
  line.push(READY)
  return line
}

const plan = (s: State, seat: number, taste: Taste): readonly Move[] =>
  laid(s, seat, s.hand[seat].length > 0 ? goodPlan(s, seat, taste) : NONE)

function columns(s: State, seat: number, taste: Taste): readonly Move[] {
  const played = columnsPlayed(s, seat, taste)
  begin(READY, NO_WAY / 2)
  for (let i = 0; i < COLUMN_SETS.length; i++) propose(COLUMNS_SET(COLUMN_SETS[i]), played[COLUMN_SETS[i]])
  return answer[0] === READY ? NONE : answer
}

function option(s: State, seat: number, taste: Taste): readonly Move[] {
  const w = wantsOf(s, seat, taste)
  const list = lineAtHand(s, seat).oneOf ?? []
  begin(OPTION(0), Number.NEGATIVE_INFINITY)
  for (let i = 0; i < list.length; i++) propose(OPTION(i), moreWorth(w, list[i]))
  return answer
}

function keep(s: State, seat: number, taste: Taste): readonly Move[] {
  begin(READY, Number.NEGATIVE_INFINITY)
  for (let i = 0; i < s.offer[seat].length; i++) propose(KEEP(s.offer[seat][i]), draftWorth(s, cardOf(s.rules, s.offer[seat][i]), taste))
  return answer
}

function projects(s: State, seat: number, taste: Taste): readonly Move[] {
  const all = candidates(s, seat)
  const worth = all.map((card) => draftWorth(s, cardOf(s.rules, card), taste))
  begin(READY, Number.NEGATIVE_INFINITY)
  eachThree(all.length, (i, j, k) => propose(PROJECTS(all[i], all[j], all[k]), worth[i] + worth[j] + worth[k]))
  return answer
}

function give(s: State, seat: number, taste: Taste): readonly Move[] {
  const w = wantsOf(s, seat, taste)
  begin(READY, Number.NEGATIVE_INFINITY)
  for (let k = 0; k < KINDS; k++) if (w.has[k] > 0) propose(GIVE(k), moreOfKind(w, k, -1))
  return answer
}

function summon(s: State, seat: number, taste: Taste): readonly Move[] {
  const w = wantsOf(s, seat, taste)
  begin(READY, Number.NEGATIVE_INFINITY)
  for (let i = 0; i < s.summoned[seat].length; i++) propose(SUMMON(s.summoned[seat][i]), cardWorth(w, cardOf(s.rules, s.summoned[seat][i])))
  return answer
}

type Reason = typeof againReason

/** What `again` or `copy` leads to: whatever helps most. Weighed before it is judged, in the order of her moves. */
function reuse(s: State, seat: number, taste: Taste, reason: Reason, make: typeof COPY): readonly Move[] {
  const w = wantsOf(s, seat, taste)
  begin(READY, Number.NEGATIVE_INFINITY)
  proposeLines(s, seat, w, seat, s.personal[seat], reason, make)
  for (let n = 0; n < s.seats; n++) {
    const owner = (seat + n) % s.seats
    if (reaches(s, seat, owner)) proposeLines(s, seat, w, owner, s.shared[owner], reason, make)
  }
  return answer
}

function proposeLines(s: State, seat: number, w: Wants, owner: number, cards: readonly number[], reason: Reason, make: typeof COPY): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cardOf(s.rules, cards[i])
    for (let line = 0; line < card.lines.length; line++) {
      const worth = lineWorth(w, card, card.lines[line])
      if (worth > most && reason(s, seat, cards[i], owner, line) === 0) begin(make(cards[i], owner, line), worth)
    }
  }
}

const again = (s: State, seat: number, taste: Taste): readonly Move[] => reuse(s, seat, taste, againReason, ACTIVATE)
const copy = (s: State, seat: number, taste: Taste): readonly Move[] => reuse(s, seat, taste, copyReason, COPY)

function bonus(s: State, seat: number, taste: Taste): readonly Move[] {
  const w = wantsOf(s, seat, taste)
  begin(BONUS(0), Number.NEGATIVE_INFINITY)
  for (let k = 0; k < AIR; k++) propose(BONUS(k), moreOfKind(w, k, 1))
  return answer
}

function waive(s: State, seat: number): readonly Move[] {
  begin(STOP, 0)
  for (let k = 0; k < KINDS; k++) if (waiveReason(s, seat, k) === 0) propose(WAIVE(k), waiveWeight(s, seat, k))
  return answer
}

function repeat(s: State, seat: number, taste: Taste): readonly Move[] {
  begin(repeatPays(s, seat, taste) ? REPEAT : STOP, 0)
  return answer
}

function study(s: State, seat: number): readonly Move[] {
  begin(STOP, 0)
  for (const cell of [TOP_LEFT, BOTTOM_RIGHT]) {
    const card = s.forest[seat * FOREST + cell]
    if (studyReason(s, seat, card) === 0) propose(STUDY(card), makesPair(s, seat, card) ? 2 : 1)
  }
  return answer
}

/** What is good to buy. */
function buy(s: State, seat: number, taste: Taste): readonly Move[] {
  begin(READY, 0)
  const projects = s.phase !== PHASE.spending && s.bought[seat] >= PER_TURN ? NONE : s.projects[seat]
  for (let i = 0; i < projects.length; i++) {
    const { short, tokens } = reckon(s.rules, s.elements, seat * KINDS, costOf(s.rules, projects[i]), 0, s.discount[seat])
    if (short === 0) proposeGood(REALISE(projects[i]), projectWeight(s, projects[i], tokens, taste))
  }
  const price = s.trimester === LAST ? nextStep(s, seat) : null
  if (price) {
    const { short, tokens } = reckon(s.rules, s.elements, seat * KINDS, price, 0, s.discount[seat])
    if (short === 0) proposeGood(NEXT_STEP(s.steps[seat] + 1), stepWeight(s, tokens, taste))
  }
  // What is good in its kind may still be less likely than what is not.
  return most > 0 && most < LITTLE ? NONE : answer
}

function proposeGood(move: Move, weight: number): void {
  if (weight !== LITTLE) propose(move, weight)
}

const OBVIOUS = byStep(
  { keep, projects, plan, columns, activate: bestLines, give, option, repeat, summon, again, copy, study, bonus, realise: buy, waive },
  () => NONE,
)

/** {@link import('../../../core/game.ts').Knowledge.obvious}, of a fairy of this taste. */
export const obvious = (s: State, seat: number, taste: Taste): readonly Move[] => OBVIOUS[s.at[seat]](s, seat, taste)
